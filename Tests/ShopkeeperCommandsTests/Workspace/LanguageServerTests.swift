import Foundation
import Shopkeeper
import SourceSyntax
import TestTools
import Testing

@testable import WorkspaceProtocols

@Suite("The language server") struct LanguageServerTests {
  /// A client with one open catalog.
  private final class Editor {
    let peer: ProtocolPeer
    let uri: String
    private(set) var text: String
    private(set) var capabilities: [String: Any] = [:]

    init(
      _ text: String, encodings: [String] = [], locale: String = "en", folder: TemporaryFolder,
      name: String = "catalog.yml"
    ) throws {
      self.text = text
      uri = URL(filePath: try folder.write(text, to: name)).absoluteString
      peer = try ProtocolPeer(["lsp", "--stdio"], usesHeaders: true)
      let answer = try peer.request(
        "initialize",
        [
          "capabilities": ["general": ["positionEncodings": encodings]],
          "rootUri": folder.url.absoluteString, "locale": locale,
        ])
      capabilities = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any] ?? [:]
      try peer.notify("initialized")
      try peer.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text]])
    }

    func diagnostics() throws -> [[String: Any]] {
      try peer.notification("textDocument/publishDiagnostics")["diagnostics"] as? [[String: Any]] ?? []
    }

    func result(_ method: String, _ more: [String: Any] = [:]) throws -> Any? {
      let params = more.merging(["textDocument": ["uri": uri]]) { $1 }
      let answer = try peer.request("textDocument/\(method)", params)
      #expect(answer["error"] == nil, "\(answer)")
      return answer["result"]
    }

    func change(_ changes: [[String: Any]]) throws {
      try peer.notify(
        "textDocument/didChange", ["textDocument": ["uri": uri, "version": 2], "contentChanges": changes])
    }

    func shutDown() throws -> Int32 {
      _ = try peer.request("shutdown")
      try peer.notify("exit")
      return try peer.end()
    }
  }

  private static let faulty = Samples.small.replacing("title: 400 Gold Coins", with: "title: 🪙🪙 500 Gold Coins")
  /// The line and the character of the title in it.
  private static let line = Samples.small.split(separator: "\n").firstIndex { $0.contains("title") } ?? 0

  private static func place(_ character: Int, line: Int = line) -> [String: Any] {
    ["position": ["line": line, "character": character]]
  }

  @Test(
    "reports findings where they are, in the unit that the client chose",
    arguments: [(["utf-8", "utf-16"], "utf-8"), (["utf-32", "utf-16"], "utf-16"), ([], "utf-16")])
  func positions(_ offered: [String], _ chosen: String) throws {
    let editor = try Editor(Self.faulty, encodings: offered, folder: TemporaryFolder())
    #expect(editor.capabilities["positionEncoding"] as? String == chosen)
    let found = try #require(try editor.diagnostics().first { ($0["message"] as? String)?.contains("500") == true })
    #expect(found["source"] as? String == "shopkeeper" && found["code"] is String)
    let start = try #require((found["range"] as? [String: [String: Int]])?["start"])
    let line = Self.faulty.split(separator: "\n")[Self.line]
    let before = line[..<(try #require(line.range(of: "500"))).lowerBound]
    #expect(start == ["line": Self.line, "character": chosen == "utf-8" ? before.utf8.count : before.utf16.count])
    #expect(try editor.shutDown() == 0)
  }

  @Test(
    "counts the characters of a catalog on one line in proportion to its length", arguments: PositionEncoding.allCases)
  func longLine(_ encoding: PositionEncoding) throws {
    let part = "{金: 🪙, a: b},"
    let units = encoding == .utf8 ? part.utf8.count : part.utf16.count
    let time = try proportion(250, 2_000) { count in
      let source = SourceFile(name: "catalog.yml", text: "\n" + String(repeating: part, count: count) + "\nx")
      for number in 0..<count {
        let offset = 1 + number * part.utf8.count
        let place = encoding.position(of: offset, in: source)
        #expect(place["line"]?.integer == 1 && place["character"]?.integer == number * units)
        guard number.isMultiple(of: 25) else { continue }
        let found = try encoding.offset(of: place, in: source)
        #expect(found == offset)
        #expect(source.offset(of: source.location(at: offset)) == offset)
      }
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("reports findings in the language of the editor") func language() throws {
    let editor = try Editor(Self.faulty, locale: "zh-cn", folder: TemporaryFolder())
    let messages = try editor.diagnostics().compactMap { $0["message"] as? String }
    #expect(messages.contains { $0.contains("显示名称写的是“500”") }, "\(messages)")
    #expect(try editor.shutDown() == 0)
  }

  @Test("lints again after changes of ranges, once for many") func changes() throws {
    let editor = try Editor(Samples.small, folder: TemporaryFolder())
    #expect(try editor.diagnostics().isEmpty)
    let column = try #require(Samples.small.split(separator: "\n")[Self.line].range(of: "400"))
    let line = Samples.small.split(separator: "\n")[Self.line]
    let character = line.utf16.distance(from: line.startIndex, to: column.lowerBound)
    for digit in ["5", "6", "7"] {
      try editor.change([
        [
          "range": [
            "start": ["line": Self.line, "character": character],
            "end": ["line": Self.line, "character": character + 1],
          ], "text": digit,
        ]
      ])
    }
    let found = try editor.diagnostics()
    #expect(found.contains { ($0["message"] as? String)?.contains("700") == true }, "\(found)")
    #expect(!found.contains { ($0["message"] as? String)?.contains("500") == true })
    try editor.change([["text": Samples.small]])
    #expect(try editor.diagnostics().isEmpty)
    #expect(try editor.shutDown() == 0)
  }

  @Test("in a large catalog, lints what was typed at once, and shows the other findings where the text is now")
  func large() async throws {
    func text(_ third: String, comment: String = "") -> String {
      let products = (1...150).map { count in
        let title = count == 140 ? "999 Gold Coins" : count == 3 ? third : "\(count) Gold Coins"
        return "  p\(count): {type: consumable, grants: {gold: \(count)}, localizations: {en-US: {title: \(title)}}}\n"
      }
      return comment + Samples.small + products.joined()
    }
    let folder = try TemporaryFolder()
    let editor = try Editor(text("3 Gold Coins"), folder: folder)
    /// The lines and the messages that a check of the whole finds.
    func expected(_ text: String) throws -> Set<String> {
      var workspace = CatalogWorkspace(text, named: folder.path("catalog.yml"), in: folder.url.path)
      return Set(workspace.lint().findings.map { "\($0.start.line - 1) \($0.message)" })
    }
    func published() throws -> Set<String> {
      Set(
        try editor.diagnostics().compactMap { found in
          guard let start = (found["range"] as? [String: [String: Int]])?["start"]?["line"] else { return nil }
          return "\(start) \(found["message"] as? String ?? "")"
        })
    }
    let before = try expected(text("3 Gold Coins"))
    while try published() != before {}
    let changed = text("777 Gold Coins", comment: "# more\n\n")
    let title = try #require(text("3 Gold Coins").split(separator: "\n").firstIndex { $0.contains(" p3:") })
    let end = text("3 Gold Coins").split(separator: "\n")[title].utf16.count
    let line = try #require(changed.split(separator: "\n").first { $0.contains(" p3:") })
    try editor.change([
      [
        "range": ["start": ["line": title, "character": 0], "end": ["line": title, "character": end]],
        "text": String(line),
      ],
      [
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]], "text": "# more\n\n",
      ],
    ])
    let after = try expected(changed)
    let first = try published()
    for word in ["777", "999"] {
      let found = after.filter { $0.contains("“\(word)”") || $0.contains("\"\(word)\"") }
      #expect(!found.isEmpty && found.isSubset(of: first), "\(word): \(first.sorted().prefix(5))")
    }
    let near: [String: Any] = [
      "range": ["start": ["line": title + 2, "character": 0], "end": ["line": title + 2, "character": end]],
      "context": ["diagnostics": []],
    ]
    let actions = try #require(try editor.result("codeAction", near) as? [[String: Any]])
    #expect(actions.contains { $0["kind"] as? String == "quickfix" && "\($0)".contains("newText") })
    while try published() != after {}
    #expect(try editor.shutDown() == 0)
  }

  @Test(
    "answers at once when a pipe is in place of a file that it reads",
    arguments: ["catalog.yml", ".shopkeeper.yml", "base.json", "catalog.prices.csv", "factors.csv"])
  func pipe(_ name: String) throws {
    let folder = try TemporaryFolder()
    if name == "base.json" { try folder.write("baseline: base.json\n", to: ".shopkeeper.yml") }
    let policies = "  pricePolicies: {world: {base: USA, from: factors.csv}}\n"
    let editor = try Editor(
      Samples.small.replacing("products:", with: "\(name == "factors.csv" ? policies : "")products:"), folder: folder)
    try? FileManager.default.removeItem(at: folder.url.appending(path: name))
    #expect(mkfifo(folder.path(name), 0o600) == 0)
    let start = ContinuousClock.now
    for _ in 0..<4 {
      try editor.peer.notify("textDocument/didSave", ["textDocument": ["uri": editor.uri]])
      try editor.peer.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
      _ = try editor.result("documentSymbol")
    }
    #expect(try editor.shutDown() == 0)
    // Each wait for the other end of the pipe would be of ten seconds.
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("shows no secret in symbols, hovers, errors and messages") func secrets() throws {
    let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let text = Samples.small.replacing("coins400:", with: "\(secret):").replacing(
      "type: consumable", with: "type: \(secret)")
    let editor = try Editor(text, folder: TemporaryFolder())
    let place: [String: Any] = ["position": ["line": 0, "character": 0], "newName": "password=Xq7!zK"]
    for method in ["documentSymbol", "hover", "foldingRange", secret, "rename", "formatting"] {
      let params = place.merging(["textDocument": ["uri": editor.uri]]) { $1 }
      let answer = try editor.peer.request("textDocument/\(method)", params)
      #expect(!"\(answer)".contains(secret) && !"\(answer)".contains("Xq7"), "\(answer)")
    }
    let answer = try editor.peer.request(
      "textDocument/hover", ["textDocument": ["uri": "file:///x/\(secret)"], "position": ["line": 0, "character": 0]])
    #expect(answer["error"] != nil && !"\(answer)".contains(secret), "\(answer)")
    #expect(try !editor.diagnostics().contains { "\($0)".contains(secret) })
    #expect(try editor.shutDown() == 0)
  }

  @Test("leaves other YAML files alone, and reads StoreKit configurations") func otherFiles() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor("services: {web: {image: x}}\nproducts: [1, 2]\n", folder: folder, name: "compose.yml")
    #expect(try editor.diagnostics().isEmpty)
    try editor.peer.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///nowhere/A.storekit", "languageId": "json", "version": 1,
          "text": "{\"products\": [{\"productID\": \"a b\", \"type\": \"Consumable\", \"displayPrice\": \"0.99\"}]}",
        ]
      ])
    #expect(try !editor.diagnostics().isEmpty)
    #expect(try editor.shutDown() == 0)
  }

  @Test("answers each kind of request") func requests() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor(Samples.small.replacing("400 Gold Coins,", with: "400  Gold Coins,"), folder: folder)
    let lines = editor.text.components(separatedBy: "\n")
    func at(_ text: String, _ more: Int = 1) throws -> [String: Any] {
      let line = try #require(lines.firstIndex { $0.contains(text) })
      let start = try #require(lines[line].range(of: text)).lowerBound
      return Self.place(lines[line].utf16.distance(from: lines[line].startIndex, to: start) + more, line: line)
    }
    let hover = try #require(try editor.result("hover", at("tier: 6", 6)) as? [String: Any])
    #expect((hover["contents"] as? [String: String])?["value"]?.contains("USD 5.99") == true)
    let completion = try #require(try editor.result("completion", at("type: con", 9)) as? [String: Any])
    #expect((completion["items"] as? [[String: Any]])?.first?["label"] as? String == "consumable")
    let definition = try #require(try editor.result("definition", at("gold: 400")) as? [String: Any])
    #expect(definition["uri"] as? String == editor.uri)
    #expect((try editor.result("references", at("gold: 400")) as? [Any])?.count == 2)
    #expect(try editor.result("prepareRename", at("coins400:")) is NSNull)
    let rename = try editor.result("rename", at("gold: 400").merging(["newName": "silver"]) { $1 }) as? [String: Any]
    #expect(((rename?["changes"] as? [String: [Any]])?[editor.uri])?.count == 2)
    #expect((try editor.result("documentSymbol") as? [Any])?.count == 4)
    #expect((try editor.result("foldingRange") as? [Any])?.isEmpty == false)
    #expect((try editor.result("formatting", ["options": ["tabSize": 2]]) as? [Any]) != nil)
    let start: [String: Int] = ["line": 0, "character": 0]
    let all: [String: Any] = [
      "range": ["start": start, "end": ["line": 99, "character": 0]], "context": ["diagnostics": []],
    ]
    let actions = try #require(try editor.result("codeAction", all) as? [[String: Any]])
    #expect(Set(actions.compactMap { $0["kind"] as? String }) == ["quickfix", "source.fixAll"])
    #expect(try editor.shutDown() == 0)
  }

  @Test("warns of a file that others changed while it was edited") func conflict() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor(Samples.small, folder: folder)
    // The server has seen the file as it was.
    _ = try editor.diagnostics()
    try editor.change([["text": Samples.small + "# mine\n"]])
    try folder.write(Samples.small + "# theirs\n", to: "catalog.yml")
    try editor.peer.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": editor.uri, "type": 2]]])
    #expect((try editor.peer.notification("window/showMessage")["message"] as? String)?.contains("on disk") == true)
    #expect(try folder.text("catalog.yml").hasSuffix("# theirs\n"))
    #expect(try editor.shutDown() == 0)
  }

  @Test("finds the files beside a catalog, whatever the letters of its path", arguments: ["a b", "目录 %20", "x#y?z"])
  func paths(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: {quantity-mismatch: off}\n", to: "\(name)/.shopkeeper.yml")
    let editor = try Editor(Self.faulty, folder: folder, name: "\(name)/catalog.yml")
    let codes = try editor.diagnostics().compactMap { $0["code"] as? String }
    #expect(!codes.isEmpty && !codes.contains("quantity-mismatch"), "\(codes)")
    #expect(try editor.shutDown() == 0)
  }

  @Test("notices a new configuration") func configuration() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor(Self.faulty, folder: folder)
    let rules = Set(try editor.diagnostics().compactMap { $0["code"] as? String })
    try #require(!rules.isEmpty)
    try folder.write("rules: {\(rules.sorted().map { "\($0): off" }.joined(separator: ", "))}\n", to: ".shopkeeper.yml")
    try editor.peer.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try editor.diagnostics().isEmpty)
    #expect(try editor.shutDown() == 0)
  }

  @Test(
    "answers what is wrong with an error and goes on",
    arguments: [
      ("textDocument/hover", ["textDocument": ["uri": "file:///other.yml"]], -32602),
      ("textDocument/hover", [:], -32602), ("initialize", [:], -32600), ("no/such/method", [:], -32602),
    ] as [(String, [String: any Sendable], Int)]) func errors(
      _ method: String, _ params: [String: any Sendable], _ code: Int
    )
    throws
  {
    let editor = try Editor(Samples.small, folder: TemporaryFolder())
    let error = try editor.peer.request(method, params)["error"] as? [String: Any]
    #expect(error?["code"] as? Int == code || error?["code"] as? Int == -32601, "\(error ?? [:])")
    let place: [String: Any] = ["position": ["line": -1, "character": 0]]
    let answer = try editor.peer.request(
      "textDocument/hover", place.merging(["textDocument": ["uri": editor.uri]]) { $1 })
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32602)
    let far: [String: Any] = ["position": ["line": 9_000_000_000, "character": 9_000_000_000]]
    _ = try editor.result("hover", far)
    #expect(try editor.shutDown() == 0)
  }

  @Test("ends with an error when the input is not the protocol, and when nobody shut it down") func ends() throws {
    let http = try ProtocolPeer(["lsp"], usesHeaders: true)
    http.send(bytes: Array("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect((try http.next()["error"] as? [String: Any])?["code"] as? Int == -32700)
    #expect(try http.end() == 3)
    let early = try ProtocolPeer(["lsp"], usesHeaders: true)
    #expect((try early.request("shutdown")["error"] as? [String: Any])?["code"] as? Int == -32002)
    #expect(try early.end() == 1)
  }
}
