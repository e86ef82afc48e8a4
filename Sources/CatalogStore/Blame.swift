internal import SourceSyntax

/// A field of a subject as it is now, and the revision that last changed it.
public struct BlamedField: Sendable, Hashable {
  /// The path of the field, such as `localizations.en-US.title`.
  public let path: String
  public let value: String
  public let revision: Int
  public let published: Timestamp
  public let author: String
}

extension Store {
  /// Finds the revision that last changed each field of the newest revision, subject by subject,
  /// sorted by the bytes of the subjects.
  ///
  /// - Parameters:
  ///   - app: The bundle ID of the app.
  ///   - subject: The only subject to include; nil for all.
  ///   - body: Takes a subject with its fields; it must not use the store.
  public func blame(
    _ app: String, subject: StoreSubject? = nil, _ body: (StoreSubject, [BlamedField]) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    try database.transaction(writing: false) { () throws(StoreFailure) in
      guard let number = try appNumber(app), let newest = try newest(of: app) else {
        throw StoreFailure(.unknown, "\"\(app)\" has no revision in the store")
      }
      let isOfProduct = subject?.productID != nil
      let others: [StoreSubject: FieldList] = if isOfProduct { [:] } else { try otherSubjects(of: newest) }
      var search = BlameSearch(others: others)
      let take = { (row: StoreRow) throws(StoreFailure) -> Bool in
        if let (subject, fields) = try search.take(row) { try body(subject, fields) }
        return true
      }
      // The content is only read for the newest change of each subject.
      if let subject {
        try database.forEach(
          """
          SELECT c.subject, c.kind, c.fields, c.revision, r.published, r.author,
            CASE WHEN row_number() OVER (PARTITION BY c.subject ORDER BY c.revision DESC) = 1
              THEN (SELECT b.content FROM blobs b WHERE b.digest = c.content) END
          FROM changes c JOIN revisions r ON r.app = c.app AND r.number = c.revision
          WHERE c.app = $1 AND c.subject = $2 ORDER BY c.revision DESC
          """, [.integer(number), .text(subject.text)], take)
      } else {
        try database.forEach(
          """
          SELECT c.subject, c.kind, c.fields, c.revision, r.published, r.author,
            CASE WHEN row_number() OVER (PARTITION BY c.subject ORDER BY c.revision DESC) = 1
              THEN (SELECT b.content FROM blobs b WHERE b.digest = c.content) END
          FROM changes c JOIN revisions r ON r.app = c.app AND r.number = c.revision
          WHERE c.app = $1 ORDER BY c.subject, c.revision DESC
          """, [.integer(number)], take)
      }
      if let (subject, fields) = search.finish() { try body(subject, fields) }
    }
  }

  /// The subjects of a revision other than its products.
  private func otherSubjects(of revision: Revision) throws(StoreFailure) -> [StoreSubject: FieldList] {
    var json: [UInt8] = []
    for part in try parts(of: revision) where part.kind == .text { json += try blob(part.digest) }
    let subjects = ContentChanges.subjects(of: try StoredJSON.value(of: json))
    return Dictionary(subjects.map { ($0.subject, $0.fields) }) { first, _ in first }
  }
}

/// Goes through the changes of each subject from the newest to the oldest, until the origin of each
/// field is known.
private struct BlameSearch {
  /// The fields of the subjects that are not products.
  let others: [StoreSubject: FieldList]
  private var subject: StoreSubject?
  /// The subject as it is stored.
  private var name: String?
  private var fields = FieldList()
  /// The origins of fields, by path.
  private var origins: [String: (revision: Int, published: Timestamp, author: String)] = [:]
  private var isDone = false

  init(others: [StoreSubject: FieldList]) { self.others = others }

  /// Takes a change; returns the previous subject when the change belongs to another one.
  mutating func take(_ row: StoreRow) throws(StoreFailure) -> (StoreSubject, [BlamedField])? {
    let text = try row.text(0)
    var finished: (StoreSubject, [BlamedField])?
    if name.map({ !$0.utf8.elementsEqual(text.utf8) }) ?? true {
      guard let changed = StoreSubject(text) else { throw .damaged("a change of an unknown kind") }
      finished = finish()
      name = text
      subject = changed
      origins = [:]
      fields = FieldList()
      isDone = false
      if try row.text(1) == SubjectChange.Kind.removed.rawValue {
        isDone = true
      } else if changed.productID == nil {
        fields = others[changed] ?? FieldList()
      } else {
        fields = FieldList(try ProductPart(try row.bytes(6)).value)
      }
    }
    guard !isDone else { return finished }
    let origin = (
      revision: try row.count(3), published: Timestamp(milliseconds: try row.integer(4)), author: try row.text(5)
    )
    if try row.text(1) == SubjectChange.Kind.changed.rawValue {
      for path in try row.text(2).split(separator: "\n").map(String.init)
      where fields[path] != nil && origins[path] == nil { origins[path] = origin }
    } else {
      for path in fields.paths where origins[path] == nil { origins[path] = origin }
    }
    isDone = origins.count == fields.paths.count
    return finished
  }

  /// The fields of the last subject; nil when it was removed.
  func finish() -> (StoreSubject, [BlamedField])? {
    guard let subject, !fields.paths.isEmpty else { return nil }
    let blamed = fields.paths.compactMap { path in
      origins[path].map {
        BlamedField(
          path: path, value: fields[path] ?? "", revision: $0.revision, published: $0.published, author: $0.author)
      }
    }
    return (subject, blamed)
  }
}
