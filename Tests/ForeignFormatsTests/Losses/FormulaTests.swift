import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import Testing

@Suite("A cell that a spreadsheet would run") struct FormulaTests {
  private static let formulas = [
    "=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "  +cmd|' /C calc'!A0", "＝1", "＋1", "－1", "＠x",
    "=HYPERLINK(\"http://x\",\"y\")", "'=1", "''@x", "-",
  ]

  /// A catalog with a text in every field that can contain any text.
  private func catalog(saying text: String) -> Catalog {
    let texts = [
      Localization(locale: text, storeLocale: nil, title: text, description: text),
      Localization(locale: "en-US", storeLocale: StoreLocale("en-US"), title: text, description: text),
    ]
    var group = SubscriptionGroup(key: text, referenceName: text, localizations: texts)
    group.suppressions = [Suppression(rule: text, reason: text)]
    var products = [
      Product(item: text, productID: text, type: .consumable, referenceName: text),
      Product(item: "coins", productID: "coins", type: .consumable, referenceName: text),
      Product(item: "vip", productID: "vip", type: .autoRenewable, referenceName: text),
    ]
    for index in products.indices {
      products[index].localizations = texts
      products[index].review = Review(screenshot: text, notes: text)
      products[index].promotionalImage = text
      products[index].price = Price(unknownTier: text)
      products[index].grants = [Grant(currency: text, quantity: 1)]
      products[index].suppressions = [Suppression(rule: text, reason: text)]
    }
    products[2].subscription = Subscription(
      group: 0, offers: [Offer(kind: .promotional, offerID: text, referenceName: text)],
      billingPlans: [BillingPlan(plan: text)])
    return Catalog(
      app: App(bundleID: text, name: text, primaryLocale: text, locales: [text], restoreNote: text),
      currencies: [VirtualCurrency(key: text, names: [])], products: products, groups: [group], retired: [text],
      suppressions: [Suppression(rule: text, reason: text)])
  }

  @Test(
    "is written so that it doesn't, and reads back", arguments: ["csv", "tsv", "revenuecat-csv", "google-play-csv"],
    formulas) func cells(_ name: String, _ text: String) throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let catalog = catalog(saying: text)
    let result = try #require(CatalogExport.export(catalog, as: format, companions: GeneratedCatalogs.images))
    let table = DelimitedText(SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes))
    var row = DelimitedRow()
    var offset = table.start
    var count = 0
    while let next = table.readRow(at: offset, into: &row) {
      offset = next
      for cell in row.cells.map({ table.text(of: $0) }) {
        count += 1
        let first = cell.unicodeScalars.first { $0 != " " } ?? "x"
        #expect(!"=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first), "\(cell)")
      }
    }
    #expect(count > 8)
    let read = try #require(format.read)
    let back = read(ParsedFile(SourceFile(name: "a.csv", bytes: result.bytes)), GeneratedCatalogs.images).catalog
    #expect("\(LossAccount(from: catalog, to: back, losses: result.losses))" == "")
  }
}
