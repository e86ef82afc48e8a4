import Foundation
import Testing

@Suite("What an export must not do with files") struct OutputSafetyTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US}   # the app
    products:
      coins:
        type: consumable
        price: {tier: 1}
        review: {screenshot: shots/shop.png}
        promotionalImage: shots/coins.png

    """

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "shop/catalog.yml")
    try folder.write("one", to: "shop/shots/shop.png")
    try folder.write("two", to: "shop/shots/coins.png")
    try folder.write("baseline: accepted.json\n", to: ".shopkeeper.yml")
    try folder.write("{}", to: "accepted.json")
    try folder.write(Self.catalog, to: "other.yml")
    try folder.write("{\"identifier\": \"1\", \"products\": [], \"subscriptionGroups\": []}", to: "App.storekit")
    try folder.write("\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR", to: "art.png")
    try folder.write("product,territory,currency,price,reason\n", to: "shop/catalog.prices.csv")
    for (link, target) in [("link.csv", "shop/catalog.yml"), ("picture.csv", "shop/shots/shop.png")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: folder.path(target))
    }
    return folder
  }

  private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    for name in names { files[name] = FileManager.default.contents(atPath: folder.path(name)) }
    return files
  }

  @Test(
    "neither reads nor copies an image outside of the catalog's folder, and reports that",
    arguments: ["../secret.png", "ABSOLUTE", "shots/link.png"], ["out.itmsp", "out.json"]) func outside(
      path: String, output: String
    ) async throws
  {
    let folder = try sample()
    try folder.write("secret", to: "secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("shop/shots/link.png"), withDestinationPath: folder.path("secret.png"))
    let named = path == "ABSOLUTE" ? folder.path("secret.png") : path
    try folder.write(
      Self.catalog.replacing("shots/shop.png", with: named).replacing("{tier: 1}", with: "{USD: 1}"),
      to: "shop/catalog.yml")
    let format = output.hasSuffix("json") ? "asc" : "transporter"
    let run = await CommandRun("convert", folder.path("shop"), folder.path(output), "--to", format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("is not in the catalog's folder, or can't be read"), "\(run.errors)")
    let written = try contents(of: folder).filter { $0.key.hasPrefix(output) }
    #expect(!written.isEmpty)
    #expect(!written.values.contains(Data("secret".utf8)))
  }

  @Test(
    "doesn't overwrite the catalog, its images, its configuration and its baseline",
    arguments: [
      ("export shop -f csv -o shop/catalog.yml", "is read by this run"),
      ("export shop -f csv -o link.csv", "is read by this run"),
      ("export shop -f text -o shop/shots/../catalog.yml", "is read by this run"),
      ("export shop -f csv -o shop/shots/shop.png", "is an image of the catalog"),
      ("export shop -f csv -o picture.csv", "is an image of the catalog"),
      ("convert shop shop/shots/coins.png --to csv", "is an image of the catalog"),
      ("export shop -f text -o .shopkeeper.yml", "is read by this run"),
      ("export shop -f product-ids-json -o accepted.json", "is read by this run"),
      ("export shop -f csv -o other.yml", "its comments and layout would be lost"),
      ("convert shop other.yml", "import shop/catalog.yml --into other.yml"),
      ("convert shop/catalog.yml shop/catalog.yml", "is read by this run"),
      ("export shop -f csv -o shop/catalog.prices.csv --force", "has the computed prices of the catalog"),
      ("lint shop -o json=shop/catalog.prices.csv", "has the computed prices of the catalog"),
      ("lint shop -o json=shop/shots/shop.png", "is an image of the catalog"),
      ("lint shop --write-baseline picture.csv", "is an image of the catalog"),
      ("lint shop -o html=other.yml", "is a catalog"), ("lint shop --write-baseline other.yml", "is a catalog"),
      ("lint shop -o json=App.storekit", "is a catalog"), ("lint shop --write-baseline App.storekit", "is a catalog"),
      ("lint shop -o html=art.png", "is a binary file, not a report"),
    ]) func kept(line: String, message: String) throws
  {
    let folder = try sample()
    let before = try contents(of: folder)
    let outcome = try run("shopkeeper \(line)", in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try contents(of: folder) == before)
  }

  @Test("replaces a report of any kind, and a baseline, with the next one") func again() throws {
    let folder = try sample()
    let kinds = ["text", "json", "jsonl", "sarif", "html", "junit", "github", "checkstyle", "gitlab"]
    let known = try run("shopkeeper lint --help", in: folder.url).output
    let reports = kinds.filter { known.contains($0) }.map { "-o \($0)=report.\($0)" }.joined(separator: " ")
    for _ in 0..<2 {
      let outcome = try run("shopkeeper lint shop \(reports) --write-baseline base.json", in: folder.url)
      #expect(outcome.status < 2, "\(outcome.errors)")
    }
  }

  @Test(
    "writes nothing through a link that leads out of the repository, on whatever part of the way",
    arguments: [
      "lint shop -o json=reports/out.json", "lint shop --write-baseline reports/out.yml",
      "export shop -f csv -o reports/out.csv", "export shop -f storekit -o reports/../victim/out.storekit",
      "export shop -f strings -o reports/out", "site shop -o reports/out", "export shop -f csv -o out.csv --force",
      "publish shop --store reports/out.store --author Ann", "publish shop --store out.store --author Ann",
      "store backup reports/out.store --store shop.store",
    ]) func linkedFolders(line: String) throws
  {
    let folder = try sample()
    let root = folder.url.appending(path: "repository")
    try FileManager.default.createDirectory(at: root.appending(path: ".git"), withIntermediateDirectories: true)
    for name in ["shop", ".shopkeeper.yml"] {
      try FileManager.default.moveItem(at: folder.url.appending(path: name), to: root.appending(path: name))
    }
    try FileManager.default.removeItem(at: root.appending(path: ".shopkeeper.yml"))
    try folder.write("mine", to: "victim/mine")
    let links = [
      ("reports", "../victim"), ("out.csv", "../victim/mine"), ("inner", "shop"), ("out.store", "../victim/out.store"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path, withDestinationPath: target)
    }
    let outcome = try run("shopkeeper \(line)", in: root)
    #expect(outcome.status == 3 && outcome.errors.contains("outside of its repository"), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("victim")) == ["mine"])
    #expect(try folder.text("victim/mine") == "mine")
    let inside = try run("shopkeeper export shop -f csv -o inner/out.csv", in: root)
    #expect(inside.status == 0, "\(inside.errors)")
  }

  @Test(
    "writes no report, baseline or plan through a link",
    arguments: ["lint shop -o json=out.link", "lint shop -o html=out.link", "lint shop --write-baseline out.link"])
  func links(line: String) throws {
    let folder = try sample()
    try folder.write("mine", to: "victim")
    try FileManager.default.removeItem(atPath: folder.path(".shopkeeper.yml"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("out.link"), withDestinationPath: "victim")
    let outcome = try run("shopkeeper \(line)", in: folder.url)
    #expect(outcome.status == 3 && outcome.errors.contains("it is a link to \"victim\""), "\(outcome.errors)")
    #expect(try folder.text("victim") == "mine")
  }

  @Test("doesn't overwrite them with the files of a folder either") func folder() throws {
    let folder = try sample()
    try folder.write(
      Self.catalog.replacing("coins:", with: "coins: {type: consumable, id: accepted}\n  gems:"), to: "shop/catalog.yml"
    )
    let before = try contents(of: folder)
    let outcome = try run("shopkeeper convert shop . --to gpp --force", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("accepted.json\" is read by this run"), "\(outcome.errors)")
    #expect(try contents(of: folder) == before)
  }

  @Test("writes all or none of the files of an existing folder") func whole() throws {
    let folder = try sample()
    // The last of the files can't be written.
    try folder.write("a file", to: "X.itmsp/metadata.xml/inside")
    let before = try contents(of: folder)
    let outcome = try run("shopkeeper convert shop X.itmsp", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("it is a folder"), "\(outcome.errors)")
    #expect(try contents(of: folder) == before)
  }

  @Test("a package that is converted to itself keeps its screenshots") func inPlace() throws {
    let folder = try sample()
    let made = try run("shopkeeper convert shop X.itmsp", in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let before = try contents(of: folder)
    let again = try run("shopkeeper convert X.itmsp X.itmsp", in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try contents(of: folder) == before)
  }

  @Test("names remaining files in a folder of products") func others() throws {
    let folder = try sample()
    try folder.write("{}", to: "play/gone.json")
    try folder.write("mine", to: "play/notes.txt")
    let outcome = try run("shopkeeper convert shop play --to gpp", in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("note: 1 other file in \"play\" stays: gone.json\n"))
  }

  @Test("images are relative to the output, above and below") func images() throws {
    let folder = try sample()
    let up = try run("shopkeeper export shop -f csv -o up.csv", in: folder.url)
    #expect(up.status == 0)
    #expect(try folder.text("up.csv").contains("shop/shots/shop.png"))
    let down = try run("shopkeeper convert up.csv shop/down.csv", in: folder.url)
    #expect(down.status == 0)
    let text = try folder.text("shop/down.csv")
    #expect(text.contains(",shots/shop.png") && text.contains(",shots/coins.png"), "\(text)")
  }

  @Test("warns of a locale without texts") func locales() async throws {
    let run = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "csv", "--locale", "en,de-DE")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("warning: no product has texts in de-DE\n"), "\(run.errors)")
    #expect(run.output.contains("title[en-US]") && !run.output.contains("[ja]"))
    let unknown = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "csv", "--locale", "xx")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("a locale of the App Store, such as en-US"))
  }
}

@Suite("What counts as a loss") struct LossTests {
  private static let configuration = """
    {
      "appPolicies" : {"eula" : "", "policies" : [{"locale" : "en_US", "policyText" : "POLICY"}]},
      "identifier" : "B495CDA2",
      "products" : [
        {
          "displayPrice" : "4.99", "familyShareable" : false, "internalID" : "9CF3BDC4",
          "localizations" : [{"locale" : "en_US", "displayName" : "Coins", "description" : "Some coins."}],
          "productID" : "com.example.shop.coins", "referenceName" : "Coins", "type" : "Consumable"
        }
      ],
      "settings" : {"_timeRate" : 6},
      "subscriptionGroups" : [],
      "version" : {"major" : 3, "minor" : 0}
    }
    """

  @Test("a license agreement is a loss, but not identifiers and settings of tests") func asides() async throws {
    let folder = try TemporaryFolder()
    let clean = try folder.write(Self.configuration.replacing("POLICY", with: ""), to: "a.storekit")
    let run = await CommandRun("convert", clean, folder.path("a.yml"), "--fail-on-loss")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("note: a catalog does not keep Xcode's identifiers (2 times)\n"), "\(run.errors)")
    #expect(!run.errors.contains("lost"))
    let policies = try folder.write(Self.configuration.replacing("POLICY", with: "Be kind."), to: "b.storekit")
    let other = await CommandRun("convert", policies, folder.path("b.yml"), "--fail-on-loss")
    #expect(other.status == 1)
    #expect(other.errors.contains("note: a catalog has no license agreement"))
    #expect(other.errors.hasSuffix("nothing was written\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("b.yml")))
  }

  @Test("an import reports what a catalog can't hold, too") func imported() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.configuration.replacing("POLICY", with: "Be kind."), to: "b.storekit")
    let run = await CommandRun("import", file)
    #expect(run.errors.contains("note: a catalog has no license agreement"))
    let full = await CommandRun("import", file, "--loss-report")
    let identifiers = full.errors.split(separator: "\n").filter {
      $0.hasSuffix("a catalog does not keep Xcode's identifiers")
    }
    #expect(identifiers.count == 2 && identifiers.allSatisfy { $0.hasPrefix(file) })
  }

  @Test(
    "a list of only IDs loses nothing that was asked for, and --loss-report names the rest",
    arguments: ["text", "product-ids-json", "product-ids-xml", "product-ids-plist", "swift"]) func lists(
      _ format: String
    ) async
  {
    let run = await CommandRun("export", Samples.catalog("Minimal"), "-f", format, "--fail-on-loss")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let full = await CommandRun("export", Samples.catalog("Minimal"), "-f", format, "--loss-report", "--fail-on-loss")
    #expect(full.errors.contains("nothing else"))
    #expect(full.status == 0)
    #expect(full.output == run.output)
  }
}
