import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Suites and bundles with members that the catalog doesn't sell.
enum UnknownMember: ProductRule {
  static let description = RuleDescription(
    id: "unknown-member", category: .subscription, defaultSeverity: .warning,
    summary: "a member of a suite or bundle that the catalog doesn't sell, or that is named twice",
    rationale: """
      Several subscriptions can be sold together: as a suite of subscriptions that exist only inside it, or as a bundle \
      of subscriptions that are also sold alone. Each member is a product with an ID of its own, so an ID that no \
      product of the catalog has is misspelt, or its product is missing. What else the store requires of suites and \
      bundles was not published when this was written.
      """,
    sources: [.suitesAndBundles])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        coins: {type: consumable}
      subscriptionGroups:
        news:
          products:
            news.yearly: {period: 1 year}
            sport.yearly: {period: 1 year}
        all:
          type: bundle
          products:
            all.yearly:
              …
      """,
    """
    accepted:
    - … period: 1 year
    - … members: [com.example.game.news.yearly]
    - … members: [com.example.game.news.yearly, com.example.game.sport.yearly]
    rejected:
    - … members: ⟦[com.example.game.news.monthly, com.example.game.sport.yearly]⟧
    - … members: ⟦[com.example.game.news.yearly, com.example.game.news.yearly]⟧
    - … members: ⟦[com.example.game.coins]⟧
    - … members: ⟦[com.example.game.all.yearly]⟧
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        news:
          products:
            news.yearly: {period: 1 year, members: ⟦[com.example.game.news.monthly]⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let members = product.subscription?.members else { return [] }
    let catalog = subject.catalog
    guard catalog.composition(of: product) != nil else {
      return [RuleFinding(.alone, at: subject.path(.members))]
    }
    var seen: Set<ExactText> = []
    return members.compactMap { id in
      let isNew = seen.insert(ExactText(id)).inserted
      return problem(with: id, isNew: isNew, subject.checked.members[ExactText(id)], in: catalog).map {
        RuleFinding($0, at: subject.path(.members))
      }
    }
  }

  private static func problem(with id: String, isNew: Bool, _ member: Product?, in catalog: Catalog) -> Message? {
    guard isNew else { return .repeated(id) }
    guard let member else {
      // Each comparison takes about a microsecond, and every product may have unknown members.
      let isSmall = catalog.products.count <= ReadingLimits.comparedIDs
      return .unknown(id, isSmall ? Suggestion.nearest(to: id, among: catalog.products.map(\.productID)) : nil)
    }
    if catalog.composition(of: member) == .bundle { return .composed(id) }
    return member.type == .autoRenewable || member.type == nil ? nil : .otherType(id)
  }
}

extension Message {
  fileprivate static let alone: Message =
    "\"members\" means nothing in a group of single subscriptions; \"type: suite\" or \"type: bundle\" of the group "
    + "says that they are sold together"

  fileprivate static func repeated(_ id: String) -> Message { "the member \"\(id)\" is named twice" }

  fileprivate static func unknown(_ id: String, _ near: String?) -> Message {
    guard let near else { return "no product of the catalog has the ID \"\(id)\"" }
    return "no product of the catalog has the ID \"\(id)\"; did you mean \"\(near)\"?"
  }

  fileprivate static func composed(_ id: String) -> Message {
    "the member \"\(id)\" is a bundle itself; expected a subscription"
  }

  fileprivate static func otherType(_ id: String) -> Message {
    "the member \"\(id)\" is not an auto-renewable subscription"
  }
}
