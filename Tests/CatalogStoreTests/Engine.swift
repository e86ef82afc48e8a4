import CatalogStore
import Foundation
import Testing

/// A database engine that the same tests run on.
enum Engine: String, Sendable, CustomTestStringConvertible {
  case sqlite
  case postgreSQL

  /// PostgreSQL is only tested where it is installed, which `.ci/setup` does.
  static let allCases: [Engine] = PostgreSQLCluster.shared == nil ? [.sqlite] : [.sqlite, .postgreSQL]

  var testDescription: String { rawValue }
}

/// An empty store of its own for a test, removed with it.
final class TestStore {
  let location: StoreLocation
  private let folder: TemporaryFolder

  init(_ engine: Engine) throws {
    folder = try TemporaryFolder()
    switch engine {
    case .sqlite: location = .file(folder.path("test.store"))
    case .postgreSQL: location = .postgreSQL(try #require(PostgreSQLCluster.shared).makeDatabase())
    }
  }

  /// A connection to the store.
  func open(_ access: Store.Access = .create) throws -> Store { try Store.open(at: location, for: access) }

  /// The path of the file; empty for a database.
  var path: String { if case .file(let path) = location { path } else { "" } }
}
