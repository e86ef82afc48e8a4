import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Suppressions with nothing to suppress; the engine reports them after all other rules.
enum UnusedSuppression: RuleDefinition {
  static let description = RuleDescription(
    id: "unused-suppression", category: .source, defaultSeverity: .warning, fix: .unsafe,
    summary: "a suppression that suppresses nothing, has expired, or names an unknown rule",
    rationale: """
      A suppression that has outlived its reason hides the next problem of the same kind. Remove \
      it or, if it has expired and the reason still applies, extend its date.
      """,
    sources: [.linters])

  static let examples = RuleExamples(
    """
    accepted:
    - gem-pack: {type: consumable, ignore: [{rule: invalid-product-id, reason: old}]}
    - gem-pack:
        type: consumable
        ignore: [{rule: invalid-product-id, reason: old, until: 2027-01-31}]
    - gems:
        type: consumable
        localizations:
          de-DE: {title: GRATIS, ignore: [{rule: shouting, reason: the brand}]}
    rejected:
    - gems: {type: consumable, ignore: [⟦{rule: invalid-product-id, reason: old}⟧]}
    - gems: {type: consumable, ignore: [⟦{rule: invalid-id, reason: old}⟧]}
    - gem-pack:
        type: consumable
        ignore: [⟦{rule: invalid-product-id, reason: old, until: 2020-01-31}⟧]
    """)

  static func finding(about place: Suppressions.Place, isKnown: Bool, in checked: CheckedCatalog) -> RuleFinding {
    let suppression = place.suppression
    let message: Message
    if !isKnown {
      message = .unknown(suppression.rule, among: checked.configuration.ruleNames)
    } else if let until = suppression.until, until < checked.configuration.today {
      message = .expired(suppression.rule, until)
    } else {
      message = .unused(suppression.rule)
    }
    return RuleFinding(
      message, at: CatalogPath(place.subject, .ignore, element: place.element),
      fix: isKnown ? removal(of: place, in: checked.catalog) : nil)
  }

  /// Removes the suppression, along with the whole list if it is the only one.
  private static func removal(of place: Suppressions.Place, in catalog: Catalog) -> Fix {
    let list =
      switch place.subject {
      case .product(let index): catalog.products[index].suppressions
      case .group(let index): catalog.groups[index].suppressions
      default: catalog.suppressions
      }
    // Suppressions for a locale are in lists of their own.
    let isAlone = place.suppression.locale == nil && list.lazy.filter { $0.locale == nil }.prefix(2).count == 1
    let path = CatalogPath(place.subject, .ignore, element: isAlone ? nil : place.element)
    // Another catalog, another profile or another day may still need it.
    return Fix("remove the suppression", safety: .unsafe, edits: [CatalogEdit(path, .remove)])
  }
}

extension Message {
  fileprivate static func unknown(_ rule: String, among names: [String]) -> Message {
    guard let near = Suggestion.nearest(to: rule, among: names) else { return "unknown rule \"\(rule)\"" }
    return "unknown rule \"\(rule)\"; did you mean \"\(near)\"?"
  }

  fileprivate static func expired(_ rule: String, _ until: CalendarDate) -> Message {
    "the suppression of \"\(rule)\" expired on \(until)"
  }

  fileprivate static func unused(_ rule: String) -> Message { "the suppression of \"\(rule)\" suppresses nothing" }
}
