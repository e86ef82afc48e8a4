import Foundation
import Testing

@Suite("shopkeeper lint") struct LintCommandTests {
  @Test("the clean samples are clean", arguments: ["GoldRush", "Minimal"]) func clean(_ name: String) async {
    let run = await CommandRun("lint", Samples.catalog(name), "--strict")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasPrefix("no findings in "))
    #expect(run.errors.isEmpty)
  }

  @Test("the sample of mistakes has one of every rule that a single file can violate") func mistakes() async throws {
    let run = await CommandRun("lint", Samples.catalog("FirstSubmission"), "--format", "json")
    #expect(run.status == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let found = Set(findings.compactMap { $0["rule"] as? String })
    let listed = await CommandRun("rules", "--format", "json")
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]])
    let expected = Set(rules.filter { $0["enabled"] as? Bool == true }.compactMap { $0["id"] as? String })
    // They need an earlier revision, ten thousand products, twenty promoted ones, pages of notes,
    // an export beside the catalog, the code of an app, and codes.
    #expect(
      expected.subtracting(found) == [
        "changed-product-type", "changed-subscription", "too-many-products", "too-many-promoted", "review-notes-length",
        "outdated-export", "unknown-id-in-code", "retired-id-in-code", "id-not-in-code", "hard-coded-id",
        "price-policy", "invalid-code-batch",
      ])
  }

  @Test("a finding in JSON has every key, null where it does not apply") func json() async throws {
    let folder = try TemporaryFolder()
    let text = Samples.small.replacing("400 gold coins\n", with: "\"\"\n", maxReplacements: 1)
    let path = try folder.write(text, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "message", "file", "line", "column", "endLine", "endColumn", "product", "group", "locale",
        "field", "source", "related", "repeats",
      ])
    #expect(finding["rule"] as? String == "missing-reference-name")
    let source = try #require(finding["source"] as? [String: Any])
    #expect(source["certainty"] as? String == "apple")
    #expect(finding["product"] as? String == "com.example.small.coins400")
    #expect(finding["field"] as? String == "referenceName")
    #expect(finding["locale"] is NSNull)
    #expect(finding["line"] as? Int == 12)
    #expect(finding["column"] as? Int == 20)
    #expect(finding["endColumn"] as? Int == 22)
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(summary == ["errors": 1, "warnings": 0, "infos": 0, "products": 1, "files": 1])
  }

  @Test(
    "the exit code reflects errors, and with --strict warnings",
    arguments: [
      ([], "type: consumable", 0), (["--strict"], "type: consumable", 0), ([], "id: coins\n    type: consumable", 0),
      (["--strict"], "id: coins\n    type: consumable", 1), ([], "type: consumeable", 1),
      (["--disable", "product-id-outside-bundle", "--strict"], "id: coins\n    type: consumable", 0),
      (["--only", "missing-price"], "type: consumeable", 1),
      (["--disable", "invalid-catalog"], "type: consumeable", 1),
    ] as [([String], String, Int32)]) func exitCodes(_ options: [String], _ type: String, _ status: Int32) async throws
  {
    let folder = try TemporaryFolder()
    let text = Samples.small.replacing("type: consumable", with: type)
    let path = try folder.write(text, to: "catalog.yml")
    let run = await CommandRun(["lint", path] + options)
    #expect(run.status == status, "\(run.output)")
  }

  @Test("the nearest configuration applies, and the command line overrides it") func configuration() async throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: {product-id-outside-bundle: error}\n", to: ".shopkeeper.yml")
    try folder.write("rules: {product-id-outside-bundle: off}\n", to: "inner/.shopkeeper.yml")
    let text = Samples.small.replacing("type: consumable", with: "id: coins\n    type: consumable")
    let outer = try folder.write(text, to: "outer/catalog.yml")
    let inner = try folder.write(text, to: "inner/deep/catalog.yml")
    #expect(await CommandRun("lint", outer).status == 1)
    #expect(await CommandRun("lint", inner, "--strict").status == 0)
    #expect(await CommandRun("lint", outer, "--no-config-files").status == 0)
    let both = await CommandRun("lint", folder.url.path, "--format", "json")
    #expect(both.output.contains("\"files\": 2"))
    #expect(both.output.contains("\"errors\": 1"))
  }

  @Test(
    "reports the position of an error in a configuration",
    arguments: [
      ("rules: {emojii: off}", "1:9", "unknown rule \"emojii\""),
      ("rules: {emoji: loud}", "1:16", "unknown level \"loud\""),
      ("rulez: {}", "1:1", "a configuration has no key \"rulez\"; did you mean \"rules\"?"),
      ("profile: tomorrow", "1:10", "unknown profile \"tomorrow\""),
      ("words: {emoji: {all: [x]}}", "1:9", "rule \"emoji\" takes no words"),
    ]) func wrongConfiguration(_ text: String, _ place: String, _ message: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".shopkeeper.yml")
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun("lint", path)
    #expect(run.status == 3)
    #expect(run.errors.contains(".shopkeeper.yml:\(place): \(message)"), "\(run.errors)")
  }

  @Test("names a missing file, and lints the others") func missingFile() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun("lint", path, folder.path("nothing.yml"))
    #expect(run.status == 3)
    #expect(run.errors.contains("no file at"))
    #expect(run.output.contains("no findings in 1 product (1 file)"))
  }

  @Test("rejects a folder without a catalog") func emptyFolder() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun("lint", folder.url.path)
    #expect(run.status == 3)
    #expect(run.errors.contains("no catalog.yml and no .storekit file below"))
  }

  @Test("also writes reports to files, atomically") func outputs() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun(
      "lint", path, "--output", "json=\(folder.path("a.json"))", "-o", "github=\(folder.path("b.txt"))")
    #expect(run.status == 0)
    #expect(try folder.text("a.json").contains("\"summary\""))
    #expect(try folder.text("b.txt").isEmpty)
    let lost = await CommandRun("lint", path, "-o", "json=\(folder.path("no/such/a.json"))")
    #expect(lost.status == 3)
    #expect(lost.errors.contains("no such folder"))
  }

  @Test(
    "a file whose syntax ends the reading has one finding, not what is missing after it",
    arguments: [
      (
        "catalog.yml", "catalog: 1\nproducts:\n  coins:\n\ttype: consumable\n    price: {USD: 0.99}\n",
        "tabs cannot indent"
      ),
      ("catalog.yml", "catalog: 1\napp:\n  bundleID: com.example.a\n\tname: A\nproducts: {}\n", "tabs cannot indent"),
      ("catalog.yml", "catalog: 1\nproducts:\n  coins:\n    type: \"consumable\n", "the quote is not closed"),
      ("catalog.json", #"{"catalog": 1, "app": {"bundleID": "a.b"}, "products": {"coins": {"type": "#, "unexpected"),
      ("catalog.xml", "<catalog version=\"1\"><app bundleID=\"a.b\"><products>", "premature end"),
      ("catalog.yml", "\u{1F}\u{8B}\u{8}\0\0\0\0\0\u{4}\u{3}", "it is not text"),
    ]) func cut(name: String, text: String, message: String) async throws
  {
    let folder = try TemporaryFolder()
    let run = await CommandRun("lint", try folder.write(text, to: name), "--format", "concise")
    #expect(run.status == 1)
    #expect(run.lines.count { $0.contains("invalid-catalog") } == 1, "\(run.output)")
    #expect(run.lines.count { $0.contains(": error:") || $0.contains(": warning:") } == 1, "\(run.output)")
    #expect(run.output.contains(message), "\(run.output)")
  }

  @Test(
    "random bytes are one finding, whatever the file is called", arguments: ["yml", "json", "xml", "storekit", "csv"])
  func noise(_ ending: String) async throws {
    let folder = try TemporaryFolder()
    var state: UInt64 = 7
    let bytes = (0..<20_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56) | 1
    }
    let path = folder.path("catalog.\(ending)")
    try Data(bytes).write(to: URL(filePath: path))
    let run = await CommandRun("lint", path)
    #expect(run.status == 1)
    #expect(run.output.contains("the file is not text"), "\(run.output.prefix(300))")
    #expect(run.lines.count <= 5)
  }

  @Test(
    "a report that can't be written says why",
    arguments: [
      ("no/such/a.json", "no such folder"), ("catalog.yml/a.json", "what should be a folder is a file"),
      ("/proc/a.json", "no permission"),
    ]) func unwritable(_ output: String, _ reason: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun("lint", path, "-o", "json=\(output.hasPrefix("/") ? output : folder.path(output))")
    #expect(run.status == 3)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test("an earlier revision enables the history rules") func against() async throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Samples.small, to: "old.yml")
    let new = try folder.write(Samples.small.replacing("type: consumable", with: "type: non-renewing"), to: "new.yml")
    let run = await CommandRun("lint", new, "--against", old, "--only", "changed-product-type")
    #expect(run.status == 1)
    #expect(run.output.contains("was published as consumable and can't become non-renewing"))
  }

  @Test("doesn't open images outside of the catalog's folder") func imagesStayInside() async throws {
    let folder = try TemporaryFolder()
    for outside in ["../secret.png", "/etc/passwd", "a/../../secret.png"] {
      let text = Samples.small.replacing("review: {notes: Home › Shop}", with: "review: {screenshot: \(outside)}")
      let path = try folder.write(text, to: "inner/catalog.yml")
      let run = await CommandRun("lint", path, "--only", "unreadable-image")
      #expect(run.status == 1)
      #expect(run.output.contains("leaves the catalog's folder"), "\(run.output)")
    }
  }
}

