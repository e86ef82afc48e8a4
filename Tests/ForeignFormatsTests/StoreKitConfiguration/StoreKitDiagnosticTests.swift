import CatalogFormats
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Problems of a StoreKit configuration") struct StoreKitDiagnosticTests {
  private typealias Text = StoreKitText

  private static func product(_ changes: [String: String], more: String = "") -> String {
    Text.file(products: Text.product(changes, more: more))
  }

  private static func subscription(_ changes: [String: String], more: String = "") -> String {
    Text.file(groups: Text.group(Text.subscription(changes, more: more)))
  }

  private static func offer(_ changes: [String: String]) -> String {
    var fields = [
      "internalID": "\"D4FA46D0\"", "paymentMode": "\"payUpFront\"", "displayPrice": "\"0.99\"",
      "subscriptionPeriod": "\"P1M\"",
    ]
    fields.merge(changes) { $1 }
    let written = fields.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(
      separator: ", ")
    return "{" + written + "}"
  }

  private static let types = "\"Consumable\", \"NonConsumable\", \"RecurringSubscription\", \"NonRenewingSubscription\""
  private static let periods = "\"P1W\", \"P1M\", \"P2M\", \"P3M\", \"P6M\", \"P1Y\""

  static let file: [ProblemExample] = [
    .init(.error, "the file is empty; a StoreKit configuration is a JSON object", "⟦⟧"),
    .init(.error, "a StoreKit configuration is a JSON object, not a list", "⟦[⟧]"),
    .init(.error, "a StoreKit configuration is a JSON object, not text", "⟦\"products\"⟧"),
    .init(.error, "trailing comma, which JSON does not allow", "{\"version\": {\"major\": 4}⟦,⟧}"),
    .init(.warning, "the file has no \"version\"", "⟦{⟧\"identifier\": \"B495CDA2\", \"products\": []}"),
    .init(
      .warning, "\"version\" must be an object such as {\"major\": 4, \"minor\": 0}, not a number",
      Text.file(version: "⟦3⟧")),
    .init(.error, "\"settings\" must be an object, not a list", Text.file(settings: "⟦[⟧]")),
    .init(
      .warning,
      "no storefront has the code \"US\"; expected three letters such as USA; US dollars are assumed " + "for prices",
      Text.file(settings: "{\"_storefront\": ⟦\"US\"⟧}")),
    .init(
      .warning, "the file contains a private key, a secret that everyone with access to the file can read",
      Text.file(more: "\"subscriptionOffersKeyPair\": {\"id\": \"A\", \"privateKey\": ⟦\"MIGT\"⟧},")),
    .init(
      .error, "\"products\" must contain objects, expected a product, not text", Text.file(products: "⟦\"coins\"⟧")),
    .init(
      .error, "\"subscriptionGroups\" must contain objects, expected a subscription group, not a list",
      Text.file(groups: "⟦[⟧]")),
    .init(.error, "\"products\" must be a list, not an object", "{\"products\": ⟦{⟧\"coins\": {}}, \"version\": {}}"),
  ]

  static let products: [ProblemExample] = [
    .init(.error, "the product has no \"productID\"", Text.file(products: "⟦{⟧}")),
    .init(.error, "\"productID\" must be text in double quotes, not 17", product(["productID": "⟦17⟧"])),
    .init(.error, "\"productID\" must be text, not a list", product(["productID": "⟦[⟧]"])),
    .init(.error, "\"familyShareable\" must be true or false, not text", product(["familyShareable": "⟦\"true\"⟧"])),
    .init(.error, "\"familyShareable\" must be true or false, not 1", product(["familyShareable": "⟦1⟧"])),
    .init(.error, "\"referenceName\" must be text, not an object", product(["referenceName": "⟦{⟧}"])),
    .init(
      .error, "unknown product type \"NonConsumabel\"; did you mean \"NonConsumable\"? It is one of " + types,
      product(["type": "⟦\"NonConsumabel\"⟧"])),
    .init(.error, "unknown product type \"gift card\"; expected one of \(types)", product(["type": "⟦\"gift card\"⟧"])),
    .init(.warning, "Xcode spells the type \"Consumable\", not \"consumable\"", product(["type": "⟦\"consumable\"⟧"])),
    .init(
      .warning, "a product of the type \"RecurringSubscription\" belongs in \"subscriptionGroups\"",
      product(["type": "⟦\"RecurringSubscription\"⟧"])),
    .init(
      .warning, "a product of the type \"Consumable\" belongs in \"products\"",
      Text.file(nonRenewing: Text.product(["type": "⟦\"Consumable\"⟧"]))),
    .init(
      .warning, "a product of the type \"NonConsumable\" belongs in \"products\"",
      subscription(["type": "⟦\"NonConsumable\"⟧"])),
    .init(
      .warning,
      "a price is written without a currency; expected \"4.99\", and the storefront decides what \"$\" " + "is",
      product(["displayPrice": "⟦\"$4.99\"⟧"])),
    .init(
      .warning, "a price is written without a currency; expected \"68\", and the storefront decides what \"¥\" is",
      product(["displayPrice": "⟦\"¥ 68\"⟧"])),
    .init(
      .error, "\"displayPrice\" must be a decimal such as \"4.99\", not \"4,99\"",
      product(["displayPrice": "⟦\"4,99\"⟧"])),
    .init(.warning, "\"displayPrice\" is empty", product(["displayPrice": "⟦\"\"⟧"])),
    .init(.error, "\"displayPrice\" must be text in double quotes, not 4.99", product(["displayPrice": "⟦4.99⟧"])),
    .init(.error, "\"localizations\" must be a list, not an object", product(["localizations": "⟦{⟧}"])),
    .init(
      .error, "\"localizations\" must contain objects, expected a localization, not text",
      product(["localizations": "[⟦\"en_US\"⟧]"])),
    .init(.error, "the localization has no \"locale\"", product(["localizations": "[⟦{⟧\"displayName\": \"Coins\"}]"])),
    .init(
      .warning, "the locale \"en_US\" occurs twice; the first one is kept",
      product(["localizations": "[{\"locale\": \"en_US\"}, {\"locale\": ⟦\"en_US\"⟧}]"])),
    .init(
      .error, "\"displayName\" must be text in double quotes, not 400",
      product(["localizations": "[{\"displayName\": ⟦400⟧, \"locale\": \"en_US\"}]"])),
    .init(
      .warning, "the internalID \"9CF3BDC4\" occurs twice",
      Text.file(
        products: Text.product() + ", "
          + Text.product(["productID": "\"com.example.gems\"", "internalID": "⟦\"9CF3BDC4\"⟧"]))),
  ]

  static let subscriptions: [ProblemExample] = [
    .init(
      .error, "\"subscriptions\" must contain objects, expected a subscription, not text",
      Text.file(groups: Text.group("⟦\"com.example.vip\"⟧"))),
    .init(
      .warning, "\"subscriptionGroupID\" is \"11111111\", but its group has the id " + "\"7096FF06\"",
      subscription(["subscriptionGroupID": "⟦\"11111111\"⟧"])),
    .init(
      .warning, "the group id \"7096FF06\" occurs twice",
      Text.file(groups: Text.group("") + ", " + Text.group("", ["id": "⟦\"7096FF06\"⟧"]))),
    .init(
      .error, "\"recurringSubscriptionPeriod\" can't be \"P5M\"; it is one of \(periods)",
      subscription(["recurringSubscriptionPeriod": "⟦\"P5M\"⟧"])),
    .init(.error, "\"groupNumber\" must be a whole number of at least 1, not 0", subscription(["groupNumber": "⟦0⟧"])),
    .init(
      .error, "\"groupNumber\" must be a whole number of at least 1, not text", subscription(["groupNumber": "⟦\"1\"⟧"])
    ),
    .init(
      .error, "\"introductoryOffer\" must be an object or null, not text",
      subscription(["introductoryOffer": "⟦\"free\"⟧"])),
    .init(
      .error, "\"codeOffers\" must contain objects, expected an offer, not text",
      subscription(["codeOffers": "[⟦\"SPRING\"⟧]"])),
    .init(
      .error, "\"paymentMode\" can't be \"half\"; it is one of \"free\", \"payAsYouGo\", \"payUpFront\"",
      subscription(["introductoryOffer": offer(["paymentMode": "⟦\"half\"⟧"])])),
    .init(
      .warning, "Xcode spells the payment mode \"payUpFront\", not \"PAY_UP_FRONT\"",
      subscription(["introductoryOffer": offer(["paymentMode": "⟦\"PAY_UP_FRONT\"⟧"])])),
    .init(
      .error,
      "\"subscriptionPeriod\" can't be \"P4W\"; it is one of \"P3D\", \"P1W\", \"P2W\", \"P1M\", "
        + "\"P2M\", \"P3M\", \"P6M\", \"P1Y\"",
      subscription(["introductoryOffer": offer(["subscriptionPeriod": "⟦\"P4W\"⟧"])])),
    .init(
      .error, "\"numberOfPeriods\" must be a whole number of at least 1, not -1",
      subscription(["introductoryOffer": offer(["numberOfPeriods": "⟦-1⟧"])])),
    .init(
      .error, "\"eligibility\" must be a list, not text",
      subscription(["codeOffers": "[" + offer(["eligibility": "⟦\"new\"⟧"]) + "]"])),
    .init(
      .warning, "unknown customers \"old\"; expected \"new\", \"existing\", \"expired\"",
      subscription(["codeOffers": "[" + offer(["eligibility": "[\"new\", ⟦\"old\"⟧]"]) + "]"])),
    .init(
      .error, "\"isStackable\" must be true or false, not text",
      subscription(["codeOffers": "[" + offer(["isStackable": "⟦\"yes\"⟧"]) + "]"])),
  ]

  static let inventions: [ProblemExample] = [
    .init(
      .warning, "Xcode doesn't recognize \"id\" here; the key is \"productID\"",
      product(["productID": ""], more: "⟦\"id\"⟧: \"com.example.coins\"")),
    .init(
      .warning, "Xcode doesn't recognize \"price\" here; the key is \"displayPrice\"",
      product(["displayPrice": ""], more: "⟦\"price\"⟧: \"4.99\"")),
    .init(
      .warning, "Xcode doesn't recognize \"name\" here; the key is \"referenceName\"",
      product(["referenceName": ""], more: "⟦\"name\"⟧: \"Coins\"")),
    .init(
      .warning, "Xcode doesn't recognize \"name\" here; the key is \"displayName\"",
      product(["localizations": "[{⟦\"name\"⟧: \"Coins\", \"locale\": \"en_US\"}]"])),
    .init(
      .warning, "Xcode doesn't recognize \"language\" here; the key is \"locale\"",
      product(["localizations": "[{\"displayName\": \"Coins\", ⟦\"language\"⟧: \"en_US\"}]"])),
    .init(
      .warning, "Xcode doesn't recognize \"duration\" here; the key is \"recurringSubscriptionPeriod\"",
      subscription(["recurringSubscriptionPeriod": ""], more: "⟦\"duration\"⟧: \"P1M\"")),
    .init(
      .warning, "Xcode doesn't recognize \"localizationsForGroup\" here; the key is \"localizations\"",
      Text.file(
        groups: "{\"id\": \"7096FF06\", \"name\": \"VIP\", ⟦\"localizationsForGroup\"⟧: []," + " \"subscriptions\": []}"
      )),
  ]

  /// A part that is left out, at an opening brace.
  static let missing: [ProblemExample] = [
    .init(.warning, "the product has no \"displayPrice\"", product(["displayPrice": ""])),
    .init(.error, "the product has no \"type\"", product(["type": ""])),
    .init(.warning, "the subscription has no \"type\"", subscription(["type": ""])),
    .init(.warning, "the group has no \"name\"", Text.file(groups: Text.group("", ["name": ""]))),
  ]

  @Test("is reported once, at its position", arguments: file + products + subscriptions + inventions) func place(
    example: ProblemExample
  ) throws {
    let marked = MarkedSource(example.text)
    let document = StoreKitDecoder.read(ParsedFile(marked.source("a.storekit")))
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1, "\(document.diagnostics)")
    #expect(diagnostic.message == example.message)
    #expect(diagnostic.severity == example.severity)
    #expect(diagnostic.range == marked.marks.first)
  }

  @Test("is reported at the opening brace of an object that lacks a key", arguments: missing) func missingKey(
    example: ProblemExample
  ) throws {
    let document = StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", text: example.text)))
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1, "\(document.diagnostics)")
    #expect(diagnostic.message == example.message)
    #expect(diagnostic.severity == example.severity)
    #expect(document.source.text(in: diagnostic.range) == "{")
  }

  @Test(
    "doesn't occur in files of Xcode, including later versions",
    arguments: [
      Text.file(), Text.file(version: "{\"major\": 6, \"minor\": 3}", more: "\"subscriptionSuiteGroups\": [],"),
      product([:], more: "\"somethingNew\": {\"price\": 3}, \"name\": \"x\", \"id\": 7"), Text.file(settings: "{}"),
      subscription(["introductoryOffer": "", "codeOffers": "", "winbackOffers": ""]),
      subscription(["introductoryOffer": "{\"internalID\": \"A\", \"paymentMode\": \"none\"}"]),
      subscription(["introductoryOffer": offer(["paymentMode": "\"free\"", "displayPrice": ""])]),
      product(["localizations": ""]),
    ]) func silence(text: String)
  {
    let document = StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", text: text)))
    #expect(document.diagnostics == [])
  }

  @Test("names the first of two equal IDs") func related() throws {
    let text = Text.file(groups: Text.group("") + ", " + Text.group(""))
    let document = StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", text: text)))
    let related = try #require(document.diagnostics.first?.related.first)
    #expect(document.source.text(in: related.range) == "\"7096FF06\"")
    #expect(related.range.end < (document.diagnostics.first?.range.start ?? 0))
  }

  @Test("doesn't include missing keys in a file that is truncated") func brokenOff() {
    let whole = Text.file(products: Text.product())
    for length in stride(from: 1, to: whole.utf8.count - 1, by: 7) {
      let document = StoreKitDecoder.read(
        ParsedFile(SourceFile(name: "a.storekit", bytes: Array(whole.utf8.prefix(length)))))
      #expect(document.diagnostics.contains { $0.severity == .error })
      #expect(!document.diagnostics.contains { $0.message.contains(" has no ") })
    }
  }
}
