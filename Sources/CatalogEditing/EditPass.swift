import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The changes that are made in one pass over a file: no two of them at the same place.
struct EditPass {
  private struct Place: Hashable {
    let subject: CatalogPath.Subject
    let keys: ArraySlice<String>
  }

  private let layout: ValueLayout
  private let locales: [String]
  private(set) var replacements: [TextReplacement] = []
  private(set) var places = EditedPlaces()
  /// The offsets of insertions: two insertions at the same offset would be in no order.
  private var offsets: Set<Int> = []
  private var growths: [(growth: Growth, changes: [CatalogDraft.Change], part: CatalogDraft.Part)] = []
  private var indices: [Place: Int] = [:]
  private var later: [CatalogDraft.Change] = []
  private var unsupported: CatalogDraft.Change?

  /// - Parameter locales: The locales of the app.
  init(layout: ValueLayout, locales: [String]) {
    self.layout = layout
    self.locales = locales
  }

  mutating func add(_ change: CatalogDraft.Change, in part: CatalogDraft.Part) {
    let (place, rest) = ValuePlace(part: part).descend(change.keys[...])
    guard !rest.isEmpty else {
      let value = place.schema?.written(change.text) ?? .text(change.text)
      make(place.replacements(with: value, layout: layout), [change], in: part, isInsertion: !value.isScalar)
      return
    }
    let key = Place(subject: change.subject, keys: change.keys.dropLast(rest.count))
    let index = indices[key] ?? growths.count
    if index == growths.count {
      indices[key] = index
      growths.append((Growth(at: place, locales: locales), [], part))
    }
    if growths[index].growth.add(change.text, at: rest) {
      growths[index].changes.append(change)
    } else {
      unsupported = unsupported ?? change
    }
  }

  /// Makes what was added at places that the file doesn't have.
  ///
  /// - Returns: The changes for the next pass.
  mutating func finish() throws(CatalogEditFailure) -> [CatalogDraft.Change] {
    for (growth, changes, part) in growths where !changes.isEmpty {
      make(growth.replacements(layout), changes, in: part, isInsertion: true)
    }
    if let unsupported { throw CatalogDraft.unsupportedLayout(unsupported.keys.joined(separator: ".")) }
    return later
  }

  private mutating func make(
    _ made: [TextReplacement]?, _ changes: [CatalogDraft.Change], in part: CatalogDraft.Part, isInsertion: Bool
  ) {
    guard let made else {
      unsupported = unsupported ?? changes.first
      return
    }
    if isInsertion {
      let starts = Set(made.map(\.range.start))
      guard offsets.isDisjoint(with: starts) else {
        later += changes
        return
      }
      offsets.formUnion(starts)
    }
    replacements += made
    for change in changes {
      let value = part.schema.schema(at: change.keys[...])?.written(change.text) ?? .text(change.text)
      places.insert((part.keys + change.keys)[...], text: value.isScalar ? value.scalarText : nil)
    }
  }
}
