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
