import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Merges the offers of a subscription into the offers in the file.
extension StoreKitOverlay {
  private typealias KnownOffer = StoreKitMember<Offer>.Known

  mutating func setOffers(
    _ offers: [Offer], over old: StoreKitMember<Subscription>.Known?, of subject: CatalogPath.Subject,
    in object: inout OrderedMap
  ) {
    if old == nil {
      for kind in [Offer.Kind.promotional, .code, .winBack] where base.has(kind.listKey) {
        object[kind.listKey] = .list([])
      }
      if base.has(Offer.Kind.introductory.listKey) {
        object[Offer.Kind.introductory.listKey] = .list([])
      } else {
        object["introductoryOffer"] = .null
      }
    }
    let nodes = old.map { StoreKitNodes.offers(of: $0.node).map(\.node) } ?? []
    let known = zip(old?.model.offers ?? [], nodes).map { (model: $0, node: $1) }
    let matches = Self.matches(offers, known.map(\.model))
    var lists: [Offer.Kind: StoreKitList] = [:]
    for (index, offer) in offers.enumerated() {
      let path = CatalogPath(subject, .offers, element: index)
      let origin = matches[index].map { known[$0] }
      let count = lists[offer.kind]?.elements.count ?? 0
      if let reason = refusal(of: offer, origin, count: count, in: object) {
        losses.recordLoss(.whole, path, reason)
        continue
      }
      let value = self.object(of: offer, StoreKitTable.offer(offer.kind), over: origin, at: path)
      lists[offer.kind, default: StoreKitList()].elements.append(
        StoreKitList.Element(origin: origin?.node, value: .map(value)))
    }
    let read = Set(nodes.map(\.index))
    for kind in [Offer.Kind.promotional, .code, .winBack] {
      let merged = (lists[kind] ?? StoreKitList()).merged(into: old?.node.value(forKey: kind.listKey), read: read)
      object.set(kind.listKey, to: merged)
    }
    setIntroductory(lists[.introductory] ?? StoreKitList(), read: read, over: old?.node, in: &object)
  }

  /// Merges the offers of a suite or bundle, which has only introductory ones.
  mutating func setSuiteOffers(
    _ offers: [Offer], over old: StoreKitMember<Subscription>.Known?, of subject: CatalogPath.Subject,
    in object: inout OrderedMap
  ) {
    for (index, offer) in offers.enumerated() where offer.kind != .introductory {
      losses.recordLoss(.whole, CatalogPath(subject, .offers, element: index), StoreKitReason.suiteOffer)
    }
    let lists = Offer.Kind.allCases.filter { $0 != .introductory }.map(\.listKey).filter { object[$0] == nil }
    setOffers(offers.filter { $0.kind == .introductory }, over: old, of: subject, in: &object)
    for key in lists { object[key] = nil }
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
    _ list: StoreKitList, read: Set<Int>, over old: SyntaxNode?, in object: inout OrderedMap
  ) {
    let single = "introductoryOffer"
    let key = Offer.Kind.introductory.listKey
    let several = old?.value(forKey: key)
    let repeated = old?.value(forKey: single)
    let usesList = object[key] != nil && (object[single] == nil || several?.count ?? 0 > 0)
    guard usesList || list.elements.count > 1 else {
      guard let element = list.elements.first else {
        if let repeated, read.contains(repeated.index) { object[single] = .null }
        return
      }
      if object[single] == nil, object[key] != nil {
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

  /// Matches the offers of the catalog with the offers of the file: an equal one, or else one with
  /// the same name, or else, for introductory offers, which have no names, the next one.
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
