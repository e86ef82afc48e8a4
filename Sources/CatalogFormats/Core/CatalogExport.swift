import Basics
public import CatalogModel
public import SourceSyntax

/// Writes catalogs, and reports all losses.
public enum CatalogExport {
  /// Writes a catalog in a format.
  ///
  /// If the format can be read, the losses are determined by reading the result back, so that no
  /// difference goes unreported. Losses that the writer itself reports are more specific and take
  /// precedence.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - format: The format to write.
  ///   - existing: A file in the format that the result will replace, so that data which only such
  ///     files have is kept.
  ///   - origin: The file in the format that the catalog was read from, when nothing is replaced;
  ///     the result keeps all of it except secrets.
  ///   - companions: The files that the catalog refers to.
  /// - Returns: Nil for a format that can't be written, and when the existing file can't be read.
  public static func export(
    _ catalog: Catalog, as format: CatalogFormat, over existing: SourceFile? = nil, from origin: SourceFile? = nil,
    companions: CompanionFiles = .none
  ) -> ExportResult? {
    let rest = format.suites == nil ? nil : catalog.withoutSuites
    let written = rest?.catalog ?? catalog
    var made: ExportResult?
    if let existing, let update = format.update {
      made = update(written, existing, companions)
    } else if let origin, let copy = format.copy {
      made = copy(written, origin, companions)
    } else {
      made = format.write?(written, companions)
    }
    if let rest, let reason = format.suites { made?.addLosses(of: catalog, besides: rest, reason) }
    guard var result = made, let read = format.read else { return made }
    let (back, renamed) = reading(result, of: catalog, as: format, read, companions)
    // Unless the writer has already reported it, with the reason.
    let reported = Set(result.losses.map(\.path))
    for group in renamed where !reported.contains(CatalogPath(.group(group))) {
      result.losses.append(
        ExportLoss(
          .value, of: CatalogPath(.group(group)),
          "\(format.name) has no keys of groups; the reference name of a group is used", isOutside: true))
    }
    result.losses = ExportLosses(from: catalog, to: back, format: format, reported: result.losses).all
    if result.losesSomething {
      let fields = FormatFields(of: format)
      for index in result.losses.indices { fields.classify(&result.losses[index]) }
    }
    return result
  }

  /// The catalog that a result contains, with the keys of the groups of the catalog that was
  /// written; and the indices there of the groups whose keys the format doesn't have.
  package static func reading(
    _ result: ExportResult, of catalog: Catalog, as format: CatalogFormat,
    _ read: (ParsedFile, CompanionFiles) -> CatalogDocument, _ companions: CompanionFiles
  ) -> (catalog: Catalog, renamed: [Int]) {
    let file = ParsedFile(SourceFile(name: "written.\(format.fileExtensions.first ?? "")", bytes: result.bytes))
    // The products of a group that the writer left out are now in a different group.
    let gone = Set(result.losses.lazy.filter { $0.extent == .whole }.map(\.path))
    return read(file, companions).catalog.namingGroups(as: catalog) { group in
      !gone.contains(CatalogPath(.group(group)))
    }
  }
}

extension ExportResult {
  /// Gives the losses the indices of the whole catalog, and adds those of the suites and bundles that were left out.
  fileprivate mutating func addLosses(
    of catalog: Catalog, besides rest: (catalog: Catalog, products: [Int], groups: [Int]), _ reason: String
  ) {
    for index in losses.indices {
      switch losses[index].path.subject {
      case .product(let product): losses[index].path.subject = .product(rest.products[product])
      case .group(let group): losses[index].path.subject = .group(rest.groups[group])
      default: break
      }
    }
    for index in catalog.groups.indices where catalog.groups[index].composition != nil {
      losses.append(ExportLoss(.whole, of: CatalogPath(.group(index)), reason))
    }
    for index in catalog.products.indices where catalog.composition(of: catalog.products[index]) != nil {
      losses.append(ExportLoss(.whole, of: CatalogPath(.product(index)), reason))
    }
  }
}

extension Catalog {
  /// The catalog with the keys that its groups have in another, for a format without keys, which
  /// derives them from the names; and the indices there of the groups whose keys were derived.
  ///
  /// Groups are matched by their products. A group without products is matched by its key, or else
  /// by its name.
  ///
  /// - Parameter isKept: Whether the group with an index in the other catalog can exist here at
  ///   all.
  package func namingGroups(as original: Catalog, where isKept: (Int) -> Bool = { _ in true }) -> (
    catalog: Catalog, renamed: [Int]
  ) {
    let owned = original.groupsOfProducts(among: products)
    func name(_ group: SubscriptionGroup) -> ExactText { ExactText(group.referenceName ?? group.key) }
    var matching = ListMatching(count: original.groups.count, known: groups.count)
    matching.match(owned, groups.indices.map { $0 })
    matching.match(original.groups.map { [ExactText($0.key)] }, groups.map { ExactText($0.key) })
    matching.match(original.groups.map { [name($0)] }, groups.map(name))
    var named = self
    var renamed: [Int] = []
    for (index, group) in original.groups.enumerated() where isKept(index) {
      guard let place = matching.matches[index], ExactText(groups[place].key) != ExactText(group.key) else { continue }
      named.groups[place].key = group.key
      renamed.append(index)
    }
    return (named, renamed)
  }
}

extension Catalog {
  /// The groups of another catalog that contain the products of each group.
  package func groupsOfProducts(among others: [Product]) -> [[Int]] {
    var owners: [ExactText: Int] = [:]
    for product in others { owners[ExactText(product.productID)] = product.subscription?.group }
    var owned = [[Int]](repeating: [], count: groups.count)
    for product in products {
      guard let group = product.subscription?.group, owned.indices.contains(group),
        let other = owners[ExactText(product.productID)]
      else { continue }
      owned[group].append(other)
    }
    return owned
  }
}

extension CatalogOwner {
  /// Its name in sentences.
  package var noun: String {
    switch self {
    case .app: "app"
    case .catalog: "catalog"
    case .currency: "currency"
    case .template: "template"
    case .product: "product"
    case .group: "subscription group"
    }
  }
}
