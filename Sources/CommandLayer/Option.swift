/// An option that takes a value, declared once and used as the key to read the value.
///
/// ```swift
/// let port = Option("port", short: "p", of: .integer(1...65535), default: 8080, help: "…")
/// // in the action of a command that lists it among its options:
/// invocation[port]  // an Int
/// ```
public struct Option<Value: Sendable>: OptionDeclaration {
  public let shape: OptionShape
  private let read: @Sendable ([String]) throws(UsageFault) -> Value

  /// An option with a default, which help shows.
  public init(_ name: String, short: Character? = nil, of kind: ValueKind<Value>, default fallback: Value, help: String)
  {
    shape = OptionShape(name: name, short: short, help: help, value: kind.shape, defaultText: kind.write(fallback))
    read = { (texts) throws(UsageFault) in
      guard let text = texts.last else { return fallback }
      return try kind.value(of: text, for: "--\(name)")
    }
  }

  /// An optional option, `nil` when it is not given.
  public init<Given: Sendable>(_ name: String, short: Character? = nil, of kind: ValueKind<Given>, help: String)
  where Value == Given? {
    shape = OptionShape(name: name, short: short, help: help, value: kind.shape)
    read = { (texts) throws(UsageFault) in
      guard let text = texts.last else { return nil }
      return try kind.value(of: text, for: "--\(name)")
    }
  }

  /// A required option.
  public init(required name: String, short: Character? = nil, of kind: ValueKind<Value>, help: String) {
    shape = OptionShape(name: name, short: short, help: help, value: kind.shape, isRequired: true)
    read = { (texts) throws(UsageFault) in
      guard let text = texts.last else { throw .missingOption("--\(name)") }
      return try kind.value(of: text, for: "--\(name)")
    }
  }

  /// An option that can be given any number of times; its values are kept in order.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The one-letter name, without its dash.
  ///   - kind: The conversion from text to value.
  ///   - separatedByCommas: Whether one text may contain several values: `--only a,b`.
  ///   - help: One line for the help.
  public init<Element: Sendable>(
    repeating name: String, short: Character? = nil, of kind: ValueKind<Element>, separatedByCommas: Bool = false,
    help: String
  ) where Value == [Element] {
    shape = OptionShape(
      name: name, short: short, help: help, value: kind.shape, isRepeatable: true,
      isSeparatedByCommas: separatedByCommas)
    read = { (texts) throws(UsageFault) in
      var values: [Element] = []
      for text in texts {
        let parts =
          separatedByCommas ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [text]
        for part in parts { values.append(try kind.value(of: part, for: "--\(name)")) }
      }
      return values
    }
  }

  public func value(from texts: [String]) throws(UsageFault) -> Value { try read(texts) }
}

/// An option without a value: it is on or off.
///
/// A flag may be given more than once; the last one wins, so that a script can append `--no-cache`
/// to a line that already contains `--cache`.
public struct Flag: OptionDeclaration {
  public let shape: OptionShape
  private let fallback: Bool

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The one-letter name, without its dash.
  ///   - fallback: The value when the flag is not given.
  ///   - negatable: Whether `--no-NAME` turns it off.
  ///   - help: One line for the help.
  public init(
    _ name: String, short: Character? = nil, default fallback: Bool = false, negatable: Bool = false, help: String
  ) {
    shape = OptionShape(
      name: name, short: short, help: help, value: nil, isRepeatable: true, isNegatable: negatable,
      defaultText: negatable ? (fallback ? "on" : "off") : nil)
    self.fallback = fallback
  }

  public func value(from texts: [String]) -> Bool { texts.last.map { $0 == Self.on } ?? fallback }

  /// The text that the parser records when the flag is given, and when its negation is.
  static let on = "on"
  static let off = "off"

  static let help = Flag("help", short: "h", help: "Show this help")
  static let version = Flag("version", help: "Show the version")
}

/// A type-erased ``Option`` or ``Flag``, as a command stores it.
public protocol OptionDeclaration: Sendable {
  associatedtype Value: Sendable
  /// The description that help, completions and the parser use.
  var shape: OptionShape { get }
  /// Converts the given texts, one for each occurrence, into the value.
  ///
  /// - Throws: The fault of a text that is invalid, or of a required option that was not given.
  func value(from texts: [String]) throws(UsageFault) -> Value
}

/// The description of an option without the type of its value.
public struct OptionShape: Sendable {
  /// The long name, without dashes; it is unique in a command.
  public let name: String
  public let short: Character?
  public let help: String
  /// The shape of its value; nil for a flag.
  let value: ValueShape?
  var isRepeatable = false
  var isRequired = false
  var isSeparatedByCommas = false
  /// Whether `--no-NAME` is accepted too.
  var isNegatable = false
  /// The text of the default that help shows.
  var defaultText: String?

  /// The name as it is typed, which error messages use.
  var spelling: String { "--\(name)" }

  var placeholder: String? { value.map { $0.placeholder ?? name.uppercased() } }

  /// Every way to type the option.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + longSpellings }

  var longSpellings: [String] { [spelling] + (negation.map { [$0] } ?? []) }

  /// The spelling that turns a flag off, if there is one.
  var negation: String? { isNegatable ? "--no-\(name)" : nil }

  /// The help that completion shows for one of the spellings.
  func help(for typed: String) -> String { typed == negation ? "Turn off \(spelling)" : help }
}
