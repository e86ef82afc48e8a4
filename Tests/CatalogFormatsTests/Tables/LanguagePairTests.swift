import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Cells with a text in two languages") struct LanguagePairTests {
  private func read(_ text: String) throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(""))
  }

  @Test(
    "cells with a text and its translation are named, once a column",
    arguments: [
      "Coins / 金币", "金币（Coins）", "コイン／Coins", "보석 | Gems", "金币\nCoins", "Монеты / Coins", "コイン (เหรียญ)",
      "Coins - 金币", "金币 – Coins", "コイン — Coins", "보석 [Gems]", "金币【Coins】",
    ]) func pairs(text: String) throws
  {
    let document = try read(
      "id,type,Title (en)\na.x,consumable,Gems\na.y,consumable,\"\(text)\"\na.z,consumable,\"\(text)\"\n")
    let messages = document.diagnostics.filter { $0.severity == .warning }.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("a text in two languages, as do 1 more"), "\(messages)")
    #expect(messages[0].hasPrefix("row 3, column \"Title (en)\": "))
  }

  @Test("cells with a pair in every row are named, whatever the scripts") func latinPairs() throws {
    let document = try read("id,type,Title (de)\na.x,consumable,Münzen / Coins\na.y,consumable,Alles / All\n")
    #expect(document.diagnostics.contains { $0.message.contains("a text in two languages") })
  }

  @Test(
    "cells with a pair in most rows are named if blanks divide it",
    arguments: [
      ("Gold / Or", "Gem / Gemme", true), ("Schwert | Épée", "Schild | Bouclier", true), ("A/B", "C/D", false),
    ])
  func mostPairs(first: String, second: String, isNamed: Bool) throws {
    let table = "id,type,Title (en)\na.x,consumable,\(first)\na.y,consumable,VIP\na.z,consumable,\(second)\n"
    let document = try read(table)
    #expect(document.diagnostics.contains { $0.message.contains("two languages") } == isNamed)
  }

  @Test(
    "abbreviations and marks beside a text are not a translation",
    arguments: [
      "VIP/会员", "PS5 / 手柄", "月卡（iOS）", "Gems (小)", "Gold / Silver", "钻石（60）", "攻击/防御", "Lv.5 / 等级", "Gold - Silver",
      "VIP - 会员", "金币 - 钻石", "Starter [Small]",
    ])
  func innocentPairs(text: String) throws {
    let document = try read("id,type,Title (en)\na.x,consumable,Gems\na.y,consumable,\(text)\n")
    #expect(!document.diagnostics.contains { $0.message.contains("two languages") })
  }
}
