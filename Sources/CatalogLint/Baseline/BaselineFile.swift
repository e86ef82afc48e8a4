import Basics
public import SourceSyntax

extension Baseline {
  /// The version of the file format.
  private static let version = 1

  /// The file of the baseline: JSON with one finding per line, so that a diff shows the findings
  /// that were added and removed.
  public var file: [UInt8] {
    var text = "{\n  \"version\": \(Self.version),\n  \"findings\": ["
    for (index, entry) in entries.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      text += String(decoding: entry.line, as: UTF8.self)
    }
    text += entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return Array(text.utf8)
  }

  /// Reads a baseline; nil when the file is not one.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - diagnostics: Collects everything that is wrong with it.
  public init?(_ source: SourceFile, diagnostics: inout [Diagnostic]) {
    let tree = SyntaxTree.parseJSON(source)
    let start = SourceRange(at: 0)
    // No contents of a file that is not a baseline are shown: its path may come from somebody
    // else's change.
    if let error = tree.diagnostics.first(where: { $0.severity == .error }) {
      diagnostics.append(Diagnostic(.error, "the file is not JSON", at: error.range))
      return nil
    }
    guard let root = tree.root, let findings = root.value(forKey: "findings"), findings.isSequence else {
      diagnostics.append(Diagnostic(.error, "expected a list of \"findings\"", at: start))
      return nil
    }
    guard let version = root.value(forKey: "version"), version.equals(String(Self.version)) else {
      diagnostics.append(
        Diagnostic(
          .error, "unknown version of the baseline; expected \(Self.version)",
          at: root.value(forKey: "version")?.range ?? start))
      return nil
    }
    var problems = DiagnosticList(limit: nil)
    var entries: [Entry] = []
    for node in findings.elements {
      if let entry = Entry(node) {
        entries.append(entry)
      } else {
        problems.error("expected \"fingerprint\", \"rule\", \"catalog\" and \"message\"", at: node.range)
      }
    }
    diagnostics += problems.sorted()
    guard diagnostics.isEmpty else { return nil }
    self.init(entries)
  }
}

extension Baseline.Entry {
  fileprivate var line: [UInt8] {
    let entry: OrderedValue = [
      "catalog": .text(catalog), "product": product.map(OrderedValue.text), "rule": .text(rule),
      "message": .text(message), "fingerprint": .text(fingerprint),
    ]
    return entry.json(.compact)
  }

  fileprivate init?(_ node: SyntaxNode) {
    func text(_ key: String) -> String? {
      node.value(forKey: key).flatMap { $0.isScalar && !$0.isNull ? $0.text : nil }
    }
    guard let fingerprint = text("fingerprint"), let rule = text("rule"), let catalog = text("catalog"),
      let message = text("message")
    else { return nil }
    self.init(fingerprint: fingerprint, rule: rule, catalog: catalog, product: text("product"), message: message)
  }
}
