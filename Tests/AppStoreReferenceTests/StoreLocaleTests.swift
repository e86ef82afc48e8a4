import AppStoreReference
import Testing

@Suite("Store locales") struct StoreLocaleTests {
  @Test("there are 50 locales, eleven of them added in 2026") func count() {
    #expect(StoreLocale.all.count == 50)
    #expect(StoreLocale.all.map(\.code) == StoreLocale.all.map(\.code).sorted())
    #expect(
      StoreLocale.all.filter(\.addedIn2026).map(\.code) == [
        "bn-BD", "gu-IN", "kn-IN", "ml-IN", "mr-IN", "or-IN", "pa-IN", "sl-SI", "ta-IN", "te-IN", "ur-PK",
      ])
  }

  @Test("every locale is found by its code, as text and as bytes, and by its .storekit code") func lookUp() {
    for locale in StoreLocale.all {
      #expect(StoreLocale(locale.code) == locale)
      #expect(StoreLocale(locale.code[...]) == locale)
      #expect(StoreLocale(utf8: Array(locale.code.utf8)) == locale)
      #expect(StoreLocale.resolving(locale.storeKitCode) == locale)
      #expect(StoreLocale.resolving(locale.code.uppercased()) == locale)
      #expect(StoreLocale.nearest(to: locale.code) == locale)
      #expect(!locale.storeKitCode.contains("-"))
      #expect(!locale.englishName.isEmpty)
      #expect(locale.code.hasPrefix(locale.language))
    }
  }

  @Test(
    "only the exact code is a code",
    arguments: ["", "zh", "zh_Hans", "zh-hans", "EN-US", "en-UK", "zh-Hans-CN", "zh-Hans\0", "ja "]) func notACode(
      text: String
    )
  { #expect(StoreLocale(text) == nil) }

  @Test(
    "other spellings resolve",
    arguments: [
      ("en-UK", "en-GB"), ("en", "en-US"), ("zh-CN", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_Hans", "zh-Hans"),
      ("ZH-HANS", "zh-Hans"), ("cmn-Hans", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
      ("zh_hant_HK", "zh-Hant"), ("ja-JP", "ja"), ("ja_JP", "ja"), ("ko_KR", "ko"), ("pt", "pt-PT"), ("nb", "no"),
      ("nb-NO", "no"), ("iw", "he"), ("iw_IL", "he"), ("in", "id"), ("de", "de-DE"), ("fr", "fr-FR"), ("es", "es-ES"),
      ("es-419", "es-MX"), ("vi-VN", "vi"), ("sl", "sl-SI"), ("ar", "ar-SA"),
    ]) func resolves(text: String, code: String)
  {
    #expect(StoreLocale.resolving(text)?.code == code)
    #expect(StoreLocale.nearest(to: text)?.code == code)
  }

  @Test(
    "languages that the store doesn't have resolve to nothing and have no suggestion",
    arguments: ["sr", "sr-RS", "fa-IR", "bg-BG", "lt", "sa-IN", "eu-ES", "mk-MK", "fil-PH", "", "-"]) func strangers(
      text: String
    )
  {
    #expect(StoreLocale.resolving(text) == nil)
    #expect(StoreLocale.nearest(to: text) == nil)
  }

  @Test(
    "for a region without a locale, the locale shown there is suggested",
    arguments: [
      ("en-NZ", "en-AU"), ("en-IN", "en-GB"), ("en-BD", "en-US"), ("es-AR", "es-MX"), ("es_US", "es-MX"),
      ("fr-BE", "fr-FR"), ("fr_CH", "fr-FR"), ("de-AT", "de-DE"), ("it-CH", "it"), ("pt-AO", "pt-PT"),
      ("nl-BE", "nl-NL"), ("ar-AE", "ar-SA"), ("zh-SG", "zh-Hans"), ("zh-Hant-US", "zh-Hant"), ("iw-US", "he"),
    ]) func regions(text: String, code: String)
  {
    #expect(StoreLocale.resolving(text) == nil)
    #expect(StoreLocale.nearest(to: text)?.code == code)
  }

  @Test(
    "a typo has a suggestion",
    arguments: [
      ("enUS", "en-US"), ("zh hans", "zh-Hans"), ("zhHant", "zh-Hant"), ("zn-Hans", "zh-Hans"), ("hz-Hans", nil),
      ("zh-Hnas", "zh-Hans"), ("zzh-Hans", "zh-Hans"), ("xn-US", "en-US"), ("jja-JP", nil),
    ] as [(String, String?)]) func slips(text: String, code: String?)
  { #expect(StoreLocale.nearest(to: text)?.code == code) }

  @Test(
    "a locale knows its language and script",
    arguments: [
      ("zh-Hans", "zh", StoreScript.simplifiedHan), ("zh-Hant", "zh", .traditionalHan), ("ja", "ja", .japanese),
      ("ko", "ko", .korean), ("ru", "ru", .cyrillic), ("uk", "uk", .cyrillic), ("el", "el", .greek),
      ("th", "th", .thai), ("hi", "hi", .devanagari), ("mr-IN", "mr", .devanagari), ("bn-BD", "bn", .bengali),
      ("en-GB", "en", .latin), ("pa-IN", "pa", .gurmukhi), ("vi", "vi", .latin),
    ]) func scripts(code: String, language: String, script: StoreScript) throws
  {
    let locale = try #require(StoreLocale(code))
    #expect(locale.language == language)
    #expect(locale.script == script)
  }

  @Test("three locales are written from right to left") func rightToLeft() {
    #expect(StoreLocale.all.filter(\.isRightToLeft).map(\.code) == ["ar-SA", "he", "ur-PK"])
  }

  @Test("every locale has storefronts, each once, and their currencies") func storefronts() throws {
    let dollar = CurrencySet(.usd)
    for locale in StoreLocale.all {
      let primary = try #require(locale.storefronts.first)
      #expect(locale.primaryStorefront == primary)
      #expect(Set(locale.storefronts).count == locale.storefronts.count)
      #expect(!locale.currencies.isEmpty)
      let currencies = CurrencySet(locale.storefronts.map(\.currency))
      // Dollars of countries that have them for lack of another currency don't count.
      let lacksDollars = ["en-GB", "nl-NL"].contains(locale.code)
      #expect(locale.currencies == (lacksDollars ? currencies.subtracting([dollar]) : currencies))
    }
    #expect(Set(StoreLocale.all.flatMap(\.storefronts)).count == 175)
  }

  @Test("every storefront has a default language among its languages") func defaults() {
    for territory in Territory.all {
      #expect(territory.defaultLocale.storefronts.contains(territory), "\(territory)")
      #expect(StoreLocale.all.count { $0.defaultStorefronts.contains(territory) } == 1)
    }
  }

  @Test(
    "the languages of a storefront are Apple's",
    arguments: [
      ("TCD", "en-GB", ["fr-FR"]), ("BLZ", "en-GB", ["es-MX"]), ("GNB", "en-GB", ["fr-FR"]),
      ("GUY", "en-GB", ["fr-FR"]), ("TTO", "en-GB", ["fr-FR"]), ("BIH", "en-GB", ["hr"]), ("MNE", "en-GB", ["hr"]),
      ("SRB", "en-GB", ["hr"]), ("RUS", "ru", ["en-GB", "uk"]), ("PAK", "en-GB", ["ur-PK"]),
      ("CHE", "de-DE", ["en-GB", "fr-FR", "it"]), ("URY", "en-GB", ["es-MX"]), ("TWN", "zh-Hant", ["en-GB"]),
      ("CAN", "en-CA", ["fr-CA"]), ("JPN", "ja", ["en-US"]), ("THA", "en-GB", ["th"]),
      ("LUX", "en-GB", ["de-DE", "fr-FR"]),
    ]) func languages(_ code: String, _ main: String, _ others: [String]) throws
  {
    let territory = try #require(Territory(code))
    #expect(territory.defaultLocale.code == main)
    let locales = StoreLocale.all.filter { $0.storefronts.contains(territory) }.map(\.code)
    #expect(locales == ([main] + others).sorted())
  }

  @Test(
    "a text is read by default where its language is, and where a nearer one is missing",
    arguments: [
      ("zh-Hans", [], ["CHN"]), ("ja", ["en-US"], ["JPN"]), ("th", [], ["THA"]),
      ("en-US", ["en-GB", "en-AU", "en-CA"], ["USA"]), ("en-US", ["en-GB", "en-AU"], ["USA", "CAN"]),
      ("de-DE", [], ["DEU", "AUT", "CHE"]), ("zh-Hant", [], ["TWN", "HKG", "MAC"]), ("fr-CA", ["fr-FR"], ["CAN"]),
      ("pt-PT", [], ["PRT", "BRA"]),
    ]) func readers(_ code: String, _ others: [String], _ territories: [String]) throws
  {
    let locale = try #require(StoreLocale(code))
    let readers = locale.defaultReaders(besides: others.compactMap { StoreLocale($0) })
    #expect(Set(readers.map(\.code)) == Set(territories))
  }

  @Test(
    "the main storefront of a locale comes first",
    arguments: [
      ("zh-Hans", ["CHN"]), ("zh-Hant", ["TWN", "HKG", "MAC"]), ("ja", ["JPN"]), ("ko", ["KOR"]), ("en-US", ["USA"]),
      ("en-GB", ["GBR"]), ("de-DE", ["DEU", "AUT", "CHE"]), ("es-MX", ["MEX", "ARG"]), ("es-ES", ["ESP"]),
      ("pt-BR", ["BRA"]), ("pt-PT", ["PRT"]), ("fr-CA", ["CAN"]), ("fr-FR", ["FRA"]), ("ur-PK", ["PAK"]),
      ("sl-SI", ["SVN"]),
    ]) func primaryStorefronts(code: String, first: [String]) throws
  {
    let locale = try #require(StoreLocale(code))
    #expect(locale.storefronts.prefix(first.count).map(\.code) == first)
  }

  @Test("British English reaches nearly everywhere, but not the United States") func britishEnglish() throws {
    let locale = try #require(StoreLocale("en-GB"))
    #expect(locale.storefronts.count == 172)
    let unitedStates = try #require(Territory("USA"))
    #expect(!locale.storefronts.contains(unitedStates))
  }
}
