import AppStoreReference
import Testing

@Suite("Limits and their sources") struct LimitProfileTests {
  @Test("the limits in force are 35 and 55, the older ones 30 and 45") func texts() {
    #expect(LimitProfile.current.title.value == 2...35)
    #expect(LimitProfile.current.description.value.upperBound == 55)
    #expect(LimitProfile.current.shortDescription.value == 10)
    #expect(LimitProfile.before2023.title.value == 2...30)
    #expect(LimitProfile.before2023.description.value == 10...45)
  }

  @Test("a profile is found by name") func names() {
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

  @Test("the other limits are those of the store") func others() {
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

  @Test("the summary of a profile is made from its limits") func summaries() {
    #expect(
      LimitProfile.current.summary == "the limits in force in 2026: 35 characters for a title, 55 for a description")
    #expect(
      LimitProfile.before2023.summary
        == "the limits that many tools still have: 30 characters for a title, 45 for a description")
  }

  @Test("two pages of Apple's contradict each other about products that aren't auto-renewable") func contradiction() {
    let limits = LimitProfile.current
    #expect(limits.inAppPurchaseTitle.value == 2...30)
    #expect(limits.inAppPurchaseDescription.value == 1...45)
    #expect(limits.inAppPurchaseTitle.source != limits.title.source)
    #expect(limits.inAppPurchaseDescription.source != limits.description.source)
  }
}
