/// Responses of the App Store Connect API as tools save them.
enum ConnectDump {
  private static let server = "https://api.appstoreconnect.apple.com"

  static let app = """
    {"data": {"type": "apps", "id": "9", "attributes": {"name": "Mine", "bundleId": "com.example.mine", "sku": "X", "primaryLocale": "en-US"}}, "links": {"self": "\(server)/v1/apps/9"}}
    """

  /// Texts in the older form for the first, by version for the second.
  static let products = """
    {"data": [
      {"type": "inAppPurchases", "id": "11",
       "attributes": {"name": "400 coins", "productId": "com.example.mine.coins400", "inAppPurchaseType": "CONSUMABLE", "state": "MISSING_METADATA", "reviewNote": "Home › Shop", "familySharable": false, "contentHosting": false},
       "relationships": {
         "inAppPurchaseLocalizations": {"meta": {"paging": {"total": 2, "limit": 50}}, "data": [{"type": "inAppPurchaseLocalizations", "id": "l1"}, {"type": "inAppPurchaseLocalizations", "id": "l2"}]},
         "iapPriceSchedule": {"data": {"type": "inAppPurchasePriceSchedules", "id": "11"}},
         "inAppPurchaseAvailability": {"data": {"type": "inAppPurchaseAvailabilities", "id": "11"}},
         "pricePoints": {"links": {"related": "\(server)/v2/inAppPurchases/11/pricePoints"}}}},
      {"type": "inAppPurchases", "id": "12",
       "attributes": {"name": "No ads", "productId": "noads", "inAppPurchaseType": "NON_CONSUMABLE", "state": "APPROVED", "reviewNote": null, "familySharable": true},
       "relationships": {"versions": {"data": [{"type": "inAppPurchaseVersions", "id": "v1"}, {"type": "inAppPurchaseVersions", "id": "v2"}]}}}],
     "included": [
      {"type": "inAppPurchaseLocalizations", "id": "l1", "attributes": {"locale": "en-US", "name": "400 Coins", "description": "Adds 400 coins.", "state": "APPROVED"}},
      {"type": "inAppPurchaseLocalizations", "id": "l2", "attributes": {"locale": "zh-Hans", "name": "400\\u91d1\\u5e01", "description": null}},
      {"type": "inAppPurchaseVersions", "id": "v1", "attributes": {"version": 1, "state": "REPLACED_WITH_NEW_VERSION"}},
      {"type": "inAppPurchaseVersions", "id": "v2", "attributes": {"version": 2, "state": "PREPARE_FOR_SUBMISSION"}},
      {"type": "inAppPurchasePriceSchedules", "id": "11", "relationships": {"baseTerritory": {"links": {}}, "manualPrices": {"links": {}}}},
      {"type": "inAppPurchaseAvailabilities", "id": "11", "attributes": {"availableInNewTerritories": true}}],
     "links": {"self": "\(server)/v1/apps/9/inAppPurchasesV2?limit=200"},
     "meta": {"paging": {"total": 2, "limit": 200}}}
    """

  static let versionTexts = """
    {"data": [
      {"type": "inAppPurchaseLocalizations", "id": "x1", "attributes": {"locale": "en-US", "name": "Ads", "description": "Old."}}],
     "links": {"self": "\(server)/v1/inAppPurchaseVersions/v1/localizations"}}
    {"data": [
      {"type": "inAppPurchaseLocalizations", "id": "x2", "attributes": {"locale": "en-US", "name": "No Ads", "description": "Takes the ads away."}, "relationships": {"version": {"data": {"type": "inAppPurchaseVersions", "id": "v2"}}}}],
     "links": {"self": "\(server)/v1/inAppPurchaseVersions/v2/localizations"}}
    """

