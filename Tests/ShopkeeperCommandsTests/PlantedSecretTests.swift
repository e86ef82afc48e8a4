import AppStoreConnectSimulator
import Basics
import Foundation
import StoreConnection
import TestTools
import Testing

@Suite("Secrets that were pasted in the wrong place") struct PlantedSecretTests {
  private static let secret = "Xq7!zK$p4*v"
  private static let token =
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiI1N2Q2ZmUyLTM0In0.MEUCIQDx7aBcd9Kq1R3sT5uV7wX9yZ"
  private static let key =
    "-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQQgx1Yz2Q7k\n-----END PRIVATE KEY-----\n"

  /// Texts that contain a secret, with the part that nobody may see.
  private static let planted = [
    (key, "BAQQgx1Yz2"), (token, "MEUCIQDx7aBcd9"), ("postgresql://shop:\(secret)@db.invalid/shop", secret),
    ("mysql://shop:\(secret)@db.invalid/shop", secret), ("shop:\(secret)@db.invalid", secret),
    ("host=db.invalid password=\(secret) user=shop", secret), ("host=db password='\(secret) x' user=shop", secret),
    ("password=\(secret)", secret), ("密码＝\(secret)", secret),
    ("<password>\(secret)</password>", secret), ("pass\u{200B}word=\(secret)", secret),
    ("https://hooks.slack.com/services/T01AB/B02CD/a1B2c3D4e5", "B02CD/a1B2c3D4e5"),
    ("ghp_16C7e42F292c6912E7710c838347Ae178B4a", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"),
  ]

  @Test(
    "no command shows them, whichever argument or option they were given for", arguments: planted,
    [
      ["lint", "@"], ["lint", ".", "--config", "@"], ["lint", ".", "--only", "@"], ["lint", ".", "--baseline", "@"],
      ["show", "@"], ["list", "@"], ["diff", "@", "."], ["diff", ".", "@"], ["convert", "@", "x.json"],
      ["convert", "catalog.yml", "%@/x.json"], ["export", ".", "-f", "@"], ["export", ".", "-f", "xml", "-o", "%@/x"],
      ["set", ".", "@", "price.tier=7"], ["set", ".", "coins400", "@"], ["set", ".", "coins400", "title=1", "--@"],
      ["import", "@", "--into", "catalog.yml"], ["verify", "--store", "@"], ["history", "--store", "@"],
      ["publish", ".", "--store", "%@", "--author", "A"], ["ledger", "--store", "@"],
      ["backup", "%@", "--store", "%@"],
      ["serve", "@"], ["serve", ".", "--signing-key", "@"], ["serve", ".", "--signing-key", "a=@"],
      ["serve", ".", "--listen", "@"], ["serve", ".", "--tls-cert", "@", "--tls-key", "@"], ["site", "@", "-o", "x"],
      ["site", ".", "-o", "%@/x"], ["asc", "doctor", "--key", "@", "--issuer", "@"],
      ["asc", "plan", ".", "--key", "@"],
      ["asc", "pull", "--key-id", "@", "--key", "@"], ["explain", "@"], ["facts", "@"], ["@"], ["--@"],
      ["lint", "--@=1"],
      ["import", "catalog.yml", "--into", "catalog.yml", "--map", "@"],
      ["import", "catalog.yml", "--into", "catalog.yml", "--map", "@, 商品ID=id"],
      ["ready", "@"], ["fmt", "@"], ["rename", "@", "a", "b"], ["retire", "@", "--reason", "x", "--store", "x"],
    ]) func arguments(_ planted: (text: String, part: String), _ line: [String]) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let words = line.map { word in
      word == "." || word == "catalog.yml"
        ? folder.path(word) : word.replacing("%", with: folder.path("x")).replacing("@", with: planted.text)
    }
    let run = await CommandRun(words)
    #expect(!(run.output + run.errors).contains(planted.part), "\(run.output)\(run.errors)")
  }

  /// Commands that print what is in a catalog, for people and for programs. What is written to a file, and `convert`
  /// and `export`, are not among them: their output is the catalog itself.
  private static let printing: [[String]] = [
    ["list", "@"], ["list", "@", "--format", "json"], ["list", "@", "--format", "ids"],
    ["show", "@", "coins400"], ["show", "@", "coins400", "--format", "json"], ["ready", "@"],
    ["ready", "@", "--format", "json"], ["ready", "@", "--format", "markdown"], ["diff", "$", "@"],
    ["diff", "@", "$", "--format", "json"], ["diff", "$", "@", "--format", "markdown"], ["fmt", "@", "--diff"],
    ["set", "@", "coins400", "price.tier=7", "--dry-run"], ["remove", "@", "coins400", "--dry-run"],
    ["lint", "@", "--format", "json", "--explain-skips"], ["lint", "@", "--format", "html"],
    ["lint", "@", "--fix", "--diff"],
    ["publish", "%", "--store", "store", "--allow-warnings", "--format", "json"],
    ["publish", "%", "--store", "store", "--allow-warnings", "--message", "&", "--author", "&"],
    ["history", "--store", "store"], ["history", "--store", "store", "--format", "json"],
    ["show", "--revision", "1", "--store", "store"],
    ["show", "--revision", "1", "--store", "store", "--format", "json"], ["ledger", "--store", "store"],
    ["ledger", "--store", "store", "--format", "json"], ["blame", "--store", "store", "--format", "json"],
    ["verify", "--store", "store", "--format", "json"],
  ]

