import CatalogFormats
import CatalogModel
import SourceSyntax

/// The fields of a catalog that a format can hold: determined by writing a catalog that has all of
/// them, so that this can't disagree with the format.
struct FormatCoverage {
  /// Fields of one part of a catalog, such as `products`.
  struct Fields: Equatable {
    var part: String
    /// Empty for the part itself, such as its keys or its order.
    var names: [String]
  }

  /// The fields that are lost, in full or in part, and the reasons.
  struct Gap {
    var reasons: [String]
    var fields: [Fields]
    /// Whether the fields are not part of the format, so that nothing is lost without them.
    var isOutside = false
  }

  private(set) var carried: [Fields] = []
  private(set) var gaps: [Gap] = []

  init(of format: CatalogFormat) {
    let catalog = FullCatalog.catalog
    let companions = CompanionFiles { _ in FullCatalog.image }
    guard let result = CatalogExport.export(catalog, as: format, companions: companions) else { return }
    var lost: Set<CatalogPath> = []
    var lostSubjects: Set<CatalogPath.Subject> = []
    for loss in result.losses where loss.extent != .aside {
      // Where a store doesn't sell a product is not one of its fields.
      if case .product = loss.path.subject, loss.path.field == nil, loss.extent == .value, format.read != nil {
        continue
      }
      // A loss in a format that can't be read back concerns a part as a whole.
      if loss.path.field == nil, loss.extent == .whole || format.read == nil { lostSubjects.insert(loss.path.subject) }
      lost.insert(CatalogPath(loss.path.subject, loss.path.field))
      let part = Self.part(of: loss.path, in: catalog)
      // A retired ID is both a part of its own and a field of the file.
      let name = if case .retired = loss.path.subject { "retired" } else { Self.name(of: loss.path) }
      let index = gaps.firstIndex { $0.reasons == [loss.message] && $0.isOutside == loss.isOutside } ?? gaps.count
      if index == gaps.count { gaps.append(Gap(reasons: [loss.message], fields: [], isOutside: loss.isOutside)) }
      Self.add(name, of: part, to: &gaps[index].fields)
    }
    gaps = gaps.reduce(into: []) { merged, gap in
      if let last = merged.last, last.fields == gap.fields, last.isOutside == gap.isOutside {
        merged[merged.count - 1].reasons += gap.reasons
      } else {
        merged.append(gap)
      }
    }
    for entry in catalog.entries {
      guard let name = Self.name(of: entry.path) ?? Self.nameOfEntry(entry) else { continue }
      let path = CatalogPath(entry.path.subject, entry.path.field)
      if lost.contains(path) || lostSubjects.contains(path.subject) { continue }
      let part = Self.part(of: path, in: catalog)
      // A product without prices for storefronts doesn't lose any.
      let isLost = gaps.contains { gap in gap.fields.contains { $0.part == part && $0.names.contains(name) } }
      if !isLost { Self.add(name, of: part, to: &carried) }
    }
  }

  private static func add(_ name: String?, of part: String, to fields: inout [Fields]) {
    let index = fields.firstIndex { $0.part == part } ?? fields.count
    if index == fields.count { fields.append(Fields(part: part, names: [])) }
    if let name, !fields[index].names.contains(name) { fields[index].names.append(name) }
  }

  private static func part(of path: CatalogPath, in catalog: Catalog) -> String {
    switch path.subject {
    case .app: "app"
    case .catalog, .retired: "file"
    case .currency: "currencies"
    case .template: "templates"
    case .group: "groups"
    case .product(let index):
      catalog.products.indices.contains(index) && catalog.products[index].subscription != nil
        ? "subscriptions" : "products"
    }
  }

  private static func name(of path: CatalogPath) -> String? {
    switch path.field {
    case .productID: "id"
    case .screenshot: "review.screenshot"
    case .uploadedScreenshot: "review.uploadedScreenshot"
    case .reviewNotes: "review.notes"
    case let field?: field.rawValue
    case nil: nil
    }
  }

  private static func nameOfEntry(_ entry: CatalogEntry) -> String? {
    switch entry.path.subject {
    case .retired: "retired"
    // A product without values is only its ID.
    case .product: "id"
    default: nil
    }
  }
}
