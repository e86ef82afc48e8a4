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
    var text = (added + brought).map { "+ \(VisibleText.escaped($0))\n" }.joined()
    for item in changed {
      text += "~ \(VisibleText.escaped(item.owner))\n"
      for change in item.changes {
        let field = VisibleText.escaped(change.field)
        let new = "\"\(VisibleText.escaped(change.new))\""
        text +=
          change.old.map { "    \(field): \"\(VisibleText.escaped($0))\" → \(new)\n" }
          ?? "    \(field): \(new) added\n"
      }
    }
    for conflict in conflicts {
      let field = conflict.field.map { ": \($0)" } ?? ""
      text += "! \(VisibleText.escaped("\(conflict.owner)\(field): \(conflict.reason)"))\n"
    }
    return text + (text.isEmpty ? "" : "\n") + summary + "\n"
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
