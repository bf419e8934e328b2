#if !canImport(Combine)
extension NotificationCenter {
  /// Publishes the notifications of a name, on the thread that posts them.
  ///
  /// - Parameter object: Whose notifications to publish; nil for anyone's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name.
  ///
  /// Unchecked because the centre locks for itself, and the object is only compared.
  public struct Publisher: Declarative.Publisher, @unchecked Sendable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Notification) -> Void
    ) -> AnyCancellable {
      let listener = Listener(receiveCompletion, receiveValue)
      let observer = Observer(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) {
          listener.receive($0)
        })
      listener.listen(to: AnyCancellable { observer.center.removeObserver(observer.token) })
      return listener.cancellable
    }
  }
}

/// What a center knows a listener by.
private struct Observer {
  let center: NotificationCenter
  let token: any NSObjectProtocol
}
#endif
