import Basics
import CatalogModel
import SourceSyntax

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
  static func summary(_ report: DifferenceReport) -> String {
    let others = others(in: report)
    if others.isEmpty { return products(in: report) }
    let listed = others.joined(separator: ", ")
    guard report.items.allSatisfy({ !$0.owner.isProduct }) else { return "\(products(in: report)); also \(listed)" }
    if report.items.allSatisfy({ $0.kind == .added }) { return "\(listed) added" }
    if report.items.allSatisfy({ $0.kind == .removed }) { return "\(listed) removed" }
    return "\(listed) changed"
  }

  /// The differences other than products: `the app`, `2 templates`.
  private static func others(in report: DifferenceReport) -> [String] {
    var counts: [(one: String, many: String?, count: Int)] = []
    for item in report.items where !item.owner.isProduct {
      let name = item.owner.plural
      let one = name?.one ?? "the \(item.owner.name)"
      if let index = counts.firstIndex(where: { $0.one == one }) {
        counts[index].count += 1
      } else {
        counts.append((one, name?.many, 1))
      }
    }
    return counts.map { name in
      guard let many = name.many else { return name.one }
      return "\(name.count) \(name.count == 1 ? name.one : many)"
    }
  }

  private static func products(in report: DifferenceReport) -> String {
    let counts = [
      (report.products(.added), "added"), (report.products(.removed), "removed"),
      (report.products(.changed), "changed"),
    ].filter { $0.0 > 0 }
    guard let first = counts.first else { return "no product added, removed or changed" }
    let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    return "\(first.0) \(first.0 == 1 ? "product" : "products") \(first.1)\(rest)"
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
