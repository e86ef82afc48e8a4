import CatalogModel
import SourceSyntax

/// A StoreKit configuration without products, as Xcode begins one.
enum StoreKitSkeleton {
  /// - Parameters:
  ///   - identifier: What Xcode knows the file by.
  ///   - locale: The language of the texts as the settings name it; nil for Xcode's own.
  ///   - storefront: The code of the storefront whose prices the file has.
  static func file(
    _ version: StoreKitVersion, identifier: String, locale: String?, storefront: String
  ) -> SourceFile {
    let policy: OrderedValue = ["locale": "en_US", "policyText": "", "policyURL": ""]
    let file: OrderedValue = [
      "appPolicies": ["eula": "", "policies": [policy]],
      "identifier": .text(identifier),
      "nonRenewingSubscriptions": [],
      "products": [],
      "settings": [
        "_failTransactionsEnabled": false, "_locale": locale.map(OrderedValue.text),
        "_storefront": .text(storefront), "_storeKitErrors": [],
      ],
      "subscriptionGroups": [],
      "version": ["major": .integer(version.major), "minor": .integer(version.minor)],
    ]
    return SourceFile(name: "new.storekit", bytes: file.json(.xcode))
  }
}
