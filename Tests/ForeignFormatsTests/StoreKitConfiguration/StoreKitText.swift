/// Generates StoreKit configurations for tests, each with one relevant part.
enum StoreKitText {
  static func file(
    products: String = "", nonRenewing: String = "", groups: String = "",
    settings: String = "{\"_locale\": \"en_US\", \"_storefront\": \"USA\"}",
    version: String = "{\"major\": 4, \"minor\": 0}", more: String = ""
  ) -> String {
    """
    {
      "identifier": "B495CDA2",
      "nonRenewingSubscriptions": [\(nonRenewing)],
      "products": [\(products)],
      "settings": \(settings),\(more)
      "subscriptionGroups": [\(groups)],
      "version": \(version)
    }
    """
  }

  /// A product whose fields can be replaced; an empty replacement omits the field.
  static func product(_ changes: [String: String] = [:], more: String = "") -> String {
    object(
      [
        ("displayPrice", "\"4.99\""), ("familyShareable", "false"), ("internalID", "\"9CF3BDC4\""),
        ("localizations", "[]"), ("productID", "\"com.example.coins\""), ("referenceName", "\"Coins\""),
        ("type", "\"Consumable\""),
      ], changes, more)
  }

  static func subscription(_ changes: [String: String] = [:], more: String = "") -> String {
    object(
      [
        ("adHocOffers", "[]"), ("codeOffers", "[]"), ("displayPrice", "\"4.99\""), ("familyShareable", "false"),
        ("groupNumber", "1"), ("internalID", "\"E5E51B92\""), ("introductoryOffer", "null"), ("localizations", "[]"),
        ("productID", "\"com.example.vip\""), ("recurringSubscriptionPeriod", "\"P1M\""), ("referenceName", "\"VIP\""),
        ("subscriptionGroupID", "\"7096FF06\""), ("type", "\"RecurringSubscription\""), ("winbackOffers", "[]"),
      ], changes, more)
  }

  static func group(_ subscriptions: String, _ changes: [String: String] = [:]) -> String {
    object(
      [("id", "\"7096FF06\""), ("localizations", "[]"), ("name", "\"VIP\""), ("subscriptions", "[\(subscriptions)]")],
      changes, "")
  }

  private static func object(_ fields: [(String, String)], _ changes: [String: String], _ more: String) -> String {
    var written = fields.compactMap { key, value -> String? in
      let value = changes[key] ?? value
      return value.isEmpty ? nil : "\"\(key)\": \(value)"
    }
    if !more.isEmpty { written.append(more) }
    return "{" + written.joined(separator: ", ") + "}"
  }
}
