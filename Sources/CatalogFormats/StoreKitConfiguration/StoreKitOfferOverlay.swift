import AppStoreReference
import CatalogModel
import SourceSyntax

/// Writes the offers and billing plans of a subscription over those of the file.
extension StoreKitOverlay {
  /// An offer of the file.
  private struct KnownOffer {
    let model: Offer
    let node: SyntaxNode
  }

  mutating func setOffers(
    _ offers: [Offer], of product: Int, over old: StoreKitBase.Product?, in object: inout OrderedMap
  ) {
    let nodes = old.map { StoreKitNodes.offers(of: $0.node).map(\.node) } ?? []
    let known = zip(old?.model.subscription?.offers ?? [], nodes).map { KnownOffer(model: $0, node: $1) }
    let matches = Self.matches(offers, known.map(\.model))
    var lists: [Offer.Kind: StoreKitList] = [:]
    for (index, offer) in offers.enumerated() {
      let path = CatalogPath(.product(product), .offers, element: index)
      let origin = matches[index].map { known[$0] }
      let count = lists[offer.kind]?.elements.count ?? 0
      if let reason = refusal(of: offer, origin, count: count, in: object) {
        account.recordLoss(.whole, path, reason)
        continue
      }
      let value = element(offer, of: product, over: origin, at: path)
      lists[offer.kind, default: StoreKitList()].elements.append(
        StoreKitList.Element(origin: origin?.node, value: .map(value)))
    }
    let read = Set(nodes.map(\.index))
    for kind in [Offer.Kind.promotional, .code, .winBack] {
      let merged = (lists[kind] ?? StoreKitList()).merged(into: old?.node.value(forKey: kind.listKey), read: read)
      object.set(StoreKitKey(name: kind.listKey, inventions: []), to: merged)
    }
    setIntroductory(lists[.introductory] ?? StoreKitList(), read: read, over: old, in: &object)
  }

  /// The reason why an offer can't be written; nil when it can.
  private func refusal(of offer: Offer, _ origin: KnownOffer?, count: Int, in object: OrderedMap) -> String? {
    guard origin == nil else { return nil }
    guard let mode = offer.mode, offer.duration != nil else { return StoreKitReason.incompleteOffer }
    if mode != .freeTrial, amount(of: offer.price) == nil { return StoreKitReason.noPrice(storefront) }
    if offer.kind == .introductory {
      return count > 0 && !base.has(offer.kind.listKey) ? StoreKitReason.secondIntroductory(base.version) : nil
    }
    return base.has(offer.kind.listKey) ? nil : StoreKitReason.missing("\(offer.kind.plural)", in: base.version)
  }

  /// Sets the introductory offers where the file has them: in the list of version 5.0, or as the
  /// single one of earlier versions. In a file with both, the single one repeats one of the list.
  private func setIntroductory(
    _ list: StoreKitList, read: Set<Int>, over old: StoreKitBase.Product?, in object: inout OrderedMap
  ) {
    let single = "introductoryOffer"
    let key = StoreKitKey(name: Offer.Kind.introductory.listKey, inventions: [])
    let several = old?.node.value(forKey: key.name)
    let repeated = old?.node.value(forKey: single)
    let usesList = object[key.name] != nil && (object[single] == nil || several?.count ?? 0 > 0)
    guard usesList || list.elements.count > 1 else {
      guard let element = list.elements.first else {
        if let repeated, read.contains(repeated.index) { object[single] = .null }
        return
      }
      if object[single] == nil, object[key.name] != nil {
        object.set(key, to: [element.value])
      } else {
        object[single] = element.value
      }
      return
    }
    object.set(key, to: list.merged(into: several, read: read))
    guard let repeated, repeated.isMapping else { return }
    let identifier = repeated.value(forKey: "internalID")?.text
    let copy = several?.elements.first { $0.value(forKey: "internalID")?.text == identifier && identifier != nil }
    guard let copy else { return }
    let now = list.elements.first { $0.origin == copy }
    object[single] = now?.value ?? .null
  }

  // MARK: One offer

