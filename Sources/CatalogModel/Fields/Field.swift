import AppStoreReference
import Basics

/// One field of a record of the catalog, such as the reference name of a product.
///
/// The tables of fields (``Product/fields``, ``Offer/fields`` and so on) are enumerated by
/// everything that handles a whole catalog: readers, writers, schemas, tables, comparisons and
/// lists of losses. It is a class because a large catalog accesses fields half a million times.
public final class Field<Record>: Sendable {
  /// The key in a catalog file.
  public let key: String
  public let content: Content
  public let traits: FieldTraits
  /// Its name in paths; nil for a field of an offer or another list element, which paths only refer
  /// to as a whole.
  public let path: CatalogField?
  /// Its name in a list of losses.
  public let noun: String
  let template: String

  /// - Parameters:
  ///   - path: The name in paths; nil if it is the key.
  ///   - noun: The name in a list of losses; nil for the key.
  ///   - summary: The meaning, with placeholders for facts, such as `{title.length}`.
  init(
    _ key: String, _ content: Content, is traits: FieldTraits = [], path: CatalogField? = nil, noun: String? = nil,
    _ summary: String
  ) {
    self.key = key
    self.content = content
    self.traits = traits
    self.path = path ?? CatalogField(rawValue: key)
    self.noun = noun ?? key
    template = summary
  }

  /// Its meaning, for the schemas, with the limits in force.
  public var summary: String { FactText.filled(template) }

  /// The kind of value in a field, and how to read it from and write it to a record.
  public enum Content: Sendable {
    /// One value. All are read and written as text, including `true` and numbers.
    case scalar(FieldForm, FieldAccess<Record, String?>)
    /// A list of values, and the noun for an element; nil when it is not in the file.
    case list(FieldForm, each: String, FieldAccess<Record, [String]?>)
    case price(FieldAccess<Record, Price?>)
    /// Quantities by currency.
    case grants(FieldAccess<Record, [Grant]>)
    /// Texts by locale, including the suppressions of each locale.
    case localizations(
      FieldAccess<Record, [Localization]>, suppressions: FieldAccess<Record, [Suppression]>, [Field<Localization>])
    /// Records with fields of their own, such as offers.
    case records(any RecordList<Record>)
    /// The suppressions of the record as a whole.
    case suppressions(FieldAccess<Record, [Suppression]>)
    /// The fields that only the reviewer sees: a separate mapping for some fields of the record.
    case review([Field<Record>])
  }
}

/// Traits of some fields.
public struct FieldTraits: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The file must have it.
  public static let required = FieldTraits(rawValue: 1 << 0)
  /// Apps may see it; everything else stays with the team.
  public static let `public` = FieldTraits(rawValue: 1 << 1)
  /// A field of products outside of subscription groups only.
  public static let outsideGroups = FieldTraits(rawValue: 1 << 2)
  /// A field of auto-renewable subscriptions only.
  public static let inGroups = FieldTraits(rawValue: 1 << 3)
  /// A list whose order counts: its elements are compared one by one.
  public static let ordered = FieldTraits(rawValue: 1 << 4)
  /// Determines which clients are offered the product.
  public static let condition = FieldTraits(rawValue: 1 << 6)
  /// A number that is 1 if the file doesn't give it.
  public static let oneByDefault = FieldTraits(rawValue: 1 << 5)
}

/// The form of a text.
public enum FieldForm: Sendable, Hashable {
  /// Any text.
  case text
  /// Any text that isn't blank.
  case filledText
  /// A name, a code or an identifier: never a sentence.
  case name
  /// The key of a template.
  case template
  /// The path of an image, relative to the catalog file.
  case image
  /// `true` or `false`.
  case flag
  /// A whole number of at least 1.
  case integer
  /// A day, `2027-03-01`.
  case date
  case pattern(FieldPattern)
  case oneOf([String])
}

