import Foundation
import Testing

@Suite("Editing several products") struct SelectedEditTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US, locales: [en-US]}
    products:
      gems60:
        type: consumable
        price: {tier: 1}   # the first
        localizations: {en-US: {title: 60 Gems, description: Gems for the shop.}}
      gems300:
        type: consumable
        price: {tier: 5}
        localizations: {en-US: {title: 300 Gems, description: Gems for the shop.}}
      gemfinder:
        type: non-consumable
        price: {USD: 1.99}
        localizations: {en-US: {title: Gem Finder, description: Finds gems.}}

    """

  @Test(
    "takes products by a pattern and by their fields",
    arguments: [
      (["gems*", "price.tier=+1"], ["tier: 2", "tier: 6", "USD: 1.99"]),
      (["*", "price.tier=3", "--where", "type=consumable"], ["tier: 3", "tier: 3", "USD: 1.99"]),
      (["price.tier=3", "--where", "type=consumable"], ["tier: 3", "tier: 3", "USD: 1.99"]),
      (["com.example.shop.gems?0", "price.tier=-1"], ["tier: 0", "tier: 5", "USD: 1.99"]),
      (
        ["gem*", "price.tier=9", "--where", "price.tier=*", "--where", "price.tier!=1"],
        ["tier: 1", "tier: 9", "USD: 1.99"]
      ),
    ] as [([String], [String])]) func set(words: [String], prices: [String]) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let run = await CommandRun(["set", path] + words)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("catalog.yml")
    let found = text.split(separator: "\n").filter { $0.contains("price:") }
    #expect(found.count == 3)
    for (line, price) in zip(found, prices) { #expect(line.contains("{\(price)}"), "\(line)") }
    #expect(text.contains("# the first"))
  }

  @Test(
    "changes nothing where nothing matches, or a value can't be relative",
    arguments: [
      (["rubies*", "price.tier=1"], "no product matches \"rubies*\""),
      (["*", "price.tier=1", "--where", "tpye=consumable"], "no product has a \"tpye\"; did you mean \"type\"?"),
      (["price.tier=1", "--where", "type=non-renewing"], "no product matches --where"),
      (["price.tier=1"], "missing argument PRODUCT"),
      (["gem*", "price.tier=+1"], "has no number as its \"price.tier\" to add +1 to"),
      (["gems60", "price.tier=-2"], "has \"price.tier\" 1, which -2 would make -1"),
      (["gems60", "price.tier=1", "--where", "type"], "a field and a pattern"),
    ] as [([String], String)]) func refused(words: [String], message: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let run = await CommandRun(["set", path] + words)
    #expect(run.status != 0)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("removes what a pattern and a filter select, and retires the IDs") func remove() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let run = await CommandRun("remove", path, "gem*", "--where", "type=consumable")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("catalog.yml")
    #expect(!text.contains("60 Gems") && !text.contains("300 Gems") && text.contains("gemfinder"))
    #expect(text.contains("com.example.shop.gems60") && text.contains("com.example.shop.gems300"))
  }

  @Test("adds currencies and subscription groups") func terms() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let currency = await CommandRun("add", path, "currency:gem", "en-US=gems, gem", "zh-Hans=宝石")
    #expect(currency.status == 0, "\(currency.errors)")
    let group = await CommandRun("add", path, "group:vip", "referenceName=VIP", "localizations.en-US.title=VIP Club")
    #expect(group.status == 0, "\(group.errors)")
    #expect(currency.output.hasSuffix("\n1 currency added\n"), "\(currency.output)")
    #expect(group.output.hasSuffix("\n1 group added\n"), "\(group.output)")
    let app = await CommandRun("set", path, "app", "name=Shop")
    #expect(app.output.hasSuffix("\nthe app changed\n"), "\(app.output)")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("[gems, gem]") && text.contains("宝石") && text.contains("VIP Club"))
    for words in [["currency:gem", "en-US=gem"], ["group:vip", "referenceName=V"], ["group:x"], ["currency:y"]] {
      let run = await CommandRun(["add", path] + words)
      #expect(run.status != 0, "\(words)")
    }
    #expect(try folder.text("catalog.yml") == text)
    let words = await CommandRun("add", "currency", "gem", "en-US=gem")
    #expect(words.status == 2)
    #expect(words.errors.contains("a currency is added as \"currency:gem\", in one word"))
    // A group by its key alone, as lint names it.
    let bare = await CommandRun("set", path, "vip", "localizations.en-US.title=VIP")
    #expect(bare.status == 3)
    #expect(bare.errors.contains("no product \"vip\" in the catalog; the group is \"group:vip\""), "\(bare.errors)")
  }

  @Test("removes what a filter alone selects") func removeFiltered() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let none = await CommandRun("remove", path)
    #expect(none.status == 2)
    #expect(none.errors.contains("missing argument PRODUCT"), "\(none.errors)")
    let run = await CommandRun("remove", path, "--where", "type=consumable")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("catalog.yml")
    #expect(!text.contains("60 Gems") && !text.contains("300 Gems") && text.contains("gemfinder"))
  }
}
