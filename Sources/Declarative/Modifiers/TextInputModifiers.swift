/// What asks of a keyboard or an editor something that a terminal has no say in. SwiftUI sources
/// compile; the view stays as it is.
extension View {
  /// This view: a terminal corrects nothing that is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// This view: a terminal corrects nothing that is typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// This view: a real keyboard has a key for capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// This view: a real keyboard has a key for capitals.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// This view: a real keyboard has the keys it has.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// This view: a terminal fills in nothing by itself.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// This view: the return key of a real keyboard says what it says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// This view: there is no software keyboard to put away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}

/// Which letters a software keyboard would make capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType

  public static let never = TextInputAutocapitalization(.none)
  public static let words = TextInputAutocapitalization(.words)
  public static let sentences = TextInputAutocapitalization(.sentences)
  public static let characters = TextInputAutocapitalization(.allCharacters)

  public init(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The older name of which letters a software keyboard would make capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Which keys a software keyboard would show.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What a text is, for a system that fills it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "additional-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let birthdate = Self(rawValue: "bday")
  public static let dateTime = Self(rawValue: "date-time")
}

/// What a software keyboard would call its return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// When scrolling would put a software keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