  @Test(
    "no command shows them in what it prints of a catalog, and none changes them in what it writes", arguments: planted)
  func printed(_ planted: (text: String, part: String)) async throws {
    let folder = try TemporaryFolder()
    let text = planted.text.split(separator: "\n").joined(separator: "\\n").replacing("\"", with: "\\\"")
    let catalog = Samples.small.replacing("400 gold coins", with: "\"\(text)\"")
      .replacing("price: {tier: 6}", with: "price:   {tier: 6}")
      .replacing("restoreNote: Settings › Restore", with: "restoreNote: \"\(text)\"")
    let path = try folder.write(catalog, to: "catalog.yml")
    let other = try folder.write(Samples.small, to: "other.yml")
    let published = try folder.write(
      Samples.small.replacing("restoreNote: Settings › Restore", with: "restoreNote: \"\(text)\""), to: "published.yml")
    for line in Self.printing {
      let words = line.map { word in
        switch word {
        case "@": path
        case "$": other
        case "%": published
        case "&": planted.text
        case "store": folder.path("shop.store")
        default: word
        }
      }
      let run = await CommandRun(words)
      #expect(!(run.output + run.errors).contains(planted.part), "\(line): \(run.output)\(run.errors)")
      if line.last == "json", !run.output.isEmpty {
        #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil, "\(line): \(run.output)")
      }
      try folder.write(catalog, to: "catalog.yml")
    }
    #expect(await CommandRun("convert", path, folder.path("a.json")).status == 0)
    #expect(await CommandRun("convert", folder.path("a.json"), folder.path("b.yml")).status == 0)
    #expect(await CommandRun("fmt", path).status == 0)
    #expect(await CommandRun("diff", path, folder.path("b.yml")).output == "no differences\n")
    #expect(try folder.text("catalog.yml").contains(text) && folder.text("b.yml").contains(planted.part))
  }

  @Test(
    "no report shows them in the name of a file",
    arguments: [
      "text", "concise", "json", "jsonl", "sarif", "junit", "github", "html", "checkstyle", "tap", "gitlab", "xcode",
      "markdown",
    ]) func names(_ format: String) async throws
  {
    let folder = try TemporaryFolder()
    let part = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let path = try folder.write(Samples.small.replacing("type: consumable", with: "typ: x"), to: "\(part).yml")
    let run = await CommandRun("lint", path, "--format", format)
    #expect(run.status == 1 && !(run.output + run.errors).contains(part), "\(run.output)\(run.errors)")
  }

  @Test("no text of a store shows them that echoes what it was sent", arguments: [302, 400, 401, 403, 409, 500])
  func echoed(_ status: Int) async throws {
    let store = try AscCommandTests.Store()
    let tokens = Lock<[String]>([])
    store.simulator.setFaults { _, request in
      let token = request.field("Authorization") ?? ""
      tokens.withLock { $0.append(token) }
      let said = #""title": "\#(token)", "detail": "Authorization: \#(token) \#(Self.token)""#
      let more =
        #""source": {"parameter": "\#(Self.token)"}, "meta": {"associatedErrors": {"/x": [{"detail": "\#(token)"}]}}"#
      let body = #"{"errors": [{"code": "X", \#(said), \#(more)}]}"#
      return .answer(status: status, body: body)
    }
    for arguments in [
      ["doctor", "--app", "com.example.small"], ["status", "--app", "com.example.small"],
      ["plan", store.catalog, "--no-lint"],
    ] {
      let run = await store.run(arguments)
      let sent = tokens.withLock { $0 }.map { $0.dropFirst(60).prefix(20) }
      #expect(run.status != 0)
      for part in sent + ["MEUCIQDx7aBcd9"] {
        #expect(!(run.output + run.errors).contains(part), "\(run.output)\(run.errors)")
      }
    }
    #expect(tokens.withLock { $0.count } >= 2)
  }

