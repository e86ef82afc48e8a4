import AppStoreReference
import Basics
public import CatalogModel
import SourceSyntax

/// Compares a catalog with the live state, and plans the smallest set of changes.
///
/// It reads and writes nothing: the same catalog, state and options give the same plan.
public struct Planner {
  let catalog: Catalog
  let live: LiveState
  let options: PlanOptions
  let quotes: PriceQuotes
  var plan = Plan()
  /// The codes for customers that the plan generates.
  var plannedCodes = 0
  /// Whether a price that the store derives could not be looked up.
  var lacksQuotes = false
  let matching: GroupMatching
  /// The products that the store can't have as described by the catalog.
  var blocked: Set<ExactText> = []

  private init(_ catalog: Catalog, _ live: LiveState, _ options: PlanOptions, _ quotes: PriceQuotes) {
    self.catalog = catalog
    self.live = live
    self.options = options
    self.quotes = quotes
    matching = GroupMatching(catalog, live)
  }

  /// - Parameter quotes: The price points that were looked up; without them, the plan doesn't have the prices that the
  ///   store derives, nor those that were set manually for a subscription.
  public static func plan(
    _ catalog: Catalog, against live: LiveState, _ options: PlanOptions, quotes: PriceQuotes = PriceQuotes()
  ) -> Plan {
    var planner = Planner(catalog.withoutSuites.catalog, live, options, quotes)
    for product in catalog.products where catalog.composition(of: product) != nil {
      guard options.includes(product.productID) else { continue }
      planner.plan.remarks.append(PlanNote(.product(product.productID), Self.suites))
    }
    if options.migratesSubscribers { planner.planMigration() } else { planner.run() }
    planner.addOutlook()
    return planner.plan
  }

  package static let suites =
    "no API of App Store Connect is known to have suites and bundles; make and change them in App Store Connect"

  private mutating func run() {
    let known = live.productIndices
    assignTemporaryNames(known)
    var seen: Set<ExactText> = []
    for (index, product) in catalog.products.enumerated()
    where product.subscription == nil && options.includes(product.productID) {
      guard seen.insert(ExactText(product.productID)).inserted else { continue }
      plan(index, known[ExactText(product.productID)].map { live.products[$0] })
    }
    let membersOfGroups = catalog.productsByGroup
    for (index, group) in catalog.groups.enumerated() {
      let members = membersOfGroups[index].filter { options.includes(catalog.products[$0].productID) }
      if !members.isEmpty || options.only.isEmpty { plan(group, at: index) }
      for member in members {
        let id = ExactText(catalog.products[member].productID)
        guard seen.insert(id).inserted else { continue }
        plan(member, known[id].map { live.products[$0] })
      }
    }
    for product in live.products
    where options.includes(product.productID) && !seen.contains(ExactText(product.productID)) { prune(product) }
    if options.only.isEmpty {
      noteGroups()
      comparePolicies()
    }
    noteFirstOfKind()
    if lacksQuotes {
      plan.remarks.append(
        PlanNote(
          .app,
          "the answers lack prices that the store derives: amounts are missing, and prices set manually are not seen"
        ))
    }
  }

  mutating func refuse(_ subject: PlanSubject, _ text: String) {
    plan.refusals.append(PlanNote(subject, text))
    if case .product(let id) = subject { blocked.insert(ExactText(id)) }
  }

  // MARK: Products

  private mutating func plan(_ index: Int, _ live: LiveProduct?) {
    let product = catalog.products[index]
    let subject = PlanSubject.product(product.productID)
    let desired = DesiredProduct(product, base: catalog.baseTerritory)
    let (steps, questions) = (plan.steps.count, plan.questions.count)
    if let live {
      if fits(live, desired, subject) {
        update(live, desired, subject)
        planTexts(live.versions, desired.texts, imageChange(live, desired, subject), desired.kind, subject)
        planAvailability(live, desired, subject)
        planPrices(live, desired, subject)
        keepStep(live, plan.steps[steps...], subject)
        priceStorefronts(live, desired, from: steps)
        planOffers(live, desired, subject)
        planOfferCodes(live, desired, subject)
        compareOffers(live, desired, from: steps, subject)
        planScreenshot(live, desired, subject)
      }
    } else if create(desired, subject) {
      planTexts([], desired.texts, imageChange(nil, desired, subject), desired.kind, subject)
      planAvailability(nil, desired, subject)
      planPrices(nil, desired, subject)
      planOffers(nil, desired, subject)
      planOfferCodes(nil, desired, subject)
      compareOffers(nil, desired, from: steps, subject)
      planScreenshot(nil, desired, subject)
    }
    let isBlocked = blocked.contains(ExactText(product.productID)) || plan.questions.count > questions
    let verdict: PlanVerdict.Kind =
      isBlocked ? .blocked : plan.steps.count > steps ? .changes : live.map(Self.verdict) ?? .incomplete
    plan.verdicts.append(PlanVerdict(productID: product.productID, kind: verdict, state: live?.state))
    if !isBlocked { noteLacks(live, desired, subject) }
  }

