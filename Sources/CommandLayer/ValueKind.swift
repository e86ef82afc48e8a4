import Basics

/// The conversion between the text of an option or an argument and its value.
///
/// ```swift
/// let port = Option("port", of: .integer(1...65535), default: 8080, help: "Port to listen on")
/// ```
public struct ValueKind<Value: Sendable>: Sendable {
  let shape: ValueShape
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Creates a custom kind of value.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder for the value in help, such as `FILE`; by default the name
  ///     of the option in capitals.
  ///   - expected: The description of a valid value in error messages, such as
  ///     `an amount such as "5.99"`.
  ///   - completion: The candidates that a shell offers for the value.
  ///   - write: Converts a value to text, for the default that help shows.
  ///   - read: Converts text to a value, or returns nil when the text is invalid.
  public init(
    _ placeholder: String? = nil, expected: String, completion: ValueCompletion = .none,
    write: @escaping @Sendable (Value) -> String = { String(describing: $0) },
    read: @escaping @Sendable (String) -> Value?
  ) {
    shape = ValueShape(placeholder: placeholder, expected: expected, allowed: [], completion: completion)
    self.read = read
    self.write = write
  }

  init(shape: ValueShape, write: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (String) -> Value?) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  func value(of text: String, for name: String) throws(UsageFault) -> Value {
    if let value = read(text) { return value }
    throw .invalidValue(
      text, for: name, expected: shape.expected,
      suggestion: Suggestion.nearest(to: text, among: shape.known.map(\.value), completing: true))
  }
}

/// The type-erased description of a value that help and completions use.
struct ValueShape: Sendable {
  let placeholder: String?
  let expected: String
  /// The values that help lists; empty when there are too many of them.
  let allowed: [String]
  let completion: ValueCompletion

  /// The values that are known regardless of the other words.
  var known: [Candidate] { if case .candidates(let list) = completion { list(CompletionContext()) } else { [] } }
}

extension ValueKind where Value == String {
  /// Any text.
  public static func text(_ placeholder: String? = nil) -> ValueKind {
    ValueKind(placeholder, expected: "a text", write: { $0 }, read: { $0 })
  }

  /// The path of a file; it is completed, but not checked to exist.
  public static func file(extensions: [String] = [], placeholder: String = "FILE") -> ValueKind {
    path(placeholder, completion: .file(extensions: extensions))
  }

  /// The path of a directory; it is completed, but not checked to exist.
  public static func directory(placeholder: String = "DIR") -> ValueKind { path(placeholder, completion: .directory) }

  /// One of a short list, which help shows in full.
  public static func choice(_ choices: [Candidate], placeholder: String? = nil) -> ValueKind {
    let allowed = choices.map(\.value)
    return ValueKind(
      shape: .choice(among: choices, placeholder: placeholder), write: { $0 }, read: { allowed.contains($0) ? $0 : nil }
    )
  }

  /// One of a list too long for help; the closure is called when a value is read or completed.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder for the value in help.
  ///   - expected: The description of a valid value in error messages, such as
  ///     `the name of a rule`.
  ///   - list: Returns the values.
  public static func name(
    _ placeholder: String? = nil, expected: String, from list: @escaping @Sendable () -> [Candidate]
  ) -> ValueKind {
    ValueKind(
      placeholder, expected: expected, completion: .candidates { _ in list() }, write: { $0 },
      read: { text in list().contains { $0.value == text } ? text : nil })
  }

  /// An empty path is rejected: it is more often an unset variable in a script than intended.
  private static func path(_ placeholder: String, completion: ValueCompletion) -> ValueKind {
    ValueKind(placeholder, expected: "a path", completion: completion, write: { $0 }, read: { $0.isEmpty ? nil : $0 })
  }
}

extension ValueKind where Value == Int {
  /// A decimal integer within a range.
  public static func integer(_ range: ClosedRange<Int> = .min ... .max, placeholder: String = "NUMBER") -> ValueKind {
    let expected =
      switch (range.lowerBound, range.upperBound) {
      case (.min, .max): "an integer"
      case (let low, .max): "an integer of at least \(low)"
      case (.min, let high): "an integer of at most \(high)"
      case (let low, let high): "an integer from \(low) to \(high)"
      }
    return ValueKind(placeholder, expected: expected) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One case of an enumeration, by its raw value.
  public static func choice(_ type: Value.Type = Value.self, placeholder: String? = nil) -> ValueKind {
    let choices = Value.allCases.map { Candidate($0.rawValue) }
    return ValueKind(
      shape: .choice(among: choices, placeholder: placeholder), write: { $0.rawValue }, read: { Value(rawValue: $0) })
  }
}

extension ValueKind {
  /// `KEY=VALUE` with a key from a list, such as `json=report.json`.
  public static func assignment<Assigned: Sendable>(
    _ placeholder: String? = nil, keys: [Candidate], to kind: ValueKind<Assigned>
  ) -> ValueKind where Value == Assignment<Assigned> {
    let names = keys.map(\.value)
    let shape = ValueShape(
      placeholder: placeholder ?? "KEY=\(kind.shape.placeholder ?? "VALUE")",
      expected: "\(kind.shape.expected) after a key and \"=\", the key " + ValueShape.oneOf(names), allowed: names,
      completion: .assignment(keys: keys, value: kind.shape.completion))
    let write: @Sendable (Value) -> String = { "\($0.key)=\(kind.write($0.value))" }
    return ValueKind(shape: shape, write: write) { text in
      guard let sign = text.firstIndex(of: "="), let key = names.first(where: { $0 == text[..<sign] }),
        let value = kind.read(String(text[text.index(after: sign)...]))
      else { return nil }
      return Assignment(key: key, value: value)
    }
  }
}

extension ValueShape {
  static func choice(among choices: [Candidate], placeholder: String?) -> ValueShape {
    let allowed = choices.map(\.value)
    return ValueShape(
      placeholder: placeholder, expected: oneOf(allowed), allowed: allowed, completion: .candidates { _ in choices })
  }

  static func oneOf(_ values: [String]) -> String { "one of " + values.map { "\"\($0)\"" }.joined(separator: ", ") }
}

/// A value given as `KEY=VALUE`.
public struct Assignment<Value: Sendable>: Sendable {
  public let key: String
  public let value: Value

  public init(key: String, value: Value) {
    self.key = key
    self.value = value
  }
}

extension Assignment: Equatable where Value: Equatable {}
