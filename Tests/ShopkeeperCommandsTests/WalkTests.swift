import AppStoreConnectSimulator
import Basics
import Foundation
import SourceSyntax
import StoreConnection
import Testing

/// The walks that the documentation describes, with its own command lines.
@Suite("The walks of the documentation") struct WalkTests {
  /// The command lines of a section of a page, in their order: in its sentences, and in the steps of its jobs.
  private static func commands(of section: String, in page: String) throws -> [String] {
    let path = "Sources/Shopkeeper/Shopkeeper.docc/\(page)"
    let text = try String(contentsOf: Samples.root.appending(path: path), encoding: .utf8)
    let start = try #require(text.range(of: "\n### \(section)\n"), "\(page) has no section \"\(section)\"")
    let body = text[start.upperBound...]
    let lines = body.prefix(upTo: body.range(of: "\n### ")?.lowerBound ?? body.endIndex)
    // A command that is wrapped goes on after the line break.
    return lines.matches(of: /`(shopkeeper [^`]+)`|(?m:^ *(?:- run: )?(shopkeeper .+)$)/).map { match in
      let line = String(match.output.1 ?? match.output.2 ?? "")
      return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// A simulated store with a catalog, served until the end of a test.
  private final class ServedStore: Sendable {
    let simulator: AppStoreConnectSimulator
    let address: String
    private let isStopped = AtomicInteger(0)

    init() throws {
      let server = try #require(SimulatorServer(port: 0))
      address = "http://127.0.0.1:\(server.port)"
      var rules = SimulatorRules()
      rules.pricePoints = 120
      rules.address = address
      rules.uploadAddress = address
      simulator = AppStoreConnectSimulator(
        bundleID: "com.example.goldrush", name: "Gold Rush", rules: rules, clock: MachineClock())
      Thread.detachNewThread { [self] in server.serve(simulator, until: { isStopped.load() != 0 }) }
    }

    func stop() { isStopped.store(1) }
  }

  @Test("from an existing app to a reviewed catalog, its nightly job included") func existingApp() throws {
    let folder = try TemporaryFolder()
    let store = try ServedStore()
    defer { store.stop() }
    try folder.write(AscCommandTests.key, to: "AuthKey.p8")
    let environment = """
      export APP_STORE_CONNECT_KEY_ID=KEY1 APP_STORE_CONNECT_ISSUER_ID=issuer
      export APP_STORE_CONNECT_KEY_FILE=AuthKey.p8 GITHUB_STEP_SUMMARY=summary.md
      shopkeeper() {
        if [ "$1" = asc ]; then set -- "$@" --server \(store.address); fi
        "\(shopkeeperPath)" "$@"
      }

      """
    func walk(_ line: String) throws -> CommandRun { try run(environment + line, in: folder.url) }
    func make(_ line: String, exits status: Int32, _ source: Testing.SourceLocation = #_sourceLocation) throws {
      let made = try walk(line)
      #expect(made.status == status, "\(line)\n\(made.output)\(made.errors)", sourceLocation: source)
    }

    // The app that exists: its products were made by somebody, with their screenshots.
    let screenshot = Samples.root.appending(path: "Catalogs/GoldRush/screenshots/shop-gold.png")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "before"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: screenshot, to: folder.url.appending(path: "before/shop.png"))
    let before = AscCommandTests.catalog.replacing("com.example.small", with: "com.example.goldrush")
      .replacing("review: {", with: "review: {screenshot: shop.png, ")
    try folder.write(before, to: "before/catalog.yml")
    try make("shopkeeper asc apply before/catalog.yml --yes --no-lint", exits: 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "before"))
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    store.simulator.setPolicies(privacy: ["en-US": "https://example.com/privacy"], agreement: nil)

    let commands = try Self.commands(of: "From an existing app to a reviewed catalog", in: "AppStoreConnect.md")
    #expect(commands.count == 10, "\(commands)")
    try make(commands[0], exits: 0)
    #expect(try folder.text("catalog.yml").contains("uploadedScreenshot: \"shop.png, "))
    try make(commands[1], exits: 0)
    // Nothing to do, and nothing to fix.
    try make(commands[2], exits: 0)
    try make(commands[3], exits: 0)
    try folder.write("baseline: baseline.json\n", to: ".shopkeeper.yml")
    try make(commands[4], exits: 0)
    try make("shopkeeper set catalog.yml coins400 'localizations.en-US.title=400 Gold Pieces'", exits: 0)
    // There are changes to review, and a person says yes to them.
    try make(commands[5], exits: 4)
    try make(commands[6] + " --yes", exits: 0)
    store.simulator.change("com.example.goldrush.coins400", "name", to: "Four hundred coins")
    try make(commands[7], exits: 0)
    #expect(try folder.text("catalog.yml").contains("Four hundred coins"))

    // A night without drift, and one after somebody has changed a name.
    try make(commands[8], exits: 0)
    try make(commands[9], exits: 0)
    store.simulator.change("com.example.goldrush.vip.monthly", "name", to: "VIP each month")
    try make(commands[8], exits: 0)
    try make(commands[9], exits: 4)
    #expect(try folder.text("summary.md").contains("VIP each month"))
  }

  @Test(
    "on the server, from a transaction to what the customer has",
    .enabled(if: SignedPurchases.shared != nil, "openssl is needed")) func server() throws
  {
    let folder = try TemporaryFolder()
    let chain = try #require(SignedPurchases.shared)
    try folder.write(Samples.small, to: "catalog.yml")
    let date = Int(Date().timeIntervalSince1970) * 1000
    let id = "com.example.small.coins400"
    let transaction: [String: Any] = [
      "transactionId": "1", "productId": id, "bundleId": "com.example.small", "type": "Consumable", "quantity": 2,
      "environment": "Production", "purchaseDate": date, "signedDate": date,
    ]
    try folder.write(chain.signed(transaction), to: "transaction.jws")
    let refund = transaction.merging(["revocationDate": date]) { $1 }
    let notification = try chain.signed([
      "notificationType": "REFUND", "signedDate": date,
      "data": ["bundleId": "com.example.small", "signedTransactionInfo": chain.signed(refund)],
    ])
    try folder.write("{\"signedPayload\": \"\(notification)\"}", to: "notification.json")
    let receipt = try chain.receipt(bundleID: "com.example.small", [[1702: id, 1703: "1"]])
    try Data(receipt).write(to: folder.url.appending(path: "app.receipt"))

    let commands = try Self.commands(of: "On the server", in: "Buying.md").filter {
      $0.hasPrefix("shopkeeper receipt ")
    }
    #expect(commands.count == 3, "\(commands)")
    let outputs = ["quantity 2", "\"standing\": \"refunded\"", "to be granted once"]
    for (command, output) in zip(commands, outputs) {
      let trusted = try run("\(command) --root '\(chain.root)'", in: folder.url)
      #expect(trusted.status == 0 && trusted.output.contains(output), "\(command)\n\(trusted.output)\(trusted.errors)")
      // The certificates of the tests are not Apple's.
      #expect(try run(command, in: folder.url).status == 1)
    }
  }

  private static let headings: [String: [String]] = [
    "English": ["Product ID", "Type", "Reference Name", "Price (USD)", "English title", "English description"],
    "Chinese": ["商品ID", "类型", "参考名称", "价格(元)", "中文名称", "中文描述"],
    "Japanese": ["プロダクトID", "タイプ", "参照名", "価格(円)", "日本語名称", "日本語説明"],
  ]

  private static let rows: [String: [String]] = [
    "English": ["consumable", "4.99", "Gold Coins", "Adds gold coins to your balance."],
    "Chinese": ["消耗型", "30", "金币", "充值后获得金币，可在商店使用。"],
    "Japanese": ["消耗型", "800", "金貨", "ショップで使える金貨です。"],
  ]

  @Test("from a studio's spreadsheet to a catalog and back again", arguments: headings.keys.sorted()) func spreadsheet(
    _ language: String
  ) throws {
    let folder = try TemporaryFolder()
    let words = try #require(Self.rows[language])
    func write(_ names: [String]) throws {
      let rows = names.map { name in
        ["com.example.app.\(name)", words[0], name, words[1], "\(words[2]) \(name.uppercased())", words[3]]
      }
      let cells = try ([#require(Self.headings[language])] + rows).map { row in row.map { Workbook.Cell($0) } }
      let sheet = Workbook.Sheet(name: "Shop", rows: cells)
      try Data(#require(Workbook(sheets: [sheet]).bytes())).write(to: folder.url.appending(path: "shop.xlsx"))
    }
    let commands = try Self.commands(of: "From a spreadsheet to a catalog", in: "Editing.md")
    #expect(commands.count == 5, "\(commands)")
    try write(["a", "b"])
    let planned = try run(commands[0], in: folder.url)
    #expect(planned.output.contains("2 products added"), "\(planned.output)\(planned.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.yml")))
    let imported = try run(commands[1], in: folder.url)
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try folder.text("catalog.yml").contains("title: \(words[2]) A"))
    let linted = try run(commands[2], in: folder.url)
    #expect(linted.status == 1 && linted.output.contains("missing-screenshot"), "\(linted.output)\(linted.errors)")
    // The designers go on.
    try write(["a", "b", "c"])
    let shown = try run(commands[3], in: folder.url)
    #expect(shown.output.contains("+  c:"), "\(shown.output)\(shown.errors)")
    #expect(try !folder.text("catalog.yml").contains("\(words[2]) C"))
    _ = try run(commands[4], in: folder.url)
    #expect(try folder.text("catalog.yml").contains("title: \(words[2]) C"))
  }
}
