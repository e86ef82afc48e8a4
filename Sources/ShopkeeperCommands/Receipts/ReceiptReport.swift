import AppStoreReference
import Basics
import PurchaseReceipts
import SourceSyntax

/// The report of `shopkeeper receipt`, without anything personal.
struct ReceiptReport {
  private let reading: ReceiptReading
  private let judgement: ReceiptJudgement
  /// The reason why nothing is shown; nil if everything is verified, or need not be.
  private let distrust: String?
  private let problems: [String]

  init(_ reading: ReceiptReading, _ judgement: ReceiptJudgement, isUnverified: Bool) {
    self.reading = reading
    self.judgement = judgement
    distrust = isUnverified ? nil : Self.distrust(of: reading)
    let status = reading.status.map { $0 != 0 } ?? false
    let judged = distrust == nil ? judgement.problems : []
    problems = [distrust, status ? Self.meaning(of: reading.status ?? 0) : nil].compactMap(\.self) + judged
  }

  /// Whether the command exits with 1.
  var hasProblems: Bool { !problems.isEmpty || judgement.items.contains { !$0.problems.isEmpty } }

  private static func distrust(of reading: ReceiptReading) -> String? {
    for state in reading.states { if case .failed(let fault) = state { return "not verified: \(fault.reason)" } }
    if reading.states.contains(.localTest) {
      return
        "not verified: it was made by Xcode for a test, and nothing was paid; --root takes the certificate of the test"
    }
    if reading.states.contains(.unchecked) {
      return "not verified: it has no signature; use --unverified for what your server received from Apple itself"
    }
    return nil
  }

  private static func meaning(of status: Int) -> String {
    "status \(status): \(ReceiptStatus.of(status)?.meaning ?? "Apple doesn't describe it")"
  }

  private var items: [ReceiptJudgement.Item] { distrust == nil ? judgement.items : [] }
  private var notification: String? { distrust == nil ? reading.notification : nil }
  private var bundleIDs: [String] { distrust == nil ? reading.bundleIDs : [] }
  private var environments: [String] { distrust == nil ? reading.environments : [] }

  // MARK: Words

  /// Names to show: of one app, or of a few that were mixed up.
  private static func first(of names: [String]) -> [String] {
    let rest = names.count - ReceiptJudgement.mostNames
    return rest <= 0 ? names : names.dropLast(rest) + ["\(rest) more"]
  }

  func text(fitting columns: Int?) -> String {
    var lines: [String] = []
    let verified = reading.states == [.verified] ? "verified" : "NOT VERIFIED"
    let facts = [
      reading.form.rawValue, notification, reading.states.isEmpty ? nil : verified,
    ]
    let environments = environments.map { $0.contains("Sandbox") ? "\($0): nothing was paid" : $0 }
    lines.append(
      (facts.compactMap(\.self) + Self.first(of: bundleIDs) + Self.first(of: environments)).map(VisibleText.escaped)
        .joined(separator: " · "))
    lines += problems.map { "error: \(VisibleText.escaped($0))" }
    if let status = reading.status, status == 0 { lines.append(Self.meaning(of: status)) }
    for item in items {
      lines.append("")
      lines.append("\(VisibleText.escaped(item.purchase.productID))  \(item.standing.rawValue)")
      lines += Self.details(of: item).map { "  \($0)" }
      lines += item.problems.map { "  error: \(VisibleText.escaped($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func details(of item: ReceiptJudgement.Item) -> [String] {
    let purchase = item.purchase
    var details: [String] = []
    func add(_ name: String, _ time: Timestamp?) { if let time { details.append("\(name) \(time.description)") } }
    let count = item.transactions > 1 ? ", the latest of \(item.transactions) transactions" : ""
    details.append("\(item.type?.rawValue ?? "of unknown type")\(count)")
    if let seats = item.seats {
      let refunded = seats.refunded > 0 ? ", and \(seats.refunded) refunded" : ""
      details.append("\(seats.valid) \(seats.valid == 1 ? "seat" : "seats")\(refunded)")
    } else if purchase.quantity != 1 {
      details.append("quantity \(purchase.quantity)")
    }
    add("bought", purchase.purchased)
    add(item.standing == .active ? "until" : "ended", purchase.expires)
    add("grace until", purchase.graceEnds)
    add(purchase.isFamilyShared ? "no longer shared since" : "refunded", purchase.revoked)
    if let offer = purchase.offer {
      details.append(purchase.isTrial ? "free trial used" : "\(offer.rawValue) offer used")
    }
    if purchase.isFamilyShared { details.append("shared by a member of the family") }
    let renewal = purchase.renewalSeats.map { " with \($0) \($0 == 1 ? "seat" : "seats")" } ?? ""
    if let renews = purchase.renews { details.append(renews ? "renews\(renewal)" : "does not renew") }
    details.append(advice(on: item))
    return details
  }

  /// The next step, by the type of the product.
  private static func advice(on item: ReceiptJudgement.Item) -> String {
    switch item.standing {
    case .active, .grace: "give access, and restore it on every device"
    case .owned: "restore it on every device"
    case .timed: "your server keeps it and its end, and restores it: the store does not"
    case .consumed: "grant it once for this transaction, and never on a restore"
    case .retry: "no access, but tell the customer that the payment failed"
    case .expired: "no access"
    case .refunded: "take it back"
    case .unshared: "take it back: it is not shared any more"
    case .upgraded: "another product of the group has replaced it"
    case .unknown: "name its type in the catalog"
    }
  }

  // MARK: JSON

  var json: String {
    let items = items.map { item -> OrderedValue in
      let purchase = item.purchase
      return [
        "productID": .text(purchase.productID), "type": item.type.map { .text($0.rawValue) },
        "standing": "\(item.standing)", "isRestored": .flag(item.isRestored),
        "originalTransactionID": .text(purchase.originalID), "quantity": .integer(purchase.quantity),
        "seats": item.seats.map { .integer($0.valid) }, "refundedSeats": item.seats.map { .integer($0.refunded) },
        "renewalSeats": purchase.renewalSeats.map { .integer($0) }, "purchased": Self.value(purchase.purchased),
        "expires": Self.value(purchase.expires), "graceEnds": Self.value(purchase.graceEnds),
        "revoked": Self.value(purchase.revoked), "offer": purchase.offer.map { .text($0.rawValue) },
        "isTrial": .flag(purchase.isTrial), "isFamilyShared": .flag(purchase.isFamilyShared),
        "renews": purchase.renews.map { .flag($0) }, "problems": .texts(item.problems),
      ]
    }
    return OrderedValue.map([
      "form": .text(reading.form.rawValue), "isVerified": .flag(reading.states == [.verified]),
      "notification": notification.map { .text($0) }, "status": reading.status.map { .integer($0) },
      "statusMeaning": reading.status.flatMap { ReceiptStatus.of($0) }.map { .text($0.meaning) },
      "bundleIDs": .texts(bundleIDs), "environments": .texts(environments), "products": .list(items),
      "problems": .texts(problems),
    ]).jsonText
  }

  /// Seconds since 1970.
  private static func value(_ time: Timestamp?) -> OrderedValue? { time.map { .integer($0.seconds) } }
}
