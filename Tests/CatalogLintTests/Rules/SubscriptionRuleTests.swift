import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Subscriptions, their groups and offers") struct SubscriptionRuleTests {
  /// A group with one subscription per line, and the app's locales.
  private static func group(
    _ products: String..., app: String = "", names: String = "localizations: {en-US: {title: VIP}}"
  ) -> MarkedCatalog {
    MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US\(app)}
      products: {}
      subscriptionGroups:
        vip:
          \(names)
          products:
      \(products.map { "      \($0)" }.joined(separator: "\n"))
      """)
  }

  private static func offers(_ offers: String..., period: String = "1 month") -> MarkedCatalog {
    group("vip: {period: \(period), price: {USD: 9.99}, offers: [\(offers.joined(separator: ", "))]}")
  }

  @Test("a period that could not be read is reported once, as invalid-period", arguments: ["5 months", "P4M"])
  func unreadablePeriod(_ period: String) {
    let report = Self.group("vip: {period: \(period)}").lint(only: ["invalid-period", "invalid-catalog"])
    #expect(report.findings.map(\.rule) == ["invalid-period"])
  }

  @Test(
    "lengths of what is in a subscription, of its trial and its offers are not its period",
    arguments: [
      "en-US: {title: Weekly Horoscope}", "en-US: {title: Pro Monthly, description: Billed yearly}",
      "en-US: {title: VIP, description: 12 months of recipes for every season}",
      "en-US: {title: VIP, description: \"7 days free, then monthly\"}", "en-US: {title: 1-Week Premium Trial}",
      "en-US: {title: Premium - 30 Days}", "en-US: {title: 2-Week Premium}",
      "en-US: {title: Pro, description: Unlocks a 7-day forecast}", "en-US: {title: Annual Report Premium}",
      "zh-Hans: {title: 月度会员, description: 每周更新}", "de-DE: {title: Wochenrätsel Plus}",
      "fr-FR: {title: Horoscope hebdomadaire}", "en-US: {title: Premium, description: Only $29.99 a year}",
      "ko: {title: 월간 이용권}", "ru: {title: Премиум на месяц}", "tr: {title: Aylık Premium}",
      "en-US: {title: Biweekly Premium}", "en-US: {title: 24 Months Premium}",
    ]) func otherLengths(_ texts: String)
  {
    let catalog = Self.group("vip: {period: 1 month, level: 1, localizations: {\(texts)}}")
    #expect(catalog.findings(of: "invalid-period").map(\.message) == [])
  }

  @Test(
    "a text with a different period from the subscription's is a warning",
    arguments: [
      ("en-US: {title: Pro Yearly}", "1 month", "Yearly"), ("en-US: {title: Pro Monthly}", "1 year", "Monthly"),
      ("en-US: {title: Premium (12 Months)}", "1 month", "12 Months"),
      ("en-US: {title: Premium for 1 Year}", "6 months", "1 Year"), ("en-US: {title: Weekly}", "1 month", "Weekly"),
      ("zh-Hans: {title: 年度会员}", "1 week", "年度"), ("zh-Hant: {title: 月卡}", "1 year", "月卡"),
      ("ja: {title: 年間プラン}", "1 month", "年間"), ("ko: {title: 연간 이용권}", "1 month", "연간"),
      ("es-ES: {title: Plan anual}", "1 month", "anual"), ("pt-BR: {title: Premium mensal}", "1 year", "mensal"),
      ("it: {title: Abbonamento settimanale}", "1 month", "settimanale"),
      ("ru: {title: Премиум на год}", "1 month", "на год"), ("tr: {title: Yıllık Premium}", "1 month", "Yıllık"),
      ("id: {title: Premium Tahunan}", "1 month", "Tahunan"),
    ]) func otherPeriod(_ texts: String, _ period: String, _ word: String)
  {
    let catalog = Self.group("vip: {period: \(period), level: 1, localizations: {\(texts)}}")
    let findings = catalog.findings(of: "invalid-period")
    #expect(
      findings.map(\.message) == ["the title says \"\(word)\", but the subscription runs for \"\(period)\" at a time"])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "only a length that no free trial has is reported next to a word for free",
    arguments: [
      ("7 days free, then monthly", nil), ("Free for one week", nil), ("1 week free", nil),
      ("Free updates. 30 days of recipes", nil), ("1 month free trial", "1 month"), ("Try free for 14 days", "14 days"),
    ]) func trialLength(_ description: String, _ length: String?)
  {
    let catalog = Self.group(
      "vip: {period: 1 month, price: {USD: 9.99}, offers: [{kind: introductory, mode: free-trial, period: 1 week}], localizations: {en-US: {title: VIP, description: \"\(description)\"}}}"
    )
    #expect(
      catalog.findings(of: "free-wording").map(\.message)
        == (length.map { ["the text says the free trial lasts \"\($0)\", but no free trial of the product does"] } ?? [])
    )
  }

  @Test("a level that could not be read is reported once, as invalid-catalog") func unreadableLevel() {
    let report = Self.group("a: {period: 1 month, level: 0}", "b: {period: 1 year, level: 1}").lint(only: [
      "invalid-level", "invalid-catalog",
    ])
    #expect(report.findings.map(\.rule) == ["invalid-catalog"])
  }

  @Test(
    "levels count from 1 without gaps",
    arguments: [
      ([1], nil), ([1, 1, 2], nil), ([3, 1, 2], nil),
      ([2], "the highest level of the group is \"2\"; the store counts from 1"),
      ([2, 3], "the highest level of the group is \"2\"; the store counts from 1"),
      ([1, 3, 5], "level \"3\" comes after 1 in this group; the store counts without gaps"),
      ([1, 2, 2, 9], "level \"9\" comes after 2 in this group; the store counts without gaps"),
    ] as [([Int], String?)]) func gaps(_ levels: [Int], _ message: String?)
  {
    let catalog = Catalog(
      products: levels.enumerated().map { index, level in
        Product(
          item: "p\(index)", productID: "p\(index)", type: .autoRenewable,
          subscription: Subscription(group: 0, period: .oneMonth, level: level))
      }, groups: [SubscriptionGroup(key: "vip")])
    let findings = catalog.linted(only: ["invalid-level"]).findings
    #expect(findings.map(\.message) == [message].compactMap(\.self))
    #expect(findings.allSatisfy { $0.severity == .info })
  }

  @Test("a locale that a group lacks is reported once: as one of its products, or as the app's") func listedLocale() {
    let rules: Set = ["missing-group-text", "missing-locale", "missing-primary-locale"]
    let catalog = Self.group(
      "vip: {period: 1 month, localizations: {ja: {title: 会員}, ko: {title: 회원}, en-US: {title: VIP}}}",
      app: ", locales: [ja]")
    let findings = catalog.lint(only: rules).findings
    #expect(
      findings.map { "\($0.rule): \($0.message)" } == [
        "missing-group-text: the group has no name in \"ja\" (Japanese), \"ko\" (Korean), in which "
          + "its products are written"
      ])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.group) == ["vip"])
  }

  @Test("in a file format without group names, none is missing") func facets() {
    let catalog = Catalog(
      products: [
        Product(
          item: "vip", productID: "vip", type: .autoRenewable,
          subscription: Subscription(group: 0, period: .oneMonth, level: 1))
      ], groups: [SubscriptionGroup(key: "vip")], facets: CatalogFacets.all.subtracting([.groupTexts]))
    #expect(catalog.linted(only: ["missing-group-text"]).findings.isEmpty)
  }

  @Test("a title shared by two products is reported by one rule, whether they share a group or not") func titles() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        coins: {type: consumable, localizations: {en-US: {title: Gold}}}
      subscriptionGroups:
        a:
          products:
            a1: {localizations: {en-US: {title: Premium}}}
            a2: {localizations: {en-US: {title: Premium}}}
        b:
          products:
            b1: {localizations: {en-US: {title: Premium}}}
            b2: {localizations: {en-US: {title: Gold}}}
      """)
    let findings = catalog.lint(only: ["duplicate-title", "duplicate-group-title"]).findings
    #expect(
      findings.map { "\($0.rule) \($0.product ?? "")" } == [
        "duplicate-group-title com.example.game.a2", "duplicate-title com.example.game.b1",
        "duplicate-title com.example.game.b2",
      ])
  }

  @Test(
    "an offer that the store can't represent says why",
    arguments: [
      ("kind: introductory, mode: free-trial, period: 1 week", []),
      (
        "kind: introductory, mode: free-trial, period: 1 month, periods: 3",
        ["a free trial runs for one period, not 3 of 1 month; choose a longer one"]
      ),
      (
        "kind: introductory, mode: pay-up-front, period: 1 month, periods: 2, price: {USD: 4.99}",
        ["an offer paid up front runs for one period, not 2 of 1 month; choose a longer one"]
      ), ("kind: introductory, mode: pay-as-you-go, period: 1 month, periods: 12, price: {USD: 4.99}", []),
      (
        "kind: introductory, mode: pay-as-you-go, period: 1 month, periods: 13, price: {USD: 4.99}",
        ["the offer runs for 13 periods of 1 month; at most 12 can be chosen"]
      ),
      (
        "kind: introductory, mode: pay-as-you-go, period: 2 months, price: {USD: 4.99}",
        ["a pay-as-you-go offer is paid each \"1 month\" of the subscription, not each " + "\"2 months\""]
      ),
      (
        "kind: introductory, mode: pay-as-you-go, period: 1 month, price: {USD: 10.99}",
        ["the offer costs USD 10.99 a period, which is not less than the regular 9.99"]
      ),
      // The price of the subscription in CNY is not known.
      ("kind: introductory, mode: pay-as-you-go, period: 1 month, price: {CNY: 98}", []),
      ("kind: introductory, mode: pay-up-front, period: 3 months, price: {USD: 29.97}", []),
      (
        "kind: introductory, mode: pay-up-front, period: 3 months, price: {USD: 29.99}",
        ["the offer costs USD 29.99 for 3 months; the subscription costs 29.97 for that time"]
      ),
      (
        "kind: introductory, mode: pay-up-front, period: 1 month, price: {USD: 0}",
        ["a paid offer can't cost nothing; use the mode \"free-trial\""]
      ),
      (
        "kind: introductory, mode: pay-up-front, period: 1 month",
        ["the offer has no price; only a free trial has none, not \"pay-up-front\""]
      ),
      (
        "kind: introductory, id: intro, mode: free-trial, period: 1 week",
        ["an introductory offer has no ID in the store; \"intro\" is lost"]
      ),
      (
        "kind: introductory, mode: free-trial, period: 1 week, eligibility: [new], stackable: true, priority: high",
        [
          "an introductory offer has no \"eligibility\"", "an introductory offer has no \"priority\"",
          "an introductory offer has no \"stackable\"",
        ]
      ),
      (
        "kind: promotional, mode: free-trial, period: 1 week",
        ["a promotional offer needs a reference name", "a promotional offer needs an ID to identify it"]
      ),
      (
        "kind: win-back, id: back, mode: free-trial, period: 1 week, priority: high",
        ["a win-back offer needs a reference name"]
      ),
      (
        "kind: code, mode: free-trial, period: 1 week, referenceName: Spring, stackable: true",
        ["an offer code needs an eligibility, of \"new\", \"existing\", \"expired\""]
      ),
    ] as [(String, [String])]) func offer(_ offer: String, _ messages: [String])
  {
    let report = Self.offers("{\(offer)}").lint(only: ["invalid-offer", "invalid-catalog"])
    #expect(report.findings.map(\.message) == messages)
  }

  @Test(
    "the rule does not repeat the schema's errors about an offer",
    arguments: [
      "mode: free, period: 1 week", "mode: free-trial, period: 4 weeks", "mode: free-trial", "period: 1 week",
      "mode: pay-up-front, period: 1 month, price: 4.99",
    ]) func unreadableOffer(_ fields: String)
  {
    let report = Self.offers("{kind: introductory, \(fields)}").lint(only: ["invalid-offer", "invalid-catalog"])
    #expect(report.findings.map(\.rule) == ["invalid-catalog"], "\(report.findings.map(\.message))")
  }

  @Test("a year that is paid monthly may have monthly offers") func billedByTheMonth() {
    let report = Self.offers(
      "{kind: introductory, mode: pay-as-you-go, period: 1 month, price: {USD: 4.99}}", period: "1 year"
    ).lint(only: ["invalid-offer"])
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
  }

  @Test(
    "offers over the limit of their kind have one finding, at the fact it rests on",
    arguments: [
      (Offer.Kind.promotional, LimitProfile.current.promotionalOffers.value, nil),
      (.winBack, Facts.winBackOffers.value, "win-back.offers"),
      (.winBack, Facts.activeWinBackOffers.value, "win-back.active"),
    ]) func tooManyOffers(_ kind: Offer.Kind, limit: Int, fact: String?)
  {
    for count in [limit, limit + 1, 2 * limit] {
      let offers = (1...count).map {
        Offer(kind: kind, offerID: "o\($0)", referenceName: "O\($0)", mode: .freeTrial, duration: .oneWeek)
      }
      let catalog = Catalog(
        products: [
          Product(
            item: "vip", productID: "vip", type: .autoRenewable,
            subscription: Subscription(group: 0, period: .oneMonth, level: 1, offers: offers))
        ], groups: [SubscriptionGroup(key: "vip")])
      let findings = catalog.linted(only: ["invalid-offer"]).findings.filter { fact == nil || $0.fact == fact }
      #expect(findings.count == (count > limit ? 1 : 0))
      #expect(findings.allSatisfy { ($0.severity == .warning) == (fact == "win-back.active") })
    }
  }

  @Test("more offer codes than an app can have active are one warning", arguments: [5, 6, 9]) func offerCodes(
    _ count: Int
  ) {
    let products = ["vip", "pro"].map { item in
      let offers = (1...count).map {
        Offer(kind: .code, referenceName: "C\($0)", mode: .freeTrial, duration: .oneWeek, eligibility: [.new])
      }
      return Product(
        item: item, productID: item, type: .autoRenewable,
        subscription: Subscription(group: 0, period: .oneMonth, level: 1, offers: offers))
    }
    let catalog = Catalog(products: products, groups: [SubscriptionGroup(key: "vip")])
    let findings = catalog.linted(only: ["invalid-offer"]).findings
    #expect(findings.map(\.severity) == (count > 5 ? [.warning] : []))
    #expect(findings.allSatisfy { $0.product == "pro" && $0.fact == "offer-codes.active" })
  }

  private static func storeKit(_ subscription: String) -> [String] {
    let text = """
      {"identifier": "A", "products": [], "nonRenewingSubscriptions": [], "settings": {},
       "subscriptionGroups": [{"id": "G", "localizations": [], "name": "VIP", "subscriptions": [
         {"displayPrice": "9.99", "groupNumber": 1, "internalID": "B", "localizations": [],
          "productID": "vip", "referenceName": "VIP", "subscriptionGroupID": "G",
          "type": "RecurringSubscription", \(subscription)}]}],
       "version": {"major": 5, "minor": 0}}
      """
    let document = CatalogReading.read(SourceFile(name: "App.storekit", text: text))
    let input = LintInput(document)
    guard let today = CalendarDate(daysSince1970: 20_778) else { return [] }
    var configuration = LintConfiguration(today: today)
    configuration.only = ["invalid-offer", "invalid-period", "invalid-catalog"]
    return LintEngine(configuration: configuration).lint([input]).findings.map {
      "\($0.rule) \(text.utf8.count > $0.range.start ? String(decoding: Array(text.utf8)[$0.range.start..<$0.range.end].prefix(5), as: UTF8.self) : "")"
    }
  }

  @Test(
    "the same rules apply to a StoreKit configuration, with each finding once and at its location",
    arguments: [
      (#""recurringSubscriptionPeriod": "P1M""#, []), (#""displayOrder": 1"#, ["invalid-period \"vip\""]),
      (#""recurringSubscriptionPeriod": null"#, ["invalid-period null"]),
      (#""recurringSubscriptionPeriod": "P5M""#, ["invalid-period \"P5M\""]),
      (
        #""recurringSubscriptionPeriod": "P1M", "introductoryOffer": {"internalID": "C", "subscriptionPeriod": "P1W"}"#,
        ["invalid-offer {\"int"]
      ),
      (
        #""recurringSubscriptionPeriod": "P1M", "introductoryOffer": {"internalID": "C", "paymentMode": "payUpFront", "subscriptionPeriod": "P1M"}"#,
        ["invalid-offer {\"int"]
      ),
      (
        #""recurringSubscriptionPeriod": "P1M", "introductoryOffer": {"internalID": "C", "paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": ""}"#,
        ["invalid-catalog \"\""]
      ),
      // One for each billing plan of a year.
      (
        #""recurringSubscriptionPeriod": "P1Y", "introductoryOffers": [{"billingPlanType": "MONTHLY", "internalID": "C", "paymentMode": "free", "subscriptionPeriod": "P1W"}, {"billingPlanType": "UPFRONT", "internalID": "D", "paymentMode": "free", "subscriptionPeriod": "P1W"}]"#,
        []
      ),
    ] as [(String, [String])]) func storeKitFile(_ subscription: String, _ findings: [String])
  { #expect(Self.storeKit(subscription) == findings) }
}
