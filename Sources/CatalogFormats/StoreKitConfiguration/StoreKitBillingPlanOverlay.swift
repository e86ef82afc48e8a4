import AppStoreReference
import CatalogModel
import SourceSyntax

extension StoreKitOverlay {
  /// Writes the billing plans of a subscription over those of the file, matched by name.
  mutating func setBillingPlans(
    _ plans: [BillingPlan], of product: Int, over old: StoreKitBase.Product?, in object: inout OrderedMap
  ) {
    let key = StoreKitKey(name: "billingPlans", inventions: [])
    let nodes = old.map { StoreKitNodes.billingPlans(of: $0.node) } ?? []
    let known = old?.model.subscription?.billingPlans ?? []
    guard plans.isEmpty || base.has(key.name) else {
      return account.recordLoss(
        .value, CatalogPath(.product(product), .billingPlans), StoreKitReason.missing("billing plans", in: base.version)
      )
    }
    var list = StoreKitList()
    var free = Array(zip(known, nodes))
    for (index, plan) in plans.enumerated() {
      let path = CatalogPath(.product(product), .billingPlans, element: index)
      let place = free.firstIndex { $0.0.plan == plan.plan }
      let origin = place.map { free.remove(at: $0) }
      let value = element(plan, of: product, over: origin, at: path)
      list.elements.append(StoreKitList.Element(origin: origin?.1, value: .map(value)))
    }
    let read = Set(nodes.map(\.index))
    object.set(key, to: list.merged(into: old?.node.value(forKey: key.name), read: read))
  }

  private mutating func element(
    _ plan: BillingPlan, of product: Int, over origin: (BillingPlan, SyntaxNode)?, at path: CatalogPath
  ) -> OrderedMap {
    let old = origin?.0
    var object = origin.map { OrderedMap($0.1) } ?? OrderedMap()
    if origin == nil {
      let id = catalog.products[product].productID
      object["billingPlanType"] = .text(plan.plan)
      object["internalID"] = .text(identifiers.identifier(of: "plan:\(id)/\(plan.plan)"))
    }
    for (key, price, known) in [
      (StoreKitKey.displayPrice, plan.price, old?.price),
      (.commitmentDisplayPrice, plan.commitmentPrice, old?.commitmentPrice),
    ] {
      guard let price else { continue }
      guard let amount = amount(of: price) else {
        if isOther(price, than: known) { account.recordLoss(.value, path, StoreKitReason.keptPrice(storefront)) }
        continue
      }
      if StoreKitLosses.hasOtherAmounts(price) {
        account.recordLoss(.value, path, StoreKitReason.otherPrices, isOutside: true)
      }
      if amount != self.amount(of: known) { object.set(key, .text(Self.text(of: amount))) }
    }
    if plan.isEnabled != old?.isEnabled { object["isEnabled"] = .flag(plan.isEnabled) }
    return object
  }
}
