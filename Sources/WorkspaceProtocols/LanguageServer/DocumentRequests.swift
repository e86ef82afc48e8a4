import Basics
import CatalogLint
import Shopkeeper
import SourceSyntax

/// The requests about one open document.
extension LanguageServer {
  mutating func answerAboutDocument(_ method: String, _ params: OrderedValue) throws -> OrderedValue {
    let encoding = encoding
    switch method {
    case "textDocument/hover":
      return try atPosition(params) { workspace, offset in
        guard let hover = workspace.hover(at: offset) else { return .null }
        return [
          "contents": ["kind": "markdown", "value": .text(Secrets.redacted(hover.text))],
          "range": encoding.range(hover.range, in: workspace.source),
        ]
      }
    case "textDocument/completion":
      return try atPosition(params) { workspace, offset in
        Self.list(of: workspace.completions(at: offset), at: offset, in: workspace.source, encoding)
      }
    case "textDocument/definition":
      let uri = try uri(params)
      return try atPosition(params) { workspace, offset in
        workspace.definition(at: offset).map { range in
          ["uri": .text(uri), "range": encoding.range(range, in: workspace.source)]
        } ?? .null
      }
    case "textDocument/references":
      let uri = try uri(params)
      let includesDefinition = params["context"]?["includeDeclaration"] != .flag(false)
      return try atPosition(params) { workspace, offset in
        .list(
          workspace.references(at: offset, includingDefinition: includesDefinition).map { range in
            ["uri": .text(uri), "range": encoding.range(range, in: workspace.source)]
          })
      }
    case "textDocument/prepareRename":
      return try atPosition(params) { workspace, offset in
        workspace.name(at: offset).map { encoding.range($0, in: workspace.source) } ?? .null
      }
    case "textDocument/rename":
      let uri = try uri(params)
      guard let name = params["newName"]?.text else { throw RPCError.invalidParams("expected a \"newName\"") }
      return try atPosition(params) { workspace, offset in
        Self.edit(try workspace.rename(at: offset, to: name), of: uri, in: workspace.source, encoding)
      }
    case "textDocument/documentSymbol":
      return try withDocument(params) { document in
        let workspace = document.workspace
        return .list(workspace.symbols.map { Self.symbol($0, in: workspace.source, encoding) })
      }
    case "textDocument/foldingRange":
      return try withDocument(params) { document in
        .list(
          document.workspace.foldings.map { lines in
            ["startLine": .integer(lines.lowerBound - 1), "endLine": .integer(lines.upperBound - 1)]
          })
      }
    case "textDocument/formatting":
      return try withDocument(params) { document in
        let workspace = document.workspace
        let change = workspace.source.replacement(to: try Self.formatted(workspace))
        return .list([change].compactMap(\.self).map { Self.edit($0, in: workspace.source, encoding) })
      }
    case "textDocument/codeAction": return try codeActions(params)
    default: throw RPCError.methodNotFound(method)
    }
  }

  private mutating func atPosition(
    _ params: OrderedValue, _ body: (inout CatalogWorkspace, Int) throws -> OrderedValue
  ) throws -> OrderedValue {
    let encoding = encoding
    return try withDocument(params) { document in
      var workspace = document.workspace
      guard workspace.isCatalog else { return .null }
      return try body(&workspace, try encoding.offset(of: params["position"], in: workspace.source))
    }
  }

  private static func formatted(_ workspace: CatalogWorkspace) throws -> SourceFile {
    do { return try workspace.formatted() } catch let failure as CatalogEditFailure {
      throw RPCError.requestFailed(failure.message)
    }
  }

  // MARK: Changes

