import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Writes values that a table alone can't determine.
extension StoreKitOverlay {
  // MARK: Prices

  /// The price in the storefront of the file.
  func amount(of price: Price?) -> Money? { storefront.flatMap { price?.amount(in: $0) } }

  /// The amount of a price in the storefront, if it differs from the amount in the file; records losses.
  mutating func newAmount(of price: Price?, over known: Price?, at path: CatalogPath) -> Money? {
    guard let price else { return nil }
    let amount = amount(of: price)
    if amount == nil, price != known || storefront != base.app.baseTerritory {
      losses.recordLoss(.value, path, StoreKitReason.keptPrice(storefront))
    }
    let hasOthers = price.tier != nil || price.amounts.count + price.overrides.count > 1
    if hasOthers, amount != nil || path.field == .price {
      losses.recordLoss(.value, path, StoreKitReason.otherPrices, isOutside: true)
    }
    return amount == self.amount(of: known) ? nil : amount
  }

  /// The amount with no decimals or two, in the notation of prices.
  static func text(of price: Money) -> String {
    let decimal = price.decimal
    return price.hundredths % 100 != 0 && price.hundredths % 10 == 0 ? decimal + "0" : decimal
  }

  // MARK: Subscriptions

  /// The level; if it is missing, the position in the group, which App Store Connect assigns too.
  mutating func level(of subscription: Subscription, known: Int?, at subject: CatalogPath.Subject) -> Int? {
    if let level = subscription.level ?? known { return level }
    guard case .product(let index) = subject else { return nil }
    losses.recordLoss(.value, CatalogPath(subject, .level), StoreKitReason.noLevel)
    return places[index] + 1
  }

  /// Sets the billing plan of an offer.
  mutating func setBillingPlan(
    _ plan: String?, over old: String?, at path: CatalogPath, in object: inout OrderedMap
  ) {
    let key = "billingPlanType"
    guard let plan else {
      if old != nil { object[key] = nil }
      return
    }
    if old.isExactly(plan) { return }
    guard base.has(key) else {
      return losses.recordLoss(.value, path, StoreKitReason.missing("billing plans", in: base.version))
    }
    object[key] = .text(plan)
  }

  /// Writes the billing plans of a subscription over the plans of the file, matched by name.
  mutating func setBillingPlans(
    _ plans: [BillingPlan], over old: StoreKitMember<Subscription>.Known?, of subject: CatalogPath.Subject,
    in object: inout OrderedMap
  ) {
    let key = "billingPlans"
    let nodes = old.map { StoreKitNodes.billingPlans(of: $0.node) } ?? []
    guard plans.isEmpty || base.has(key) else {
      let reason = StoreKitReason.missing("billing plans", in: base.version)
      return losses.recordLoss(.value, CatalogPath(subject, .billingPlans), reason)
    }
    var list = StoreKitList()
    var free = Array(zip(old?.model.billingPlans ?? [], nodes))
    for (index, plan) in plans.enumerated() {
      let path = CatalogPath(subject, .billingPlans, element: index)
      let origin = free.firstIndex { $0.0.plan == plan.plan }.map { free.remove(at: $0) }
      let known = origin.map { (model: $0.0, node: $0.1) }
      let value = self.object(of: plan, StoreKitTable.billingPlan, over: known, at: path)
      list.elements.append(StoreKitList.Element(origin: known?.node, value: .map(value)))
    }
    object.set(key, to: list.merged(into: old?.node.value(forKey: key), read: Set(nodes.map(\.index))))
  }

  // MARK: Texts

  /// Sets the texts; existing localizations keep their order, because it is insignificant.
  mutating func setTexts(
    _ localizations: [Localization], over old: StoreKitMember<[Localization]>.Known?, _ owner: StoreKitTable.TextOwner,
    at path: CatalogPath, in object: inout OrderedMap
  ) {
    let nodes = old.map { StoreKitNodes.localizations(of: $0.node).map(\.node) } ?? []
    let known = Array(zip(old?.model ?? [], nodes)).map { (model: $0, node: $1) }
    var free: [ExactText: [Int]] = [:]
    for (index, known) in known.enumerated().reversed() { free[known.model.identity, default: []].append(index) }
    var kept: [(index: Int, element: StoreKitList.Element)] = []
    var list = StoreKitList()
    for localization in localizations {
      let index = free[localization.identity]?.popLast()
      let origin = index.map { known[$0] }
      let texts = self.object(of: localization, StoreKitTable.texts(of: owner), over: origin, at: path)
      let element = StoreKitList.Element(origin: origin?.node, value: .map(texts))
      if let index { kept.append((index, element)) } else { list.elements.append(element) }
    }
    list.elements = kept.sorted { $0.index < $1.index }.map(\.element) + list.elements
    let value = old.flatMap { StoreKitNodes.value(.localizations, of: $0.node) }
    let merged = list.merged(into: value, read: Set(nodes.map(\.index)))
    if old == nil { object["localizations"] = .list(merged) }
    object.set(.localizations, to: merged)
  }
}

extension Localization {
  /// The common identity of two spellings of one locale.
  fileprivate var identity: ExactText { ExactText(storeLocale?.code ?? locale) }
}