  static let prices = """
    {"data": [
      {"type": "inAppPurchasePrices", "id": "p1", "attributes": {"startDate": null, "endDate": null, "manual": true}, "relationships": {"inAppPurchasePricePoint": {"data": {"type": "inAppPurchasePricePoints", "id": "a"}}, "territory": {"data": {"type": "territories", "id": "USA"}}}},
      {"type": "inAppPurchasePrices", "id": "p2", "attributes": {"startDate": null, "endDate": "2027-01-01", "manual": true}, "relationships": {"inAppPurchasePricePoint": {"data": {"type": "inAppPurchasePricePoints", "id": "b"}}, "territory": {"data": {"type": "territories", "id": "CHN"}}}},
      {"type": "inAppPurchasePrices", "id": "p3", "attributes": {"startDate": "2027-01-01", "endDate": null, "manual": true}, "relationships": {"inAppPurchasePricePoint": {"data": {"type": "inAppPurchasePricePoints", "id": "c"}}, "territory": {"data": {"type": "territories", "id": "CHN"}}}},
      {"type": "inAppPurchasePrices", "id": "p4", "attributes": {"startDate": null, "manual": true}, "relationships": {"inAppPurchasePricePoint": {"data": {"type": "inAppPurchasePricePoints", "id": "gone"}}, "territory": {"data": {"type": "territories", "id": "FRA"}}}},
      {"type": "inAppPurchasePrices", "id": "p5", "attributes": {"startDate": null, "manual": true}, "relationships": {"inAppPurchasePricePoint": {"data": {"type": "inAppPurchasePricePoints", "id": "d"}}, "territory": {"data": {"type": "territories", "id": "DEU"}}}}],
     "included": [
      {"type": "inAppPurchasePricePoints", "id": "a", "attributes": {"customerPrice": "5.99", "proceeds": "4.19"}},
      {"type": "inAppPurchasePricePoints", "id": "b", "attributes": {"customerPrice": "40.0", "proceeds": "28"}},
      {"type": "inAppPurchasePricePoints", "id": "c", "attributes": {"customerPrice": "45", "proceeds": "30"}},
      {"type": "inAppPurchasePricePoints", "id": "d", "attributes": {"customerPrice": "6.49", "proceeds": "4"}},
      {"type": "territories", "id": "USA", "attributes": {"currency": "USD"}},
      {"type": "territories", "id": "CHN", "attributes": {"currency": "CNY"}}],
     "links": {"self": "\(server)/v1/inAppPurchasePriceSchedules/11/manualPrices?include=inAppPurchasePricePoint,territory&limit=200"}}
    {"data": {"type": "territories", "id": "USA", "attributes": {"currency": "USD"}}, "links": {"self": "\(server)/v1/inAppPurchasePriceSchedules/11/baseTerritory"}}
    {"data": [{"type": "territories", "id": "USA"}, {"type": "territories", "id": "CHN"}], "links": {"self": "\(server)/v1/inAppPurchaseAvailabilities/11/availableTerritories"}}
    """

  static let groups = """
    {"data": [{"type": "subscriptionGroups", "id": "21", "attributes": {"referenceName": "VIP club"},
      "relationships": {"subscriptions": {"data": [{"type": "subscriptions", "id": "31"}]}, "subscriptionGroupLocalizations": {"data": [{"type": "subscriptionGroupLocalizations", "id": "g1"}]}}}],
     "included": [
      {"type": "subscriptionGroupLocalizations", "id": "g1", "attributes": {"locale": "en-US", "name": "The Club", "customAppName": null, "state": "APPROVED"}}],
     "links": {"self": "\(server)/v1/apps/9/subscriptionGroups"}}
    """

