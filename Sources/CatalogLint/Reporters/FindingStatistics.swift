public import SourceSyntax

/// How many findings each rule has.
public struct FindingStatistics: Sendable, Equatable {
  /// The findings of one rule with one severity.
  public struct Row: Sendable, Equatable {
    public var rule: String
    public var severity: Severity
    public var count: Int
    /// How many of them can be fixed, with unsafe fixes included.
    public var fixable: Int
    /// The number of products that they are in.
    public var products: Int
  }

  /// The rules with the most findings first; of those with equally many, the most severe.
  public let rows: [Row]
  private let scope: String

  public init(_ report: LintReport) {
    struct Key: Hashable {
      var rule: String
      var severity: Severity
    }
    struct Place: Hashable {
      var file: Int
      var product: String?
    }
    var rows: [Key: Row] = [:]
    var places: [Key: Set<Place>] = [:]
    for finding in report.findings {
      let key = Key(rule: finding.rule, severity: finding.severity)
      var row =
        rows[key]
        ?? Row(rule: finding.rule, severity: finding.severity, count: 0, fixable: 0, products: 0)
      row.count += 1
      if finding.fix != nil { row.fixable += 1 }
      rows[key] = row
      if let product = finding.product {
        places[key, default: []].insert(Place(file: finding.fileIndex, product: product))
      }
    }
    self.rows = rows.map { key, row in
      var row = row
      row.products = places[key]?.count ?? 0
      return row
    }.sorted { left, right in
      (right.count, right.severity, left.rule) < (left.count, left.severity, right.rule)
    }
    scope = "\(report.summary.found ?? "no findings") \(report.summary.scope)"
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
          "rule": .text(row.rule), "severity": .text(row.severity.rawValue),
          "count": .integer(row.count), "fixable": .integer(row.fixable),
          "products": .integer(row.products),
        ]
      }
    ).jsonText
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
