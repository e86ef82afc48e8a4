import AppStoreReference
import Basics
import SourceSyntax

/// The state of the simulated store: resources by type and ID, and the rules that keep them consistent.
struct SimulatedStore: Sendable {
  var rules: SimulatorRules
  var today: CalendarDate
  private(set) var entities: [Reference: Entity] = [:]
  /// The references of each type in the order of creation, removed ones included.
  private var ordered: [String: [Reference]] = [:]
  private var lastID = 1_000
  /// Product IDs that were ever used: they are never given back.
  var usedProductIDs: Set<ExactText> = []
  /// The parts of files that were uploaded, by the IDs of their reservations.
  var uploads: [String: [Int: [UInt8]]] = [:]
  /// The number of upload requests with a token, which leak it.
  var leaks = 0

  init(_ rules: SimulatorRules, today: CalendarDate) {
    self.rules = rules
    self.today = today
    for territory in Territory.all {
      insert(Entity("territories", territory.code, ["currency": .text("\(territory.currency)")]))
    }
  }

  mutating func newID() -> String {
    lastID += 1
    return String(lastID)
  }

  // MARK: Entities

  subscript(reference: Reference) -> Entity? {
    get { entities[reference] ?? PricePointList.entity(reference) ?? olderAvailability(reference) }
    set { entities[reference] = newValue }
  }

  subscript(type: String, id: String) -> Entity? { self[Reference(type, id)] }

  mutating func insert(_ entity: Entity) {
    if entities[entity.reference] == nil { ordered[entity.type, default: []].append(entity.reference) }
    entities[entity.reference] = entity
  }

  /// The entity, or the error for one that doesn't exist.
  func existing(_ type: String, _ id: String) throws(Refusal) -> Entity {
    guard let entity = self[type, id] else {
      throw Refusal(404, "NOT_FOUND", "The store has no resource of type '\(type)' with id '\(id)'")
    }
    return entity
  }

  /// The resource that a body relates to.
  func existing(_ relation: String, in body: WriteBody) throws(Refusal) -> Entity {
    guard let reference = body.one(relation) else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "'\(relation)' is required")
    }
    return try existing(reference.type, reference.id)
  }

  func related(_ relation: String, of owner: Entity) -> [Entity] {
    (owner.many[relation] ?? owner.one[relation].map { [$0] } ?? []).compactMap { self[$0] }
  }

  /// Adds an entity to a to-many relationship of its owner.
  mutating func add(_ entity: Entity, to relation: String, of owner: Reference) {
    var entity = entity
    entity.hiddenReads = rules.lag
    entity.parent = owner
    insert(entity)
    entities[owner]?.many[relation, default: []].append(entity.reference)
  }

  mutating func showAll() { for reference in entities.keys { entities[reference]?.hiddenReads = 0 } }

  /// Makes an entity the only one of a to-one relationship of its owner.
  mutating func put(_ entity: Entity, as relation: String, of owner: Reference) {
    if let old = entities[owner]?.one[relation] { remove(old) }
    var entity = entity
    entity.parent = owner
    insert(entity)
    entities[owner]?.one[relation] = entity.reference
  }

  /// Removes an entity and everything that belongs to it.
  mutating func remove(_ reference: Reference) {
    guard let entity = entities.removeValue(forKey: reference) else { return }
    for child in entity.many.values.joined() + Array(entity.one.values) where entities[child]?.parent == reference {
      remove(child)
    }
    guard let parent = entity.parent, let owner = entities[parent] else { return }
    for (relation, child) in owner.one where child == reference { entities[parent]?.one[relation] = nil }
    for (relation, children) in owner.many where children.contains(reference) {
      entities[parent]?.many[relation] = children.filter { $0 != reference }
    }
  }

  /// The entities of a type in the order of their creation.
  func all(_ type: String) -> [Entity] { (ordered[type] ?? []).compactMap { entities[$0] } }

  // MARK: Products

  static let productTypes = ["inAppPurchases", "subscriptions"]

  /// The products of both kinds.
  var products: [Entity] { Self.productTypes.flatMap { all($0) } }

  func wasApproved(_ product: Entity) -> Bool {
    product.state == "APPROVED"
      || related("versions", of: product).contains { ["APPROVED", "REPLACED_WITH_NEW_VERSION"].contains($0.state) }
  }

  func isInReview(_ product: Entity) -> Bool { ["WAITING_FOR_REVIEW", "IN_REVIEW"].contains(product.state) }

  /// Computes the state of a product that was never submitted from its contents.
  mutating func updateState(_ reference: Reference) {
    guard let product = self[reference], ["MISSING_METADATA", "READY_TO_SUBMIT"].contains(product.state) else { return }
    let texts = related("versions", of: product).flatMap { related("localizations", of: $0) }
    let isReady =
      if product.type == "subscriptions" {
        !texts.isEmpty && !related("planAvailabilities", of: product).isEmpty
          && Set(related("prices", of: product).compactMap { $0.one["territory"] }).count >= Territory.all.count
          && product.one["appStoreReviewScreenshot"] != nil
      } else {
        !texts.isEmpty && product.one["iapPriceSchedule"] != nil && product.one["inAppPurchaseAvailability"] != nil
          && product.one["appStoreReviewScreenshot"] != nil
      }
    entities[reference]?.set("state", .text(isReady ? "READY_TO_SUBMIT" : "MISSING_METADATA"))
  }
}

