import CatalogModel
import TestTools
import Testing

@testable import ShopkeeperCommands

@Suite("The locales of a new catalog") struct PrimaryLocaleTests {
  private static func catalog(_ locales: [[String]]) -> Catalog {
    let products = locales.enumerated().map { index, locales in
      var product = Product(item: "p\(index)", productID: "p\(index)")
      product.localizations = locales.map { Localization(locale: $0, storeLocale: nil, title: "A") }
      return product
    }
    return Catalog(products: products)
  }

  @Test("are those of most products, in the order of the file") func order() {
    let catalog = Self.catalog([["de-DE", "ja", "it"], ["ja", "de-DE"], ["ja", "de-DE", "de-DE"]])
    #expect(PrimaryLocale.appLocales(of: catalog) == ["de-DE", "ja"])
    let partial = PrimaryLocale.partialLocales(of: catalog)
    #expect(partial.count == 1 && partial.first?.locale == "it" && partial.first?.count == 1)
    #expect(PrimaryLocale(of: Self.catalog([["ja", "de-DE"], ["de-DE", "ja"]]), isTable: true).code == "ja")
  }

  @Test("are found in time in proportion to their number", arguments: [true, false]) func many(inOne: Bool) {
    let time = proportion(200, 6_400) { count in
      let locales = (0..<count).map { "ä\($0)" }
      let catalog = Self.catalog(inOne ? [locales] : locales.map { [$0] })
      let primary = PrimaryLocale(of: catalog, isTable: false).code
      #expect(primary == "ä0")
      let (plain, partial) = (PrimaryLocale.appLocales(of: catalog), PrimaryLocale.partialLocales(of: catalog))
      #expect(plain.count == (inOne ? count : 0) && partial.count == (inOne ? 0 : count))
    }
    #expect(time.took < time.limit, "\(time)")
  }
}
