import AppStoreReference
public import CatalogModel

/// Writes the requests that create a catalog in App Store Connect, as one JSON file.
///
/// Nothing is sent: the file lists the requests in order, with the whole body of each, its
/// dependencies and the values of its response that later requests use, so that any small program
/// can send them. Bodies are those of the App Store Connect API 4.4.1. Texts belong to versions
/// there, which replace the older texts of products, deprecated since 4.4.1.
public enum AppStoreConnectEncoder {
  /// Writes a catalog.
  ///
  /// Price points have IDs that differ for each product, so they are looked up by separate requests
  /// after the product has been created. A catalog doesn't contain when a win-back offer starts: they
  /// are written for a date that whoever sends the requests must provide, as stated in the advice.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - companions: The screenshots and promotional images; their sizes and checksums are part of
  ///     the requests.
  public static func write(
    _ catalog: Catalog, companions: CompanionFiles = .none
  ) -> ExportResult {
    var requests = CatalogRequests(catalog, companions: companions)
    requests.addAll()
    return ExportResult(
      bytes: requests.manifest.finish(), losses: requests.losses, advice: requests.advice)
  }
}

extension AppStoreConnectEncoder {
  /// Whether the requests for a product say all of it but for what they report as lost: one outside
  /// of groups with a tier or no price, sold everywhere, without images, and with texts in locales of
  /// the store.
  static func holds(_ product: Product) -> Bool {
    guard product.type?.name(in: .appStoreConnectAPI) != nil, product.type != .autoRenewable,
      product.subscription == nil, !product.hasLegacyID, product.template == nil,
      product.suppressions.isEmpty, product.conditions.isEmpty,
      product.review.screenshot == nil, product.promotionalImage == nil,
      isPlain(product.productID), let name = product.referenceName, isPlain(name),
      product.review.notes.map(isPlain) ?? true
    else { return false }
    if let price = product.price {
      guard price.tier != nil, price.amounts.isEmpty, price.overrides.isEmpty else { return false }
    }
    var locales: Set<StoreLocale> = []
    return product.localizations.allSatisfy { text in
      guard let locale = text.storeLocale, locales.insert(locale).inserted, text.generated.isEmpty,
        let title = text.title
      else { return false }
      return isPlain(title) && text.description.map(isPlain) ?? true
    }
  }

  /// Whether a text is not empty, and free of control characters but for line breaks.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }
  }
}
