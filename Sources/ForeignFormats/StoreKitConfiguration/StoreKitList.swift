import CatalogFormats
import SourceSyntax

/// A list of a StoreKit configuration as it will be written.
struct StoreKitList {
  /// An element, and the one of the file that it was made from.
  struct Element {
    let origin: SyntaxNode?
    let value: OrderedValue
  }

  var elements: [Element] = []

  /// The elements in order; elements of the file's list that could not be read, and that a catalog
  /// can't describe, are kept after those that they followed.
  ///
  /// - Parameter read: The elements of the file that were read.
  func merged(into list: SyntaxNode?, read: Set<Int>) -> [OrderedValue] {
    let kept = Set(elements.compactMap(\.origin?.index))
    var followers: [Int: [OrderedValue]] = [:]
    var last = -1
    for node in list?.elements.map(\.self) ?? [] {
      if kept.contains(node.index) {
        last = node.index
      } else if !read.contains(node.index) {
        followers[last, default: []].append(OrderedValue(node))
      }
    }
    var merged = followers[-1] ?? []
    for element in elements {
      merged.append(element.value)
      if let origin = element.origin { merged += followers[origin.index] ?? [] }
    }
    return merged
  }
}

extension OrderedMap {
  /// Sets the value of a key, under the name that the object uses for it.
  mutating func set(_ key: StoreKitKey, _ value: OrderedValue) {
    let hasOtherName = self[key.name] == nil
    let name = hasOtherName ? key.inventions.first { self[$0] != nil } : nil
    self[name ?? key.name] = value
  }

  /// Sets a list; an empty one only if there already is a list.
  mutating func set(_ key: String, to elements: [OrderedValue]) {
    set(StoreKitKey(name: key, inventions: []), to: elements)
  }

  /// Sets a list; an empty one only if there already is a list.
  mutating func set(_ key: StoreKitKey, to elements: [OrderedValue]) {
    if elements.isEmpty {
      let names = [key.name] + key.inventions
      guard let name = names.first(where: { self[$0] != nil }), case .list? = self[name] else { return }
    }
    set(key, .list(elements))
  }
}
