import AppStoreReference
import Testing

@Suite("Product types, periods and offers") struct ProductTests {
  @Test("a type is read back from each of its names", arguments: ProductType.allCases) func typeNames(type: ProductType)
  {
    #expect(ProductType(lenient: type.rawValue) == type)
    for place in ProductType.Place.allCases {
      guard let name = type.name(in: place) else {
        #expect(place == .appStoreConnectAPI && type == .autoRenewable)
        continue
      }
      #expect(ProductType(name, in: place) == type)
      #expect(ProductType(lenient: name) == (name == "subscription" ? nil : type))
    }
  }

  @Test(
    "types are read leniently",
    arguments: [
      ("Non-Consumable", ProductType.nonConsumable), ("NON_CONSUMABLE", .nonConsumable),
      ("non consumable", .nonConsumable), ("nonConsumable", .nonConsumable),
      ("Auto-Renewable Subscription", .autoRenewable), ("auto_renewable", .autoRenewable), ("消耗品", .consumable),
      ("消耗", .consumable), ("消耗性项目", .consumable), ("消耗型アイテム", .consumable), ("消費アイテム", .consumable),
      ("消耗類", .consumable), ("非消耗品", .nonConsumable), ("非消耗型アイテム", .nonConsumable), ("非消耗性項目", .nonConsumable),
      ("自動更新サブスクリプション", .autoRenewable), ("自动续订", .autoRenewable), ("自動續期訂閱", .autoRenewable),
      ("自动续费订阅", .autoRenewable), ("自動購読", .autoRenewable), ("非更新サブスクリプション", .nonRenewing),
      ("非自動更新サブスクリプション", .nonRenewing), ("非自动续期订阅", .nonRenewing), ("非續訂訂閱", .nonRenewing), ("非续订型", .nonRenewing),
      ("消耗型", .consumable), ("Non-Renewing Subscription", .nonRenewing),
    ]) func lenientTypes(text: String, type: ProductType)
  { #expect(ProductType(lenient: text) == type) }

  @Test("a bare \"subscription\" is non-renewing, and only where that name is used") func bareSubscription() {
    #expect(ProductType(lenient: "subscription") == nil)
    #expect(ProductType(lenient: "Subscription") == nil)
    for word in ["订阅", "サブスクリプション", "消耗订阅", "消耗物", "型", "自动", "非"] {
      #expect(ProductType(lenient: word) == nil, "\(word)")
    }
    #expect(ProductType("subscription", in: .transporter) == .nonRenewing)
    #expect(ProductType("subscription", in: .fastlane) == .nonRenewing)
    #expect(ProductType("subscription", in: .storeKitFile) == nil)
    #expect(ProductType("Consumable", in: .transporter) == nil)
  }

  @Test("permanent products can be restored and shared") func properties() {
    #expect(ProductType.allCases.filter(\.isRestorable) == [.nonConsumable, .autoRenewable])
    #expect(ProductType.allCases.filter(\.isFamilySharable) == [.nonConsumable, .autoRenewable])
    #expect(ProductType.allCases.filter(\.isSubscription) == [.autoRenewable, .nonRenewing])
  }

  @Test("a period is read back from every spelling", arguments: SubscriptionPeriod.allCases) func periods(
    period: SubscriptionPeriod
  ) {
    #expect(SubscriptionPeriod(words: period.words) == period)
    #expect(SubscriptionPeriod(iso8601: period.iso8601) == period)
    #expect(SubscriptionPeriod(rawValue: period.apiName) == period)
    #expect(SubscriptionPeriod(words: period.transporterName) == period)
    #expect(OfferDuration(period).subscriptionPeriod == period)
    #expect(OfferDuration(period).iso8601 == period.iso8601)
    #expect(OfferDuration(period).approximateDays == period.approximateDays)
  }

  @Test("a duration is read back from every spelling", arguments: OfferDuration.allCases) func durations(
    duration: OfferDuration
  ) {
    #expect(OfferDuration(words: duration.words) == duration)
    #expect(OfferDuration(iso8601: duration.iso8601) == duration)
    #expect(OfferDuration(rawValue: duration.apiName) == duration)
  }

  @Test("periods and durations are spelled as in each place") func spellings() {
    #expect(SubscriptionPeriod.allCases.map(\.iso8601) == ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"])
    #expect(
      SubscriptionPeriod.allCases.map(\.words) == ["1 week", "1 month", "2 months", "3 months", "6 months", "1 year"])
    #expect(OfferDuration.threeDays.iso8601 == "P3D")
    #expect(OfferDuration.twoWeeks.words == "2 weeks")
    #expect(OfferDuration.twoWeeks.subscriptionPeriod == nil)
    #expect(SubscriptionPeriod.allCases.map(\.approximateDays) == [7, 30, 61, 91, 183, 365])
    #expect(OfferDuration.threeDays.approximateDays == 3)
  }

  @Test(
    "equal lengths are one period",
    arguments: [("P7D", SubscriptionPeriod.oneWeek), ("P12M", .oneYear), ("P1Y", .oneYear), ("P1W", .oneWeek)])
  func equalLengths(text: String, period: SubscriptionPeriod) { #expect(SubscriptionPeriod(iso8601: text) == period) }

  @Test("fourteen days are two weeks") func fourteenDays() {
    #expect(OfferDuration(iso8601: "P14D") == .twoWeeks)
    #expect(OfferDuration(words: "14 Days") == .twoWeeks)
  }

  @Test(
    "other lengths and spellings are not periods",
    arguments: [
      "", "P", "PM", "P1", "P0M", "P-1M", "P4M", "P2W", "P3D", "P1M1D", "PT1M", "p1m", "P30D", "P99999999999999999999M",
    ]) func noPeriod(text: String)
  {
    #expect(SubscriptionPeriod(iso8601: text) == nil)
    #expect(SubscriptionPeriod(words: text) == nil)
  }

  @Test(
    "words that are not periods are rejected",
    arguments: ["month", "1", "1 fortnight", "one month", "1 months 2 days", "4 months", "0 weeks"]) func noWords(
      text: String
    )
  { #expect(SubscriptionPeriod(words: text) == nil) }

  @Test("words may differ in case, plural and space") func words() {
    #expect(SubscriptionPeriod(words: "1 Months") == .oneMonth)
    #expect(SubscriptionPeriod(words: "12 months") == .oneYear)
    #expect(SubscriptionPeriod(words: "1week") == .oneWeek)
  }

  @Test("an offer mode is read back from each of its names", arguments: OfferMode.allCases) func modes(mode: OfferMode)
  {
    for name in [mode.apiName, mode.storeKitFileName, mode.catalogName] { #expect(OfferMode(lenient: name) == mode) }
    #expect(OfferMode(lenient: "none") == nil)
  }
}