/// A form of text that a regular expression describes.
public struct FieldPattern: Sendable, Hashable {
  /// The description of what was expected, for messages: `a version such as 2.1`.
  public let expected: String
  /// The expression, in the syntax of JSON Schema, for the whole text.
  public let expression: String
  /// Whether YAML may read such a text as a number.
  public let isNumeric: Bool
  private let test: @Sendable (String) -> Bool
  /// The mistake in a text that doesn't match, where more can be said than what was expected.
  public let mistake: (@Sendable (String) -> String?)?

  /// - Parameter test: Whether a text matches; used where the expression would be too slow.
  init(
    _ expected: String, _ expression: String, isNumeric: Bool = false, _ test: @escaping @Sendable (String) -> Bool,
    mistake: (@Sendable (String) -> String?)? = nil
  ) {
    self.mistake = mistake
    self.expected = expected
    self.expression = expression
    self.isNumeric = isNumeric
    self.test = test
  }

  public func matches(_ text: String) -> Bool { test(text) }

  public static func == (one: FieldPattern, other: FieldPattern) -> Bool { one.expression == other.expression }

  public func hash(into hasher: inout Hasher) { hasher.combine(expression) }
}

/// Reads a value from a record and writes one to it.
public struct FieldAccess<Record, Value>: Sendable {
  public let get: @Sendable (Record) -> Value
  public let set: @Sendable (inout Record, Value) -> Void

  init(get: @escaping @Sendable (Record) -> Value, set: @escaping @Sendable (inout Record, Value) -> Void) {
    self.get = get
    self.set = set
  }

  init(_ path: any WritableKeyPath<Record, Value> & Sendable) {
    self.init(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }
}

extension Field {
  /// The keys that lead to a field from its record, by its name in paths: `review`, `screenshot`.
  public static func keys(to path: CatalogField, in fields: [Field]) -> [String]? {
    for field in fields {
      if case .review(let inner) = field.content, let keys = keys(to: path, in: inner) { return [field.key] + keys }
      if field.path == path { return [field.key] }
    }
    return nil
  }
}

// Helpers for writing the tables.
extension Field.Content {
  static func text(_ path: any WritableKeyPath<Record, String?> & Sendable, _ form: FieldForm = .text) -> Self {
    .scalar(form, FieldAccess(path))
  }

  static func text(
    _ form: FieldForm = .text, get: @escaping @Sendable (Record) -> String?,
    set: @escaping @Sendable (inout Record, String?) -> Void
  ) -> Self { .scalar(form, FieldAccess(get: get, set: set)) }

  static func flag(_ path: any WritableKeyPath<Record, Bool> & Sendable) -> Self {
    .text(.flag, get: { $0[keyPath: path] ? "true" : nil }, set: { $0[keyPath: path] = $1 == "true" })
  }

  static func date(_ path: any WritableKeyPath<Record, CalendarDate?> & Sendable) -> Self {
    .text(.date, get: { $0[keyPath: path]?.description }, set: { $0[keyPath: path] = $1.flatMap { CalendarDate($0) } })
  }

  static func integer(get: @escaping @Sendable (Record) -> Int?, set: @escaping @Sendable (inout Record, Int?) -> Void)
    -> Self
  { .text(.integer, get: { get($0).map(String.init) }, set: { set(&$0, $1.flatMap { Int($0) }) }) }

  /// One of some words; a reader accepts no others.
  static func choice(
    among words: [String], get: @escaping @Sendable (Record) -> String?,
    set: @escaping @Sendable (inout Record, String) -> Void
  ) -> Self { .text(.oneOf(words), get: get, set: { if let word = $1 { set(&$0, word) } }) }

  static func recordList<Element: CatalogRecord>(
    get: @escaping @Sendable (Record) -> [Element], set: @escaping @Sendable (inout Record, [Element]) -> Void
  ) -> Self { .records(RecordListAccess(access: FieldAccess(get: get, set: set))) }

  static func texts(
    _ form: FieldForm, each element: String, get: @escaping @Sendable (Record) -> [String]?,
    set: @escaping @Sendable (inout Record, [String]?) -> Void
  ) -> Self { .list(form, each: element, FieldAccess(get: get, set: set)) }
}