  private static func verdict(_ live: LiveProduct) -> PlanVerdict.Kind {
    let states = [live.state] + live.versions.map(\.state)
    if states.contains(where: {
      [
        "WAITING_FOR_REVIEW", "IN_REVIEW", "PENDING_BINARY_APPROVAL", "READY_FOR_REVIEW", "PROCESSING_CONTENT",
        "WAITING_FOR_UPLOAD",
      ].contains($0)
    }) {
      return .waiting
    }
    if live.state == "MISSING_METADATA" { return .incomplete }
    if live.state == "READY_TO_SUBMIT" || live.versions.contains(where: \.isDraft) { return .submittable }
    return .settled
  }

  /// Whether no unchangeable property differs.
  private mutating func fits(_ live: LiveProduct, _ desired: DesiredProduct, _ subject: PlanSubject) -> Bool {
    let product = desired.product
    guard live.isSubscription == (product.subscription != nil) else {
      refuse(
        subject,
        "the store has a \(live.isSubscription ? "subscription" : "one-time product") with this ID, "
          + "and neither the type nor the ID can be changed")
      return false
    }
    if let type = product.type?.name(in: .appStoreConnectAPI), let own = live.type, own != type {
      refuse(subject, "the type is \"\(own)\" at the store, and can't be changed to \"\(type)\"")
      return false
    }
    guard let subscription = product.subscription else { return true }
    if let group = matching.live[subscription.group], let own = live.group, group.id != own {
      refuse(subject, "it is in another subscription group at the store, and can't be moved")
      return false
    }
    return true
  }

  private mutating func create(_ desired: DesiredProduct, _ subject: PlanSubject) -> Bool {
    let product = desired.product
    guard !product.productID.isEmpty else { return false }
    let name = product.referenceName ?? product.productID
    if let other = live.products.first(where: { $0.name == name }) {
      refuse(subject, "the reference name \"\(name)\" is used by \"\(other.productID)\"")
      return false
    }
    var changes = [PlanStep.Change("referenceName", from: nil, to: name)]
    let work: RequestWork
    if let subscription = product.subscription {
      guard catalog.groups.indices.contains(subscription.group) else {
        refuse(subject, "a subscription needs a group")
        return false
      }
      guard let period = subscription.period else {
        refuse(subject, "a subscription needs a period")
        return false
      }
      changes.append(.init("period", from: nil, to: period.words))
      work = .subscription(product, subscription, named: name, in: .group(catalog.groups[subscription.group].key))
    } else {
      guard let type = product.type?.name(in: .appStoreConnectAPI) else {
        refuse(subject, "a product needs a type")
        return false
      }
      changes.append(.init("type", from: nil, to: product.type?.rawValue))
      work = .product(product, named: name, of: type)
    }
    if let level = product.subscription?.level { changes.append(.init("level", from: nil, to: String(level))) }
    if let notes = product.review.notes { changes.append(.init("review.notes", from: nil, to: notes)) }
    var consequences = [
      "its ID and its type can never be changed, nor used again",
      "customers see it when it is approved: \"asc submit\" sends it to review",
    ]
    if product.isFamilySharable {
      changes.append(.init("familySharable", from: nil, to: "true"))
      consequences.append(Self.familySharing)
    }
    plan.steps.append(PlanStep(.create, subject, .product, "the product", changes, consequences: consequences, work))
    if let subscription = product.subscription, let work = RequestWork.seats(of: product, subscription) {
      var fields = FieldChanges()
      planSeats(subscription, over: nil, isShared: product.isFamilySharable, in: &fields)
      plan.steps.append(
        PlanStep(.change, subject, .fields, "its seats", fields.changes, consequences: fields.consequences, work))
    }
    return true
  }

  private static let familySharing = "family sharing can't be turned off again"

  // MARK: Attributes

  private mutating func update(_ live: LiveProduct, _ desired: DesiredProduct, _ subject: PlanSubject) {
    let product = desired.product
    var fields = FieldChanges()
    if let name = product.referenceName, name != live.name {
      let other = self.live.products.first { $0.name == name && $0.id != live.id }
      if let other, !isRenamed(other) {
        refuse(subject, "the reference name \"\(name)\" is used by \"\(other.productID)\"")
      } else {
        fields.change("referenceName", "name", from: live.name, to: name, .text(name))
      }
    }
    if product.review.notes != live.reviewNote {
      let notes = product.review.notes
      fields.change("review.notes", "reviewNote", from: live.reviewNote, to: notes, .text(orNull: notes))
    }
    if product.isFamilySharable, !live.isFamilySharable {
      let shares =
        product.subscription.map { sharesInsteadOfSeats($0, over: live, subject, &fields.consequences) } ?? true
      if shares {
        fields.change("familySharable", "familySharable", from: "false", to: "true", true)
        fields.consequences.insert(Self.familySharing, at: 0)
      }
    } else if live.isFamilySharable, !product.isFamilySharable {
      refuse(subject, Self.familySharing)
    }
    if let subscription = product.subscription {
      planSeats(subscription, over: live, isShared: product.isFamilySharable, in: &fields)
      if let level = subscription.level, level != live.level {
        fields.change(
          "level", "groupLevel", from: live.level.map(String.init), to: String(level), .integer(level))
        if live.wasApproved {
          fields.consequences.append(
            "subscribers who change between it and others of its group upgrade or downgrade by it")
        }
      }
      if let period = subscription.period, period.apiName != live.period {
        if live.isNew {
          let name = period.apiName
          fields.change("period", "subscriptionPeriod", from: live.period, to: name, .text(name))
        } else {
          refuse(
            subject,
            "the period is \"\(live.period ?? "")\" at the store, and can't be changed once the "
              + "subscription was submitted")
        }
      }
    }
    guard !fields.attributes.entries.isEmpty else { return }
    plan.steps.append(
      PlanStep(
        .change, subject, .fields, "its fields", fields.changes, consequences: fields.consequences,
        .update(
          desired.kind.type, in: desired.kind.apiVersion, RequestName.product(live.productID).reference,
          fields.attributes)))
  }