  @Test(
    "no text of a database shows them that echoes what it was sent", .enabled(if: Tool.python.isInstalled),
    arguments: [
      "no entry for password=%s of shop:%s@db with token", "role %s, again %s, and", "x%sy (%s):", "%s\n%s",
    ], ["Xq7!zK$p4*v", "Xq&7<z>K", "a@b/c?d%e", "gold"])
  func echoedByDatabase(_ text: String, _ password: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.database, password, Self.token, text]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // It ends with its input; the process may only be a shell that has started it.
    let life = Pipe()
    process.standardInput = life
    try process.run()
    defer { try? life.fileHandleForWriting.close() }
    let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(Int(printed.trimmingCharacters(in: .whitespacesAndNewlines)))
    let written = password.percentEncoded { $0.isASCIILetter || $0.isASCIIDigit }
    let folder = try TemporaryFolder()
    for command in [["history"], ["verify"], ["ledger"]] {
      let address = "postgresql://u:\(written)@127.0.0.1:\(port)/shop?sslmode=disable"
      // A process of its own: the library could write to standard error itself.
      let run = try run("shopkeeper \(command.joined()) --store \(address)", in: folder.url)
      #expect(run.status == 3 && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.hasPrefix("error: could not connect"), "\(run.errors)")
      for part in [password, "MEUCIQDx7aBcd9"] {
        #expect(!(run.output + run.errors).contains(part), "\(run.output)\(run.errors)")
      }
    }
  }

  @Test(
    "no address shows a part of its password that was not escaped",
    arguments: [
      "shop:first@second@127.0.0.1:1/x", "shop:first/second@127.0.0.1:1/x", "shop:first?second@127.0.0.1:1/x",
      "shop:first%second@127.0.0.1:1/x", "shop:12/second@127.0.0.1:1/x", "shop:first@second@third@127.0.0.1",
      "shop:first?second=x@127.0.0.1:1/x", "shop:first second@127.0.0.1:1/x", "shop:first@second/third@127.0.0.1:1",
      "127.0.0.1:1/x?password=first%second", "shop:first#second@127.0.0.1:1/x", "shop:first\"second@127.0.0.1:1/x",
      "shop:first/x", "shop:first", "127.0.0.1:first/x", "[::1]:first/x", "a:1,b:first/x",
      "127.0.0.1:1/x?%70assword=first", "127.0.0.1:1/x?passwor%64=first", "shop:first[second@127.0.0.1:1/x",
      "shop:first&second@127.0.0.1:1/x", "shop:first<second>@127.0.0.1:1/x",
    ]) func malformedAddress(_ rest: String) async throws
  {
    for command in [["history"], ["verify"], ["ledger"], ["publish", try TemporaryFolder().path("none")]] {
      let run = await CommandRun(command + ["--store", "postgresql://\(rest)"])
      #expect(run.status == 3 || run.status == 2)
      for part in ["first", "second", "third"] {
        #expect(!(run.output + run.errors).contains(part), "\(run.output)\(run.errors)")
      }
    }
  }

  /// A database that refuses everybody, and repeats what it knows.
  private static let database = """
    import os, socket, struct, sys, threading
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    text = sys.argv[3] % (sys.argv[1], sys.argv[1]) + " " + sys.argv[2]
    fields = b"SFATAL\\0VFATAL\\0C28P01\\0M" + text.encode() + b"\\0\\0"
    while True:
        connection, _ = listener.accept()
        connection.recv(4096)
        # Accepted, a notice, and then refused.
        connection.sendall(b"R" + struct.pack(">ii", 8, 0))
        for kind in (b"N", b"E"): connection.sendall(kind + struct.pack(">i", 4 + len(fields)) + fields)
        connection.close()
    """

  @Test(
    "no report shows them, wherever they are in a file", arguments: planted,
    Seeds.choose(
      [
        "text", "concise", "json", "jsonl", "sarif", "junit", "github", "html", "checkstyle", "tap", "gitlab", "xcode",
        "markdown",
      ], onPush: ["text", "json", "html"]))
  func files(_ planted: (text: String, part: String), _ format: String) async throws {
    let folder = try TemporaryFolder()
    let text = planted.text.split(separator: "\n").joined(separator: "\\n").replacing("\"", with: "\\\"")
    let catalogs = [
      Samples.small.replacing("type: consumable", with: "typ: \"\(text)\""),
      Samples.small.replacing("type: consumable", with: "type: \"\(text)\""),
      Samples.small.replacing("coins400:", with: "\"\(text)\":"),
      Samples.small.replacing("tier: 6", with: "\"\(text)\": 6"),
      Samples.small.replacing("en-US: {title", with: "\"\(text)\": {title"), Samples.small + "\"\(text)\": 1\n",
      Samples.small + planted.text,
    ]
    for (number, catalog) in catalogs.enumerated() {
      let path = try folder.write(catalog, to: "\(number).yml")
      let run = await CommandRun("lint", path, "--format", format)
      #expect(!(run.output + run.errors).contains(planted.part), "\(number): \(run.output)\(run.errors)")
    }
    for key in ["stor", "store", "baseline", "rules", "\"\(text)\""] {
      try folder.write("rules: {emoji: off}\n\(key): \"\(text)\"\n", to: ".shopkeeper.yml")
      for line in [["lint", folder.path("0.yml")], ["set", folder.path("1.yml"), "coins400", "price.tier=7"]] {
        let run = await CommandRun(line)
        #expect(!(run.output + run.errors).contains(planted.part), "\(key): \(run.output)\(run.errors)")
      }
    }
  }
}
