import Foundation
import Testing

@testable import AppStoreReference

@Suite("The registry of facts") struct FactTests {
  @Test("IDs are unique and well-formed") func ids() {
    #expect(Set(Facts.all.map(\.id)).count == Facts.all.count)
    for fact in Facts.all {
      #expect(fact.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*(\.[a-zA-Z0-9]+(-[a-z0-9]+)*)*/) != nil, "\(fact.id)")
      #expect(!fact.id.hasSuffix(".min") && !fact.id.hasSuffix(".max"))
      #expect(!fact.meaning.isEmpty && !fact.value.isEmpty)
    }
  }

  @Test("every topic has facts", arguments: FactTopic.allCases) func topics(_ topic: FactTopic) {
    #expect(Facts.all.contains { $0.topic == topic })
  }

  @Test("the sources of facts are registered, and a fact is not contested by its own") func sources() {
    let sources = Set(FactSource.all)
    for fact in Facts.all {
      #expect(sources.contains(fact.source), "\(fact.id)")
      #expect(sources.isSuperset(of: fact.against), "\(fact.id)")
      #expect(!fact.against.contains(fact.source), "\(fact.id)")
    }
  }

  @Test("every fact that is declared is in the list") func complete() throws {
    let files = try #require(FileManager.default.enumerator(at: Sources.folder, includingPropertiesForKeys: nil))
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /Fact(<[^\n]*>)?\(\s*"([a-z0-9.-]+)", \./) {
        declared.insert(String(match.output.2))
      }
    }
    let listed = Set(Facts.all.map(\.id).filter { !$0.hasSuffix(".before2023") })
    #expect(declared == listed)
    #expect(listed.count > 50)
  }

  @Test("every limit of a profile is in the list", arguments: LimitProfile.all.map(\.name)) func limits(_ name: String)
    throws
  {
    let profile = try #require(LimitProfile.named(name))
    let limits = Mirror(reflecting: profile).children.filter { $0.label != "name" && $0.label != "period" }
    // The older profile has one limit for the titles of all products, and one for the descriptions.
    let shared = name == LimitProfile.current.name ? 0 : 2
    #expect(limits.count == profile.facts.count + shared)
    #expect(Set(profile.facts.map(\.id)).count == profile.facts.count)
    for fact in profile.facts { #expect(Facts.named(fact.id) == fact, "\(fact.id)") }
  }

  @Test("a profile replaces the facts that it has values of its own for") func profiles() {
    #expect(Facts.named("title.length")?.value == "2 to 35")
    #expect(Facts.named("title.length", in: .before2023)?.value == "2 to 30")
    #expect(Facts.named("title.length", in: .before2023)?.source == .webForm2019)
    #expect(Facts.named("review-notes.length", in: .before2023)?.quantity == "up to 4,000 characters")
    #expect(Facts.named("title.width") == nil)
  }

  @Test("the counts of the tables are those of the tables") func tables() throws {
    #expect(Facts.storefronts.value == Territory.all.count)
    #expect(Facts.storefrontCurrencies.value == Territory.all.count)
    #expect(Facts.currencies.value == CurrencySet.storefronts.currencies.count)
    #expect(Facts.locales.value == StoreLocale.all.count)
    #expect(Facts.localeStorefronts.value == StoreLocale.all.count)
    #expect(Facts.notations.value == StoreLocale.all.count)
    #expect(Facts.newLocales.value == StoreLocale.all.count(where: \.addedIn2026))
    #expect(Facts.priceTiers.value == PriceTier.all.count)
    #expect(PriceTier(stem: Facts.highestTier.value) != nil)
    #expect(PriceTier(stem: Facts.highestTier.value + 1) == nil)
    #expect(Facts.screenshotSizes.value == ScreenshotSize.accepted.count)
    #expect(Facts.doubtfulSizes.value == ScreenshotSize.known.count - ScreenshotSize.accepted.count)
    let points = CurrencySet.storefronts.currencies.compactMap { PricePoints(in: $0) }
    #expect(Facts.pricePoints.value == points.reduce(0) { $0 + $1.count })
    for list in points {
      let lowest = try #require(list.first)
      #expect(list.ordinal(ofHundredths: lowest.hundredths) == Facts.pricePointNumber.value)
    }
    #expect(Facts.periods.value.count == 6)
    #expect(
      Facts.retiredCurrencies.value.map(\.description).joined(separator: ", ") == Facts.retiredCurrencies.record.value)
  }

  @Test("facts that two sources disagree on name the other one") func contested() throws {
    for id in ["title.length", "description.length", "product-id.hyphen", "screenshot.1320x2868"] {
      #expect(try #require(Facts.named(id)).isContested, "\(id)")
    }
    #expect(Facts.named("product-id.hyphen")?.against == [.productInformation])
  }
}

@Suite("Texts with placeholders for facts") struct FactTextTests {
  @Test(
    "a placeholder is replaced by the value, or an end of it",
    arguments: [
      ("{title.length} characters", "2 to 35 characters"),
      ("over {title.length.max}, under {title.length.min}", "over 35, under 2"),
      ("{title.length.before2023.max}", "30"), ("{products.per-app}", "10,000"),
      ("{review-notes.length}", "up to 4,000"), ("{promotional-image.size}", "1024 × 1024"), ("", ""), ("none", "none"),
    ]) func filled(_ template: String, _ text: String)
  { #expect(FactText.filled(template) == text) }

  @Test("the values are those of a profile") func profile() {
    #expect(FactText.filled("{title.length.max}", in: .before2023) == "30")
    #expect(FactText.filled("{group-name.length.max}", in: .before2023) == "75")
  }

  @Test(
    "anything else in braces is kept",
    arguments: [
      "{", "}", "{}", "{USD: 5.99}", "{title.width}", "{{x}", "price: {tier: 6", "{.max}",
      "{promotional-image.size.max}",
    ]) func kept(_ text: String)
  { #expect(FactText.filled(text) == text) }
}
