import Basics
import CatalogFormats
import CatalogModel
import ForeignFormats

/// The differences between two catalogs, compared with the losses that were reported for the
/// conversion from one to the other.
///
/// This compares the entries independently, so that a mistake in the way losses are determined only
/// goes unnoticed if it was made twice.
struct LossAccount {
  /// Differences that are not in any loss.
  private(set) var unnamed: [String] = []
  /// Losses without any difference.
  private(set) var untrue: [String] = []

  private let before: Catalog
  private let losses: [ExportLoss]
  private var covered: [Bool]
  /// The offers and billing plans that were not left out, by product.
  private var elements: [CatalogPath: [Int]] = [:]

  /// - Parameter losses: The losses, with the paths of the original catalog.
  init(from before: Catalog, to after: Catalog, losses: [ExportLoss]) {
    self.before = before
    self.losses = losses
    covered = losses.map { _ in false }
    let (old, oldOrder) = remaining()
    let (new, newOrder) = Self.sides(after, groupNames: groupNames(in: after))
    for (place, entry) in old where new[place]?.value != entry.value {
      account(for: entry.path, place, "\(entry.value.text) → \(new[place]?.value.text ?? "gone")")
    }
    for (place, entry) in new where old[place] == nil {
      let subject = old.values.first { $0.owner == place.owner }?.path.subject
      guard let subject else {
        if !isMadeFor(place.owner, new, old) { unnamed.append("\(place) comes from nowhere") }
        continue
      }
      var path = CatalogPath(subject, entry.path.field)
      // Only these are the same on both sides.
      if [.offers, .billingPlans, .offerCodes].contains(path.field) {
        let element = place.keys.prefix(2)
        path.element = old.first { $0.key.owner == place.owner && $0.key.keys.prefix(2) == element }?.value.path.element
      }
      account(for: path, place, "added \(entry.value.text)")
    }
    if oldOrder.filter(Set(newOrder).contains) != newOrder.filter(Set(oldOrder).contains) {
      account(for: CatalogPath(.catalog), Place(owner: .catalog, keys: ["order"], count: 0), "")
    }
    for (index, loss) in losses.enumerated() where !covered[index] { untrue.append("\(loss.path): \(loss.message)") }
    unnamed.sort()
  }

  /// A value by its owner and its keys; values with the same keys are numbered.
  private struct Place: Hashable, CustomStringConvertible {
    var owner: CatalogOwner
    var keys: [String]
    var count: Int

    var description: String { "\(owner) \(keys)\(count > 0 ? " again" : "")" }
  }

  private mutating func account(for path: CatalogPath, _ place: Place, _ change: String) {
    var isNamed = false
    for (index, loss) in losses.enumerated() where Self.covers(loss, path, place) {
      covered[index] = true
      isNamed = true
    }
    if !isNamed { unnamed.append("\(place): \(change)") }
  }

  private static func covers(_ loss: ExportLoss, _ path: CatalogPath, _ place: Place) -> Bool {
    if case .retired = path.subject, case .retired = loss.path.subject { return true }
    guard loss.path.subject == path.subject else { return false }
    // For the catalog as a whole, that is the order; for a group without a key, everything else is
    // compared.
    guard let field = loss.path.field else { return place.keys.isEmpty || path.field == nil }
    let isOfElement = loss.path.element == nil || path.element == nil || loss.path.element == path.element
    if field == .locale { return isOfElement && [.title, .description].contains(path.field) }
    return field == path.field && isOfElement
  }

  /// Whether a group only exists because a subscription needs one: a changed group was reported for
  /// each of its products.
  private func isMadeFor(_ owner: CatalogOwner, _ new: [Place: CatalogEntry], _ old: [Place: CatalogEntry]) -> Bool {
    guard case .group(let key) = owner else { return false }
    let members = new.filter { $0.key.keys == ["group"] && $0.value.value == key }
    return !members.isEmpty
      && members.keys.allSatisfy { member in
        let product = old.values.first { $0.owner == member.owner }?.path.subject
        return losses.contains { $0.path.subject == product && $0.path.field == .type }
      }
  }

  // MARK: The sides

