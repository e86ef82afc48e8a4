import AppStoreReference
public import Basics
import CatalogModel

/// The time at which customers notice a step.
public enum PlanTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  case atOnce
  case from(CalendarDate)
  /// Once a review that "asc submit" asks for has approved it.
  case afterReview

  public var description: String {
    switch self {
    case .atOnce: "at once"
    case .from(let day): "from \(day)"
    case .afterReview: "after review"
    }
  }

  /// The time for a reader of the plan, who has to know what is left to do.
  fileprivate var words: String {
    switch self {
    case .atOnce: "at once, with \"asc apply\""
    case .from: description
    case .afterReview: "once sent with \"asc submit\" and approved"
    }
  }
}

/// A part of a plan that answers a question about all of its steps.
public struct PlanOutlook: Sendable, Hashable {
  /// The name in JSON.
  public let key: String
  public let title: String
  /// Lower case, no full stop.
  public let lines: [String]
}

extension Planner {
  /// Says when customers notice the steps, which of them can't be undone, and what else a reader has to know.
  mutating func addOutlook() {
    let products = live.productIndices
    for index in plan.steps.indices { plan.steps[index].times = times(of: plan.steps[index], products) }
    guard !plan.steps.isEmpty || !plan.questions.isEmpty else { return }
    let sections = [
      ("customers", "customers notice", schedule), ("permanent", "can't be undone", permanent),
      ("notes", "to know", options.migratesSubscribers ? [] : notes),
    ]
    plan.outlook = sections.filter { !$0.2.isEmpty }.map { PlanOutlook(key: $0.0, title: $0.1, lines: $0.2) }
  }

  // MARK: Customers

  /// The times at which customers notice a step; none for one that they never see.
  private func times(of step: PlanStep, _ products: [ExactText: Int]) -> [PlanTime] {
    guard case .product(let id) = step.subject else { return step.isReviewed && !step.isFallback ? [.afterReview] : [] }
    // All of a new product is seen when it is approved.
    guard let product = products[ExactText(id)].map({ live.products[$0] }) else {
      return step.part == .product ? [.afterReview] : []
    }
    if step.isReviewed { return step.isFallback ? [] : [.afterReview] }
    guard product.wasApproved else { return [] }
    if step.isPrice {
      let changed = step.prices.filter { $0.direction != .same && $0.origin != .byHand }
      return Set(changed.map { $0.start.map(PlanTime.from) ?? .atOnce }).sorted()
    }
    switch step.part {
    case .storefronts:
      let isChanged = step.storefronts.map { !$0.added.isEmpty || !$0.removed.isEmpty } ?? false
      return isChanged ? [.atOnce] : []
    case .fields:
      return step.changes.contains { Self.visibleFields.contains($0.field) } ? [.atOnce] : []
    case .existingPrices: return [options.priceStart.map(PlanTime.from) ?? .atOnce]
    case .product: return [.atOnce]
    case .offer:
      let day = step.changes.first { $0.field == "from" }?.new.flatMap { CalendarDate($0) }
      return [day.flatMap { $0 > options.today ? .from($0) : nil } ?? .atOnce]
    default: return []
    }
  }

  private static let visibleFields: Set = ["familySharable", "level", "multiSeat", "markets"]

  /// A line for each day, with the parts of products that change on it.
  private var schedule: [String] {
    var parts: [PlanTime: OrderedGroups] = [:]
    for step in plan.steps {
      for time in step.times { parts[time, default: .init()].add(step.subject, to: step.words) }
    }
    guard !parts.isEmpty else { return plan.steps.isEmpty ? [] : ["none of the changes"] }
    return parts.sorted { $0.key < $1.key }.map { time, groups in
      let parts = groups.all.map { "\($0.name) of \($0.subjects)" }.joined(separator: "; ")
      return "\(time.words): \(parts)"
    }
  }

  // MARK: Changes for good

