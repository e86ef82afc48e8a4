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
    #expect(flat.contains("! small is worse value than large"))
  }

  @Test("a price in a currency stands for its storefronts, and a longer period is compared as the rule does")
  func currencies() {
    let stated = Self.html(Self.packs.replacing("IND", with: "INR"))
    #expect(stated.contains("<th scope=\"row\">India <small>INR</small></th>") && stated.contains("! large is worse"))
    let plans = Self.html(
      """
      products: {}
      subscriptionGroups:
        vip:
          products:
            m: {period: 1 month, level: 1, price: {USD: 9.99, EUR: 9.99}}
            y: {period: 1 year, level: 1, price: {USD: 99.99, EUR: 199.99}}
      """)
    #expect(plans.contains("! y costs more a month than m"))
  }

  @Test("products that no rule compares have no steps") func others() {
    let html = Self.html(
      """
      products:
        removeads: {type: non-consumable, price: {USD: 1.99, IND: 199}}
        mappack: {type: non-consumable, price: {USD: 2.99, IND: 149}}
      """)
    #expect(html.contains("<td>149") && !html.contains("✓") && !html.contains("!"))
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
