public import AppStoreConnect

/// The parts of an app that can be submitted to review through the API, and the parts that can't.
public struct SubmissionPlan: Sendable, Hashable {
  /// A draft that goes to review.
  public struct Item: Sendable, Hashable {
    public let subject: PlanSubject
    /// The number of the version.
    public let number: Int
    let kind: StoreKind
    /// The ID of the version.
    let version: String
  }

  public private(set) var items: [Item] = []
  /// The drafts that can't go to review, and the reasons.
  public private(set) var exclusions: [PlanNote] = []

  /// - Parameters:
  ///   - only: The IDs of the products to submit; empty for all.
  ///   - includesFirst: Whether the first product of a kind is submitted, too: Apple's documentation says
  ///     that it goes to review with an app version, and there are reports of both outcomes.
  public init(_ live: LiveState, only: Set<String> = [], includesFirst: Bool = false) {
    let kinds = Set(live.products.filter(\.wasApproved).map(\.typeName))
    var groups: Set<String> = []
    for product in live.products where only.isEmpty || only.contains(product.productID) {
      let subject = PlanSubject.product(product.productID)
      guard let draft = product.versions.current, draft.canBeSubmitted else {
        if product.isInReview { exclude(subject, "it waits for Apple") }
        continue
      }
      let group = live.groups.first { $0.id == product.group }
      var lacks = product.wasApproved ? [] : product.lacks
      if let group, group.versions.current?.texts.isEmpty ?? true { lacks.append("texts of its group") }
      guard lacks.isEmpty else {
        exclude(subject, "it lacks " + lacks.joined(separator: ", "))
        continue
      }
      guard product.state != "MISSING_METADATA" else {
        exclude(subject, "the store considers it incomplete")
        continue
      }
      guard kinds.contains(product.typeName) || includesFirst else {
        exclude(subject, "the first product of a kind goes to review with an app version, in App Store Connect")
        continue
      }
      if let group { groups.insert(group.id) }
      items.append(
        Item(
          subject: subject, number: draft.number, kind: product.isSubscription ? .subscription : .inAppPurchase,
          version: draft.id))
    }
    for group in live.groups {
      guard let draft = group.versions.current, draft.canBeSubmitted, !draft.texts.isEmpty,
        groups.contains(group.id) || (only.isEmpty && group.versions.approved != nil)
      else { continue }
      items.append(Item(subject: .group(group.referenceName), number: draft.number, kind: .group, version: draft.id))
    }
  }

  private mutating func exclude(_ subject: PlanSubject, _ reason: String) {
    exclusions.append(PlanNote(subject, reason))
  }
}

extension LiveVersion {
  /// Whether it is a draft, or part of a submission that was not sent, as after a run that was ended.
  fileprivate var canBeSubmitted: Bool { isDraft || state == "READY_FOR_REVIEW" }
}

extension LiveProduct {
  /// The type by its name in the API, which a subscription doesn't have as an attribute.
  fileprivate var typeName: String { isSubscription ? "SUBSCRIPTION" : type ?? "" }
}
