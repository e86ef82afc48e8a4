import Foundation
import PurchaseReceipts
import TestTools
import Testing

@Suite("shopkeeper receipt", .enabled(if: SignedPurchases.shared != nil, "openssl is needed"))
struct ReceiptCommandTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.game, name: Game, primaryLocale: en-US}
    groups: {vip: {localizations: {en-US: {title: VIP}}}}
    products:
      coins60: {type: consumable}
      noads: {type: non-consumable, familySharable: true}
      vip.monthly: {type: auto-renewable, group: vip, period: 1 month}
      pass: {type: non-renewing}
    retired: [com.example.game.coins40]

    """

  /// A time at which the certificates of the tests are valid, in milliseconds: now.
  static let now = Int(Date().timeIntervalSince1970) * 1000
  static let day = 86_400_000

  static func transaction(_ id: String, _ item: String, _ type: String, _ more: [String: Any] = [:]) -> [String:
    Any]
  {
    [
      "transactionId": id, "originalTransactionId": "1", "bundleId": "com.example.game", "quantity": 1,
      "productId": "com.example.game.\(item)", "type": type, "purchaseDate": now - 10 * day, "signedDate": now,
      "environment": "Production", "appAccountToken": "7e3fb204-2f10-4a2e-8a0a-111111111111",
    ].merging(more) { $1 }
  }

  private static let subscription = "Auto-Renewable Subscription"

  struct Result {
    var run: CommandRun
    var json: [String: Any]
    var products: [[String: Any]] { json["products"] as? [[String: Any]] ?? [] }
    var problems: [String] { json["problems"] as? [String] ?? [] }
    func standing(_ item: String) -> String? {
      products.first { $0["productID"] as? String == "com.example.game.\(item)" }?["standing"] as? String
    }
  }

  static func read(_ bytes: [UInt8], _ arguments: String..., trusts: Bool = true) async throws -> Result {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: "purchase"))
    let catalog = try folder.write(catalog, to: "catalog.yml")
    let root = try #require(SignedPurchases.shared).root
    let run = await CommandRun(
      ["receipt", folder.path("purchase"), "--catalog", catalog, "--format", "json"] + (trusts ? ["--root", root] : [])
        + arguments)
    let json =
      run.output.isEmpty ? nil : try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return Result(run: run, json: json ?? [:])
  }

  private static func read(_ payload: [String: Any], _ arguments: String...) async throws -> Result {
    let text = try #require(SignedPurchases.shared).signed(payload)
    return try await read(Array(text.utf8))
  }

  private static func list(_ payloads: [[String: Any]], renewals: [[String: Any]] = []) throws -> [UInt8] {
    let chain = try #require(SignedPurchases.shared)
    let texts = try (payloads + renewals).map { try chain.signed($0) }
    return try Array(JSONSerialization.data(withJSONObject: ["signedTransactions": texts]))
  }

  /// A transaction, its standing, and whether it is restored.
  static let standings: [(String, String, [String: any Sendable], String, Bool)] = [
    ("coins60", "Consumable", ["quantity": 3], "consumed", false),
    ("noads", "Non-Consumable", [:], "owned", true),
    ("noads", "Non-Consumable", ["inAppOwnershipType": "FAMILY_SHARED"], "owned", true),
    ("noads", "Non-Consumable", ["revocationDate": now - day, "revocationReason": 1], "refunded", false),
    (
      "noads", "Non-Consumable", ["revocationDate": now - day, "inAppOwnershipType": "FAMILY_SHARED"], "unshared", false
    ),
    (
      "vip.monthly", subscription, ["expiresDate": now + day, "offerType": 1, "offerDiscountType": "FREE_TRIAL"],
      "active", true
    ),
    ("vip.monthly", subscription, ["expiresDate": now - day], "expired", false),
    ("vip.monthly", subscription, ["expiresDate": now + day, "isUpgraded": true], "upgraded", false),
    ("pass", "Non-Renewing Subscription", [:], "timed", true),
  ]

  @Test("a signed transaction has its standing by type and time", arguments: standings.indices)
  func standing(_ index: Int) async throws {
    let (item, type, more, standing, isRestored) = Self.standings[index]
    let result = try await Self.read(Self.transaction("9", item, type, more))
    #expect(result.run.status == 0, "\(result.run.output)\(result.run.errors)")
    #expect(result.json["isVerified"] as? Bool == true)
    #expect(result.standing(item) == standing)
    #expect(result.products.first?["isRestored"] as? Bool == isRestored)
    #expect(result.products.first?["quantity"] as? Int == (more["quantity"] as? Int ?? 1))
    #expect(!result.run.output.contains("7e3fb204"))
  }

  @Test("the latest transaction is the one that ends last, in any order") func latest() async throws {
    let expiries = [-40, 20, -10].map { Self.now + $0 * Self.day }
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0]] {
      let payloads = order.map {
        Self.transaction("\($0)", "vip.monthly", Self.subscription, ["expiresDate": expiries[$0]])
      }
      let result = try await Self.read(Self.list(payloads))
      #expect(result.products.count == 1)
      #expect(result.standing("vip.monthly") == "active")
      #expect(result.products.first?["expires"] as? Int == expiries[1] / 1000)
    }
  }

  @Test("a renewal adds grace and billing retry", arguments: [(2, "grace"), (-1, "retry")])
  func grace(_ days: Int, _ standing: String) async throws {
    let renewal: [String: Any] = [
      "originalTransactionId": "1", "autoRenewStatus": 1, "isInBillingRetryPeriod": true, "signedDate": Self.now,
      "gracePeriodExpiresDate": Self.now + days * Self.day, "environment": "Production",
    ]
    let expired = Self.transaction("9", "vip.monthly", Self.subscription, ["expiresDate": Self.now - 2 * Self.day])
    let result = try await Self.read(Self.list([expired], renewals: [renewal]))
    #expect(result.run.status == 0)
    #expect(result.standing("vip.monthly") == standing)
    #expect(result.products.first?["renews"] as? Bool == true)
  }

  @Test("seats are counted over the transactions of a period, without refunded ones, in any order") func seats()
    async throws
  {
    func transaction(_ id: String, _ quantity: Int, _ days: Int, _ more: [String: Any] = [:], revoked: Int? = nil)
      -> [String: Any]
    {
      let seats: [String: Any] = ["invitationManagement": "APPLE", "priceTiers": [["tierPrice": 9990]]]
      return Self.transaction(
        id, "vip.monthly", Self.subscription,
        [
          "quantity": quantity, "expiresDate": Self.now + days * Self.day,
          "multiSeatInfo": seats.merging(revoked.map { ["revokedSeatQuantity": $0] } ?? [:]) { $1 },
        ].merging(more) { $1 })
    }
    let earlier = transaction("1", 2, -5)
    let first = transaction("2", 5, 20, ["additionalTransactionReason": "SEATS_ADDED"], revoked: 1)
    let added = transaction("3", 3, 20, ["additionalTransactionReason": "SEATS_ADDED"])
    let gone = transaction("4", 4, 20, ["revocationDate": Self.now - Self.day])
    let renewal: [String: Any] = [
      "originalTransactionId": "1", "autoRenewStatus": 1, "signedDate": Self.now, "renewalQuantity": 9,
      "multiSeatInfo": ["renewalPriceTiers": [[String: Any]]()], "environment": "Production",
    ]
    for payloads in [[earlier, first, added, gone], [gone, added, first, earlier]] {
      let result = try await Self.read(Self.list(payloads, renewals: [renewal]))
      #expect(result.run.status == 0, "\(result.run.output)")
      #expect(result.standing("vip.monthly") == "active")
      #expect(result.products.first?["seats"] as? Int == 7 && result.products.first?["refundedSeats"] as? Int == 5)
      #expect(result.products.first?["renewalSeats"] as? Int == 9)
    }
    let single = try await Self.read(transaction("2", 1, 20))
    #expect(single.products.first?["seats"] as? Int == 1 && single.products.first?["refundedSeats"] as? Int == 0)
    let none = try await Self.read(
      Self.transaction("2", "vip.monthly", Self.subscription, ["expiresDate": Self.now * 2]))
    #expect(none.products.first?["seats"] == nil)
  }

  @Test("a notification is read with what it contains") func notification() async throws {
    let chain = try #require(SignedPurchases.shared)
    let inner = try chain.signed(
      Self.transaction("9", "noads", "Non-Consumable", ["revocationDate": Self.now - Self.day]))
    let outer = try chain.signed([
      "notificationType": "REFUND", "signedDate": Self.now,
      "data": ["bundleId": "com.example.game", "environment": "Production", "signedTransactionInfo": inner],
    ])
    let body = try JSONSerialization.data(withJSONObject: ["signedPayload": outer])
    let result = try await Self.read(Array(body))
    #expect(result.run.status == 0, "\(result.run.output)")
    #expect(result.json["notification"] as? String == "REFUND")
    #expect(result.standing("noads") == "refunded")
  }

  @Test("the nearest products are named for the first twenty that the catalog doesn't have") func manyUnknown()
    async throws
  {
    let payloads = (0..<22).map { Self.transaction("\($0)", "coins6\($0 % 10)\($0)", "Consumable") }
    let result = try await Self.read(Self.list(payloads))
    let problems = result.products.flatMap { $0["problems"] as? [String] ?? [] }
    #expect(problems.count == 22, "\(problems)")
    #expect(problems.count { $0.contains("the nearest is") } == 20, "\(problems)")
  }

  @Test("names of thousands of apps and environments take time in proportion to their number, and some are shown")
  func manyNames() async throws {
    func names(_ count: Int) -> [[String: Any]] {
      (0..<count).map { ["bid": "com.example.a\($0)", "environment": "e\($0)"] }
    }
    let files = try [500, 16_000].map { count in
      try JSONSerialization.data(withJSONObject: [Self.transaction("1", "coins60", "Consumable")] + names(count))
    }
    let few = try JSONSerialization.data(
      withJSONObject: [Self.transaction("1", "coins60", "Consumable")] + names(40))
    let judged = try await Self.read(Array(few), "--unverified", "--environment", "production", trusts: false)
    #expect(judged.problems.count == 22, "\(judged.problems)")
    #expect(judged.problems.contains("30 more bundle IDs are other apps'"), "\(judged.problems)")
    let folder = try TemporaryFolder()
    try few.write(to: folder.url.appending(path: "purchase"))
    let text = await CommandRun("receipt", folder.path("purchase"), "--unverified").output
    #expect(text.prefix { !$0.isNewline }.ranges(of: "31 more").count == 2, "\(text)")
    let time = try proportion(500, 16_000) { count in
      let reading = try ReceiptReading(Array(files[count == 500 ? 0 : 1]), by: nil)
      #expect(reading.environments.count > count)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("what differs from the catalog is a problem") func differences() async throws {
    let cases: [(String, String, [String: Any], String)] = [
      ("coins6", "Consumable", [:], "the nearest is \"com.example.game.coins60\""),
      ("coins40", "Consumable", [:], "it is retired"),
      ("coins60", "Non-Consumable", [:], "the store says non-consumable"),
      (
        "vip.monthly", Self.subscription, ["inAppOwnershipType": "FAMILY_SHARED", "expiresDate": Self.now + 1],
        "shared by the family"
      ),
    ]
    for (item, type, more, message) in cases {
      let result = try await Self.read(Self.transaction("9", item, type, more))
      #expect(result.run.status == 1)
      let problems = result.products.first?["problems"] as? [String] ?? []
      #expect(problems.contains { $0.contains(message) }, "\(problems)")
    }
    let other = try await Self.read(Self.transaction("9", "noads", "Non-Consumable", ["bundleId": "com.example.other"]))
    #expect(other.run.status == 1 && other.problems.contains { $0.contains("another app's") })
    let sandbox = try #require(SignedPurchases.shared).signed(
      Self.transaction("9", "noads", "Non-Consumable", ["environment": "Sandbox"]))
    #expect(try await Self.read(Array(sandbox.utf8), "--environment", "sandbox").run.status == 0)
    let production = try await Self.read(Array(sandbox.utf8), "--environment", "production")
    #expect(production.run.status == 1 && production.problems.contains { $0.contains("nothing was paid") })
  }

  @Test("a signed part that names no app or environment is a problem, also beside one that does") func nameless()
    async throws
  {
    let chain = try #require(SignedPurchases.shared)
    let good = Self.transaction("9", "noads", "Non-Consumable")
    let missing: [[String: Any]] = [["bundleId": ""], ["bundleId": NSNull()]].map { good.merging($0) { $1 } }
    for payload in missing + [good.filter { $0.key != "bundleId" }] {
      for result in [try await Self.read(payload), try await Self.read(Self.list([good, payload]))] {
        #expect(result.run.status == 1)
        #expect(result.problems.contains { $0.contains("no bundle ID") }, "\(result.run.output)")
      }
    }
    for (data, status) in [(["environment": "Production"], 1), (["bundleId": "com.example.game"], 0)] {
      let test = try await Self.read(["notificationType": "TEST", "signedDate": Self.now, "data": data])
      #expect(test.run.status == Int32(status), "\(test.run.output)")
    }
    let anywhere = Array(try chain.signed(good.filter { $0.key != "environment" }).utf8)
    #expect(try await Self.read(anywhere).run.status == 0)
    let result = try await Self.read(anywhere, "--environment", "production")
    #expect(result.run.status == 1 && result.problems.contains { $0.contains("names no environment") })
    let mixed = try Self.list([good, good.filter { $0.key != "environment" }])
    #expect(try await Self.read(mixed, "--environment", "production").run.status == 1)
  }

  @Test("nothing that is not signed is said of a signed purchase", arguments: ["environment", "bundleId", "status"])
  func wrapped(_ key: String) async throws {
    let chain = try #require(SignedPurchases.shared)
    let good = Self.transaction("9", "noads", "Non-Consumable").filter { $0.key != key }
    let wrapper: [String: Any] = [
      "signedTransactions": [try chain.signed(good)], "environment": "Production", "bundleId": "com.example.game",
      "status": 0, "receipt": [String: Any](),
    ]
    let bytes = try Array(
      JSONSerialization.data(
        withJSONObject: wrapper.filter { $0.key == key || $0.key.hasPrefix("s") || $0.key == "receipt" }))
    let result = try await Self.read(bytes, "--environment", "production")
    #expect(result.run.status == (key == "status" ? 0 : 1), "\(result.run.output)")
    #expect(result.json["status"] is NSNull? && !result.run.output.contains("is valid"), "\(result.run.output)")
  }

  @Test("an app receipt is read, binary and as Base64") func receipt() async throws {
    let chain = try #require(SignedPurchases.shared)
    let purchases: [[Int: String]] = [
      [1701: "2", 1702: "com.example.game.coins60", 1703: "5", 1704: "2026-01-01T00:00:00Z", 1705: "5"],
      [
        1702: "com.example.game.vip.monthly", 1703: "7", 1705: "6", 1704: "2026-02-01T00:00:00Z",
        1708: "2026-03-01T00:00:00Z",
      ],
      [
        1702: "com.example.game.vip.monthly", 1703: "6", 1705: "6", 1704: "2026-01-01T00:00:00Z",
        1708: "2026-02-01T00:00:00Z",
      ],
    ]
    let der = try chain.receipt(bundleID: "com.example.game", purchases)
    for bytes in [der, Array(Data(der).base64EncodedString(options: .lineLength64Characters).utf8)] {
      let result = try await Self.read(bytes, "--at", "2026-02-10")
      #expect(result.run.status == 0, "\(result.run.output)\(result.run.errors)")
      #expect(result.json["form"] as? String == "app receipt" && result.json["isVerified"] as? Bool == true)
      #expect(result.standing("vip.monthly") == "active" && result.standing("coins60") == "consumed")
      #expect(result.products.first?["quantity"] as? Int == 2)
    }
    #expect(try await Self.read(der, "--at", "2026-03-02").standing("vip.monthly") == "expired")
  }

  @Test(
    "every status of verifyReceipt is explained",
    arguments: [0] + Array(21000...21010) + [21100, 21150, 21199, 12345, 21200])
  func status(_ code: Int) async throws {
    let result = try await Self.read(Array("{\"status\": \(code), \"receipt\": {}}".utf8))
    #expect(result.run.status == (code == 0 ? 0 : 1))
    let isKnown = code == 0 || (21000...21010).contains(code) || (21100...21199).contains(code)
    #expect((result.json["statusMeaning"] != nil) == isKnown)
    if code == 21007 { #expect(result.problems.first?.contains("send it to the sandbox") == true) }
  }

  @Test("an answer of verifyReceipt is read with its refunds and grace") func verifiedReceipt() async throws {
    let later = "2026-03-01 00:00:00 Etc/GMT"
    let vip: [String: Any] = [
      "product_id": "com.example.game.vip.monthly", "transaction_id": "8", "original_transaction_id": "6",
      "purchase_date": "2026-02-01 00:00:00 Etc/GMT", "expires_date": later, "is_trial_period": "true", "quantity": "1",
    ]
    let noads: [String: Any] = ["product_id": "com.example.game.noads", "transaction_id": "5", "quantity": "1"]
    let body = try JSONSerialization.data(withJSONObject: [
      "status": 0, "environment": "Production",
      "receipt": ["bundle_id": "com.example.game", "in_app": [noads, vip]],
      "latest_receipt_info": [noads.merging(["cancellation_date_ms": "1767225600000"]) { $1 }, vip],
      "pending_renewal_info": [
        [
          "original_transaction_id": "6", "auto_renew_status": "1", "is_in_billing_retry_period": "1",
          "grace_period_expires_date": "2026-03-10 00:00:00 Etc/GMT",
        ]
      ],
    ])
    let result = try await Self.read(Array(body), "--unverified", "--at", "2026-03-05T00:00:00Z", trusts: false)
    #expect(result.run.status == 0, "\(result.run.output)")
    #expect(result.standing("noads") == "refunded" && result.standing("vip.monthly") == "grace")
    #expect(result.products.contains { $0["isTrial"] as? Bool == true })
  }

  @Test("a root is read in DER and PEM, with or without text before it", arguments: ["cer", "pem", "text"])
  func rootFiles(_ form: String) async throws {
    let chain = try #require(SignedPurchases.shared)
    let folder = try TemporaryFolder()
    let root = chain.root.replacing(".cer", with: form == "cer" ? ".cer" : ".pem")
    try (Data(form == "text" ? "Test Root\n".utf8 : "".utf8) + Data(contentsOf: URL(filePath: root))).write(
      to: folder.url.appending(path: "root"))
    let text = try chain.signed(Self.transaction("9", "noads", "Non-Consumable"))
    let result = try await Self.read(Array(text.utf8), "--root", folder.path("root"), trusts: false)
    #expect(result.run.status == 0, "\(result.run)")
  }

  @Test("what is not a purchase is an error with what was expected") func broken() async throws {
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    let texts = [
      "", "hello", "{", "{}", "[]", "eyJ.eyJ.x", "ey..", "MIIB", deep, "{\"signedPayload\": \"ey.a.b\"}",
      "{\"status\": 0, \"data\": [{\"signedTransactionInfo\": \"a.b.c\"}]}", "{\"signedPayload\": \"\"}",
      "\u{0}\u{1}\u{2}",
    ]
    for text in texts {
      let result = try await Self.read(Array(text.utf8))
      #expect(result.run.status == 3, "\(text.prefix(20)): \(result.run.output)")
      #expect(result.run.errors.contains("could not read"))
    }
    let der = try #require(SignedPurchases.shared).receipt(bundleID: "com.example.game", [[1702: "a", 1703: "b"]])
    for length in stride(from: 1, to: der.count, by: 97) {
      let result = try await Self.read(Array(der.prefix(length)))
      #expect(result.run.status == 3 || result.run.status == 1)
    }
  }
}
