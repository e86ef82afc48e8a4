import Foundation
import Testing

/// Values of a sheet that nobody would notice in the catalog: each is read as it was meant, or named.
@Suite("What a sheet says is not changed in silence") struct SheetLossTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.s, primaryLocale: en-US, locales: [en-US]}
    products:
      coins60:
        type: consumable
        price: {USD: 0.99}
        localizations: {en-US: {title: 60 Coins, description: Coins for the shop.}}
    subscriptionGroups:
      vip:
        referenceName: VIP membership
        localizations: {en-US: {title: Friends}}
        products:
          monthly:
            period: 1 month
            level: 1
            price: {USD: 4.99}
            localizations: {en-US: {title: Monthly, description: All books.}}
    retired: [com.s.Old]

    """

  private static let heads = "Product ID,Type,Price (USD),Title (English),Description (English)"

  @Test(
    "an ID in another case, or without its beginning, adds nothing new",
    arguments: [
      ("com.s.Coins60", "com.s.coins60"), ("COM.S.COINS60", "com.s.coins60"), ("com.s.old", "com.s.Old"),
      ("com.s.MONTHLY", "com.s.monthly"), ("coins60", "com.s.coins60"),
    ]) func nearIDs(id: String, known: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write("\(Self.heads)\n\(id),consumable,0.99,60 Coins,Coins for the shop.\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path, "--prune", "--dry-run")
    let said = run.output + run.errors
    #expect(run.status == 1, "\(said)")
    #expect(said.contains("\"\(known)\""), "\(said)")
    #expect(!said.contains("- \(known)"), "\(said)")
    #expect(!said.contains("+ \(id)"), "\(said)")
  }

  @Test(
    "an ID that occurs twice, that is short for another, or that the store refuses stops the import",
    arguments: [
      ("com.s.a", "com.s.a", "is used twice"), ("com.s.a", "a", "may be short for \"com.s.a\""),
      ("com.s.a", "#com.s.b", "#com.s.b"), ("com.s.a", "com.s.b / com.s.c", "com.s.b / com.s.c"),
    ]) func newIDs(first: String, second: String, part: String) async throws
  {
    let folder = try TemporaryFolder()
    let rows = [first, second].map { "\($0),consumable,0.99,Gold,Coins for the shop.\n" }
    let sheet = try folder.write("\(Self.heads)\n\(rows.joined())", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains(part), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new.yml")))
  }

  @Test(
    "an error or a formula in a cell is not taken for a text",
    arguments: [
      "#REF!", "#VALUE!", "#NAME?", "#N/A", "#DIV/0!", "########", "Loading...", "=A1", "=Sheet1!B2", "=CONCAT(A1,B1)",
      "=\"Gold\"",
    ]) func noValue(cell: String) async throws
  {
    let folder = try TemporaryFolder()
    let quoted = "\"" + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    let sheet = try folder.write(
      "\(Self.heads)\ncom.s.a,consumable,0.99,\(quoted),Coins for the shop.\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 1)
    #expect(run.errors.contains("instead of a value"), "\(run.errors)")
  }

  @Test("every cell that can't be read is named in one run") func allErrors() async throws {
    let folder = try TemporaryFolder()
    let rows = ["a.x,gadget,free hat,A,B", "a.y,consumable,1.99,A,B", "a.z,consumable,six,A,B"]
    let sheet = try folder.write("\(Self.heads)\n\(rows.joined(separator: "\n"))\n", to: "a.csv")
    let run = await CommandRun("convert", sheet, folder.path("a.yml"))
    #expect(run.status == 1)
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("error: ") } == 3, "\(run.errors)")
    for value in ["gadget", "free hat", "six"] { #expect(run.errors.contains("\"\(value)\""), "\(run.errors)") }
  }

  @Test("a text that begins like one is read", arguments: ["#1 Fan", "# 1", "Loading... please wait", "=) Smile"])
  func texts(text: String) async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write("\(Self.heads)\ncom.s.a,consumable,0.99,\(text),For fans.\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("new.yml").contains(text))
  }

  @Test(
    "an amount that can be read in two ways is asked about",
    arguments: ["\"4,990\"", "4.990", "\"4,990 €\"", "€4.990"]) func twoReadings(cell: String) async throws
  {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "Product ID,Type,Price (EUR),Title (German),Description (German)\ncom.s.a,consumable,\(cell),Gold,Für den Laden.\n",
      to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 1)
    #expect(run.errors.contains("can be read as 4.99 and 4990"), "\(run.errors)")
  }

  @Test(
    "a cross beside a tick is asked about, and is a tick alone",
    arguments: [
      (["x", "✓"], true), (["X", "yes", ""], true), (["x", "○", "x"], true), (["x", "", "X"], false),
      (["x", "no"], false),
      (["✓", "×"], false), (["yes", "no"], false),
    ]) func crosses(cells: [String], isAsked: Bool) async throws
  {
    let folder = try TemporaryFolder()
    let rows = cells.enumerated().map { "com.s.p\($0),non-consumable,0.99,Gold \($0),For the shop.,\($1)\n" }
    let sheet = try folder.write("\(Self.heads),Family Sharing\n\(rows.joined())", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == (isAsked ? 1 : 0), "\(run.errors)")
    #expect(run.errors.contains("may mean yes or no") == isAsked, "\(run.errors)")
  }

  @Test("a line end in a cell is one character", arguments: ["\n", "\r\n"]) func lineEnds(end: String) async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "\(Self.heads),Review Notes\r\ncom.s.a,consumable,0.99,Gold,For the shop.,\"Open Shop\(end)tap Gems\"\r\n",
      to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 0, "\(run.errors)")
    let again = await CommandRun("convert", folder.path("new.yml"), "-", "--to", "json")
    #expect(again.output.contains("Open Shop\\ntap Gems"), "\(again.output) \(run.errors)")
  }

  @Test(
    "a product that a column calls unsold is named, by its row",
    arguments: [
      ("On sale", ["yes", "no", "no"], true), ("Cleared for Sale", ["Yes", "No", "No"], true),
      ("是否上架", ["是", "否", "否"], true),
      ("Status", ["Approved", "Removed from Sale", "deleted"], true), ("状态", ["", "已下架", "已下架"], true),
      ("Status", ["Approved", "Waiting for Review", ""], false), ("On sale", ["yes", "", "yes"], false),
      ("Checked by Ann", ["yes", "no", "no"], false), ("Remarks", ["no", "deleted scenes", "no"], false),
    ]) func unsold(heading: String, cells: [String], isNamed: Bool) async throws
  {
    let folder = try TemporaryFolder()
    let rows = cells.enumerated().map { "com.s.p\($0),consumable,0.99,Gold \($0),For the shop.,\($1)\n" }
    let sheet = try folder.write("\(Self.heads),\(heading)\n\(rows.joined())", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 0, "\(run.errors)")
    let named = "row 3, column \"\(heading)\": \"\(cells[1])\", like row 4: the product may not be for sale"
    #expect(run.errors.contains(named) == isNamed, "\(run.errors)")
    let ignored = await CommandRun("import", sheet, "--bundle-id", "com.s", "--map", "\(heading)=-")
    #expect(!ignored.errors.contains("may not be for sale"), "\(ignored.errors)")
  }

  @Test(
    "a row about another store is left out by name",
    arguments: [
      ("store", "play_store", true), ("Platform", "Android", true), ("platform", "iOS", false),
      ("Store", "Google Play", true), ("Store", "amazon", true), ("渠道", "华为", true),
      ("平台", "安卓", true), ("store", "app_store", false), ("store", "app_store, play_store", false),
      ("Stand", "Google Play", false),
      ("Store", "", false),
    ]) func stores(heading: String, store: String, isLeftOut: Bool) async throws
  {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "\(Self.heads),\(heading)\ncom.s.a,consumable,0.99,Gold,For the shop.,ios\n"
        + "com.s.b,consumable,1.99,More gold,For a shop.,\"\(store)\"\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains("row 3, column \"\(heading)\": the row is about another store") == isLeftOut, "\(run.errors)")
    #expect(try folder.text("new.yml").contains("More gold") == !isLeftOut)
  }

  @Test("two flavors of a folder with the same product are refused by name", arguments: ["free", "main"])
  func flavors(second: String) async throws {
    let folder = try TemporaryFolder()
    for (flavor, title) in [("debug", "A"), (second, "B")] {
      try folder.write(
        #"{"sku": "coins", "purchaseType": "managedUser", "listings": {"en-US": {"title": "\#(title)", "description": "B"}}}"#,
        to: "app/src/\(flavor)/play/products/coins.json")
    }
    let both = await CommandRun("import", folder.path("app"), "--bundle-id", "com.s")
    #expect(both.status != 0)
    #expect(
      both.errors.contains("debug/play/products/coins.json")
        && both.errors.contains("\(second)/play/products/coins.json"),
      "\(both.errors)")
    let one = await CommandRun("import", folder.path("app/src/debug/play"), "--bundle-id", "com.s")
    #expect(one.status == 0, "\(one.errors)")
  }

  @Test(
    "what a product grants is not added to what it grants already, unless the sheet has that as well",
    arguments: [
      ("diamonds,300", "", "{gold: 300}", 1), ("gold,300", "", "{gold: 300}", 0),
      ("gold,300", ",diamonds 5", "{gold: 300, diamonds: 5}", 0),
      ("gold,400", "", "{gold: 300}", 1),
    ]) func granted(quantity: String, more: String, grants: String, status: Int32) async throws
  {
    let folder = try TemporaryFolder()
    let text = Self.catalog.replacingOccurrences(
      of: "price: {USD: 0.99}", with: "price: {USD: 0.99}\n    grants: {gold: 300}"
    ).replacingOccurrences(of: "products:\n  coins60", with: "currencies: {gold: {en-US: gold}}\nproducts:\n  coins60")
    let path = try folder.write(text, to: "catalog.yml")
    let sheet = try folder.write("Product ID,Currency,Quantity,Grants\ncom.s.coins60,\(quantity)\(more)\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == status, "\(run.output) \(run.errors)")
    let catalog = try folder.text("catalog.yml")
    #expect(catalog.contains("grants: \(grants)\n"), "\(catalog)")
    #expect(catalog.contains("diamonds:") == grants.contains("diamonds"), "\(catalog)")
  }

  @Test(
    "a group in another case, with a blank or by its name is the same one",
    arguments: ["VIP", "vip ", "Friends", "vip membership"])
  func groups(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write(
      "\(Self.heads),Group,Period,Level\ncom.s.yearly,auto-renewable,39.99,Yearly,All books.,\(name),1 year,1\n",
      to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    let catalog = try folder.text("catalog.yml")
    #expect(catalog.components(separatedBy: "products:").count == 3, "\(catalog) \(run.errors)")
    #expect(catalog.contains("yearly"), "\(run.errors)")
  }

  @Test("the groups of a sheet that differ in case are one") func newGroups() async throws {
    let folder = try TemporaryFolder()
    let rows = zip(["Premium", "premium ", "PREMIUM"], 1...3).map { group, number in
      "com.s.p\(number),auto-renewable,\(number).99,Plan \(number),All books.,\(group),1 month,\(number)\n"
    }
    let sheet = try folder.write("\(Self.heads),Group,Period,Level\n\(rows.joined())", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    let catalog = try folder.text("new.yml")
    #expect(catalog.components(separatedBy: "referenceName: Premium").count == 2, "\(catalog)")
    #expect(run.errors.contains("\"PREMIUM\" is taken for \"Premium\""), "\(run.errors)")
  }

  @Test("a tier that the store doesn't have is an error", arguments: ["tier five", "特殊档", "Sonderstufe"])
  func tiers(word: String) async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "Product ID,Type,Tier,Title (English),Description (English)\ncom.s.a,consumable,\(word),Gold,For the shop.\n",
      to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("\"\(word)\""), "\(run.errors)")
  }

  @Test("an image is looked for where the catalog will look for it", arguments: [true, false])
  func images(isBesideCatalog: Bool) async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "\(Self.heads),Screenshot\ncom.s.a,consumable,0.99,Gold,For the shop.,shots/a.png\n", to: "sheets/a.csv")
    try folder.write("no picture", to: isBesideCatalog ? "game/shots/a.png" : "sheets/shots/a.png")
    try FileManager.default.createDirectory(atPath: folder.path("game"), withIntermediateDirectories: true)
    let run = await CommandRun("import", sheet, "-o", folder.path("game/new.yml"), "--bundle-id", "com.s")
    #expect(run.errors.contains("does not exist") != isBesideCatalog, "\(run.errors)")
  }

  @Test(
    "a file of translations that is named after another language is refused",
    arguments: [
      ("ja", "ko", 1), ("zh-Hant", "zh-Hans", 1), ("fr-FR", "fr-CA", 1), ("fr", "fr-CA", 0), ("shop", "ja", 0),
    ])
  func names(name: String, language: String, status: Int32) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let file = try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="com.s" source-language="en-US" target-language="\(language)" datatype="plaintext">
          <body>
            <trans-unit id="com.s.coins60.title"><source>60 Coins</source><target>60</target></trans-unit>
          </body>
        </file>
      </xliff>
      """, to: "\(name).xliff")
    let run = await CommandRun("import", file, "--into", path)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains("named after") == (name != "shop"), "\(run.errors)")
  }

  @Test(
    "dollars are those of the countries that the table is for",
    arguments: [
      ("Title (English (Australia))", "AUD"), ("Title (English (Canada))", "CAD"), ("Titre (French (Canada))", "CAD"),
      ("Title (English)", "USD"),
    ])
  func dollars(heading: String, currency: String) async throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write("Product ID,Type,Price,\(heading)\ncom.s.a,consumable,$6.99,Gold\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "-o", folder.path("new.yml"), "--bundle-id", "com.s")
    #expect(try folder.text("new.yml").contains("price: {\(currency): 6.99}"), "\(run.errors)")
  }

  @Test("a price without a currency is in the one of the catalog that it comes into") func catalogsCurrency()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.catalog.replacingOccurrences(of: "locales: [en-US]", with: "locales: [en-US], baseTerritory: CHN"),
      to: "catalog.yml")
    let sheet = try folder.write("Product ID,Type,Price,Title (English)\ncom.s.new,consumable,6,Gold\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(try folder.text("catalog.yml").contains("CNY: 6"), "\(run.errors)")
  }

  private func strings(_ title: String) -> String { "\"com.s.coins60.title\" = \"\(title)\";\n" }

  @Test("two files with different texts for the same place are refused", arguments: ["zh-HK.lproj", "zh_TW.lproj"])
  func differences(second: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    try folder.write(strings("60 金幣"), to: "texts/zh-Hant.lproj/Products.strings")
    try folder.write(strings("60 枚金幣"), to: "texts/\(second)/Products.strings")
    let run = await CommandRun("import", folder.path("texts"), "--into", path, "--overwrite")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("zh-Hant.lproj") && run.errors.contains(second), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test(
    "other files beside translations are left out by name",
    arguments: ["it.lproj/readme.txt", "notes.docx", "ja.lproj/InfoPlist.strings"])
  func otherFiles(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    try folder.write(strings("60 Münzen"), to: "texts/de.lproj/Products.strings")
    try folder.write("CFBundleName = \"Shop\";", to: "texts/\(name)")
    let run = await CommandRun("import", folder.path("texts"), "--into", path)
    #expect(run.errors.contains("\(name): warning"), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("60 Münzen"), "\(run.errors)")
  }

  @Test(
    "files of products that are not read are named",
    arguments: ["products/old/gems.json", "products/gems.JSON", "gems.json.bak"])
  func unreadProducts(name: String) async throws {
    let folder = try TemporaryFolder()
    let product =
      #"{"sku": "coins", "purchaseType": "managedUser", "listings": {"en-US": {"title": "A", "description": "B"}}}"#
    try folder.write(product, to: "play/products/coins.json")
    try folder.write(product, to: "play/\(name)")
    let run = await CommandRun("import", folder.path("play"), "--bundle-id", "com.s")
    #expect(run.errors.contains(name), "\(run.errors)")
  }
}
