import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import CatalogEditing

@Suite("The time of large edits") struct DraftProportionTests {
  @Test(
    "what another file adds, and products that are removed, take time in proportion to their number",
    arguments: ["currencies", "templates", "groups", "known groups", "removal"]) func proportions(kind: String) throws
  {
    func text(_ lines: String, _ count: Int, _ head: String = "") -> String {
      let all = (0..<count).map { lines.replacing("#", with: "\($0)") }.joined()
      return "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\n\(head)\(all)"
    }
    func draft(_ text: String) throws -> CatalogDraft {
      try CatalogDraft(SourceFile(name: "catalog.yml", text: text))
    }
    let group = "  g#: {referenceName: G#, products: {s#: {period: 1 month}}}\n"
    let time = try proportion(12, kind == "removal" ? 384 : 192) { count in
      let lines =
        switch kind {
        case "currencies": text("  c#: {en-US: coin#}\n", count, "currencies:\n")
        case "templates": text("  t#: {en-US: {title: T#}}\n", count, "templates:\n")
        case "removal": text("  p#: {type: consumable}\n", count, "products:\n")
        default: text(group, count, "subscriptionGroups:\n")
        }
      var own = try draft(kind == "removal" ? lines : text("", 0, "products: {p: {type: consumable}}\n"))
      if kind == "removal" {
        try own.retire(products: Array(0..<count))
        #expect(own.catalog.products.isEmpty && own.catalog.retired.count == count)
        return
      }
      if kind == "known groups" { own = try draft(lines.replacing("{s", with: "{r")) }
      var merge = CatalogMerge(try draft(lines).catalog, into: own, overwriting: false)
      try merge.run()
      let merged = merge.draft.catalog
      switch kind {
      case "currencies": #expect(merged.currencies.count == count)
      case "templates": #expect(merged.templates.count == count)
      default:
        #expect(merged.groups.count == count && merged.products.count == (kind == "groups" ? count + 1 : 2 * count))
      }
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test(
    "new values of one product take time in proportion to their number",
    arguments: [
      "grants: {c: 1}", "grants:\n      c: 1", "type: consumable", "offers: [{kind: free-trial, duration: 1 week}]",
      "offers:\n      - kind: free-trial\n        duration: 1 week", "period: 1 month",
    ]) func valuesOfOne(present: String) throws
  {
    let isSubscription = !present.hasPrefix("grants") && !present.hasPrefix("type")
    let place = isSubscription ? "subscriptionGroups:\n g:\n  products:\n   p" : "products:\n  p"
    let known = present.hasPrefix("offers") ? 1 : 0
    let time = try proportion(60, 3_600) { count in
      var draft = try CatalogDraft(SourceFile(name: "catalog.yml", text: "catalog: 1\n\(place):\n    \(present)\n"))
      var changes: [CatalogDraft.Change] = []
      for index in known..<count + known {
        if isSubscription {
          changes.append(.init(.product(0), ["offers", "\(index)", "kind"], to: "win-back"))
          changes.append(.init(.product(0), ["offers", "\(index)", "id"], to: "w\(index)"))
        } else {
          changes.append(.init(.product(0), ["grants", "c\(index)"], to: "2"))
        }
      }
      try draft.set(changes)
      let product = draft.catalog.products[0]
      #expect((isSubscription ? product.subscription?.offers.count ?? 0 : product.grants.count) >= count)
    }
    #expect(time.took < time.limit, "\(time)")
  }
}
