import CatalogFormats
import CatalogModel

/// The losses of a format that can't be read, determined from a table of the fields that it has.
enum DeclaredLosses {
  /// A loss for every field that the catalog has and the format doesn't.
  ///
  /// - Parameter omission: The message for all of them, for a format that is meant to hold little.
  static func losses(
    of catalog: Catalog, format: String, carrying fields: Set<CatalogField>, ofTheApp appFields: Set<CatalogField> = [],
    omission: String? = nil
  ) -> [ExportLoss] {
    var losses: [ExportLoss] = []
    // Part by part: the values of a whole catalog take many times the memory of its file.
    for part in catalog.parts { add(&losses, of: catalog.entries(of: part), format, fields, appFields, omission) }
    return losses
  }

  private static func add(
    _ losses: inout [ExportLoss], of entries: [CatalogEntry], _ format: String, _ fields: Set<CatalogField>,
    _ appFields: Set<CatalogField>, _ omission: String?
  ) {
    var seen: Set<CatalogPath> = []
    for entry in entries {
      let path = CatalogPath(entry.path.subject, entry.path.field)
      switch entry.path.subject {
      case .product: guard let field = entry.path.field, !fields.contains(field) else { continue }
      case .app: guard let field = entry.path.field, !appFields.contains(field) else { continue }
      case .catalog: guard entry.path.field != nil else { continue }
      // These are lost as a whole: one loss is enough.
      case .currency, .template, .group, .retired:
        guard seen.insert(CatalogPath(entry.path.subject)).inserted else { continue }
        let noun = if case .retired = entry.path.subject { "retired product ID" } else { entry.owner.noun }
        losses.append(
          ExportLoss(
            .value, of: CatalogPath(entry.path.subject), omission ?? "\(format) does not carry the \(noun)",
            isOutside: true))
        continue
      }
      guard seen.insert(path).inserted else { continue }
      // For a list or a price that is lost as a whole, the field is named, not its contents.
      let field = Product.fields.first { $0.path == path.field }
      let noun = entry.owner.isProduct ? field?.noun ?? entry.noun : entry.noun
      let message = omission ?? "\(format) does not carry the \(noun) of the \(entry.owner.noun)"
      losses.append(ExportLoss(.value, of: path, message, isOutside: true))
    }
  }
}
