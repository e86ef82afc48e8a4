internal import Basics

/// The result of importing IDs into the ledger.
public struct ImportOutcome: Sendable, Hashable {
  /// The numbers of IDs that were new, that are more complete now, and that were retired.
  public internal(set) var added = 0
  public internal(set) var completed = 0
  public internal(set) var retired = 0
  /// The number of IDs that the ledger already had, as they are.
  public internal(set) var known = 0
}

extension Store {
  /// The bundle ID of the app that has used a product ID; nil when none has.
  public func app(ofProduct id: String) throws(StoreFailure) -> String? {
    try database.row("SELECT a.bundle_id FROM ledger l JOIN apps a ON a.id = l.app WHERE l.product = $1", [.text(id)])?
      .text(0)
  }

  /// Retires a product ID for good: no revision can have it again.
  ///
  /// The newest revision must not have the product any more.
  public func retire(_ id: String, reason: String, author: String, at time: Timestamp = .now) throws(StoreFailure) {
    try database.transaction(writing: true) { () throws(StoreFailure) in
      guard let app = try app(ofProduct: id), let number = try appNumber(app),
        let entry = try entries(of: number)[ExactText(id)]
      else {
        throw StoreFailure(
          .unknown, "the ledger has no product ID \"\(id)\"; \"store ledger import\" adds what was used " + "before")
      }
      if let retired = entry.retired {
        throw StoreFailure(
          .refused,
          "\"\(id)\" was already retired on \(retired.description.prefix(10))"
            + (entry.reason.isEmpty ? "" : " (\(entry.reason))"))
      }
      guard !entry.isSold else {
        throw StoreFailure(
          .refused,
          "\"\(id)\" is in the newest revision of \"\(app)\"; remove it from the catalog and publish " + "that first")
      }
      try retire([id], app: number, bundleID: app, reason: reason, author: author, at: time)
      try database.announceChange()
    }
  }

  /// Enters IDs that an app has used before there was a store.
  ///
  /// - Parameters:
  ///   - products: The IDs, with the known facts about them.
  ///   - retired: The IDs that can't be used again.
  ///   - app: The bundle ID of the app.
  ///   - reason: The reason why they are retired.
  ///   - author: The author of the entries.
  ///   - time: The time of the entries.
  /// - Throws: ``StoreFailure``; of the kind `refused`, with the violations, when they contradict the
  ///   ledger, which is then unchanged.
  public func importLedger(
    _ products: [LedgerProduct], retired: [String], of app: String, reason: String, author: String,
    at time: Timestamp = .now
  ) throws(StoreFailure) -> ImportOutcome {
    try database.transaction(writing: true) { () throws(StoreFailure) in
      let number = if let known = try appNumber(app) { known } else { try addApp(app) }
      let ledger = try entries(of: number)
      var outcome = ImportOutcome()
      var changed: [LedgerProduct] = []
      var violations: [LedgerViolation] = []
      var seen: Set<ExactText> = []
      for product in products where seen.insert(ExactText(product.id)).inserted {
        guard let entry = ledger[ExactText(product.id)] else {
          outcome.added += 1
          changed.append(product)
          continue
        }
        let merged = product.completed(by: entry.product)
        // A retired ID may be imported again: importing does not use it.
        violations += LedgerRules.violations(
          of: merged, against: LedgerEntry(product: entry.product, first: entry.first))
        if merged == entry.product {
          outcome.known += 1
        } else {
          outcome.completed += 1
          changed.append(merged)
        }
      }
      let gone = retired.filter { ledger[ExactText($0)]?.retired == nil }
      violations += gone.filter { ledger[ExactText($0)]?.isSold == true }.map { LedgerViolation.stillSold($0) }
      violations += try usesByOthers(of: changed, retired: gone, app: number)
      guard violations.isEmpty else {
        throw StoreFailure(.refused, "the import contradicts the ledger of \"\(app)\"", violations: violations)
      }
      try enter(changed, app: number, bundleID: app, author: author, at: time)
      try retire(gone, app: number, bundleID: app, reason: reason, author: author, at: time)
      outcome.retired = gone.count
      return outcome
    }
  }

  private func enter(_ products: [LedgerProduct], app: Int, bundleID: String, author: String, at time: Timestamp)
    throws(StoreFailure)
  {
    guard !products.isEmpty else { return }
    try enter(products.map(\.id), app: app)
    try database.run(
      """
      UPDATE ledger SET type = $1, period = $2, subscription_group = $3
      WHERE product = $4 AND app = $5
      """,
      each: products.map { [.text($0.type), .text($0.period), .text($0.group), .text($0.id), .integer(app)] })
    try add(
      products.map { StoreEvent.Draft(kind: .import, subject: $0.id, detail: LedgerImport.detail(of: $0)) }, app: app,
      bundleID: bundleID, author: author, at: time)
  }
}
