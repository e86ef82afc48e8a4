/// A positional argument, declared once and used as the key to read its value.
public struct Argument<Value: Sendable>: ArgumentDeclaration {
  public let shape: ArgumentShape
  public let isTaken: (@Sendable (ArraySlice<String>) -> Bool)?
  private let read: @Sendable ([String]) throws(UsageFault) -> Value

  /// A required argument.
  public init(_ name: String, of kind: ValueKind<Value>, help: String) {
    shape = ArgumentShape(name: name, help: help, arity: .exactlyOne, value: kind.shape)
    isTaken = nil
    read = { (texts) throws(UsageFault) in
      guard let text = texts.first else { throw .missingArgument(name) }
      return try kind.value(of: text, for: name)
    }
  }

  /// An optional argument, `nil` when it is not given.
  ///
  /// - Parameters:
  ///   - name: Its placeholder in help.
  ///   - kind: The kind of its value.
  ///   - help: The meaning of the value.
  ///   - isTaken: Whether the first of the remaining words is its value, if the word could also
  ///     belong to an argument that follows; by default it is.
  public init<Given: Sendable>(
    optional name: String, of kind: ValueKind<Given>, help: String,
    isTaken: (@Sendable (ArraySlice<String>) -> Bool)? = nil
  ) where Value == Given? {
    self.isTaken = isTaken
    shape = ArgumentShape(name: name, help: help, arity: .optional, value: kind.shape, isConditional: isTaken != nil)
    read = { (texts) throws(UsageFault) in
      guard let text = texts.first else { return nil }
      return try kind.value(of: text, for: name)
    }
  }

  /// An argument that takes all remaining words.
  public init<Element: Sendable>(zeroOrMore name: String, of kind: ValueKind<Element>, help: String)
  where Value == [Element] { self.init(name, of: kind, help: help, arity: .zeroOrMore) }

  /// An argument that takes all remaining words, at least one.
  public init<Element: Sendable>(oneOrMore name: String, of kind: ValueKind<Element>, help: String)
  where Value == [Element] { self.init(name, of: kind, help: help, arity: .oneOrMore) }

  private init<Element: Sendable>(_ name: String, of kind: ValueKind<Element>, help: String, arity: Arity)
  where Value == [Element] {
    shape = ArgumentShape(name: name, help: help, arity: arity, value: kind.shape)
    isTaken = nil
    read = { (texts) throws(UsageFault) in
      guard texts.count >= arity.minimum else { throw .missingArgument(name) }
      var values: [Element] = []
      for text in texts { values.append(try kind.value(of: text, for: name)) }
      return values
    }
  }

  public func value(from texts: [String]) throws(UsageFault) -> Value { try read(texts) }
}

/// A type-erased ``Argument``, as a command stores it.
public protocol ArgumentDeclaration: Sendable {
  associatedtype Value: Sendable
  /// The description that help, completions and the parser use.
  var shape: ArgumentShape { get }
  /// Decides whether the first of the remaining words is its value; nil if it always is.
  var isTaken: (@Sendable (ArraySlice<String>) -> Bool)? { get }
  /// Converts the words of the argument into its value.
  ///
  /// - Throws: The fault of a word that is invalid or missing.
  func value(from texts: [String]) throws(UsageFault) -> Value
}

/// The number of words that an argument takes.
public enum Arity: Hashable, Sendable {
  case exactlyOne, optional, zeroOrMore, oneOrMore

  var minimum: Int { self == .exactlyOne || self == .oneOrMore ? 1 : 0 }
  var isUnbounded: Bool { self == .zeroOrMore || self == .oneOrMore }
}

/// The description of an argument without the type of its value.
public struct ArgumentShape: Sendable {
  /// Its placeholder in help, in capitals by convention; it is unique in a command.
  public let name: String
  public let help: String
  public let arity: Arity
  let value: ValueShape
  /// Whether the words that follow decide if it is given, so that others may come after it.
  var isConditional = false

  /// The argument as it appears in a usage line.
  var usage: String {
    switch arity {
    case .exactlyOne: name
    case .optional: "[\(name)]"
    case .zeroOrMore: "[\(name)...]"
    case .oneOrMore: "\(name)..."
    }
  }
}