@Suite("Output with untrusted text") struct ForeignTextTests {
  static let hostile = Samples.small.replacing(
    "coins400:", with: "\"a\\nfake.yml:1:1: error: pwned\\e[31m\\0\\u202e\":")

  @Test("a key can't forge lines or colours", arguments: ["text", "xcode", "github", "json"]) func escaped(
    _ format: String
  ) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.hostile, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--format", format)
    #expect(run.status == 1)
    #expect(!run.output.contains("\nfake.yml"))
    for scalar in ["\u{1B}", "\0", "\u{202E}"] where format != "json" {
      #expect(!run.output.unicodeScalars.contains(scalar.unicodeScalars.first ?? " "))
    }
    let list = await CommandRun("list", path)
    #expect(!list.output.contains("\nfake.yml") && !list.output.contains("\u{1B}"))
  }

  @Test("rejects an unreadable earlier revision, and doesn't compare one of another app") func against() async throws {
    let folder = try TemporaryFolder()
    let new = try folder.write(Samples.small, to: "catalog.yml")
    let broken = try folder.write("products: [", to: "broken.yml")
    let run = await CommandRun("lint", new, "--against", broken)
    #expect(run.status == 3)
    #expect(run.errors.contains("can't compare with"))
    let other = try folder.write(
      Samples.small.replacing("com.example.small", with: "com.example.other").replacing(
        "type: consumable", with: "type: non-consumable"), to: "other.yml")
    #expect(await CommandRun("lint", new, "--against", other).status == 0)
  }

  @Test("lints a catalog that is given with two spellings once") func spellings() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "app/catalog.yml")
    let run = await CommandRun("lint", folder.path("app"), folder.path("app/../app"))
    #expect(run.output.contains("no findings in 1 product (1 file)"), "\(run.output)")
  }

  @Test("a link can't make a screenshot escape the folder") func links() async throws {
    let folder = try TemporaryFolder()
    let text = Samples.small.replacing("review: {notes: Home › Shop}", with: "review: {screenshot: link.png}")
    let path = try folder.write(text, to: "inner/catalog.yml")
    try folder.write("secret", to: "secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("inner/link.png"), withDestinationPath: folder.path("secret.png"))
    let run = await CommandRun("lint", path)
    #expect(run.output.contains("leaves the catalog's folder"), "\(run.output)")
  }

  @Test("init rejects names and IDs that would break the file") func initialization() async throws {
    let folder = try TemporaryFolder()
    let refused = await CommandRun("init", folder.path("a.yml"), "--bundle-id", "bad id!")
    #expect(refused.status == 2)
    let run = await CommandRun("init", folder.path("b.yml"), "--name", "a\"b\n: #{")
    #expect(run.status == 0)
    let lint = await CommandRun("lint", folder.path("b.yml"), "--only", "invalid-catalog")
    #expect(lint.status == 0, "\(lint.output)")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("c.yml"), withDestinationPath: folder.path("nowhere.yml"))
    #expect(await CommandRun("init", folder.path("c.yml")).status == 3)
  }
}
