import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Unity's catalog") struct UnityCatalogTests {
  private static func read(_ products: String, root: String = "\"appleSKU\":\"\",") -> CatalogDocument {
    UnityCatalogDecoder.read(ParsedFile(SourceFile(name: "a.json", text: "{\(root)\"products\":[\(products)]}")))
  }

  private static func product(_ more: String, type: Int = 0) -> String {
    "{\"id\":\"a\",\"type\":\(type)\(more.isEmpty ? "" : ",")\(more)}"
  }

  @Test("is read with its prices, texts, grants and Apple's ID") func reading() throws {
    let document = Self.read(
      #"""
      {"id":"coins","type":0,"storeIDs":[{"store":"AppleAppStore","id":"com.example.coins"}],
      "defaultDescription":{"googleLocale":21,"title":"400 Coins","description":"Caf\\u00e9 \\ud83c\\udf81 \\u12"},
      "screenshotPath":"shots/a.png","applePriceTier":6,
      "googlePrice":{"data":[599,0,0,131072],"num":5.99},"pricingTemplateID":"",
      "descriptions":[{"googleLocale":13,"title":"金币","description":""}],
      "payouts":[{"t":"Currency","st":"gold","q":400.0,"d":""}]},
      {"id":"tip","type":1,"googlePrice":{"data":[15,0,0,65536],"num":1.5},
      "defaultDescription":{"googleLocale":21,"title":"","description":""}}
      """#)
    #expect(document.diagnostics == [])
    let catalog = document.catalog
    let coins = try #require(catalog.products.first)
    #expect(coins.productID == "com.example.coins")
    #expect(coins.item == "coins")
    #expect(coins.price == Price(tier: PriceTier(stem: 6)))
    #expect(coins.localizations.map(\.locale) == ["en-US", "zh-Hans"])
    #expect(coins.localizations[0].description == "Café 🎁 \\u12")
    #expect(coins.localizations[1].title == "金币")
    #expect(coins.localizations[1].description == nil)
    #expect(coins.review.screenshot == "shots/a.png")
    #expect(coins.grants == [Grant(currency: "gold", quantity: 400)])
    #expect(catalog.currencies == [VirtualCurrency(key: "gold", names: [])])
    #expect(catalog.products[1].price == Price(amounts: [Money(hundredths: 150, currency: .usd)]))
    #expect(catalog.products[1].localizations == [])
    // A text with escapes has no parts that can be located; a plain one does.
    let title = CatalogPath(.product(0), .title, element: 0)
    let range = try #require(document.range(of: title, text: 4..<9))
    #expect(document.source.text(in: range) == "Coins")
  }

  @Test("grants many currencies in time in proportion to their number") func manyGrants() {
    let (small, large) = (200, 6_400)
    let files = [small, large].map { count in
      // Texts outside of ASCII take longer to compare.
      let payouts = (0...count).map { "{\"t\":\"Currency\",\"st\":\"金\($0 % count)\",\"q\":1}" }
      let product = Self.product("\"payouts\":[\(payouts.joined(separator: ","))]")
      return ParsedFile(SourceFile(name: "a.json", text: "{\"products\":[\(product)]}"))
    }
    let time = proportion(small, large) { count in
      let grants = UnityCatalogDecoder.read(files[count == small ? 0 : 1]).catalog.products.first?.grants ?? []
      #expect(grants.count == count && grants.first?.quantity == 2)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test(
    "numbers languages like the version that wrote it",
    arguments: [
      ("4", "", "en-US", 0), ("4,16", "", "ru", 0), ("21,30", "", "fr-FR", 0),
      ("0,19", "\"udpPrice\":{}", "zh-Hans", 0), ("0,75", "", "es-ES", 0), ("21", "\"udpPrice\":{}", "en-CA", 0),
      ("13", "", "zh-Hans", 1), ("12,14", "", "zh-Hant", 2),
    ]) func languages(numbers: String, more: String, last: String, warnings: Int)
  {
    let texts = numbers.split(separator: ",").map { "{\"googleLocale\":\($0),\"title\":\"x\",\"description\":\"y\"}" }
    let document = Self.read(
      Self.product("\"descriptions\":[\(texts.joined(separator: ","))]\(more.isEmpty ? "" : ",")\(more)"))
    #expect(document.catalog.products.first?.localizations.last?.locale == last)
    #expect(document.diagnostics.count == warnings)
  }

  @Test("maps Unity's lists of languages to the App Store's locales") func lists() throws {
    #expect(UnityLocales.current.count == 88)
    #expect(UnityLocales.earlier.count == 32)
    for (number, code) in [
      (13, "zh-Hans"), (14, "zh-Hant"), (21, "en-US"), (22, "en-GB"), (30, "fr-FR"), (33, "de-DE"), (41, "it"),
      (42, "ja"), (46, "ko"), (64, "pt-BR"), (69, "ru"), (75, "es-ES"), (3, "ar-SA"),
    ] {
      let locale = try #require(StoreLocale(code))
      #expect(UnityLocales.current[number]?.storeLocale == locale)
      #expect(UnityLocales.current.number(of: locale, named: code) == number)
    }
    // All except Odia, which Google Play doesn't have either.
    let missing = StoreLocale.all.filter { UnityLocales.current.number(of: $0, named: $0.code) == nil }
    #expect(missing.map(\.code) == ["or-IN"])
  }

  @Test(
    "has amounts in the representation of .NET",
    arguments: [
      ([599, 0, 0, 131_072], 599), ([40, 0, 0, 0], 4_000), ([15, 0, 0, 65_536], 150), ([599_000, 0, 0, 327_680], 599),
      ([276_447_231, 23_283, 0, 131_072], 99_999_999_999_999), ([-1, 0, 0, 131_072], 4_294_967_295),
      ([5_999, 0, 0, 196_608], nil), ([1, 0, 0], nil), ([1, 0, 0, -2_147_352_576], nil), ([1, 0, 1, 0], nil),
      ([1, 0, 0, 1], nil), ([0, 1_048_575, 0, 0], nil), ([Int.max, 0, 0, 0], nil), ([1, 0, 0, 29 << 16], nil),
    ] as [([Int], Int?)]) func prices(words: [Int], hundredths: Int?)
  {
    #expect(UnityPrice(words: words).hundredths == hundredths)
    if let hundredths {
      let again = UnityPrice(Money(hundredths: hundredths, currency: .usd))
      #expect(UnityPrice(words: again.words).hundredths == hundredths)
    }
  }

  static let problems = [
    ProblemExample(
      .warning,
      "Unity does not say how long the subscription runs, nor whether it renews itself; "
        + "it is taken for one that does", "{\"id\":\"a\",\"type\":⟦2⟧}"),
    ProblemExample(
      .warning,
      "no product type has the number 3; expected 0 (consumable), 1 (non-consumable) or " + "2 (subscription)",
      "{\"id\":\"a\",\"type\":⟦3⟧}"),
    ProblemExample(
      .warning, "\"googlePrice\" is left out: there is also Apple's tier, and it has no currency",
      "{\"id\":\"a\",\"type\":0,\"applePriceTier\":2,\"googlePrice\":⟦{⟧\"data\":[22,0,0,0]}}"),
    ProblemExample(
      .warning, "\"Item\" is left out: the granted item becomes a currency of the catalog",
      "{\"id\":\"a\",\"type\":0,\"payouts\":[{\"t\":⟦\"Item\"⟧,\"st\":\"x\",\"q\":1}]}"),
    ProblemExample(
      .warning, "\"GooglePlay\" is left out: a catalog has the product IDs of the App Store",
      "{\"id\":\"a\",\"type\":0,\"storeIDs\":[{\"store\":\"GooglePlay\",\"id\":⟦\"b\"⟧}]}"),
    ProblemExample(
      .warning, "\"colour\" is left out (2 times): the name is not known",
      "{\"id\":\"a\",\"type\":0,⟦\"colour\"⟧:1},{\"id\":\"b\",\"type\":0,\"colour\":2}"),
    ProblemExample(.error, "the product has no \"id\"", "⟦{⟧\"type\":0}"),
    ProblemExample(.error, "\"id\" must be text in double quotes, not 5", "{\"id\":⟦5⟧,\"type\":0}"),
    ProblemExample(
      .warning, "no language has the number 99; expected 0 to 87",
      "{\"id\":\"a\",\"type\":0,\"defaultDescription\":{\"googleLocale\":⟦99⟧,\"title\":\"x\"}}"),
  ]

  @Test("reports what it can't convert, at its position", arguments: problems) func problem(_ example: ProblemExample) {
    let marked = MarkedSource("{\"appleSKU\":\"金\",\"products\":[\(example.text)]}")
    let document = UnityCatalogDecoder.read(ParsedFile(marked.source("a.json")))
    #expect(document.diagnostics.map(\.message) == [example.message])
    #expect(document.diagnostics.map(\.severity) == [example.severity])
    #expect(document.diagnostics.map(\.range) == marked.marks)
  }

  private static let catalog = CatalogYAMLDecoder.read(
    SourceFile(
      name: "catalog.yml",
      text: """
        catalog: 1
        app: {bundleID: com.example, primaryLocale: zh-Hans}
        currencies: {gold: {en-US: gold}}
        products:
          coins:
            type: consumable
            price: {tier: 6}
            grants: {gold: 400+40}
            localizations: {en-US: {title: "\\"Coins\\" €"}, zh-Hans: {title: 金币🎁, description: 得}}
            review: {screenshot: a/b.png}
          tip: {type: non-consumable, price: {USD: 5}}
        """)
  ).catalog

  private static let text =
    #"{"appleSKU":"","appleTeamID":"","enableCodelessAutoInitialization":true,"#
    + #""enableUnityGamingServicesAutoInitialization":false,"products":["#
    + #"{"id":"com.example.coins","type":0,"storeIDs":[],"defaultDescription":{"googleLocale":13,"#
    + #""title":"\\u91d1\\u5e01\\ud83c\\udf81","description":"\\u5f97"},"screenshotPath":"a/b.png","#
    + #""applePriceTier":6,"googlePrice":{"data":[599,0,0,131072],"num":5.99},"#
    + #""pricingTemplateID":"","descriptions":[{"googleLocale":21,"title":"\"Coins\" \\u20ac","#
    + #""description":""}],"payouts":[{"t":"Currency","st":"gold","q":440.0,"d":""}]},"#
    + #"{"id":"com.example.tip","type":1,"storeIDs":[],"defaultDescription":{"googleLocale":21,"#
    + #""title":"","description":""},"screenshotPath":"","applePriceTier":0,"#
    + #""googlePrice":{"data":[5,0,0,0],"num":5.0},"pricingTemplateID":"","descriptions":[],"# + #""payouts":[]}]}"#

  @Test("is written byte for byte like Unity's") func writing() throws {
    let result = UnityCatalogEncoder.write(Self.catalog)
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.text)
    let unity = try #require(CatalogFormatRegistry.format(named: "unity"))
    let losses = try #require(CatalogExport.export(Self.catalog, as: unity)).losses
    let reasons = losses.filter { $0.path.field == .grants }.map(\.message)
    #expect(reasons == ["Unity's payouts have no bonus; the sum of both is written"])
  }

  @Test(
    "has the tier for the price in US dollars, or a reason for not having one",
    arguments: [
      ("{USD: 1.99}", 2, true, "Unity's catalog has a tier of Apple's for a price", 0),
      ("{USD: 1.50}", 0, true, nil, 1),
      ("{EUR: 1.99}", 0, false, "Unity's catalog has one tier of Apple's, and one amount", 0),
      ("{tier: 3}", 3, true, nil, 0),
    ] as [(String, Int, Bool, String?, Int)]) func tiers(
      price: String, tier: Int, hasAmount: Bool, message: String?, advice: Int
    ) throws
  {
    let catalog = CatalogYAMLDecoder.read(
      SourceFile(
        name: "catalog.yml",
        text: "catalog: 1\napp: {bundleID: com.example}\nproducts:\n" + "  coins: {type: consumable, price: \(price)}\n"
      )
    ).catalog
    let result = try #require(
      CatalogFormatRegistry.format(named: "unity").flatMap { CatalogExport.export(catalog, as: $0) })
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains("\"applePriceTier\":\(tier),"))
    #expect(text.contains("\"num\":0.0}") != hasAmount)
    let losses = result.losses.filter { $0.path.field == .price }.map(\.message)
    #expect(losses.count == (message == nil ? 0 : 1))
    #expect(message.map { losses.first?.hasPrefix($0) ?? false } ?? true)
    #expect(result.advice.count == advice)
  }

  @Test("keeps the settings and the numbering of the file that is replaced") func update() throws {
    let existing = SourceFile(
      name: "a.json",
      text: "{\"appleSKU\":\"S\",\"appleTeamID\":\"T\",\"enableCodelessAutoInitialization\":false,"
        + "\"products\":[{\"id\":\"a\",\"defaultDescription\":{\"googleLocale\":4,\"title\":\"x\"}}]}")
    let text = String(decoding: UnityCatalogEncoder.write(Self.catalog, over: existing).bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\"appleSKU\":\"S\",\"appleTeamID\":\"T\",\"enableCodelessAutoInitialization\":false,"))
    #expect(text.contains("\"googleLocale\":19,") && text.contains("\"googleLocale\":4,"))
  }

  @Test("is read the same by Python", .enabled(if: Tool.python.isInstalled)) func python() throws {
    let program = """
      import json, sys
      from decimal import Decimal
      for p in json.load(sys.stdin)['products']:
          lo, mid, hi, flags = (x & 0xffffffff for x in p['googlePrice']['data'])
          price = Decimal(lo + (mid << 32) + (hi << 64)).scaleb(-(flags >> 16 & 255))
          d = p['defaultDescription']
          title = d['title'].encode('ascii').decode('unicode_escape')
          title = title.encode('utf-16', 'surrogatepass').decode('utf-16')
          print(p['id'], p['type'], price, p['googlePrice']['num'], title, len(p['payouts']))
      """
    let output = try Tool.python.run(["-X", "utf8", "-c", program], input: Array(Self.text.utf8))
    #expect(
      String(decoding: output, as: UTF8.self) == "com.example.coins 0 5.99 5.99 金币🎁 1\ncom.example.tip 1 5 5.0  0\n")
  }

  @Test("may be truncated anywhere", arguments: [text]) func truncation(_ text: String) {
    let whole = Array(text.utf8)
    for end in whole.indices {
      let document = UnityCatalogDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: Array(whole[..<end]))))
      #expect(document.diagnostics.contains { $0.severity == .error }, "\(end)")
    }
  }

  @Test(
    "may be anything else",
    arguments: [
      "", "[]", "5", "\u{0}", "{\"products\":5}", "{\"products\":[5]}",
      "{\"products\":[{\"id\":\"a\",\"payouts\":{}}]}", "{\"products\":[{\"id\":\"a\",\"type\":99999999999999999999}]}",
      String(repeating: "[", count: 500),
    ]) func hostile(_ text: String)
  {
    let document = UnityCatalogDecoder.read(ParsedFile(SourceFile(name: "a.json", text: text)))
    #expect(document.diagnostics.contains { $0.severity == .error })
  }
}
