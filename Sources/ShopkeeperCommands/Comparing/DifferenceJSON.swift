import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// A ``DifferenceReport`` for programs.
enum DifferenceJSON {
  static func text(_ report: DifferenceReport) -> String { value(of: report).jsonText }

  static func value(of report: DifferenceReport, in language: MessageLanguage = .english) -> OrderedValue {
    ["differences": .list(report.items.map { value(of: $0, language) }), "reordered": .flag(report.isReordered)]
  }

  private static func value(of item: DifferenceReport.Item, _ language: MessageLanguage) -> OrderedValue {
    let (part, key) = place(item)
    return [
      "kind": .text(item.kind.rawValue), "part": .text(part), "key": .text(orNull: key),
      "title": .text(orNull: item.title),
      "changes": .list(
        item.changes.map { change in
          ["field": .text(change.field), "old": .text(orNull: change.old), "new": .text(orNull: change.new)]
        }), "consequences": .texts(item.consequences.map { $0.text(in: language) }),
    ]
  }

  private static func place(_ item: DifferenceReport.Item) -> (part: String, key: String?) {
    switch item.owner {
    case .app: ("app", nil)
    case .catalog: ("catalog", nil)
    case .currency(let key): ("currency", key.text)
    case .template(let key): ("template", key.text)
    case .product(let id, occurrence: _): ("product", id.text)
    case .group(let key): ("subscriptionGroup", key.text)
    }
  }
}
