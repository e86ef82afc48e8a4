import AppStoreReference
import CatalogModel
import SourceSyntax

/// Offer codes of one-time products: the only possible change is to end them.
extension Planner {
  mutating func planOfferCodes(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard desired.product.subscription == nil else { return }
    var wanted: [DesiredOfferCode] = []
    var names: Set<String> = []
    for code in desired.product.offerCodes {
      let code = DesiredOfferCode(code, base: catalog.baseTerritory)
      if let lack = code.lacks.first {
        refuse(subject, "\(code.label) needs \(lack == .price ? "a price, or \"free\"" : lack.words)")
        return
      }
      guard names.insert(code.code.referenceName).inserted else {
        refuse(subject, "it has \(code.label) twice")
        return
      }
      wanted.append(code)
    }
    let known = live?.offerCodes ?? []
    let storefronts = (desired.product.availability.storefronts ?? Territory.all).sorted()
    // An app may have few at a time: codes that end make room for others.
    for code in known where code.isActive && !names.contains(code.name) { deactivate(code, subject) }
    for code in wanted {
      let refusals = plan.refusals.count
      let own = known.filter { $0.name == code.code.referenceName }
      let active = own.first(where: \.isActive)
      if let active {
        compare(active, to: code, storefronts, subject)
      } else if !own.isEmpty {
        refuse(subject, "\(code.label) was deactivated, and its name may be taken; give the new one another name")
      } else if storefronts.isEmpty || desired.plan == nil && live?.prices.isEmpty ?? true {
        refuse(subject, "\(code.label) needs storefronts in which its product has a price")
      } else {
        create(code, of: desired.product, live, storefronts, subject)
      }
      guard plan.refusals.count == refusals else { continue }
      let offer = CodeOffer(
        productID: desired.product.productID, name: code.code.referenceName, kind: .inAppPurchase, id: active?.id)
      planCodes(code.code.batches, of: offer, known: active.map(\.batches) ?? [], live, subject)
    }
  }

  private mutating func deactivate(_ code: LiveOfferCode, _ subject: PlanSubject) {
    guard options.prunes else {
      plan.drift.append(
        PlanNote(subject, "only the store has \(code.label); \"--prune\" would deactivate it for good"))
      return
    }
    let codes = code.count == 1 ? "its code" : code.count > 1 ? "its \(code.count) codes" : "codes"
    plan.steps.append(
      PlanStep(
        .delete, subject, .offer, "removal of \(code.label)", [.init("offer", from: code.name, to: nil)],
        consequences: ["\(codes) can't be redeemed any more; it is deactivated, not deleted"],
        .update(OfferBody.productCodes, code.id, ["active": false])))
  }

  private mutating func compare(
    _ own: LiveOfferCode, to code: DesiredOfferCode, _ storefronts: [Territory], _ subject: PlanSubject
  ) {
    let (changes, missing) = code.differences(from: own, in: storefronts)
    if !changes.isEmpty {
      refuse(
        subject,
        "\(code.label) can't be changed (\(changes.prefix(4).map(\.field).joined(separator: ", "))): "
          + "give the offer another name, and \"--prune\" deactivates this one")
    } else if !missing.isEmpty {
      plan.remarks.append(
        PlanNote(subject, "\(code.label) does not exist in \(Self.list(missing)), and can't be extended"))
    }
  }

  private mutating func create(
    _ code: DesiredOfferCode, of product: Product, _ live: LiveProduct?, _ storefronts: [Territory],
    _ subject: PlanSubject
  ) {
    let prices = PriceWork(ofOffer: code.plan, of: product.productID, .inAppPurchase, in: storefronts)
    guard let (priceWork, lines) = quoted(prices, of: live, subject) else { return }
    var changes = [
      PlanStep.Change("eligibility", from: nil, to: customerNames(code.customers, by: \OfferCode.Eligibility.apiName))
    ]
    if code.code.isFree { changes.append(.init("free", from: nil, to: "true")) }
    let work = OfferWork(
      productID: product.productID, kind: .code, form: .productCode, attributes: code.attributes,
      free: code.code.isFree ? storefronts : [], prices: priceWork)
    plan.steps.append(
      PlanStep(
        .create, subject, .offerCode, code.label, changes, prices: lines,
        consequences: [
          "neither its customers nor its prices can be changed later"
            + (code.code.batches.isEmpty ? "; its codes are generated with \"asc codes\"" : "")
        ], .offer(work)))
  }
}
