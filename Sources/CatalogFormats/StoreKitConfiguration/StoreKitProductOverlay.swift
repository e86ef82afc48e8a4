import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Writes the values of one product over those of the file.
extension StoreKitOverlay {
  /// The resulting product.
  mutating func element(_ index: Int, at place: Place, over known: StoreKitBase.Product?) -> OrderedMap {
    let product = catalog.products[index]
    let isSubscription = if case .group = place { true } else { false }
    // A product that became a subscription, or stopped being one, is a new one except for its
    // identifier.
    let hasShape = known.map { ($0.model.subscription != nil) == isSubscription } ?? false
    let old = hasShape ? known : nil
    var object = old.map { OrderedMap($0.node) } ?? OrderedMap()
    if old == nil {
      let id = known.flatMap { $0.node.value(forKey: "internalID") }.map { OrderedValue($0) }
      object["internalID"] = id ?? .text(identifiers.identifier(of: "product:" + product.productID))
      object["productID"] = .text(product.productID)
      object["localizations"] = .list([])
    }
    setPrice(product.price, over: old, at: CatalogPath(.product(index), .price), in: &object)
    if product.isFamilySharable != old?.model.isFamilySharable {
      object["familyShareable"] = .flag(product.isFamilySharable)
    }
    setLocalizations(
      product.localizations, over: old?.model.localizations ?? [], of: old?.node, describes: true, in: &object)
    if let name = product.referenceName ?? (old == nil ? "" : nil), !(old?.model.referenceName).isExactly(name) {
      object.set(.referenceName, .text(name))
    }
    if let type = product.type, type != old?.model.type, let name = type.name(in: .storeKitFile) {
      object["type"] = .text(name)
    }
    if let subscription = product.subscription, case .group(let group) = place {
      set(subscription, of: index, in: group, over: old, in: &object)
    }
    return object
  }

  private mutating func setPrice(
    _ price: Price?, over old: StoreKitBase.Product?, at path: CatalogPath, in object: inout OrderedMap
  ) {
    guard let amount = amount(of: price) else {
      if let price, isOther(price, than: old?.model.price) {
        account.recordLoss(.value, path, StoreKitReason.keptPrice(storefront))
      }
      return
    }
    if amount != self.amount(of: old?.model.price) { object.set(.displayPrice, .text(Self.text(of: amount))) }
  }

  private mutating func set(
    _ subscription: Subscription, of index: Int, in group: Int, over old: StoreKitBase.Product?,
    in object: inout OrderedMap
  ) {
    let known = old?.model.subscription
    if old == nil || known?.group != groups.index(of: group) { object["subscriptionGroupID"] = .text(groupIDs[group]) }
    if let level = level(of: subscription, at: index, known: known?.level), level != known?.level {
      object.set(.level, .integer(level))
    }
    if let period = subscription.period, period != known?.period { object.set(.period, .text(period.iso8601)) }
    if old == nil {
      for key in ["adHocOffers", "codeOffers", "winbackOffers"] where base.has(key) { object[key] = .list([]) }
      if base.has("introductoryOffers") {
        object["introductoryOffers"] = .list([])
      } else {
        object["introductoryOffer"] = .null
      }
    }
    setOffers(subscription.offers, of: index, over: old, in: &object)
    setBillingPlans(subscription.billingPlans, of: index, over: old, in: &object)
  }

  /// The level; if it is missing, the position in the group, which App Store Connect assigns too.
  private mutating func level(of subscription: Subscription, at index: Int, known: Int?) -> Int? {
    if let level = subscription.level ?? known { return level }
    account.recordLoss(.value, CatalogPath(.product(index), .level), StoreKitReason.noLevel)
    let siblings = catalog.products(inGroup: subscription.group)
    return (siblings.firstIndex(of: index) ?? 0) + 1
  }

  // MARK: Texts

  /// Sets the texts; existing localizations keep their order, because it is insignificant.
  ///
  /// - Parameter describes: Whether the texts have descriptions.
  func setLocalizations(
    _ localizations: [Localization], over old: [Localization], of body: SyntaxNode?, describes: Bool,
    in object: inout OrderedMap
  ) {
    let nodes = body.map { StoreKitNodes.localizations(of: $0).map(\.node) } ?? []
    var free: [ExactText: [Int]] = [:]
    for (index, known) in old.enumerated().reversed() { free[known.identity, default: []].append(index) }
    var kept: [(index: Int, element: StoreKitList.Element)] = []
    var added: [StoreKitList.Element] = []
    for localization in localizations {
      guard let index = free[localization.identity]?.popLast(), nodes.indices.contains(index) else {
        added.append(StoreKitList.Element(origin: nil, value: .map(texts(localization))))
        continue
      }
      var texts = OrderedMap(nodes[index])
      let title = localization.title ?? (old[index].title == nil ? nil : "")
      if let title, !old[index].title.isExactly(title) { texts.set(.displayName, .text(title)) }
      let description = localization.description ?? (old[index].description == nil ? nil : "")
      if describes, let description, !old[index].description.isExactly(description) {
        texts["description"] = .text(description)
      }
      kept.append((index, StoreKitList.Element(origin: nodes[index], value: .map(texts))))
    }
    var list = StoreKitList()
    list.elements = kept.sorted { $0.index < $1.index }.map(\.element) + added
    let value = body.flatMap { StoreKitNodes.value(.localizations, of: $0) }
    let merged = list.merged(into: value, read: Set(nodes.map(\.index)))
    if body == nil { object["localizations"] = .list(merged) }
    object.set(.localizations, to: merged)
  }

  private func texts(_ localization: Localization) -> OrderedMap {
    [
      "description": .text(localization.description ?? ""), "displayName": .text(localization.title ?? ""),
      "locale": .text(base.spelling(of: localization.locale, localization.storeLocale)),
    ]
  }

  /// The amount with no decimals or two, in the notation of prices.
  static func text(of price: Money) -> String {
    let decimal = price.decimal
    return price.hundredths % 100 != 0 && price.hundredths % 10 == 0 ? decimal + "0" : decimal
  }
}

extension Localization {
  /// The common identity of two spellings of one locale.
  fileprivate var identity: ExactText { ExactText(storeLocale?.code ?? locale) }
}
