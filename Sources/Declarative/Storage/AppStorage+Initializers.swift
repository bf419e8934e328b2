extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(.bool, key, store, wrappedValue)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(.int, key, store, wrappedValue)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(.double, key, store, wrappedValue)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(.string, key, store, wrappedValue)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(.url, key, store, wrappedValue)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(.data, key, store, wrappedValue)
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(.date, key, store, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(StoredForm(.int), key, store, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(StoredForm(.string), key, store, wrappedValue)
  }
}

/// Without a default, the value is nil until one is set, and again once that is set to nil.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredForm.bool.orNil(), key, store, nil)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredForm.int.orNil(), key, store, nil)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredForm.double.orNil(), key, store, nil)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredForm.string.orNil(), key, store, nil)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredForm.url.orNil(), key, store, nil)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredForm.data.orNil(), key, store, nil)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredForm.date.orNil(), key, store, nil)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(StoredForm<R>(.int).orNil(), key, store, nil)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(StoredForm<R>(.string).orNil(), key, store, nil)
  }
}
