import Basics
public import CatalogLint
import CatalogModel
public import SourceSyntax

/// The number of findings of each rule.
public struct FindingStatistics: Sendable, Equatable {
  /// The findings of one rule with one severity.
  public struct Row: Sendable, Equatable {
    public var rule: String
    public var severity: Severity
    public var count: Int
    /// The number of them that can be fixed, including unsafe fixes.
    public var fixable: Int
    /// The number of products that they are in.
    public var products: Int
  }

  /// The rules with the most findings first; among equals, the most severe.
  public let rows: [Row]
  private let scope: String

  public init(_ report: LintReport) {
    struct Key: Hashable {
      var rule: String
      var severity: Severity
    }
    var rows: [Key: Int] = [:]
    var places: [Places] = []
    var all: [Row] = []
    for finding in report.findings {
      let key = Key(rule: finding.rule, severity: finding.severity)
      let row = rows[key] ?? all.count
      if row == all.count {
        rows[key] = row
        all.append(Row(rule: key.rule, severity: key.severity, count: 0, fixable: 0, products: 0))
        places.append(Places())
      }
      all[row].count += 1
      if finding.isFixable { all[row].fixable += 1 }
      places[row].insert(finding)
    }
    for row in all.indices { all[row].products = places[row].count }
    self.rows = all.sorted { left, right in
      (right.count, right.severity, left.rule) < (left.count, left.severity, right.rule)
    }
    scope = report.summary.total.english
  }

  /// A table for people, with the total.
  public var text: String {
    let counts = rows.map { String($0.count) }
    let products = rows.map { $0.products > 0 ? "in \(counted($0.products, "product"))" : "" }
    let widths = (
      count: counts.map(\.utf8.count).max() ?? 0, rule: rows.map(\.rule.utf8.count).max() ?? 0,
      products: products.map(\.utf8.count).max() ?? 0
    )
    var text = ""
    for (index, row) in rows.enumerated() {
      let fixes = row.fixable > 0 ? "\(row.fixable) fixable" : ""
      let line = [
        padding(widths.count - counts[index].utf8.count) + counts[index],
        row.severity.rawValue + padding(7 - row.severity.rawValue.utf8.count),
        row.rule + padding(widths.rule - row.rule.utf8.count),
        products[index] + padding(widths.products - products[index].utf8.count), fixes,
      ].joined(separator: "  ")
      text += String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    return text + (rows.isEmpty ? "" : "\n") + scope + "\n"
  }

  /// The rows for a program.
  public var json: String {
    OrderedValue.list(
      rows.map { row in
        [
          "rule": .text(row.rule), "severity": .text(row.severity.rawValue), "count": .integer(row.count),
          "fixable": .integer(row.fixable), "products": .integer(row.products),
        ]
      }
    ).jsonText
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

/// The products that findings are in.
private struct Places {
  private struct Place: Hashable {
    var file: Int
    var subject: CatalogPath.Subject
  }

  private var all: Set<Place> = []
  /// The place of the last finding: findings are in the order of the file, and product by product.
  private var last: Place?

  var count: Int { all.count }

  mutating func insert(_ finding: LocatedFinding) {
    switch finding.subject {
    case .product, .retired: break
    case .catalog, .app, .group, .template, .currency: return
    }
    let place = Place(file: finding.fileIndex, subject: finding.subject)
    guard place != last else { return }
    last = place
    all.insert(place)
  }
}
