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

  /// A key that is not taken: the one that is given, or with a number behind it.
  mutating func free(_ key: String) -> String { keys.free(key) }
}
