import Basics

/// A ``DifferenceReport`` as a changelog.
enum DifferenceMarkdown {
  static func text(_ report: DifferenceReport) -> String {
    guard !report.isEmpty else { return "No differences.\n" }
    var text = "**\(DifferenceText.summary(report))**\n"
    for (kind, heading) in [(DifferenceReport.Kind.added, "Added"), (.removed, "Removed"), (.changed, "Changed")] {
      let items = report.items.filter { $0.kind == kind }
      guard !items.isEmpty else { continue }
      text += "\n### \(heading)\n\n"
      for item in items {
        let title = item.title.map { " – \(escaped($0))" } ?? ""
        text += "- \(code(item.owner.name))\(title)\n"
        for change in item.changes { text += "  - \(line(change))\n" }
        for consequence in item.consequences { text += "  - ⚠️ \(escaped(consequence.english))\n" }
      }
    }
    if report.isReordered { text += "\nThe products are in a different order.\n" }
    return text
  }

  private static func line(_ change: DifferenceReport.Change) -> String {
    let field = code(change.field)
    switch (change.old, change.new) {
    case (let old?, let new?): return "\(field): \(code(old)) → \(code(new))"
    case (let old?, nil): return "\(field): \(code(old)) removed"
    case (nil, let new?): return "\(field): \(code(new)) added"
    case (nil, nil): return field
    }
  }

  /// A code span, with a fence of more consecutive backticks than the text contains.
  private static func code(_ text: String) -> String {
    let text = VisibleText.escaped(text)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`")
    return needsSpace ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }

  private static func escaped(_ text: String) -> String {
    VisibleText.escaped(text).reduce(into: "") { escaped, character in
      if "\\`*_<>[]|#&".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
