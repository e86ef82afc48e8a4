import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CommandLayer
import SourceSyntax

/// The old and the new prices of a plan, storefront by storefront.
enum PlanPrices {
  private static let header = [
    "PRODUCT", "OFFER", "STOREFRONT", "OLD", "NEW", "CURRENCY", "PERCENT", "FROM", "REASON", "EXISTING SUBSCRIBERS",
  ]

  /// A table, aligned for people.
  static func text(_ plan: Plan, on console: Console) -> String {
    TextTable(header: header, rows: rows(plan), trailing: [3, 4, 6]).text(on: console)
  }

  static func markdown(_ plan: Plan) -> String {
    let lines = [header, header.map { _ in "---" }] + rows(plan)
    return lines.map { "| \($0.map(VisibleText.escaped).joined(separator: " | ")) |\n" }.joined()
  }

  static func csv(_ plan: Plan) -> [UInt8] {
    var writer = DelimitedWriter(hasMark: true, isGuarded: true)
    writer.row(header.map { $0.lowercased() })
    for row in rows(plan, percent: \.percentage) {
      // A spreadsheet sorts and adds numbers.
      writer.row(row.map { SpreadsheetText.isNegative($0) ? $0 : SpreadsheetText.guarded($0) })
    }
    return writer.output
  }

  /// - Parameter percent: The change of a price in percent.
  private static func rows(_ plan: Plan, percent: (PriceLine) -> String = \.percent) -> [[String]] {
    let lines =
      plan.steps.flatMap { step in
        (step.prices + (step.storefronts?.prices ?? [])).map { (step.subject, step.isOffer ? step.name : "", $0) }
      }
      + (plan.questions + plan.drift).flatMap { note in note.prices.map { (note.subject, "", $0) } }
    return lines.map { subject, offer, line in
      [
        "\(subject)", offer, line.territory.code, line.old?.decimal ?? "", line.new?.decimal ?? "",
        (line.new ?? line.old).map { "\($0.currency)" } ?? "", percent(line),
        line.start?.description ?? (line.direction == .same ? "" : "at once"), line.origin.rawValue,
        line.keepsPrice.map { $0 ? "keep" : "change" } ?? "",
      ]
    }
  }
}
