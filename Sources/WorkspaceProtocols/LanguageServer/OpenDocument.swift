import AppStoreReference
import Basics
import CatalogLint
import Shopkeeper
import SourceSyntax

/// A document of an editor: its text as the editor has it, and its workspace.
struct OpenDocument {
  private var known: CatalogWorkspace
  /// The findings in the text as it was last linted; nil in files that are no catalogs.
  private var live: LiveFindings?
  /// The copy of the workspace that is being linted, once it is.
  private var check: Lock<CatalogWorkspace?>?
  /// The text with all changes; read by the workspace once it is needed, not for every keystroke.
  private var text: SourceFile
  private var reported: [UInt8]?
  var version: Int?
  private var isUnlinted = true

  init(_ workspace: CatalogWorkspace, version: Int?) {
    known = workspace
    text = workspace.source
    self.version = version
  }

  /// The workspace with the present text.
  var workspace: CatalogWorkspace {
    mutating get {
      known.replaceText(with: text)
      return known
    }
  }

  /// Makes a change of the editor: of a range, or of the whole text.
  mutating func take(_ change: OrderedValue, in encoding: PositionEncoding) throws(RPCError) {
    guard let new = change["text"]?.text else { throw .invalidParams("a change needs a \"text\"") }
    let range =
      try change["range"].map { value throws(RPCError) in try encoding.range(value, in: text) }
      ?? SourceRange(start: 0, end: text.bytes.count)
    text = text.replacing([TextReplacement(range, new)])
    isUnlinted = true
  }

  /// Whether there are, or will be, findings that the client doesn't know.
  var hasNews: Bool { isUnlinted || check != nil }

  mutating func noteSaved() { known.noteSaved() }

  /// Reads the files beside the document again.
  mutating func refresh() {
    known.refresh()
    isUnlinted = true
  }

  /// A warning about a change of others that was not reported yet.
  mutating func newConflict() -> String? {
    guard case .conflict(let disk) = workspace.diskChange, disk.bytes != reported else { return nil }
    reported = disk.bytes
    return "\"\(disk.name)\" was changed on disk, and here as well; saving would overwrite the other change"
  }

  // MARK: Findings

  /// The findings in the present text: all of them if they are known or asked for, or if the catalog is small; otherwise
  /// those in the products near a range.
  mutating func findings(near range: SourceRange, asksForAll: Bool) -> (findings: [LocatedFinding], areAll: Bool) {
    let workspace = workspace
    guard workspace.isCatalog else { return ([], true) }
    if live == nil || isSmall || asksForAll || workspace.isLinted { return (known.lint().findings, true) }
    _ = live?.update(workspace)
    return (workspace.findings(inProducts: live?.products(near: range) ?? []), false)
  }

  private var isSmall: Bool { known.file.document.catalog.products.count <= LiveFindings.fewProducts }

  /// The findings in the notation of the protocol, if they are others than before. The products of a large catalog that
  /// were changed are linted at once, and the others meanwhile.
  mutating func newDiagnostics(for uri: String, in encoding: PositionEncoding) -> [OrderedValue]? {
    if isUnlinted {
      isUnlinted = false
      let workspace = workspace
      guard workspace.isCatalog else {
        live = nil
        return []
      }
      if live == nil { live = LiveFindings(workspace) }
      _ = live?.update(workspace)
      if isSmall {
        _ = known.lint()
        let linted = known
        _ = live?.endCheck(linted, of: &known)
      } else {
        beginCheck()
      }
      return diagnostics(for: uri, in: encoding)
    }
    guard let copy = check?.withLock(\.self) else { return nil }
    check = nil
    let isNew = live?.endCheck(copy, of: &known) != nil
    beginCheck()
    return isNew ? diagnostics(for: uri, in: encoding) : nil
  }

  private mutating func beginCheck() {
    guard let copy = live?.beginCheck(of: known) else { return }
    let checked = Lock<CatalogWorkspace?>(nil)
    check = checked
    Task.detached(priority: .utility) {
      var copy = copy
      _ = copy.lint()
      checked.withLock { [copy] in $0 = copy }
    }
  }

  private func diagnostics(for uri: String, in encoding: PositionEncoding) -> [OrderedValue] {
    let limits = known.limits
    var diagnostics = (live?.placed ?? []).map { placed -> OrderedValue in
      let finding = placed.finding
      var diagnostic: OrderedMap = [
        "range": encoding.range(placed.range, in: text), "severity": .integer(finding.severity.number),
        "code": .text(finding.rule),
      ]
      let address = LintRules.named(finding.rule)?.description.mainSource(in: limits)?.url
      diagnostic.append("codeDescription", address.map { ["href": .text($0)] })
      diagnostic.append("source", "shopkeeper")
      diagnostic.append("message", .text(Secrets.redacted(finding.message)))
      let related = finding.related.filter { $0.file == finding.file }.map { related -> OrderedValue in
        let place = encoding.range(SourceRange(at: text.offset(of: related.start)), in: text)
        return ["location": ["uri": .text(uri), "range": place], "message": .text(Secrets.redacted(related.message))]
      }
      diagnostic.append("relatedInformation", related.isEmpty ? nil : .list(related))
      return .map(diagnostic)
    }
    if let fault = known.configurationFault, known.isCatalog {
      diagnostics.append([
        "range": encoding.range(SourceRange(at: 0), in: text), "severity": 1, "source": "shopkeeper",
        "message": .text(Secrets.redacted(fault)),
      ])
    }
    return diagnostics
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension SourceFile {
  /// The byte offset of a location.
  func offset(of location: SourceLocation) -> Int {
    guard let line = range(ofLine: location.line) else { return bytes.count }
    return (line.start..<line.end).partitioningIndex { self.location(at: $0 + 1).column > location.column }
  }
}
