import AppStoreReference
import Testing

@testable import CatalogLint

@Suite("The products with which a claim about prices is compared") struct DealTableTests {
  @Test("are the first of a group or a currency", arguments: [true, false]) func first(isGroup: Bool) {
    let most = Facts.comparedDeals.value
    let lines = (0..<most + 50).map { number in
      isGroup
        ? "      s\(number): {period: 1 month, price: {USD: 4.99}}"
        : "  p\(number): {type: consumable, price: {USD: 1.99}, grants: {gold: \(number + 1)}}"
    }
    let head = ["catalog: 1", "app: {bundleID: com.example.a}", "currencies: {gold: {en-US: gold}}"]
    let section = isGroup ? ["subscriptionGroups:", "  g:", "    products:"] : ["products:"]
    let table = DealTable(MarkedCatalog((head + section + lines).joined(separator: "\n") + "\n").input())
    let unit: DealTable.Unit = isGroup ? .group(0) : .currency("gold")
    #expect(table.deals(of: unit, in: nil).map { $0.index } == Array(0..<most))
    #expect(table.deals(of: .currency("gems"), in: nil).isEmpty)
  }
}
