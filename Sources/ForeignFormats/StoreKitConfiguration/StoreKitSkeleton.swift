import CatalogFormats
import CatalogModel
import SourceSyntax

/// A StoreKit configuration without products, as Xcode creates it.
enum StoreKitSkeleton {
  /// - Parameters:
  ///   - identifier: Xcode's identifier of the file.
  ///   - locale: The language of the texts in the notation of the settings; nil for Xcode's own.
  ///   - storefront: The code of the storefront of the file's prices.
  static func file(_ version: StoreKitVersion, identifier: String, locale: String?, storefront: String) -> SourceFile {
    let file: OrderedValue = [
      "appPolicies": ["eula": "", "policies": [StoreKitPolicies.policy("")]], "identifier": .text(identifier),
      "nonRenewingSubscriptions": [], "products": [],
      "settings": [
        "_failTransactionsEnabled": false, "_locale": locale.map(OrderedValue.text), "_storefront": .text(storefront),
        "_storeKitErrors": [],
      ], "subscriptionBundleGroups": version >= .suites ? [] : nil, "subscriptionGroups": [],
      "subscriptionSuiteGroups": version >= .suites ? [] : nil,
      "version": ["major": .integer(version.major), "minor": .integer(version.minor)],
    ]
    return SourceFile(name: "new.storekit", bytes: file.json(.xcode))
  }
}
