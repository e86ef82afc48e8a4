import SourceSyntax

/// The model of the API before versions, which still answers: texts and images of a product, and one
/// availability of a subscription. It shows and writes the contents of the versions.
extension SimulatedStore {
  /// The lists of products and groups, and their names in a version.
  static let olderLists = [
    "inAppPurchaseLocalizations": "localizations", "subscriptionLocalizations": "localizations",
    "subscriptionGroupLocalizations": "localizations", "images": "images",
  ]

  /// The body with the draft of the product or group that it names; the first version is made with its
  /// first text.
  mutating func namingVersion(_ body: WriteBody) throws(Refusal) -> WriteBody {
    guard body.one("version") == nil, let owner = body.relationships.values.first?.first else { return body }
    let versions = related("versions", of: try existing(owner.type, owner.id))
    var draft = versions.last { $0.state == "PREPARE_FOR_SUBMISSION" }?.reference
    if versions.isEmpty {
      let version = Entity(
        String(owner.type.dropLast()) + "Versions", newID(), ["version": 1, "state": "PREPARE_FOR_SUBMISSION"])
      add(version, to: "versions", of: owner)
      draft = version.reference
    }
    guard let draft else {
      throw Refusal(
        409, "ENTITY_ERROR.ATTRIBUTE.INVALID.INVALID_STATE", "The product can't be modified in its current state")
    }
    var body = body
    body.relationships = ["version": [draft]]
    return body
  }

  /// The texts or images of a product or group, in the approved version and in the draft.
  func olderList(_ list: String, of owner: Entity) -> [Entity] {
    related("versions", of: owner).filter { $0.state != "REPLACED_WITH_NEW_VERSION" }.flatMap {
      related(Self.olderLists[list] ?? list, of: $0)
    }
  }

  /// Whether a request is answered in the older model.
  func isOlder(_ target: ParsedTarget) -> Bool {
    let (version, type) = (target.path.first, target.path.dropFirst().first ?? "")
    if target.path.count == 4, let list = target.path.last {
      return Self.olderLists[String(list)] != nil && !type.hasSuffix("Versions")
    }
    return version == "v1" && (type.hasSuffix("Localizations") || type.hasSuffix("Images"))
  }

  /// The attributes of a text or an image, with the state that is the version's in the newer model.
  func olderAttributes(of entity: Entity) -> OrderedMap {
    guard let version = entity.parent.flatMap({ self[$0] }) else { return entity.attributes }
    var state = version.state
    var attributes = entity.attributes
    if Entity.imageTypes.contains(entity.type) {
      let delivery = attributes["assetDeliveryState"]?["state"]?.scalarText ?? ""
      if delivery != "COMPLETE" { state = delivery }
      attributes = OrderedMap(attributes.entries.filter { $0.key != "assetDeliveryState" }.map { ($0.key, $0.value) })
    }
    attributes.append("state", .text(state))
    return attributes
  }

  // MARK: Availability

  func olderOne(_ relation: String, of owner: Entity) -> [Entity] {
    guard relation == "subscriptionAvailability",
      let plan = related("planAvailabilities", of: owner).first(where: { $0.text("planType") == "UPFRONT" })
    else { return [] }
    return [olderAvailability(Reference("subscriptionAvailabilities", plan.id))].compactMap(\.self)
  }

  /// The availability of the plan with the same ID.
  func olderAvailability(_ reference: Reference) -> Entity? {
    guard reference.type == "subscriptionAvailabilities",
      let plan = self["subscriptionPlanAvailabilities", reference.id]
    else { return nil }
    var entity = Entity(
      reference.type, reference.id, ["availableInNewTerritories": plan.attributes["availableInNewTerritories"]])
    entity.many["availableTerritories"] = plan.many["availableTerritories"]
    return entity
  }

  /// Creates the availability of the usual plan, or replaces it.
  mutating func createOlderAvailability(_ body: WriteBody) throws(Refusal) -> Entity {
    let known = related("planAvailabilities", of: try existing("subscription", in: body)).first {
      $0.text("planType") == "UPFRONT"
    }
    if let known { remove(known.reference) }
    var body = body
    body.attributes.append("planType", "UPFRONT")
    let plan = try createAvailability("subscriptionPlanAvailabilities", body)
    return olderAvailability(Reference("subscriptionAvailabilities", plan.id)) ?? plan
  }
}
