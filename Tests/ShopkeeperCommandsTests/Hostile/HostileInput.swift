/// A file that was made to harm its readers.
struct HostileInput: Sendable, CustomStringConvertible {
  /// The attack that it attempts.
  let attempt: String
  /// The format to read it in.
  let format: String
  let bytes: [UInt8]
  /// A part of the expected message; empty for any message.
  let refusal: String

  var description: String { "\(format): \(attempt)" }

  var fileExtension: String { HarmlessFile.named(format).fileExtension }

  init(_ attempt: String, _ format: String, _ text: String, _ refusal: String) {
    self.init(attempt, format, Array(text.utf8), refusal)
  }

  init(_ attempt: String, _ format: String, _ bytes: [UInt8], _ refusal: String) {
    self.attempt = attempt
    self.format = format
    self.bytes = bytes
    self.refusal = refusal
  }
}

/// A file in a format with one product, and a text in it.
struct HarmlessFile: Sendable {
  let format: String
  let fileExtension: String
  private let template: String

  /// The file with a text in place of a product ID or a name.
  func text(_ text: String) -> String { template.replacing("TEXT", with: text) }

  static func named(_ format: String) -> HarmlessFile { all.first { $0.format == format } ?? all[0] }

  static let all = [
    HarmlessFile(
      format: "yaml", fileExtension: "yml",
      template: """
        catalog: 1
        app: {bundleID: b, primaryLocale: en-US}
        products: {"TEXT": {type: consumable}}
        """),
    HarmlessFile(
      format: "storekit", fileExtension: "storekit",
      template: """
        {"products": [{"productID": "TEXT", "type": "Consumable", "displayPrice": "1"}]}
        """),
    HarmlessFile(
      format: "xml", fileExtension: "xml",
      template: """
        <catalog version="1"><app bundleID="b" primaryLocale="en-US"/><products>\
        <product item="x" type="consumable"><referenceName>TEXT</referenceName></product>\
        </products></catalog>
        """),
    HarmlessFile(
      format: "plist", fileExtension: "plist",
      template: "<plist version=\"1.0\"><array><string>TEXT</string></array></plist>"),
    HarmlessFile(
      format: "transporter", fileExtension: "xml",
      template: """
        <package xmlns="http://apple.com/itunes/importer" version="software5.11"><software>\
        <software_metadata><in_app_purchases><in_app_purchase><product_id>TEXT</product_id>\
        <type>consumable</type></in_app_purchase></in_app_purchases></software_metadata>\
        </software></package>
        """), HarmlessFile(format: "csv", fileExtension: "csv", template: "kind,id,type\nproduct,TEXT,consumable\n"),
    HarmlessFile(format: "tsv", fileExtension: "tsv", template: "kind\tid\ttype\nproduct\tTEXT\tconsumable\n"),
    HarmlessFile(
      format: "revenuecat-csv", fileExtension: "csv",
      template: """
        store,store_identifier,product_type,display_name,title,territory,amount,currency
        app_store,TEXT,consumable,N,T,US,1,USD
        """),
    HarmlessFile(
      format: "google-play-csv", fileExtension: "csv",
      template: """
        Product ID,Published State,Purchase Type,Auto Translate,Locale; Title; Description,\
        Auto Fill Prices,Price
        TEXT,published,managed_by_android,false,en_US; T; D,true,990000
        """),
    HarmlessFile(
      format: "asc", fileExtension: "json",
      template: """
        {"data": [{"type": "inAppPurchases", "id": "1", "attributes":
        {"name": "A", "productId": "TEXT", "inAppPurchaseType": "CONSUMABLE"}}]}
        """),
    HarmlessFile(
      format: "unity", fileExtension: "json",
      template: """
        {"appleSKU": "", "products": [{"id": "TEXT", "type": 0, "storeIDs": [],
        "applePriceTier": 1,
        "defaultDescription": {"googleLocale": 21, "title": "T", "description": "D"}}]}
        """),
    HarmlessFile(
      format: "google-play", fileExtension: "json",
      template: """
        {"format": "google-play-requests", "requests": [{"method": "PATCH", "path": "/onetimeproducts/a",
        "body": {"productId": "TEXT", "listings": [{"languageCode": "en-US", "title": "T", "description": "D"}],
        "purchaseOptions": [{"buyOption": {}, "regionalPricingAndAvailabilityConfigs": [{"regionCode": "US",
        "price": {"currencyCode": "USD", "units": "1"}, "availability": "AVAILABLE"}]}]}}]}
        """),
    HarmlessFile(
      format: "gpp", fileExtension: "json",
      template: """
        [{"sku": "TEXT", "purchaseType": "managedUser",
        "defaultPrice": {"priceMicros": "1000000", "currency": "USD"},
        "listings": {"en-US": {"title": "T", "description": "D"}}}]
        """),
  ]
}
