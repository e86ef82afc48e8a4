import AppStoreReference
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("The losses of an export") struct CatalogExportTests {
  private static let everything = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: EverythingCatalog.text))
    .catalog

  /// Every readable format with the catalog that uses every field.
  @Test(
    "are all differences when the file is read back",
    arguments: CatalogFormatRegistry.formats.filter { $0.read != nil && $0.write != nil && !$0.isForTranslators }.map(
      \.name)) func exact(_ name: String) throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let catalog = Self.everything
    let result = try #require(CatalogExport.export(catalog, as: format, companions: GeneratedCatalogs.images))
    let read = try #require(format.read)
    let back = read(
      ParsedFile(SourceFile(name: "a.\(format.fileExtensions[0])", bytes: result.bytes)), GeneratedCatalogs.images
    ).catalog
    #expect("\(LossAccount(from: catalog, to: back, losses: result.losses))" == "")
  }

  @Test("are empty for a format that can hold everything") func nothing() throws {
    let yaml = try #require(CatalogFormatRegistry.format(named: "yaml"))
    let result = try #require(CatalogExport.export(Self.everything, as: yaml))
    #expect(result.losses.isEmpty, "\(result.losses)")
  }

  @Test("use the writer's explanations where it has some") func explained() throws {
    let storekit = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let result = try #require(CatalogExport.export(Self.everything, as: storekit))
    #expect(result.losses.contains { $0.message == "a StoreKit configuration has no images" })
    #expect(result.losses.contains { $0.message == "storekit does not carry this template" })
  }

  @Test("match a group by its products, even if its name is another's key") func groups() throws {
    let text = """
      catalog: 1
      app: {bundleID: com.example.mine, primaryLocale: en-US}
      subscriptionGroups:
        one: {referenceName: two, products: {a: {period: 1 month, level: 1, price: {USD: 1}}}}
        two: {products: {b: {period: 1 month, level: 1, price: {USD: 1}}}}
        three: {referenceName: one}
      """
    let catalog = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)).catalog
    let storekit = try #require(CatalogFormatRegistry.format(named: "storekit"))
    let losses = try #require(CatalogExport.export(catalog, as: storekit)).losses
    let renamed = losses.filter { $0.message.contains("no keys of groups") }.map(\.path)
    #expect(renamed == [0, 1, 2].map { CatalogPath(.group($0)) })
    #expect(!losses.contains { $0.path.field == .type || $0.extent == .whole }, "\(losses)")
  }

  @Test(
    "are the same where products that the format holds are not read back",
    arguments: CatalogFormatRegistry.formats.filter { $0.holds != nil }.map(\.name)) func held(_ name: String) throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    var thorough = format
    thorough.holds = nil
    var spared = 0
    for seed in GeneratedCatalogs.seeds {
      var catalog = GeneratedCatalogs.catalog(seed: seed)
      catalog.products.insert(contentsOf: (0..<200).map { Self.usual($0, in: format) }, at: 0)
      if ReadBackPart(of: catalog, in: format) != nil { spared += 1 }
      let images = GeneratedCatalogs.images
      let result = try #require(CatalogExport.export(catalog, as: format, companions: images))
      let whole = try #require(CatalogExport.export(catalog, as: thorough, companions: images))
      #expect(result.bytes == whole.bytes, "seed \(seed)")
      #expect(result.losses == whole.losses, "seed \(seed)")
    }
    #expect(spared > 0)
  }

  /// Titles that a spreadsheet would run or change, and those that need quotes.
  private static let titles = [
    "Gold", "=SUM(A1)", "0012", "'gold'", "TRUE", "1-2", "a;b, \"c\"\td", "＝1", "' ", "Mai 5", "—",
  ]

  /// A product of the usual kind; one in 20 has a price that is read back. A type that the format lists
  /// apart comes last, since everything after it is read back.
  private static func usual(_ number: Int, in format: CatalogFormat) -> Product {
    let types: [ProductType] = [.consumable, .nonConsumable, .nonRenewing]
    var product = Product(
      item: "usual\(number)", productID: "com.example.usual\(number)",
      type: types[number % (format.typeApart != nil && number < 195 ? 2 : 3)], referenceName: "Usual \(number)")
    if number % 4 > 0 { product.price = Price(tier: PriceTier(stem: number % 80 + 1)) }
    if number % 20 == 0 { product.price = Price(amounts: [Money(hundredths: 499, currency: .usd)]) }
    if number % 2 == 0 { product.grants = [Grant(currency: "gold", quantity: number + 1)] }
    if number % 5 == 0 { product.review.notes = "Home › \"Shop\"\n\(number) ！" }
    product.isFamilySharable = number % 6 == 0
    let english = number % 40 == 1 ? "en_us" : "en-US"
    product.localizations = [english, "ja"].prefix(number % 3).map { code in
      Localization(
        locale: code, storeLocale: StoreLocale.resolving(code), title: titles[number % titles.count],
        description: number % 7 == 0 ? nil : "¡Gold!\n\(number)")
    }
    return product
  }
}
