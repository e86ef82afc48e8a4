import AppStoreReference
import CatalogModel
import Testing

@Suite("Templates")
struct TemplateTests {
  @Test(
    "fields are filled, and what is none stays",
    arguments: [
      ("{quantity}金币", "400金币"), ("{quantity} {unknown}", "400 {unknown}"), ("{", "{"),
      ("a{b", "a{b"), ("}{quantity}{", "}400{"), ("{{quantity}}", "{{quantity}}"),
      ("{}", "{}"), ("no field", "no field"), ("{quantity}{quantity}", "400400"),
    ])
  func fills(_ text: String, _ expected: String) {
    #expect(TemplateExpansion(values: ["quantity": "400"]).fill(text) == expected)
  }

  private func localization(
    _ locale: String, _ title: String?, _ description: String? = nil
  ) -> Localization {
    Localization(
      locale: locale, storeLocale: StoreLocale.resolving(locale), title: title,
      description: description)
  }

  @Test("a product keeps its own texts, takes the others, and knows which are which")
  func overrides() {
    let catalog = Catalog(
      currencies: [
        VirtualCurrency(
          key: "gold",
          names: [.init(locale: "ja", storeLocale: StoreLocale("ja"), names: ["ゴールド"])])
      ],
      templates: [
        TextTemplate(
          key: "pack",
          localizations: [
            localization("zh-Hans", "{quantity}金币", "充值{price}元获取{quantity}金币。"),
            localization("ja", "{quantity}{currency}", "{period}"),
          ])
      ])
    let product = Product(
      item: "coins400", productID: "com.example.coins400",
      price: Price(tier: PriceTier(stem: 6)), grants: [Grant(currency: "gold", quantity: 400)],
      template: "pack", localizations: [localization("zh-Hans", "四百金币")])
    let filled = catalog.filled(product)
    #expect(filled.localizations.map(\.locale) == ["zh-Hans", "ja"])
    #expect(filled.localizations[0].title == "四百金币")
    #expect(filled.localizations[0].description == "充值40元获取400金币。")
    #expect(filled.localizations[0].generated == .description)
    #expect(filled.localizations[1].title == "400ゴールド")
    // Nothing stands for the period of a product without one; placeholder-text finds the field.
    #expect(filled.localizations[1].description == "{period}")
    #expect(filled.localizations[1].generated == [.title, .description])
  }

  @Test("a product without a template, or with an unknown one, is left as it is")
  func untouched() {
    let product = Product(item: "a", productID: "a", template: "missing")
    #expect(Catalog().filled(product) == product)
  }
}
