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

  /// An option that has a default, which help shows.
  public init(
    _ name: String, short: Character? = nil, of kind: ValueKind<Value>, default fallback: Value,
    help: String
  ) {
    shape = OptionShape(
      name: name, short: short, help: help, value: kind.shape,
      defaultText: kind.write(fallback))
    read = { (texts) throws(UsageFault) in
      guard let text = texts.last else { return fallback }
      return try kind.value(of: text, for: "--\(name)")
    }
  }

  /// An option that is `nil` when it is not given.
  public init<Given: Sendable>(
    _ name: String, short: Character? = nil, of kind: ValueKind<Given>, help: String
  ) where Value == Given? {
    shape = OptionShape(name: name, short: short, help: help, value: kind.shape)
    read = { (texts) throws(UsageFault) in
      guard let text = texts.last else { return nil }
      return try kind.value(of: text, for: "--\(name)")
    }
  }

  /// An option that has to be given.
  public init(
    required name: String, short: Character? = nil, of kind: ValueKind<Value>, help: String
  ) {
    shape = OptionShape(
      name: name, short: short, help: help, value: kind.shape, isRequired: true)
    read = { (texts) throws(UsageFault) in
      guard let text = texts.last else { throw .missingOption("--\(name)") }
      return try kind.value(of: text, for: "--\(name)")
    }
  }

  /// An option that may be given any number of times, its values kept in order.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: One letter for the same, without its dash.
  ///   - kind: How a text becomes a value.
  ///   - separatedByCommas: Whether one text may hold several values: `--only a,b`.
  ///   - help: One line for the help.
  public init<Element: Sendable>(
    repeating name: String, short: Character? = nil, of kind: ValueKind<Element>,
    separatedByCommas: Bool = false, help: String
  ) where Value == [Element] {
    shape = OptionShape(
      name: name, short: short, help: help, value: kind.shape, isRepeatable: true,
      isSeparatedByCommas: separatedByCommas)
    read = { (texts) throws(UsageFault) in
      var values: [Element] = []
      for text in texts {
        let parts =
          separatedByCommas
          ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [text]
        for part in parts { values.append(try kind.value(of: part, for: "--\(name)")) }
      }
      return values
    }
  }

  public func value(from texts: [String]) throws(UsageFault) -> Value {
    try read(texts)
  }
}

/// An option without a value: it is on, or off.
///
/// A flag may be given more than once; the last one counts, so that a script can add `--no-cache`
/// to a line that already says `--cache`.
public struct Flag: OptionDeclaration {
  public let shape: OptionShape
  private let fallback: Bool

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: One letter for the same, without its dash.
  ///   - fallback: The value when the flag is not given.
  ///   - negatable: Whether `--no-NAME` turns it off.
  ///   - help: One line for the help.
  public init(
    _ name: String, short: Character? = nil, default fallback: Bool = false,
    negatable: Bool = false, help: String
  ) {
    shape = OptionShape(
      name: name, short: short, help: help, value: nil, isRepeatable: true,
      isNegatable: negatable, defaultText: negatable ? (fallback ? "on" : "off") : nil)
    self.fallback = fallback
  }

  public func value(from texts: [String]) -> Bool {
    texts.last.map { $0 == Self.on } ?? fallback
  }

  /// What the parser notes when the flag, or its negation, is given.
  static let on = "on"
  static let off = "off"

  static let help = Flag("help", short: "h", help: "Show this help")
  static let version = Flag("version", help: "Show the version")
}

/// An ``Option`` or a ``Flag`` as a command holds it, whatever the type of its value.
public protocol OptionDeclaration: Sendable {
  associatedtype Value: Sendable
  /// What help, completions and the parser need to know.
  var shape: OptionShape { get }
  /// Turns what was given, one text for each time, into the value.
  ///
  /// - Throws: The fault of a text that is refused, or of a required option that was not given.
  func value(from texts: [String]) throws(UsageFault) -> Value
}

/// What can be said of an option without the type of its value.
public struct OptionShape: Sendable {
  /// The long name, without dashes; it is unique in a command.
  public let name: String
  public let short: Character?
  public let help: String
  /// What its value looks like; nothing for a flag.
  let value: ValueShape?
  var isRepeatable = false
  var isRequired = false
  var isSeparatedByCommas = false
  /// Whether `--no-NAME` is understood too.
  var isNegatable = false
  /// The text of the default that help shows.
  var defaultText: String?

  /// The name as it is typed, which is how errors call the option.
  var spelling: String { "--\(name)" }

  var placeholder: String? {
    value.map { $0.placeholder ?? name.uppercased() }
  }

  /// Every way to type the option.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + longSpellings
  }

  var longSpellings: [String] { [spelling] + (negation.map { [$0] } ?? []) }

  /// How a flag is turned off, if it can be.
  var negation: String? { isNegatable ? "--no-\(name)" : nil }

  /// What a completion says beside one of the spellings.
  func help(for typed: String) -> String {
    typed == negation ? "Turn off \(spelling)" : help
  }
}
