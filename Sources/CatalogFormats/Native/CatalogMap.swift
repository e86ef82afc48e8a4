import Basics
import CatalogModel
package import SourceSyntax

/// A mapping under construction; the first of several equal keys takes precedence.
package struct CatalogMap {
  package private(set) var entries: [OrderedMap.Entry] = []
  /// Compared by their bytes.
  private var keys: Set<ExactText> = []
  /// The number to append first to make a key unique: lower ones are taken. This keeps many equal
  /// keys from being slower than others.
  private var numbers: [ExactText: Int] = [:]

  package init() {}

  package subscript(key: String) -> OrderedValue? { value[key] }

  /// Replaces a value, or adds it.
  package mutating func set(_ key: String, _ value: OrderedValue) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      add(key, value)
    }
  }

  package var isEmpty: Bool { entries.isEmpty }
  package var value: OrderedValue { .map(OrderedMap(entries)) }

  /// Adds an entry; false when the key already exists.
  @discardableResult package mutating func add(_ key: String, _ value: OrderedValue?) -> Bool {
    guard let value else { return true }
    guard keys.insert(ExactText(key)).inserted else { return false }
    entries.append(OrderedMap.Entry(key, value))
    return true
  }

  package mutating func add(_ key: String, text: String?) { add(key, text.map(OrderedValue.text)) }

  package mutating func add(_ key: String, isSet: Bool) { if isSet { add(key, .flag(true)) } }

  /// Adds a map that is not empty.
  package mutating func add(_ key: String, _ map: CatalogMap) { if !map.isEmpty { add(key, map.value) } }

  /// Adds a list that is not empty.
  package mutating func add(_ key: String, list: [OrderedValue]) { if !list.isEmpty { add(key, .list(list)) } }

  /// A key that is not taken: the given one, or with a number appended.
  package mutating func free(_ key: String) -> String {
    guard keys.contains(ExactText(key)) else { return key }
    var number = numbers[ExactText(key), default: 2]
    while keys.contains(ExactText("\(key)-\(number)")) { number += 1 }
    numbers[ExactText(key)] = number
    return "\(key)-\(number)"
  }
}
