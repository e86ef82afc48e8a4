internal import Basics
internal import CatalogModel

/// The author, the time and the reason of a publication.
public struct Publication: Sendable, Hashable {
  /// The bundle ID of the app.
  public var app: String
  public var author: String
  public var message: String
  /// The commit in git that the catalog comes from; empty without one.
  public var commit: String
  public var time: Timestamp

  public init(app: String, author: String, message: String = "", commit: String = "", time: Timestamp = .now) {
    self.app = app
    self.author = author
    self.message = message
    self.commit = commit
    self.time = time
  }
}

/// The result of a publication, or of its trial.
public struct PublishOutcome: Sendable {
  /// The new revision; the newest one when nothing has changed.
  public let revision: Revision
  /// Whether the content is already the newest revision, so that nothing is added.
  public let isUnchanged: Bool
  /// The numbers of products that are added, changed and removed.
  public let added: Int
  public let changed: Int
  public let removed: Int
  /// Product IDs that an earlier revision had, and that come back.
  public let returned: [String]
}

extension Store {
  /// Publishes a catalog as the newest revision of its app.
  ///
  /// - Parameters:
  ///   - content: The catalog.
  ///   - publication: The author, the time and the reason.
  ///   - isTrial: Whether to check everything and to write nothing.
  /// - Throws: ``StoreFailure``; of the kind `refused`, with the violations, when the ledger doesn't
  ///   allow it.
  @discardableResult public func publish(
    _ content: CanonicalContent, as publication: Publication, isTrial: Bool = false
  ) throws(StoreFailure) -> PublishOutcome {
    let outcomes = try publish([(content, publication)], isTrial: isTrial)
    return outcomes[0]
  }

  /// Publishes catalogs as the newest revisions of their apps, in one transaction: all of them, or none.
  ///
  /// A catalog that is already the newest revision isn't published again.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs, each of another app, with the author, the time and the reason.
  ///   - isTrial: Whether to check everything and to write nothing.
  /// - Returns: An outcome for each catalog, in their order.
  /// - Throws: ``StoreFailure``; of the kind `refused`, with the app and the violations, when the ledger
  ///   doesn't allow one of them.
  public func publish(_ catalogs: [(content: CanonicalContent, publication: Publication)], isTrial: Bool = false)
    throws(StoreFailure) -> [PublishOutcome]
  {
    for (content, publication) in catalogs {
      guard content.losses.isEmpty else {
        throw StoreFailure(
          .refused,
          "the catalog of \"\(publication.app)\" has two parts of the same name, so it can't be " + "published in full")
      }
      guard content.bytes.count <= StoreLimits.content else {
        throw StoreFailure(
          .refused,
          "the catalog of \"\(publication.app)\" has \(content.bytes.count) bytes as JSON; at most "
            + "\(StoreLimits.content) can be published")
      }
    }
    return try database.transaction(writing: !isTrial) { () throws(StoreFailure) in
      var outcomes: [PublishOutcome] = []
      for (content, publication) in catalogs {
        let plan = try plan(content, publication)
        if !isTrial, !plan.outcome.isUnchanged { try record(plan, content) }
        outcomes.append(plan.outcome)
      }
      return outcomes
    }
  }

  /// The rows that a publication adds to the store.
  private struct Plan {
    var outcome: PublishOutcome
    var app: Int?
    var ledger = LedgerRules.Outcome()
    var changes: [SubjectChange] = []
    /// The products that change, as the ledger knows them afterwards.
    var products: [ExactText: LedgerProduct] = [:]
    var nodes: [ContentTree.Node] = []
    /// The parts that the newest revision doesn't have.
    var newParts: [CanonicalContent.Part] = []
  }

