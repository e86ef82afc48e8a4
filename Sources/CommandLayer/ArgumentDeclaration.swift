/// An ``Argument`` as a command holds it, whatever the type of its value.
public protocol ArgumentDeclaration: Sendable {
  associatedtype Value: Sendable
  /// What help, completions and the parser need to know.
  var shape: ArgumentShape { get }
  /// Turns the words that fell to the argument into its value.
  ///
  /// - Throws: The fault of a word that is refused or missing.
  func value(from texts: [String]) throws(UsageFault) -> Value
}

/// How many words an argument takes.
public enum Arity: Hashable, Sendable {
  case exactlyOne, optional, zeroOrMore, oneOrMore

  var minimum: Int { self == .exactlyOne || self == .oneOrMore ? 1 : 0 }
  var isUnbounded: Bool { self == .zeroOrMore || self == .oneOrMore }
}

/// What can be said of an argument without the type of its value.
public struct ArgumentShape: Sendable {
  /// The name that stands for it in help, in capitals by custom; it is unique in a command.
  public let name: String
  public let help: String
  public let arity: Arity
  let value: ValueShape

  /// The argument in a line of usage.
  var usage: String {
    switch arity {
    case .exactlyOne: name
    case .optional: "[\(name)]"
    case .zeroOrMore: "[\(name)...]"
    case .oneOrMore: "\(name)..."
    }
  }
}
