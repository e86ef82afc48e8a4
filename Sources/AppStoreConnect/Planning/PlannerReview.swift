import AppStoreReference
import CatalogModel

/// The reasons why a product can't go to review after the plan.
extension Planner {
  /// Names what a product lacks before it can go to review, after the plan.
  mutating func noteLacks(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard live.map({ !$0.wasApproved && !$0.isInReview }) ?? true else { return }
    let product = desired.product
    var lacks: [String] = []
    if desired.texts.isEmpty, live?.versions.current?.texts.isEmpty ?? true { lacks.append("texts") }
    if let group = product.subscription?.group, catalog.groups.indices.contains(group),
      DesiredProduct.texts(catalog.groups[group].localizations).isEmpty,
      matching.live[group]?.versions.current?.texts.isEmpty ?? true
    {
      lacks.append("texts of its group")
    }
    if product.availability.storefronts?.isEmpty == true { lacks.append("storefronts") }
    if product.price == nil, live?.prices.isEmpty ?? true { lacks.append("a price") }
    if product.review.screenshot == nil, live?.screenshot == nil { lacks.append("a review screenshot") }
    guard !lacks.isEmpty else { return }
    plan.remarks.append(
      PlanNote(subject, "it still lacks \(lacks.joined(separator: ", ")), without which it can't go to review"))
  }

  /// Names the kinds of products whose first one can't go to review by itself.
  mutating func noteFirstOfKind() {
    let approved = Set(live.products.filter(\.wasApproved).map(\.kind))
    var kinds: [String] = []
    for product in catalog.products where options.includes(product.productID) && !product.productID.isEmpty {
      let kind =
        product.subscription == nil
        ? LiveProduct.kind(ofType: product.type?.name(in: .appStoreConnectAPI)) : LiveProduct.subscriptionKind
      if !approved.contains(kind), !kinds.contains(kind) { kinds.append(kind) }
    }
    guard !kinds.isEmpty else { return }
    plan.remarks.append(
      PlanNote(
        .app,
        "no \(kinds.joined(separator: " or ")) was ever approved: the first of a kind goes to review with an app "
          + "version, which a person attaches it to in App Store Connect"))
  }
}
