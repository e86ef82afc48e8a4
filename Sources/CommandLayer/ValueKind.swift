import Basics

/// How the text of an option or an argument becomes a value.
///
/// ```swift
/// let port = Option("port", of: .integer(1...65535), default: 8080, help: "Port to listen on")
/// ```
public struct ValueKind<Value: Sendable>: Sendable {
  let shape: ValueShape
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Describes a kind of value of your own.
  ///
  /// - Parameters:
  ///   - placeholder: What stands for the value in help, such as `FILE`; by default the name of the
  ///     option in capitals.
  ///   - expected: What a refusal says was expected, such as `an amount such as "5.99"`.
  ///   - completion: What a shell offers for the value.
  ///   - write: The text of a value, for the default that help shows.
  ///   - read: The value of a text, or nothing when the text is refused.
  public init(
    _ placeholder: String? = nil, expected: String, completion: ValueCompletion = .none,
    write: @escaping @Sendable (Value) -> String = { String(describing: $0) },
    read: @escaping @Sendable (String) -> Value?
  ) {
    shape = ValueShape(
      placeholder: placeholder, expected: expected, allowed: [], completion: completion)
    self.read = read
    self.write = write
  }

  init(
    shape: ValueShape, write: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  func value(of text: String, for name: String) throws(UsageFault) -> Value {
    if let value = read(text) { return value }
    throw .invalidValue(
      text, for: name, expected: shape.expected,
      suggestion: Suggestion.nearest(
        to: text, among: shape.completion.candidates.map(\.value), completing: true))
  }
}

/// What help and completions need to know of a value, whatever its type.
struct ValueShape: Sendable {
  let placeholder: String?
  let expected: String
  /// The values that help lists; empty when there are too many to list, or no end of them.
  let allowed: [String]
  let completion: ValueCompletion
}
