import CatalogEndpoint
import Foundation
import Testing

@Suite("shopkeeper invalid-ids") struct InvalidIDsCommandTests {
  private static let bundleID = "com.example.small"

  private static func entry(_ id: String, _ count: Int, isKnown: Bool, resembles: String? = nil, products: Int = 2)
    -> InvalidIDCounts.Entry
  {
    InvalidIDCounts.Entry(
      bundleID: bundleID, productID: id, appVersion: isKnown ? "1.0" : "", count: count, first: 20_000, last: 20_001,
      isServed: isKnown, products: products, resembles: resembles, isKnown: isKnown)
  }

  private static func write(_ entries: [InvalidIDCounts.Entry], to folder: TemporaryFolder) throws -> String {
    try folder.write(String(decoding: InvalidIDCounts.file(of: entries), as: UTF8.self), to: "invalid.json")
  }

  /// A reported ID and the words about its difference.
  static let differences = [
    ("com.example.small.COINS400", "in another case"),
    ("com.example.small.coins_400", "with other marks between its words"),
    ("com-example-small-coins400", "with other marks between its words"), ("coins400", "without the bundle ID"),
    ("com.example.small.dev.coins400", "with the bundle ID of another app or flavour"),
    ("com.example.small.coin400", "with other letters"),
  ]

  @Test("an unknown ID has the one that it resembles, and the difference", arguments: differences)
  func difference(_ id: String, _ words: String) async throws {
    let folder = try TemporaryFolder()
    let meant = "com.example.small.coins400"
    let file = try Self.write(
      [
        Self.entry(meant, 50, isKnown: true), Self.entry(id, 3, isKnown: false, resembles: meant),
        Self.entry("org.other\u{1B}[2J\nx", 9, isKnown: false), Self.entry("", 4, isKnown: false),
      ], to: folder)
    let run = await CommandRun("invalid-ids", file)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("\(id) for \(meant)") }, "\(run.output)")
    #expect(lines[row].contains(words), "\(lines[row])")
    // Unknown IDs come first, however often the others are reported.
    #expect(
      try row < #require(lines.firstIndex { $0.contains("  50  ") || $0.hasPrefix("50") || $0.hasPrefix("     50") }))
    #expect(!run.output.contains("\u{1B}") && run.output.contains("16 reports were of IDs"))
  }

  @Test("an ID that the server compared with nothing is compared with a catalog that is given") func catalog()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try Self.write([Self.entry("shop.coins4000", 3, isKnown: false)], to: folder)
    let catalog = try folder.write(
      AscCommandTests.catalog.replacing("coins400:", with: "shop.coins400:"), to: "catalog.yml")
    let run = await CommandRun("invalid-ids", file, "--catalog", catalog)
    #expect(run.output.contains("shop.coins4000 for com.example.small.shop.coins400"), "\(run.output)\(run.errors)")
  }

  @Test("of a file with more IDs than a server keeps, the first are compared with the catalog") func manyIDs()
    async throws
  {
    let folder = try TemporaryFolder()
    let entries = (1...205).map { Self.entry("coins400x", $0, isKnown: false) }
    let catalog = try folder.write(AscCommandTests.catalog, to: "catalog.yml")
    let run = await CommandRun("invalid-ids", try Self.write(entries, to: folder), "--catalog", catalog)
    let compared = run.output.split(separator: "\n").count { $0.contains("coins400x for com.example.small.coins400") }
    #expect(compared == 200, "\(run.output)\(run.errors)")
  }

  @Test("reports of an app with another bundle ID than the catalog's are named") func otherApp() async throws {
    let folder = try TemporaryFolder()
    let file = try Self.write([Self.entry("com.example.small.coins400", 3, isKnown: true)], to: folder)
    let text = AscCommandTests.catalog.replacing("bundleID: com.example.small", with: "bundleID: com.example.large")
    let run = await CommandRun("invalid-ids", file, "--catalog", try folder.write(text, to: "catalog.yml"))
    #expect(
      run.output.contains("the catalog has \"com.example.large\", and the reports are about \"com.example.small\""),
      "\(run.output)\(run.errors)")
  }

  @Test("the checklist says what the reports, the catalog, App Store Connect and the code know") func checklist()
    async throws
  {
    let store = try AscCommandTests.Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    let answers = store.folder.path("answers")
    let pull = await store.run(
      "pull", "--app", Self.bundleID, "-o", store.folder.path("pulled.yml"), "--save-answers", answers)
    #expect(pull.status == 0, "\(pull.errors)")
    try store.folder.write("// A\nlet productID = \"com.example.small.coin400\"\n", to: "App/Shop.swift")
    let file = try Self.write(
      [
        Self.entry("com.example.small.coins400", 5, isKnown: true),
        Self.entry("com.example.small.coin400", 2, isKnown: false, resembles: "com.example.small.coins400"),
        Self.entry("com.example.small.gone", 1, isKnown: false),
      ], to: store.folder)
    let arguments = [
      "invalid-ids", file, "--catalog", store.catalog, "--against", answers, "--code", store.folder.path("App"),
    ]
    let run = await CommandRun(arguments)
    #expect(run.status == 0, "\(run.errors)")
    for words in [
      "✗ product IDs: apps ask for \"com.example.small.coin400\" for \"com.example.small.coins400\", in ",
      "Shop.swift:2\n",
      "\"com.example.small.gone\", which this code doesn't have", "✓ agreements: 1 of 2 products are not reported",
      "✗ \"Ready to Submit\": \"com.example.small.coins400\" is MISSING_METADATA, and lacks a review screenshot",
      "✗ app version: \"com.example.small.coins400\" was never approved", "? sandbox account: ",
      "✓ propagation: reported for longer",
    ] { #expect(run.output.contains(words), "\(words)\n\(run.output)") }
    let json = await CommandRun(arguments + ["--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let causes = (object["checklists"] as? [[String: Any]])?.first?["causes"] as? [[String: Any]]
    #expect(causes?.count == 9)
    let other = await CommandRun("invalid-ids", file, "--app", "com.example.other", "--against", answers)
    #expect(other.status == 3 && other.errors.contains("no answer about the app"), "\(other.output)\(other.errors)")
  }

  @Test("a target with another bundle ID is found in the project") func project() async throws {
    let folder = try TemporaryFolder()
    let file = try Self.write([Self.entry("com.example.small.coins400", 5, isKnown: true, products: 1)], to: folder)
    let project = """
      // !$*UTF8*$!
      {objects = {
      P = {isa = PBXProject; targets = (T); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = ();};
      T = {isa = PBXNativeTarget; name = Game; productType = "com.apple.product-type.application"; buildConfigurationList = M;};
      M = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = com.example.small.dev;};};
      }; rootObject = P;}

      """
    try folder.write(project, to: "Game.xcodeproj/project.pbxproj")
    let run = await CommandRun("invalid-ids", file, "--code", folder.url.path)
    #expect(
      run.output.contains("✗ bundle ID: the target \"Game\" of the project has \"com.example.small.dev\""),
      "\(run.output)\(run.errors)")
    #expect(run.output.contains("? agreements: only a person sees them"))
    try folder.write(project.replacing(".dev;", with: ";"), to: "Game.xcodeproj/project.pbxproj")
    #expect(await CommandRun("invalid-ids", file, "--code", folder.url.path).output.contains("✓ bundle ID"))
    let none = await CommandRun("invalid-ids", file, "--code", folder.path("Game.xcodeproj"))
    #expect(none.status == 3 && none.errors.contains("no code or Xcode project"))
  }
}
