import Foundation
import Testing

@Suite("What the commands say about computed prices") struct PolicyMessageTests {
  private static let catalog = """
    catalog: 1
    app:
      bundleID: com.example.small
      primaryLocale: en-US
      baseTerritory: DEU
      pricePolicies:
        - name: ppp
          multipliers: [IND 0.35, BRA 0.6, DEU FRA 0.9]
          rates: [USD 1, EUR 0.9, INR 88.5, BRL 5.4]
          others: store
          rounding: usual
          floors: [INR 49]
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

  private static func written(_ catalog: String) async throws -> (folder: TemporaryFolder, update: CommandRun) {
    let folder = try TemporaryFolder()
    let update = await CommandRun("price", try folder.write(catalog, to: "catalog.yml"), "--update")
    return (folder, update)
  }

  @Test("requests have the base that the catalog has without its policy", arguments: ["{USD: 4.99}", "{tier: 5}"])
  func base(_ price: String) async throws {
    let catalog = Self.catalog.replacing("{USD: 4.99}", with: price)
    let (folder, update) = try await Self.written(catalog)
    #expect(update.status == 0, "\(update.errors)")
    let computed = await CommandRun("export", folder.path("catalog.yml"), "-f", "asc")
    #expect(computed.status == 0 && computed.output.contains("\"BRA\""), "\(computed.errors)")
    let plain = try TemporaryFolder()
    try plain.write(catalog.replacing("    pricePolicy: ppp\n", with: ""), to: "catalog.yml")
    let stated = await CommandRun("export", plain.path("catalog.yml"), "-f", "asc")
    func base(_ text: String) -> String? {
      text.firstMatch(of: /baseTerritory[^}]*?"id": ?"([A-Z]{3})"/).map { String($0.output.1) }
    }
    #expect(base(computed.output) == "USA" && base(stated.output) == "USA", "\(computed.output.prefix(3_000))")
  }

  @Test("a StoreKit configuration isn't for a storefront with a computed price alone") func storeKit() async throws {
    let catalog = Self.catalog.replacing("  baseTerritory: DEU\n", with: "").replacing("USD: 4.99", with: "EUR: 4.99")
    let (folder, _) = try await Self.written(catalog)
    let run = await CommandRun("export", folder.path("catalog.yml"), "-f", "storekit")
    #expect(run.status == 0 && run.output.contains("\"4.99\""), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("\"BRA\""), "\(run.output)")
  }

  @Test("the prices of a file that were changed there can be kept with the command of the message")
  func changedLock() async throws {
    let (folder, _) = try await Self.written(Self.catalog)
    let path = folder.path("catalog.yml")
    let lock = try folder.text("catalog.prices.csv")
    let changed = lock.replacing("IND,INR,149,", with: "IND,INR,199,").replacing("BRA,BRL,15.9,", with: "BRA,BRL,9.9,")
    #expect(lock != changed)
    try folder.write(changed, to: "catalog.prices.csv")
    let command = "shopkeeper set \(path) com.example.small.coins400 price.BRA=9.9 price.IND=199"
    let lint = await CommandRun("lint", path, "--only", "price-policy", "--format", "concise")
    #expect(lint.output.contains("--update\" writes it, and \"\(command)\" keeps what it has"), "\(lint.output)")
    let export = await CommandRun("export", path, "-f", "storekit")
    #expect(export.errors.contains("writes it, and \"\(command)\" keeps what it has"), "\(export.errors)")
    let kept = await CommandRun(command.split(separator: " ").dropFirst().map(String.init))
    #expect(kept.status == 0, "\(kept.errors)")
    #expect(try folder.text("catalog.yml").contains("9.9"))
    let update = await CommandRun("price", path, "--update")
    #expect(update.status == 0, "\(update.errors)")
    let shown = await CommandRun("price", path, "coins400", "--policy", "ppp", "-f", "csv")
    #expect(shown.output.contains("IND,India,INR,") && shown.output.contains(",199,"), "\(shown.output)")
    // A change of the catalog is not one of the file.
    try folder.write(Self.catalog.replacing("USD: 4.99", with: "USD: 5.99"), to: "catalog.yml")
    try folder.write(lock, to: "catalog.prices.csv")
    let other = await CommandRun("lint", path, "--only", "price-policy", "--format", "concise")
    #expect(other.output.contains("out of date") && !other.output.contains("keeps what"), "\(other.output)")
  }

  @Test(
    "a file that can't be read is named when it is written again, and nothing is called new",
    arguments: ["semicolons", "twice", "merge", "amount"])
  func unreadable(_ kind: String) async throws {
    let (folder, _) = try await Self.written(Self.catalog)
    let lock = try folder.text("catalog.prices.csv")
    let row = String(lock.split(separator: "\n")[1])
    switch kind {
    case "semicolons":
      try folder.write(lock.replacing(",", with: ";").replacing("15.9", with: "15,9"), to: "catalog.prices.csv")
    case "twice": try folder.write("\(lock)\(row)\n", to: "catalog.prices.csv")
    case "merge": try folder.write("\(lock)<<<<<<< HEAD\n", to: "catalog.prices.csv")
    default: try folder.write(lock.replacing("15.9", with: "some"), to: "catalog.prices.csv")
    }
    let update = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(update.status == 0 && update.output.hasPrefix("wrote"), "\(update.output)\(update.errors)")
    #expect(update.errors.contains("the earlier file could not be read"), "\(update.errors)")
    #expect(!update.output.contains(" new"), "\(update.output)")
    #expect(try folder.text("catalog.prices.csv") == lock)
  }

  @Test("a floor that raises a price far is named by lint and by both forms of the command") func floor() async throws {
    let (folder, update) = try await Self.written(Self.catalog.replacing("INR 88.5", with: "INR 0.885"))
    let text = "the floor of price policy \"ppp\" raises INR 1.55 to 49 in IND"
    #expect(update.status == 0 && update.errors.contains("note: ") && update.errors.contains(text), "\(update.errors)")
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy", "--format", "concise")
    #expect(lint.status == 0 && lint.output.contains("warning: \(text) [price-policy]"), "\(lint.output)")
    let price = await CommandRun("price", folder.path("catalog.yml"), "coins400", "--policy", "ppp")
    #expect(price.output.contains(text), "\(price.output)")
    let (other, fine) = try await Self.written(Self.catalog)
    #expect(!fine.errors.contains("floor"), "\(fine.errors)")
    #expect(
      await CommandRun("lint", other.path("catalog.yml"), "--only", "price-policy").output.contains("floor") == false)
  }
}
