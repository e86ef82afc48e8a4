import Basics
import Foundation

/// A private PostgreSQL server for this run of the tests: on a socket in a temporary folder, without
/// a port, and stopped when the tests end, however they end.
final class PostgreSQLCluster: Sendable {
  /// Nil when PostgreSQL isn't installed.
  static let shared: PostgreSQLCluster? = {
    do { return try PostgreSQLCluster() } catch {
      print("warning: PostgreSQL is not tested: \(error)")
      return nil
    }
  }()

  struct Failure: Error { let description: String }

  private let programs: String
  let folder: String
  /// Closed when this process ends, on which the server stops.
  private let life: Pipe
  private let count = Lock(0)

  /// - Parameter settings: Settings of the server in addition to a test's.
  init(settings: [String] = ["fsync=off"]) throws {
    let places = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let candidates =
      places.sorted().reversed().map { "/usr/lib/postgresql/\($0)/bin" } + [
        "/opt/homebrew/opt/postgresql@17/bin", "/usr/local/opt/postgresql@17/bin", "/usr/bin",
      ]
    guard let programs = candidates.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") })
    else { throw Failure(description: "initdb is not installed") }
    self.programs = programs
    // Short: the path of a socket has at most 107 bytes.
    folder = "/tmp/shopkeeper-pg-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    life = Pipe()
    // The server refuses to run as root.
    let isRoot = getuid() == 0
    if isRoot { try Self.run("/bin/chown", ["postgres", folder]) }
    let script = """
      trap '' INT TERM
      "$1/initdb" -D "$2/data" -U shopkeeper -A trust -E UTF8 --locale=C --no-sync >"$2/log" 2>&1 &&
      "$1/pg_ctl" -D "$2/data" -l "$2/server" -w -o "-k '$2' -c listen_addresses= \
      -c max_connections=300 \(settings.map { "-c \($0)" }.joined(separator: " "))" \
      start >>"$2/log" 2>&1
      echo $? >"$2/ready.new" && mv "$2/ready.new" "$2/ready"
      while read -r mode; do
        "$1/pg_ctl" -D "$2/data" -m "$mode" -w -l "$2/server" restart >>"$2/log" 2>&1
        echo $? >"$2/ready.new" && mv "$2/ready.new" "$2/ready"
      done
      "$1/pg_ctl" -D "$2/data" -m immediate stop >/dev/null 2>&1
      rm -rf "$2"
      """
    let process = Process()
    process.executableURL = URL(filePath: isRoot ? "/usr/sbin/runuser" : "/bin/bash")
    process.arguments = (isRoot ? ["-u", "postgres", "--", "/bin/bash"] : []) + ["-c", script, "-", programs, folder]
    process.currentDirectoryURL = URL(filePath: "/")
    process.standardInput = life
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try waitUntilReady()
  }

  /// Waits until the server was started.
  private func waitUntilReady() throws {
    let file = "\(folder)/ready"
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: file) { usleep(50_000) }
    let result = try? String(contentsOfFile: file, encoding: .utf8)
    guard result == "0\n" else {
      let log = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? ""
      throw Failure(description: "the server did not start: \(log.suffix(300))")
    }
  }

  /// The address of a new, empty database.
  func makeDatabase() throws -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let name = "test\(number)"
    try Self.run("\(programs)/createdb", ["-h", folder, "-U", "shopkeeper", name])
    return "postgresql://shopkeeper@/\(name)?host=\(folder)"
  }

  /// The address of a new user of a database.
  ///
  /// - Parameter role: The role that is all that the user may do; nil for a user who may create schemas
  ///   in the database.
  func makeUser(at address: String, memberOf role: String?) throws -> String {
    let database = address.prefix { $0 != "?" }.split(separator: "/").last ?? ""
    let user = "user_of_\(database)"
    let grant = role.map { "\($0) TO \(user)" } ?? "CREATE ON DATABASE \(database) TO \(user)"
    try Self.run(
      "\(programs)/psql",
      ["-q", "-v", "ON_ERROR_STOP=1", "-d", address] + ["-c", "CREATE ROLE \(user) LOGIN", "-c", "GRANT \(grant)"])
    return "postgresql://\(user)@/\(database)?host=\(folder)"
  }

  /// The ways to stop a server.
  enum Stop: String, CaseIterable {
    /// Connections are closed, and everything is written.
    case fast
    /// Stops like a crash: the server recovers from its log when it starts.
    case immediate
  }

  /// Stops the server and starts it again.
  func restart(_ stop: Stop) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/ready")
    try life.fileHandleForWriting.write(contentsOf: Data("\(stop.rawValue)\n".utf8))
    try waitUntilReady()
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: "/")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
  }
}
