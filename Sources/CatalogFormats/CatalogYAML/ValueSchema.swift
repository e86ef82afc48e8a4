/// What may stand at a place of the catalog file.
///
/// One description serves the reader, which checks files against it, and the JSON Schema that
/// editors use, so the two can't differ.
indirect enum ValueSchema: Sendable {
  /// Any scalar; all values are read as text, so `no` and `400` are titles.
  case text
  /// Any scalar with more in it than blanks.
  case filledText
  /// A whole number in decimal digits, at least the given one.
  case integer(minimum: Int)
  /// `true` or `false`.
  case flag
  /// A day, `2027-03-01`.
  case date
  case oneOf([String])
  /// A text of a form that ``TextForm`` describes.
  case form(TextForm)
  case list(of: ValueSchema)
  /// One text, or several.
  case oneOrMore
  case object(ObjectSchema)
  /// A mapping whose keys the file chooses.
  case map(of: ValueSchema, key: String)
  /// A mapping with a fixed set of keys of one kind, besides some of their own.
  case price
}

/// A form of text that is more than a word list and less than a value of its own.
enum TextForm: Sendable {
  /// `400`, or `400+40` with a bonus.
  case quantity
  /// `2`, `2.1` or `2.1.3`.
  case version
  /// A decimal amount of money.
  case amount

  /// The form as an ECMA-262 expression, for the JSON Schema.
  var pattern: String {
    switch self {
    case .quantity: "^[0-9]{1,12}(\\+[0-9]{1,12})?$"
    case .version: "^[0-9]{1,9}(\\.[0-9]{1,9}){0,2}$"
    case .amount: "^[0-9]{1,12}(\\.[0-9]{1,2}0*)?$"
    }
  }

  /// What a message says was expected.
  var expectation: String {
    switch self {
    case .quantity: "a quantity such as 400 or 400+40"
    case .version: "a version such as 2.1"
    case .amount: "an amount such as 5.99"
    }
  }
}

/// A mapping with known keys.
///
/// A class, and its keys apart from what they stand for, because a large catalog asks for them half
/// a million times.
final class ObjectSchema: Sendable {
  /// What a message calls it: `a product`.
  let name: String
  let fields: [FieldSchema]
  let keys: [String]
  let values: [ValueSchema]
  /// The indices of the keys that must be there.
  let required: [Int]
  /// Whether the rest of it is read when a key is missing that must be there.
  let isReadIncomplete: Bool

  init(name: String, isReadIncomplete: Bool = false, fields: [FieldSchema]) {
    self.name = name
    self.isReadIncomplete = isReadIncomplete
    self.fields = fields
    keys = fields.map(\.name)
    values = fields.map(\.value)
    required = fields.indices.filter { fields[$0].isRequired }
  }
}

struct FieldSchema: Sendable {
  let name: String
  let value: ValueSchema
  let isRequired: Bool
  /// What the field means, for the JSON Schema's `description`.
  let summary: String

  init(_ name: String, _ value: ValueSchema, required: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    isRequired = required
    self.summary = summary
  }
}
