import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Screenshots that are shared by products of different kinds.
enum SharedScreenshot: CatalogRule {
  static let description = RuleDescription(
    id: "shared-screenshot", category: .image, defaultSeverity: .info, preconditions: [.screenshots],
    summary: "one screenshot for products of different types, currencies or groups",
    rationale: """
      The screenshot shows the reviewer the product for sale. The packs of one currency, or the \
      subscriptions of one group, are sold on one screen, and a screenshot of it is enough for all \
      of them. One that is shared by coins, a theme and a membership usually doesn't show two of \
      the three at all, and the reviewer asks where they are. Images are compared by their \
      pixels, so a copy saved by another program counts as the same; each is reported once, regardless \
      of how many products use it.
      """,
    sources: [.productInformation])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable, grants: {gold: 60}, review: {screenshot: good.png}}
      coins300: {type: consumable, grants: {gold: 300}, review: {screenshot: good.png}}
      chest: {type: consumable, review: {screenshot: good.png}}
    - castle: {type: non-consumable, review: {screenshot: good.png}}
      garden: {type: non-consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, review: {screenshot: good.png}}
      garden: {type: non-consumable, review: {screenshot: phone.png}}
    rejected:
    - coins: {type: consumable, review: {screenshot: good.png}}
      garden: {type: non-consumable, review: {screenshot: ⟦good.png⟧}}
      castle: {type: non-consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, grants: {gold: 60}, review: {screenshot: good.png}}
      gems: {type: consumable, grants: {gems: 60}, review: {screenshot: ⟦good-copy.png⟧}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        pass: {type: non-renewing, review: {screenshot: good.png}}
      subscriptionGroups:
        vip: {products: {vip.monthly: {review: {screenshot: ⟦good.png⟧}}}}
        club: {products: {club.monthly: {review: {screenshot: good.png}}}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    // Nearly all products share a few files: each is checked once.
    var byPath: [String: Int] = [:]
    var byContent: [String: Int] = [:]
    var uses: [Use] = []
    for index in catalog.products.indices {
      guard let path = catalog.products[index].review.screenshot, !path.isBlankText else { continue }
      let use: Int
      if let known = byPath[path] {
        use = known
      } else {
        guard case .success(let description) = checked.input.origin.image(at: path) else { continue }
        use = byContent[description.contentHash] ?? uses.count
        byContent[description.contentHash] = use
        byPath[path] = use
        if use == uses.count { uses.append(Use(path: path)) }
      }
      uses[use].add(catalog.products[index], index)
    }
    for use in uses where use.kinds.count > 1 {
      findings.append(
        RuleFinding(
          .shared(use, in: catalog), at: CatalogPath(.product(use.kinds[1].product), .screenshot),
          related: use.kinds.filter { $0.product != use.kinds[1].product }.map {
            .init($0.kind.placeMessage(in: catalog), CatalogPath(.product($0.product), .screenshot))
          }))
    }
    return findings
  }

  /// The properties that products must have in common to be sold on one screen.
  fileprivate enum Kind: Hashable {
    case type(ProductType)
    case currency(String)
    case group(Int)
  }

  /// An image and the kinds of products that share it.
  fileprivate struct Use {
    let path: String
    var count = 0
    /// Each kind with its first product.
    var kinds: [(kind: Kind, product: Int)] = []

    mutating func add(_ product: Product, _ index: Int) {
      count += 1
      guard let kind = Kind(product), !kinds.contains(where: { $0.kind.includes(kind) }) else { return }
      // The first consumables may not grant a named currency: they match any currency.
      if case .currency = kind, let plain = kinds.firstIndex(where: { $0.kind == .type(.consumable) }) {
        kinds[plain].kind = kind
      } else {
        kinds.append((kind, index))
      }
    }
  }
}

extension SharedScreenshot.Kind {
  fileprivate init?(_ product: Product) {
    if let group = product.subscription?.group {
      self = .group(group)
    } else if let grant = product.grants.first, product.type == .consumable {
      self = .currency(grant.currency)
    } else if let type = product.type {
      self = .type(type)
    } else {
      return nil
    }
  }

  /// Whether products of another kind are sold on the same screen.
  fileprivate func includes(_ other: Self) -> Bool {
    if case .currency = self, other == .type(.consumable) { return true }
    return self == other
  }

  fileprivate func name(in catalog: Catalog) -> Message {
    switch self {
    case .type(.consumable): "consumables"
    case .type(.nonConsumable): "non-consumables"
    case .type(.nonRenewing): "non-renewing subscriptions"
    case .type(.autoRenewable): "subscriptions"
    case .currency(let key): "packs of \"\(key)\""
    case .group(let index): "the group \"\(catalog.groups[index].key)\""
    }
  }

  fileprivate func placeMessage(in catalog: Catalog) -> Message { "used for \(name(in: catalog)) here" }
}

extension Message {
  fileprivate static func shared(_ use: SharedScreenshot.Use, in catalog: Catalog) -> Message {
    let kinds = Message(list: use.kinds.map { $0.kind.name(in: catalog) })
    return "one screenshot, \"\(use.path)\", is shared by \(use.count) products: \(kinds); make sure that each can be "
      + "seen in it"
  }
}
