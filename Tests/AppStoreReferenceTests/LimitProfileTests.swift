import AppStoreReference
import Testing

@Suite("Limits and their sources")
struct LimitProfileTests {
  @Test("the limits in force are 35 and 55, the older ones 30 and 45")
  func texts() {
    #expect(LimitProfile.current.title.value == 2...35)
    #expect(LimitProfile.current.description.value.upperBound == 55)
    #expect(LimitProfile.current.shortDescription.value == 10)
    #expect(LimitProfile.before2023.title.value == 2...30)
    #expect(LimitProfile.before2023.description.value == 10...45)
  }

  @Test("a profile is found by name")
  func names() {
    for profile in LimitProfile.all {
      #expect(LimitProfile.named(profile.name)?.summary == profile.summary)
      #expect(LimitProfile.named(profile.name.uppercased())?.name == profile.name)
    }
    #expect(LimitProfile.all.map(\.name) == ["current", "before2023"])
    #expect(LimitProfile.named("classic")?.name == "before2023")
    #expect(LimitProfile.named("before-2023")?.name == "before2023")
    #expect(LimitProfile.named("") == nil)
    #expect(LimitProfile.named("2019") == nil)
  }

  @Test("the other limits are those of the store")
  func others() {
    let limits = LimitProfile.current
    #expect(limits.referenceName.value == 2...64)
    #expect(limits.productID.value == 1...100)
    #expect(!limits.allowsHyphenInProductID.value)
    #expect(limits.reviewNotes.value.upperBound == 4000)
    #expect(limits.groupName.value == 2...75)
    #expect(limits.productsPerApp.value == 10_000)
    #expect(limits.promotedProducts.value == 20)
    #expect(limits.promotionalOffers.value == 10)
  }

  @Test("every source has a title and a date, and its URL, if any, is a web address")
  func sources() {
    let sources = [
      PricePoints.source, PriceTier.source, ProductType.source, OfferMode.source,
      ScreenshotSize.source, StoreLocale.source, StoreLocale.storefrontSource,
      SubscriptionPeriod.source, OfferDuration.source, Territory.source,
      PromotionalImage.size.source, LimitProfile.current.title.source,
      LimitProfile.current.description.source, LimitProfile.current.productID.source,
      LimitProfile.current.allowsHyphenInProductID.source,
    ]
    for source in sources {
      #expect(!source.title.isEmpty)
      #expect(source.date.hasPrefix("20"))
      #expect(source.url?.hasPrefix("https://") != false)
      #expect(source.description.contains(source.title) && source.description.contains(source.date))
    }
  }

  @Test("a source prints as one line")
  func printed() {
    let source = FactSource(
      "App Store Connect Help", url: "https://example.com", date: "2026-02-02", certainty: .apple,
      note: "one of two pages")
    #expect(
      "\(source)"
        == "App Store Connect Help (Apple, 2026-02-02) <https://example.com>; one of two pages")
    #expect(
      FactSource("hearsay", date: "2026", certainty: .unconfirmed).description
        == "hearsay (unconfirmed, 2026)")
  }

  @Test("two pages of Apple's contradict each other about products that aren't auto-renewable")
  func contradiction() {
    let limits = LimitProfile.current
    #expect(limits.inAppPurchaseTitle.value == 2...30)
    #expect(limits.inAppPurchaseDescription.value == 1...45)
    #expect(limits.inAppPurchaseTitle.source != limits.title.source)
    #expect(limits.inAppPurchaseDescription.source != limits.description.source)
  }
}
