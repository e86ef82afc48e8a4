import Foundation
import TestTools
import Testing

@testable import CatalogStore

@Suite("A hostile database server is given up", .enabled(if: Tool.python.isInstalled)) struct HostileDatabaseTests {
  @Test(
    "that sends without end: within bounds of time and memory",
    arguments: ["notices", "parameters", "notifications", "drip", "row", "rows", "failure", "results", "queryresults"])
  func endless(_ kind: String) throws {
    var text = ""
    let took = try processorTime { text = try failure(of: kind) }
    // The library itself gives up some of them.
    #expect(text.contains("sent more than") || text.contains("was lost"), "\(text)")
    // A result has ten times the patience, 10 s, and the library needs all of it for an endless message.
    #expect(took < .seconds(15))
  }

  @Test(
    "that begins to copy a table: at once", arguments: ["copyin", "copyout", "copyboth"], ["", "query"])
  func copying(_ kind: String, _ place: String) throws {
    let text = try failure(of: place + kind)
    #expect(text.contains("sent more than"), "\(text)")
  }

  @Test(
    "that lets nobody connect: within the time for that, and without another attempt while the first one runs",
    arguments: ["startupnotices", "startupparameters", "startupnotifications", "iterations", "silence"])
  func connecting(_ kind: String) throws {
    let started = ContinuousClock.now
    let text = try failure(of: kind, patience: 100, times: 3)
    let isSilent = text.contains("did not let anybody connect in time")
    // As much as can be read within that time, or more than is.
    #expect(isSilent || kind.hasPrefix("startup") && text.contains("sent more than it may"), "\(text)")
    #expect(ContinuousClock.now - started < .seconds(8))
  }

  @Test("that stops reading: within the time for one result", .enabled(if: PostgreSQLCluster.shared != nil))
  func unread() throws {
    let test = try TestStore(.postgreSQL)
    let database = try PostgreSQLDatabase(test.location, access: .create, patience: 1000)
    let length: StaticString = "SELECT length(CAST($1 AS bytea))"
    try database.run(length, [.bytes([0])])
    let process = try #require(try database.row("SELECT pg_backend_pid()")?.integer(0))
    kill(pid_t(process), SIGSTOP)
    defer { kill(pid_t(process), SIGCONT) }
    // More than the buffers between the two hold.
    let failure = #expect(throws: StoreFailure.self) {
      try database.run(length, [.bytes([UInt8](repeating: 0, count: 32 << 20))])
    }
    #expect(failure?.description.contains("has not answered for 1 seconds") == true)
  }

  @Test("that sends more than a connection needs before there is one: at its limit") func greeting() throws {
    #expect(try failure(of: "startupnotifications", patience: 15_000).contains("sent more than it may"))
  }

  @Test("whose rows have no columns: as damaged") func columns() throws {
    #expect(try failure(of: "nocolumns").contains("column 0"))
  }

  @Test(
    "that is behind TLS with records of 16 KB, longer than those of PostgreSQL itself: its answers arrive",
    .enabled(if: PostgreSQLCluster.shared != nil && Tool.openssl.isInstalled)) func longRecords() throws
  {
    let test = try TestStore(.postgreSQL)
    guard case .postgreSQL(let address) = test.location else { return }
    let folder = try TemporaryFolder()
    let (key, certificate) = (folder.path("key.pem"), folder.path("certificate.pem"))
    _ = try Tool.openssl.run(
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", key, "-out", certificate],
      input: [])
    let name = try #require(address.split(separator: "?")[0].split(separator: "/").last)
    let socket = try #require(PostgreSQLCluster.shared).folder + "/.s.PGSQL.5432"
    let server = try Server(Self.proxy, [socket, certificate, key])
    let location = StoreLocation("postgresql://shopkeeper@127.0.0.1:\(server.port)/\(name)?sslmode=require")
    let database = try PostgreSQLDatabase(location, access: .create, patience: 2000)
    for length in stride(from: 6000, to: 8000, by: 50) {
      let rows = try database.rows(
        "SELECT repeat('x', CAST(CAST($1 AS bigint) AS integer)) FROM generate_series(1, 13)", [.integer(length)])
      #expect(rows.count == 13)
    }
  }

  /// A program in Python that prints its port, and ends with this object.
  private final class Server {
    let port: Int
    private let life = Pipe()

    init(_ program: String, _ arguments: [String]) throws {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", program] + arguments
      (process.standardOutput, process.standardInput) = (output, life)
      try process.run()
      let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      port = try #require(Int(printed.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    deinit { try? life.fileHandleForWriting.close() }
  }

  /// The description of the failure to open a store on a server of a kind.
  private func failure(of kind: String, patience: Int32 = 1000, times: Int = 1) throws -> String {
    let server = try Server(Self.server, [kind])
    defer { withExtendedLifetime(server) {} }
    let port = server.port
    let location = StoreLocation("postgresql://u:p@127.0.0.1:\(port)/shop?sslmode=disable&gssencmode=disable")
    let failures = (0..<times).map { _ in
      #expect(throws: StoreFailure.self) { _ = try PostgreSQLDatabase(location, access: .read, patience: patience) }
    }
    return failures.compactMap { $0.map { "\($0)" } }.last ?? ""
  }

  /// An end of TLS in front of a server, as a proxy is.
  private static let proxy = """
    import os, socket, ssl, sys, threading, time
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2], sys.argv[3])
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    def copy(source, target, delay):
        try:
            while data := source.recv(1 << 20):
                time.sleep(delay)
                # All that has come meanwhile: in records of 16 KB.
                source.setblocking(False)
                try:
                    while more := source.recv(1 << 20): data += more
                except OSError: pass
                source.setblocking(True)
                target.sendall(data)
        except OSError: pass
    def serve(client):
        try:
            client.recv(8)
            client.sendall(b"S")
            client = context.wrap_socket(client, server_side=True)
            server = socket.socket(socket.AF_UNIX)
            server.connect(sys.argv[1])
            threading.Thread(target=copy, args=(server, client, 0.02), daemon=True).start()
            while data := client.recv(65536): server.sendall(data)
            server.close()
        except OSError: pass
    while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    """

  /// A server that answers the statements of a client with what its argument says.
  private static let server = """
    import os, socket, struct, sys, threading, time
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    kind = sys.argv[1]
    def message(letter, body): return letter + struct.pack(">i", len(body) + 4) + body
    ready = message(b"Z", b"I")
    notice = message(b"N", b"SNOTICE\\0VNOTICE\\0C00000\\0M" + b"x" * 1000 + b"\\0\\0")
    parameter = message(b"S", b"name\\0" + b"x" * 1000 + b"\\0")
    notification = message(b"A", struct.pack(">i", 7) + b"shopkeeper_changed\\0" + b"x" * 1000 + b"\\0")
    columns = message(b"T", struct.pack(">h", 1) + b"name\\0" + struct.pack(">ihihih", 0, 0, 25, -1, -1, 1))
    row = message(b"D", struct.pack(">hi", 1, 1000) + b"x" * 1000)
    long = b"D" + struct.pack(">ihi", 300000010, 1, 300000000)
    failure = b"E" + struct.pack(">i", 300000010) + b"SERROR\\0VERROR\\0CXX000\\0M"
    begun = message(b"2", b"") + columns
    none = message(b"2", b"") + message(b"T", b"\\0\\0") + message(b"D", b"\\0\\0")
    floods = {
      "notices": (b"", notice * 100), "parameters": (b"", parameter * 100),
      "notifications": (b"", notification * 100), "drip": (b"", notice), "row": (begun + long, b"x" * 100000),
      "rows": (begun, row * 100), "failure": (failure, b"x" * 100000), "results": (b"", message(b"C", b"SET\\0") * 100),
      "nocolumns": (none + message(b"C", b"SELECT 1\\0") + ready, b""), "copyin": (message(b"G", b"\\0\\0\\0"), b""),
      "copyout": (message(b"H", b"\\0\\0\\0"), b""), "copyboth": (message(b"W", b"\\0\\0\\0"), b"")}
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        connection, _ = listener.accept()
        # The library may look first whether anybody is there.
        if not connection.recv(4096): continue
        try:
            if kind == "iterations":
                connection.sendall(message(b"R", struct.pack(">i", 10) + b"SCRAM-SHA-256\\0\\0"))
                first = connection.recv(65536).rsplit(b"r=", 1)[1]
                connection.sendall(message(b"R", struct.pack(">i", 11) + b"r=" + first + b"x,s=c2FsdA==,i=6000000"))
                connection.recv(65536)
                continue
            if kind == "silence": connection.recv(4096)
            connection.sendall(message(b"R", struct.pack(">i", 0)))
            while kind.startswith("startup"): connection.sendall(floods[kind.removeprefix("startup")][1])
            connection.sendall(ready)
            while True:
                request = connection.recv(65536)
                if not request: break
                if request[:1] == b"Q" and not kind.startswith("query"): connection.sendall(message(b"C", b"SET\\0") + ready)
                elif request[:1] == b"P": connection.sendall(message(b"1", b"") + ready)
                else:
                    first, rest = floods[kind.removeprefix("query")]
                    connection.sendall(first)
                    while rest:
                        connection.sendall(rest)
                        if kind == "drip": time.sleep(0.3)
        except OSError: pass
    """
}
