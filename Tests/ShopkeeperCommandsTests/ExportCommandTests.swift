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

  @Test(
    "replaces files in the format and empty files",
    arguments: [
      "csv", "tsv", "storekit", "json", "xml", "plist", "product-ids-plist", "products-plist", "asc", "revenuecat-csv",
      "google-play-csv", "unity", "gpp", "swift", "kotlin", "typescript", "csharp", "product-ids-json",
      "product-ids-xml", "text", "markdown",
    ]) func replaced(_ format: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "out")
    for _ in 0..<2 {
      let run = await CommandRun("export", Samples.catalog("GoldRush"), "-f", format, "-o", path)
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
