import Basics
import CatalogModel
package import SourceSyntax

extension CatalogYAMLDecoder {
  /// Reads a catalog file after a change: what the change doesn't affect is taken from the document
  /// before it, where that is possible. The result is the same as that of ``read(_:)``.
  ///
  /// - Parameters:
  ///   - replacements: The change, in the order of the file.
  ///   - document: The file before the change.
  package static func read(_ replacements: [TextReplacement], in document: CatalogDocument) -> CatalogDocument {
    // Beside a misspelt key, an object is read otherwise than alone.
    guard let map = document.map, !map.tree.isCorrected,
      let update = TreeUpdate(
        of: map.tree, replacements,
        in: [["products"]] + document.catalog.groups.map { ["subscriptionGroups", $0.key, "products"] })
    else { return read(document.source.replacing(replacements)) }
    let part = read(update.partial)
    guard part.map?.tree.isCorrected != true else { return read(update.tree) }
    return CatalogUpdate(update, part, of: document, map)?.document ?? read(update.tree)
  }
}

/// Puts the products that a change doesn't affect between those that were read again.
private struct CatalogUpdate {
  private let update: TreeUpdate
  private let part: CatalogDocument
  private let old: CatalogDocument
  private(set) var document: CatalogDocument

  /// Nil when products depend on what was changed outside of them, or when there are more problems
  /// than are described one by one.
  init?(_ update: TreeUpdate, _ part: CatalogDocument, of old: CatalogDocument, _ map: CatalogSourceMap) {
    guard let partMap = part.map, update.isWithinEntries || Self.meanTheSame(old.catalog, part.catalog) else {
      return nil
    }
    self.update = update
    self.part = part
    self.old = old
    document = part
    guard let diagnostics = diagnostics() else { return nil }
    var catalog = part.catalog
    var places = partMap.places
    places.move { update.index(ofPartial: $0) }
    let products = joinedProducts(map.places.products, places.products)
    catalog.products = products.map(\.product)
    places.products = products.map(\.place)
    document = CatalogDocument(
      catalog: catalog, diagnostics: diagnostics, map: CatalogSourceMap(tree: update.tree, places: places))
  }

  /// Whether the parts that products refer to are the same in two catalogs.
  private static func meanTheSame(_ old: Catalog, _ new: Catalog) -> Bool {
    func areSame(_ old: [String], _ new: [String]) -> Bool { old.elementsEqual(new) { $0.hasSameBytes(as: $1) } }
    return ExactText(old.app.bundleID ?? "") == ExactText(new.app.bundleID ?? "") && old.templates.isEmpty
      && new.templates.isEmpty && areSame(old.currencies.map(\.key), new.currencies.map(\.key))
      && areSame(old.groups.map(\.key), new.groups.map(\.key))
  }

  private typealias Placed = (product: Product, place: CatalogPlaces.Entry)

  /// All products in the order of a reader: those in groups come last, wherever they are written.
  private func joinedProducts(_ before: [CatalogPlaces.Entry], _ read: [CatalogPlaces.Entry]) -> [Placed] {
    var joined: [Placed] = []
    joined.reserveCapacity(before.count + read.count)
    var next = 0
    func isEarlier(_ one: Placed, _ other: Placed) -> Bool {
      let groups = (one.product.subscription != nil, other.product.subscription != nil)
      return groups.0 == groups.1 ? one.place.key < other.place.key : groups.1
    }
    for (index, entry) in before.enumerated() {
      guard let run = update.run(withNode: entry.key) else { continue }
      var place = entry
      place.key = run.index(ofOld: entry.key)
      place.value = run.index(ofOld: entry.value)
      place.container = update.container(of: run)
      let kept = (old.catalog.products[index], place)
      while next < read.count, isEarlier((part.catalog.products[next], read[next]), kept) {
        joined.append((part.catalog.products[next], read[next]))
        next += 1
      }
      joined.append(kept)
    }
    for index in next..<read.count { joined.append((part.catalog.products[index], read[index])) }
    return joined
  }

  private func diagnostics() -> [Diagnostic]? {
    var all: [Diagnostic] = []
    for diagnostic in old.diagnostics {
      guard let run = update.run(withOffset: diagnostic.range.start) else { continue }
      var moved = diagnostic
      moved.range = run.range(ofOld: diagnostic.range)
      all.append(moved)
    }
    for diagnostic in part.diagnostics {
      var moved = diagnostic
      moved.range = update.range(ofPartial: diagnostic.range)
      for index in moved.related.indices {
        moved.related[index].range = update.range(ofPartial: moved.related[index].range)
      }
      all.append(moved)
    }
    // Beyond the limit, problems are only counted; and what is related may have been changed.
    guard all.count <= DiagnosticList.mostOfAKind, (old.diagnostics + part.diagnostics).allSatisfy(\.further.isEmpty),
      old.diagnostics.allSatisfy(\.related.isEmpty)
    else { return nil }
    return all.sorted { $0.range.start < $1.range.start }
  }
}

extension CatalogPlaces {
  /// Replaces every index of a node.
  fileprivate mutating func move(_ index: (Int) -> Int) {
    func move(_ entries: [Entry]) -> [Entry] {
      entries.map { entry in
        var moved = entry
        moved.key = index(entry.key)
        moved.value = index(entry.value)
        moved.container = index(entry.container)
        return moved
      }
    }
    app = app.map(index)
    currencies = move(currencies)
    templates = move(templates)
    products = move(products)
    groups = move(groups)
    retired = retired.map(index)
    root = index(root)
  }
}
