import Basics
import SourceSyntax

/// The transactions in a file that the App Store made, in any of its forms.
public struct ReceiptReading: Sendable {
  /// The form of a file.
  public enum Form: String, Sendable {
    case transaction
    case notification = "notification"
    case answer = "answer of the App Store Server API"
    case receipt = "app receipt"
    case verifiedReceipt = "answer of verifyReceipt"
    case appTransaction = "app transaction"
  }

  public private(set) var form: Form
  public private(set) var purchases: [Purchase] = []
  /// The type of a notification, with its subtype.
  public private(set) var notification: String?
  /// The status of an answer of `verifyReceipt`.
  public private(set) var status: Int?
  /// The bundle IDs and environments that any part names, each once: signed parts alone, unless nothing is signed.
  public var bundleIDs: [String] { named.bundleIDs.list }
  public var environments: [String] { named.environments.list }
  private var named = (bundleIDs: Names(), environments: Names())
  /// Those of parts without a signature, which say nothing about a signed purchase beside them.
  private var unsigned = (bundleIDs: Names(), environments: Names())
  /// Whether a signed part that always names its app doesn't: it says nothing about whose it is.
  public private(set) var lacksBundleID = false
  /// Whether a signed purchase doesn't name its environment.
  public private(set) var lacksEnvironment = false
  /// The states of all signatures, each once.
  public private(set) var states: Set<SignatureState> = []
  private var renewals: [Renewal] = []

