/// A named pointer to a revision, such as `production`.
public struct Channel: Sendable, Hashable {
  public let name: String
  /// The number of the revision.
  public let revision: Int
  /// The author who set it, and the time.
  public let author: String
  public let time: Timestamp
}

extension Store {
  /// The revision that a channel of an app was last set to; nil when it was never set.
  func target(of channel: String, app: String) throws(StoreFailure) -> Int? {
    try database.row(
      """
      SELECT e.revision FROM events e JOIN apps a ON a.id = e.app
      WHERE a.bundle_id = $1 AND e.kind = 'channel' AND e.subject = $2
      ORDER BY e.number DESC LIMIT 1
      """, [.text(app), .text(channel)])?.count(0)
  }

  /// Points a channel at a revision.
  public func setChannel(_ channel: String, of app: String, to revision: Int, author: String, at time: Timestamp = .now)
    throws(StoreFailure)
  {
    try database.transaction(writing: true) { () throws(StoreFailure) in
      guard let number = try appNumber(app), try self.revision(revision, of: app) != nil else {
        throw StoreFailure(.unknown, "\"\(app)\" has no revision \(revision)")
      }
      guard try target(of: channel, app: app) != revision else { return }
      try add(
        [StoreEvent.Draft(kind: .channel, subject: channel, revision: revision)], app: number, bundleID: app,
        author: author, at: time)
      try database.announceChange()
    }
  }

  /// Passes every time that a channel of an app was set to a closure, the newest first.
  ///
  /// - Parameters:
  ///   - app: The bundle ID of the app.
  ///   - channel: The name; nil for all channels.
  ///   - body: Takes one setting; it must not use the store.
  public func forEachChannelChange(
    of app: String, channel: String? = nil, _ body: (Channel) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    try database.forEach(
      """
      SELECT e.subject, e.revision, e.author, e.happened FROM events e JOIN apps a ON a.id = e.app
      WHERE a.bundle_id = $1 AND e.kind = 'channel' ORDER BY e.number DESC
      """, [.text(app)]
    ) { (row) throws(StoreFailure) in
      let set = try Self.channel(row)
      if channel == nil || channel == set.name { try body(set) }
      return true
    }
  }

  /// The channels of an app as they are now, sorted by the bytes of their names.
  public func channels(of app: String) throws(StoreFailure) -> [Channel] {
    var channels: [Channel] = []
    try database.forEach(
      """
      SELECT e.subject, e.revision, e.author, e.happened FROM events e JOIN apps a ON a.id = e.app
      WHERE a.bundle_id = $1 AND (e.app, e.number) IN (
        SELECT n.app, max(n.number) FROM events n
        WHERE n.app = (SELECT id FROM apps WHERE bundle_id = $1) AND n.kind = 'channel'
        GROUP BY n.app, n.subject)
      ORDER BY e.subject
      """, [.text(app)]
    ) { (row) throws(StoreFailure) in
      guard channels.count < StoreLimits.channels else {
        throw .damaged("\"\(app)\" has more than \(StoreLimits.channels) channels")
      }
      channels.append(try Self.channel(row))
      return true
    }
    return channels
  }

  private static func channel(_ row: StoreRow) throws(StoreFailure) -> Channel {
    Channel(
      name: try row.text(0), revision: try row.count(1), author: try row.text(2),
      time: Timestamp(milliseconds: try row.integer(3)))
  }
}
