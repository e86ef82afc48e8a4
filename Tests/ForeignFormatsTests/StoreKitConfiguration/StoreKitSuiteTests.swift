import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Suites and bundles of a StoreKit configuration") struct StoreKitSuiteTests {
  /// A file of Xcode 27 with a suite, a bundle, and members in both notations that a list of products may have.
  static let file = """
    {
      "identifier" : "6A0B1C2D",
      "nonRenewingSubscriptions" : [

      ],
      "products" : [

      ],
      "settings" : {
        "_locale" : "en_US",
        "_storefront" : "USA"
      },
      "subscriptionBundleGroups" : [
        {
          "id" : "7A0B1C2D",
          "localizations" : [

          ],
          "name" : "Both",
          "subscriptions" : [
            {
              "displayPrice" : "12.99",
              "duration" : "P1M",
              "futureKey" : "kept",
              "groupNumber" : 1,
              "internalID" : "7B0B1C2D",
              "introductoryOffers" : [

              ],
              "isFamilyShareable" : true,
              "localizations" : [
                {
                  "description" : "News and sport.",
                  "displayName" : "Both",
                  "locale" : "en_US"
                }
              ],
              "members" : [
                {
                  "productID" : "news.monthly"
                }
              ],
              "productID" : "both.monthly",
              "referenceName" : "Both",
              "subscriptionGroupID" : "7A0B1C2D",
              "type" : "SubscriptionBundle"
            }
          ]
        }
      ],
      "subscriptionGroups" : [
        {
          "id" : "8A0B1C2D",
          "localizations" : [

          ],
          "name" : "News",
          "subscriptions" : [
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "4.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "8B0B1C2D",
              "introductoryOffers" : [

              ],
              "localizations" : [
                {
                  "description" : "The news of the day.",
                  "displayName" : "News",
                  "locale" : "en_US"
                }
              ],
              "productID" : "news.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "News",
              "subscriptionGroupID" : "8A0B1C2D",
              "type" : "RecurringSubscription",
              "winbackOffers" : [

              ]
            }
          ]
        }
      ],
      "subscriptionSuiteGroups" : [
        {
          "id" : "9A0B1C2D",
          "localizations" : [

          ],
          "name" : "All of it",
          "subscriptions" : [
            {
              "displayPrice" : "99.99",
              "duration" : "P1Y",
              "groupNumber" : 1,
              "internalID" : "9B0B1C2D",
              "introductoryOffers" : [
                {
                  "internalID" : "9C0B1C2D",
                  "numberOfPeriods" : 1,
                  "paymentMode" : "free",
                  "subscriptionPeriod" : "P1W"
                }
              ],
              "isFamilyShareable" : false,
              "localizations" : [
                {
                  "description" : "Everything there is.",
                  "displayName" : "All",
                  "locale" : "en_US"
                }
              ],
              "members" : [
                "news.monthly"
              ],
              "productID" : "all.yearly",
              "referenceName" : "All, yearly",
              "subscriptionGroupID" : "9A0B1C2D",
              "type" : "SubscriptionSuite"
            }
          ]
        }
      ],
      "version" : {
        "major" : 6,
        "minor" : 3
      }
    }

    """

  static let source = SourceFile(name: "App.storekit", text: file)

  @Test("are products of groups of their own, with what they sell together") func read() throws {
    let document = CatalogReading.read(Self.source)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let catalog = document.catalog
    #expect(catalog.groups.map(\.composition) == [nil, .suite, .bundle])
    #expect(catalog.products.map(\.productID) == ["news.monthly", "all.yearly", "both.monthly"])
    let suite = try #require(catalog.products[1].subscription)
    #expect(suite.period == .oneYear && suite.members == ["news.monthly"] && suite.offers.count == 1)
    #expect(catalog.products[1].type == .autoRenewable && catalog.products[1].localizations[0].title == "All")
    #expect(catalog.products[2].isFamilySharable && catalog.products[2].subscription?.members == ["news.monthly"])
    #expect(!document.leftovers.contains { $0.extent == .whole })
  }

  @Test(
    "come back byte for byte, also by way of a catalog file and of a table", arguments: ["yaml", "json", "xml", "csv"])
  func exact(_ name: String) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let catalog = CatalogReading.read(Self.source).catalog
    let written = try #require(CatalogExport.export(catalog, as: format))
    #expect(!written.losses.contains { $0.path.field == .members || $0.path.field == .type }, "\(written.losses)")
    let file = SourceFile(name: "catalog.\(format.fileExtensions[0])", bytes: written.bytes)
    let back = CatalogReading.read(file).catalog
    #expect(back.groups.map(\.composition) == [nil, .suite, .bundle])
    let result = try #require(StoreKitEncoder.update(back, over: Self.source))
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.file)
    #expect(result.losses.isEmpty, "\(result.losses)")
  }

  @Test("change in the lines that were changed") func edited() throws {
    var catalog = CatalogReading.read(Self.source).catalog
    catalog.products[1].localizations[0].title = "Everything"
    catalog.products[1].subscription?.period = .sixMonths
    catalog.products[2].isFamilySharable = false
    catalog.products[2].subscription?.members = ["news.monthly", "all.yearly"]
    let result = try #require(StoreKitEncoder.update(catalog, over: Self.source))
    let old = Self.file.split(separator: "\n")
    let new = String(decoding: result.bytes, as: UTF8.self).split(separator: "\n")
    #expect(old.count == new.count)
    #expect(
      zip(old, new).filter { $0 != $1 }.map { $1.trimmingPrefix { $0 == " " } } == [
        "\"isFamilyShareable\" : false,", "\"duration\" : \"P6M\",", "\"displayName\" : \"Everything\",",
      ])
    #expect(result.losses.map(\.path.field) == [.members])
  }

  @Test("that are new go into files of Xcode 27, and bundles into none") func new() throws {
    let catalog = CatalogReading.read(Self.source).catalog
    let fresh = StoreKitEncoder.write(catalog)
    let back = CatalogReading.read(SourceFile(name: "New.storekit", bytes: fresh.bytes))
    #expect(back.diagnostics.isEmpty, "\(back.diagnostics)")
    #expect(back.catalog.products.map(\.productID) == ["news.monthly", "all.yearly"])
    #expect(back.catalog.groups.map(\.composition) == [nil, .suite])
    #expect(back.catalog.products[1].subscription?.offers == catalog.products[1].subscription?.offers)
    let lost = fresh.losses.filter { $0.extent == .whole }.map(\.path.subject)
    #expect(Set(lost) == [.product(2), .group(2)], "\(fresh.losses)")
    #expect(fresh.losses.contains { $0.path == CatalogPath(.product(1), .members) })
    let older = Self.file.replacing("\"major\" : 6", with: "\"major\" : 4").replacing("Suite", with: "Former")
      .replacing("Bundle", with: "Older")
    let refused = try #require(StoreKitEncoder.update(catalog, over: SourceFile(name: "a.storekit", text: older)))
    #expect(refused.losses.contains { $0.path == CatalogPath(.product(1)) && $0.extent == .whole })
    #expect(!String(decoding: refused.bytes, as: UTF8.self).contains("\"subscriptionSuiteGroups\""))
  }

  @Test(
    "with members or values that can't be read are reported at them",
    arguments: [
      (#"[⟦{}⟧, "news.monthly"]"#, "an object with \"productID\""), (#"⟦"news.monthly"⟧"#, "must be a list"),
    ]) func wrong(_ members: String, _ message: String) throws
  {
    let text = """
      {"subscriptionGroups": [], "version": {"major": 6}, "subscriptionSuiteGroups": [{"id": "1", "name": "A",
       "subscriptions": [{"productID": "a", "duration": "P1Y", "groupNumber": 1, "displayPrice": "1",
       "members": \(members)}]}]}
      """
    let marked = MarkedSource(text)
    let found = CatalogReading.read(marked.source("App.storekit")).diagnostics
    let first = try #require(found.first, "\(found)")
    #expect(first.message.contains(message), "\(found)")
    #expect(first.range.start == marked.marks[0].start)
  }

  @Test("are left out where a store has none, with the reason", arguments: ["asc", "transporter", "google-play"])
  func elsewhere(_ name: String) throws {
    var catalog = CatalogReading.read(Self.source).catalog
    // Not in the order of the file: the losses of the others keep their places.
    catalog.groups.swapAt(0, 1)
    for index in catalog.products.indices {
      let group = catalog.products[index].subscription?.group ?? 0
      catalog.products[index].subscription?.group = [1, 0, 2][group]
    }
    catalog.products.swapAt(0, 1)
    catalog.app.bundleID = "com.example"
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let written = try #require(CatalogExport.export(catalog, as: format))
    let text = String(decoding: written.bytes, as: UTF8.self)
    #expect(!text.contains("all.yearly") && !text.contains("both.monthly") && text.contains("news.monthly"))
    let lost = written.losses.filter { $0.extent == .whole && $0.message.contains("suites") }
    #expect(Set(lost.map(\.path.subject)) == [.group(0), .group(2), .product(0), .product(2)], "\(written.losses)")
    #expect(!written.losses.contains { $0.extent == .whole && $0.path == CatalogPath(.product(1)) })
  }
}
