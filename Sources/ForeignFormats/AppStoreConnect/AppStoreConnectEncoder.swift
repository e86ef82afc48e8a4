import AppStoreConnect
import AppStoreReference
public import CatalogFormats
public import CatalogModel

/// Writes the requests that create a catalog in App Store Connect, as one JSON file.
///
/// Nothing is sent: the file lists the requests in order, with the whole body of each, its
/// dependencies and the values of its response that later requests use, so that any small program
/// can send them. Bodies follow the App Store Connect API 4.4.1. Texts belong to versions there,
/// which replace the older texts of products, deprecated since 4.4.1.
public enum AppStoreConnectEncoder {
  /// Writes a catalog.
  ///
  /// Price points have IDs that differ for each product, so they are looked up by separate requests
  /// after the product has been created. A catalog doesn't contain the start date of a win-back
  /// offer: such offers are written for a date that the sender of the requests must provide, as
  /// stated in the advice.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - companions: The screenshots and promotional images; their sizes and checksums are part of
  ///     the requests.
  public static func write(_ catalog: Catalog, companions: CompanionFiles = .none) -> ExportResult {
    var requests = CatalogRequests(catalog, companions: companions)
    requests.addAll()
    return ExportResult(bytes: requests.manifest.finish(), losses: requests.losses, advice: requests.advice)
  }
}
