import CatalogLint
import Testing

@Suite("Numbers in other words") struct OtherNumberTests {
  @Test(
    "numbers that say the same in another way don't differ",
    arguments: [
      ("1+ Million", "ca", "Més d'1 milió"), ("1+ Million", "zh-Hans", "100万+"),
      ("1+ Million Coins", "zh-Hant", "一百萬以上"), ("Bakers Dozen", "it", "Tredici"), ("Baker's Dozen", "vi", "Tá 13 cái"),
      ("Bakers Dozen", "es-ES", "Docena de panaderos"), ("Forty Thieves", "da", "Fyrretyve røvere"),
      ("12th", "he", "שנים עשר"), ("Allows a city to grow larger than size 10.", "ja", "都市がサイズ11以上に成長することを可能にします。"),
    ]) func same(english: String, locale: String, title: String)
  { #expect(!differ(english, locale, title)) }

  @Test(
    "numbers that don't are reported",
    arguments: [
      ("1+ Million", "zh-Hans", "10万+"), ("Forty Thieves", "da", "Halvtreds røvere"), ("12th", "he", "שלושים"),
      ("Larger than size 10", "ja", "サイズ12以上"),
    ]) func different(english: String, locale: String, title: String)
  { #expect(differ(english, locale, title)) }

  private func differ(_ english: String, _ locale: String, _ title: String) -> Bool {
    let catalog = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        item:
          type: non-consumable
          localizations:
            en-US: {title: "\(english)"}
            \(locale): {title: "\(title)"}
      """
    return !MarkedCatalog(catalog).lint(only: ["number-differs"]).findings.isEmpty
  }
}
