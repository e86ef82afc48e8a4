internal import AppStoreReference
public import CatalogModel
public import SourceSyntax

/// Writes a Transporter package, as App Store packages were until Apple stopped taking them.
public enum TransporterWriter {
  /// The file of a package that describes it; what else is in its folder are the screenshots.
  public static let fileName = "metadata.xml"

  /// Writes a catalog.
  ///
  /// Prices are carried as tiers and no other way, of the offers a free trial. The screenshots are
  /// named by their file names alone, since a package has no folders; they are the companions of
  /// the result.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - existing: A package that is replaced: its provider, team and SKU, of which a catalog knows
  ///     nothing, are kept. A new package names no team, and the bundle ID for the SKU.
  ///   - companions: The screenshots; their sizes and checksums stand in the package.
  public static func write(
    _ catalog: Catalog, over existing: SourceFile? = nil, companions: CompanionFiles = .none
  ) -> ExportResult {
    var losses = TransporterLosses(catalog)
    losses.find()
    var layout = TransporterLayout(
      catalog: catalog, seller: existing.map(TransporterSeller.init) ?? TransporterSeller(),
      companions: companions)
    let bytes = layout.write()
    losses.add(layout.unreadableScreenshots)
    return ExportResult(
      bytes: bytes, companions: layout.copies, losses: losses.losses,
      files: [ExportResult.File(name: fileName, bytes: bytes)])
  }
}

/// Who sells the app, as a package names it.
struct TransporterSeller {
  var provider: String?
  var teamID: String?
  var vendorID: String?

  init() {}

  init(_ file: SourceFile) {
    guard let root = XMLTree.parse(file).root, root.name == "package" else { return }
    provider = root.child("provider")?.filledText
    teamID = root.child("team_id")?.filledText
    vendorID = root.child("software")?.child("vendor_id")?.filledText
  }
}
