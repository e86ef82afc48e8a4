import CatalogFormats
import CatalogModel
import CatalogServer
import ForeignFormats
import SourceSyntax

@testable import CatalogEndpoint

/// A catalog with everything that selects products.
enum OfferSamples {
  static let text = """
    catalog: 1
    app: {bundleID: com.example.shop, name: Shop, primaryLocale: en-US, locales: [en-US, de-DE, zh-Hans, zh-Hant]}
    currencies:
      gems: {en-US: gems}
    products:
      gems60:
        type: consumable
        referenceName: SECRET reference
        price: {USD: 0.99}
        grants: {gems: 60+6}
        tags: [featured, small]
        publicImage: https://cdn.example.com/60.png
        localizations:
          en-US: {title: 60 Gems, description: Sixty gems}
          de-DE: {title: 60 Edelsteine, description: Sechzig Edelsteine}
          zh-Hans: {title: 60宝石, description: 六十颗宝石}
        review: {notes: SECRET notes}
      gold:
        type: non-consumable
        referenceName: Gold
        price: {USD: 9.99}
        platforms: [ios, macos]
        minimumAppVersion: "2.10"
        localizations: {en-US: {title: Gold & <More>, description: All of it}}
      german:
        type: consumable
        referenceName: German
        price: {USD: 1.99}
        storefronts: [DEU, AUT]
        minimumAppVersion: "1.5"
        localizations: {en-US: {title: German, description: For Germany}}
      winter:
        type: consumable
        referenceName: Winter
        price: {USD: 1.99}
        from: 2026-12-01
        until: 2026-12-31
        localizations: {en-US: {title: Winter, description: In December}}
      hidden:
        type: consumable
        referenceName: Hidden
        price: {USD: 1.99}
        hidden: true
        localizations: {en-US: {title: Hidden, description: Nobody sees it}}
    subscriptionGroups:
      vip:
        referenceName: VIP
        products:
          month:
            referenceName: Month
            period: 1 month
            level: 2
            price: {USD: 4.99}
            localizations: {en-US: {title: Month, description: A month}}
    """

  static let catalog: Catalog = { CatalogReading.read(SourceFile(name: "catalog.yml", text: text)).catalog }()

  static func app(_ catalog: Catalog = catalog, revision: Int? = nil, signer: (any AnswerSigner)? = nil) -> AppEndpoint
  {
    AppEndpoint(
      catalog, bundleID: "com.example.shop", revision: revision, modified: 1_780_000_000, signer: signer,
      cache: AnswerStore())
  }

  /// 2026-11-20, before the schedule of a product begins.
  static let november = 1_795_132_800
  /// 2026-12-24.
  static let december = 1_798_070_400
  /// 2027-01-01.
  static let january = 1_798_761_600

  /// The answer to a GET.
  static func get(
    _ target: String, _ fields: [String: String] = [:], of apps: [AppEndpoint] = [app()], now: Int = november
  ) -> Response {
    Responder().respond(
      to: Request(method: "GET", target: target, fields: fields.map { HeaderField($0.key, $0.value) }),
      from: Endpoint(apps).snapshot(), now: now)
  }

  static func text(_ response: Response) -> String { String(decoding: response.body, as: UTF8.self) }

  /// The items of the product IDs in an answer.
  static func items(_ query: String, _ fields: [String: String] = [:], now: Int = november) -> [String] {
    let response = get("/v1/apps/com.example.shop/product-ids.txt?\(query)", fields, now: now)
    return text(response).split(separator: "\n").map { String($0.split(separator: ".").last ?? "") }
  }
}
