import AppStoreConnectSimulator
import SourceSyntax
import StoreConnection
import Testing

/// The older model, which clients of other authors use.
@Suite("The simulated store in the model before versions") struct OlderModelTests {
  private let world = StoreWorld()

  private func send(_ method: StoreRequest.Method, _ target: String, _ data: OrderedValue? = nil) throws -> (
    status: Int, body: OrderedValue
  ) {
    let response = try world.store.send(
      StoreRequest(
        method, target, fields: [HeaderField("Authorization", "Bearer x")],
        body: data.map { OrderedValue.map(entries: [("data", $0)]).json(.compact) } ?? []))
    let tree = SyntaxTree.parseJSON(SourceFile(name: "body", bytes: response.body))
    return (response.status, tree.root.map { OrderedValue($0) } ?? .null)
  }

  private func create(
    _ path: String, _ type: String, _ attributes: OrderedValue, _ relation: String, _ owner: (type: String, id: String)
  ) throws -> (id: String, attributes: OrderedValue) {
    let reference: OrderedValue = ["data": ["type": .text(owner.type), "id": .text(owner.id)]]
    let relationships = OrderedValue.map(entries: [(relation, reference)])
    let (status, body) = try send(
      .post, path, ["type": .text(type), "attributes": attributes, "relationships": relationships])
    #expect(status == 201, "\(body.jsonText)")
    return (body["data"]?["id"]?.scalarText ?? "", body["data"]?["attributes"] ?? .null)
  }

  private func product() throws -> String {
    try create(
      "/v2/inAppPurchases", "inAppPurchases",
      ["name": "Coins", "productId": "com.example.gold.coins", "inAppPurchaseType": "CONSUMABLE"], "app", ("apps", "1")
    ).id
  }

  @Test("texts and images of a product are those of its draft, with its state") func draft() throws {
    let product = try product()
    let owner = ("inAppPurchases", product)
    let text = try create(
      "/v1/inAppPurchaseLocalizations", "inAppPurchaseLocalizations",
      ["name": "Coins", "locale": "en-US", "description": "Some."], "inAppPurchaseV2", owner)
    #expect(text.attributes["state"] == "PREPARE_FOR_SUBMISSION")
    let image = try create(
      "/v1/inAppPurchaseImages", "inAppPurchaseImages", ["fileName": "a.png", "fileSize": 4], "inAppPurchase", owner)
    #expect(image.attributes["state"] == "AWAITING_UPLOAD")
    #expect(world.store.count("inAppPurchaseVersions") == 1)
    let list = try send(.get, "/v2/inAppPurchases/\(product)/inAppPurchaseLocalizations").body
    #expect(list["data"]?.elements.map { $0["id"]?.scalarText } == [text.id])
    let links = try send(.get, "/v2/inAppPurchases/\(product)/relationships/images").body
    #expect(links["data"]?.elements == [["type": "inAppPurchaseImages", "id": .text(image.id)]])
    // In the newer model, the state belongs to the version.
    let newer = try send(.get, "/v2/inAppPurchaseLocalizations/\(text.id)").body
    #expect(newer["data"]?["attributes"]?["state"] == nil)
    world.store.reviewAll(.submit)
    let locked = try send(
      .patch, "/v1/inAppPurchaseLocalizations/\(text.id)",
      ["type": "inAppPurchaseLocalizations", "id": .text(text.id), "attributes": ["name": "Gold"]])
    #expect(locked.status == 409)
  }

  @Test("the availability of a subscription is that of its usual plan, and is replaced") func availability() throws {
    let group = try create(
      "/v1/subscriptionGroups", "subscriptionGroups", ["referenceName": "Club"], "app", ("apps", "1")
    ).id
    let id = try create(
      "/v1/subscriptions", "subscriptions",
      ["name": "Monthly", "productId": "com.example.gold.monthly", "subscriptionPeriod": "ONE_MONTH"], "group",
      ("subscriptionGroups", group)
    ).id
    let path = "/v1/subscriptions/\(id)/subscriptionAvailability"
    #expect(try send(.get, path).status == 404)
    for code in ["USA", "DEU"] {
      let (status, _) = try send(
        .post, "/v1/subscriptionAvailabilities",
        [
          "type": "subscriptionAvailabilities", "attributes": ["availableInNewTerritories": true],
          "relationships": [
            "subscription": ["data": ["type": "subscriptions", "id": .text(id)]],
            "availableTerritories": ["data": [["type": "territories", "id": .text(code)]]],
          ],
        ])
      #expect(status == 201)
      let own = try send(.get, path).body["data"]?["id"]?.scalarText ?? ""
      let list = try send(.get, "/v1/subscriptionAvailabilities/\(own)/availableTerritories").body
      #expect(list["data"]?.elements.map { $0["id"]?.scalarText } == [code])
    }
    #expect(world.store.count("subscriptionPlanAvailabilities") == 1)
  }
}
