import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import Shopkeeper

/// The products of a catalog that App Store Connect would consider ready to submit.
struct ReadyProducts {
  private let catalog: Catalog
  private let readiness: Readiness

  init(of loaded: CatalogFile) throws {
    catalog = loaded.document.catalog
    readiness = Readiness(try LintRun().lint([loaded]).complete)
  }

  /// The catalog with those products, and their groups.
  ///
  /// - Parameters:
  ///   - console: The console that lists the excluded products.
  ///   - namesAll: Whether to list all of them, or only the first few.
  func catalog(naming console: Console, all namesAll: Bool) throws -> Catalog {
    let others = readiness.products.filter { !$0.isReady }
    // A summary of a single product would be no shorter.
    let count = namesAll || others.count <= 4 ? others.count : 3
    for product in others.prefix(count) {
      let reason = product.gaps.first?.message ?? ""
      let more = product.gaps.count > 1 ? ", and \(product.gaps.count - 1) more" : ""
      console.writeErrorLine("note: \(product.productID) is left out: \(reason)\(more)")
    }
    if others.count > count {
      console.writeErrorLine("note: \(others.count - count) more products are left out; --loss-report names each")
    }
    guard readiness.readyCount > 0 || catalog.products.isEmpty else {
      throw Failure("no product is ready; \"shopkeeper ready\" says what is missing", exitCode: .findings)
    }
    let isReady = readiness.products.map(\.isReady)
    return catalog.keeping { isReady.indices.contains($0) && isReady[$0] }
  }
}

extension Catalog {
  /// The catalog with only some of its products; a group that loses all of its products is removed.
  func keeping(_ isKept: (Int) -> Bool) -> Catalog {
    var kept = self
    kept.products = products.indices.filter(isKept).map { products[$0] }
    var places: [Int: Int] = [:]
    kept.groups = []
    for (group, members) in productsByGroup.enumerated() {
      guard members.isEmpty || members.contains(where: isKept) else { continue }
      places[group] = kept.groups.count
      kept.groups.append(groups[group])
    }
    for index in kept.products.indices {
      guard let group = kept.products[index].subscription?.group else { continue }
      kept.products[index].subscription?.group = places[group] ?? group
    }
    return kept
  }
}