  private mutating func element(_ offer: Offer, of product: Int, over origin: KnownOffer?, at path: CatalogPath)
    -> OrderedMap
  {
    let old = origin?.model
    var object = origin.map { OrderedMap($0.node) } ?? OrderedMap()
    if origin == nil {
      let name = offer.offerID ?? offer.referenceName ?? offer.billingPlan ?? ""
      let id = catalog.products[product].productID
      object["internalID"] = .text(identifiers.identifier(of: "offer:\(id)/\(offer.kind.rawValue)/\(name)"))
    }
    if let mode = offer.mode, mode != old?.mode { object["paymentMode"] = .text(mode.storeKitFileName) }
    if let duration = offer.duration, duration != old?.duration {
      object["subscriptionPeriod"] = .text(duration.iso8601)
    }
    let isNew = origin == nil && base.has("numberOfPeriods")
    if isNew || offer.periods != old?.periods ?? 1 { object["numberOfPeriods"] = .integer(offer.periods) }
    setPrice(of: offer, over: origin, at: path, in: &object)
    setName(of: offer, over: old, in: &object)
    if let plan = offer.billingPlan, !(old?.billingPlan).isExactly(plan) {
      if base.has("billingPlanType") {
        object["billingPlanType"] = .text(plan)
      } else {
        account.recordLoss(.value, path, StoreKitReason.missing("billing plans", in: base.version))
      }
    } else if offer.billingPlan == nil, old?.billingPlan != nil {
      object["billingPlanType"] = nil
    }
    if offer.kind == .code {
      if offer.eligibility != old?.eligibility {
        object["eligibility"] = .list(offer.eligibility.map { .text($0.rawValue) })
      }
      if offer.isStackable != old?.isStackable { object["isStackable"] = .flag(offer.isStackable) }
    }
    if offer.kind == .winBack {
      if origin == nil { object["isEligible"] = .flag(true) }
      if offer.hasHighPriority != old?.hasHighPriority {
        object["priority"] = .text(offer.hasHighPriority ? "high" : "normal")
      }
    }
    return object
  }

  private mutating func setPrice(
    of offer: Offer, over origin: KnownOffer?, at path: CatalogPath, in object: inout OrderedMap
  ) {
    if offer.mode == .freeTrial {
      // Xcode keeps the price of an offer that was made free; nothing else needs it.
      if origin?.model.mode != .freeTrial { object["displayPrice"] = nil }
      return
    }
    guard let price = offer.price else { return }
    guard let amount = amount(of: price) else {
      if isOther(price, than: origin?.model.price) {
        account.recordLoss(.value, path, StoreKitReason.keptPrice(storefront))
      }
      return
    }
    if StoreKitLosses.hasOtherAmounts(price) {
      account.recordLoss(.value, path, StoreKitReason.otherPrices, isOutside: true)
    }
    if amount != self.amount(of: origin?.model.price) { object.set(.displayPrice, .text(Self.text(of: amount))) }
  }

  private func setName(of offer: Offer, over old: Offer?, in object: inout OrderedMap) {
    let isNew = old == nil
    if offer.kind != .introductory || offer.referenceName != nil {
      if let name = offer.referenceName ?? (isNew ? "" : nil), !(old?.referenceName).isExactly(name) {
        object["referenceName"] = .text(name)
      }
    }
    let hasID = offer.kind == .promotional || offer.kind == .winBack
    if let id = offer.offerID ?? (isNew && hasID ? "" : nil), !(old?.offerID).isExactly(id) {
      object["offerID"] = .text(id)
    }
  }

  /// Matches the offers of the catalog with those of the file: an equal one, or else one with the
  /// same name, or else, for introductory offers, which have no names, the next one.
  private static func matches(_ offers: [Offer], _ known: [Offer]) -> [Int?] {
    var matching = ListMatching(count: offers.count, known: known.count)
    func match<Mark: Hashable>(by mark: (Offer) -> Mark?) {
      matching.match(offers.map { mark($0).map { [$0] } ?? [] }, known.map(mark))
    }
    match { $0 }
    match { offer in offer.kind == .introductory ? nil : offer.offerID.map { [offer.kind.rawValue, $0] } }
    match { offer in offer.kind == .introductory ? nil : offer.referenceName.map { [offer.kind.rawValue, $0] } }
    match { $0.kind == .introductory ? [$0.billingPlan] : nil }
    match { $0.kind == .introductory ? true : nil }
    return matching.matches
  }
}

extension Offer.Kind {
  /// The position of its list among those of a subscription, in reading order.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The list of a subscription that contains offers of the kind.
  fileprivate var listKey: String {
    switch self {
    case .introductory: "introductoryOffers"
    case .promotional: "adHocOffers"
    case .code: "codeOffers"
    case .winBack: "winbackOffers"
    }
  }

  /// The plural in sentences.
  fileprivate var plural: String {
    switch self {
    case .introductory: "introductory offers"
    case .promotional: "promotional offers"
    case .code: "offer codes"
    case .winBack: "win-back offers"
    }
  }
}
