import AppStoreConnectSimulator
import Foundation
import StoreConnection
import Testing

@Suite("Settings that a catalog doesn't have, and policies that it has") struct AscSettingTests {
  private typealias Store = AscCommandTests.Store

  /// A store with answers of its own for some paths.
  private struct Further: Transport {
    let store: AppStoreConnectSimulator
    let answers: [String: String]

    func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
      let path = String(request.target.prefix { $0 != "?" })
      guard let body = answers[path] else { return try store.send(request) }
      return StoreResponse(status: 200, body: Array(body.utf8))
    }
  }

  @Test("asc status shows the grace period, promoted products and retention messages, and writes nothing")
  func settings() async throws {
    let store = try Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    let live = await store.run("status", "--app", "com.example.small", "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(live.output.utf8)) as? [String: Any])
    let product = try #require((json["products"] as? [[String: Any]])?.first { $0["group"] is NSNull })
    let id = try #require(product["id"] as? String)
    store.simulator.clearLog()
    let transport = Further(
      store: store.simulator,
      answers: [
        "/v1/apps/1/subscriptionGracePeriod": """
        {"data": {"type": "subscriptionGracePeriods", "id": "9", "attributes": {"optIn": true, "sandboxOptIn": false,
          "duration": "SIXTEEN_DAYS", "renewalType": "ALL_RENEWALS"}}}
        """,
        "/v1/apps/1/promotedPurchases": """
        {"data": [{"type": "promotedPurchases", "id": "7", "attributes": {"visibleForAllUsers": false, "enabled": true,
          "state": "APPROVED"}, "relationships": {"inAppPurchaseV2": {"data": {"type": "inAppPurchases",
          "id": "\(id)"}}}}]}
        """,
        "/v1/apps/1/retentionMessages": """
        {"data": [{"type": "retentionMessages", "id": "5", "attributes": {"referenceName": "Stay"}}]}
        """,
      ])
    let run = await store.run("status", "--app", "com.example.small", over: transport)
    #expect(run.status == 0, "\(run.errors)")
    for line in [
      "billing grace period: sixteen days, all renewals, but not in the sandbox",
      "promoted 1: com.example.small.coins400  hidden, APPROVED", "retention message: Stay",
    ] { #expect(run.output.contains(line + "\n"), "\(line): \(run.output)") }
    let shown = await store.run("status", "--app", "com.example.small", "--format", "json", over: transport)
    let settings = try #require(
      (try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])?["settings"] as? [String: Any]
    )
    #expect(settings["retentionMessages"] as? [String] == ["Stay"])
    #expect((settings["promoted"] as? [[String: Any]])?.first?["productId"] as? String == "com.example.small.coins400")
    #expect(store.simulator.writes.isEmpty)
    let plain = await store.run("status", "--app", "com.example.small")
    #expect(plain.output.contains("retention messages: not listed by this version of the API"), "\(plain.output)")
  }

  @Test("the privacy policy and an agreement of your own are pulled, and a plan names what differs") func policies()
    async throws
  {
    let store = try Store()
    _ = await store.run("apply", store.catalog, "--yes", "--no-lint")
    let before = await store.run("plan", store.catalog, "--no-lint")
    #expect(before.status == 0, "nothing is known about the policies: \(before.output)")
    store.simulator.setPolicies(
      privacy: ["en-US": "https://example.com/privacy", "ja": "https://example.com/ja/privacy"], agreement: "Be nice.")
    let plan = await store.run("plan", store.catalog, "--no-lint")
    #expect(plan.status == 4)
    for part in [
      "App Store Connect has a license agreement of your own, and the catalog says \"terms: standard\"",
      "the privacy policy is at \"https://example.com/ja/privacy\" in ja, and the catalog says",
    ] { #expect(plan.output.contains(part), "\(part): \(plan.output)") }
    #expect(!plan.output.contains("to apply it"))
    let pull = await store.run("pull", "--into", store.catalog)
    #expect(pull.status == 0, "\(pull.errors)")
    let text = try store.folder.text("catalog.yml")
    #expect(text.contains("terms: custom") && text.contains("privacyURL: https://example.com/privacy\n"), "\(text)")
    #expect(pull.errors.contains("the privacy policy has another address in ja"), "\(pull.errors)")
    store.simulator.setPolicies(privacy: ["en-US": "https://example.com/privacy"], agreement: "Be nice.")
    #expect(await store.run("plan", store.catalog, "--no-lint").status == 0)
    let fresh = await store.run("pull", "--app", "com.example.small")
    #expect(fresh.output.contains("terms: custom") && fresh.output.contains("privacyURL: https://example.com/privacy"))
    store.simulator.setPolicies(privacy: ["en-US": "https://example.org/new"], agreement: nil)
    let later = await store.run("plan", store.catalog, "--no-lint")
    #expect(later.status == 4 && later.output.contains("has no license agreement of your own"), "\(later.output)")
    let again = await store.run("pull", "--into", store.catalog)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try store.folder.text("catalog.yml").contains("privacyURL: https://example.org/new"))
    #expect(await store.run("plan", store.catalog, "--no-lint", "--only", "coins400").status == 0)
  }

  @Test("an address that no catalog can hold is left out with a note") func plainAddress() async throws {
    let store = try Store()
    store.simulator.setPolicies(privacy: ["en-US": "http://example.com/privacy"], agreement: nil)
    let pull = await store.run("pull", "--app", "com.example.small")
    #expect(pull.status == 0 && !pull.output.contains("privacyURL"), "\(pull.output)")
    #expect(pull.errors.contains("doesn't start with https://"), "\(pull.errors)")
  }

  @Test("a plan leaves suites and bundles out, and names them") func suites() async throws {
    let store = try Store()
    let suite = """
        all:
          type: suite
          referenceName: All
          products:
            all.yearly:
              period: 1 year
              level: 1
              price: {USD: 99.99}
              localizations:
                en-US: {title: All of It, description: Everything for a year.}
              review: {notes: Home}

      """
    try store.folder.write(AscCommandTests.catalog + suite, to: "catalog.yml")
    let apply = await store.run("apply", store.catalog, "--yes", "--no-lint")
    #expect(apply.status == 0, "\(apply.errors)")
    #expect(
      apply.output.contains("com.example.small.all.yearly: no API of App Store Connect is known to have suites"),
      "\(apply.output)")
    #expect(store.simulator.count("subscriptionGroups") == 1 && store.simulator.count("subscriptions") == 1)
    let plan = await store.run("plan", store.catalog, "--no-lint")
    #expect(plan.status == 0, "\(plan.output)")
    let pull = await store.run("pull", "--into", store.catalog)
    #expect(pull.status == 0, "\(pull.errors)")
    #expect(try store.folder.text("catalog.yml").contains("all.yearly:"))
  }
}
