import Foundation
import Testing

/// `shopkeeper lint --watch` in a separate process.
final class WatchProcess {
  let process = Process()
  private let logs: TemporaryFolder

  init(_ arguments: String..., in folder: TemporaryFolder) throws {
    logs = try TemporaryFolder()
    for name in ["output", "errors"] { try logs.write("", to: name) }
    process.executableURL = URL(filePath: shopkeeperPath)
    process.arguments = ["lint", "--watch"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: logs.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: logs.url.appending(path: "errors"))
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  var output: String { (try? logs.text("output")) ?? "" }
  var errors: String { (try? logs.text("errors")) ?? "" }

  /// The number of times that it has linted.
  var runs: Int { errors.components(separatedBy: " linted; watching ").count - 1 }

  /// Waits until it has linted a number of times; false when it hasn't within two minutes.
  func hasLinted(times: Int) -> Bool {
    for _ in 0..<2400 {
      if runs >= times { return true }
      usleep(50_000)
    }
    return false
  }

  /// Sends a signal and waits for the process to end; nil when a signal ended it.
  func end(with signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}

@Suite("shopkeeper lint --watch") struct WatchTests {
  @Test("lints when it starts, and ends cleanly on a signal", arguments: [SIGINT, SIGTERM]) func ends(_ signal: Int32)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("products: [", to: "catalog.yml")
    let watch = try WatchProcess(in: folder)
    #expect(watch.hasLinted(times: 1))
    #expect(watch.output.contains("[invalid-catalog]"))
    #expect(watch.end(with: signal) == 0)
    #expect(watch.errors.hasSuffix("stopped\n"))
    #expect(!watch.output.contains("\u{1B}"), "no terminal, no escapes")
    #expect(watch.errors.contains(try Regex("(?m)^[0-9]{2}:[0-9]{2}:[0-9]{2} linted; watching 1 file$")))
  }

  @Test("lints again when a catalog, its configuration or an image changes, appears or disappears") func changes()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "a/catalog.yml")
    let watch = try WatchProcess(in: folder)
    var runs = 1
    func expect(_ text: String, _ change: () throws -> Void) throws {
      #expect(watch.hasLinted(times: runs))
      let before = watch.output.count
      try change()
      runs += 1
      #expect(watch.hasLinted(times: runs))
      let new = watch.output.dropFirst(before)
      #expect(new.contains(text), "\(new)\n\(watch.errors)")
    }
    try expect("[missing-price]") {
      try folder.write(Samples.small.replacing("    price: {tier: 6}\n", with: ""), to: "a/catalog.yml")
    }
    try expect("no findings in 1 product (1 file)") {
      // Like editors: a new file replaces the old one.
      try folder.write(Samples.small, to: "a/new.tmp")
      _ = rename(folder.path("a/new.tmp"), folder.path("a/catalog.yml"))
    }
    try expect("[unreadable-image]") {
      try folder.write("no image", to: "a/shop.png")
      try folder.write(
        Samples.small.replacing("review: {", with: "review: {screenshot: shop.png, ").replacing(
          "    ignore: [{rule: missing-screenshot, reason: a test}]\n", with: ""), to: "a/catalog.yml")
    }
    try expect("no findings") {
      try FileManager.default.removeItem(atPath: folder.path("a/shop.png"))
      try FileManager.default.copyItem(
        atPath: Samples.catalog("GoldRush/screenshots/shop-gold.png"), toPath: folder.path("a/shop.png"))
    }
    try expect("in 2 products (2 files)") {
      try folder.write(Samples.small.replacing("com.example.small", with: "com.example.other"), to: "b/catalog.yml")
    }
    try expect("[product-id-outside-bundle]") {
      try folder.write(
        Samples.small.replacing("type: consumable", with: "id: coins\n    type: consumable"), to: "a/catalog.yml")
    }
    try expect("no findings") { try folder.write("rules: {product-id-outside-bundle: off}\n", to: ".shopkeeper.yml") }
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test("continues when nothing can be linted for a while") func vanished() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let watch = try WatchProcess(in: folder)
    #expect(watch.hasLinted(times: 1))
    try FileManager.default.removeItem(atPath: folder.path("catalog.yml"))
    #expect(watch.hasLinted(times: 2))
    #expect(watch.errors.contains("error: no catalog.yml and no .storekit file below"))
    try folder.write(Samples.small, to: "catalog.yml")
    #expect(watch.hasLinted(times: 3))
    try folder.write("rulez: {}\n", to: ".shopkeeper.yml")
    #expect(watch.hasLinted(times: 4))
    #expect(watch.errors.contains("a configuration has no key \"rulez\""))
    #expect(watch.end(with: SIGTERM) == 0)
  }

  @Test(
    "rejects what can't be watched",
    arguments: [["-"], [".", "--write-baseline", "b.json"], [".", "--fix"], [".", "--diff"]]) func refused(
      _ arguments: [String]
    ) async
  {
    let run = await CommandRun(["lint", "--watch"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("--watch"))
  }
}
