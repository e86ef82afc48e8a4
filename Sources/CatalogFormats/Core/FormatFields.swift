package import CatalogModel

extension CatalogFormat {
  /// Whether a field of a product can be written in it.
  package func holds(_ field: CatalogField) -> Bool { FormatFields(of: self).hasProductField(field) }
}

/// The fields that a format has at all, determined by writing a catalog that has all of them, so that this can't
/// disagree with the format.
struct FormatFields {
  /// The paths, in which the first product, group and so on stands for each; a path without a field is the part itself.
  private var paths: Set<CatalogPath> = [CatalogPath(.catalog)]

  init(of format: CatalogFormat) {
    let full = FullCatalog.catalog
    let companions = CompanionFiles { _ in FullCatalog.image }
    guard let read = format.read, let written = format.write?(full, companions) else { return }
    for entry in CatalogExport.reading(written, of: full, as: format, read, companions).catalog.entries {
      let subject = Self.first(entry.path.subject)
      paths.formUnion([CatalogPath(subject), CatalogPath(subject, entry.path.field)])
    }
  }

  /// Whether the format has a field of products.
  func hasProductField(_ field: CatalogField) -> Bool { paths.contains(CatalogPath(.product(0), field)) }

  private static func first(_ subject: CatalogPath.Subject) -> CatalogPath.Subject {
    switch subject {
    case .currency: .currency(0)
    case .template: .template(0)
    case .product: .product(0)
    case .group: .group(0)
    case .retired: .retired(0)
    case .app, .catalog: subject
    }
  }

  /// Distinguishes real losses from values that are not part of the format.
  func classify(_ loss: inout ExportLoss) {
    if !paths.contains(CatalogPath(Self.first(loss.path.subject), loss.path.field)) { loss.isOutside = true }
  }
}
