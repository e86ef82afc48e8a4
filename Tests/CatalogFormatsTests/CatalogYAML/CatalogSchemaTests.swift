import CatalogFormats
import CatalogSamples
import SourceSyntax
import Testing

@Suite("Violating the schema of a catalog file") struct CatalogSchemaTests {
  private static func file(_ products: String) -> String {
    "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\n" + products
  }

  private static func product(_ fields: String) -> String { file("products: {p: {type: consumable, \(fields)}}") }

  private static func offer(_ fields: String) -> String {
    file("subscriptionGroups: {g: {products: {v: {offers: [{kind: code, \(fields)}]}}}}")
  }

  private static let modes = "mode: free-trial, period: 1 week"

  static let problems: [ProblemExample] = [
    .init(.error, "\"the file\" must be a catalog, not \"text\"", "⟦text⟧"),
    .init(.error, "\"the file\" must be a catalog, not a list", "⟦[1, 2]⟧"),
    .init(
      .error, "\"catalog\" can't be \"2\"; it is one of \"1\"",
      "catalog: ⟦2⟧\napp: {bundleID: a.b, primaryLocale: en-US}"),
    .init(.error, "a catalog needs \"app\"", "⟦catalog: 1⟧"),
    .init(.error, "the app needs \"primaryLocale\"", "catalog: 1\napp: ⟦{bundleID: a.b}⟧"),
    .init(
      .error, "the app needs \"primaryLocale\"; the key has no value",
      "catalog: 1\napp: {bundleID: a.b, ⟦primaryLocale⟧: }"),
    .init(.error, "a catalog has no key \"product\"; did you mean \"products\"?", file("⟦product⟧: {}")),
    .init(
      .error,
      "a catalog has no key \"x-ray\"; it can have \"catalog\", \"app\", \"currencies\", "
        + "\"templates\", \"products\", \"subscriptionGroups\", \"retired\", \"ignore\"", file("⟦x-ray⟧: 1")),
    .init(.error, "\"products\" must be a mapping by item, not a list", file("products: ⟦[a]⟧")),
    .init(.error, "\"p\" must be a product, not \"coins\"", file("products: {p: ⟦coins⟧}")),
    .init(.error, "a product needs \"type\"", file("products: {p: ⟦{}⟧}")),
    .init(.error, "the item has an empty name", file("products: {⟦\"\"⟧: {type: consumable}}")),
    .init(
      .error,
      "\"type\" can't be \"consumible\"; did you mean \"consumable\"? It is one of "
        + "\"consumable\", \"non-consumable\", \"non-renewing\"", file("products: {p: {type: ⟦consumible⟧}}")),
    .init(
      .error, "\"type\" must be one of \"consumable\", \"non-consumable\", \"non-renewing\", not a list",
      file("products: {p: {type: ⟦[consumable]⟧}}")),
    .init(.error, "\"referenceName\" must be text, not a list", product("referenceName: ⟦[a]⟧")),
    .init(.error, "each element of \"offerCodes\" must be an offer code, not \"A\"", product("offerCodes: [⟦A⟧]")),
    .init(.error, "\"legacyID\" must be true or false, not \"yes\"", product("legacyID: ⟦yes⟧")),
    .init(.error, "\"from\" must be a day such as 2027-03-01, not \"2027-02-30\"", product("from: ⟦2027-02-30⟧")),
    .init(
      .error, "\"minimumAppVersion\" must be a version such as 2.1, not \"2.x\"", product("minimumAppVersion: ⟦2.x⟧")),
    .init(
      .error,
      "\"storefronts\" can't be \"CHI\"; did you mean \"CHE\"? It is one of \"AFG\", "
        + "\"AGO\", \"AIA\", \"ALB\", \"ARE\", \"ARG\", \"ARM\", \"ATG\", \"AUS\", \"AUT\", "
        + "\"AZE\", \"BEL\" and 163 more", product("storefronts: [⟦CHI⟧]")),
    .init(
      .error,
      "\"storefronts\" can't be \"CN\"; did you mean \"CHN\"? It is one of \"AFG\", "
        + "\"AGO\", \"AIA\", \"ALB\", \"ARE\", \"ARG\", \"ARM\", \"ATG\", \"AUS\", \"AUT\", "
        + "\"AZE\", \"BEL\" and 163 more", product("storefronts: [⟦CN⟧]")),
    .init(.error, "\"localizations\" must be a mapping by locale, not \"none\"", product("localizations: ⟦none⟧")),
    .init(.error, "\"en-US\" must be a localization, not \"Coins\"", product("localizations: {en-US: ⟦Coins⟧}")),
    .init(
      .error, "a localization has no key \"titel\"; did you mean \"title\"?",
      product("localizations: {en-US: {⟦titel⟧: Coins}}")),
    .init(
      .error, "\"price\" must be a mapping such as {tier: 6} or {USD: 5.99}, not \"5.99\"", product("price: ⟦5.99⟧")),
    .init(.error, "\"USD\" must be an amount such as 5.99, not \"$5\"", product("price: {USD: ⟦$5⟧}")),
    .init(.error, "\"tier\" must be a tier such as 6, not a list", product("price: {tier: ⟦[6]⟧}")),
    .init(
      .error,
      "a price has no key \"USDD\"; did you mean \"USD\"? expected \"tier\", a currency such as "
        + "USD, or a territory such as JPN", product("price: {⟦USDD⟧: 1}")),
    .init(
      .error, "the App Store has no currency \"BGN\": the euro replaced it in 2026-01; use EUR",
      product("price: {⟦BGN⟧: 1}")),
    .init(
      .error, "no currency \"glod\" in \"currencies\"; did you mean \"gold\"?",
      file("currencies: {gold: {}}\nproducts: {p: {type: consumable, grants: {⟦glod⟧: 4}}}")),
    .init(.error, "no template \"pack\" in \"templates\"", product("template: ⟦pack⟧")),
    .init(
      .error, "\"gold\" must be a quantity such as 400 or 400+40, not \"many\"",
      file("currencies: {gold: {}}\nproducts: {p: {type: consumable, grants: {gold: ⟦many⟧}}}")),
    .init(
      .error, "\"en-US\" must be text or a list of texts, not a mapping", file("currencies: {gold: {en-US: ⟦{a: b}⟧}}")),
    .init(.error, "\"ignore\" must be a list, not a mapping", product("ignore: ⟦{rule: a, reason: b}⟧")),
    .init(.error, "a suppression needs \"reason\"", product("ignore: [⟦{rule: a}⟧]")),
    .init(
      .error, "\"level\" must be a whole number of at least 1, not \"0\"",
      file("subscriptionGroups: {g: {products: {v: {level: ⟦0⟧}}}}")),
    .init(
      .error,
      "\"period\" can't be \"5 months\"; did you mean \"2 months\"? It is one of "
        + "\"1 week\", \"1 month\", \"2 months\", \"3 months\", \"6 months\", \"1 year\"",
      file("subscriptionGroups: {g: {products: {v: {period: ⟦5 months⟧}}}}")),
    .init(.error, "\"periods\" must be a whole number of at least 1, not \"1.5\"", offer("\(modes), periods: ⟦1.5⟧")),
    .init(
      .error, "\"priority\" can't be \"urgent\"; it is one of \"normal\", \"high\"",
      offer("\(modes), priority: ⟦urgent⟧")),
    .init(.error, "\"retired\" must be a list, not \"a\"", file("retired: ⟦a⟧")),
    .init(.error, "each element of \"retired\" must be text, not a list", file("retired: [⟦[a]⟧]")),
    .init(
      .error, "\"type\" can't be \"a\\u{A}b\"; it is one of \"consumable\", \"non-consumable\", " + "\"non-renewing\"",
      file("products: {p: {type: ⟦\"a\\nb\"⟧}}")),
  ]

  @Test("is reported once, at its position", arguments: problems) func place(example: ProblemExample) throws {
    let marked = MarkedSource(example.text)
    let document = CatalogYAMLDecoder.read(marked.source("catalog.yml"))
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1, "\(document.diagnostics.map(\.message))")
    #expect(diagnostic.message == example.message)
    #expect(diagnostic.severity == example.severity)
    #expect(diagnostic.range == marked.marks.first)
  }

  @Test(
    "doesn't include keys without values, nor texts that look like something else",
    arguments: [
      product("price: , grants: , localizations: , review: , ignore: , from: , hidden: "), product("referenceName: no"),
      product("referenceName: 400"), product("id: null"),
      product("localizations: {no: {title: 1.50, description: true}}"), product("minimumAppVersion: 2.10"),
      product("grants: {}"), file("products:"), file("subscriptionGroups: {g: }"),
      product("price: {tier: alternate 4, CNY: '6.00'}"),
    ]) func silence(text: String)
  {
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    #expect(document.diagnostics.map(\.message) == [])
  }
}
