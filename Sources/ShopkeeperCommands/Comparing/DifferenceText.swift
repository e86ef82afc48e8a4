import Basics
import CatalogModel

/// A ``DifferenceReport`` for people to read in a terminal.
enum DifferenceText {
  static func text(_ report: DifferenceReport) -> String {
    guard !report.isEmpty else { return "no differences\n" }
    var text = ""
    for item in report.items {
      let title = item.title.map { "  \(VisibleText.escaped($0))" } ?? ""
      text += "\(mark(item.kind)) \(VisibleText.escaped(item.owner.name))\(title)\n"
      for change in item.changes { text += "    \(line(change))\n" }
      for consequence in item.consequences { text += "    ! \(consequence)\n" }
    }
    if report.isReordered { text += "~ the products are in a different order\n" }
    return text + "\n\(summary(report))\n"
  }

  /// `1 product added, 2 removed, 3 changed; also the app, 2 templates`; without products
  /// `the app, 1 group changed`.
  static func summary(_ report: DifferenceReport) -> Message {
    let others = Message(list: others(in: report))
    guard report.items.contains(where: { !$0.owner.isProduct }) else { return products(in: report) }
    guard report.items.allSatisfy({ !$0.owner.isProduct }) else { return "\(products(in: report)); also \(others)" }
    if report.items.allSatisfy({ $0.kind == .added }) { return "\(others) added" }
    if report.items.allSatisfy({ $0.kind == .removed }) { return "\(others) removed" }
    return "\(others) changed"
  }

  /// The differences other than products: `the app`, `2 templates`.
  private static func others(in report: DifferenceReport) -> [Message] {
    var counts: [(owner: CatalogOwner, count: Int)] = []
    for item in report.items where !item.owner.isProduct {
      if let index = counts.firstIndex(where: { name($0.owner, 1) == name(item.owner, 1) }) {
        counts[index].count += 1
      } else {
        counts.append((item.owner, 1))
      }
    }
    return counts.map { name($0.owner, $0.count) }
  }

  private static func name(_ owner: CatalogOwner, _ count: Int) -> Message {
    switch owner {
    case .app: "the app"
    case .catalog: "the catalog"
    case .currency: count == 1 ? "1 currency" : "\(count) currencies"
    case .template: "\(count, of: "template")"
    case .product: "\(count, of: "product")"
    case .group: "\(count, of: "group")"
    }
  }

  private static func products(in report: DifferenceReport) -> Message {
    let kinds = [DifferenceReport.Kind.added, .removed, .changed].filter { report.products($0) > 0 }
    guard let first = kinds.first else { return "no product added, removed or changed" }
    return Message(
      list: kinds.map { kind in
        let count = report.products(kind)
        let named: Message = kind == first ? "\(count, of: "product")" : "\(count)"
        switch kind {
        case .added: return "\(named) added"
        case .removed: return "\(named) removed"
        case .changed: return "\(named) changed"
        }
      })
  }

  private static func mark(_ kind: DifferenceReport.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }

  private static func line(_ change: DifferenceReport.Change) -> String {
    let field = VisibleText.escaped(change.field)
    switch (change.old, change.new) {
    case (let old?, let new?): return "\(field): \(quoted(old)) → \(quoted(new))"
    case (let old?, nil): return "\(field): \(quoted(old)) removed"
    case (nil, let new?): return "\(field): \(quoted(new)) added"
    case (nil, nil): return field
    }
  }

  private static func quoted(_ value: String) -> String {
    let inside = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(VisibleText.escaped(inside))\""
  }
}
