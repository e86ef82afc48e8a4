import Basics
import SourceSyntax

/// The body of a write, whose shape has been checked.
struct WriteBody: Sendable {
  var attributes: OrderedMap
  var relationships: [String: [Reference]] = [:]
  var included: [String: WriteBody] = [:]
  /// The resources of a body that is a list of references.
  var references: [Reference] = []

  init(_ body: OrderedValue?) {
    self.init(resource: body?["data"] ?? .null)
    for element in body?["data"]?.elements ?? [] {
      references.append(Reference(element["type"]?.scalarText ?? "", element["id"]?.scalarText ?? ""))
    }
    for element in body?["included"]?.elements ?? [] {
      included[element["id"]?.scalarText ?? ""] = WriteBody(resource: element)
    }
  }

  private init(resource: OrderedValue) {
    attributes = if case .map(let map)? = resource["attributes"] { map } else { [:] }
    for entry in resource["relationships"]?.entries ?? [] {
      let data = entry.value["data"]
      let references = data.map { $0["type"] == nil ? $0.elements : [$0] } ?? []
      relationships[entry.key] = references.map { Reference($0["type"]?.scalarText ?? "", $0["id"]?.scalarText ?? "") }
    }
  }

  func one(_ relation: String) -> Reference? { relationships[relation]?.first }

  /// The included resources that a relationship refers to.
  func rows(_ relation: String) throws(Refusal) -> [WriteBody] {
    var rows: [WriteBody] = []
    for local in relationships[relation] ?? [] {
      guard let row = included[local.id] else {
        throw Refusal(409, "ENTITY_ERROR.INCLUDED.INVALID_ID", "'\(local.id)' is not included")
      }
      rows.append(row)
    }
    return rows
  }

  func text(_ key: String) -> String? { if case .text(let text)? = attributes[key] { text } else { nil } }

  func day(_ key: String) -> CalendarDate? { text(key).flatMap { CalendarDate($0) } }

  func flag(_ key: String) -> Bool? { if case .flag(let flag)? = attributes[key] { flag } else { nil } }
}

extension SimulatedStore {
  /// Carries out a write; the answer has no body for a deletion.
  mutating func write(_ method: String, _ target: ParsedTarget, _ body: WriteBody) throws(Refusal) -> (
    status: Int, body: OrderedValue?
  ) {
    let type = String(target.path[1])
    switch (method, target.path.count) {
    case ("POST", 2):
      let created = try create(type, body)
      return (201, answer(created, target.path[0]))
    case ("PATCH", 3):
      let changed = try update(try existing(type, String(target.path[2])), body)
      return (200, answer(changed, target.path[0]))
    case ("DELETE", 3):
      try delete(try existing(type, String(target.path[2])))
      return (204, nil)
    case ("DELETE", 5) where target.path[3] == "relationships":
      _ = try existing(type, String(target.path[2]))
      var found: [Entity] = []
      for reference in body.references { found.append(try existing(reference.type, reference.id)) }
      for entity in found { try delete(entity) }
      return (204, nil)
    default: throw Refusal(404, "NOT_FOUND", "This operation is not simulated")
    }
  }

  private mutating func create(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let created: Entity
    switch type {
    case "inAppPurchases": created = try createProduct(type, body, in: "app", as: "inAppPurchasesV2")
    case "subscriptions": created = try createProduct(type, body, in: "group", as: "subscriptions")
    case "subscriptionGroups": created = try createGroup(body)
    case "inAppPurchaseVersions", "subscriptionVersions", "subscriptionGroupVersions":
      created = try createVersion(type, body)
    case "inAppPurchaseLocalizations", "subscriptionLocalizations", "subscriptionGroupLocalizations":
      created = try createText(type, try namingVersion(body))
    case "inAppPurchaseAvailabilities", "subscriptionPlanAvailabilities": created = try createAvailability(type, body)
    case "subscriptionAvailabilities": created = try createOlderAvailability(body)
    case "inAppPurchasePriceSchedules": created = try createSchedule(body)
    case "subscriptionPrices": created = try createPrice(body)
    case Entity.screenshotTypes[0], Entity.screenshotTypes[1]: created = try reserveScreenshot(type, body)
    case Entity.imageTypes[0], Entity.imageTypes[1]: created = try reserveImage(type, try namingVersion(body))
    case "subscriptionIntroductoryOffers": created = try createIntroductoryOffer(body)
    case "subscriptionPromotionalOffers", "subscriptionOfferCodes", "winBackOffers":
      created = try createOffer(type, body)
    case "inAppPurchaseOfferCodes": created = try createProductCode(body)
    case let type where Self.generatedCodes[type] != nil: created = try generateCodes(type, body)
    case "reviewSubmissions": created = try createSubmission(body)
    case "reviewSubmissionItems": created = try createSubmissionItem(body)
    default: throw Refusal(404, "NOT_FOUND", "Creating '\(type)' is not simulated")
    }
    return self[created.reference] ?? created
  }

