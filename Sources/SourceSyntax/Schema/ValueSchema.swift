import Basics

/// The values that are allowed at a place in a file.
///
/// One description serves the reader, which validates files against it, and the JSON Schema that
/// editors use, so that they can't disagree.
package indirect enum ValueSchema: Sendable {
  /// Any scalar; all values are read as text, so `no` and `400` are valid titles.
  case text
  /// Any scalar that is not blank.
  case filledText
  /// A whole number in decimal digits with a minimum.
  case integer(minimum: Int)
  /// `true` or `false`.
  case flag
  /// One of a few words; for others, the word that was meant may be known.
  case oneOf([String], meant: (@Sendable (String) -> String?)? = nil)
  /// One of many names of a kind.
  case name(KeySchema)
  /// A text in a specific format.
  case form(TextForm)
  case list(of: ValueSchema)
  /// One value, or a list of several.
  case oneOrMore(of: ValueSchema, expectation: String, least: Int)
  case object(ObjectSchema)
  /// One of several objects, determined by one of its keys.
  case variant(VariantSchema)
  /// A mapping whose keys the file chooses.
  case map(MapSchema)
  /// A value, or a mapping if the file has one.
  case either(ValueSchema, orMapping: MapSchema)

  package static let texts = ValueSchema.oneOrMore(of: .text, expectation: "text or a list of texts", least: 0)

  package static func map(of value: ValueSchema, key: KeySchema) -> ValueSchema { .map(MapSchema(of: value, key: key)) }
}

/// A format of text, such as a date or a version.
package final class TextForm: Sendable, Equatable {
  /// The type that YAML may read a text of the format as if it consists only of digits.
  package enum Number: String, Sendable {
    case integer
    case number
  }

  /// The description of a valid value in messages: `a day such as 2027-03-01`.
  package let expectation: String
  /// The format as an ECMA-262 regular expression, for the JSON Schema; nil when any scalar is
  /// valid.
  package let pattern: String?
  package let number: Number?
  private let matcher: @Sendable (SyntaxNode) -> Bool
  /// The mistake in a text, where more can be said than what was expected.
  package let mistake: (@Sendable (String) -> String?)?

  /// Any non-empty text.
  package convenience init(notEmpty expectation: String) { self.init(expectation, pattern: ".") { $0.utf8Count > 0 } }

  package init(
    _ expectation: String, pattern: String? = nil, number: Number? = nil,
    matches: @escaping @Sendable (SyntaxNode) -> Bool = { _ in true },
    mistake: (@Sendable (String) -> String?)? = nil
  ) {
    self.expectation = expectation
    self.pattern = pattern
    self.number = number
    self.mistake = mistake
    matcher = matches
  }

  package func matches(_ node: SyntaxNode) -> Bool { node.isScalar && matcher(node) }

  package static func == (left: TextForm, right: TextForm) -> Bool { left === right }
}

/// A mapping with known keys.
package final class ObjectSchema: Sendable {
  /// Its name in messages: `a product`.
  package let name: String
  package let fields: [FieldSchema]
  package let keys: [String]
  package let values: [ValueSchema]
  /// The indices of the required keys.
  package let required: [Int]
  /// Whether the rest of the object is read when a required key is missing.
  package let isReadIncomplete: Bool
  let choice: Choice?

  /// Keys of which at least one is required.
  package struct Choice: Sendable {
    let keys: [String]
    /// Whether only one of them is allowed.
    let isExclusive: Bool

    package init(of keys: String..., isExclusive: Bool) {
      self.keys = keys
      self.isExclusive = isExclusive
    }
  }

  package init(name: String, isReadIncomplete: Bool = false, fields: [FieldSchema], choice: Choice? = nil) {
    self.name = name
    self.isReadIncomplete = isReadIncomplete
    self.choice = choice
    self.fields = fields
    keys = fields.map(\.name)
    values = fields.map(\.value)
    required = fields.indices.filter { fields[$0].isRequired }
  }

  /// The field with a name.
  package func field(_ name: String) -> FieldSchema? { keys.firstIndex(of: name).map { fields[$0] } }

  /// Its name in printed schemas: `an offer` is `offer`, `a group's localization` is
  /// `groupsLocalization`.
  package var definitionName: String { name.definitionName }
}