  static let subscriptions = """
    {"data": [{"type": "subscriptions", "id": "31",
      "attributes": {"name": "VIP, a month", "productId": "com.example.mine.vip.month", "familySharable": false, "state": "READY_TO_SUBMIT", "subscriptionPeriod": "ONE_MONTH", "reviewNote": "See there", "groupLevel": 1},
      "relationships": {
        "group": {"data": {"type": "subscriptionGroups", "id": "21"}},
        "subscriptionLocalizations": {"data": [{"type": "subscriptionLocalizations", "id": "s1"}]},
        "introductoryOffers": {"data": [{"type": "subscriptionIntroductoryOffers", "id": "i1"}, {"type": "subscriptionIntroductoryOffers", "id": "i2"}]},
        "promotionalOffers": {"data": [{"type": "subscriptionPromotionalOffers", "id": "o1"}]},
        "offerCodes": {"data": [{"type": "subscriptionOfferCodes", "id": "c1"}, {"type": "subscriptionOfferCodes", "id": "c2"}]},
        "winBackOffers": {"data": [{"type": "winBackOffers", "id": "w1"}]},
        "planAvailabilities": {"data": [{"type": "subscriptionPlanAvailabilities", "id": "a1"}]},
        "prices": {"data": [{"type": "subscriptionPrices", "id": "q1"}, {"type": "subscriptionPrices", "id": "q2"}, {"type": "subscriptionPrices", "id": "q3"}]}}}],
     "included": [
      {"type": "subscriptionLocalizations", "id": "s1", "attributes": {"locale": "en-US", "name": "VIP", "description": "A month of VIP."}},
      {"type": "subscriptionIntroductoryOffers", "id": "i1", "attributes": {"duration": "ONE_WEEK", "offerMode": "FREE_TRIAL", "numberOfPeriods": 1, "startDate": "2026-01-01"}, "relationships": {"territory": {"data": {"type": "territories", "id": "USA"}}}},
      {"type": "subscriptionIntroductoryOffers", "id": "i2", "attributes": {"duration": "ONE_WEEK", "offerMode": "FREE_TRIAL", "numberOfPeriods": 1}, "relationships": {"territory": {"data": {"type": "territories", "id": "CHN"}}}},
      {"type": "subscriptionPromotionalOffers", "id": "o1", "attributes": {"name": "Back", "offerCode": "back", "duration": "THREE_MONTHS", "offerMode": "PAY_UP_FRONT", "numberOfPeriods": 1, "targetSubscriptionPlanType": "UPFRONT"}, "relationships": {"prices": {"data": [{"type": "subscriptionPromotionalOfferPrices", "id": "op"}]}}},
      {"type": "subscriptionPromotionalOfferPrices", "id": "op", "relationships": {"territory": {"data": {"type": "territories", "id": "USA"}}, "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "z"}}}},
      {"type": "subscriptionOfferCodes", "id": "c1", "attributes": {"name": "Spring", "customerEligibilities": ["NEW", "EXPIRED"], "offerEligibility": "STACK_WITH_INTRO_OFFERS", "duration": "ONE_MONTH", "offerMode": "FREE_TRIAL", "numberOfPeriods": 1, "active": true}},
      {"type": "subscriptionOfferCodes", "id": "c2", "attributes": {"name": "Autumn", "active": false}},
      {"type": "winBackOffers", "id": "w1", "attributes": {"referenceName": "Return", "offerId": "win", "duration": "ONE_MONTH", "offerMode": "PAY_AS_YOU_GO", "periodCount": 3, "priority": "HIGH", "startDate": "2027-01-10", "endDate": "2027-02-10", "customerEligibilityPaidSubscriptionDurationInMonths": 2}, "relationships": {"prices": {"data": []}}},
      {"type": "subscriptionPlanAvailabilities", "id": "a1", "attributes": {"availableInNewTerritories": false, "planType": "UPFRONT"}, "relationships": {"availableTerritories": {"data": [{"type": "territories", "id": "USA"}], "meta": {"paging": {"total": 175, "limit": 1}}}}},
      {"type": "subscriptionPrices", "id": "q1", "attributes": {"startDate": null, "preserved": false}, "relationships": {"territory": {"data": {"type": "territories", "id": "USA"}}, "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "y"}}}},
      {"type": "subscriptionPrices", "id": "q2", "attributes": {"startDate": null, "preserved": false}, "relationships": {"subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "x"}}}},
      {"type": "subscriptionPrices", "id": "q3", "attributes": {"startDate": null, "preserved": true}, "relationships": {"subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "z"}}}},
      {"type": "subscriptionPricePoints", "id": "x", "attributes": {"customerPrice": "6.0"}, "relationships": {"territory": {"data": {"type": "territories", "id": "JPN"}}}},
      {"type": "subscriptionPricePoints", "id": "y", "attributes": {"customerPrice": "9.99"}, "relationships": {"territory": {"data": {"type": "territories", "id": "USA"}}}},
      {"type": "subscriptionPricePoints", "id": "z", "attributes": {"customerPrice": "8.99"}, "relationships": {"territory": {"data": {"type": "territories", "id": "USA"}}}},
      {"type": "appClips", "id": "1"}, {"type": "appClips", "id": "2"}],
     "links": {"self": "\(server)/v1/subscriptionGroups/21/subscriptions"}}
    """

  /// All responses, concatenated.
  static let pages = [app, products, versionTexts, prices, groups, subscriptions].joined(separator: "\n")

  /// The same as one list.
  static var list: String {
    // A response ends where a line starts the next one.
    "["
      + pages.split(separator: "\n{\"data\"", omittingEmptySubsequences: true).enumerated().map {
        $0.offset == 0 ? String($0.element) : "{\"data\"\($0.element)"
      }.joined(separator: ",") + "]"
  }
}
