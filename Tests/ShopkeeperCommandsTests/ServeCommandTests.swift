import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `shopkeeper serve` in a process of its own, on a port that the system chose.
final class ServerProcess: AddressedProcess {
  init(_ arguments: [String], logIn folder: TemporaryFolder, scheme: String = "http") throws {
    try super.init(["serve", "--port", "0", "--rest", "200"] + arguments, logIn: folder, scheme: scheme)
  }

  /// The response as printed by curl: the status line, the header and the body.
  func ask(_ path: String, _ options: String...) throws -> String { try ask(path, options) }

  func ask(_ path: String, _ options: [String]) throws -> String {
    let curl = Process()
    curl.executableURL = URL(filePath: "/usr/bin/curl")
    curl.arguments = ["--silent", "--include", "--max-time", "120"] + options + [address + path]
    let pipe = Pipe()
    curl.standardOutput = pipe
    try curl.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    curl.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

@Suite("shopkeeper serve", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")))
struct ServeCommandTests {
  static let path = "/v1/apps/com.example.goldrush/product-ids"

  @Test(
    "sends the IDs in the format that the client prefers, with an ETag for conditional requests",
    arguments: [
      ("application/json", "\"com.example.goldrush.coins60\""),
      ("application/xml", "<productID>com.example.goldrush.coins60</productID>"),
      ("application/x-plist", "<string>com.example.goldrush.coins60</string>"),
    ]) func negotiation(_ type: String, _ expected: String) throws
  {
    let folder = try TemporaryFolder()
    let server = try ServerProcess([Samples.catalog("GoldRush")], logIn: folder)
    let answer = try server.ask(Self.path, "--header", "Accept: \(type)")
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.contains("Content-Type: \(type)"))
    #expect(answer.contains(expected))
    for secret in ["Home ›", "screenshots/", "CNY"] { #expect(!answer.contains(secret)) }
    let tag = try #require(answer.firstMatch(of: /ETag: (".*")\r\n/)?.1)
    let again = try server.ask(Self.path, "--header", "Accept: \(type)", "--header", "If-None-Match: \(tag)")
    #expect(again.hasPrefix("HTTP/1.1 304 "))
    let head = try server.ask(Self.path, "--head", "--header", "Accept: \(type)")
    #expect(head.contains("ETag: \(tag)"))
  }

  @Test("the served list is the exported file") func sameBytes() async throws {
    let folder = try TemporaryFolder()
    let server = try ServerProcess([Samples.catalog("GoldRush")], logIn: folder)
    let answer = try server.ask(Self.path)
    let exported = await CommandRun("export", Samples.catalog("GoldRush"), "--format", "product-ids-json")
    let body = try #require(answer.range(of: "\r\n\r\n")).upperBound
    #expect(answer[body...] == exported.output)
  }

  @Test("a changed catalog goes live when it lints without errors, and a broken one does not") func reload() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let server = try ServerProcess([catalog], logIn: folder)
    let path = "/v1/apps/com.example.small/product-ids"
    #expect(try server.ask("/healthz").contains("\"status\":\"ok\""))

    try folder.write(Samples.small.replacing("type: consumable", with: "type: gold"), to: "catalog.yml")
    #expect(server.waits(for: "still serving the previous catalog"))
    #expect(try server.ask(path).contains("com.example.small.coins400"))
    #expect(try server.ask("/readyz").contains("\"stale\":true"))

    try folder.write(
      Samples.small.replacing("coins400:", with: "coins500:").replacing("400", with: "500"), to: "catalog.yml")
    #expect(server.waits(for: ", products: 1\n"))
    #expect(try server.ask(path).contains("com.example.small.coins500"))
    #expect(try !server.ask("/readyz").contains("\"stale\":true"))
  }

  @Test("a file with a later time alone is served with it, and one with a time that has not come with that of now")
  func touched() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    func touch(_ time: Date) throws {
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: catalog)
    }
    try touch(Date(timeIntervalSince1970: 1_700_000_000))
    let server = try ServerProcess([catalog], logIn: folder)
    let path = "/v1/apps/com.example.small/products"
    #expect(try server.ask(path).contains("Last-Modified: Tue, 14 Nov 2023 22:13:20 GMT"))
    try touch(Date(timeIntervalSince1970: 1_700_000_060))
    for _ in 0..<400 where try !server.ask(path).contains("22:14:20 GMT") { usleep(50_000) }
    #expect(try server.ask(path).contains("Last-Modified: Tue, 14 Nov 2023 22:14:20 GMT"))
    try touch(Date(timeIntervalSince1970: 4_000_000_000))
    for _ in 0..<400 where try server.ask(path).contains("22:14:20 GMT") { usleep(50_000) }
    #expect(try !server.ask(path).contains(" 2096 "))
  }