/// Objects of which the file chooses one by name.
package final class VariantSchema: Sendable {
  /// The description of a valid value in messages.
  let expectation: String
  /// The key whose value names the object.
  let tag: KeySchema
  let objects: [ObjectSchema]

  package init(_ expectation: String, tag: String, _ objects: KeyValuePairs<String, ObjectSchema>) {
    self.expectation = expectation
    let names = objects.map(\.key)
    self.tag = KeySchema(tag, "", oneOf: names)
    self.objects = objects.map(\.value)
  }
}

package struct FieldSchema: Sendable {
  package let name: String
  package let value: ValueSchema
  package let isRequired: Bool
  /// The meaning of the field, for the JSON Schema's `description`.
  package var summary: String { describe() }
  /// Reading a file needs no descriptions, so they are made for a schema that is printed.
  private let describe: @Sendable () -> String

  package init(
    _ name: String, _ value: ValueSchema, required: Bool = false,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.value = value
    isRequired = required
    describe = summary
  }
}

/// A mapping whose keys are of one kind, optionally with some fields of its own.
package final class MapSchema: Sendable, Equatable {
  package let value: ValueSchema
  package let key: KeySchema
  /// The keys that are not of that kind.
  package let fields: [FieldSchema]
  /// The description of a valid value in messages.
  package let expectation: String
  /// The minimum number of entries.
  let least: Int

  package init(
    of value: ValueSchema, key: KeySchema, fields: [FieldSchema] = [], expectation: String? = nil, least: Int = 0
  ) {
    self.value = value
    self.least = least
    self.key = key
    self.fields = fields
    self.expectation = expectation ?? "a mapping by \(key.name)"
  }

  package static func == (left: MapSchema, right: MapSchema) -> Bool { left === right }
}

/// A kind of names, which are used as keys or values.
package final class KeySchema: Sendable, Equatable {
  /// Its name in messages: `locale`.
  package let name: String
  /// The meaning of the names, for the JSON Schema's `description`.
  let summary: String
  /// The known names, for the JSON Schema and for completion.
  package let names: @Sendable () -> [String]
  /// The format of other names, as an ECMA-262 regular expression.
  let pattern: String?
  /// The message about an invalid name; nil when the name is valid.
  package let problem: (@Sendable (String) -> String?)?

  /// Names that the file chooses; all except the empty one are valid.
  package init(_ name: String) {
    self.name = name
    summary = ""
    names = { [] }
    pattern = nil
    problem = nil
  }

  package init(
    _ name: String, _ summary: String, names: @autoclosure @escaping @Sendable () -> [String] = [],
    pattern: String? = nil, problem: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.summary = summary
    self.names = names
    self.pattern = pattern
    self.problem = problem
  }

  /// Names from a list.
  ///
  /// - Parameter pattern: The format of names that are valid although they are not in the list.
  package convenience init(
    _ name: String, _ summary: String, oneOf names: @autoclosure @escaping @Sendable () -> [String],
    pattern: String? = nil
  ) {
    self.init(name, summary, names: names(), pattern: pattern) { text in
      let known = names()
      return known.contains(text) ? nil : Self.unknown(name, text, among: known)
    }
  }

  /// A message that a name is unknown, with the name that was probably meant.
  package static func unknown(_ kind: String, _ text: String, among known: [String]) -> String {
    if let near = Suggestion.nearest(to: text, among: known) {
      return "unknown \(kind) \"\(text)\"; did you mean \"\(near)\"?"
    }
    let listed = known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return "unknown \(kind) \"\(text)\"; expected \(listed)" + (known.count > 8 ? ", …" : "")
  }

  var definitionName: String { name.definitionName }

  package static func == (left: KeySchema, right: KeySchema) -> Bool { left === right }
}

extension String {
  /// The name without its article, as one word.
  fileprivate var definitionName: String {
    var words = split(separator: " ").map { word in word.filter { $0 != "'" } }
    if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
    return words.enumerated().map { index, word in index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst() }
      .joined()
  }
}
