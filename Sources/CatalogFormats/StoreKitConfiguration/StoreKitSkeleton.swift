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
    let policy: JSONObject = [
      "locale": .text("en_US"), "policyText": .text(""), "policyURL": .text(""),
    ]
    var settings: JSONObject = [
      "_failTransactionsEnabled": .flag(false), "_storefront": .text(storefront),
      "_storeKitErrors": .array([]),
    ]
    if let locale { settings["_locale"] = .text(locale) }
    let file: JSONObject = [
      "appPolicies": .object(["eula": .text(""), "policies": .array([.object(policy)])]),
      "identifier": .text(identifier),
      "nonRenewingSubscriptions": .array([]),
      "products": .array([]),
      "settings": .object(settings),
      "subscriptionGroups": .array([]),
      "version": .object(["major": .integer(version.major), "minor": .integer(version.minor)]),
    ]
    var writer = JSONWriter(style: .xcode)
    JSONValue.object(file).write(to: &writer)
    return SourceFile(name: "new.storekit", bytes: writer.output)
  }
}
