internal import Basics
internal import SourceSyntax

extension Store {
  /// The ledger of an app as it follows from its revisions and events, to compare with the stored one.
  ///
  /// - Parameter most: The largest number of product IDs.
  func replayedLedger(of app: String, _ number: Int, atMost most: Int = StoreLimits.subjects) throws(StoreFailure)
    -> LedgerRules.Ledger
  {
    var ledger: LedgerRules.Ledger = [:]
    func note(_ entry: LedgerEntry, of id: ExactText) throws(StoreFailure) {
      ledger[id] = entry
      guard ledger.count <= most else { throw .damaged("\"\(app)\" has more than \(most) product IDs") }
    }
    try forEachEvent(of: number, bundleID: app) { (event) throws(StoreFailure) in
      let id = ExactText(event.subject)
      var entry = ledger[id] ?? LedgerEntry(product: LedgerProduct(id: event.subject))
      switch event.kind {
      case .channel: return
      case .retirement:
        entry.retired = event.time
        entry.reason = event.detail
      case .import: entry.product = try LedgerImport.product(event.subject, event.detail)
      }
      try note(entry, of: id)
    }
    try database.forEach(
      """
      SELECT product, type, period, subscription_group, revision, kind FROM changes
      WHERE app = $1 AND product IS NOT NULL ORDER BY revision
      """, [.integer(number)]
    ) { (row) throws(StoreFailure) in
      let id = try row.text(0)
      var entry = ledger[ExactText(id)] ?? LedgerEntry(product: LedgerProduct(id: id))
      let product = LedgerProduct(
        id: id, type: try row.text(orNull: 1) ?? "", period: try row.text(orNull: 2) ?? "",
        group: try row.text(orNull: 3) ?? "")
      entry.product = product.completed(by: entry.product)
      let revision = try row.count(4)
      entry.first = entry.first ?? revision
      entry.removedIn = try row.text(5) == "removed" ? revision : nil
      try note(entry, of: ExactText(id))
      return true
    }
    return ledger
  }
}

/// The record of a product ID in an event of the kind `import`.
enum LedgerImport {
  static func detail(of product: LedgerProduct) -> String {
    let value: OrderedValue = [
      "type": .text(product.type), "period": .text(product.period), "group": .text(product.group),
    ]
    return String(decoding: value.json(.compact), as: UTF8.self)
  }

  static func product(_ id: String, _ detail: String) throws(StoreFailure) -> LedgerProduct {
    let value = try StoredJSON.value(of: Array(detail.utf8))
    return LedgerProduct(
      id: id, type: value["type"]?.scalarText ?? "", period: value["period"]?.scalarText ?? "",
      group: value["group"]?.scalarText ?? "")
  }
}