  /// The values that must exist: all except those that were reported as left out as a whole, which
  /// are thereby accounted for.
  private mutating func remaining() -> (entries: [Place: CatalogEntry], order: [CatalogOwner]) {
    var rest = before
    var products: [Int] = []
    for (index, loss) in losses.enumerated() {
      // Where a store doesn't sell a product is in no file.
      let isOfStore = if case .product = loss.path.subject { loss.path.field == nil } else { false }
      if loss.extent == .whole || isOfStore { covered[index] = true }
    }
    for index in before.products.indices where !isWhole(CatalogPath(.product(index))) {
      products.append(index)
      let codes = before.products[index].offerCodes.indices.filter {
        !isWhole(CatalogPath(.product(index), .offerCodes, element: $0))
      }
      rest.products[index].offerCodes = codes.map { before.products[index].offerCodes[$0] }
      elements[CatalogPath(.product(index), .offerCodes)] = codes
      guard let subscription = before.products[index].subscription else { continue }
      let subject = CatalogPath.Subject.product(index)
      let offers = subscription.offers.indices.filter { !isWhole(CatalogPath(subject, .offers, element: $0)) }
      let plans = subscription.billingPlans.indices.filter {
        !isWhole(CatalogPath(subject, .billingPlans, element: $0))
      }
      rest.products[index].subscription?.offers = offers.map { subscription.offers[$0] }
      rest.products[index].subscription?.billingPlans = plans.map { subscription.billingPlans[$0] }
      elements[CatalogPath(subject, .offers)] = offers
      elements[CatalogPath(subject, .billingPlans)] = plans
    }
    rest.products = products.map { rest.products[$0] }
    var (entries, order) = Self.sides(rest, groupNames: [:])
    for (place, entry) in entries {
      var path = entry.path
      if case .product(let index) = path.subject { path.subject = .product(products[index]) }
      if let kept = elements[CatalogPath(path.subject, path.field)], let element = path.element {
        path.element = kept[element]
      }
      entries[place]?.path = path
      if isWhole(CatalogPath(path.subject)) { entries[place] = nil }
    }
    order.removeAll { owner in !entries.keys.contains { $0.owner == owner } }
    return (entries, order)
  }

  private func isWhole(_ path: CatalogPath) -> Bool { losses.contains { $0.extent == .whole && $0.path == path } }

  private static func sides(_ catalog: Catalog, groupNames: [ExactText: ExactText]) -> (
    entries: [Place: CatalogEntry], order: [CatalogOwner]
  ) {
    var entries: [Place: CatalogEntry] = [:]
    var order: [CatalogOwner] = []
    for var entry in catalog.entries {
      if case .group(let key) = entry.owner, let name = groupNames[key] { entry.owner = .group(name) }
      if entry.keys == ["group"], let name = groupNames[entry.value] { entry.value = name }
      if entry.owner.isProduct, entry.keys.isEmpty { order.append(entry.owner) }
      if entry.path.field == .offers, entry.keys.count > 1, let element = entry.path.element,
        case .product(let index) = entry.path.subject, let offers = catalog.products[index].subscription?.offers
      {
        entry.keys[1] = name(of: offers[element], among: offers[..<element])
      }
      var place = Place(owner: entry.owner, keys: entry.keys, count: 0)
      while entries[place] != nil { place.count += 1 }
      entries[place] = entry
    }
    return (entries, order)
  }

  /// The store has no order of offers, so the order of those in a file is not a difference.
  ///
  /// - Parameter others: Those before it.
  private static func name(of offer: Offer, among others: ArraySlice<Offer>) -> String {
    switch offer.kind {
    case .introductory: "introductory \(others.count { $0.kind == .introductory })"
    case .code: "code \(offer.referenceName ?? "")"
    case .promotional, .winBack: "\(offer.kind.rawValue) \(offer.offerID ?? "")"
    }
  }

  /// The original keys of groups whose keys were reported as lost, by the new ones: such a group is
  /// the one that has its products now, or that is named after it.
  private mutating func groupNames(in after: Catalog) -> [ExactText: ExactText] {
    let known = Set(before.groups.map { ExactText($0.key) })
    var fresh = after.groups.filter { !known.contains(ExactText($0.key)) }
    var names: [ExactText: ExactText] = [:]
    for (place, loss) in losses.enumerated() where loss.extent == .value && loss.path.field == nil {
      guard case .group(let index) = loss.path.subject else { continue }
      let group = before.groups[index]
      let name = ExactText(group.referenceName ?? group.key)
      let holder = holder(ofProductsOf: index, in: after)
      guard
        let match = fresh.firstIndex(where: { ExactText($0.key) == holder })
          ?? fresh.firstIndex(where: { ExactText($0.referenceName ?? $0.key) == name })
      else { continue }
      covered[place] = true
      names[ExactText(fresh.remove(at: match).key)] = ExactText(group.key)
    }
    return names
  }

  /// The key of the group that now contains a product of a group.
  private func holder(ofProductsOf group: Int, in after: Catalog) -> ExactText? {
    for product in before.products where product.subscription?.group == group {
      let id = ExactText(product.productID)
      let other = after.products.first { ExactText($0.productID) == id }?.subscription?.group
      if let other, after.groups.indices.contains(other) { return ExactText(after.groups[other].key) }
    }
    return nil
  }
}

extension LossAccount: CustomStringConvertible {
  /// The discrepancies, one per line; empty if there are none.
  var description: String {
    (unnamed.map { "not reported: \($0)" } + untrue.map { "not lost: \($0)" }).joined(separator: "\n")
  }
}
