import Basics
import CatalogModel
import CatalogStore
import CommandLayer

/// The ledger of the configured store, asked before a catalog file is changed.
enum StoredLedger {
  /// Refuses an edit that uses a product ID in a way that the ledger doesn't allow, and that wasn't
  /// in the file before. Without a configured store, or before it exists, nothing is refused.
  ///
  /// A database that can't be reached is only warned about: a file can be edited offline, and
  /// publishing asks the ledger again.
  ///
  /// - Parameter asksServers: Whether a ledger in a database of a server is asked as well.
  static func refuse(
    from old: Catalog, to new: Catalog, near path: String, _ invocation: Invocation, asksServers: Bool = true
  ) throws {
    guard let app = new.app.bundleID, let location = try StoreOptions.location(near: Path.folder(of: path)) else {
      return
    }
    switch location {
    case .file(let file) where FileSystem.kind(file) == nil: return
    case .postgreSQL where !asksServers: return
    default: break
    }
    let violations: [LedgerViolation]
    do throws(StoreFailure) {
      let store = try Store.open(at: location)
      let known = Set(try store.violations(of: old, app: app))
      violations = try store.violations(of: new, app: app).filter { !known.contains($0) }
    } catch {
      guard error.kind == .disconnected || error.kind == .missing else { throw Failure(error.description) }
      invocation.console.writeErrorLine("warning: the ledger of the store was not asked: \(error.description)")
      return
    }
    guard let first = violations.first else { return }
    let more = violations.count > 1 ? " (and \(violations.count - 1) more)" : ""
    throw Failure("\(first.message)\(more)", exitCode: .findings)
  }
}
