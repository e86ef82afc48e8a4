import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Columns of bonuses") struct BonusColumnTests {
  private func read(_ text: String) throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(""))
  }

  @Test(
    "a bonus is added to the quantity of its row",
    arguments: [
      ("60钻石", "300", "30", "300+30"), ("60钻石", "300", "0", "300"), ("60钻石", "300", "", "300"),
      ("60钻石", "680+68", "68", "680+68"),
      ("60钻石", "680+68", "70", nil), ("60钻石", "", "70", nil),
    ] as [(String, String, String, String?)])
  func bonus(title: String, quantity: String, bonus: String, granted: String?) throws {
    let document = try read("商品ID,类型,数量,赠送数量,名称\na.w,消耗型,60,,\(title)\na.x,消耗型,\(quantity),\(bonus),\(quantity)钻石\n")
    #expect(document.unread.isEmpty == (granted != nil), "\(document.diagnostics.map(\.message))")
    guard let granted else { return }
    #expect(
      document.catalog.products[1].grants.map { $0.bonus > 0 ? "\($0.quantity)+\($0.bonus)" : "\($0.quantity)" } == [
        granted
      ])
  }

  @Test(
    "a bonus of something else than the quantity is named with a map, and ignored",
    arguments: [
      ("Coins", "Bonus Gems", true), ("金币", "赠送钻石", true), ("コイン", "おまけジェム", true), ("코인", "보너스 보석", true),
      ("Gold", "Bonus Gold", false), ("金币", "赠送金币", false), ("Gems", "Bonus", false),
    ]) func otherBonus(quantity: String, bonus: String, isOther: Bool) throws
  {
    let document = try read("ID,Type,title[en-US],\(quantity),\(bonus)\na.x,consumable,Pack,100,5\n")
    let messages = document.diagnostics.map(\.message)
    #expect(document.catalog.products.map { $0.grants.map(\.bonus) } == [[isOther ? 0 : 5]], "\(messages)")
    #expect(messages.contains { $0.contains("--map '\(bonus)=grants[") } == isOther, "\(messages)")
  }

  @Test("a bonus without a quantity is named, and ignored", arguments: ["Bonus", "赠送数量"]) func lonely(heading: String)
    throws
  {
    for (cell, others) in [("30", ""), ("a free hat", ",grants[gold]")] {
      let document = try read("ID,Type,title[en-US],\(heading)\(others)\na.x,consumable,Gold,\(cell)\n")
      #expect(document.unread.isEmpty)
      #expect(document.diagnostics.contains { $0.message.contains("\"\(heading)\" is ignored") })
    }
  }
}