  // MARK: Products and groups

  private mutating func createProduct(_ type: String, _ body: WriteBody, in parent: String, as relation: String)
    throws(Refusal) -> Entity
  {
    let owner = try existing(parent, in: body)
    let productID = body.text("productId") ?? ""
    try requireID(productID)
    let name = body.text("name") ?? ""
    try requireName(name)
    var entity = Entity(type, newID())
    entity.attributes = [
      "name": .text(name), "productId": .text(productID),
      "inAppPurchaseType": type == "inAppPurchases" ? body.attributes["inAppPurchaseType"] : nil,
      "state": "MISSING_METADATA", "reviewNote": body.attributes["reviewNote"] ?? .null,
      "familySharable": body.attributes["familySharable"] ?? false,
      "subscriptionPeriod": type == "subscriptions" ? body.attributes["subscriptionPeriod"] ?? .null : nil,
      "groupLevel": type == "subscriptions" ? body.attributes["groupLevel"] ?? 1 : nil,
      "multiSeatStatus": type == "subscriptions"
        ? .text(body.flag("familySharable") == true ? "DISABLED" : "ENABLED") : nil,
      "marketSettings": type == "subscriptions" ? ["APP_STORE", "APPLE_SCHOOL", "APPLE_BUSINESS"] : nil,
    ]
    usedProductIDs.insert(ExactText(productID))
    add(entity, to: relation, of: owner.reference)
    return entity
  }