  private func isRenamed(_ live: LiveProduct) -> Bool {
    guard let product = catalog.products.first(where: { $0.productID == live.productID }) else { return false }
    return options.includes(live.productID) && product.referenceName.map { $0 != live.name } ?? false
  }

  /// Gives temporary names to products whose names are given to others before they are renamed
  /// themselves: names are unique.
  private mutating func assignTemporaryNames(_ known: [ExactText: Int]) {
    var order: [ExactText: Int] = [:]
    for (index, product) in catalog.products.enumerated() { order[ExactText(product.productID)] = index }
    for (index, product) in catalog.products.enumerated() where options.includes(product.productID) {
      guard let name = product.referenceName, let place = known[ExactText(product.productID)],
        live.products[place].name != name, let other = live.products.first(where: { $0.name == name }),
        isRenamed(other), let later = order[ExactText(other.productID)], later > index
      else { continue }
      let kind = StoreKind(isSubscription: other.isSubscription)
      plan.steps.append(
        PlanStep(
          .change, .product(other.productID), .fields, "a temporary name",
          [.init("referenceName", from: other.name, to: other.productID)],
          consequences: ["\(product.productID) gets its name, and names are unique"],
          .update(
            kind.type, in: kind.apiVersion, RequestName.product(other.productID).reference,
            ["name": .text(other.productID)])))
    }
  }

  // MARK: Values that only the store has

  /// Names the groups that only the store has. They are never deleted: one that is empty harms nobody.
  private mutating func noteGroups() {
    let known = Set(matching.live.values.map(\.id))
    for group in live.groups where !known.contains(group.id) {
      plan.drift.append(
        PlanNote(
          .group(group.referenceName),
          "only the store has it; \"asc pull --into\" takes over a group with subscriptions, and App Store Connect "
            + "deletes an empty one"))
    }
  }

  private mutating func prune(_ product: LiveProduct) {
    let subject = PlanSubject.product(product.productID)
    guard options.prunes else {
      let note = PlanNote(subject, "only the store has it; \"--prune\" would delete it for good")
      // A retired product may stay at the store, for customers who have bought it.
      if catalog.retired.contains(product.productID) { plan.remarks.append(note) } else { plan.drift.append(note) }
      return
    }
    if product.wasApproved, !options.prunesApproved {
      refuse(subject, "it was approved, and is only deleted with \"--prune-approved\"")
      return
    }
    if product.isInReview {
      refuse(subject, "it is in review, and can't be deleted now")
      return
    }
    let kind = StoreKind(isSubscription: product.isSubscription)
    var consequences = ["the ID \"\(product.productID)\" is gone for good: no product can ever have it again"]
    if product.isSubscription, product.wasApproved {
      consequences.append("it was on sale: look in App Store Connect how many subscribers it has before you delete it")
    }
    plan.steps.append(
      PlanStep(
        .delete, subject, .product, "the product", consequences: consequences,
        .delete(kind.type, in: kind.apiVersion, RequestName.product(product.productID).reference)))
  }
}

/// The groups of the catalog and their counterparts at the store: the one with its subscriptions, or
/// else the one with its name.
package struct GroupMatching {
  /// By the index in the catalog.
  package private(set) var live: [Int: LiveGroup] = [:]

  package init(_ catalog: Catalog, _ state: LiveState) {
    let products = state.productIndices
    let groups = Dictionary(state.groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var taken: Set<String> = []
    for (index, members) in catalog.productsByGroup.enumerated() {
      let ids = members.compactMap { member in
        products[ExactText(catalog.products[member].productID)].flatMap { state.products[$0].group }
      }
      guard let id = ids.first(where: { !taken.contains($0) }), let group = groups[id] else { continue }
      taken.insert(id)
      live[index] = group
    }
    // In reverse, so that each of several groups with one name is taken from the end.
    var named = Dictionary(grouping: state.groups.reversed().filter { !taken.contains($0.id) }, by: \.referenceName)
    for (index, group) in catalog.groups.enumerated() where live[index] == nil {
      live[index] = named[group.referenceName ?? group.key]?.popLast()
    }
  }
}
