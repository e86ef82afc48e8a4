public import AppStoreConnect
import Basics
public import CatalogModel

/// The parts of an app that can be submitted to review through the API, and the parts that can't.
public struct SubmissionPlan: Sendable, Hashable {
  /// A draft that goes to review.
  public struct Item: Sendable, Hashable {
    public let subject: PlanSubject
    /// The number of the version.
    public let number: Int
    /// The texts that go to review.
    public let texts: [LiveText]
    /// The name of the promotional image that goes to review.
    public let image: String?
    let kind: StoreKind
    /// The ID of the version.
    let version: String
  }

  public private(set) var items: [Item] = []
  /// The drafts that can't go to review, and the reasons.
  public private(set) var exclusions: [PlanNote] = []

  /// The products of the plan that were not sent, each with its state at the store after the submission.
  func unsent(in live: LiveState) -> [(productID: String, state: String)] {
    let sent = live.productIndices
    return items.compactMap { item in
      guard case .product(let id) = item.subject else { return nil }
      guard let product = sent[ExactText(id)].map({ live.products[$0] }) else { return (id, "missing") }
      let draft = product.versions.first { $0.id == item.version }
      let isDraft = draft?.canBeSubmitted ?? false
      return isDraft ? (id, draft?.state ?? product.state) : nil
    }
  }

  /// - Parameters:
  ///   - only: The IDs of the products to submit; empty for all.
  ///   - includesFirst: Whether the first product of a kind is submitted, too: Apple's documentation says
  ///     that it goes to review with an app version, and there are reports of both outcomes.
  ///   - catalog: The catalog whose texts the drafts have to have; nil for any texts.
  public init(
    _ live: LiveState, only: Set<String> = [], includesFirst: Bool = false, as catalog: Catalog? = nil
  ) {
    let wanted = catalog.map { WantedTexts($0, live) }
    let kinds = Set(live.products.filter(\.wasApproved).map(\.kind))
    let groupsByID = Dictionary(live.groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: Set<String> = []
    for product in live.products where only.isEmpty || only.contains(product.productID) {
      let subject = PlanSubject.product(product.productID)
      guard let draft = product.versions.current, draft.canBeSubmitted else {
        if product.isInReview { exclude(subject, "it waits for Apple") }
        continue
      }
      let group = product.group.flatMap { groupsByID[$0] }
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
      guard kinds.contains(product.kind) || includesFirst else {
        exclude(subject, "the first product of a kind goes to review with an app version, in App Store Connect")
        continue
      }
      if let difference = wanted?.difference(of: draft, product: product.productID) {
        exclude(subject, difference)
        continue
      }
      if let group {
        if let difference = wanted?.difference(ofGroup: group) {
          exclude(subject, "of its group, \(difference)")
          continue
        }
        groups.insert(group.id)
      }
      items.append(Item(draft, of: subject, product.isSubscription ? .subscription : .inAppPurchase))
    }
    for group in live.groups {
      guard let draft = group.versions.current, draft.canBeSubmitted, !draft.texts.isEmpty,
        groups.contains(group.id) || (only.isEmpty && group.versions.approved != nil)
      else { continue }
      let subject = PlanSubject.group(group.referenceName)
      if let difference = wanted?.difference(ofGroup: group) {
        exclude(subject, difference)
      } else {
        items.append(Item(draft, of: subject, .group))
      }
    }
  }

  private mutating func exclude(_ subject: PlanSubject, _ reason: String) {
    exclusions.append(PlanNote(subject, reason))
  }
}

extension SubmissionPlan.Item {
  fileprivate init(_ draft: LiveVersion, of subject: PlanSubject, _ kind: StoreKind) {
    self.init(
      subject: subject, number: draft.number, texts: draft.texts, image: draft.image?.fileName, kind: kind,
      version: draft.id)
  }
}

/// The texts that a catalog says shall go to review.
private struct WantedTexts {
  private var products: [String: [DesiredProduct.Text]] = [:]
  /// By the ID of the group at the store.
  private var groups: [String: [DesiredProduct.Text]] = [:]

  init(_ catalog: Catalog, _ live: LiveState) {
    for product in catalog.products { products[product.productID] = DesiredProduct.texts(product.localizations) }
    for (index, group) in GroupMatching(catalog, live).live {
      groups[group.id] = DesiredProduct.texts(catalog.groups[index].localizations)
    }
  }

  /// The reason why a draft is not what the catalog says; nil if it is.
  func difference(of draft: LiveVersion, product: String) -> String? {
    guard let texts = products[product] else { return "the catalog doesn't have it" }
    return difference(draft, texts)
  }

  func difference(ofGroup group: LiveGroup) -> String? {
    guard let draft = group.versions.current, draft.canBeSubmitted else { return nil }
    guard let texts = groups[group.id] else { return "the catalog doesn't have it" }
    return difference(draft, texts)
  }

  private func difference(_ draft: LiveVersion, _ wanted: [DesiredProduct.Text]) -> String? {
    for text in draft.texts {
      guard let own = wanted.first(where: { $0.locale == text.locale }) else {
        return "the draft has a text in \(text.locale) that the catalog doesn't have: \(quoted: text.name ?? "")"
      }
      for (draft, catalog) in [(text.name, own.title), (text.description, own.description ?? text.description)]
      where draft ?? "" != catalog ?? "" {
        return "the draft in \(text.locale) is \(quoted: draft ?? ""), and the catalog has \(quoted: catalog ?? "")"
      }
    }
    let missing = wanted.filter { own in !draft.texts.contains { $0.locale == own.locale } }.map(\.locale)
    return missing.isEmpty ? nil : "the draft lacks the text in \(missing.joined(separator: ", "))"
  }
}

extension LiveVersion {
  /// Whether it is a draft, or part of a submission that was not sent, as after a run that was ended.
  fileprivate var canBeSubmitted: Bool { isDraft || state == "READY_FOR_REVIEW" }
}