  private mutating func codeActions(_ params: OrderedValue) throws -> OrderedValue {
    let encoding = encoding
    let uri = try uri(params)
    let wanted = params["context"]?["only"]?.texts
    func isWanted(_ kind: String) -> Bool {
      wanted.map { $0.contains { kind == $0 || kind.hasPrefix("\($0).") } } ?? true
    }
    let isAll = wanted?.contains { "source.fixAll" == $0 || $0 == "source" } ?? false
    return try withDocument(params) { document in
      let range = try encoding.range(params["range"], in: document.workspace.source)
      let (findings, areAll) = document.findings(near: range, asksForAll: isAll)
      let workspace = document.workspace
      var actions: [OrderedValue] = []
      let near = findings.filter { $0.range.start <= range.end && range.start <= $0.range.end }
      for action in isWanted("quickfix") ? near.prefix(Self.mostFindings).flatMap(workspace.actions) : [] {
        actions.append([
          "title": .text(Secrets.redacted(action.message)), "kind": "quickfix",
          "isPreferred": .flag(action.safety == .safe),
          "edit": Self.edit(action.replacements, of: uri, in: workspace.source, encoding),
        ])
      }
      let fixed = FixedSource(workspace.source, making: .safe, of: areAll ? findings : [])
      if isWanted("source.fixAll"), let change = workspace.source.replacement(to: fixed.source) {
        actions.append([
          "title": .text("fix what can be fixed safely (\(fixed.fixed.count))"), "kind": "source.fixAll",
          "edit": Self.edit([change], of: uri, in: workspace.source, encoding),
        ])
      }
      return .list(actions)
    }
  }

  /// A selection of a whole file has as many actions as anybody reads.
  private static var mostFindings: Int { 20 }

  private static func edit(
    _ replacements: [TextReplacement], of uri: String, in source: SourceFile, _ encoding: PositionEncoding
  ) -> OrderedValue {
    let edits = replacements.map { edit($0, in: source, encoding) }
    return ["changes": .map(OrderedMap([(uri, .list(edits))]))]
  }

  private static func edit(_ replacement: TextReplacement, in source: SourceFile, _ encoding: PositionEncoding)
    -> OrderedValue
  { ["range": encoding.range(replacement.range, in: source), "newText": .text(replacement.text)] }

  // MARK: Lists

  /// The completions that contain what was typed, in the order of the schema.
  private static func list(
    of completions: [WorkspaceCompletion], at offset: Int, in source: SourceFile, _ encoding: PositionEncoding
  ) -> OrderedValue {
    let typed = completions.first.map { source.text(in: SourceRange(start: $0.range.start, end: offset)).lowercased() }
    let fitting = completions.filter { completion in
      typed.map { $0.isEmpty || completion.label.lowercased().contains($0) } ?? true
    }
    let items = fitting.prefix(mostCompletions).enumerated().map { index, completion -> OrderedValue in
      let digits = String(index)
      return [
        "label": .text(completion.label), "kind": .integer(completion.kind.number), "detail": .text(completion.detail),
        "sortText": .text(String(repeating: "0", count: 4 - digits.utf8.count) + digits),
        "textEdit": edit(TextReplacement(completion.range, completion.text), in: source, encoding),
      ]
    }
    return ["isIncomplete": .flag(fitting.count > mostCompletions), "items": .list(items)]
  }

  private static var mostCompletions: Int { 300 }

  private static func symbol(
    _ symbol: CatalogWorkspace.Symbol, in source: SourceFile, _ encoding: PositionEncoding
  ) -> OrderedValue {
    [
      "name": .text(symbol.name.isEmpty ? "?" : Secrets.redacted(symbol.name)),
      "detail": .text(Secrets.redacted(symbol.detail)),
      "kind": .integer(symbol.kind.number),
      "range": encoding.range(symbol.range, in: source),
      "selectionRange": encoding.range(symbol.key, in: source),
      "children": .list(symbol.children.map { Self.symbol($0, in: source, encoding) }),
    ]
  }
}

extension WorkspaceCompletion.Kind {
  /// `Property`, `Value` and `Reference` of the protocol.
  fileprivate var number: Int {
    switch self {
    case .key: 10
    case .value: 12
    case .name: 18
    }
  }
}

extension CatalogWorkspace.Symbol.Kind {
  /// `Namespace`, `Object`, `Class`, `Constant` and `String` of the protocol.
  fileprivate var number: Int {
    switch self {
    case .section: 3
    case .product: 19
    case .group: 5
    case .currency: 14
    case .template: 15
    }
  }
}
