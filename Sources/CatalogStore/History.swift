internal import CatalogFormats
public import CatalogModel
internal import SourceSyntax

/// The change that a revision made to one product, group or other subject.
public struct RevisionChange: Sendable, Hashable {
  public let subject: StoreSubject
  /// `added`, `changed` or `removed`.
  public let kind: String
  /// The paths of the fields that differ; empty when the whole subject was added or removed.
  public let fields: [String]
}

extension Store {
  /// The changes of a revision, sorted by the bytes of the subjects.
  public func record(of revision: Revision) throws(StoreFailure) -> [RevisionChange] {
    try changes(of: revision).map { RevisionChange(subject: $0.subject, kind: $0.kind.rawValue, fields: $0.fields) }
  }

  /// The changes of a revision, sorted by the bytes of the subjects.
  func changes(of revision: Revision) throws(StoreFailure) -> [SubjectChange] {
    guard let app = try appNumber(revision.app) else { return [] }
    var changes: [SubjectChange] = []
    // The sign keeps SQLite from reading all changes of the app, which the primary key would find.
    try database.forEach(
      """
      SELECT subject, kind, fields, content FROM changes WHERE revision = $1 AND +app = $2
      ORDER BY subject
      """, [.integer(revision.number), .integer(app)]
    ) { (row) throws(StoreFailure) in
      guard changes.count < StoreLimits.subjects else { throw .damaged("revision \(revision.number) changes too much") }
      changes.append(try Self.change(row))
      return true
    }
    return changes
  }

  private static func change(_ row: StoreRow) throws(StoreFailure) -> SubjectChange {
    guard let subject = StoreSubject(try row.text(0)), let kind = SubjectChange.Kind(rawValue: try row.text(1)) else {
      throw .damaged("a change of an unknown kind")
    }
    let fields = try row.text(2)
    return SubjectChange(
      subject: subject, kind: kind, fields: fields.isEmpty ? [] : fields.split(separator: "\n").map(String.init),
      content: try row.digest(orNull: 3))
  }
}

extension Store {
  /// A store in memory without any revision, to try something on.
  public static func inMemory() throws(StoreFailure) -> Store {
    let database = try SQLiteDatabase(inMemoryAtVersion: SQLiteDatabase.migrations.count)
    return Store(database, at: .file(":memory:"))
  }

  /// The newest revision of an app for the linter's history rules, with only the products that
  /// differ from a content; nil when the app has no revision.
  ///
  /// A product that is the same in both breaks no rule, and most are: reading them all would take
  /// longer than everything else that publishing does.
  public func earlierCatalog(than content: CanonicalContent, of app: String) throws(StoreFailure) -> Catalog? {
    guard let newest = try newest(of: app) else { return nil }
    let kept = Set(content.parts.lazy.map(\.digest))
    var json: [UInt8] = []
    var isAfterProduct = false
    for part in try parts(of: newest) {
      if part.kind == .product {
        if kept.contains(part.digest) { continue }
      } else if isAfterProduct, json.suffix(2).elementsEqual(",\n".utf8) {
        // The products after it were left out.
        json.replaceSubrange(json.count - 2..<json.count, with: "\n".utf8)
      }
      isAfterProduct = part.kind == .product
      json += try blob(part.digest)
    }
    let source = SourceFile(name: "\(app)@\(newest.number).json", bytes: json)
    return CatalogYAMLDecoder.read(.parseJSON(source)).catalog
  }
}