/// The price points of a product, from the real price table, with IDs in the store's form.
enum PricePointList {
  /// The type of the price points of a product.
  static func type(of product: Reference) -> String {
    product.type == "subscriptions" ? "subscriptionPricePoints" : "inAppPurchasePricePoints"
  }

  static func id(_ product: String, _ territory: Territory, _ number: Int) -> String {
    "\(product)_\(territory.code)_\(number)"
  }

  /// The parts of an ID: the product, the storefront, and the number in the list of its currency.
  static func parts(_ id: String) -> (product: String, territory: Territory, number: Int)? {
    let parts = id.split(separator: "_")
    guard parts.count == 3, let territory = Territory(parts[1]), let number = Int(parts[2]),
      let points = PricePoints(in: territory.currency), points.indices.contains(number)
    else { return nil }
    return (String(parts[0]), territory, number)
  }

  static func entity(_ reference: Reference) -> Entity? {
    guard reference.type.hasSuffix("PricePoints"), let parts = parts(reference.id),
      let points = PricePoints(in: parts.territory.currency)
    else { return nil }
    let amount = points[parts.number]
    // The store writes numbers in different ways.
    let written = amount.hundredths % 100 == 0 && amount.hundredths % 300 == 0 ? "\(amount.decimal).0" : amount.decimal
    var entity = Entity(
      reference.type, reference.id, ["customerPrice": .text(written), "proceeds": .text(amount.decimal)])
    entity.one["territory"] = Reference("territories", parts.territory.code)
    return entity
  }

  /// The points of a storefront in the order of their prices.
  ///
  /// - Parameter most: Their number, if there are fewer than in the real table.
  static func all(_ product: Reference, in territory: Territory, most: Int?) -> [Reference] {
    guard let points = PricePoints(in: territory.currency) else { return [] }
    return points.indices.prefix(most ?? points.count).map {
      Reference(type(of: product), id(product.id, territory, $0))
    }
  }

  /// The equal prices in the other storefronts: the point of the same number.
  ///
  /// - Parameter shift: The number that is added to it.
  static func equal(to point: Reference, shift: Int) -> [Reference] {
    guard let parts = parts(point.id) else { return [] }
    return Territory.all.compactMap { territory in
      guard territory != parts.territory, let points = PricePoints(in: territory.currency), !points.isEmpty else {
        return nil
      }
      return Reference(point.type, id(parts.product, territory, min(parts.number + shift, points.count - 1)))
    }
  }
}
