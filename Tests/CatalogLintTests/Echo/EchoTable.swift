import CatalogLint
import Foundation
import SourceSyntax

/// A text of the App Store in English, faulty or innocent, and the product that it describes.
struct EchoRow: Sendable {
  let id: String
  /// The rule that has to report the text; nil if it is innocent.
  let rule: String?
  let field: String
  let type: String
  let text: String
  let price: String
  let period: String
  let grants: String

  private init(_ cells: [String]) {
    func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
    id = cell(0)
    rule = cell(1) == "-" ? nil : cell(1)
    field = cell(2)
    type = cell(3)
    text = cell(4)
    price = cell(5)
    period = cell(6)
    grants = cell(7)
  }

  /// The English table; empty when it can't be read.
  static let all: [EchoRow] = EchoTable.rows(of: "en-US").dropFirst().map(EchoRow.init)

  /// The row with its text in another language, as a catalog of one product.
  func catalog(_ locale: String, _ text: String, number: Int) -> SourceFile {
    let quoted = "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    var app = "bundleID: com.example.echo\(number), primaryLocale: \(locale)"
    var product = "referenceName: \(id)"
    if field == "notes" {
      product += ", review: {notes: \(quoted)}"
    } else {
      app += ", restoreNote: Settings › Restore"
      product += ", localizations: {\(locale): {\(field): \(quoted)}}"
    }
    if price != "none" { product += ", price: {tier: \(price.isEmpty ? "1" : price)}" }
    var currencies = ""
    let grant = grants.split(separator: " ")
    if grant.count == 2 {
      product += ", grants: {\(grant[0]): \(grant[1])}"
      currencies = "currencies: {\(grant[0]): {}}\n"
    }
    let products =
      type == "auto-renewable"
      ? """
      products: {}
      subscriptionGroups:
        club:
          referenceName: Club
          products:
            echo: {\(product), period: \(period), level: 1}
      """ : "products:\n  echo: {type: \(type), \(product)}"
    return SourceFile(name: "\(id).yml", text: "catalog: 1\napp: {\(app)}\n\(currencies)\(products)\n")
  }
}

/// The translations of the English texts into the language of one locale.
struct EchoTable: Sendable {
  let locale: String
  /// The translations by the ID of the row.
  private(set) var texts: [String: String] = [:]
  /// The reasons for which a row has no translation: the sense does not carry over.
  private(set) var reasons: [String: String] = [:]

  init(_ locale: String) {
    self.locale = locale
    if locale == "en-US" {
      for row in EchoRow.all { texts[row.id] = row.text }
      return
    }
    for cells in Self.rows(of: locale) where cells.count > 1 {
      if cells[1] == "-" { reasons[cells[0]] = cells.count > 2 ? cells[2] : "" } else { texts[cells[0]] = cells[1] }
    }
  }

  /// The findings in the texts of some rows, by the ID of the row.
  ///
  /// Rules about lengths are left out, and those about what these catalogs lack on purpose.
  func rules(in rows: [EchoRow]) -> [String: Set<String>] {
    let rows = rows.filter { texts[$0.id] != nil }
    let inputs = rows.enumerated().map { number, row in
      MarkedCatalog.input(row.catalog(locale, texts[row.id] ?? "", number: number))
    }
    var rules: [String: Set<String>] = [:]
    for finding in MarkedCatalog.lint(inputs, only: nil).findings where !Self.ignored.contains(finding.rule) {
      rules[rows[finding.fileIndex].id, default: []].insert(finding.rule)
    }
    return rules
  }

  private static let ignored: Set = [
    "missing-text", "missing-locale", "missing-primary-locale", "missing-screenshot", "missing-review-notes",
    "missing-price", "missing-group-text", "invalid-level", "short-description", "title-length", "description-length",
    "untranslated-text", "unknown-locale",
  ]

  /// The cells of a table, without remarks.
  fileprivate static func rows(of locale: String) -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(locale).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
