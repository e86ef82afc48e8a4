import CatalogModel
package import SourceSyntax

/// A mapping in the making; of a key that comes twice the first stays.
package struct CatalogMap {
  package private(set) var entries: [OrderedMap.Entry] = []
  private var keys = FreeNames()

  package subscript(key: String) -> OrderedValue? { value[key] }

  /// Puts a value in the place of another, or adds it.
  package mutating func set(_ key: String, _ value: OrderedValue) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      add(key, value)
    }
  }

  package var isEmpty: Bool { entries.isEmpty }
  package var value: OrderedValue { .map(OrderedMap(entries)) }

  /// Adds an entry; false when the key stands before.
  @discardableResult
  package mutating func add(_ key: String, _ value: OrderedValue?) -> Bool {
    guard let value else { return true }
    guard keys.take(key) else { return false }
    entries.append(OrderedMap.Entry(key, value))
    return true
  }

  package mutating func add(_ key: String, text: String?) { add(key, text.map(OrderedValue.text)) }

  package mutating func add(_ key: String, isSet: Bool) {
    if isSet { add(key, .flag(true)) }
  }

  /// Adds what has entries.
  package mutating func add(_ key: String, _ map: CatalogMap) {
    if !map.isEmpty { add(key, map.value) }
  }

  /// Adds a list that has elements.
  package mutating func add(_ key: String, list: [OrderedValue]) {
    if !list.isEmpty { add(key, .list(list)) }
  }

  package func isTaken(_ key: String) -> Bool { keys.isTaken(key) }

  /// A key that is not taken: the one that is given, or with a number behind it.
  package mutating func free(_ key: String) -> String { keys.free(key) }
}
