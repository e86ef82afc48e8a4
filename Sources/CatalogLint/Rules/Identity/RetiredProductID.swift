import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// IDs that the catalog itself lists as retired.
enum RetiredProductID: CatalogRule {
  static let description = RuleDescription(
    id: "retired-product-id", category: .identity, defaultSeverity: .error, fix: .safe,
    summary: "a product with a retired ID; an ID that was used before and is not retired",
    rationale: """
      Once a product ID has been saved in App Store Connect, it can't be used again in the app, \
      not even after the product is deleted. Give the product a new ID. An ID that is in the \
      earlier revision (`--against`) or in the git history of the file (`--history`), but is no \
      longer sold, belongs in the list, so that nobody uses it again; `--fix` adds it.
      """,
    facts: ["product-id.reuse"])

  static let examples = RuleExamples(
    """
    accepted:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        coins60: {type: consumable}
      retired: [com.example.game.coins40]
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        coins40: {type: consumable}
      retired: [com.example.game.Coins40]
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: de-DE}
      products:
        coins40.v2: {type: consumable}
      retired: [com.example.game.coins40, com.example.game.coins20]
    rejected:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        ⟦coins40⟧: {type: consumable}
      retired: [com.example.game.coins40]
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        gems: {type: consumable, id: ⟦com.example.game.gems_old⟧}
      retired:
        - com.example.game.coins40
        - com.example.game.gems_old
    rejected as warning:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        coins60: {type: consumable}
      retired:
        - com.example.game.coins40   # the small pack
        - com.example.game.coins20
        - ⟦com.example.game.coins40⟧
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: ja}
      products:
        coins60: {type: consumable}
      retired: ⟦[com.example.game.coins20]⟧
      --- previous
      coins40: {type: consumable}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    checked.input.conflicts(of: description.id, at: .productID) + checkRetired(in: catalog)
      + checkVanished(from: catalog, in: checked)
  }

  private static func checkRetired(in catalog: Catalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var retired: [[UInt8]: Int] = [:]
    var repeated: [[UInt8]: [Int]] = [:]
    for (index, id) in catalog.retired.enumerated() {
      let key = Array(id.utf8)
      if retired[key] == nil { retired[key] = index } else { repeated[key, default: []].append(index) }
    }
    for (key, others) in repeated.sorted(by: { $0.value[0] < $1.value[0] }) {
      let edits = others.map { CatalogEdit(CatalogPath(.retired($0)), .remove) }
      findings.append(
        RuleFinding(
          .repeated(catalog.retired[others[0]], times: others.count + 1),
          at: CatalogPath(.retired(others[0]), .retired), severity: .warning,
          related: retired[key].map { [.init("first retired here", CatalogPath(.retired($0), .retired))] } ?? [],
          fix: Fix(others.count == 1 ? "remove the second" : "remove the others", edits: edits)))
    }
    for index in catalog.products.indices {
      let id = catalog.products[index].productID
      guard let entry = retired[Array(id.utf8)] else { continue }
      findings.append(
        RuleFinding(
          .retired(id), at: CatalogPath(.product(index), .productID),
          related: [.init("retired here", CatalogPath(.retired(entry), .retired))]))
    }
    return findings
  }

  /// IDs of the earlier revision that are neither sold nor retired now.
  private static func checkVanished(from catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard let previous = checked.input.previous, checked.facets.contains(.bundleID) else { return [] }
    var findings: [RuleFinding] = []
    var known: Set<[UInt8]> = []
    for id in catalog.retired { known.insert(Array(id.utf8)) }
    for product in catalog.products { known.insert(Array(product.productID.utf8)) }
    let vanished = (previous.products.map(\.productID) + previous.retired).filter {
      known.insert(Array($0.utf8)).inserted
    }
    // The same edit for all of them: it is made once.
    let retiring = Fix.retiring(vanished)
    for id in vanished {
      findings.append(
        RuleFinding(
          .vanished(id), at: CatalogPath(.catalog, catalog.retired.isEmpty ? nil : .retired), severity: .warning,
          fix: retiring))
    }
    return findings
  }
}

extension Message {
  fileprivate static func retired(_ id: String) -> Message {
    "product ID \"\(id)\" was retired and can't be used again; choose a new one"
  }

  fileprivate static func vanished(_ id: String) -> Message {
    "product ID \"\(id)\" was used before and is gone; add it to \"retired\", because it can't be "
      + "used again"
  }

  fileprivate static func repeated(_ id: String, times: Int) -> Message {
    times == 2
      ? "\"\(id)\" is retired twice; once is enough" : "\"\(id)\" is retired \(times) times; once is enough"
  }
}
