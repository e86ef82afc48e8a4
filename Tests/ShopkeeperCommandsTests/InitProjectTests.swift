import AppStoreReference
import Foundation
import TestTools
import Testing

@testable import ShopkeeperCommands

@Suite("Starting a catalog in a project") struct InitProjectTests {
  /// A project of Xcode with an app, its tests and an extension.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        F0 /* Shared.xcconfig */ = {isa = PBXFileReference; path = Shared.xcconfig; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F0 /* Shared.xcconfig */, ); path = Config; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = "DigDig"; productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
        T3 = {isa = PBXNativeTarget; buildConfigurationList = L2; name = Widget; productType = "com.apple.product-type.app-extension"; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); defaultConfigurationName = Release; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (D1 /* Debug */, C1 /* Release */, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C0 = {isa = XCBuildConfiguration; baseConfigurationReference = F0; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        D1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = com.example.debug; }; name = Debug; };
        C1 = {isa = XCBuildConfiguration; buildSettings = {
            INFOPLIST_KEY_CFBundleDisplayName = "Dig \\"Deep\\"";
            PRODUCT_BUNDLE_IDENTIFIER = "$(ORGANIZATION).${TARGET_NAME:rfc1034identifier}";
          }; name = Release; };
        C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = com.example.tests; }; name = Release; };
        P0 = {isa = PBXProject; buildConfigurationList = L0; developmentRegion = en; knownRegions = (en, Base, de, "zh-Hans", ); targets = (T1, T2, T3, ); };
      };
      rootObject = P0 /* Project object */;
    }
    """

  private static func files(_ name: String) -> [String: String] {
    switch name {
    case "Xcode":
      [
        "Dig.xcodeproj/project.pbxproj": project,
        "Config/Shared.xcconfig": "#include \"Base.xcconfig\"\n// by the studio\nORGANIZATION = $(PREFIX).dig;\n",
        "Config/Base.xcconfig": "PREFIX = com.example\nPREFIX[sdk=macosx*] = org.example\n",
        "Pods/Other.xcodeproj/project.pbxproj": project,
      ]
    case "XcodeGen":
      [
        "project.yml": """
        name: Dig
        options: {bundleIdPrefix: com.example.dig, developmentLanguage: de}
        targets:
          DigDig: {type: application, platform: iOS, settings: {base: {INFOPLIST_KEY_CFBundleDisplayName: 'Dig "Deep"'}}}
          DigTests: {type: bundle.unit-test, platform: iOS}
        """, "Resources/zh-Hans.lproj/a.strings": "", "Resources/en.lproj/a.strings": "",
      ]
    case "Tuist":
      [
        "Project.swift": """
        import ProjectDescription
        let organization = "com.example.dig"
        let project = Project(name: "Dig", targets: [
          .target(name: "Dig \\\\"Deep\\\\"", destinations: .iOS, product: .app, bundleId: "\\\\(organization).DigDig"),
          .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "\\\\(organization).tests"),
        ])
        """.replacing("\\\\", with: "\\"),
        "Sources/Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {}, "zh-Hans": {}}}}}
        """,
      ]
    default:
      [
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.dig.DigDig</string>
        <key>CFBundleDisplayName</key><string>Dig "Deep"</string>
        <key>CFBundleLocalizations</key><array><string>en</string><string>de</string><string>zh-Hans</string></array>
        </dict></plist>
        """,
        "Widget/Info.plist": """
        <plist version="1.0"><dict><key>NSExtension</key><dict/><key>CFBundleIdentifier</key>
        <string>com.example.dig.widget</string></dict></plist>
        """,
      ]
    }
  }

  @Test("finds the app, its name and its locales", arguments: ["Xcode", "XcodeGen", "Tuist", "Info.plist"]) func found(
    kind: String
  ) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files(kind) { try folder.write(text, to: name) }
    let run = await CommandRun("init", folder.path("catalog.yml"))
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("bundleID: com.example.dig.DigDig\n"), "\(run.errors)\n\(text)")
    if kind != "Tuist" { #expect(text.contains("Dig \\\"Deep\\\"") || text.contains("Dig \"Deep\"")) }
    for code in ["de-DE", "en-US", "zh-Hans"] { #expect(text.contains(code), "\(code)\n\(text)") }
    #expect(run.errors.contains("found the app com.example.dig.DigDig"))
    let lint = await CommandRun("lint", folder.path("catalog.yml"))
    #expect(lint.status == 0 && lint.output.hasPrefix("no findings"), "\(lint.output)")
  }

  @Test("what it writes has no findings in the locale of any project", arguments: StoreLocale.all) func clean(
    locale: StoreLocale
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "\(locale.code).lproj/a.strings")
    #expect(await CommandRun("init", folder.path("catalog.yml")).status == 0)
    // Nothing is known yet about the locales added in 2026.
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--disable", "unknown-locale")
    #expect(lint.status == 0 && lint.output.hasPrefix("no findings"), "\(lint.output)")
  }

  @Test("writes product IDs without the hyphens of the bundle ID, which the store may refuse") func hyphens()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.yml")
    let run = await CommandRun("init", path, "--bundle-id", "com.my-studio.gold-rush")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("    id: com.my_studio.gold_rush.coins100 "))
    let lint = await CommandRun("lint", path)
    #expect(lint.output.hasPrefix("no findings"), "\(lint.output)")
  }

  @Test("takes the products of the only .storekit file") func configuration() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("App.storekit")
    #expect(await CommandRun("export", Samples.catalog("GoldRush"), "-f", "storekit", "-o", file).status == 0)
    for (name, text) in Self.files("Xcode") { try folder.write(text, to: name) }
    let run = await CommandRun("init", folder.path("catalog.yml"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("found products in "))
    let text = try folder.text("catalog.yml")
    #expect(text.contains("com.example.goldrush.coins400"))
    #expect(text.contains("# The project is localized for more; add them with their texts: de-DE\n"))
  }

  /// An offer without its price can't be written, so that the catalog differs from those that have one.
  private static let configurations = Corpus.files(ofKind: "storekit").filter { file in
    let text = (try? file.bytes()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return !text.contains("\"displayPrice\" : \"\"")
  }

  @Test(
    "makes a catalog that does not differ from the .storekit file that it was made from",
    .enabled(if: !configurations.isEmpty, Comment(rawValue: Corpus.absence)), arguments: configurations) func agreement(
      _ file: Corpus.File
    ) async throws
  {
    let folder = try TemporaryFolder()
    try Data(try file.bytes()).write(to: folder.url.appending(path: "App.storekit"))
    let run = await CommandRun("init", folder.path("catalog.yml"), "--bundle-id", "com.example.app")
    #expect(run.status == 0, "\(run.errors)")
    let lint = await CommandRun("lint", folder.url.path)
    #expect(!lint.output.contains("[outdated-export]"), "\(lint.output)")
  }

  @Test(
    "takes products of a configuration without settings, or writes examples when it has no products",
    arguments: [
      #"{"products":[{"productID":"com.example.app.gold","type":"Consumable","displayPrice":"0.99","referenceName":"Gold","localizations":[{"locale":"en_US","displayName":"Gold","description":"Gold to spend."}]}],"version":{"major":2,"minor":0}}"#,
      #"{"products":[],"settings":{"_locale":"en_US"},"version":{"major":3,"minor":0}}"#,
    ]) func sparse(configuration: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "App.storekit")
    let run = await CommandRun("init", folder.path("catalog.yml"), "--bundle-id", "com.example.app")
    #expect(run.status == 0, "\(run.errors)")
    let lint = await CommandRun("lint", folder.url.path)
    #expect(!lint.output.contains("[outdated-export]"), "\(lint.output)")
  }

  @Test("asks which of several apps is meant, and names an ID that it can't resolve") func several() async throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      try folder.write(
        "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>com.example.\(name)</string></dict></plist>",
        to: "\(name)/Info.plist")
    }
    let run = await CommandRun("init", folder.path("catalog.yml"))
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "the project has 2 apps: \"com.example.one\", \"com.example.two\"; choose one with --bundle-id"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.yml")))
    let other = try TemporaryFolder()
    try other.write(
      Self.project.replacing("baseConfigurationReference = F0; ", with: ""), to: "Dig.xcodeproj/project.pbxproj")
    let open = await CommandRun("init", other.path("catalog.yml"))
    #expect(open.status == 0)
    #expect(open.errors.contains("has variables that are not defined there"), "\(open.errors)")
    let assumed = "note: the bundle ID com.example.app is only an example; give the app's with --bundle-id"
    #expect(open.errors.contains(assumed), "\(open.errors)")
    let given = await CommandRun("init", other.path("b.yml"), "--bundle-id", "com.example.dig")
    #expect(given.status == 0 && !given.errors.contains("only an example"), "\(given.errors)")
  }

  @Test("names the products that it takes, and no others") func takenProducts() async throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] {
      try folder.write(
        """
        {"identifier": "\(name)", "nonRenewingSubscriptions": [], "products": [
          {"displayPrice": "0.99", "familyShareable": false, "internalID": "\(name)1",
           "localizations": [], "productID": "com.example.\(name).gate", "referenceName": "Gate",
           "type": "NonConsumable"}],
         "settings": {}, "subscriptionGroups": [], "version": {"major": 4, "minor": 0}}
        """,
        to: "\(name).storekit")
    }
    let run = await CommandRun(
      "init", folder.path("catalog.yml"), "--from", folder.path("A.storekit"), "--bundle-id", "com.example.A")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("B.storekit"), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("gate:"))
    let several = await CommandRun("init", folder.path("b.yml"))
    #expect(several.status == 2)
    #expect(several.errors.contains("choose one with --from"), "\(several.errors)")
  }

  @Test(
    "ends in time with settings that refer to themselves and to each other", arguments: ["$(X)", "$(Y)", "${Y}.$(X)"])
  func circles(value: String) async throws {
    let folder = try TemporaryFolder()
    let many = String(repeating: value, count: 12)
    let project = Self.project.replacing(
      "PRODUCT_BUNDLE_IDENTIFIER = \"$(ORGANIZATION).${TARGET_NAME:rfc1034identifier}\";",
      with: "PRODUCT_BUNDLE_IDENTIFIER = \"$(X)\"; X = \"\(many)\"; Y = \"\(many)$(X)\";")
    try folder.write(project, to: "Dig.xcodeproj/project.pbxproj")
    let run = await CommandRun("init", folder.path("catalog.yml"))
    #expect(run.status == 0 && run.errors.utf8.count < 2000, "\(run.errors.prefix(400))")
    #expect(run.errors.contains("has variables that are not defined there"))
  }

  @Test(
    "ends in time with files that include themselves, and with values that contain themselves twice",
    arguments: [
      ["Config/Shared.xcconfig": String(repeating: "#include \"Shared.xcconfig\"\n", count: 50) + "A = b\n"],
      [
        "Config/Shared.xcconfig": "ORGANIZATION = com\n"
          + String(repeating: "ORGANIZATION = $(inherited)$(inherited)\n", count: 60)
      ],
      [
        "project.yml": """
        settings: {A: \(String(repeating: "x", count: 60)), base: {A: &}, configs: {Release: {A: &}}}
        targets:
          App:
            type: application
            settings: {PRODUCT_BUNDLE_IDENTIFIER: com.example.&, A: &, base: {A: &}, configs: {Release: {A: &}}}

        """.replacing("&", with: "\"\(String(repeating: "$(inherited)", count: 60))\"")
      ],
      [
        "Project.swift": "import ProjectDescription\nlet c0 = \"com.a\"\n"
          + (1..<60).map { "let c\($0) = \"x\\(c\($0 - 1))\\(c\($0 - 1))\"\n" }.joined()
          + "product: .app, bundleId: \"\\(c59)\""
      ],
    ]) func endless(files: [String: String]) async throws
  {
    let folder = try TemporaryFolder()
    if files["Config/Shared.xcconfig"] != nil { try folder.write(Self.project, to: "Dig.xcodeproj/project.pbxproj") }
    for (name, text) in files { try folder.write(text, to: name) }
    let run = await CommandRun("init", folder.path("catalog.yml"))
    #expect(run.status == 0 && run.errors.utf8.count < 2000, "\(run.errors.prefix(400))")
    #expect(run.errors.contains("not defined there") || run.errors.contains("than are read"), "\(run.errors)")
    #expect(run.errors.contains("only an example"), "\(run.errors)")
  }

  @Test("modifiers of a setting, and targets that refer to one, take from what is read") func modifiers() {
    var budget = SettingsBudget(root: "/")
    var settings = BuildSettings()
    settings.add(["A": String(repeating: "a", count: 9_000)], &budget)
    let reference = "$(A\(String(repeating: ":rfc1034identifier", count: 1_000)))"
    #expect(processorTime { _ = settings.resolved(reference, &budget) } < .seconds(1))
    #expect(!budget.isSpent)
    for _ in 0..<2_000 { _ = settings.resolved("$(A)", &budget) }
    #expect(budget.isSpent && settings.resolved("$(A)", &budget) == "$(A)")
  }

  @Test(
    "reads nothing outside of the repository or the folder, and no file but settings of a build",
    arguments: ["../credentials", "../a.xcconfig", "link.xcconfig", "inner.xcconfig", ".env", "/absolute"],
    [true, false]) func foreign(path: String, isRepository: Bool) async throws
  {
    let outer = try TemporaryFolder()
    let secret = "NAME = wJalrXUtnFEMIK7MDENG\nORGANIZATION = com.example.wJalrXUtnFEMIK7MDENG\n"
    for name in ["credentials", "a.xcconfig", "app/.env"] { try outer.write(secret, to: name) }
    if isRepository { try outer.write("", to: "app/.git/HEAD") }
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: outer.path("app/link.xcconfig"), withDestinationPath: outer.path("a.xcconfig"))
    try manager.createSymbolicLink(atPath: outer.path("app/inner.xcconfig"), withDestinationPath: ".env")
    let place = path == "/absolute" ? outer.path("a.xcconfig") : path
    for included in [false, true] {
      let named = included ? "own.xcconfig" : place
      try outer.write("#include \"\(place)\"\n", to: "app/own.xcconfig")
      let project = Self.project.replacing("path = Config; ", with: "").replacing(
        "Shared.xcconfig;", with: "\"\(named)\";"
      )
      .replacing("\"Dig \\\"Deep\\\"\"", with: "\"$(NAME)\"")
      try outer.write(project, to: "app/Dig.xcodeproj/project.pbxproj")
      let file = outer.path("app/\(included).yml")
      let run = await CommandRun("init", file)
      #expect(run.status == 0 && !run.errors.contains("wJalr"), "\(run.errors)")
      #expect(run.errors.contains("is outside of the project or no .xcconfig file, and is not read"), "\(run.errors)")
      #expect(try !outer.text("app/\(included).yml").contains("wJalr"))
    }
  }

  @Test("reads a damaged project as far as it goes, and never for long", arguments: 0..<40) func damaged(seed: Int)
    async throws
  {
    let folder = try TemporaryFolder()
    let bytes = Array(Self.project.utf8)
    let cut = bytes.count * seed / 40
    let text =
      seed.isMultiple(of: 2)
      ? String(decoding: bytes[..<cut], as: UTF8.self)
      : String(decoding: bytes[..<cut] + Array("((((={;".utf8) + bytes[cut...], as: UTF8.self)
    try folder.write(text, to: "Dig.xcodeproj/project.pbxproj")
    let run = await CommandRun("init", folder.path("catalog.yml"))
    #expect([0, 2].contains(run.status), "\(run.errors)")
  }

  @Test("asks for everything at a terminal, with what it found, until the answer makes sense") func questions()
    async throws
  {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files("Xcode") { try folder.write(text, to: name) }
    let file = folder.path("catalog.yml")
    let run = await CommandRun(
      ["init", file, "--interactive"],
      answers: [
        "", "", "tlh", "en-US, de", "treats100", "subscription", "consumable", "100 Treats",
        "Adds 100 treats for your pet.", "much", "1.99",
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("bundle ID [com.example.dig.DigDig]: name of the app"))
    #expect(run.errors.contains("expected locales of the App Store, such as en-US\n"))
    #expect(run.errors.contains("expected one of consumable, non-consumable, non-renewing\n"))
    #expect(run.errors.contains("expected an amount such as 0.99\n"))
    let text = try folder.text("catalog.yml")
    #expect(text.contains("  treats100:\n    type: consumable\n"), "\(text)")
    #expect(text.contains("price: {USD: 1.99}"))
    let lint = await CommandRun("lint", file)
    #expect(lint.output.hasPrefix("no findings in 1 product"), "\(lint.output)")
  }

  @Test("writes nothing when a person leaves in the middle") func unanswered() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(["init", folder.path("catalog.yml"), "-i"], answers: ["com.example.pets", "Pets"])
    #expect(run.status != 0)
    #expect(run.errors.contains("nothing was written, because not every question was answered"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.yml")))
  }

  @Test("asks nothing without a terminal") func noTerminal() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun("init", folder.path("catalog.yml"), "--interactive")
    #expect(run.status == 0)
    #expect(run.errors.contains("nobody is at a terminal"))
  }
}
