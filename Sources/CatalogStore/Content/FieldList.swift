internal import Basics
internal import SourceSyntax

/// The values of a subject by their paths, such as `price.USD` or `offers.0.periods`.
struct FieldList: Sendable {
  private(set) var paths: [String] = []
  private var values: [ExactText: String] = [:]

  init() {}

  /// - Parameter left: An entry of the value that is left out.
  init(_ value: OrderedValue, without left: String? = nil) {
    for entry in value.entries where entry.key != left { add(entry.value, at: entry.key) }
  }

  subscript(path: String) -> String? { values[ExactText(path)] }

  mutating func add(_ path: String, _ value: String) {
    // Paths are stored as lines, and keys come from files.
    let path = VisibleText.withoutControls(path)
    if values.updateValue(value, forKey: ExactText(path)) == nil { paths.append(path) }
  }

  /// Adds a value with everything in it; an empty map or list is a value too.
  mutating func add(_ value: OrderedValue, at path: String) {
    switch value {
    case .map(let map) where !map.entries.isEmpty:
      for entry in map.entries { add(entry.value, at: "\(path).\(entry.key)") }
    case .list(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() { add(element, at: "\(path).\(index)") }
    default: add(path, value.scalarText)
    }
  }

  /// The paths whose values differ: first the paths of the new list, in their order.
  static func differences(_ old: FieldList, _ new: FieldList) -> [String] {
    new.paths.filter { path in old[path].map { !$0.utf8.elementsEqual(new[path]?.utf8 ?? "".utf8) } ?? true }
      + old.paths.filter { new[$0] == nil }
  }
}
