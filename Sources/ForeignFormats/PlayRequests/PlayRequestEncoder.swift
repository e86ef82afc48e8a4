public import AppStoreReference
import Basics
public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Settings of Google Play that a catalog of the App Store doesn't have.
public struct PlaySettings: Sendable, Hashable {
  /// The version of Google's regions and their currencies, which every write names.
  public var regionsVersion: String
  /// The package of the Android app; nil if it has the name of the bundle ID.
  public var packageName: String?

  public init(regionsVersion: String = Facts.playRegionsVersion.value, packageName: String? = nil) {
    self.regionsVersion = regionsVersion
    self.packageName = packageName
  }

  /// Whether a text can be the name of a package: two or more parts of ASCII letters, digits and underscores, each of
  /// which begins with a letter (developer.android.com/build/configure-app-module).
  public static func isPackageName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+/) != nil
  }
}

/// Writes the requests that create a catalog in Google Play, as one JSON file.
///
/// Nothing is sent: the file lists the requests in order, with the path, the query and the whole body of each, so that
/// any small program can send them. They are those of the Google Play Developer API v3 for one-time products with
/// purchase options, and for subscriptions with base plans and offers. What is created is a draft until it is
/// activated, by a request of its own.
public enum PlayRequestEncoder {
  /// Writes a catalog.
  ///
  /// Each auto-renewable subscription becomes a subscription with one base plan, so that it keeps its own texts. Prices
  /// are written for the regions in which the catalog states them, in the currency that Google charges there.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - settings: The version of the regions, and the package.
  public static func write(_ catalog: Catalog, _ settings: PlaySettings = PlaySettings()) -> ExportResult {
    var requests = PlayRequests(catalog, settings)
    requests.addAll()
    return ExportResult(
      bytes: requests.manifest.json(.pretty), losses: requests.losses, advice: requests.allAdvice)
  }

  /// Writes a catalog over a file of requests. If it is for a product of the catalog, and no other package is stated,
  /// its package is kept.
  static func write(_ catalog: Catalog, over existing: SourceFile, _ settings: PlaySettings) -> ExportResult? {
    let file = ParsedFile(existing)
    guard let root = file.jsonRoot, PlayProductDecoder.isRequests(root) else { return nil }
    var settings = settings
    let ids = Set(PlayProductDecoder.read(file, .none).catalog.products.map { ExactText($0.productID) })
    let isOfCatalog = catalog.products.contains { ids.contains(ExactText($0.productID)) }
    if isOfCatalog, settings.packageName == nil,
      case .list(let requests)? = root.value(forKey: "requests").map(OrderedValue.init)
    {
      settings.packageName =
        requests.lazy.flatMap(\.entries).first { $0.key == "body" }?.value.entries.first {
          $0.key == "packageName"
        }?.value.scalarText
    }
    return write(catalog, settings)
  }

  /// The identification of the file, which distinguishes it from other JSON.
  static let format = "google-play-requests"

  /// The reasons for fields that Google Play doesn't have.
  static let reasons: [CatalogField: String] = [
    .storefronts: "Google Play sells where a price is stated; only the prices of these storefronts are written",
    .level: "Google Play has no levels; an app says itself what replaces what",
    .billingPlans: "Google Play has installments in few countries; they aren't written",
    .offerCodes: "Google Play has promotion codes in its console alone",
    .pricePolicy: "Google Play has no policies; the prices of the reviewed file are written",
  ]
}
