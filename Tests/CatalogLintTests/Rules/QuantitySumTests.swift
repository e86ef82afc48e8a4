import CatalogLint
import SourceSyntax
import Testing

/// The texts of one product, and whether a rule reports them.
struct ProductCase: Sendable, CustomTestStringConvertible {
  let isReported: Bool
  let item: String
  let fields: [String]
  let locale: String
  let title: String
  let description: String

  /// Reads a line of `- | item | fields | locale | title | description`, with `!` if the texts are reported
  /// and `-` if they are not.
  init(_ line: Substring) {
    let parts = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    isReported = parts[0] == "!"
    item = parts[1]
    fields = parts[2] == "-" ? [] : parts[2].split(separator: "; ").map(String.init)
    locale = parts[3]
    title = parts[4]
    description = parts[5]
  }

  static func all(_ lines: String) -> [ProductCase] { lines.split(separator: "\n").map(ProductCase.init) }

  var testDescription: String { "\(item) \(fields) \(locale): \(title) – \(description)" }

  var localizations: String { "{\(locale): {title: \"\(title)\", description: \"\(description)\"}}" }
}

@Suite("A base and its bonus") struct QuantitySumTests {
  @Test("make the total, in whichever of the item, the title and the description", arguments: ProductCase.all(cases))
  func sums(_ test: ProductCase) {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      currencies:
        gold: {en-US: gold}
      products:
        \(test.item): {\((["type: consumable"] + test.fields + ["localizations: \(test.localizations)"]).joined(separator: ", "))}
      """)
    let messages = catalog.findings(of: "quantity-mismatch").map(\.message)
    #expect(messages.isEmpty != test.isReported, "\(messages)")
  }

  static let cases = """
    - | gems_500 | - | en-US | 550 Gems | 500 + 50 bonus = 550 gems
    - | coins_1000 | - | en-US | 1200 Coins | 1000 coins and a bonus of 200 coins.
    - | gold300 | - | zh-Hans | 330金币 | 300金币，另送30金币，共330金币。
    ! | gems_700 | - | en-US | 750 Gems | A chest of 750 gems.
    - | ruby_1000 | - | en-US | 1,150 Rubies | 1,000 rubies and a bonus of 150
    ! | ruby_1000 | - | en-US | 1,151 Rubies | 1,000 rubies and a bonus of 150
    - | ruby_1000 | - | en-US | 1,150 Rubies | 1,000 rubies + 15 %
    - | ruby_1000 | - | en-US | 1,150 Rubies | Includes a 15% bonus
    ! | ruby_1000 | - | en-US | 1,151 Rubies | Includes a 15% bonus
    - | ruby_1000 | - | en-US | 1,150 Rubies | Includes 150 extra
    - | ruby_1000 | - | en-US | 1,150 Rubies | Includes 150 rubies extra
    ! | ruby_1000 | - | en-US | 1,150 Rubies | Includes 140 rubies extra
    - | ruby_1150 | - | en-US | 1,000 Rubies | plus 150 bonus rubies
    - | ruby_1150 | - | en-US | 1,000 Rubies | 1,150 rubies: 1,000 + 150
    - | ruby_1150 | - | en-US | 1,000 Rubies + 150 | 1,150 rubies in all
    - | ruby_1000 | - | en-US | 1,000 Rubies (150 bonus) | 1,150 rubies in all
    ! | ruby_1000 | - | en-US | 1,000 Rubies (140 bonus) | 1,150 rubies in all
    - | ruby_1000 | - | en-US | 1,150 Rubies | 1,000 rubies, 100 for the first purchase and 50 extra
    - | gem_550 | - | en-US | 550 Gems (500 + 10 %) | Gems
    - | gem_500 | - | en-US | 550 (500 + 10 %) | Gems for the shop
    - | gems_500 | - | de-DE | 550 Edelsteine | 500 Edelsteine und 10 % mehr
    - | gems_500 | - | de-DE | 550 Edelsteine | Davon 50 Edelsteine als Bonus
    - | gems_500 | - | de-DE | 550 Edelsteine | 500 Edelsteine und ein Bonus von 50
    ! | gems_500 | - | de-DE | 560 Edelsteine | 500 Edelsteine und ein Bonus von 50
    - | gems_500 | - | fr-FR | 550 gemmes | 500 gemmes et un bonus de 50 gemmes
    - | gems_500 | - | es-ES | 550 gemas | 500 gemas y 50 gemas adicionales
    - | gems_500 | - | es-ES | 500 gemas | y 50 gemas de regalo
    - | gems_500 | - | it | 550 gemme | 50 gemme in omaggio incluse
    - | gems_500 | - | pt-BR | 550 gemas | 500 gemas + 50 de bônus
    - | gems_500 | - | ru | 550 кристаллов | 500 кристаллов и бонус 50
    - | gems_500 | - | ru | 500 кристаллов | Ещё 50 кристаллов в подарок
    - | gems_500 | - | tr | 550 Elmas | 500 elmas ve 50 elmas hediye
    - | gems_500 | - | ar-SA | 550 جوهرة | 500 جوهرة و50 جوهرة إضافية
    - | gems_500 | - | vi | 550 kim cương | 500 kim cương, tặng thêm 50 kim cương
    - | gems_500 | - | th | 550 เพชร | 500 เพชร แถม 50 เพชร
    - | gems_500 | - | ja | ジェム550個 | ジェム500個とおまけ50個
    - | gems_500 | - | ja | ジェム550個 | 500個に10%増量
    - | gems_500 | - | ja | ジェム500個 | さらにジェム50個プレゼント
    - | gems_500 | - | ko | 젬 550개 | 젬 500개에 보너스 50개
    - | gems_500 | - | ko | 젬 500개 | 보너스 젬 50개 추가 증정
    - | gems_500 | - | zh-Hans | 550宝石 | 500宝石，加赠50宝石
    - | gems_500 | - | zh-Hans | 550宝石 | 多送10%
    - | gems_500 | - | zh-Hans | 500宝石 | 额外赠送50宝石
    - | gems_500 | - | zh-Hant | 550寶石 | 500寶石，加贈50顆寶石
    ! | gems_500 | - | zh-Hant | 560寶石 | 500寶石，加贈50顆寶石
    ! | gems_500 | - | ja | ジェム560個 | ジェム500個とおまけ50個
    - | gems_500 | - | hu | 550 drágakő | 500 drágakő és 50 bónusz
    - | gems_500 | - | pl | 550 klejnotów | 500 klejnotów i 50 klejnotów gratis
    - | gems_500 | - | nl-NL | 550 edelstenen | 500 edelstenen en 50 extra edelstenen
    - | gems_500 | - | hi | 550 रत्न | 500 रत्न और 50 बोनस रत्न
    - | gold_1000 | grants: {gold: 1150} | en-US | 1,150 Gold | 1,000 gold and a bonus of 150
    ! | gold_1000 | grants: {gold: 1151} | en-US | 1,151 Gold | 1,000 gold and a bonus of 150
    - | gold_1000 | grants: {gold: 1150} | en-US | 1,000 Gold | 1,000 gold and a bonus of 150 gold
    - | gold_1000 | grants: {gold: 1150} | en-US | 1,000 Gold | plus 15 %
    - | gold_1000 | grants: {gold: 1150} | en-US | 1,150 Gold | includes 150 gold extra
    - | gold_1000 | grants: {gold: 1150} | en-US | 1,150 Gold | includes 150 extra gold
    ! | gold_1000 | grants: {gold: 1150} | en-US | 1,150 Gold | a heap of gold
    ! | gold_1150 | grants: {gold: 1150} | en-US | 1,000 Gold | a heap of gold
    - | gold_1000 | grants: {gold: 1000+150} | en-US | 1,000 Gold | plus 15 %
    ! | gold_1000 | grants: {gold: 1000+150} | en-US | 1,000 Gold | plus 20 % bonus
    - | gold_100 | grants: {gold: 300} | en-US | 300 Gold | 3 x 100 gold
    ! | gold_300 | grants: {gold: 300} | en-US | 300 Gold | 400 gold and 30 levels
    ! | gems_100 | - | en-US | 100 Gems | Adds 120 gems and 20 coins
    ! | gems_100 | - | en-US | 100 Gems | Adds 120 gems at once
    ! | gems_1000 | - | en-US | 900 Gems | -10% today
    """
}
