import Basics

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
  /// One of many names, which have a kind.
  case name(KeySchema)
  /// A text of a form of its own.
  case form(TextForm)
  case list(of: ValueSchema)
  /// One value, or a list of several.
  case oneOrMore(of: ValueSchema, expectation: String, least: Int)
  case object(ObjectSchema)
  /// One of several objects: which, one of its keys says.
  case variant(VariantSchema)
  /// A mapping whose keys the file chooses.
  case map(MapSchema)
  /// A value, or a mapping where the file has one.
  case either(ValueSchema, orMapping: MapSchema)

  package static let texts = ValueSchema.oneOrMore(
    of: .text, expectation: "text or a list of texts", least: 0)

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

  /// Any text that is not empty.
  package convenience init(notEmpty expectation: String) {
    self.init(expectation, pattern: ".") { $0.utf8Count > 0 }
  }

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
  let choice: Choice?

  /// Keys of which one must be there.
  package struct Choice: Sendable {
    let keys: [String]
    /// Whether there may be no more than one.
    let isExclusive: Bool

    package init(of keys: String..., isExclusive: Bool) {
      self.keys = keys
      self.isExclusive = isExclusive
    }
  }

  package init(
    name: String, isReadIncomplete: Bool = false, fields: [FieldSchema], choice: Choice? = nil
  ) {
    self.name = name
    self.isReadIncomplete = isReadIncomplete
    self.choice = choice
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

/// Objects of which a file names one.
package final class VariantSchema: Sendable {
  /// What a message says was expected.
  let expectation: String
  /// The key whose value names the object.
  let tag: KeySchema
  let objects: [ObjectSchema]

  package init(
    _ expectation: String, tag: String, _ objects: KeyValuePairs<String, ObjectSchema>
  ) {
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
  /// The fewest entries.
  let least: Int

  package init(
    of value: ValueSchema, key: KeySchema, fields: [FieldSchema] = [], expectation: String? = nil,
    least: Int = 0
  ) {
    self.value = value
    self.least = least
    self.key = key
    self.fields = fields
    self.expectation = expectation ?? "a mapping by \(key.name)"
  }

  package static func == (left: MapSchema, right: MapSchema) -> Bool { left === right }
}

/// A kind of names, be they keys or values.
package final class KeySchema: Sendable, Equatable {
  /// What a message calls one: `locale`.
  package let name: String
  /// What they are, for the JSON Schema's `description`.
  let summary: String
  /// Those that there are, for the JSON Schema.
  let names: @Sendable () -> [String]
  /// The form of others, as an ECMA-262 expression.
  let pattern: String?
  /// What to say of a name; nil when it is one of them.
  package let problem: (@Sendable (String) -> String?)?

  /// Names that the file chooses, all but the empty one.
  package init(_ name: String) {
    self.name = name
    summary = ""
    names = { [] }
    pattern = nil
    problem = nil
  }

  package init(
    _ name: String, _ summary: String,
    names: @autoclosure @escaping @Sendable () -> [String] = [], pattern: String? = nil,
    problem: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.summary = summary
    self.names = names
    self.pattern = pattern
    self.problem = problem
  }

  /// Names of a list.
  ///
  /// - Parameter pattern: What names of the list may be besides those that are known beforehand.
  package convenience init(
    _ name: String, _ summary: String,
    oneOf names: @autoclosure @escaping @Sendable () -> [String], pattern: String? = nil
  ) {
    self.init(name, summary, names: names(), pattern: pattern) { text in
      let known = names()
      return known.contains(text) ? nil : Self.unknown(name, text, among: known)
    }
  }

  /// Says that a name is none of those that are known, and which one was probably meant.
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
    return words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
