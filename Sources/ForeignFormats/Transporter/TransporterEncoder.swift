internal import AppStoreReference
public import CatalogFormats
public import CatalogModel
public import SourceSyntax

/// Writes a Transporter package, in the form of App Store packages until Apple stopped accepting
/// them.
public enum TransporterEncoder {
  /// The main file of a package; the others in its folder are the screenshots.
  public static let fileName = "metadata.xml"

  /// Writes a catalog.
  ///
  /// Prices are only written as tiers, and only free trials of the offers. The screenshots are
  /// written by file name, because a package has no folders; they are the companions of the result.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - existing: A package that is replaced: its provider, team and SKU, which a catalog doesn't
  ///     have, are kept. A new package has no team, and the bundle ID as its SKU.
  ///   - companions: The screenshots; their sizes and checksums are written to the package.
  public static func write(_ catalog: Catalog, over existing: SourceFile? = nil, companions: CompanionFiles = .none)
    -> ExportResult
  {
    var losses = TransporterLosses(catalog)
    losses.find()
    var layout = TransporterLayout(
      catalog: catalog, seller: existing.map(TransporterSeller.init) ?? TransporterSeller(), companions: companions)
    let bytes = layout.write()
    losses.add(layout.unreadableScreenshots)
    return ExportResult(
      bytes: bytes, companions: layout.copies, losses: losses.losses,
      files: [ExportResult.File(name: fileName, bytes: bytes)])
  }
}

/// The seller of the app in a package.
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
