/// An event between revisions: a channel was set, an ID was retired or imported.
///
/// Like revisions, the events of an app are numbered, and the digest of each covers the one before.
public struct StoreEvent: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case channel
    case retirement
    case `import`
  }

  /// An event before it has its place in the chain.
  struct Draft: Sendable {
    var kind: Kind
    var subject: String
    var revision: Int?
    var detail = ""
  }

  public let app: String
  public let number: Int
  public let kind: Kind
  /// The name of the channel, or the product ID.
  public let subject: String
  /// The revision that a channel was set to.
  public let revision: Int?
  /// The reason for a retirement, or the imported values.
  public let detail: String
  public let author: String
  public let time: Timestamp
  let previous: Digest?
  let digest: Digest
  /// The digest that the fields have; different from ``digest`` if the store was tampered with.
  let computed: Digest

  init(
    app: String, number: Int, _ draft: Draft, author: String, time: Timestamp, previous: Digest?,
    digest stored: Digest? = nil
  ) {
    self.app = app
    self.number = number
    kind = draft.kind
    subject = draft.subject
    revision = draft.revision
    detail = draft.detail
    self.author = author
    self.time = time
    self.previous = previous
    var text = DigestText("shopkeeper event 1")
    text.add("app", app)
    text.add("number", number)
    text.add("kind", draft.kind.rawValue)
    text.add("subject", draft.subject)
    text.add("revision", draft.revision.map(String.init) ?? "")
    text.add("detail", draft.detail)
    text.add("author", author)
    text.add("time", time.milliseconds)
    text.add("previous", previous)
    computed = text.digest
    digest = stored ?? computed
  }
}

extension Store {
  /// Appends events to the chain of an app.
  func add(_ drafts: [StoreEvent.Draft], app: Int, bundleID: String, author: String, at time: Timestamp)
    throws(StoreFailure)
  {
    let newest = try database.row(
      "SELECT number, digest FROM events WHERE app = $1 ORDER BY number DESC LIMIT 1", [.integer(app)])
    var number = try newest?.count(0) ?? 0
    var previous = try newest?.digest(1)
    var rows: [[StoreValue]] = []
    for draft in drafts {
      number += 1
      let event = StoreEvent(app: bundleID, number: number, draft, author: author, time: time, previous: previous)
      rows.append([
        .integer(app), .integer(number), .text(event.kind.rawValue), .text(event.subject),
        .integer(orNull: event.revision), .text(event.detail), .text(author), .integer(time.milliseconds),
        previous.map(StoreValue.digest) ?? .null, .digest(event.digest),
      ])
      previous = event.digest
    }
    try database.run(
      """
      INSERT INTO events (app, number, kind, subject, revision, detail, author, happened, previous,
        digest)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      """,
      each: rows)
  }

  /// Passes the events of an app to a closure, the oldest first.
  func forEachEvent(of app: Int, bundleID: String, _ body: (StoreEvent) throws(StoreFailure) -> Void)
    throws(StoreFailure)
  {
    try database.forEach(
      """
      SELECT number, kind, subject, revision, detail, author, happened, previous, digest
      FROM events WHERE app = $1 ORDER BY number
      """, [.integer(app)]
    ) { (row) throws(StoreFailure) in
      guard let kind = StoreEvent.Kind(rawValue: try row.text(1)) else { throw .damaged("an event of an unknown kind") }
      try body(
        StoreEvent(
          app: bundleID, number: try row.count(0),
          StoreEvent.Draft(
            kind: kind, subject: try row.text(2), revision: try row.count(orNull: 3), detail: try row.text(4)),
          author: try row.text(5), time: Timestamp(milliseconds: try row.integer(6)),
          previous: try row.digest(orNull: 7), digest: try row.digest(8)))
      return true
    }
  }
}
