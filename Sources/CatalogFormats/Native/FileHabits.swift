package import SourceSyntax

/// The layout conventions of a file, so that additions look as if they had always been there.
package struct FileHabits {
  /// The line break of the file's first line.
  package private(set) var lineBreak = "\n"
  /// Whether the file doesn't exist yet.
  package private(set) var isOfNewFile = false
  /// The indentation of a block from its key.
  package private(set) var step = 2
  /// The indentation of the dashes of a list from its key.
  package private(set) var dashStep = 2
  /// Whether values are written in brackets, by their kind.
  private var isFlow: [String: Bool] = [:]

  /// The number of nodes to inspect; the conventions of a file show in its first products.
  private static let enough = 4_000

  /// The conventions of a new file.
  package init() { isOfNewFile = true }

  package init(_ root: SyntaxNode) {
    let bytes = root.tree.source.bytes
    let end = bytes.firstIndex(of: 0x0A)
    lineBreak = end.map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    var seen = (step: false, dash: false)
    look(at: root, kind: "", lines: SourceLines(bytes: bytes), seen: &seen)
  }

  /// Whether values of a kind are written in brackets; nil when the file has none.
  package func isFlow(_ kind: String) -> Bool? { isFlow[kind] }

  /// The conventions, with blocks indented as in some entries.
  package func indenting(like entries: [MappingEntries.Element]) -> FileHabits {
    var habits = self
    for (key, value) in entries where value.isMapping && !value.isFlow {
      guard let inner = value.firstChild else { continue }
      let lines = SourceLines(bytes: key.tree.source.bytes)
      habits.step = lines.column(of: inner.range.start) - lines.column(of: key.range.start)
      return habits
    }
    return habits
  }

  /// The kind of the value of a key in a mapping of some kind: the name of a field, or `products/*`
  /// for entries whose key the file chooses.
  package static func kind(of key: String, in kind: String) -> String { openKinds.contains(kind) ? "\(kind)/*" : key }

  private static let openKinds: Set<String> = [
    "currencies", "templates", "templates/*", "products", "subscriptionGroups", "localizations",
  ]

  private mutating func look(
    at node: SyntaxNode, kind: String, lines: SourceLines, seen: inout (step: Bool, dash: Bool)
  ) {
    guard node.index < Self.enough else { return }
    if node.count > 0, isFlow[kind] == nil { isFlow[kind] = node.isFlow }
    let isBlock = node.isMapping && !node.isFlow
    for (key, value) in node.entries {
      if isBlock, !value.isFlow, value.count > 0, let first = value.firstChild {
        let margin = lines.column(of: key.range.start)
        let inner = lines.column(of: first.range.start)
        if value.isSequence, !seen.dash {
          let dash = lines.skippingBlanks(before: first.range.start) - 1
          dashStep = max(lines.column(of: dash) - margin, 0)
          seen.dash = true
        } else if value.isMapping, !seen.step, inner > margin {
          step = inner - margin
          seen.step = true
        }
      }
      look(at: value, kind: Self.kind(of: key.text, in: kind), lines: lines, seen: &seen)
    }
    for element in node.elements { look(at: element, kind: "\(kind)/-", lines: lines, seen: &seen) }
  }
}