  private func plan(_ content: CanonicalContent, _ publication: Publication) throws(StoreFailure) -> Plan {
    let app = try appNumber(publication.app)
    let newest = try newest(of: publication.app)
    let facets = Int(content.facets.rawValue)
    let entries = try app.map(entries(of:)) ?? [:]
    let (ledger, violations) = LedgerRules.apply(content.products, retired: content.retired, to: entries)
    let elsewhere = try usesByOthers(of: ledger.added, retired: ledger.retired, app: app)
    guard violations.isEmpty, elsewhere.isEmpty else {
      throw StoreFailure(
        .refused, "the ledger of \"\(publication.app)\" refuses the catalog", app: publication.app,
        violations: violations + elsewhere)
    }
    // A product that was retired without a new revision may still be in the newest one, so the
    // ledger is checked first.
    if let newest, newest.content == content.digest, newest.facets == facets {
      return Plan(
        outcome: PublishOutcome(revision: newest, isUnchanged: true, added: 0, changed: 0, removed: 0, returned: []))
    }
    let records = content.parts.map { ContentTree.Record(kind: $0.isProduct ? .product : .text, digest: $0.digest) }
    let nodes = ContentTree.nodes(of: records)
    guard let root = nodes.last else { throw StoreFailure(.engine, "the catalog is empty") }
    let oldParts = try newest.map(parts(of:)) ?? []
    let known = Set(oldParts.map(\.digest))
    let own = Dictionary(content.parts.map { ($0.digest, $0) }) { first, _ in first }
    let changes = try ContentChanges.between(
      .init(bundleID: publication.app, parts: oldParts) { (digest) throws(StoreFailure) in try self.blob(digest) },
      .init(bundleID: publication.app, parts: records) { (digest) throws(StoreFailure) in
        guard let part = own[digest] else { throw .damaged("\(digest.short) is missing") }
        return content.bytes(of: part)
      })
    let revision = Revision(
      app: publication.app, number: (newest?.number ?? 0) + 1, published: publication.time, author: publication.author,
      message: publication.message, commit: publication.commit, facets: facets, products: content.products.count,
      size: content.bytes.count, content: content.digest, root: root.digest, changes: Revision.digest(of: changes),
      previous: newest?.digest)
    func count(_ kind: SubjectChange.Kind) -> Int { changes.count { $0.kind == kind && $0.subject.productID != nil } }
    var seen = known
    let newParts = content.parts.filter { seen.insert($0.digest).inserted }
    return Plan(
      outcome: PublishOutcome(
        revision: revision, isUnchanged: false, added: count(.added), changed: count(.changed),
        removed: count(.removed), returned: ledger.returned), app: app, ledger: ledger, changes: changes,
      products: Self.products(of: changes, among: content, entries, ledger), nodes: nodes, newParts: newParts)
  }

  /// The products that change, as the ledger knows them afterwards.
  private static func products(
    of changes: [SubjectChange], among content: CanonicalContent, _ entries: LedgerRules.Ledger,
    _ ledger: LedgerRules.Outcome
  ) -> [ExactText: LedgerProduct] {
    let changed = Set(changes.compactMap { $0.subject.productID.map { ExactText($0) } })
    var products: [ExactText: LedgerProduct] = [:]
    for id in changed { products[id] = entries[id]?.product }
    for product in content.products {
      let id = ExactText(product.id)
      if changed.contains(id), products[id] == nil { products[id] = product }
    }
    for product in ledger.completed { products[ExactText(product.id)] = product }
    return products
  }

  static let insertionOfBlobs: StaticString =
    "INSERT INTO blobs (digest, content) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING"

  static let insertionOfRevisions: StaticString = """
    INSERT INTO revisions (app, number, published, author, message, commit_id, facets, products,
      size, content, root, changes, previous, digest)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    """

  static let insertionOfChanges: StaticString = """
    INSERT INTO changes (app, subject, revision, kind, fields, content, product, type, period,
      subscription_group)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    """

  private func record(_ plan: Plan, _ content: CanonicalContent) throws(StoreFailure) {
    let revision = plan.outcome.revision
    let app = if let known = plan.app { known } else { try addApp(revision.app) }
    var blobs = plan.newParts.map { [StoreValue.digest($0.digest), .bytes(content.bytes(of: $0))] }
    blobs += plan.nodes.map { [.digest($0.digest), .bytes($0.bytes)] }
    try database.run(Self.insertionOfBlobs, each: blobs)
    try database.run(
      Self.insertionOfRevisions,
      [
        .integer(app), .integer(revision.number), .integer(revision.published.milliseconds), .text(revision.author),
        .text(revision.message), .text(revision.commit), .integer(revision.facets), .integer(revision.products),
        .integer(revision.size), .digest(revision.content), .digest(revision.root), .digest(revision.changes),
        revision.previous.map(StoreValue.digest) ?? .null, .digest(revision.digest),
      ])
    try update(plan.ledger, by: revision, app: app)
    try database.run(Self.insertionOfChanges, each: rows(of: plan, app: app))
    try retire(
      plan.ledger.retired, app: app, bundleID: revision.app, reason: "listed as retired in revision \(revision.number)",
      author: revision.author, at: revision.published)
    try database.announceChange()
  }

  /// The rows of the changes, each with its product as the ledger knows it, which the foreign key
  /// requires. What the ledger may still learn about the product is null, which the key leaves free.
  private func rows(of plan: Plan, app: Int) -> [[StoreValue]] {
    plan.changes.map { change in
      let product = change.subject.productID.flatMap { plan.products[ExactText($0)] }
      return [
        .integer(app), .text(change.subject.text), .integer(plan.outcome.revision.number), .text(change.kind.rawValue),
        .text(change.fields.joined(separator: "\n")), change.content.map(StoreValue.digest) ?? .null,
        .text(orNull: product?.id), .text(orNull: product?.settled(\.type)), .text(orNull: product?.settled(\.period)),
        .text(orNull: product?.settled(\.group)),
      ]
    }
  }

  func addApp(_ bundleID: String) throws(StoreFailure) -> Int {
    try database.run(
      "INSERT INTO apps (id, bundle_id) SELECT coalesce(max(id), 0) + 1, $1 FROM apps", [.text(bundleID)])
    guard let number = try appNumber(bundleID) else {
      throw StoreFailure(.engine, "the app \"\(bundleID)\" could not be added")
    }
    return number
  }
}