  /// Our own limits: deeper objects and longer lists are nobody's purchases.
  private static let (deepest, most) = (6, 100_000)

  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - roots: The roots to trust; nil to leave signatures unchecked.
  /// - Throws: The reason why it can't be read.
  public init(_ bytes: [UInt8], by roots: TrustedRoots?) throws(SignatureFault) {
    let text = bytes.count <= 16 << 20 ? String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self) : ""
    form = .answer
    if bytes.first(where: { $0 > 0x20 }).map({ "{[\"".utf8.contains($0) }) ?? false {
      let tree = SyntaxTree.parseJSON(SourceFile(name: "receipt", bytes: bytes))
      if let error = tree.diagnostics.first(where: { $0.severity == .error }) {
        throw SignatureFault("it is damaged JSON: \(error.message)")
      }
      guard let root = tree.root else { throw SignatureFault("it is empty") }
      let value = OrderedValue(root)
      if let status = value["status"].flatMap({ Int($0.scalarText) }), value["receipt"] != nil || status >= 21000 {
        (form, self.status) = (.verifiedReceipt, status)
      }
      if value["transactionId"] != nil { form = .transaction }
      try read(value, .unchecked, by: roots, depth: 0)
    } else if SignedPayload.isOne(text) {
      try read(signed: text, by: roots, depth: 0)
    } else {
      try read(receipt: Self.isText(bytes) ? Base64.bytes(text) ?? [] : bytes, by: roots)
    }
    guard !purchases.isEmpty || status != nil || notification != nil || !states.isEmpty else {
      throw SignatureFault("it has no transaction in a form of the App Store")
    }
    if states.isEmpty || states.contains(.unchecked) {
      for name in unsigned.bundleIDs.list { named.bundleIDs.add(name) }
      for name in unsigned.environments.list { named.environments.add(name) }
    } else if status == 0 {
      status = nil
    }
    combine()
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && ($0 > 0x1F || "\r\n\t".utf8.contains($0)) }
  }

  // MARK: Reading

  private mutating func read(_ value: OrderedValue, _ state: SignatureState, by roots: TrustedRoots?, depth: Int)
    throws(SignatureFault)
  {
    guard depth < Self.deepest, purchases.count < Self.most else { return }
    switch value {
    case .text(let text) where SignedPayload.isOne(text): try read(signed: text, by: roots, depth: depth)
    case .list(let elements): for element in elements { try read(element, state, by: roots, depth: depth) }
    case .map:
      if let purchase = Purchase(value, state: state) {
        purchases.append(purchase)
        states.insert(state)
      }
      if let renewal = Renewal(value) {
        renewals.append(renewal)
        // What is not signed may say that an expired subscription is in grace.
        states.insert(state)
      }
      let (bundleID, environment) = (value["bundleId"] ?? value["bundle_id"] ?? value["bid"], Self.environment(value))
      if state == .unchecked {
        Self.add(bundleID, to: &unsigned.bundleIDs)
        Self.add(environment, to: &unsigned.environments)
      } else {
        Self.add(bundleID, to: &named.bundleIDs)
        Self.add(environment, to: &named.environments)
      }
      for entry in value.entries where entry.key != "receipt-data" && entry.key != "latest_receipt" {
        if case .text(let text) = entry.value, entry.key.hasPrefix("signed"), !SignedPayload.isOne(text) {
          throw SignatureFault("\"\(entry.key)\" is not a signed JSON object")
        }
        try read(entry.value, state, by: roots, depth: depth + 1)
      }
      if let data = value["receipt-data"]?.scalarText, let bytes = Base64.bytes(data) {
        try read(receipt: bytes, by: roots)
      }
    default: return
    }
  }

  private static func environment(_ value: OrderedValue) -> OrderedValue? {
    value["environment"] ?? value["receipt_type"] ?? value["receiptType"]
  }

  private static func add(_ value: OrderedValue?, to names: inout Names) {
    guard let text = value?.scalarText, !text.isEmpty, value != .null else { return }
    names.add(text)
  }

  /// Names, each once.
  private struct Names {
    private(set) var list: [String] = []
    private var known: Set<String> = []

    mutating func add(_ name: String) { if known.insert(name).inserted { list.append(name) } }
  }

  private mutating func read(signed text: String, by roots: TrustedRoots?, depth: Int) throws(SignatureFault) {
    let signed = try SignedPayload(text, by: roots)
    states.insert(signed.state)
    if let type = signed.payload["notificationType"]?.scalarText {
      form = .notification
      notification = [type, signed.payload["subtype"]?.scalarText].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: ", ")
    } else if signed.payload["originalApplicationVersion"] != nil {
      form = .appTransaction
    } else if depth == 0 {
      form = .transaction
    }
    if Self.isOfNoApp(signed.payload) { lacksBundleID = true }
    if signed.payload["transactionId"] != nil || signed.payload["originalApplicationVersion"] != nil {
      var names = Names()
      Self.add(Self.environment(signed.payload), to: &names)
      if names.list.isEmpty { lacksEnvironment = true }
    }
    try read(signed.payload, signed.state, by: roots, depth: depth + 1)
  }

  /// Whether a payload names no app, though its form has a bundle ID; that of a renewal has none.
  private static func isOfNoApp(_ payload: OrderedValue) -> Bool {
    var names = Names()
    if payload["notificationType"] != nil {
      for part in ["data", "summary", "externalPurchaseToken", "appData"] {
        add(payload[part]?["bundleId"], to: &names)
      }
    } else {
      guard payload["transactionId"] != nil || payload["originalApplicationVersion"] != nil else { return false }
      add(payload["bundleId"], to: &names)
    }
    return names.list.isEmpty
  }

  private mutating func read(receipt der: [UInt8], by roots: TrustedRoots?) throws(SignatureFault) {
    let receipt = try AppReceipt(der, by: roots)
    form = .receipt
    states.insert(receipt.state)
    if receipt.content["bundle_id"] == nil { lacksBundleID = true }
    try read(receipt.content, receipt.state, by: roots, depth: 0)
  }

  // MARK: Combining

  /// Removes repetitions, and adds the states of renewals.
  private mutating func combine() {
    var indices: [[String]: Int] = [:]
    var unique: [Purchase] = []
    for purchase in purchases {
      let key = [purchase.transactionID, purchase.productID]
      if let index = indices[key] {
        // The list of the latest transactions knows of refunds that the receipt doesn't.
        if unique[index].revoked == nil { unique[index].revoked = purchase.revoked }
        unique[index].isUpgraded = unique[index].isUpgraded || purchase.isUpgraded
        unique[index].hasSeats = unique[index].hasSeats || purchase.hasSeats
        unique[index].revokedSeats = max(unique[index].revokedSeats, purchase.revokedSeats)
        unique[index].isFamilyShared = unique[index].isFamilyShared || purchase.isFamilyShared
      } else {
        indices[key] = unique.count
        unique.append(purchase)
      }
    }
    let renewals = Dictionary(renewals.map { ($0.originalID, $0) }, uniquingKeysWith: { _, last in last })
    for index in unique.indices {
      guard let renewal = renewals[unique[index].originalID] else { continue }
      unique[index].renews = renewal.renews
      unique[index].isInBillingRetry = renewal.isInBillingRetry
      unique[index].graceEnds = renewal.graceEnds
      unique[index].renewalSeats = renewal.seats
    }
    purchases = unique
  }
}
