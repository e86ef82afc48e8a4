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