  private var permanent: [String] {
    var groups = OrderedGroups()
    // A new product can be deleted with its version.
    let created = plan.steps.filter { $0.action == .create && [.product, .group].contains($0.part) }
    let new = Set(created.map(\.subject))
    for step in plan.steps {
      for name in permanence(of: step, besides: new) { groups.add(step.subject, to: name) }
    }
    return groups.all.map { "\($0.name): \($0.subjects)" }
  }

  private func permanence(of step: PlanStep, besides new: Set<PlanSubject>) -> [String] {
    var names: [String] = []
    if case .request(let work) = step.work, work.makesVersion, !new.contains(step.subject) {
      names.append("a version can be filled anew until it is sent to review, and never deleted")
    }
    if step.isSentOnce { names.append("codes can be deactivated, and never deleted") }
    if step.part == .product {
      names.append(step.action == .create ? "the ID and the type of a new product" : "the deletion of a product")
    }
    if step.changes.contains(where: { $0.field == "familySharable" && $0.new == "true" }) {
      names.append("family sharing")
    }
    if step.part == .offerCode { names.append("the terms of an offer code") }
    if step.isPrice, case .product(let id) = step.subject,
      step.prices.contains(where: { $0.direction == .falls && $0.origin != .byHand }),
      live.products.contains(where: { $0.productID == id && $0.isSubscription && $0.wasApproved })
    {
      names.append("a lower price of subscribers, once it is in effect")
    }
    return names
  }

  // MARK: Notes

  private var notes: [String] {
    var notes: [String] = []
    let lines = plan.steps.flatMap(\.prices) + plan.questions.flatMap(\.prices)
    if !lines.isEmpty {
      notes.append("\"--prices\" lists every price; one stays as it is if the catalog has the old one")
      let reviewed = Set(plan.steps.filter { $0.times == [.afterReview] }.map(\.subject))
      if plan.steps.contains(where: { $0.isPrice && reviewed.contains($0.subject) }) {
        notes.append(
          "\"--hold-prices\" leaves prices as they are whose changed text isn't approved yet; plan again after the review"
        )
      }
      let kept = Set(lines.filter { $0.origin == .byHand }.map(\.territory.code)).sorted()
      if !kept.isEmpty {
        notes.append(
          "\"--derive-prices \(kept.prefix(3).joined(separator: ","))\" lets prices that were set manually follow the base "
            + "price")
      }
    }
    return notes + [
      "what isn't named stays as it is, and so does what no plan writes, such as promoted purchases and the tax "
        + "category: \"asc plan --help\" lists that",
      "\"--out plan.json\" keeps this plan; \"asc apply plan.json\" then makes these changes and no others, or none at all "
        + "if the catalog, a file or the store has changed since: a second time, it makes none",
    ]
  }
}

/// The subjects of changes by what changes, in the order of the plan.
private struct OrderedGroups {
  private var order: [String] = []
  private var subjects: [String: [String]] = [:]

  mutating func add(_ subject: PlanSubject, to name: String) {
    let words = "\(subject)"
    guard let known = subjects[name] else {
      order.append(name)
      subjects[name] = [words]
      return
    }
    if !known.contains(words) { subjects[name] = known + [words] }
  }

  /// Our own limit: the steps name every subject.
  private static let mostNamed = 5

  var all: [(name: String, subjects: String)] {
    order.map { name in
      let own = subjects[name] ?? []
      let rest = own.count - Self.mostNamed
      return (name, own.prefix(Self.mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
  }
}

extension PlanStep {
  /// Whether it goes to review with a version.
  fileprivate var isReviewed: Bool { [.version, .text, .image].contains(part) }

  /// The part that changes, for a sentence that names its subject.
  fileprivate var words: String {
    switch part {
    case .image: "the promotional image"
    case .version, .text: "the texts"
    case .prices, .existingPrices: "the prices"
    case .offer, .offerCode: "the offers"
    case .storefronts: "the storefronts"
    case .product: action == .create ? "the sale" : "the deletion"
    case .group, .fields, .screenshot, .codes: "the fields"
    }
  }
}
