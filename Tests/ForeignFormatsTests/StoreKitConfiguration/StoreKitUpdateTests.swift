import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Merging a catalog into a StoreKit configuration") struct StoreKitUpdateTests {
  private static let file = StoreKitUpdateSample.file
  private static let source = StoreKitUpdateSample.source
  private static let catalog = StoreKitUpdateSample.catalog

  private func updated(_ file: String = file, _ change: (inout Catalog) -> Void) throws -> (
    text: String, losses: [ExportLoss]
  ) {
    let source = SourceFile(name: "a.storekit", text: file)
    var catalog = StoreKitDecoder.read(ParsedFile(source)).catalog
    change(&catalog)
    let result = try #require(StoreKitEncoder.update(catalog, over: source))
    return (String(decoding: result.bytes, as: UTF8.self), result.losses)
  }

  private func usd(_ hundredths: Int) -> Price { Price(amounts: [Money(hundredths: hundredths, currency: .usd)]) }

  @Test("changes nothing when the catalog is the same") func identity() throws {
    let result = try updated { _ in }
    #expect(result.text == Self.file)
    #expect(result.losses == [])
  }

  @Test("changes nothing in files with a different style either") func otherStyle() throws {
    let text = StoreKitText.file(products: StoreKitText.product(["displayPrice": "\"$4.9\""]))
    #expect(try updated(text) { _ in }.text == text)
  }

  @Test(
    "changes only the line of the changed value",
    arguments: [
      ("      \"displayPrice\" : \"4.990\",", "      \"displayPrice\" : \"5.50\","),
      ("          \"displayName\" : \"金币\",", "          \"displayName\" : \"Gold\","),
      ("      \"referenceName\" : \"Map\",", "      \"referenceName\" : \"Chart\","),
      ("      \"familyShareable\" : true,", "      \"familyShareable\" : false,"),
      ("      \"groupNumber\" : 1,", "      \"groupNumber\" : 2,"),
      ("\"recurringSubscriptionPeriod\" : \"P1M\",", "\"recurringSubscriptionPeriod\" : \"P1Y\","),
      ("              \"displayPrice\" : \"1.99\",", "              \"displayPrice\" : \"2.99\","),
      ("\"paymentMode\" : \"payUpFront\",", "\"paymentMode\" : \"payAsYouGo\","),
      ("            \"subscriptionPeriod\" : \"P1W\"", "            \"subscriptionPeriod\" : \"P2W\""),
      ("      \"name\" : \"VIP\",", "      \"name\" : \"Club\","),
      ("    \"_locale\" : \"en_US\",", "    \"_locale\" : \"ja\","),
    ]) func oneLine(old: String, new: String) throws
  {
    // The expected result is what the reader makes of the file with that line.
    let parts = Self.file.components(separatedBy: old)
    #expect(parts.count == 2 || old.contains("familyShareable"))
    let place =
      old.contains("familyShareable") ? Self.file.range(of: old, options: .backwards) : Self.file.range(of: old)
    let expected = Self.file.replacingCharacters(in: try #require(place), with: new)
    let wanted = StoreKitDecoder.read(ParsedFile(SourceFile(name: "b.storekit", text: expected))).catalog
    let result = try updated { $0 = wanted }
    #expect(result.text == expected)
    #expect(result.losses == [])
  }

  @Test("adds, removes and reorders products, and keeps the identifiers of the others") func products() throws {
    let result = try updated { catalog in
      catalog.products.remove(at: 0)
      catalog.products.insert(
        Product(item: "gems", productID: "com.example.gems", type: .consumable, price: usd(199)), at: 1)
      catalog.products.insert(
        Product(item: "pass", productID: "com.example.pass", type: .nonRenewing, price: usd(99)), at: 0)
    }
    let back = StoreKitDecoder.read(ParsedFile(SourceFile(name: "b.storekit", text: result.text)))
    #expect(
      back.catalog.products.map(\.productID) == [
        "com.example.pass", "com.example.map", "com.example.gems", "com.example.vip",
      ])
    // The digits of SHA-256 over the product ID.
    #expect(result.text.contains("\"internalID\" : \"\(Self.digits("product:com.example.gems"))\""))
    for kept in [
      "\"6739000001\"", "\"E5E51B92\"", "\"D4FA46D0\"", "\"secret\" : 1e3", "\"not a product\"",
      "\"number\" : 788771008.40449798", "\"eula\" : \"Be nice.\"", "\"privateKey\" : \"MIGTAgEA\"",
      "\"displayPrice\" : \"0.99\",\n            \"internalID\" : \"D4FA46D0\"",
    ] { #expect(result.text.contains(kept), "\(kept)") }
    #expect(!result.text.contains("9CF3BDC4"))
  }

  private static func digits(_ part: String) -> String {
    var identifiers = StoreKitIdentifiers()
    return identifiers.identifier(of: part)
  }

  @Test("adds and removes localizations, in the spelling and the order of the file") func localizations() throws {
    let result = try updated { catalog in
      catalog.products[0].localizations.reverse()
      catalog.products[0].localizations.removeAll { $0.locale == "en-US" }
      catalog.products[0].localizations.insert(
        Localization(locale: "fr-FR", storeLocale: StoreLocale("fr-FR"), title: "Or"), at: 0)
    }
    let locales = result.text.matches(of: /"locale" : "([^"]*)"/).map { String($0.1) }
    #expect(locales == ["zh_CN", StoreLocale("fr-FR")?.storeKitCode])
    #expect(result.text.contains("\"displayName\" : \"金币\""))
  }

  @Test("adds and removes offers") func offers() throws {
    let result = try updated { catalog in
      let index = catalog.products.count - 1
      catalog.products[index].subscription?.offers = [
        Offer(kind: .promotional, offerID: "new", referenceName: "New", mode: .freeTrial, duration: .oneWeek),
        Offer(
          kind: .promotional, offerID: "back", referenceName: "Back", mode: .payUpFront, duration: .oneMonth,
          price: usd(199)),
        Offer(
          kind: .winBack, offerID: "win", referenceName: "Win", mode: .payUpFront, duration: .oneMonth, price: usd(99),
          hasHighPriority: true),
      ]
    }
    #expect(result.losses == [])
    #expect(result.text.contains("\"introductoryOffer\" : null"))
    let offers = StoreKitDecoder.read(ParsedFile(SourceFile(name: "b.storekit", text: result.text))).catalog.products
      .last?.subscription?.offers
    #expect(offers?.map(\.offerID) == ["new", "back", "win"])
    #expect(result.text.contains("\"internalID\" : \"AAAA0001\""))
  }

  @Test("matches a group by its name and its products") func groups() throws {
    // The catalog of a team has its own keys.
    let named = try updated { $0.groups[0].key = "vip" }
    #expect(named.text == Self.file)
    let renamed = try updated { catalog in catalog.groups[0] = SubscriptionGroup(key: "club", referenceName: "The Club")
    }
    #expect(renamed.text == Self.file.replacing("\"name\" : \"VIP\"", with: "\"name\" : \"The Club\""))
  }

  @Test("moves a product to another group, and adds that group") func moving() throws {
    let result = try updated { catalog in
      catalog.groups.append(SubscriptionGroup(key: "Plus", referenceName: "Plus"))
      catalog.products[catalog.products.count - 1].subscription?.group = 1
    }
    let digits = Self.digits("group:Plus")
    #expect(result.text.contains("\"id\" : \"\(digits)\""))
    #expect(result.text.contains("\"subscriptionGroupID\" : \"\(digits)\""))
    #expect(result.text.contains("\"internalID\" : \"E5E51B92\""))
    #expect(result.text.contains("\"name\" : \"VIP\",\n      \"subscriptions\" : [\n\n      ]"))
  }

  @Test("uses the prices of another storefront when the base territory changes") func storefront() throws {
    let result = try updated { catalog in
      catalog.app.baseTerritory = Territory("CHN")
      for index in catalog.products.indices.dropLast() {
        catalog.products[index].price = Price(amounts: [Money(hundredths: 600, currency: .cny)])
      }
    }
    #expect(result.text.contains("\"_storefront\" : \"CHN\""))
    #expect(result.text.matches(of: /"displayPrice" : "6"/).count == 2)
    #expect(result.losses.map(\.message).contains("no price is known in \"CHN\" (CNY); the one in the file is kept"))
  }

  @Test("keeps a file without a newline at its end that way") func lastLine() throws {
    let file = String(Self.file.dropLast())
    #expect(try updated(file) { _ in }.text == file)
    let result = try updated(file) { $0.products[0].referenceName = "Gold" }
    #expect(result.text.hasSuffix("  }\n}"))
  }

  @Test("does not copy the private key to another file, and reports that") func keyPair() throws {
    let result = try #require(StoreKitEncoder.copy(Self.catalog, of: Self.source))
    let text = String(decoding: result.bytes, as: UTF8.self)
    let expected = Self.file.replacing(/\ \ "subscriptionOffersKeyPair" : \{[^}]*\},\n/, with: "")
    #expect(text == expected)
    #expect(
      result.losses.map(\.message) == [
        "the private key that signs offers is a secret of its file and not copied to others"
      ])
  }

  @Test(
    "adds no key that doesn't exist in the version of the file",
    arguments: [
      ("1.0", ["offer codes", "win-back offers", "billing plans"]), ("1.2", ["win-back offers", "billing plans"]),
      ("3.0", ["win-back offers", "billing plans"]), ("4.0", ["billing plans"]), ("5.0", []), ("6.3", []),
    ]) func versions(version: String, missing: [String]) throws
  {
    let parts = version.split(separator: ".")
    let subscription = StoreKitText.subscription(["codeOffers": "", "winbackOffers": ""])
    let file = StoreKitText.file(
      groups: StoreKitText.group(subscription), version: "{\"major\": \(parts[0]), \"minor\": \(parts[1])}")
    let result = try updated(file) { catalog in
      catalog.products[0].subscription?.offers = [
        Offer(kind: .code, referenceName: "a", mode: .freeTrial, duration: .oneWeek),
        Offer(kind: .winBack, offerID: "b", referenceName: "b", mode: .freeTrial, duration: .oneWeek),
      ]
      catalog.products[0].subscription?.billingPlans = [
        BillingPlan(plan: "MONTHLY", price: usd(199), commitmentPrice: usd(1999))
      ]
    }
    #expect(
      result.losses.map(\.message) == missing.map { "a StoreKit configuration of version \(version) has no \($0)" })
    #expect(result.text.contains("\"codeOffers\"") == !missing.contains("offer codes"))
    #expect(result.text.contains("\"winbackOffers\"") == !missing.contains("win-back offers"))
    #expect(result.text.contains("\"billingPlans\"") == !missing.contains("billing plans"))
    let base = StoreKitBase(.parseJSON(SourceFile(name: "b.storekit", text: result.text)))
    #expect(base?.version.description == version)
  }

  @Test("keeps both forms of introductory offers in step") func introductory() throws {
    func offer(_ id: String, _ plan: String, _ period: String) -> String {
      """
      {"billingPlanType": "\(plan)", "internalID": "\(id)", "paymentMode": "free", \
      "subscriptionPeriod": "\(period)"}
      """
    }
    let first = offer("1", "BILLED_UPFRONT", "P1W")
    let file = StoreKitText.file(
      groups: StoreKitText.group(
        StoreKitText.subscription(
          ["introductoryOffer": first], more: "\"introductoryOffers\": [\(first), \(offer("2", "MONTHLY", "P3D"))]")))
    let changed = try updated(file) { catalog in catalog.products[0].subscription?.offers[0].duration = .oneMonth }
    #expect(changed.text.matches(of: /"P1M"\n/).count == 2)
    let removed = try updated(file) { $0.products[0].subscription?.offers.removeFirst() }
    #expect(removed.text.contains("\"introductoryOffer\" : null"))
    #expect(removed.text.contains("\"internalID\" : \"2\""))
    #expect(!removed.text.contains("\"internalID\" : \"1\""))
  }

  @Test("rejects a file with syntax errors") func broken() {
    for end in stride(from: 0, to: Self.source.bytes.count - 2, by: 7) {
      let cut = SourceFile(name: "a.storekit", bytes: Array(Self.source.bytes[..<end]))
      #expect(StoreKitEncoder.update(Self.catalog, over: cut) == nil)
    }
    for text in ["[]", "\"\"", "{\"products\": [], \"products\": []}"] {
      #expect(StoreKitEncoder.update(Self.catalog, over: SourceFile(name: "a", text: text)) == nil)
    }
  }

  @Test(
    "accepts a file in which nothing has the right type",
    arguments: [
      "{}", "{\"products\": {}, \"settings\": [], \"subscriptionGroups\": 3, \"version\": \"\"}",
      "{\"products\": null, \"subscriptionGroups\": [{}, {\"subscriptions\": {}}]}",
      "{\"products\": [{\"productID\": \"com.example.coins\", \"localizations\": 7}]}",
      """
      {"subscriptionGroups": [{"name": "VIP", "subscriptions": [{"productID": "com.example.vip",
      "adHocOffers": {}, "introductoryOffer": [], "introductoryOffers": {}, "billingPlans": 1}]}]}
      """,
    ]) func oddities(text: String) throws
  {
    let source = SourceFile(name: "a.storekit", text: text)
    let result = try #require(StoreKitEncoder.update(Self.catalog, over: source))
    let back = StoreKitDecoder.read(ParsedFile(SourceFile(name: "b.storekit", bytes: result.bytes))).catalog
    #expect(Set(back.products.map(\.productID)) == Set(Self.catalog.products.map(\.productID)))
    #expect(back.products.map(\.price) == Self.catalog.products.map(\.price))
  }

  @Test("results in the catalog, and changes nothing else", arguments: Seeds.some(0..<60)) func generated(seed: Int)
    throws
  {
    var random = RandomStoreKitCatalog(seed: UInt64(seed), hasBillingPlans: seed % 2 == 1)
    let (first, second) = (random.catalog(), random.catalog())
    let file = SourceFile(name: "a.storekit", bytes: StoreKitEncoder.write(first).bytes)
    #expect(CatalogDifference(from: first, to: StoreKitDecoder.read(ParsedFile(file)).catalog).isEmpty)
    #expect(StoreKitEncoder.update(first, over: file)?.bytes == file.bytes)

    let format = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(second, as: format, over: file))
    let changed = SourceFile(name: "b.storekit", bytes: result.bytes)
    let document = StoreKitDecoder.read(ParsedFile(changed))
    let base = try #require(StoreKitBase(.parseJSON(file)))
    // A file without billing plans is in version 4.0 and doesn't get any.
    if base.has("billingPlans") || seed % 2 == 0 {
      #expect(result.losses == [])
      #expect(CatalogDifference(from: second, to: document.catalog).isEmpty)
    }
    #expect(document.diagnostics == [])
    let before = identifiers(base)
    for (id, digits) in identifiers(try #require(StoreKitBase(.parseJSON(changed)))) {
      #expect(before[id] == nil || before[id] == digits)
    }
  }

  private func identifiers(_ base: StoreKitBase) -> [String: String] {
    Dictionary(
      base.products.map { ($0.model.productID, $0.node.value(forKey: "internalID")?.text ?? "") },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("survives randomly corrupted files", arguments: Seeds.some(0..<8)) func mutations(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed) + 77)
    let pieces = ["\"", "{", "}", "[", "]", ",", ":", "null", "1", "\"id\" : 2", "\\", "\u{0}"]
    for _ in 0..<150 {
      var bytes = Self.source.bytes
      let start = Int.random(in: 0..<bytes.count, using: &numbers)
      let end = min(start + Int.random(in: 0..<30, using: &numbers), bytes.count)
      bytes.replaceSubrange(start..<end, with: (pieces.randomElement(using: &numbers) ?? "").utf8)
      let bent = SourceFile(name: "a.storekit", bytes: bytes)
      guard let result = StoreKitEncoder.update(Self.catalog, over: bent) else { continue }
      #expect(!SyntaxTree.parseJSON(SourceFile(name: "b", bytes: result.bytes)).hasErrors)
      let own = StoreKitDecoder.read(ParsedFile(bent)).catalog
      #expect(StoreKitEncoder.update(own, over: bent)?.bytes == bytes)
    }
  }

  @Test("reports what a catalog can't hold") func leftovers() {
    let counts = Dictionary(
      StoreKitDecoder.read(ParsedFile(Self.source)).leftovers.map { ($0.message, 1) }, uniquingKeysWith: +)
    #expect(
      counts == [
        "a catalog does not keep Xcode's identifiers": 7, "a catalog does not keep Xcode's settings for tests": 2,
        "a catalog has no license agreement and no privacy policies": 1, "a catalog has no key that signs offers": 1,
        "a catalog does not keep the price that a free offer had": 1,
        "a catalog spells locales as App Store Connect does": 1, "a catalog has no place for \"futureKey\"": 1,
        "a catalog has no place for \"secret\"": 1,
      ])
  }
}