  private func requireID(_ id: String) throws(Refusal) {
    let isValid =
      !id.isEmpty
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      }
    guard isValid else {
      throw .attribute("productId", "INVALID", "The product ID contains invalid characters")
    }
    if usedProductIDs.contains(ExactText(id)) {
      throw .attribute("productId", "INVALID.DUPLICATE", "The product ID you entered has already been used")
    }
  }

  private func requireName(_ name: String, except own: Reference? = nil) throws(Refusal) {
    guard !products.contains(where: { $0.text("name") == name && $0.reference != own }) else {
      throw .attribute("name", "INVALID.DUPLICATE", "The name has already been used")
    }
  }

  private mutating func createGroup(_ body: WriteBody) throws(Refusal) -> Entity {
    let app = try existing("app", in: body)
    let name = body.text("referenceName") ?? ""
    try requireGroupName(name)
    let group = Entity("subscriptionGroups", newID(), ["referenceName": .text(name)])
    add(group, to: "subscriptionGroups", of: app.reference)
    return group
  }

  private func requireGroupName(_ name: String) throws(Refusal) {
    guard !all("subscriptionGroups").contains(where: { $0.text("referenceName") == name }) else {
      throw .attribute("referenceName", "INVALID.DUPLICATE", "The reference name has been used")
    }
  }

  // MARK: Versions and texts

  private static let inFlight: Set<String> = [
    "PREPARE_FOR_SUBMISSION", "READY_FOR_REVIEW", "WAITING_FOR_REVIEW", "IN_REVIEW",
  ]

  private mutating func createVersion(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    guard let owner = body.relationships.values.first?.first else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "The owner is required")
    }
    let parent = try existing(owner.type, owner.id)
    let versions = related("versions", of: parent)
    guard !versions.contains(where: { Self.inFlight.contains($0.state) }) else {
      throw Refusal(409, "STATE_ERROR.ALREADY_EXISTS", "There is already a version that is not approved yet")
    }
    let number = versions.compactMap { Int($0.attributes["version"]?.scalarText ?? "") }.max() ?? 0
    let version = Entity(type, newID(), ["version": .integer(number + 1), "state": "PREPARE_FOR_SUBMISSION"])
    add(version, to: "versions", of: owner)
    let approved = versions.last { $0.state == "APPROVED" }
    if let approved { copyImage(of: approved, to: version.reference) }
    if rules.copiesTexts, let approved {
      for text in related("localizations", of: approved) {
        add(Entity(text.type, newID(), text.attributes), to: "localizations", of: version.reference)
      }
    }
    updateState(owner)
    return version
  }

  func requireDraft(_ version: Entity) throws(Refusal) {
    let isEditable =
      version.state == "PREPARE_FOR_SUBMISSION"
      || rules.editsRejected && ["REJECTED", "DEVELOPER_REJECTED"].contains(version.state)
    guard isEditable else {
      let kind = version.type == "inAppPurchaseVersions" ? "IAP" : "SUBSCRIPTION"
      throw Refusal(
        409, "STATE_ERROR.\(kind)_VERSION_UNMODIFIABLE", "The version can't be modified in state \(version.state)")
    }
  }

  private mutating func createText(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let version = try existing("version", in: body)
    try requireDraft(version)
    let locale = body.text("locale") ?? ""
    guard !related("localizations", of: version).contains(where: { $0.text("locale") == locale }) else {
      throw .attribute("locale", "INVALID.DUPLICATE", "A localization for '\(locale)' already exists")
    }
    try requireDescription(type, body)
    let text = Entity(type, newID(), body.attributes)
    add(text, to: "localizations", of: version.reference)
    if let product = version.parent { updateState(product) }
    return text
  }

  private func requireDescription(_ type: String, _ body: WriteBody) throws(Refusal) {
    guard type != "subscriptionGroupLocalizations", (body.text("description") ?? "").isEmpty else { return }
    throw .attribute("description", "REQUIRED", "A description is required")
  }

  // MARK: Storefronts

  mutating func createAvailability(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let isSubscription = type == "subscriptionPlanAvailabilities"
    let product = try existing(isSubscription ? "subscription" : "inAppPurchase", in: body)
    var entity = Entity(
      type, newID(),
      [
        "availableInNewTerritories": body.attributes["availableInNewTerritories"] ?? false,
        "planType": body.attributes["planType"],
      ])
    entity.many["availableTerritories"] = body.relationships["availableTerritories"] ?? []
    if isSubscription {
      let plan = body.text("planType")
      guard !related("planAvailabilities", of: product).contains(where: { $0.text("planType") == plan }) else {
        throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The plan already has an availability")
      }
      add(entity, to: "planAvailabilities", of: product.reference)
    } else {
      put(entity, as: "inAppPurchaseAvailability", of: product.reference)
    }
    updateState(product.reference)
    return entity
  }

  // MARK: Changes

  private mutating func update(_ entity: Entity, _ body: WriteBody) throws(Refusal) -> Entity {
    switch entity.type {
    case "inAppPurchases", "subscriptions": try updateProduct(entity, body)
    case Entity.screenshotTypes[0], Entity.screenshotTypes[1], Entity.imageTypes[0], Entity.imageTypes[1]:
      try commit(entity, body)
    case "reviewSubmissions": try updateSubmission(entity, body)
    case "subscriptionIntroductoryOffers", "subscriptionPromotionalOffers", "subscriptionOfferCodes", "winBackOffers":
      try updateOffer(entity, body)
    case let type where type == "inAppPurchaseOfferCodes" || Self.generatedCodes[type] != nil:
      for entry in body.attributes.entries { self[entity.reference]?.set(entry.key, entry.value) }
    case "subscriptionGroups":
      if let name = body.text("referenceName"), name != entity.text("referenceName") {
        try requireGroupName(name)
        self[entity.reference]?.set("referenceName", .text(name))
      }
    case "inAppPurchaseLocalizations", "subscriptionLocalizations", "subscriptionGroupLocalizations":
      guard let version = entity.parent.flatMap({ self[$0] }) else {
        throw Refusal(404, "NOT_FOUND", "The version is gone")
      }
      try requireDraft(version)
      if body.attributes["description"] != nil { try requireDescription(entity.type, body) }
      for entry in body.attributes.entries { self[entity.reference]?.set(entry.key, entry.value) }
    case "subscriptionPlanAvailabilities":
      guard let product = entity.parent.flatMap({ self[$0] }) else {
        throw Refusal(404, "NOT_FOUND", "The subscription is gone")
      }
      if let territories = body.relationships["availableTerritories"] {
        let removed = Set(entity.many["availableTerritories"] ?? []).subtracting(territories)
        if !removed.isEmpty, rules.needsAccountHolder, wasApproved(product) {
          throw Refusal(
            409, "INVALID_REQUEST_SUBSCRIPTION_AVAILABILITY_REMOVAL_NOT_ALLOWED",
            "Only the Account Holder can remove storefronts")
        }
        self[entity.reference]?.many["availableTerritories"] = territories
      }
      for entry in body.attributes.entries { self[entity.reference]?.set(entry.key, entry.value) }
    default: throw Refusal(404, "NOT_FOUND", "Changing '\(entity.type)' is not simulated")
    }
    return self[entity.reference] ?? entity
  }

  private mutating func updateProduct(_ product: Entity, _ body: WriteBody) throws(Refusal) {
    if let name = body.text("name") { try requireName(name, except: product.reference) }
    if body.flag("familySharable") == false, product.attributes["familySharable"] == true {
      throw .attribute("familySharable", "INVALID.UNMODIFIABLE", "Family Sharing can't be turned off")
    }
    if let period = body.text("subscriptionPeriod"), period != product.text("subscriptionPeriod"),
      wasApproved(product) || isInReview(product)
    {
      throw .attribute("subscriptionPeriod", "INVALID.INVALID_STATE", "The duration can't be changed")
    }
    let isShared = (body.flag("familySharable") ?? (product.attributes["familySharable"] == true))
    if body.text("multiSeatStatus") == "ENABLED", isShared, !rules.sharesSeats {
      throw .attribute("multiSeatStatus", "INVALID", "Several seats can't be sold with Family Sharing")
    }
    if body.relationships["prices"] != nil { try replacePrices(of: product, body) }
    if body.relationships["introductoryOffers"] != nil { try replaceIntroductoryOffers(of: product, body) }
    if product.type == "subscriptions", body.flag("familySharable") == true {
      self[product.reference]?.set("multiSeatStatus", "DISABLED")
    }
    for entry in body.attributes.entries { self[product.reference]?.set(entry.key, entry.value) }
    updateState(product.reference)
  }

  // MARK: Deletions

  private mutating func delete(_ entity: Entity) throws(Refusal) {
    switch entity.type {
    case "inAppPurchases", "subscriptions":
      if isInReview(entity) || wasApproved(entity) && !rules.deletesApproved {
        throw Refusal(409, "STATE_ERROR", "The product can't be deleted in state \(entity.state)")
      }
    case "subscriptionGroups":
      guard related("subscriptions", of: entity).isEmpty else {
        throw Refusal(409, "STATE_ERROR", "The group has subscriptions")
      }
    case "inAppPurchaseLocalizations", "subscriptionLocalizations", "subscriptionGroupLocalizations":
      guard let version = entity.parent.flatMap({ self[$0] }) else {
        throw Refusal(404, "NOT_FOUND", "The version is gone")
      }
      try requireDraft(version)
      guard related("localizations", of: version).count > 1 else {
        throw Refusal(409, "STATE_ERROR", "The last localization can't be deleted")
      }
    case Entity.screenshotTypes[0], Entity.screenshotTypes[1]:
      try requireUnlocked(entity)
      uploads[entity.id] = nil
    case Entity.imageTypes[0], Entity.imageTypes[1]:
      try requireDraft(try versionOfFile(entity))
      uploads[entity.id] = nil
    case "subscriptionIntroductoryOffers", "subscriptionPromotionalOffers", "winBackOffers": break
    case "subscriptionPrices":
      guard let start = entity.day("startDate"), start > today else {
        throw Refusal(409, "STATE_ERROR", "You can only delete future price changes")
      }
    default: throw Refusal(404, "NOT_FOUND", "Deleting '\(entity.type)' is not simulated")
    }
    remove(entity.reference)
  }
}
