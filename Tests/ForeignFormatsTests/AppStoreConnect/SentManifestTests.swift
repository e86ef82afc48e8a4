import AppStoreConnect
import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Requests to the App Store Connect API, sent,") struct SentManifestTests {
  @Test(
    "can be sent by a small program, and all references are valid", .enabled(if: Tool.python.isInstalled),
    arguments: Seeds.some(1..<7 as Range<UInt64>)) func sending(seed: UInt64) throws
  {
    let catalog = ConnectCatalogs.generated(seed: seed)
    let (outcome, dump) = try FakeUploader.send(
      ConnectManifestTests.write(catalog), territories: ConnectManifestTests.territories)
    #expect(outcome.faults.isEmpty)
    let screenshots = catalog.products.compactMap(\.review.screenshot)
    let images = catalog.products.compactMap(\.promotionalImage)
    #expect(outcome.uploaded.sorted() == (screenshots + images).sorted())
    // The resulting contents of the store are the catalog.
    let read = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "dump.json", bytes: dump)))
    #expect(read.diagnostics.filter { $0.severity > .info } == [])
    #expect(read.catalog.products.map(\.productID) == catalog.products.map(\.productID))
    for (product, stored) in zip(catalog.products, read.catalog.products) {
      #expect(stored.type == product.type)
      #expect(stored.referenceName == product.referenceName)
      #expect(stored.localizations == product.localizations)
      #expect(stored.review.notes == product.review.notes)
      #expect(stored.isFamilySharable == product.isFamilySharable)
      #expect(stored.availability == product.availability)
      #expect(stored.subscription?.period == product.subscription?.period)
      #expect(stored.subscription?.level == product.subscription?.level)
      let price = try #require(product.price)
      let base = try #require(PricePlan(price, in: catalog.baseTerritory)).base.territory
      for territory in Territory.all {
        // The prices of the base currency's other storefronts are left to the store.
        guard territory == base || territory.currency != base.currency, let amount = price.amount(in: territory) else {
          continue
        }
        #expect(stored.price?.amount(in: territory) == amount, "\(territory)")
      }
      #expect(stored.offerCodes.map(\.referenceName) == product.offerCodes.map(\.referenceName))
      for (code, stored) in zip(product.offerCodes, stored.offerCodes) {
        #expect(stored.eligibility == code.eligibility && stored.isFree == code.isFree)
        #expect((stored.price == nil) == code.isFree)
        for override in code.price?.overrides ?? [] {
          #expect(stored.price?.amount(in: override.territory) == override.amount)
        }
      }
      let stated = product.subscription?.billingPlans ?? []
      let storedPlans = stored.subscription?.billingPlans ?? []
      // The store treats paying up front as a plan like the others.
      #expect(Set(storedPlans.map(\.plan)) == (stated.isEmpty ? [] : ["BILLED_UPFRONT", "MONTHLY"]))
      for plan in stated {
        let found = storedPlans.first { $0.plan == plan.plan }
        #expect(found?.isEnabled == plan.isEnabled)
        guard let price = plan.price else { continue }
        let home = try #require(PricePlan(price, in: catalog.baseTerritory)).base
        #expect(found?.price?.amount(in: home.territory) == home.amount)
      }
      let offers = product.subscription?.offers ?? []
      let storedOffers = stored.subscription?.offers ?? []
      #expect(storedOffers.count == offers.count)
      for offer in offers {
        let found = storedOffers.first {
          $0.kind == offer.kind && $0.mode == offer.mode && $0.offerID == offer.offerID
            && $0.referenceName == offer.referenceName && $0.duration == offer.duration
            && $0.billingPlan == offer.billingPlan
        }
        #expect(found?.periods == offer.periods)
        #expect(found?.eligibility == offer.eligibility)
        #expect(found?.isStackable == offer.isStackable)
        #expect(found?.hasHighPriority == offer.hasHighPriority)
        for override in offer.price?.overrides ?? [] {
          #expect(found?.price?.amount(in: override.territory) == override.amount)
        }
      }
    }
    #expect(read.catalog.groups.map(\.localizations) == catalog.groups.map(\.localizations))
  }

  @Test(
    "can be sent in any order that respects their dependencies", .enabled(if: Tool.python.isInstalled),
    arguments: Seeds.some(1..<4 as Range<UInt64>)) func lastFirst(seed: UInt64) throws
  {
    let bytes = ConnectManifestTests.write(ConnectCatalogs.generated(seed: seed))
    let (inOrder, _) = try FakeUploader.send(bytes, territories: ConnectManifestTests.territories)
    let (outcome, _) = try FakeUploader.send(bytes, territories: ConnectManifestTests.territories, lastFirst: true)
    #expect(outcome.faults == [])
    #expect(outcome.sent == inOrder.sent)
    #expect(outcome.uploaded.sorted() == inOrder.uploaded.sorted())
  }
}
