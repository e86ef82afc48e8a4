import Basics
import CPlatform

/// New stores for a benchmark: files in a temporary folder, or databases of a private PostgreSQL
/// server.
final class BenchmarkStores {
  enum Engine: String, CaseIterable {
    case sqlite = "SQLite"
    case postgreSQL = "PostgreSQL"

    /// The engines that an argument names: `sqlite`, `postgresql`, or all without one; nil for
    /// anything else.
    static func named(_ name: String?) -> [Engine]? {
      guard let name else { return allCases }
      let engines = allCases.filter { $0.rawValue.lowercased() == name }
      return engines.isEmpty ? nil : engines
    }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  private enum Place {
    case folder(TemporaryFolder)
    case server(PrivateServer)
  }

  private let place: Place
  private var count = 0

  init(_ engine: Engine) throws {
    switch engine {
    case .sqlite:
      guard let folder = TemporaryFolder() else { throw Failure(description: "no temporary folder") }
      place = .folder(folder)
    case .postgreSQL: place = .server(try PrivateServer())
    }
  }

  /// Removes the stores.
  func remove() {
    switch place {
    case .folder(let folder): folder.remove()
    case .server(let server): server.stop()
    }
  }

  /// The path or the address of a store that doesn't exist yet.
  func make() throws -> String {
    count += 1
    switch place {
    case .folder(let folder): return folder.file("\(count).store")
    case .server(let server): return try server.makeDatabase("store\(count)")
    }
  }
}
