import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import SourceSyntax
import Testing

@testable import LintReports

@Suite("The prices by country of the HTML page") struct HTMLPricesTests {
  /// The part of the page about prices.
  private static func html(_ products: String, computed: [ExactText: [Territory: Money]] = [:], cells: Int = 4_000)
    -> String
  {
    let text = "catalog: 1\napp: {bundleID: com.example.game, primaryLocale: en-US}\n\(products)\n"
    var input = LintInput(CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)))
    input.prices = PriceState(faults: [], prices: computed)
    return HTMLPrices(input, name: "catalog.yml", cells: cells).html
  }

  private static let packs = """
    products:
      small: {type: consumable, price: {USD: 0.99, IND: 29}, grants: {gold: 100}}
      large: {type: consumable, price: {USD: 4.99, IND: 199}, grants: {gold: 500}}
    """

  @Test("a catalog without prices of single countries has no table") func none() {
    #expect(Self.html("products: {a: {type: consumable, price: {tier: 1}}, b: {type: consumable}}").isEmpty)
  }

  @Test("a row for each storefront has the prices, and the first step that is wrong there") func ladder() {
    let html = Self.html(Self.packs)
    #expect(html.contains("<h4>gold</h4>") && html.contains("<th scope=\"row\">India <small>INR</small></th>"))
    #expect(html.contains("<td>29") && html.contains("<td>199"))
    #expect(html.contains("<td class=\"warning\">! large is worse value than small</td>"))
    let right = Self.html(Self.packs.replacing("199", with: "129"))
    #expect(right.contains("<td class=\"fine\">✓</td>") && !right.contains("worse value"))
    let flat = Self.html(Self.packs.replacing("199", with: "29"))
    #expect(flat.contains("! large doesn't cost more than small"))
  }

  @Test("computed prices are prices of the country") func computed() throws {
    let india = try #require(Territory("IND"))
    let prices = [ExactText("com.example.game.small"): [india: Money(hundredths: 3900, currency: india.currency)]]
    let text = "products: {small: {type: consumable, price: {USD: 0.99}, grants: {gold: 100}}}"
    #expect(Self.html(text, computed: prices).contains("<td>39"))
    #expect(Self.html(text).isEmpty)
  }

  @Test("a bar compares a price with the base price, where a table or a rate has it") func bars() {
    #expect(Self.html("products: {a: {type: consumable, price: {EUR: 5, AUT: 6}}}").contains("<small>120 %</small>"))
    #expect(!Self.html("products: {a: {type: consumable, price: {USD: 5, IND: 6}}}").contains("<svg"))
  }

  @Test("texts are never markup, and the page is limited") func hostile() {
    let html = Self.html("products: {\"<b>a\": {type: consumable, price: {USD: 5, IND: 6}}}")
    #expect(!html.contains("<b>a") && html.contains("&lt;b&gt;a"))
    let two = Self.packs + "\n  other: {type: non-consumable, price: {USD: 5, IND: 6}}"
    #expect(Self.html(two, cells: 1).contains("…and 1 more product."))
  }
}
