/// What may stand at a place of a file.
///
/// One description serves the reader, which checks files against it, and the JSON Schema that
/// editors use, so the two can't differ.
package indirect enum ValueSchema: Sendable {
  /// Any scalar; all values are read as text, so `no` and `400` are titles.
  case text
  /// Any scalar with more in it than blanks.
  case filledText
  /// A whole number in decimal digits, at least the given one.
  case integer(minimum: Int)
  /// `true` or `false`.
  case flag
  case oneOf([String])
  /// A text of a form of its own.
  case form(TextForm)
  case list(of: ValueSchema)
  /// One text, or several.
  case oneOrMore
  case object(ObjectSchema)
  /// A mapping whose keys the file chooses.
  case map(MapSchema)

  package static func map(of value: ValueSchema, key: KeySchema) -> ValueSchema {
    .map(MapSchema(of: value, key: key))
  }
}

/// A form of text, such as a date or a version.
package final class TextForm: Sendable, Equatable {
  /// What YAML may make of a text of the form that has digits alone.
  package enum Number: String, Sendable {
    case integer
    case number
  }

  /// What a message says was expected: `a day such as 2027-03-01`.
  package let expectation: String
  /// The form as an ECMA-262 expression, for the JSON Schema; nil when any scalar will do.
  package let pattern: String?
  package let number: Number?
  private let matcher: @Sendable (SyntaxNode) -> Bool

  package init(
    _ expectation: String, pattern: String? = nil, number: Number? = nil,
    matches: @escaping @Sendable (SyntaxNode) -> Bool = { _ in true }
  ) {
    self.expectation = expectation
    self.pattern = pattern
    self.number = number
    matcher = matches
  }

  package func matches(_ node: SyntaxNode) -> Bool { node.isScalar && matcher(node) }

  package static func == (left: TextForm, right: TextForm) -> Bool { left === right }
}

/// A mapping with known keys.
///
/// A class, and its keys apart from what they stand for, because a large catalog asks for them half
/// a million times.
package final class ObjectSchema: Sendable {
  /// What a message calls it: `a product`.
  package let name: String
  package let fields: [FieldSchema]
  package let keys: [String]
  package let values: [ValueSchema]
  /// The indices of the keys that must be there.
  package let required: [Int]
  /// Whether the rest of it is read when a key is missing that must be there.
  package let isReadIncomplete: Bool

  package init(name: String, isReadIncomplete: Bool = false, fields: [FieldSchema]) {
    self.name = name
    self.isReadIncomplete = isReadIncomplete
    self.fields = fields
    keys = fields.map(\.name)
    values = fields.map(\.value)
    required = fields.indices.filter { fields[$0].isRequired }
  }

  /// The field with a name.
  package func field(_ name: String) -> FieldSchema? {
    keys.firstIndex(of: name).map { fields[$0] }
  }

  /// What printed schemas call it: `an offer` is `offer`, `a group's localization` is
  /// `groupsLocalization`.
  package var definitionName: String { name.definitionName }
}

package struct FieldSchema: Sendable {
  package let name: String
  package let value: ValueSchema
  package let isRequired: Bool
  /// What the field means, for the JSON Schema's `description`.
  package let summary: String

  package init(
    _ name: String, _ value: ValueSchema, required: Bool = false, _ summary: String
  ) {
    self.name = name
    self.value = value
    isRequired = required
    self.summary = summary
  }
}

/// A mapping with keys of one kind, perhaps besides some of their own.
package final class MapSchema: Sendable, Equatable {
  package let value: ValueSchema
  package let key: KeySchema
  /// The keys that are not of that kind.
  package let fields: [FieldSchema]
  /// What a message says was expected.
  package let expectation: String

  package init(
    of value: ValueSchema, key: KeySchema, fields: [FieldSchema] = [], expectation: String? = nil
  ) {
    self.value = value
    self.key = key
    self.fields = fields
    self.expectation = expectation ?? "a mapping by \(key.name)"
  }

  package static func == (left: MapSchema, right: MapSchema) -> Bool { left === right }
}

/// A kind of keys.
package final class KeySchema: Sendable, Equatable {
  /// The keys that there are.
  struct Known: Sendable {
    let summary: String
    let names: @Sendable () -> [String]
    let problem: @Sendable (String) -> String?
  }

  /// What a message calls one: `locale`.
  package let name: String
  /// Nil when any will do that is not empty.
  let known: Known?

  package init(_ name: String) {
    self.name = name
    known = nil
  }

  /// - Parameters:
  ///   - summary: What the keys are, for the JSON Schema's `description`.
  ///   - names: All of them, for the JSON Schema.
  ///   - problem: What to say of a key; nil when it is one of them.
  package init(
    _ name: String, _ summary: String, names: @escaping @Sendable () -> [String],
    problem: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    known = Known(summary: summary, names: names, problem: problem)
  }

  var definitionName: String { name.definitionName }

  package static func == (left: KeySchema, right: KeySchema) -> Bool { left === right }
}

extension String {
  /// The name without its article, as one word.
  fileprivate var definitionName: String {
    var words = split(separator: " ").map { word in word.filter { $0 != "'" } }
    if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
    return words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
