import Basics
import SourceSyntax

/// What came of merging a file into a catalog.
struct MergeAccount {
  /// A value that was written.
  struct Change {
    var field: String
    var old: String?
    var new: String
  }

  struct Changed {
    var owner: String
    var isProduct: Bool
    var changes: [Change]
  }

  /// What differs and was left as it is in the catalog.
  struct Conflict {
    var owner: String
    /// Nil when it is about the product as a whole.
    var field: String?
    var reason: String
  }

  var added: [String] = []
  /// What was added besides products, such as `template goldPack`.
  var brought: [String] = []
  var changed: [Changed] = []
  /// Products of which the file says nothing new.
  var kept = 0
  /// How many products the catalog has and the file has not.
  var absent = 0
  var conflicts: [Conflict] = []

  var text: String {
    var lines = (added + brought).map { "+ \($0)" }
    for item in changed {
      lines.append("~ \(item.owner)")
      for change in item.changes {
        lines.append(
          "    \(change.field): "
            + (change.old.map { "\"\($0)\" → \"\(change.new)\"" } ?? "\"\(change.new)\" added"))
      }
    }
    for conflict in conflicts {
      let field = conflict.field.map { ": \($0)" } ?? ""
      lines.append("! \(conflict.owner)\(field): \(conflict.reason)")
    }
    lines += lines.isEmpty ? [summary] : ["", summary]
    return lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  private var summary: String {
    var parts = ["\(added.count) \(added.count == 1 ? "product" : "products") added"]
    parts.append("\(changed.count { $0.isProduct }) changed")
    parts.append("\(kept) kept")
    if absent > 0 { parts.append("\(absent) not in the file") }
    let summary = parts.joined(separator: ", ")
    guard !conflicts.isEmpty else { return summary }
    return summary + "; \(conflicts.count) \(conflicts.count == 1 ? "conflict" : "conflicts"), in "
      + "which the catalog stays as it is"
  }
}
