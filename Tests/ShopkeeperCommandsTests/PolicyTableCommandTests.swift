import Testing

@Suite("The tables of price policies on the command line") struct PolicyTableCommandTests {
  @Test(
    "two tables with different numbers for one storefront or currency are a fault that names both",
    arguments: [
      (
        "Territory;Multiplier\nHUN;0.5\n", "Territory;Multiplier\nHungary;0.85\nBRA;0.6\n",
        "multipliers for HUN: 0.5 and 0.85"
      ),
      ("Currency;Rate\nPLN;4.25\n", "Currency;Rate\nPLN;9\n", "rates for PLN: 4.25 and 9"),
    ]) func twoTables(_ first: String, _ second: String, _ expected: String) async throws
  {
    let folder = try PricePolicyCommandTests.folder(
      PricePolicyCommandTests.catalog.replacing("[ppp.csv]", with: "[ppp.csv, first.csv, second.csv]"))
    try folder.write(first, to: "first.csv")
    try folder.write(second, to: "second.csv")
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(run.status == 1, "\(run.output)")
    #expect(run.errors.contains("\"first.csv\" and \"second.csv\" have different \(expected)"), "\(run.errors)")
    try folder.write(first, to: "second.csv")
    let same = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(!same.errors.contains("different"), "\(same.errors)")
  }

  @Test("a fault of a table points to the policy that names it") func tableFault() async throws {
    let folder = try PricePolicyCommandTests.folder()
    try folder.write("territory,multiplier\nIND,half\n", to: "ppp.csv")
    let update = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(update.status == 1 && update.errors.contains("catalog.yml:6:7: \""), "\(update.errors)")
    #expect(update.errors.contains("ppp.csv\", line 2, column \"multiplier\": \"half\""), "\(update.errors)")
  }

  @Test("prices that a table alone has changed are differences, if both catalogs have a file of them")
  func tableChanged()
    async throws
  {
    let (old, new) = (try PricePolicyCommandTests.folder(), try PricePolicyCommandTests.folder())
    try new.write("Territory;Multiplier\nBrazil;0.8\n", to: "ppp.csv")
    let sides = [old.path("catalog.yml"), new.path("catalog.yml")]
    #expect(await CommandRun(["diff"] + sides).status == 0)
    _ = await CommandRun("price", sides[0], "--update")
    let onlyOne = await CommandRun(["diff"] + sides)
    #expect(onlyOne.status == 0 && onlyOne.errors.contains("computed prices are not compared"), "\(onlyOne.errors)")
    _ = await CommandRun("price", sides[1], "--update")
    let both = await CommandRun(["diff"] + sides)
    #expect(both.status == 1 && both.output.contains("price.BRA: \"15.9\" → \"21.9\""), "\(both.output)")
    #expect(!both.output.contains("price.IND"), "\(both.output)")
    #expect(await CommandRun("diff", sides[0], sides[0]).status == 0)
  }
}
