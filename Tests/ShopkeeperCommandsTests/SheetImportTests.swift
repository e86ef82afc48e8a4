import Foundation
import Testing

/// A studio's table, in its own words and with its own faults.
@Suite("Importing a studio's table") struct SheetImportTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: zh-Hans, locales: [zh-Hans]}
    products:
      coins60:
        type: consumable
        price: {CNY: 6}
        localizations: {zh-Hans: {title: 60金币, description: 可在商店中使用。}}
      coins300:   # the popular one
        type: consumable
        price: {CNY: 30}
        localizations: {zh-Hans: {title: 300金币, description: 可在商店中使用。}}

    """

  @Test("tells every fault by row and column in one run, and writes nothing") func faults() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write(
      """
      商品ID,名称,价格(元),描述,类型
      com.example.shop.a,甲,6,描述一,消耗型
      com.example.shop.b,乙,六,描述二,消耗型
      ,丙,6,描述三,消耗型
      com.example.shop.d,丁,6,描述四,消耗物
      com.example.shop.a,戊,6,描述五,消耗型
      com.example.shop.f,己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己己,6,描述六,消耗型

      """,
      to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == 1)
    for fault in [
      "row 3, column \"价格(元)\": a price in CNY must be an amount such as 5.99, not \"六\"",
      "row 4, column \"商品ID\": a product needs its ID", "row 5, column \"类型\": \"type\" must be one of",
      "row 6, column \"商品ID\": product ID \"com.example.shop.a\" is used twice", "row 7, column \"名称\": the title",
    ] { #expect(run.errors.contains(fault), "\(fault) in \(run.errors)") }
    #expect(run.errors.contains("商品ID → id"))
    #expect(run.errors.contains("4 errors and "), "\(run.errors)")
    #expect(run.errors.contains(" in \"\(sheet)\"; nothing was imported"), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("makes a whole catalog of a table with subscriptions, and tells a missing group once") func subscriptions()
    async throws
  {
    let folder = try TemporaryFolder()
    let heads = "商品ID,名称,价格(元),描述,类型,参考名称,周期,订阅组,级别"
    let sheet = try folder.write("\(heads)\ncom.example.shop.vip,会员,6,描述一,自动续期订阅,VIP,1个月,会员,1\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("catalog.yml"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("reference name"), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("referenceName: 会员"))
    let faulty = try folder.write("\(heads)\ncom.example.shop.vip,会员,6,描述一,自动续期订阅,VIP,1个月,,1\n", to: "b.csv")
    let refused = await CommandRun("import", faulty, "-o", folder.path("other.yml"))
    #expect(refused.status == 1)
    #expect(refused.errors.contains("1 error in"), "\(refused.errors)")
    #expect(refused.errors.contains("column \"订阅组\": an auto-renewable subscription needs a group"))
  }

  @Test("the severity of a fault does not depend on other rows, and every cell is checked") func severity() async throws
  {
    let folder = try TemporaryFolder()
    let long = String(repeating: "金", count: 60)
    let head = "商品ID,类型,名称,描述,价格(元)\n"
    let row = "com.example.shop.a,消耗型,\(long),可在商店中使用。,6\n"
    let fault = "row 2, column \"名称\": the title has 60 characters"
    let alone = try folder.write(head + row, to: "a.csv")
    let run = await CommandRun("import", alone, "-o", folder.path("a.yml"))
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: \(fault)"), "\(run.errors)")
    let both = try folder.write(head + row + "com.example.shop.b,消耗型,甲,,六\n", to: "b.csv")
    let refused = await CommandRun("import", both, "-o", folder.path("b.yml"))
    #expect(refused.status == 1)
    #expect(refused.errors.contains("warning: \(fault)"), "\(refused.errors)")
    #expect(refused.errors.contains("error: row 3, column \"价格(元)\": a price in CNY"))
    // The same row lacks a description, which is reported in the same run.
    #expect(refused.errors.contains("\"zh-Hans\" has no description"), "\(refused.errors)")
    #expect(!refused.errors.contains("has no price"))
  }

  @Test("reports a missing description at its own cell, and checks a row without an ID as well") func cells()
    async throws
  {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      """
      编号说明,商品ID,类型,名称,描述,价格(元)
      ,com.example.shop.a,消耗型,甲,,6
      ,,消耗型,乙,描述,六
      ,,小计,,,
      ,com.example.shop.c,消耗型,,描述,6

      """,
      to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("catalog.yml"))
    #expect(run.status == 1)
    for fault in [
      "row 2, column \"描述\": \"zh-Hans\" has no description", "row 3, column \"商品ID\": a product needs its ID",
      "row 3, column \"价格(元)\": a price in CNY must be an amount such as 5.99, not \"六\"",
      "row 4, column \"商品ID\": the row \"小计\" looks like a sum of others",
      "row 5, column \"名称\": \"zh-Hans\" has no title",
    ] { #expect(run.errors.contains(fault), "\(fault) in \(run.errors)") }
    #expect(!run.errors.contains("the product ID is empty"), "\(run.errors)")
    #expect(!run.errors.contains("row 4, column \"类型\""), "\(run.errors)")
  }

  @Test("declares the currencies that the table grants") func currencies() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write(
      "商品ID,类型,价格(元),名称,描述,钻石数量\ncom.example.shop.gems,消耗型,6,60钻石,可在商店中使用。,60\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("+ currency 钻石"))
    #expect(try folder.text("catalog.yml").contains("钻石: {zh-Hans: 钻石}"))
    let lint = await CommandRun("lint", path)
    #expect(!lint.output.contains("no currency"), "\(lint.output)")
    // A currency that the catalog has keeps its names.
    let again = await CommandRun("import", sheet, "--into", path)
    #expect(again.status == 0, "\(again.output)")
  }

  @Test(
    "names a currency like its column, where the column has a name of the team's",
    arguments: [
      ("金币", "金币=grants[gold]", "gold: {zh-Hans: 金币}"), ("金币数量", "金币数量=grants[gold]", "gold: {zh-Hans: 金币}"),
      ("grants[gold]", "", "gold: {zh-Hans: gold}"),
    ]) func currencyNames(heading: String, map: String, declared: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write(
      "商品ID,类型,价格(元),名称,描述,\(heading)\ncom.example.shop.gold,消耗型,6,60金币,可在商店中使用。,60\n", to: "a.csv")
    let options = map.isEmpty ? [] : ["--map", map]
    let run = await CommandRun(["import", sheet, "--into", path] + options)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains(declared), "\(run.output)")
    let new = folder.path("new.yml")
    let other = await CommandRun(["import", sheet, "--bundle-id", "com.example.shop", "-o", new] + options)
    #expect(other.status == 0, "\(other.errors)")
    let text = try folder.text("new.yml")
    #expect(text.contains(declared.split(separator: " ").last.map { "zh-Hans: \($0.dropLast())" } ?? ""), "\(text)")
  }

  @Test("doubts a value that is new or changed, not one that the catalog has") func doubts() async throws {
    let folder = try TemporaryFolder()
    func sheet(_ more: Int) throws -> String {
      var rows = ["商品ID,类型,价格(元),名称,描述,grants[gold]"]
      for (number, price) in [(10, 6), (20, 12), (1000, 6), (40, 25), (50, 30)].prefix(more) {
        rows.append("com.example.shop.gold\(number),消耗型,\(price),\(number)金币,获得\(number)金币。,\(number)")
      }
      return try folder.write(rows.joined(separator: "\n") + "\n", to: "a.csv")
    }
    let catalog = folder.path("catalog.yml")
    let first = await CommandRun("import", try sheet(4), "--bundle-id", "com.example.shop", "-o", catalog)
    #expect(first.status == 0)
    #expect(first.errors.contains("row 2, column \"价格(元)\": for CNY 6"), "\(first.errors)")
    let again = await CommandRun("import", try sheet(4), "--into", catalog)
    #expect(again.status == 0)
    #expect(!again.errors.contains("price-ladder"), "\(again.errors)")
    let more = await CommandRun("import", try sheet(5), "--into", catalog)
    #expect(more.errors.contains("row 6, column \"价格(元)\": 50 gold"), "\(more.errors)")
    #expect(!more.errors.contains("row 2,"), "\(more.errors)")
  }

  @Test("finds faults in rows that are new or changed, not in those that the catalog has") func unchangedRows()
    async throws
  {
    let folder = try TemporaryFolder()
    func sheet(_ rows: String...) throws -> String {
      let head = "id,type,price[tier],title[en-US],description[en-US]\n"
      return try folder.write(head + rows.joined(separator: "\n") + "\n", to: "a.csv")
    }
    let long = String(repeating: "Gold ", count: 20)
    let catalog = folder.path("catalog.yml")
    let row = "com.q.a,consumable,1,\(long)a,A pouch of coins."
    let first = await CommandRun("import", try sheet(row), "--bundle-id", "com.q", "-o", catalog)
    #expect(first.errors.contains("row 2, column \"title[en-US]\""), "\(first.errors)")
    let again = await CommandRun(
      "import", try sheet(row, "com.q.b,consumable,2,\(long)b,A chest of coins."), "--into", catalog)
    #expect(!again.errors.contains("row 2,"), "\(again.errors)")
    #expect(again.errors.contains("row 3, column \"title[en-US]\""), "\(again.errors)")
    #expect(again.output.contains("1 product added, 0 changed, 1 kept"), "\(again.output)")
    let part = await CommandRun(
      "import", try folder.write("id,title[en-US]\ncom.q.a,\(long)a\n", to: "b.csv"), "--into", catalog)
    #expect(!part.errors.contains("title[en-US]"), "\(part.errors)")
    let changed = await CommandRun(
      "import", try sheet(row.replacing("pouch", with: "bag")), "--into", catalog, "--overwrite")
    #expect(changed.errors.contains("row 2, column \"title[en-US]\""), "\(changed.errors)")
  }

  @Test("reports at the new row what it has in common with one that the catalog has, in any order") func commonTexts()
    async throws
  {
    let folder = try TemporaryFolder()
    let head = "id,type,referenceName,price[tier],title[en-US],description[en-US]\n"
    let old = "com.q.a,consumable,Pouch,1,Pouch of Gold,A pouch of coins.\n"
    let new = "com.q.b,consumable,Pouch,2,Pouch of Gold,A pouch of coins.\n"
    let catalog = folder.path("catalog.yml")
    let first = await CommandRun(
      "import", try folder.write(head + old, to: "a.csv"), "--bundle-id", "com.q", "-o", catalog)
    #expect(first.status == 0)
    for (rows, row) in [(old + new, 3), (new + old, 2)] {
      let run = await CommandRun("import", try folder.write(head + rows, to: "a.csv"), "--into", catalog, "--dry-run")
      for column in ["referenceName", "title[en-US]", "description[en-US]"] {
        #expect(run.errors.contains("row \(row), column \"\(column)\""), "\(run.errors)")
      }
      #expect(!run.errors.contains("row \(5 - row), column"), "\(run.errors)")
    }
  }

  @Test("says nothing about a table that has what the catalog has") func unchangedCatalog() async throws {
    let folder = try TemporaryFolder()
    let catalog = Samples.catalog("GoldRush") + "/catalog.yml"
    let table = folder.path("a.csv")
    let export = await CommandRun("export", catalog, "--format", "csv", "-o", table)
    #expect(export.status == 0)
    let run = await CommandRun("import", table, "--into", catalog, "--dry-run")
    #expect(run.errors == "0 products added, 0 changed, 13 kept\n")
  }

  @Test("gives a product another template without the texts that it makes", arguments: [false, true])
  func otherTemplate(overwrites: Bool) async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.q, primaryLocale: en-US}
      templates:
        pouch: {en-US: {title: Pouch of Gold, description: A pouch of coins.}}
        chest: {en-US: {title: Chest of Gold, description: A chest of coins.}}
      products:
        a: {type: consumable, price: {tier: 1}, template: pouch}

      """,
      to: "catalog.yml")
    let table = folder.path("a.csv")
    #expect(await CommandRun("export", catalog, "--format", "csv", "-o", table).status == 0)
    try folder.write(try folder.text("a.csv").replacing(",pouch,1", with: ",chest,1"), to: "a.csv")
    let before = try folder.text("catalog.yml")
    let run = await CommandRun(["import", table, "--into", catalog] + (overwrites ? ["--overwrite"] : []))
    #expect(run.status == (overwrites ? 0 : 1), "\(run.errors)")
    let after = overwrites ? before.replacing("template: pouch", with: "template: chest") : before
    #expect(try folder.text("catalog.yml") == after)
    #expect(overwrites || run.output.contains("1 conflict"), "\(run.output)")
  }

  @Test("declares no currency for products that it leaves out") func currencyOfNobody() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      "catalog: 1\napp: {bundleID: com.q, primaryLocale: en-US}\nproducts: {}\nretired: [com.q.old]\n",
      to: "catalog.yml")
    let before = try folder.text("catalog.yml")
    let run = await CommandRun(
      "import", try folder.write("id,type,title[en-US],grants[gems]\ncom.q.old,consumable,5 gems,5\n", to: "a.csv"),
      "--into", catalog)
    #expect(run.status == 1)
    #expect(try folder.text("catalog.yml") == before)
    // A row of its own declares it in any case.
    let declared = await CommandRun(
      "import",
      try folder.write(
        "kind,id,type,title[en-US],grants[gems]\ncurrency,gems,,Gems,\n" + "product,com.q.old,consumable,5 gems,5\n",
        to: "a.csv"), "--into", catalog)
    #expect(declared.output.contains("+ currency gems"), "\(declared.output)\(declared.errors)")
  }

  @Test(
    "knows a currency of the catalog by its names",
    arguments: [
      ("金币数量", "gold: 70", false), ("Coins Amount", "gold: 70", false), ("宝石数量", "宝石: 70", true),
      ("点数量", "点: 70", true),
    ]) func currencyNames(heading: String, grant: String, isNew: Bool) async throws
  {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.q, primaryLocale: en-US}
      currencies:
        gold: {en-US: [gold, coins], zh-Hans: [金币, 点]}
        points: {en-US: points, zh-Hans: 点}
      products:
        a: {type: consumable, price: {tier: 1}}

      """,
      to: "catalog.yml")
    let run = await CommandRun(
      "import", try folder.write("商品ID,\(heading)\ncom.q.a,70\n", to: "a.csv"), "--into", catalog)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("grants: {\(grant)}"), "\(run.output)")
    #expect(run.output.contains("+ currency") == isNew, "\(run.output)")
  }

  @Test(
    "leaves out a row with a sum, and says so once", arguments: ["合计", "小計：", "Grand Total", "합계", "Итого:"],
    [true, false])
  func sums(word: String, isInsteadOfID: Bool) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write(
      "商品ID,类型,价格(元),名称,描述\ncom.example.shop.a,消耗型,6,60金币,可在商店中使用。\n"
        + (isInsteadOfID ? "\(word),,6,,\n" : ",\(word),6,,\n"), to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("1 product added"), "\(run.output)")
    let lines = run.errors.split(separator: "\n").filter { $0.contains("row 3") }
    #expect(lines.count == 1, "\(run.errors)")
    #expect(
      lines.first?.hasSuffix("the row \"\(word)\" looks like a sum of others, and is left out") == true, "\(lines)")
  }

  @Test("tells only the fault of a row whose locale is open") func openLocale() async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "id,type,price,locale,title,description\ncom.q.a,consumable,USD 1.99,en-US,Gold,Adds gold.\n"
        + ",,,Chinese,金币,获得金币。\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--bundle-id", "com.q")
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("row 3") }
    #expect(lines.count == 1 && lines[0].contains("may be zh-Hans or zh-Hant"), "\(run.errors)")
  }

  @Test("tells one fault of a cell that can't be read") func unclosed() async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "id,type,title[en-US]\ncom.q.a,consumable,\"unclosed\ncom.q.b,consumable,B\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--bundle-id", "com.q")
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("title[en-US]") }
    #expect(lines.count == 1 && lines[0].contains("never closed"), "\(run.errors)")
  }

  @Test("counts the warnings that it prints") func counts() async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      """
      商品ID,类型,价格(元),名称,描述,设计师,备注
      com.example.shop.a,消耗型,六,甲,可在商店中使用。,A,B
      com.example.shop.b,消耗型,6,\(String(repeating: "金", count: 60)),可在商店中使用。,A,B

      """,
      to: "a.csv")
    let run = await CommandRun("import", sheet, "--bundle-id", "com.example.shop")
    let lines = run.errors.split(separator: "\n")
    let warnings = lines.count { $0.contains(": warning: ") }
    #expect(warnings >= 3)
    #expect(run.errors.contains("error: 1 error and \(warnings) warnings in"), "\(run.errors)")
  }

  @Test("takes the meanings of headings from the configuration, by a name") func namedMap() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    try folder.write("maps: {shop: {编码: id, 款: 'price[CNY]', 名: 'title[zh-Hans]', 类: type}}\n", to: ".shopkeeper.yml")
    let sheet = try folder.write("编码,款,名,类\ncom.example.shop.key,6,钥匙,非消耗型\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path, "--map", "shop")
    #expect(run.output.hasPrefix("+ com.example.shop.key\n"), "\(run.output)\(run.errors)")
    let unknown = await CommandRun("import", sheet, "--into", path, "--map", "shpo")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("name of a map in the configuration: shop"))
    #expect(!unknown.errors.contains("shop, shop"))
  }

  @Test("retires what the table no longer has, and says so first") func prune() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write("商品ID,价格(元)\ncom.example.shop.coins60,6\n", to: "a.csv")
    let shown = await CommandRun("import", sheet, "--into", path, "--prune", "--dry-run")
    #expect(shown.errors.contains("- com.example.shop.coins300: not in the file"))
    #expect(try folder.text("catalog.yml") == Self.catalog)
    let declined = await CommandRun(["import", sheet, "--into", path, "--prune"], answers: ["n"])
    #expect(declined.status == 1)
    #expect(declined.errors.contains("retire 1 product? [y/N] "))
    #expect(try folder.text("catalog.yml") == Self.catalog)
    let run = await CommandRun("import", sheet, "--into", path, "--prune")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("com.example.shop.coins300 is not in \"\(sheet)\" and is retired"))
    let text = try folder.text("catalog.yml")
    #expect(!text.contains("the popular one"))
    #expect(text.contains("com.example.shop.coins300"))
    let empty = try folder.write("商品ID,价格(元)\n", to: "b.csv")
    let refused = await CommandRun("import", empty, "--into", path, "--prune")
    #expect(refused.status != 0)
    #expect(try folder.text("catalog.yml") == text)
  }
}