  @Test("SIGTERM stops it cleanly") func stop() throws {
    let folder = try TemporaryFolder()
    let server = try ServerProcess([Samples.catalog("Minimal")], logIn: folder)
    kill(server.process.processIdentifier, SIGTERM)
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 0)
    #expect(server.log.hasSuffix("stopped\n"))
  }

  @Test(
    "doesn't start with sockets that it wasn't passed", arguments: ["1", "3", "64", "65", "many", "-1", ""])
  func inheritedSockets(_ count: String) throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "export LISTEN_PID=$$ LISTEN_FDS=\(count); exec \"$0\" serve --port 0 \"$1\" 3</dev/null", shopkeeperPath,
      catalog,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(
      text.contains("\"LISTEN_FDS\"")
        && text.contains(Int(count).map { (1...64).contains($0) } == true ? "\"3\"" : "\"\(count)\""))
  }

  @Test("deletes no file at the path of its socket, a catalog for instance") func socketPath() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    for option in ["--listen", "--metrics-listen"] {
      let run = await CommandRun("serve", catalog, "--port", "0", option, catalog)
      #expect(run.status == 3)
      #expect(run.errors.contains("\"\(catalog)\": it is not a socket"))
      #expect(try folder.text("catalog.yml") == Samples.small)
    }
  }

  @Test("doesn't start when no catalog can be served") func refused() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small.replacing("type: consumable", with: "type: gold"), to: "catalog.yml")
    let run = await CommandRun("serve", "--port", "0", catalog)
    #expect(run.status == 1)
    #expect(run.errors.contains("gold"))
  }

  @Test("serves a catalog with errors that concern nothing it sends, unless a configuration says so") func gate()
    async throws
  {
    let folder = try TemporaryFolder()
    let text = Samples.small.replacing("{notes:", with: "{screenshot: none.png, notes:").replacing(
      "ignore: [{rule: missing-screenshot, reason: a test}]", with: "")
    let catalog = try folder.write(text, to: "catalog.yml")
    let lint = await CommandRun("lint", catalog)
    try #require(lint.status == 1)
    let server = try ServerProcess([catalog], logIn: folder)
    #expect(try server.ask("/v1/apps/com.example.small/product-ids").contains("coins400"))
    try folder.write("serveRules: [unreadable-image]\n", to: ".shopkeeper.yml")
    #expect(server.waits(for: "still serving the previous catalog"))
    #expect(try server.ask("/v1/apps/com.example.small/product-ids").contains("coins400"))
    let run = await CommandRun("serve", "--port", "0", catalog)
    #expect(run.status == 1)
    #expect(run.errors.contains("has errors and is not served"))
    // The refusal ends with its cause, wherever that is.
    try folder.write("serveRules: [missing-price]\n", to: ".shopkeeper.yml")
    #expect(server.waits(for: ", products: 1\n"))
  }

  @Test("each app stands for itself: one is broken, one appears, one is removed") func apps() throws {
    let folder = try TemporaryFolder()
    func text(_ name: String) -> String { Samples.small.replacing("com.example.small", with: "com.example.\(name)") }
    func path(_ name: String) -> String { "/v1/apps/com.example.\(name)/product-ids" }
    try folder.write(text("one"), to: "one/catalog.yml")
    try folder.write(text("two").replacing("type: consumable", with: "type: gold"), to: "two/catalog.yml")
    let server = try ServerProcess([folder.url.path], logIn: folder)
    #expect(try server.ask(path("one")).hasPrefix("HTTP/1.1 200 "))
    #expect(try server.ask(path("two")).hasPrefix("HTTP/1.1 404 "))
    try folder.write(text("two"), to: "two/catalog.yml")
    #expect(server.waits(for: "serving com.example.two "))
    #expect(try server.ask(path("two")).hasPrefix("HTTP/1.1 200 "))
    try folder.write(text("three"), to: "three/catalog.yml")
    #expect(server.waits(for: "serving com.example.three "))
    try folder.write(text("one").replacing("type: consumable", with: "type: gold"), to: "one/catalog.yml")
    #expect(server.waits(for: "still serving the previous catalog"))
    #expect(try server.ask(path("one")).hasPrefix("HTTP/1.1 200 "))
    #expect(try server.ask("/readyz").contains("\"stale\":true"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "two"))
    #expect(server.waits(for: "no longer serving com.example.two"))
    #expect(try server.ask(path("two")).hasPrefix("HTTP/1.1 404 "))
    #expect(try server.ask(path("three")).hasPrefix("HTTP/1.1 200 "))
  }

  @Test("of two catalogs for one app that appear at once, one is served and the other refused") func sameApp() throws {
    let folder = try TemporaryFolder()
    let other = Samples.small.replacing("com.example.small", with: "com.example.other")
    try folder.write(Samples.small, to: "one/catalog.yml")
    let server = try ServerProcess([folder.url.path], logIn: folder)
    try folder.write(other, to: "two/catalog.yml")
    try folder.write(other, to: "three/catalog.yml")
    #expect(server.waits(for: "are for the app \"com.example.other\"; expected one per app"))
    #expect(server.waits(for: "serving com.example.other version"))
    #expect(try server.ask("/v1/apps").components(separatedBy: "com.example.other").count == 2)
  }

  @Test("doesn't serve a catalog that is still being written, nor one that lost many products") func halfWritten()
    throws
  {
    let folder = try TemporaryFolder()
    func text(_ count: Int) -> String {
      """
      catalog: 1
      app: {bundleID: com.example.small, name: Small, primaryLocale: en-US}
      products:

      """ + (0..<count).map { "  p\($0): {type: consumable, referenceName: P\($0)}\n" }.joined()
    }
    let catalog = try folder.write(text(40), to: "catalog.yml")
    let server = try ServerProcess([catalog], logIn: folder)
    let path = "/v1/apps/com.example.small/product-ids.txt"
    #expect(try server.ask(path).contains(".p39\n"))
    // In place, with a pause at the end of a product.
    let file = try FileHandle(forWritingTo: URL(filePath: catalog))
    try file.truncate(atOffset: 0)
    for part in 0..<8 {
      try file.write(contentsOf: Data(text(42).utf8.dropFirst(part * 250).prefix(250)))
      usleep(120_000)
      #expect(try server.ask(path).contains(".p39\n"))
    }
    try file.write(contentsOf: Data(text(42).utf8.dropFirst(2000)))
    try file.close()
    #expect(server.waits(for: ", products: 42\n"))
    try folder.write(text(10), to: "catalog.yml")
    #expect(server.waits(for: "lacks 32 of 42 products"))
    #expect(try server.ask(path).contains(".p39\n"))
    kill(server.process.processIdentifier, SIGHUP)
    #expect(server.waits(for: ", products: 10\n"))
    #expect(try !server.ask(path).contains(".p39\n"))
    try folder.write(text(2), to: "catalog.yml")
    kill(server.process.processIdentifier, SIGHUP)
    #expect(server.waits(for: ", products: 2\n"))
    try folder.write(text(0), to: "catalog.yml")
    #expect(server.waits(for: "lacks 2 of 2 products"))
    #expect(try server.ask(path).contains(".p1\n"))
    // Cut within the bundle ID.
    try folder.write("catalog: 1\napp: {primaryLocale: en-US, bundleID: com.example.sm", to: "catalog.yml")
    usleep(1_500_000)
    #expect(try server.ask(path).contains(".p1\n"))
    try folder.write("catalog: 1\napp:\n  primaryLocale: en-US\n  bundleID: com.example.sm", to: "catalog.yml")
    usleep(1_500_000)
    #expect(try server.ask(path).contains(".p1\n"))
  }

  @Test(
    "refuses a bundle ID that would be a path of another app",
    arguments: ["com.example.small/locales/en-US", "..", "café"])
  func pathOfAnother(_ bundleID: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "small/catalog.yml")
    try folder.write(Samples.small.replacing("com.example.small", with: bundleID), to: "other/catalog.yml")
    let server = try ServerProcess([folder.path("small"), folder.path("other")], logIn: folder)
    #expect(server.waits(for: "bundle ID of letters, digits"))
    #expect(try server.ask("/v1/apps/com.example.small/locales/en-US/products").contains("com.example.small.coins400"))
  }

  @Test("counts the IDs that clients report, keeps the counts, and shows their causes") func reports() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("invalid.json")
    let server = try ServerProcess([Samples.catalog("GoldRush"), "--invalid-ids", file], logIn: folder)
    let path = "/v1/apps/com.example.goldrush/invalid-ids"
    for _ in 0..<2 {
      #expect(
        try server.ask(
          path, "--header", "Content-Type: application/json", "--data",
          #"{"ids": ["com.example.goldrush.coins60"], "appVersion": "2.1"}"#
        ).hasPrefix("HTTP/1.1 204 "))
    }
    _ = try server.ask(
      path, "--header", "Content-Type: application/json", "--data", #"{"ids": ["coins_60", "COINS60", "org.other.a"]}"#)
    #expect(try server.ask("/metrics").contains("id=\"com.example.goldrush.coins60\",version=\"2.1\"} 2"))
    server.process.terminate()
    server.process.waitUntilExit()
    let run = await CommandRun("invalid-ids", file)
    #expect(run.status == 0)
    #expect(run.output.contains(/2 {2}com\.example\.goldrush\.coins60 +2\.1/))
    #expect(run.output.contains("recent: the product is new"))
    #expect(run.output.contains("COINS60 for com.example.goldrush.coins60"), "\(run.output)")
    #expect(run.output.contains(/1 {2}org\.other\.a/), "\(run.output)")
    #expect(run.output.split(separator: "\n").dropFirst().prefix(3).allSatisfy { !$0.contains(" 2.1 ") })
    #expect(run.output.contains("3 reports were of IDs that the catalog doesn't have"))
    let other = await CommandRun("invalid-ids", Samples.catalog("GoldRush") + "/catalog.yml")
    #expect(other.status == 3)
    #expect(other.errors.contains("is not a list of invalid IDs"))
  }

  @Test("selects products by the query, and describes itself") func queries() throws {
    let folder = try TemporaryFolder()
    let server = try ServerProcess([Samples.catalog("GoldRush")], logIn: folder)
    let answer = try server.ask("/v1/apps/com.example.goldrush/products?locale=en-US&type=consumable")
    #expect(answer.contains("Content-Language: en-US"))
    #expect(answer.contains("\"title\":"))
    #expect(try server.ask("/v1/apps/com.example.goldrush/products?type=x").contains("\"available\":[\"consumable\""))
    #expect(try server.ask("/openapi.json").contains("\"openapi\":\"3.1.0\""))
    #expect(try server.ask("/metrics").contains("shopkeeper_requests_total{status=\"2xx\"} 2\n"))
  }

  @Test("doesn't offer hidden products and those that are not available now") func availability() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      Samples.small + """
          hidden1: {type: consumable, referenceName: Hidden, hidden: true}
          past1: {type: consumable, referenceName: Past, until: 2020-01-01}
          future1: {type: consumable, referenceName: Future, from: 9000-01-01}
          now1: {type: consumable, referenceName: Now, from: 2020-01-01, until: 9000-01-01}

        """,
      to: "catalog.yml")
    try folder.write(
      "rules: {missing-text: off, missing-price: off, missing-screenshot: off," + " missing-primary-locale: off}\n",
      to: ".shopkeeper.yml")
    let server = try ServerProcess([catalog], logIn: folder)
    let answer = try server.ask("/v1/apps/com.example.small/product-ids")
    #expect(answer.contains("com.example.small.now1"))
    for absent in ["hidden1", "past1", "future1"] { #expect(!answer.contains(absent)) }
  }
}
