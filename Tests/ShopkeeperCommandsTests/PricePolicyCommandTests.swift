import Foundation
import Testing

@Suite("shopkeeper price with policies") struct PricePolicyCommandTests {
  private static let catalog = """
    catalog: 1
    app:
      bundleID: com.example.small
      primaryLocale: en-US
      pricePolicies:
        - name: ppp
          tables: [ppp.csv]
          multipliers: [IND 0.35]
          rates: [USD 1, INR 88.5, BRL 5.4]
          others: store
          rounding: usual
    products:
      coins400:
        type: consumable
        referenceName: Coins
        price: {USD: 4.99}
        pricePolicy: ppp
        localizations:
          en-US: {title: Bag of Coins, description: Adds coins to your purse.}
        review: {screenshot: shop.png}

    """

  private func folder(_ catalog: String = catalog) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "catalog.yml")
    try folder.write("Territory;Multiplier;Note\nBrazil;0.6;chosen\nIND;0.9;\nWLD;0.5;\n", to: "ppp.csv")
    return folder
  }

  @Test("the lock has the computed prices, and is the same to the byte when nothing has changed") func lock()
    async throws
  {
    let folder = try folder()
    let first = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("\"WLD\""))
    let text = try folder.text("catalog.prices.csv")
    #expect(
      text == """
        product,territory,currency,price,reason
        com.example.small.coins400,BRA,BRL,15.9,ppp: USD 4.99 × 0.6 × 5.4 = 16.17
        com.example.small.coins400,IND,INR,149,ppp: USD 4.99 × 0.35 × 88.5 = 154.57

        """)
    let again = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(again.output.contains("up to date"), "\(again.output)")
    #expect(try folder.text("catalog.prices.csv") == text)
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy")
    #expect(lint.status == 0, "\(lint.output)")
  }

  @Test("a link, a pipe or a folder in place of the lock is named, neither read nor written", arguments: 0..<5)
  func strangeLock(_ kind: Int) async throws {
    let (folder, outside) = (try folder(), try TemporaryFolder())
    let lock = folder.url.appending(path: "catalog.prices.csv")
    let other = kind == 1 ? folder : outside
    try other.write("my precious hunter2\n", to: "notes.txt")
    switch kind {
    case 0, 1:
      try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: other.url.appending(path: "notes.txt"))
    case 2:
      try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: outside.url.appending(path: "new.txt"))
    case 3: #expect(mkfifo(lock.path, 0o600) == 0)
    default: try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    }
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(run.status == 3 && run.errors.contains("could not write"), "\(run.errors)")
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy")
    #expect(lint.status == 1 && !lint.output.contains("precious"), "\(lint.output)")
    #expect(await CommandRun("export", folder.path("catalog.yml"), "-f", "storekit").status != 0)
    #expect(try other.text("notes.txt") == "my precious hunter2\n")
    #expect(!FileManager.default.fileExists(atPath: outside.path("new.txt")))
  }

  @Test(
    "a spreadsheet runs nothing in the lock, and it reads as it was written", arguments: ["=1+2", "@x", "＝x", "-1"])
  func formulas(_ name: String) async throws {
    let catalog = Self.catalog.replacing("name: ppp", with: "name: \"\(name)\"")
      .replacing("pricePolicy: ppp", with: "pricePolicy: \"\(name)\"")
      .replacing("  coins400:", with: "  coins400:\n    id: \"\(name)\"")
    let folder = try folder(catalog)
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(run.status == 0, "\(run.errors)")
    let cells = try folder.text("catalog.prices.csv").split(whereSeparator: { ",\n".contains($0) })
    #expect(cells.count > 10 && cells.allSatisfy { !"=+-@＝".contains($0.first ?? "=") }, "\(cells)")
    #expect(await CommandRun("price", folder.path("catalog.yml"), "--update").output.contains("up to date"))
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy")
    #expect(!lint.output.contains("out of date"), "\(lint.output)")
  }

  @Test(
    "nothing computed is exported before it is in the lock, and nothing that has changed since",
    arguments: [
      "asc", "storekit",
    ]) func gate(_ format: String) async throws
  {
    let folder = try folder()
    let catalog = folder.path("catalog.yml")
    let missing = await CommandRun("export", catalog, "-f", format)
    #expect(missing.status != 0 && missing.errors.contains("price") && missing.errors.contains("--update"))
    let lint = await CommandRun("lint", catalog, "--only", "price-policy")
    #expect(lint.status == 1 && lint.output.contains("--update"), "\(lint.output)")
    _ = await CommandRun("price", catalog, "--update")
    let whole = await CommandRun("export", catalog, "-f", format)
    #expect(whole.status == 0, "\(whole.errors)")
    if format == "asc" { #expect(whole.output.contains("149"), "\(whole.output)") }
    try folder.write(Self.catalog.replacing("USD: 4.99", with: "USD: 5.99"), to: "catalog.yml")
    let stale = await CommandRun("export", catalog, "-f", format)
    #expect(stale.status != 0 && stale.errors.contains("out of date"), "\(stale.errors)")
    let changed = await CommandRun("price", catalog, "--update")
    #expect(changed.output.contains("raised"), "\(changed.output)")
    try folder.write("product,territory,currency,price,reason\na,XXX,USD,1,\n", to: "catalog.prices.csv")
    let broken = await CommandRun("export", catalog, "-f", format)
    #expect(broken.status != 0 && broken.errors.contains("line 2"), "\(broken.errors)")
  }

  @Test(
    "shows what a policy makes of a price in each storefront, and what rounding does to it",
    arguments: [
      ("table", "−4 %"), ("json", "\"roundingPercent\": -4"),
      ("csv", "IND,India,INR,441.62,,154.57,149,,-4,-66,policy,"),
    ])
  func shown(_ format: String, _ rounding: String) async throws {
    let folder = try folder()
    let run = await CommandRun("price", folder.path("catalog.yml"), "coins400", "--policy", "ppp", "-f", format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("149") && run.output.contains("154.57"))
    #expect(run.output.contains(rounding), "\(run.output)")
    #expect(run.errors.contains("\"WLD\" in line 4"))
    let unknown = await CommandRun("price", folder.path("catalog.yml"), "coins400", "--policy", "pppp")
    #expect(unknown.status != 0 && unknown.errors.contains("\"ppp\""))
  }

  @Test(
    "a table with a fault is named with its line, and nothing is written",
    arguments: [
      ("territory,multiplier\nIND,0\\,35\n".replacing("\\", with: ""), "line 2"),
      ("territory,multiplier\nIND,abc\n", "abc"), ("territory,multiplier\nIND,0.5\nIndia,0.6\n", "twice"),
      ("country,price\nIND,5\n", "columns"), ("", "empty"),
    ])
  func tables(_ table: String, _ expected: String) async throws {
    let folder = try folder()
    try folder.write(table, to: "ppp.csv")
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    if table.contains("0,35") {
      // A comma as decimal sign splits the cell: the number is then zero.
      #expect(run.status == 1)
    } else {
      #expect(run.status == 1 && run.errors.contains(expected), "\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.prices.csv")))
  }

  @Test("policies survive the formats that hold a whole catalog", arguments: ["json", "xml", "plist"])
  func formats(_ format: String) async throws {
    let folder = try folder()
    let out = folder.path("out.\(format)")
    let run = await CommandRun("export", folder.path("catalog.yml"), "-f", format, "-o", out)
    #expect(run.status == 0, "\(run.errors)")
    let back = await CommandRun("diff", folder.path("catalog.yml"), out)
    #expect(back.status == 0, "\(back.output)")
  }

  @Test(
    "Google Play gets the reviewed prices, but where it has another currency", arguments: ["google-play-csv", "gpp"])
  func play(_ format: String) async throws {
    let catalog = Self.catalog.replacing("[IND 0.35]", with: "[IND 0.35, BOL GHA 0.4]")
    let folder = try folder(catalog.replacing("coins400:", with: "coins_400:"))
    let path = folder.path("catalog.yml")
    _ = await CommandRun("price", path, "--update")
    #expect(try folder.text("catalog.prices.csv").contains("BOL,USD,"))
    let run = await CommandRun("export", path, "-f", format, "--loss-report")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("149000000"), "\(run.output)")
    #expect(!run.output.contains("BO;") && !run.output.contains("\"BO\""), "\(run.output)")
    #expect(run.errors.contains("in BOL (BOB), GHA (GHS)"), "\(run.errors)")
  }
}
