internal import Basics

/// The result of verifying a store.
public struct Verification: Sendable, Hashable {
  /// The problems, beginning with the first break in each chain of digests; empty for an intact store.
  public internal(set) var problems: [String] = []
  public internal(set) var apps = 0
  public internal(set) var revisions = 0
  /// The number of parts of contents, which revisions share.
  public internal(set) var parts = 0
}

extension Store {
  /// Checks everything in the store against digests, references and the engine's own checks.
  ///
  /// Memory is bounded by the number of parts and of product IDs, not by the size of the contents.
  public func verify() throws(StoreFailure) -> Verification {
    var verification = Verification()
    verification.problems += try database.storageProblems()
    // Broken storage can make everything else fail in confusing ways.
    guard verification.problems.isEmpty else { return verification }
    try database.transaction(writing: false) { () throws(StoreFailure) in
      var check = StoreCheck(store: self)
      try check.checkBlobs()
      for app in try apps() { try check.check(app) }
      verification = check.verification
    }
    return verification
  }
}

/// One pass over a store.
private struct StoreCheck {
  /// The number of changed blobs that are listed; a store may have millions.
  private static let listed = 20

  let store: Store
  var verification = Verification()
  /// The blobs whose contents have their digests, in order: a set needs more than twice the memory, and
  /// someone else's store may have millions.
  private var intactBlobs: [Digest] = []
  /// The nodes whose parts are all there.
  private var complete: Set<Digest> = []

  init(store: Store) { self.store = store }

  /// Runs a step; a fault that it finds is a problem, and others are thrown.
  private mutating func note(_ step: (inout StoreCheck) throws(StoreFailure) -> Void) throws(StoreFailure) {
    do throws(StoreFailure) { try step(&self) } catch {
      guard error.kind == .damaged else { throw error }
      verification.problems.append(error.description)
    }
  }

  mutating func checkBlobs() throws(StoreFailure) {
    var intactBlobs: [Digest] = []
    var changed = 0
    var problems: [String] = []
    try store.database.forEach("SELECT digest, content FROM blobs", []) { (row) throws(StoreFailure) in
      let digest = try row.digest(0)
      if Digest(of: try row.bytes(1)) == digest {
        intactBlobs.append(digest)
      } else {
        changed += 1
        if changed <= Self.listed { problems.append(StoreFailure.damaged("\(digest.short) was changed").description) }
      }
      return true
    }
    intactBlobs.sort()
    self.intactBlobs = intactBlobs
    verification.parts = intactBlobs.count + changed
    verification.problems += problems
  }

  mutating func check(_ app: String) throws(StoreFailure) {
    guard let number = try store.appNumber(app) else { return }
    verification.apps += 1
    try note { (check) throws(StoreFailure) in try check.checkRevisions(of: app) }
    try note { (check) throws(StoreFailure) in try check.checkEvents(of: app, number) }
    try note { (check) throws(StoreFailure) in try check.checkLedger(of: app, number) }
    try note { (check) throws(StoreFailure) in try check.checkContents(of: app) }
  }

  /// Checks the chain of the revisions of an app, from the first to the newest.
  private mutating func checkRevisions(of app: String) throws(StoreFailure) {
    let newest = try store.newest(of: app)?.number ?? 0
    var previous: Revision?
    // One by one, rather than in one query that would stop at the first that can't be read.
    for number in 1..<newest + 1 {
      guard let revision = try store.revision(number, of: app) else {
        throw .damaged("revision \(number) of \"\(app)\" is missing")
      }
      guard revision.previous == previous?.digest else {
        throw .damaged("revision \(number) of \"\(app)\" does not follow revision \(number - 1)")
      }
      let changes = try store.changes(of: revision)
      guard Revision.digest(of: changes) == revision.changes else {
        throw .damaged("the changes of revision \(number) of \"\(app)\" contradict their digest")
      }
      try checkTree(revision.root, of: revision, depth: 0)
      verification.revisions += 1
      previous = revision
    }
  }

  private mutating func checkTree(_ node: Digest, of revision: Revision, depth: Int) throws(StoreFailure) {
    guard !complete.contains(node) else { return }
    guard depth < ContentTree.mostLevels, let records = ContentTree.records(of: try store.blob(node)) else {
      throw .damaged("\(node.short) is not a list of parts")
    }
    for record in records {
      guard intactBlobs.binarySearch(record.digest) != nil else {
        throw .damaged(
          "\(record.digest.short), a part of revision \(revision.number) of \"\(revision.app)\", is "
            + "missing or was changed")
      }
      if record.kind == .node { try checkTree(record.digest, of: revision, depth: depth + 1) }
    }
    complete.insert(node)
  }

  private func checkEvents(of app: String, _ number: Int) throws(StoreFailure) {
    var previous: StoreEvent?
    try store.forEachEvent(of: number, bundleID: app) { (event) throws(StoreFailure) in
      guard event.digest == event.computed, event.previous == previous?.digest,
        event.number == (previous?.number ?? 0) + 1
      else { throw .damaged("event \(event.number) of \"\(app)\" contradicts its digest") }
      previous = event
    }
  }

  /// Checks that the ledger follows from the revisions and events, and has nothing else.
  private func checkLedger(of app: String, _ number: Int) throws(StoreFailure) {
    let expected = try store.replayedLedger(of: app, number)
    let ledger = try store.entries(of: number)
    for (id, entry) in expected where ledger[id] != entry {
      throw .damaged("the ledger of \"\(app)\" contradicts the history of \"\(id.text)\"")
    }
    for id in ledger.keys where expected[id] == nil {
      throw .damaged("the ledger of \"\(app)\" has \"\(id.text)\", which has no history")
    }
  }

  /// Checks the contents that are served: the newest, and those that channels name.
  private func checkContents(of app: String) throws(StoreFailure) {
    var numbers = Set(try store.channels(of: app).map(\.revision))
    if let newest = try store.newest(of: app) { numbers.insert(newest.number) }
    for number in numbers.sorted() {
      guard let revision = try store.revision(number, of: app) else { continue }
      _ = try store.content(of: revision)
    }
  }
}
