import Basics
import CPlatform

/// A PostgreSQL server with its usual settings, on a socket in a temporary folder and without a port;
/// it ends with the benchmark, however that ends.
struct PrivateServer {
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
    let lines = try Self.run(Self.user + ["bash", "-c", script, "-", "\(getpid())"]).split(separator: "\n").map(
      String.init)
    guard lines.count == 2 else { throw BenchmarkStores.Failure(description: "PostgreSQL could not be started") }
    (programs, folder) = (lines[0], lines[1])
  }

  /// Stops the server, and removes it with its databases.
  func stop() { _ = try? Self.run(["rm", "-f", "\(folder)/log"]) }

  /// The ways in which a server ends without finishing anything.
  enum HardStop: CaseIterable {
    /// All of its processes end at once.
    case immediate
    /// Its first process is killed; the others find out by themselves.
    case kill
  }

  /// Stops the server as a failure would; ``startAgain()`` recovers it.
  func stop(_ way: HardStop) {
    switch way {
    case .immediate: _ = try? control(["-m", "immediate", "stop"])
    case .kill:
      let lines = (try? FileSystem.read("\(folder)/data/postmaster.pid")) ?? []
      let first = String(decoding: lines.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      if let process = pid_t(first), process > 1 { kill(process, SIGKILL) }
    }
  }

  /// Starts a server that was stopped, and waits until it has recovered.
  func startAgain() throws {
    // It can't start before the last process of the one before it has ended.
    for _ in 0..<100 {
      do { return try control(["-w", "-o", "-k '\(folder)' -c listen_addresses=", "start"]) } catch { usleep(100_000) }
    }
    throw BenchmarkStores.Failure(description: "PostgreSQL could not be started again")
  }

  private func control(_ words: [String]) throws {
    // A server would keep the pipes of this process open.
    let script = "cd / && exec \"$0\" \"$@\" </dev/null >/dev/null 2>&1"
    let words = ["\(programs)/pg_ctl", "-D", "\(folder)/data", "-l", "\(folder)/log"] + words
    _ = try Self.run(Self.user + ["bash", "-c", script] + words)
  }

  /// The beginning of a command as another user: the server refuses to run as root.
  private static var user: [String] { getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : [] }

  func makeDatabase(_ name: String) throws -> String {
    _ = try Self.run(["\(programs)/createdb", "-h", folder, "-U", "shopkeeper", name])
    return "postgresql://shopkeeper@/\(name)?host=\(folder)"
  }

  /// Runs a program; returns what it printed, without line breaks at the end.
  private static func run(_ words: [String]) throws -> String {
    guard let outcome = try Subprocess.run(words[0], Array(words.dropFirst())), outcome.status == 0 else {
      throw BenchmarkStores.Failure(description: "\"\(words[0])\" failed")
    }
    let text = String(decoding: outcome.output, as: UTF8.self)
    return String(text.reversed().drop { $0.isNewline }.reversed())
  }
}
