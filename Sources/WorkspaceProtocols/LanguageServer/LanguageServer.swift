import Basics
import CatalogLint
import Shopkeeper
import SourceSyntax

/// A server of the Language Server Protocol 3.17: findings, fixes and names of catalogs in an editor.
///
/// It holds no rule, format or edit of its own: everything is asked of a ``CatalogWorkspace`` for each
/// open document.
package struct LanguageServer: ~Copyable {
  private enum State {
    case new
    case running
    case shutDown
  }

  private var reader: MessageReader
  let writer: MessageWriter
  private let version: String
  private let cacheFolder: String?
  private var state = State.new
  private var watchesFiles = false
  private var project: String?
  private var language = MessageLanguage.english
  var encoding = PositionEncoding.utf16
  var documents: [String: OpenDocument] = [:]

  /// In milliseconds: a pause in typing, after which the text is linted.
  private static let pause: Int32 = 100

  /// - Parameter cacheFolder: The folder for the facts about images; nil to keep none.
  package init(input: Int32, output: Int32, version: String, cacheFolder: String?) {
    reader = MessageReader(input, framing: .headers)
    writer = MessageWriter(output, framing: .headers)
    self.version = version
    self.cacheFolder = cacheFolder
  }

  /// Serves until the client ends it.
  ///
  /// - Returns: Whether the client said that it would.
  /// - Throws: ``MessageReader/Failure`` when the input can't be understood any more.
  package mutating func run() async throws -> Bool {
    while true {
      while documents.values.contains(where: \.hasNews), !reader.hasInput(within: Self.pause) {
        publishFindings()
        // A processor that is alone lints in the meantime.
        try await Task.sleep(for: .milliseconds(1))
      }
      let input: MessageReader.Input?
      do { input = try reader.next() } catch {
        writer.respond(to: .null, with: .parseError(error.message))
        throw error
      }
      switch input {
      case nil: return state == .shutDown
      case .fault(let error, let id)?: writer.respond(to: id, with: error)
      case .message(.response)?: break
      case .message(.notification("exit", _))?: return state == .shutDown
      case .message(.notification(let method, let params))?:
        guard state == .running else { break }
        do { try take(method, params) } catch {
          show("\(method): \((error as? RPCError)?.message ?? "\(error)")", isError: true)
        }
      case .message(.request(let id, let method, let params))?:
        do { writer.respond(to: id, with: try answer(method, params)) } catch let error as RPCError {
          writer.respond(to: id, with: error)
        } catch { writer.respond(to: id, with: .requestFailed("\(error)")) }
      }
    }
  }

  // MARK: Requests

  private mutating func answer(_ method: String, _ params: OrderedValue) throws -> OrderedValue {
    switch (method, state) {
    case ("initialize", .new):
      state = .running
      return initialize(params)
    case ("initialize", _): throw RPCError.invalidRequest("\"initialize\" was sent before")
    case (_, .new): throw RPCError(-32002, "\"initialize\" comes first")
    case (_, .shutDown): throw RPCError.invalidRequest("the server was shut down")
    case ("shutdown", _):
      state = .shutDown
      return .null
    default: return try answerAboutDocument(method, params)
    }
  }

  private mutating func initialize(_ params: OrderedValue) -> OrderedValue {
    let capabilities = params["capabilities"]
    let offered = capabilities?["general"]?["positionEncodings"]?.texts ?? []
    encoding = PositionEncoding.allCases.first { offered.contains($0.rawValue) } ?? .utf16
    watchesFiles =
      capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"] == .flag(true)
    language = MessageLanguage(locale: params["locale"]?.text ?? "")
    let root = params["workspaceFolders"]?.elements.first?["uri"]?.text ?? params["rootUri"]?.text
    project = root.flatMap(DocumentURI.path)
    return [
      "capabilities": [
        "positionEncoding": .text(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": [":", " ", "{", ","]],
        "definitionProvider": true,
        "referencesProvider": true,
        "renameProvider": ["prepareProvider": true],
        "documentSymbolProvider": true,
        "documentFormattingProvider": true,
        "foldingRangeProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
      ],
      "serverInfo": ["name": "shopkeeper", "version": .text(version)],
    ]
  }

  // MARK: Notifications

  private mutating func take(_ method: String, _ params: OrderedValue) throws {
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": try open(params["textDocument"] ?? .null)
    case "textDocument/didChange":
      let uri = try uri(params)
      guard var document = documents.removeValue(forKey: uri) else { throw notOpen(uri) }
      defer { documents[uri] = document }
      document.version = params["textDocument"]?["version"]?.integer
      for change in params["contentChanges"]?.elements ?? [] { try document.take(change, in: encoding) }
    case "textDocument/didSave":
      try withDocument(params) { $0.noteSaved() }
      for uri in documents.keys { documents[uri]?.refresh() }
    case "textDocument/didClose":
      let uri = try uri(params)
      documents[uri] = nil
      writer.notify("textDocument/publishDiagnostics", ["uri": .text(uri), "diagnostics": []])
    case "workspace/didChangeWatchedFiles":
      for uri in documents.keys.sorted() {
        documents[uri]?.refresh()
        if let warning = documents[uri]?.newConflict() { show(warning, isError: false) }
      }
    default: break
    }
  }

  private mutating func open(_ item: OrderedValue) throws {
    guard let uri = item["uri"]?.text, let text = item["text"]?.text else {
      throw RPCError.invalidParams("a document needs a \"uri\" and a \"text\"")
    }
    let isYAML = item["languageId"]?.text == "yaml"
    let path = DocumentURI.path(of: uri) ?? (isYAML ? "\(uri).yml" : uri)
    let isInProject = project.map { FileSystem.absolute(path).hasPrefix(FileSystem.absolute($0) + "/") } ?? false
    var workspace = CatalogWorkspace(text, named: path, in: isInProject ? project : nil, cacheFolder: cacheFolder)
    workspace.language = language
    documents[uri] = OpenDocument(workspace, version: item["version"]?.integer)
  }

  /// Asks the client to report changes of the files that findings depend on.
  private func watchFiles() {
    guard watchesFiles else { return }
    let patterns = ["**/.shopkeeper.yml", "**/*.{yml,yaml,storekit,json,csv}", "**/*.{png,jpg,jpeg}"]
    let watchers = patterns.map { pattern -> OrderedValue in ["globPattern": .text(pattern)] }
    writer.request(
      "watch", "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .list(watchers)],
          ]
        ]
      ])
  }

  private mutating func publishFindings() {
    for uri in documents.keys.sorted() {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      let diagnostics = document.newDiagnostics(for: uri, in: encoding)
      documents[uri] = document
      guard let diagnostics else { continue }
      var params: OrderedMap = ["uri": .text(uri), "diagnostics": .list(diagnostics)]
      params.append("version", document.version.map(OrderedValue.integer))
      writer.notify("textDocument/publishDiagnostics", .map(params))
    }
  }

  private func show(_ message: String, isError: Bool) {
    writer.notify(
      "window/showMessage", ["type": isError ? 1 : 2, "message": .text("shopkeeper: \(VisibleText.escaped(message))")])
  }

  // MARK: Documents

  func uri(_ params: OrderedValue) throws -> String {
    guard let uri = params["textDocument"]?["uri"]?.text else {
      throw RPCError.invalidParams("expected a \"textDocument\" with a \"uri\"")
    }
    return uri
  }

  private func notOpen(_ uri: String) -> RPCError { .invalidParams("\"\(uri)\" is not open") }

  /// Passes the document that a message is about.
  mutating func withDocument<Result>(_ params: OrderedValue, _ body: (inout OpenDocument) throws -> Result) throws
    -> Result
  {
    let uri = try uri(params)
    guard var document = documents.removeValue(forKey: uri) else { throw notOpen(uri) }
    defer { documents[uri] = document }
    return try body(&document)
  }
}

extension RPCError {
  /// A request that was understood, but can't be done.
  static func requestFailed(_ message: String) -> RPCError { RPCError(-32803, message) }
}
