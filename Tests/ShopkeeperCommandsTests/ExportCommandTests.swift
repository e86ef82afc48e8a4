import CommandLayer
import Foundation
import Testing

@Suite("shopkeeper export") struct ExportCommandTests {
  @Test("the texts of one locale can be imported without changing the requirements of the app") func translator()
    async throws
  {
    let folder = try TemporaryFolder()
    let catalog = Samples.catalog("GoldRush") + "/catalog.yml"
    let table = folder.path("texts.csv")
    let out = await CommandRun("export", catalog, "-f", "csv", "--locale", "en-US", "-o", table)
    #expect(out.status == 0, "\(out.errors)")
    #expect(try !folder.text("texts.csv").contains("app,locales"))
    #expect(!out.errors.contains("locales"))
    for words in [[], ["--overwrite"]] {
      let back = await CommandRun(["import", table, "--into", catalog, "--dry-run"] + words)
      #expect(back.status == 0)
      #expect(!back.output.contains("locales: ["), "\(back.output)")
      #expect(!back.errors.contains("! app"), "\(back.errors)")
    }
  }

  @Test(
    "a table of one locale has the texts to translate from beside it, which are not read back",
    arguments: ["csv", "tsv"])
  func sourceColumns(_ format: String) async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example.a, primaryLocale: en-US}
      currencies: {gold: {ja: 金貨, en-US: gold}}
      products:
        gate:
          type: non-consumable
          localizations:
            ja: {title: 門, description: 門が開く}
            de-DE: {title: Tor}
            en-US: {title: Gate, description: Opens the gate}
        key: {type: consumable, localizations: {en-US: {title: Key}}}

      """, to: "catalog.yml")
    let path = folder.path("ja.\(format)")
    let out = await CommandRun("export", catalog, "-f", format, "--locale", "ja", "-o", path)
    #expect(out.status == 0, "\(out.errors)")
    var table = try folder.text("ja.\(format)")
    let heading = try #require(table.split(whereSeparator: \.isNewline).first)
    for column in ["title[en-US] (source)", "description[en-US] (source)", "title[ja]", "description[ja]"] {
      #expect(heading.contains(column))
    }
    #expect(!heading.contains("title[en-US],") && !heading.contains("de-DE") && !heading.contains("locales"))
    #expect(table.contains("Opens the gate") && table.contains("Key"))
    let before = try folder.text("catalog.yml")
    let unchanged = await CommandRun("import", path, "--into", catalog, "--overwrite")
    #expect(unchanged.errors.contains("(source)") == false, "\(unchanged.errors)")
    #expect(try folder.text("catalog.yml") == before)
    table = table.replacing("Gate", with: "Door").replacing("Opens the gate", with: "x").replacing("門が開く", with: "門を開く")
    try folder.write(table, to: "ja.\(format)")
    let changed = await CommandRun("import", path, "--into", catalog, "--overwrite")
    #expect(changed.status == 0, "\(changed.errors)")
    let text = try folder.text("catalog.yml")
    #expect(
      text.contains("門を開く") && text.contains("{title: Gate, description: Opens the gate}") && text.contains("Tor"))
    // A language without any text has columns to fill in.
    let empty = await CommandRun("export", catalog, "-f", format, "--locale", "fr-FR")
    let columns = try #require(empty.output.split(whereSeparator: \.isNewline).first)
    #expect(columns.contains("title[fr-FR]") && columns.contains("description[fr-FR]") && !columns.contains("locales"))
  }

  @Test("the full report names the fields, without duplicates") func fullReport() async {
    let run = await CommandRun("convert", Samples.catalog("GoldRush"), "-", "--to", "product-ids-json", "--loss-report")
    let lines = run.errors.split(separator: "\n")
    #expect(Set(lines).count == lines.count)
    #expect(
      lines.contains { $0.hasSuffix("goldrush.coins60: a list of product IDs contains nothing else: referenceName") },
      "\(run.errors)")
    let named = lines.filter { $0.contains("goldrush.coins60: ") }
    #expect(!named.isEmpty)
    #expect(named.allSatisfy { !$0.contains("catalog.yml: ") }, "\(named)")
  }

  @Test("every retired ID is lost for the same reason") func retired() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Samples.small + "retired: [com.example.small.a, com.example.small.b]\n", to: "catalog.yml")
    let run = await CommandRun("export", path, "-f", "storekit")
    #expect(run.errors.contains("a StoreKit configuration has no retired product IDs (2 values)\n"), "\(run.errors)")
    #expect(!run.errors.contains("storekit does not carry the retired"))
  }

  @Test("--only-ready names the first few, and all with --loss-report", arguments: [false, true]) func onlyReady(
    _ namesAll: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let bare = (1...6).map { "  bare\($0): {type: consumable}\n" }.joined()
    let path = try folder.write(
      "catalog: 1\napp: {bundleID: com.example.small, primaryLocale: en-US}\nproducts:\n" + bare, to: "catalog.yml")
    let run = await CommandRun(
      ["export", path, "-f", "product-ids-json", "--only-ready"] + (namesAll ? ["--loss-report"] : []))
    let named = run.errors.split(separator: "\n").count { $0.contains(" is left out: ") }
    #expect(named == (namesAll ? 6 : 3))
    #expect(run.errors.contains("3 more products are left out; --loss-report") == !namesAll)
  }

  @Test("a name without a known extension is a usage error") func unknownExtension() async {
    for name in ["foo.xyz", "-"] {
      let run = await CommandRun("convert", Samples.catalog("Minimal"), name)
      #expect(run.status == 2)
      #expect(run.errors.contains("with --to"))
    }
  }

  @Test(
    "replaces a file in another format only with --force",
    arguments: [
      ("prog.swift", "swift", "print(1)\n"), ("notes.csv", "csv", "hello\n"), ("notes.tsv", "tsv", "hello\n"),
      ("a.xml", "xml", "<html/>\n"), ("App.storekit", "csv", "{\"identifier\": \"A\", \"products\": []}\n"),
      ("token.txt", "text", "ghp_0123456789\n"), ("notes.md", "markdown", "# Notes\n\n| ID |\n"),
      ("pom.xml", "product-ids-xml", "<project/>\n"),
    ]) func unrelated(_ name: String, _ format: String, _ text: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: name)
    let words = ["export", Samples.catalog("Minimal"), "-f", format, "-o", path]
    let refused = await CommandRun(words)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("--force"), "\(refused.errors)")
    #expect(try folder.text(name) == text)
    let forced = await CommandRun(words + ["--force"])
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try folder.text(name) != text)
    let again = await CommandRun(words)
    #expect(again.status == 0, "\(again.errors)")
  }

  private static let plist = "<?xml version=\"1.0\"?><plist version=\"1.0\">"

  @Test(
    "replaces no file of another kind that a reader takes for one of its format, and says what it is",
    arguments: [
      ("report.docx", ["xlsx"], "PK\u{3}\u{4}word/document.xml", "a ZIP archive or a document in one"),
      (
        "Info.plist", ["plist", "plist-binary", "product-ids-plist", "products-plist"],
        plist + "<dict><key>CFBundleIdentifier</key><string>com.a</string></dict></plist>",
        "a property list with \"CFBundleIdentifier\""
      ),
      (
        "hosts.plist", ["plist", "product-ids-plist"],
        plist + "<array><string>www.example.com</string></array></plist>", "a property list"
      ),
      (
        "Localizable.xcstrings",
        ["storekit", "json", "asc", "unity", "gpp", "gpp-4.2", "product-ids-json", "xcstrings"],
        #"{"sourceLanguage": "en", "strings": {"hello": {}}, "version": "1.0"}"#,
        "a JSON object with \"sourceLanguage\", \"strings\""
      ),
      ("users.json", ["json", "asc", "gpp", "product-ids-json"], #"[{"id": "a", "name": "b"}]"#, "a JSON array"),
      ("numbers.json", ["json", "gpp", "product-ids-json"], "[1, 2]", "a JSON array"),
      ("c.json", ["gpp", "json"], #"{"identifier": "x", "products": []}"#, "a JSON object"),
      ("hosts.txt", ["text"], "www.example.com\nfoo.example.com\n", "a text"),
      ("Localizable.strings", ["strings"], "\"hello\" = \"Hello\";\n", "a text"),
      ("people.csv", ["csv"], "id,name\n1,Ann\n", "a text"),
    ]) func otherKinds(_ name: String, _ formats: [String], _ text: String, _ kind: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: name)
    for format in formats {
      let run = await CommandRun("export", Samples.catalog("Minimal"), "-f", format, "-o", path)
      #expect(run.status == 3, "\(format): \(run.errors)")
      #expect(run.errors.contains("already exists: it is \(kind)") && run.errors.contains("--force"), "\(run.errors)")
      #expect(try folder.text(name) == text, "\(format)")
    }
  }

  @Test(
    "replaces no file of another app, whatever it keeps of an earlier export of its own",
    arguments: [
      "storekit", "transporter", "unity", "google-play", "csv", "xlsx", "json", "plist", "asc",
      "product-ids-json", "swift", "kotlin", "typescript", "csharp",
    ]) func otherApp(_ format: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path(format == "transporter" ? "Gold.itmsp" : "Gold")
    func export(_ catalog: String) async -> CommandRun {
      await CommandRun("export", Samples.catalog(catalog), "-f", format, "-o", path)
    }
    #expect(await export("GoldRush").status == 0)
    let refused = await export("Minimal")
    #expect(refused.status == 3 && refused.errors.contains("--force"), "\(refused.errors)")
    let again = await export("GoldRush")
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test(
    "replaces no table with products, columns or sheets that an export of the catalog doesn't have",
    arguments: [
      "Product ID,Price USD\nID,1.99\na.b.new1,2.99\na.b.new2,2.99\n", "Product ID,Price USD,Owner\nID,1.99,Ann\n",
    ]) func planningSheet(_ text: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(text.replacing("ID,1", with: "com.example.tipjar.tip.small,1"), to: "plan.csv")
    let run = await CommandRun("export", Samples.catalog("Minimal"), "-f", "csv", "-o", path)
    #expect(run.status == 3 && run.errors.contains("--force"), "\(run.errors)")
  }

  @Test(
    "replaces the export of a catalog that had no products yet",
    arguments: ["json", "xml", "plist", "storekit", "unity", "asc", "google-play", "product-ids-json", "text", "csv"])
  func growing(_ format: String) async throws {
    let folder = try TemporaryFolder()
    let text = "catalog: 1\napp: {bundleID: com.example.a, primaryLocale: en-US}\nproducts: {}\n"
    for products in ["{}", "{a: {type: consumable, price: {USD: 0.99}}}"] {
      try folder.write(text.replacing("products: {}", with: "products: \(products)"), to: "catalog.yml")
      let run = await CommandRun("export", folder.path("catalog.yml"), "-f", format, "-o", folder.path("out"))
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  /// GoldRush has subscriptions, a price without a tier and bonuses; Minimal has a price without a tier.
  @Test(
    "with --fail-on-loss writes what lacks only what is not part of the format",
    arguments: [
      ("storekit", ["GoldRush", "Minimal"]), ("asc", ["GoldRush", "Minimal"]),
      ("revenuecat-csv", ["GoldRush", "Minimal"]), ("transporter", []), ("google-play-csv", ["Minimal"]),
      ("gpp", ["Minimal"]), ("google-play", []), ("gpp-4.2", []), ("unity", ["Minimal"]),
      ("markdown", ["GoldRush", "Minimal"]),
      ("product-ids-plist", ["GoldRush", "Minimal"]), ("xliff-1.2", ["Minimal"]),
    ]) func failsOnLoss(_ format: String, _ whole: [String]) async throws
  {
    for catalog in ["GoldRush", "Minimal"] {
      let words = ["export", Samples.catalog(catalog), "-f", format, "-o", "-", "--fail-on-loss"]
      let run = await CommandRun(words + (format == "xliff-1.2" ? ["--locale", "ja"] : []))
      let isWhole = whole.contains(catalog) || format == "xliff-1.2"
      #expect(run.status == (isWhole ? 0 : 1), "\(catalog) \(run.errors)")
      #expect(run.errors.contains("nothing was written") == !isWhole)
    }
  }

  @Test(
    "with --fail-on-loss refuses what the format could hold",
    arguments: [
      ("storekit", "products: {a: {type: non-renewing, price: {JPY: 100}}, b: {price: {USD: 1}}}"),
      ("transporter", "products: {a: {type: consumable, price: {USD: 0.99}}}"),
      ("revenuecat-csv", "products: {a: {type: consumable, price: {JPY: 100, JPN: 120}}}"),
      ("google-play-csv", "subscriptionGroups: {vip: {products: {a: {period: 1 month, price: {USD: 0.99}}}}}"),
      ("asc", "products: {a: {type: consumable, localizations: {en-US: {description: No title}}}}"),
    ]) func loses(_ format: String, _ products: String) async throws
  {
    let folder = try TemporaryFolder()
    let text = "catalog: 1\napp: {bundleID: com.example.a, primaryLocale: en-US}\n\(products)\n"
    let path = try folder.write(text, to: "catalog.yml")
    let run = await CommandRun("convert", path, folder.path("out"), "--to", format, "--fail-on-loss")
    #expect(run.status == 1, "\(run.errors)")
  }

  @Test(
    "the package and the version of the regions are for Google Play alone, and have to be ones",
    arguments: [
      (["-f", "google-play", "--package-name", "com.example.rush", "--regions-version", "2025/03"], nil),
      (["-f", "asc", "--package-name", "com.example.rush"], "--package-name is for --format google-play alone"),
      (["-f", "gpp", "--regions-version", "2025/03"], "--regions-version is for --format google-play or gpp-4.2"),
      (["-f", "gpp-4.2", "--package-name", "com.example.rush"], "--package-name is for --format google-play alone"),
      (["-f", "google-play", "--package-name", "rush"], "expected the name of an Android package"),
      (["-f", "google-play", "--regions-version", "2025"], "expected a version such as 2026/01"),
    ]) func play(_ words: [String], _ error: String?) async
  {
    let run = await CommandRun(["export", Samples.catalog("GoldRush"), "-o", "-"] + words)
    #expect(run.status == (error == nil ? 0 : 2), "\(run.errors)")
    if let error { #expect(run.errors.contains(error), "\(run.errors)") }
    #expect(run.output.contains("applications/com.example.rush") == (error == nil))
    #expect(run.output.contains("\"regionsVersion.version\": \"2025/03\"") == (error == nil))
  }

  @Test("counts what is not part of the format apart from what is lost") func counts() async throws {
    let whole = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "storekit", "-o", "-")
    #expect(whole.errors.contains("\n64 not part of the format; --loss-report names each"), "\(whole.errors)")
    let lossy = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "google-play-csv", "-o", "-")
    #expect(lossy.errors.contains("3 left out whole, 89 not part of the format"), "\(lossy.errors)")
    let json = await CommandRun("formats", "storekit", "--format", "json")
    #expect(json.output.contains("\"partOfFormat\": false"))
    #expect(!json.output.contains("\"partOfFormat\": true"), "\(json.output)")
  }

  @Test(
    "replaces files in the format and empty files",
    arguments: [
      "csv", "tsv", "storekit", "json", "xml", "plist", "product-ids-plist", "products-plist", "asc", "revenuecat-csv",
      "google-play-csv", "google-play", "unity", "gpp", "gpp-4.2", "swift", "kotlin", "typescript", "csharp",
      "product-ids-json",
      "product-ids-xml", "text", "markdown", "xlsx", "plist-binary", "transporter", "xcstrings", "strings", "xliff",
      "xliff-1.2",
    ]) func replaced(_ format: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "out")
    for _ in 0..<2 {
      let locale = ["strings", "xliff", "xliff-1.2"].contains(format) ? ["--locale", "ja"] : []
      let run = await CommandRun(["export", Samples.catalog("GoldRush"), "-f", format, "-o", path] + locale)
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
