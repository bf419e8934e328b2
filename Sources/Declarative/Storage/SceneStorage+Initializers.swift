extension SceneStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String) {
    self.init(.bool, key, wrappedValue)
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String) {
    self.init(.int, key, wrappedValue)
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String) {
    self.init(.double, key, wrappedValue)
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) {
    self.init(.string, key, wrappedValue)
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String) {
    self.init(.url, key, wrappedValue)
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String) {
    self.init(.data, key, wrappedValue)
  }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Date, _ key: String) {
    self.init(.date, key, wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(StoredForm(.int), key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(StoredForm(.string), key, wrappedValue)
  }
}

/// Without a default, the value is nil until one is set, and again once that is set to nil.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(StoredForm.bool.orNil(), key, nil)
  }

  public init(_ key: String) where Value == Int? {
    self.init(StoredForm.int.orNil(), key, nil)
  }

  public init(_ key: String) where Value == Double? {
    self.init(StoredForm.double.orNil(), key, nil)
  }

  public init(_ key: String) where Value == String? {
    self.init(StoredForm.string.orNil(), key, nil)
  }

  public init(_ key: String) where Value == URL? {
    self.init(StoredForm.url.orNil(), key, nil)
  }

  public init(_ key: String) where Value == Data? {
    self.init(StoredForm.data.orNil(), key, nil)
  }

  public init(_ key: String) where Value == Date? {
    self.init(StoredForm.date.orNil(), key, nil)
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(StoredForm<R>(.int).orNil(), key, nil)
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(StoredForm<R>(.string).orNil(), key, nil)
  }
}
