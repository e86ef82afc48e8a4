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

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private enum Place {
    case folder(TemporaryFolder)
    case server(PrivateServer)
  }

  private let place: Place
  private var count = 0

  init(_ engine: Engine) throws {
    switch engine {
    case .sqlite:
      guard let folder = TemporaryFolder() else {
        throw Failure(description: "no temporary folder")
      }
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

  /// The size of a store in bytes: of the file, or of the tables and indexes.
  func size(of store: String) throws -> Int {
    switch place {
    case .folder:
      var status = stat()
      guard stat(store, &status) == 0 else { throw Failure(description: "\(SystemError.last)") }
      return Int(status.st_size)
    case .server(let server): return try server.size(of: store)
    }
  }
}

/// A PostgreSQL server with its usual settings, on a socket in a temporary folder and without a port;
/// it ends with the benchmark, however that ends.
private struct PrivateServer {
  private let programs: String
  private let folder: String

  init() throws {
    let script = """
      for bin in /opt/homebrew/opt/postgresql@17/bin /usr/lib/postgresql/*/bin; do
        [ -x "$bin/initdb" ] && programs=$bin
      done
      [ -n "$programs" ] && cd / && folder=$(mktemp -d /tmp/shopkeeper-pg-XXXXXX) || exit 1
      "$programs/initdb" -D "$folder/data" -U shopkeeper -A trust -E UTF8 --locale=C \
        >"$folder/log" 2>&1 &&
      "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w -o "-k '$folder' -c listen_addresses=" \
        start </dev/null >/dev/null 2>&1 || exit 1
      (
        while ps -p "$1" && [ -e "$folder/log" ]; do sleep 1; done
        "$programs/pg_ctl" -D "$folder/data" -m immediate stop
        rm -rf "$folder"
      ) </dev/null >/dev/null 2>&1 &
      printf '%s\n%s' "$programs" "$folder"
      """
    // The server refuses to run as root.
    let user = getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : []
    let lines = try Self.run(user + ["bash", "-c", script, "-", "\(getpid())"])
      .split(separator: "\n").map(String.init)
    guard lines.count == 2 else {
      throw BenchmarkStores.Failure(description: "PostgreSQL could not be started")
    }
    (programs, folder) = (lines[0], lines[1])
  }

  func stop() {
    _ = try? Self.run(["rm", "-f", "\(folder)/log"])
  }

  func makeDatabase(_ name: String) throws -> String {
    _ = try Self.run(["\(programs)/createdb", "-h", folder, "-U", "shopkeeper", name])
    return "postgresql://shopkeeper@/\(name)?host=\(folder)"
  }

  func size(of address: String) throws -> Int {
    let query = "SELECT pg_database_size(current_database())"
    let text = try Self.run(["\(programs)/psql", "-At", "-d", address, "-c", query])
    guard let size = Int(text) else { throw BenchmarkStores.Failure(description: text) }
    return size
  }

  /// Runs a program; returns what it printed, without line breaks at the end.
  private static func run(_ words: [String]) throws -> String {
    guard let outcome = try Subprocess.run(words[0], Array(words.dropFirst())),
      outcome.status == 0
    else { throw BenchmarkStores.Failure(description: "\"\(words[0])\" failed") }
    let text = String(decoding: outcome.output, as: UTF8.self)
    return String(text.reversed().drop { $0.isNewline }.reversed())
  }
}
