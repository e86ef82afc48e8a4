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
