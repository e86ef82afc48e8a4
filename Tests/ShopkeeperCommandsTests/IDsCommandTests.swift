import Foundation
import TestTools
import Testing

@Suite("shopkeeper ids") struct IDsCommandTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.game, name: Game, primaryLocale: en-US}
    products:
      coins60: {type: consumable}
      remove_ads: {type: non-consumable}
    retired: [com.example.game.coins40]

    """

  private static func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "catalog.yml")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private static let both = "let ids = [\"com.example.game.coins60\", \"com.example.game.remove_ads\"]\n"

  @Test("code that asks for the products of the catalog has no findings") func clean() async throws {
    let folder = try Self.project(["App/Shop.swift": Self.both])
    let run = await CommandRun("ids", folder.url.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("no findings"))
  }

  @Test("an unknown ID is marked in the code, in text, JSON and SARIF") func unknown() async throws {
    let folder = try Self.project(["App/Shop.swift": Self.both + "let productID = \"com.example.game.coin60\"\n"])
    let sarif = folder.path("ids.sarif")
    let run = await CommandRun(
      "ids", folder.url.path, "--output", "sarif=\(sarif)", "--output", "json=\(folder.path("ids.json"))")
    #expect(run.status == 1)
    #expect(run.output.contains("App/Shop.swift:2:18: error: "))
    #expect(
      run.output.contains(
        "2 | let productID = \"com.example.game.coin60\"\n  |                  ^~~~~~~~~~~~~~~~~~~~~~~\n"))
    #expect(run.output.contains("catalog.yml:4:3: note: the product"))
    #expect(try folder.text("ids.json").contains("\"rule\": \"unknown-id-in-code\""))
    #expect(try folder.text("ids.sarif").contains("App/Shop.swift"))
    if SARIFSchema.isInstalled { #expect(try SARIFSchema.faults(in: Array(folder.text("ids.sarif").utf8)) == []) }
  }

  /// A mistake in another language or notation, and a part of its message.
  static let mistakes: [(String, String, String)] = [
    ("Shop.m", #"NSSet *productIds = [NSSet setWithObjects:@"com.example.game" @".Coins60", nil];"#, "byte by byte"),
    (
      "Shop.java", #"private static final String PREFIX = "com.example.game."; String s = f(PREFIX + "coin60");"#,
      "did you mean"
    ),
    ("shop.dart", "const productIds = {'com.example.game.remove-ads'};", "byte by byte"),
    ("Shop.cs", #"builder.AddProduct("com.example.gamedev.coins60", ProductType.Consumable);"#, "bundle ID"),
    ("products.json", #"{"productID": "com.example.game.removeads"}"#, "did you mean"),
    ("A.plist", "<key>ProductID</key>\n<string>com.example.game.coinz60</string>", "did you mean"),
    ("Test.storekit", #"{"products": [{"productID": "com.example.game.coin60"}]}"#, "did you mean"),
    ("shop.tsx", "const productId = `com.example.game.coinss60`", "did you mean"),
    ("Shop.kt", "val sku = \"com.example.game.coins40\"", "is retired"),
    (
      "Assets/Shop.prefab", "%YAML 1.1\n--- !u!114 &1\nMonoBehaviour:\n  productId: com.example.game.coin60\n",
      "Shop.prefab:4:14: error"
    ),
    ("Assets/Pack.asset", "%YAML 1.1\nMonoBehaviour:\n  skus:\n  - 'com.example.game.Coins60'\n", "byte by byte"),
  ]

  @Test("a mistake is found in every language", arguments: mistakes.indices) func languages(_ index: Int) async throws {
    let (name, code, message) = Self.mistakes[index]
    let folder = try Self.project(["Good.swift": Self.both, name: code])
    let run = await CommandRun("ids", folder.url.path, "--strict", "--catalog", folder.path("catalog.yml"))
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\(name):") && run.output.contains(message), "\(run.output)")
  }

  /// Code that has IDs of other kinds, or the same ones for other purposes.
  static let innocent: [(String, String)] = [
    (
      "a.swift",
      #"let q = DispatchQueue(label: "com.example.game.coins"); let n = Notification.Name("com.example.game.coin60")"#
    ),
    ("b.swift", #"static let coins60 = "com.example.game.coins60"\n static let suiteName = "com.example.game.shared""#),
    ("c.kt", #"const val CHANNEL = "com.example.game.remove_ad"; val intent = Intent("com.example.game.REMOVE_ADS")"#),
    ("AndroidManifest.xml", #"<activity android:name="com.example.game.Coins60"/>"#),
    ("d.json", #"{"package_name": "com.example.game", "client": "com.example.game.Coins60.bundle"}"#),
    ("e.ts", "track('removeAds'); t('remove-ads'); const label = 'coins'"),
    ("f.java", #"import com.example.game.Coins60; /* "com.example.game.coin60" */ int x = 'a';"#),
    ("Tests/Shop.swift", #"let productID = "com.example.game.made_up""#),
    ("ShopTests.swift", #"let productID = "com.example.game.made_up""#),
    ("Pods/Shop.swift", #"let productID = "com.example.game.made_up""#),
    ("g.m", #"[[NSBundle bundleWithIdentifier:@"com.example.game.Coins60"] load];"#),
    ("Scene.unity", "%YAML 1.1\nMonoBehaviour:\n  m_Name: Coins60\n  productId: com.example.game.coins60\n"),
    ("Queue.prefab", "%YAML 1.1\nMonoBehaviour:\n  channel: com.example.game.coin60\n  m_Script: {fileID: 1}\n"),
    (
      "Info.plist",
      "<key>ProductIDs</key><array><string>com.example.game.coins60</string></array>\n<key>Queue</key>\n"
        + "<string>com.example.game.coin60</string>"
    ),
    // Google Play takes no capital letters and hyphens, so its IDs are often written otherwise.
    ("Play.kt", "val productId = \"com.example.game.remove.ads\""),
    ("Map.cs", "OpenIAB.mapSku(SKU_NO_ADS, OpenIAB_Android.STORE_GOOGLE, \"com.example.game.remove.ads\");"),
    (
      "ids.dart",
      "final productId = Platform.isAndroid ? 'com.example.game.remove.ads' : 'com.example.game.remove_ads';"
    ),
    ("other.asset", "  productId: com.example.game.coin60\n"),
    ("empty.ts", "const a = \"\", b = `` + ''"), ("h.swift", #"let other = ["com.other.vendor.coins60", "coins60"]"#),
  ]

  @Test("IDs of other kinds are not reported", arguments: innocent.indices) func quiet(_ index: Int) async throws {
    let (name, code) = Self.innocent[index]
    let folder = try Self.project(["Good.swift": Self.both, name: code])
    let run = await CommandRun("ids", folder.url.path, "--strict")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test("a product that is in no code is reported once, and not when the code makes IDs from parts") func missing()
    async throws
  {
    let folder = try Self.project(["a.swift": "let productIDs = [\"com.example.game.coins60\"]"])
    let run = await CommandRun("ids", folder.url.path)
    #expect(run.status == 0)
    #expect(run.output.contains("\"com.example.game.remove_ads\" is in no code: it is never asked for"))
    try folder.write("let prefix = \"com.example.game.\"\nlet id = prefix + item.rawValue\n", to: "b.swift")
    #expect(await CommandRun("ids", folder.url.path).output.contains("no findings"))
  }

  @Test("lint compares the code where there is a project, unless it is disabled") func lint() async throws {
    let folder = try Self.project(["Shop.swift": "let productID = \"com.example.game.coin60\""])
    func finds(_ arguments: String...) async -> Bool {
      await CommandRun(["lint", folder.url.path] + arguments).output.contains("unknown-id-in-code")
    }
    #expect(await !finds())
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    #expect(await finds())
    #expect(await !finds("--disable", "code"))
    #expect(await !CommandRun("lint", folder.path("catalog.yml")).output.contains("unknown-id-in-code"))
    try folder.write("rules: {unknown-id-in-code: off}", to: ".shopkeeper.yml")
    #expect(await !finds())
  }

  @Test("an ID of one catalog is not a mistake in another") func flavours() async throws {
    let folder = try Self.project(["Shop.swift": Self.both + "let productID = \"com.example.game.dev.coins60\""])
    let other = Self.catalog.replacing("com.example.game", with: "com.example.game.dev")
    try folder.write(other, to: "dev/catalog.yml")
    let run = await CommandRun("ids", folder.url.path, "--strict")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("a binary property list is read like one in XML") func binaryPropertyList() async throws {
    let folder = try Self.project(["Good.swift": Self.both])
    func write(_ list: [String: Any]) throws {
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        .write(to: folder.url.appending(path: "Products.plist"))
    }
    try write(["ProductIDs": ["com.example.game.coins60"], "Queue": "com.example.game.coin60"])
    #expect(await CommandRun("ids", folder.url.path, "--strict").status == 0)
    try write(["Shop": [["productID": "com.example.game.coin60"], ["productID": "com.example.game.remove_ads"]]])
    let run = await CommandRun("ids", folder.url.path)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("Products.plist") && run.output.contains("did you mean \"com.example.game.coins60\""))
    let sarif = await CommandRun("ids", folder.url.path, "--format", "sarif")
    if SARIFSchema.isInstalled { #expect(try SARIFSchema.faults(in: Array(sarif.output.utf8)) == []) }
    var bytes = try Array(Data(contentsOf: folder.url.appending(path: "Products.plist")))
    for place in stride(from: 8, to: bytes.count, by: 7) {
      bytes[place] ^= 0xFF
      try Data(bytes).write(to: folder.url.appending(path: "Products.plist"))
      #expect([0, 1].contains(await CommandRun("ids", folder.url.path).status))
    }
  }

  @Test("a folder can't lead out of itself, and pipes, strange names and odd code don't stop the search")
  func strangeFolder() async throws {
    let outside = try TemporaryFolder()
    let bad = "let productID = \"com.example.game.coin60\"\n"
    try outside.write(bad, to: "Bad.swift")
    try outside.write("secret", to: "secret.txt")
    let folder = try Self.project(["App/Shop.swift": Self.both])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Linked"), withDestinationPath: outside.url.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Secret.swift"), withDestinationPath: outside.path("secret.txt"))
    #expect(mkfifo(folder.path("App/Pipe.swift"), 0o600) == 0)
    let odd = [
      "quotes.swift": String(repeating: "\"", count: 200_000), "open.swift": String(repeating: "/*", count: 300_000),
      "values.kt": "val productId = \"" + String(repeating: "${", count: 200_000),
      "joined.java": "String sku = \"a\"" + String(repeating: " + \"a\"", count: 100_000) + ";",
      "tags.xml": String(repeating: "<a b=\"", count: 200_000),
      "lists.prefab": "%YAML 1.1\n" + String(repeating: "- ", count: 500_000),
      "ids.ts": (0..<8_000).map { "const productId\($0) = 'com.example.game.xyz\($0)';\n" }.joined(),
      "deep.json": String(repeating: "[", count: 900_000), "a\nbreak\u{1B}[31m.swift": bad,
    ]
    for (name, text) in odd { try folder.write(text, to: "App/\(name)") }
    let run = await CommandRun("ids", folder.url.path, "--max-findings", "10")
    #expect(run.status == 1, "\(run.errors)")
    #expect(!run.output.contains("Linked") && !run.output.contains("secret") && !run.output.contains("\u{1B}[31m"))
    #expect(run.output.contains("coin60"))
  }

  @Test("files that are large, binary, linked, deep or broken end the search neither early nor late") func hostile()
    async throws
  {
    let folder = try Self.project(["Shop.swift": Self.both])
    let bad = "let productID = \"com.example.game.coin60\"\n"
    try folder.write(bad + String(repeating: "//\n", count: 1_000_000), to: "large.swift")
    try folder.write("\u{0}" + bad, to: "binary.swift")
    try folder.write(bad, to: (0..<60).map { _ in "d/" }.joined() + "deep.swift")
    try folder.write(bad, to: ".hidden/a.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: folder.url.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.swift"), withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(atPath: folder.path("gone.swift"), withDestinationPath: "nowhere")
    try #require(mkfifo(folder.path("pipe.swift"), 0o600) == 0)
    try Data([0xFF, 0x22, 0xFE, 0x22, 0x0A]).write(to: folder.url.appending(path: "broken.swift"))
    let run = await CommandRun("ids", folder.url.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test("a path without code, without a catalog, or that is a file is an error") func faults() async throws {
    let folder = try Self.project([:])
    let noCode = await CommandRun("ids", folder.url.path)
    #expect(noCode.status == 3 && noCode.errors.contains("no code below"))
    let noFolder = await CommandRun("ids", folder.path("catalog.yml"))
    #expect(noFolder.status == 3 && noFolder.errors.contains("is not a folder"))
    try folder.write(Self.both, to: "app/Shop.swift")
    let noCatalog = await CommandRun("ids", folder.path("app"))
    #expect(noCatalog.status == 3 && noCatalog.errors.contains("no catalog.yml"))
  }
}
