internal import Basics
public import CatalogModel

extension Store {
  /// The product IDs that an app has used, sorted by their bytes; empty for an unknown app.
  public func ledger(of app: String) throws(StoreFailure) -> [LedgerEntry] {
    var entries: [LedgerEntry] = []
    try forEachLedgerEntry(of: app) { entries.append($0) }
    return entries
  }

  /// Passes the product IDs that an app has used to a closure, sorted by their bytes; the closure must
  /// not use the store.
  public func forEachLedgerEntry(of app: String, _ body: (LedgerEntry) throws(StoreFailure) -> Void)
    throws(StoreFailure)
  {
    guard let number = try appNumber(app) else { return }
    try forEachEntry(of: number, body)
  }

  /// The violations for which the ledger would refuse a catalog, without publishing it.
  public func violations(of catalog: Catalog, app: String) throws(StoreFailure) -> [LedgerViolation] {
    let number = try appNumber(app)
    let products = catalog.products.map { LedgerProduct($0, in: catalog) }
    let ledger: LedgerRules.Ledger = if let number { try entries(of: number) } else { [:] }
    let (outcome, violations) = LedgerRules.apply(products, retired: catalog.retired, to: ledger)
    return try violations + usesByOthers(of: outcome.added, retired: outcome.retired, app: number)
  }

  /// The ledger of an app by product ID.
  func entries(of app: Int) throws(StoreFailure) -> LedgerRules.Ledger {
    var entries: LedgerRules.Ledger = [:]
    try forEachEntry(of: app) { (entry) throws(StoreFailure) in
      guard entries.count < StoreLimits.subjects else {
        throw .damaged("an app has more than \(StoreLimits.subjects) product IDs")
      }
      entries[ExactText(entry.product.id)] = entry
    }
    return entries
  }

  private func forEachEntry(of app: Int, _ body: (LedgerEntry) throws(StoreFailure) -> Void) throws(StoreFailure) {
    try database.forEach(
      """
      SELECT product, type, period, subscription_group, first_revision, removed_in, retired, reason
      FROM ledger WHERE app = $1 ORDER BY product
      """, [.integer(app)]
    ) { (row) throws(StoreFailure) in
      try body(
        LedgerEntry(
          product: LedgerProduct(
            id: try row.text(0), type: try row.text(1), period: try row.text(2), group: try row.text(3)),
          first: try row.count(orNull: 4), removedIn: try row.count(orNull: 5),
          retired: try row.integer(orNull: 6).map(Timestamp.init(milliseconds:)), reason: try row.text(7)))
      return true
    }
  }

  /// The IDs that are new to an app and are used by another.
  func usesByOthers(of products: [LedgerProduct], retired: [String], app: Int?) throws(StoreFailure)
    -> [LedgerViolation]
  {
    var violations: [LedgerViolation] = []
    // A store of one app, the usual case, needs no check of each ID.
    let others = try database.row("SELECT 1 FROM ledger WHERE app <> $1 LIMIT 1", [.integer(app ?? 0)])
    guard others != nil else { return [] }
    for id in products.map(\.id) + retired {
      guard
        let row = try database.row(
          """
          SELECT a.bundle_id FROM ledger l JOIN apps a ON a.id = l.app
          WHERE l.product = $1 AND l.app <> $2
          """, [.text(id), .integer(app ?? 0)])
      else { continue }
      violations.append(.ofOtherApp(id, try row.text(0)))
    }
    return violations
  }

  /// Enters the changes of a revision into the ledger.
  func update(_ outcome: LedgerRules.Outcome, by revision: Revision, app: Int) throws(StoreFailure) {
    try database.run(
      """
      INSERT INTO ledger (product, app, type, period, subscription_group, first_revision, reason)
      VALUES ($1, $2, $3, $4, $5, $6, '')
      """,
      each: outcome.added.map {
        [.text($0.id), .integer(app), .text($0.type), .text($0.period), .text($0.group), .integer(revision.number)]
      })
    try database.run(
      """
      UPDATE ledger SET type = $1, period = $2, subscription_group = $3,
        first_revision = coalesce(first_revision, $4), removed_in = NULL
      WHERE product = $5 AND app = $6
      """,
      each: outcome.completed.map {
        [.text($0.type), .text($0.period), .text($0.group), .integer(revision.number), .text($0.id), .integer(app)]
      })
    try database.run(
      "UPDATE ledger SET removed_in = NULL WHERE product = $1 AND app = $2",
      each: outcome.returned.map { [.text($0), .integer(app)] })
    try database.run(
      "UPDATE ledger SET removed_in = $1 WHERE product = $2 AND app = $3",
      each: outcome.removed.map { [.integer(revision.number), .text($0), .integer(app)] })
  }

  /// Enters the IDs that the ledger doesn't have.
  func enter(_ ids: [String], app: Int) throws(StoreFailure) {
    try database.run(
      """
      INSERT INTO ledger (product, app, type, period, subscription_group, reason)
      VALUES ($1, $2, '', '', '', '') ON CONFLICT (product) DO NOTHING
      """,
      each: ids.map { [.text($0), .integer(app)] })
  }

  /// Retires IDs for good, with an event for each.
  func retire(_ ids: [String], app: Int, bundleID: String, reason: String, author: String, at time: Timestamp)
    throws(StoreFailure)
  {
    guard !ids.isEmpty else { return }
    try enter(ids, app: app)
    try database.run(
      """
      UPDATE ledger SET retired = $1, reason = $2 WHERE product = $3 AND app = $4
      """,
      each: ids.map { [.integer(time.milliseconds), .text(reason), .text($0), .integer(app)] })
    try add(
      ids.map { StoreEvent.Draft(kind: .retirement, subject: $0, detail: reason) }, app: app, bundleID: bundleID,
      author: author, at: time)
  }
}
