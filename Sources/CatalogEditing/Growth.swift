import Basics
import CatalogFormats
import SourceSyntax

/// The new entries of one mapping of a file, or the new elements of one list, that one pass inserts together.
struct Growth {
  private let place: ValuePlace
  private let locales: [String]
  /// The new entries; those of a list have their indices as keys.
  private var entries: [OrderedMap.Entry] = []
  private var indices: [ExactText: Int] = [:]

  /// - Parameter locales: The locales of the app, in whose order those of a text are written.
  init(at place: ValuePlace, locales: [String]) {
    self.place = place
    self.locales = locales
  }

  /// Adds a value at a path below the place.
  ///
  /// - Returns: False if it would be an element of a list that does not follow the others.
  mutating func add(_ text: String, at keys: ArraySlice<String>) -> Bool {
    guard let key = keys.first else { return false }
    let known = indices[ExactText(key)]
    if known == nil {
      guard place.takes(key, after: entries.count) else { return false }
      indices[ExactText(key)] = entries.count
      entries.append(.init(key, [:]))
    }
    let index = known ?? entries.count - 1
    let schema = place.schema?.schema(at: keys.prefix(1))
    entries[index].value.add(text, at: keys.dropFirst(), schema: schema, locales: locales)
    return true
  }

  func replacements(_ layout: ValueLayout) -> [TextReplacement]? {
    place.insertion(of: entries, locales: locales, layout: layout)
  }
}
