/// What a catalog says, in the shape of the catalog file and apart from any notation.
indirect enum CatalogValue: Sendable, Hashable {
  case text(String)
  case integer(Int)
  case flag(Bool)
  case list([CatalogValue])
  /// A mapping in the order of the catalog, each key once.
  case map([Entry])

  struct Entry: Sendable, Hashable {
    var key: String
    var value: CatalogValue
  }

  /// The text of a scalar; empty for others.
  var scalarText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list, .map: ""
    }
  }

  /// The value of a key of a mapping.
  subscript(key: String) -> CatalogValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The entries of a mapping; none of anything else.
  var entries: [Entry] {
    if case .map(let entries) = self { entries } else { [] }
  }

  var keys: [String] { entries.map(\.key) }

  /// The elements of a list; none of anything else.
  var elements: [CatalogValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The texts of a list, or the one text.
  var texts: [String] { isScalar ? [scalarText] : elements.map(\.scalarText) }

  var isScalar: Bool {
    switch self {
    case .text, .integer, .flag: true
    case .list, .map: false
    }
  }
}

/// A mapping in the making; of a key that comes twice the first stays.
struct CatalogMap {
  private(set) var entries: [CatalogValue.Entry] = []
  private var keys = FreeNames()

  subscript(key: String) -> CatalogValue? { value[key] }

  /// Puts a value in the place of another, or adds it.
  mutating func set(_ key: String, _ value: CatalogValue) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      add(key, value)
    }
  }

  var isEmpty: Bool { entries.isEmpty }
  var value: CatalogValue { .map(entries) }

  /// Adds an entry; false when the key stands before.
  @discardableResult
  mutating func add(_ key: String, _ value: CatalogValue?) -> Bool {
    guard let value else { return true }
    guard keys.take(key) else { return false }
    entries.append(CatalogValue.Entry(key: key, value: value))
    return true
  }

  mutating func add(_ key: String, text: String?) { add(key, text.map(CatalogValue.text)) }

  mutating func add(_ key: String, isSet: Bool) {
    if isSet { add(key, .flag(true)) }
  }

  /// Adds what has entries.
  mutating func add(_ key: String, _ map: CatalogMap) {
    if !map.isEmpty { add(key, map.value) }
  }

  /// Adds a list that has elements.
  mutating func add(_ key: String, list: [CatalogValue]) {
    if !list.isEmpty { add(key, .list(list)) }
  }

  func isTaken(_ key: String) -> Bool { keys.isTaken(key) }

  /// A key that is not taken: the one that is given, or with a number behind it.
  mutating func free(_ key: String) -> String { keys.free(key) }
}
