public import Basics

/// The result of merging a file into a catalog.
public struct MergeAccount {
  /// A value that was written.
  public struct Change {
    public var field: String
    public var old: String?
    public var new: String
  }

  public struct Changed {
    public var owner: String
    public var isProduct: Bool
    public var changes: [Change]
  }

  /// A difference that was left as it is in the catalog.
  public struct Conflict {
    public var owner: String
    /// Nil when the conflict is about the product as a whole.
    public var field: String?
    public var reason: Message
  }

  /// Something of the base that the file doesn't have any more, and that the catalog keeps.
  public struct Gone {
    public var owner: String
    /// Nil for a whole product.
    public var field: String?
    public var text: String
  }

  public var added: [String] = []
  /// Additions other than products, such as `template goldPack`.
  public var brought: [String] = []
  public var changed: [Changed] = []
  /// The number of products for which the file has nothing new.
  public var kept = 0
  /// The number of products that are in the catalog but not in the file.
  public var absent = 0
  public var conflicts: [Conflict] = []
  /// The products that were removed because the file doesn't have them; their IDs are retired.
  public var pruned: [String] = []
  /// Entries that the file has dropped since the base, and about which a person has to decide.
  public var undecided: [Gone] = []
  /// The values that were removed because the file has dropped them.
  public var cleared: [Gone] = []

  public var text: String {
    var lines = (added + brought).map { "+ \($0)" }
    for item in changed {
      lines.append("~ \(item.owner)")
      for change in item.changes {
        lines.append(
          "    \(change.field): " + (change.old.map { "\"\($0)\" → \"\(change.new)\"" } ?? "\"\(change.new)\" added"))
      }
    }
    lines += pruned.map { "- \($0): not in the file; its ID is retired" }
    lines += cleared.map { "- \($0.owner): \($0.field ?? ""): \($0.text) removed" }
    lines += undecided.map { gone in
      guard let field = gone.field else { return "? \(gone.owner): deleted in the file, and kept; --prune retires it" }
      return "? \(gone.owner): \(field): cleared in the file, and kept as \(gone.text); --clear removes it"
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
    if !pruned.isEmpty {
      parts.append("\(pruned.count) retired")
    } else if absent > 0 {
      parts.append("\(absent) not in the file")
    }
    if !cleared.isEmpty { parts.append("\(cleared.count) cleared") }
    if !undecided.isEmpty { parts.append("\(undecided.count) to decide") }
    let summary = parts.joined(separator: ", ")
    guard !conflicts.isEmpty else { return summary }
    return summary + "; \(conflicts.count) \(conflicts.count == 1 ? "conflict" : "conflicts"), in "
      + "which the catalog is unchanged"
  }
}
