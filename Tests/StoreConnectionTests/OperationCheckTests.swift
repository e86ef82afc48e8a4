import AppStoreConnectSimulator
import Foundation
import SourceSyntax
import StoreConnection
import TestTools
import Testing

@Suite("The requests that the API's document allows") struct OperationCheckTests {
  private static let subscriptions = "/v1/subscriptions/1"

  private static func body(_ type: String, _ members: String) -> String {
    #"{"data": {"type": "\#(type)", "id": "1", \#(members)}}"#
  }

  /// Requests, the code of the answer, and the member that it names.
  private static let wrong: [(method: StoreRequest.Method, path: String, body: String, code: String, member: String)] =
    [
      (
        .patch, subscriptions, body("subscriptions", #""attributes": {"multiSeatStatus": "ON"}"#),
        "ENTITY_ERROR.ATTRIBUTE.TYPE", "/data/attributes/multiSeatStatus"
      ),
      (
        .patch, subscriptions, body("subscriptions", #""attributes": {"marketSettings": ["APP_STORE", "MOON"]}"#),
        "ENTITY_ERROR.ATTRIBUTE.TYPE", "/data/attributes/marketSettings"
      ),
      (
        .patch, subscriptions, body("subscriptions", #""attributes": {"marketSettings": "APP_STORE"}"#),
        "ENTITY_ERROR.ATTRIBUTE.TYPE", "/data/attributes/marketSettings"
      ),
      (
        .patch, subscriptions, body("subscriptions", #""attributes": {"seats": true}"#),
        "ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED", "/data/attributes/seats"
      ),
      (
        .post, "/v1/subscriptions",
        body(
          "subscriptions",
          #""attributes": {"name": "A", "productId": "a", "multiSeatStatus": "ENABLED"}, "relationships": {}"#),
        "ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED", "/data/attributes/multiSeatStatus"
      ),
      (
        .post, "/v1/subscriptions", body("subscriptions", #""attributes": {"name": "A", "productId": "a"}"#),
        "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "/data/relationships/group"
      ),
      (
        .post, "/v1/subscriptionPrices",
        body(
          "subscriptionPrices",
          #"""
          "attributes": {"startDate": "1 March"}, "relationships": {"subscription": {"data": {"type": "subscriptions",
          "id": "1"}}}
          """#), "ENTITY_ERROR.ATTRIBUTE.TYPE", "/data/attributes/startDate"
      ),
      (
        .post, "/v1/inAppPurchaseOfferCodes",
        body("inAppPurchaseOfferCodes", #""attributes": {"name": "A", "customerEligibilities": ["EVERYBODY"]}"#),
        "ENTITY_ERROR.ATTRIBUTE.TYPE", "/data/attributes/customerEligibilities"
      ),
    ]

  @Test("others are refused, and the member is named", arguments: wrong.indices) func refused(_ index: Int) throws {
    let request = Self.wrong[index]
    let response = try StoreWorld().store.send(
      StoreRequest(
        request.method, request.path, fields: [HeaderField("Authorization", "Bearer x")],
        body: Array(request.body.utf8)))
    #expect(response.status == 409)
    let root = SyntaxTree.parseJSON(SourceFile(name: "answer", bytes: response.body)).root
    let error = try #require(root.map { OrderedValue($0) }?["errors"]?.elements.first)
    #expect(error["code"]?.scalarText == request.code)
    #expect(error["source"]?["pointer"]?.scalarText == request.member)
  }

  /// The documents of the API: in `SHOPKEEPER_REFERENCE`, or in a folder next to the package.
  private static let documents: [URL] = {
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let folder =
      ProcessInfo.processInfo.environment["SHOPKEEPER_REFERENCE"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared/reference")
    let names = ["asc-openapi-4.4.1.json", "asc-4.5.1-delta.json"]
    return names.map { folder.appending(path: $0) }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }()

  @Test(
    "are those of the document itself", .enabled(if: documents.count == 2 && Tool.python.isInstalled))
  func generated() throws {
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let script = package.appending(path: ".ci/store-operations").path
    let made = try Tool.python.run([script] + Self.documents.map(\.path), input: [])
    let table = package.appending(path: "Sources/AppStoreConnectSimulator/operations.txt")
    #expect(try String(contentsOf: table, encoding: .utf8) == String(decoding: made, as: UTF8.self))
  }
}
