internal import AppStoreReference
public import CatalogModel
internal import SourceSyntax

/// Writes a StoreKit configuration, byte for byte as Xcode 16 and later would (version 4.0).
public enum StoreKitWriter {
  /// Writes a catalog.
  ///
  /// The texts, periods, levels and offers are carried, and of the prices the one in the base
  /// territory's storefront, which is the currency that Xcode shows. A product without a type, a
  /// price there, or a subscription's period is left out.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var losses = StoreKitLosses(catalog)
    let contents = losses.contents()
    let layout = StoreKitFileLayout(
      catalog: catalog, contents: contents,
      locale: locale(of: catalog, contents))
    return ExportResult(bytes: layout.write(), losses: losses.losses)
  }

  /// The language of the texts as Xcode's settings name it.
  private static func locale(of catalog: Catalog, _ contents: StoreKitContents) -> String {
    let primary = catalog.app.primaryLocale.flatMap { StoreLocale.resolving($0) }
    let first = catalog.products.lazy.flatMap(\.localizations).compactMap(\.storeLocale).first
    return (primary ?? first)?.storeKitCode ?? "en_US"
  }
}

/// What of a catalog goes into a StoreKit configuration.
struct StoreKitContents {
  /// A product that has all that Xcode needs.
  struct Entry {
    /// The place in the catalog.
    let index: Int
    let price: Money
    /// Nil for anything but an auto-renewable subscription.
    let subscription: SubscriptionEntry?
  }

  struct SubscriptionEntry {
    let period: SubscriptionPeriod
    let level: Int
    /// The offers that can be written.
    let offers: [OfferEntry]
  }

  struct OfferEntry {
    let offer: Offer
    let mode: OfferMode
    let duration: OfferDuration
    /// Nil for a free trial.
    let price: Money?
  }

  let storefront: Territory?
  var products: [Entry] = []
}
