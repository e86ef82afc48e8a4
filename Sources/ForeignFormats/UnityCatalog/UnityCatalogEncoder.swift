internal import AppStoreReference
public import CatalogFormats
public import CatalogModel
public import SourceSyntax

/// Writes the catalog of Unity's in-app purchasing, on one line like Unity.
public enum UnityCatalogEncoder {
  /// Writes a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - existing: A Unity catalog that is replaced: its SKU, team and switches are kept, and
  ///     languages are numbered as in it. A new one numbers them like Unity IAP 5.
  public static func write(_ catalog: Catalog, over existing: SourceFile? = nil) -> ExportResult {
    var layout = UnityCatalogLayout(catalog: catalog, settings: UnitySettings(existing))
    let bytes = layout.write()
    return ExportResult(bytes: bytes, losses: layout.losses, advice: layout.advice)
  }
}

/// The parts of a Unity catalog other than its products.
struct UnitySettings {
  private(set) var appleSKU = ""
  private(set) var appleTeamID = ""
  private(set) var startsCodeless = true
  private(set) var startsGamingServices = false
  private(set) var locales = UnityLocales.current

  init(_ existing: SourceFile?) {
    guard let existing, let root = SyntaxTree.parseJSON(existing).root, root.isMapping else { return }
    func text(_ key: String) -> String {
      root.value(forKey: key).flatMap { $0.isScalar && !$0.isNull ? $0.text : nil } ?? ""
    }
    appleSKU = text("appleSKU")
    appleTeamID = text("appleTeamID")
    if let value = root.value(forKey: "enableCodelessAutoInitialization") { startsCodeless = value.equals("true") }
    if let value = root.value(forKey: "enableUnityGamingServicesAutoInitialization") {
      startsGamingServices = value.equals("true")
    }
    var builder = UnityCatalogBuilder(isWhole: true)
    builder.build(root)
    locales = builder.locales
  }
}
