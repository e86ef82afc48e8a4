import Foundation
import Testing

@Suite("Catalogs that are folders") struct FolderOutputTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example, primaryLocale: en-US}
    products:
      coins:
        type: consumable
        price: {tier: 1}
        review: {screenshot: shots/shop.png}
      gems:
        type: consumable
        review: {screenshot: more/shop.png}
    """

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "catalog.yml")
    try folder.write("one", to: "shots/shop.png")
    try folder.write("two", to: "more/shop.png")
    return folder
  }

  func names(in folder: TemporaryFolder, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
  }

  @Test("writes a complete Transporter package, and reads it back", arguments: ["", "/"]) func package(ending: String)
    async throws
  {
    let folder = try sample()
    let path = folder.path("X.itmsp") + ending
    let run = await CommandRun("convert", folder.path("catalog.yml"), path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "")
    #expect(run.errors.contains("note: Apple stopped accepting in-app purchases"))
    #expect(try names(in: folder, "X.itmsp") == ["metadata.xml", "shop-2.png", "shop.png"])
    #expect(try folder.text("X.itmsp/shop.png") == "one")
    #expect(try folder.text("X.itmsp/shop-2.png") == "two")
    #expect(try names(in: folder, ".").filter { $0.contains("X.itmsp") } == ["X.itmsp"])

    let list = await CommandRun("list", path)
    #expect(list.status == 0 && list.output.contains("com.example.coins"))
    let back = await CommandRun("convert", path, folder.path("back.yml"))
    #expect(back.status == 0, "\(back.errors)")
    // The paths are relative from the new file to the screenshots in the package.
    #expect(try folder.text("back.yml").contains("screenshot: X.itmsp/shop-2.png"))
    // A package doesn't say what the app's bundle ID is.
    let warnings = back.errors.split(separator: "\n").filter { $0.hasPrefix("warning") }
    #expect(warnings.count == 1 && warnings[0].contains("not a valid catalog yet"), "\(warnings)")
  }

  @Test("an existing package keeps its seller and its other files") func replacement() async throws {
    let folder = try sample()
    try folder.write(
      "<package><team_id>TEAM</team_id><software><vendor_id>SKU</vendor_id></software></package>",
      to: "X.itmsp/metadata.xml")
    try folder.write("mine", to: "X.itmsp/other.png")
    try folder.write("old", to: "X.itmsp/shop.png")
    let run = await CommandRun("export", folder.path("catalog.yml"), "-f", "transporter", "-o", folder.path("X.itmsp"))
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("X.itmsp/metadata.xml")
    #expect(text.contains("<team_id>TEAM</team_id>") && text.contains("<vendor_id>SKU</vendor_id>"))
    #expect(try names(in: folder, "X.itmsp") == ["metadata.xml", "other.png", "shop-2.png", "shop.png"])
    #expect(try folder.text("X.itmsp/shop.png") == "one")
  }

  @Test(
    "a file of another kind in the folder is only replaced with --force",
    arguments: [
      ("xliff", "texts/", "texts/ja.xliff"), ("strings", "texts/", "texts/ja.lproj/Localizable.strings"),
      ("transporter", "X.itmsp", "X.itmsp/metadata.xml"), ("transporter", "X.itmsp", "X.itmsp/shop.png"),
      ("gpp", "play/", "play/coins.json"),
    ]) func force(_ format: String, _ output: String, _ file: String) async throws
  {
    let folder = try sample()
    let text = Self.catalog.replacing(
      "price: {tier: 1}",
      with: "price: {tier: 1}\n    localizations: {en-US: {title: A}, ja: {title: B}, de-DE: {title: C}}")
    try folder.write(text, to: "catalog.yml")
    let line = ["export", folder.path("catalog.yml"), "-f", format, "-o", folder.path(".") + "/" + output]
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: output), withIntermediateDirectories: true)
    // The files that are written there are known from a first run.
    #expect(await CommandRun(line).status == 0)
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path(output))
    let name =
      written.contains(file.replacing(output.hasSuffix("/") ? output : output + "/", with: ""))
      ? file : output + (output.hasSuffix("/") ? "" : "/") + (written.first { !$0.hasSuffix("lproj") } ?? "")
    try FileManager.default.removeItem(atPath: folder.path(output))
    try folder.write("my notes, 12 lines of them", to: name)
    let run = await CommandRun(line)
    #expect(run.status == 3 && run.errors.contains("--force"), "\(name): \(run.errors)")
    #expect(try folder.text(name) == "my notes, 12 lines of them")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path(output)).filter { $0.contains(".") }.count <= 2)
    let forced = await CommandRun(line + ["--force"])
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try folder.text(name) != "my notes, 12 lines of them")
    // The files of an export are replaced by the next one.
    #expect(await CommandRun(line).status == 0)
  }

  @Test("leaves nothing of a package that can't be written") func failure() async throws {
    let folder = try sample()
    try folder.write("a file", to: "Y.itmsp")
    let taken = await CommandRun("convert", folder.path("catalog.yml"), folder.path("Y.itmsp"))
    #expect(taken.status == 3)
    #expect(taken.errors.contains("it is a file"))
    #expect(try folder.text("Y.itmsp") == "a file")
    let nowhere = await CommandRun("convert", folder.path("catalog.yml"), folder.path("none/X.itmsp"))
    #expect(nowhere.status == 3)
    try folder.write(Self.catalog.replacing("{tier: 1}", with: "{USD: 0.99}"), to: "catalog.yml")
    let lossy = await CommandRun("convert", folder.path("catalog.yml"), folder.path("Z.itmsp"), "--fail-on-loss")
    #expect(lossy.status == 1)
    #expect(try names(in: folder, ".") == ["Y.itmsp", "catalog.yml", "more", "shots"])
  }

  @Test("without the extension, only the main file of a package is written") func file() async throws {
    let folder = try sample()
    let run = await CommandRun(
      "convert", folder.path("catalog.yml"), folder.path("metadata.xml"), "--to", "transporter")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("metadata.xml").contains("<file_name>shop-2.png</file_name>"))
    #expect(try names(in: folder, ".") == ["catalog.yml", "metadata.xml", "more", "shots"])
  }

  @Test(
    "products of gradle-play-publisher are separate files in a folder",
    arguments: [(true, ""), (false, "/"), (false, "")]) func products(exists: Bool, ending: String) async throws
  {
    let folder = try sample()
    if exists { try folder.write("{}", to: "play/old.json") }
    let path = folder.path("play") + ending
    let run = await CommandRun("convert", folder.path("catalog.yml"), path, "--to", "gpp")
    #expect(run.status == 0, "\(run.errors)")
    let written = ["com.example.coins.json", "com.example.gems.json"]
    #expect(try names(in: folder, "play") == written + (exists ? ["old.json"] : []))
    let one = await CommandRun("list", folder.path("play/com.example.coins.json"))
    #expect(one.output.contains("com.example.coins"))
  }

  @Test(
    "reads a folder of gradle-play-publisher's products, with or without its format",
    arguments: ["play", "play/products"], [["--from", "gpp"], []]) func productFolder(written: String, format: [String])
    async throws
  {
    let folder = try sample()
    let files = try folder.write("{\"sku\": \"extra\"}", to: "\(written)/extra.json")
    let path = folder.path(written)
    let run = await CommandRun("convert", folder.path("catalog.yml"), path, "--to", "gpp")
    #expect(run.status == 0, "\(run.errors)")
    let play = folder.path("play")
    let back = await CommandRun(["convert", play, "-", "--to", "yaml"] + format)
    #expect(back.status == 0, "\(back.errors)")
    for id in ["com.example.coins", "com.example.gems", "extra"] { #expect(back.output.contains(id)) }
    let imported = await CommandRun(["import", play, "--into", folder.path("catalog.yml"), "--dry-run"] + format)
    #expect(imported.errors.contains("extra: type"), "\(imported.errors)")
    let difference = await CommandRun("diff", files, play)
    #expect(difference.output.contains("+ com.example.coins"), "\(difference.errors)")
  }

  @Test("reports errors in a folder of products with the position in the file") func productPlaces() async throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}{\"sku\": \"a\"}", to: "play/a.json")
    let second = try folder.write("{\"sku\": \"b\",\n \"colour\": 1}", to: "play/b.json")
    let warned = await CommandRun("convert", folder.path("play"), "-", "--to", "yaml")
    #expect(warned.status == 0)
    #expect(warned.errors.contains("\(second):2:2: warning: \"colour\" is left out"))
    let third = try folder.write("{\"sku\": \"c\", \"defaultPrice\":\n {\"priceMicros\": 1}}", to: "play/c.json")
    let priced = await CommandRun("convert", folder.path("play"), "-", "--to", "yaml")
    #expect(priced.status == 0)
    #expect(priced.errors.contains("\(third):2:18: warning: a price is left out: \"priceMicros\" must be"))
    let fourth = try folder.write("{\"sku\": \"d\",\n \"listings\": 5}", to: "play/d.json")
    let refused = await CommandRun("convert", folder.path("play"), "-", "--to", "yaml")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("\(fourth):2:14: \"listings\" must be an object"), "\(refused.errors)")
  }

  @Test(
    "imports the products of a folder whatever else is in it, and names what it leaves out",
    arguments: [["--from", "gpp"], []]) func otherFiles(format: [String]) async throws
  {
    let folder = try TemporaryFolder()
    for name in ["coins", "gems"] { try folder.write("{\"sku\": \"\(name)\"}", to: "play/products/\(name).json") }
    // gradle-play-publisher writes the version of Google's regions beside each product.
    try folder.write("{\"regionsVersion\": \"2025/03\"}", to: "play/products/coins.metadata.json")
    let later = try folder.write("{\"productId\": \"vip\", \"basePlans\": []}", to: "play/subscriptions/vip.json")
    try folder.write("{\"regionsVersion\": \"2022/02\"}", to: "play/subscriptions/vip.metadata.json")
    let others = [
      try folder.write("{\"scripts\": {},\n \"private\": true}", to: "play/package.json"),
      try folder.write("[\"a\"]", to: "play/subscriptions/list.json"),
      try folder.write("{\"regionsVersion\": \"2022/02\"}", to: "play/subscriptions/gone.metadata.json"),
    ]
    let run = await CommandRun(["import", folder.path("play"), "--bundle-id", "com.example.a", "-o", "-"] + format)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["coins", "gems"] { #expect(run.output.contains("\(name):")) }
    #expect(run.errors.contains("\(later):1:15: warning: \"vip\" is left out"))
    for (file, place) in zip(others, ["1:1", "1:1", "1:1"]) {
      #expect(run.errors.contains("\(file):\(place): warning: the file is left out: "), "\(file) \(run.errors)")
    }
    #expect(!run.errors.contains("coins.metadata") && !run.errors.contains("vip.metadata"))
    #expect(run.errors.contains("note: files that end in .metadata.json are not read"), "\(run.errors)")
    // The source set of the plugin may be deeper.
    let outer = await CommandRun(["import", folder.url.path, "--bundle-id", "com.example.a", "-o", "-"])
    #expect(outer.output.contains("gems:"), "\(outer.errors)")
    #expect(!outer.errors.contains("coins.metadata"))
    let strict = await CommandRun(
      ["convert", folder.path("play"), folder.path("out.csv"), "--fail-on-loss"] + format)
    #expect(strict.status == 1)
  }

  @Test(
    "refuses a folder with a broken product, and names its file",
    arguments: [
      ("{\"sku\": \"x\",\n \"status\":", "2:11"), ("", "1:1"), ("[{\"sku\": \"x\"}]", "1:1"),
      ("<<<<<<< HEAD\n{\"sku\": \"x\"}", "1:1"), ("{\"productId\": \"x\",\n", "2:1"),
    ]) func broken(text: String, place: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("{\"sku\": \"coins\"}", to: "play/products/coins.json")
    let file = try folder.write(text, to: "play/products/broken.json")
    for line in [
      ["import", folder.path("play"), "--bundle-id", "com.example.a", "-o", folder.path("catalog.yml")],
      ["convert", folder.path("play"), folder.path("catalog.yml")],
    ] {
      let run = await CommandRun(line)
      #expect(run.status == 1)
      #expect(run.errors.contains("\(file):\(place): "), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.yml")))
    }
  }

  @Test("replaces no product in a newer form, and writes none that a folder below has") func newer() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let text = "{\"productId\": \"com.example.small.coins400\", \"purchaseOptions\": [], \"listings\": []}"
    let file = try folder.write(text, to: "play/products/com.example.small.coins400.json")
    for target in ["play/products", "play"] {
      let run = await CommandRun("convert", catalog, folder.path(target), "--to", "gpp")
      #expect(run.status != 0)
      #expect(run.errors.contains("\"\(file)\" already exists"), "\(run.errors)")
      #expect(try folder.text("play/products/com.example.small.coins400.json") == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("play")) == ["products"])
  }

  @Test("names the files of a folder of products that are not read, and what it leaves out") func unread() async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("{\"sku\": \"coins\"}", to: "play/products/coins.json")
    try folder.write("{\"basePlans\": [], \"productId\": \"vip\"}", to: "play/subscriptions/vip.json")
    let others = try [
      "play/products/gems.json.bak", "play/products/gold.JSON", "play/subscriptions/old.txt", "play/a.json~",
    ]
    .map { try folder.write("{\"sku\": \"gems\"}", to: $0) }
    let innocent = try folder.write("a@b.c", to: "play/contact-email.txt")
    let run = await CommandRun(
      "import", folder.path("play"), "--bundle-id", "com.example.a", "-o", "-", "--loss-report")
    #expect(run.status == 0, "\(run.errors)")
    for file in others { #expect(run.errors.contains("\(file):1:1: warning: the file is not read"), "\(run.errors)") }
    #expect(!run.errors.contains(innocent))
    // What is left out of the folder is not the first product's.
    #expect(
      run.errors.contains("\(folder.path("play")): warning: a subscription without base plans"), "\(run.errors)")
  }

  @Test(
    "has the default language of a folder of products",
    arguments: ["play", "play/products", "."], [nil, "de-DE"] as [String?]) func defaultLanguage(
      path: String, stated: String?
    ) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("en-GB\n", to: "play/default-language.txt")
    let language = stated.map { ", \"defaultLanguage\": \"\($0)\"" } ?? ""
    try folder.write(
      "{\"sku\": \"coins\", \"listings\": {\"de-DE\": {\"title\": \"Münzen\"}, \"en-GB\": {\"title\": \"Coins\"}}\(language)}",
      to: "play/products/coins.json")
    let run = await CommandRun("import", folder.path(path), "--bundle-id", "com.example.a", "-o", "-")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("primaryLocale: en-GB\n"), "\(run.output)")
    let (british, german) = (run.output.range(of: "en-GB: {title"), run.output.range(of: "de-DE: {title"))
    let first = try #require(british)
    let second = try #require(german)
    #expect((first.lowerBound < second.lowerBound) == (stated == nil))
  }

  @Test("refuses a folder in which no file is a product, with the first fault") func noProduct() async throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("{\"sku\":\n", to: "play/d.json")
    let unread = await CommandRun("convert", folder.path("play"), "-", "--from", "gpp", "--to", "yaml")
    #expect(unread.status != 0)
    #expect(unread.errors.contains("\(broken):"))
  }

  @Test(
    "rejects a folder for a format without folders, with the reason",
    arguments: [
      ("csv", "is a folder, but csv is read from a file"),
      ("transporter", "is a folder, but one of transporter ends in .itmsp"), ("gpp", "no .json file of gpp in"),
    ]) func noFolder(format: String, message: String) async throws
  {
    let folder = try sample()
    let run = await CommandRun("convert", folder.path("shots"), "-", "--from", format, "--to", "yaml")
    #expect(run.status != 0)
    #expect(run.errors.contains(message), "\(run.errors)")
    let own = await CommandRun("convert", folder.path(""), "-", "--from", "yaml", "--to", "csv")
    #expect(own.status == 0, "\(own.errors)")
  }

  @Test("doesn't convert a dump with missing pages, and diff reports them") func missingPages() async throws {
    let folder = try TemporaryFolder()
    let page =
      "{\"data\": [{\"type\": \"inAppPurchases\", \"id\": \"1\", \"attributes\": {\"productId\": \"a\", "
      + "\"inAppPurchaseType\": \"CONSUMABLE\"}}], \"links\": {\"next\": \"https://x/v1/y?cursor=2\"}}"
    let path = try folder.write(page, to: "dump.json")
    let converted = await CommandRun("convert", path, "-", "--to", "yaml")
    #expect(converted.status == 1 && converted.output.isEmpty)
    #expect(converted.errors.contains("the next page is missing"))
    let imported = await CommandRun("import", path)
    #expect(imported.status == 1 && imported.output.isEmpty)
    let difference = await CommandRun("diff", path, path)
    #expect(difference.errors.contains("the next page is missing"))
  }

  @Test("reports what is not converted with its position") func warnings() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"sku\": \"coins\",\n \"colour\": 1}", to: "coins.json")
    let run = await CommandRun("convert", path, folder.path("catalog.yml"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("\(path):2:2: warning: \"colour\" is left out"))
  }
}
