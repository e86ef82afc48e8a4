import Foundation
import TestTools
import Testing

@testable import CatalogStore

@Suite("A database server that sends without end", .enabled(if: Tool.python.isInstalled)) struct HostileDatabaseTests {
  @Test(
    "is given up, within bounds of time and memory",
    arguments: ["notices", "parameters", "notifications", "drip", "row", "rows", "failure"])
  func endless(_ kind: String) throws {
    let process = Process()
    let (output, life) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.server, kind]
    (process.standardOutput, process.standardInput) = (output, life)
    try process.run()
    defer { try? life.fileHandleForWriting.close() }
    let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(Int(printed.trimmingCharacters(in: .whitespacesAndNewlines)))
    let location = StoreLocation("postgresql://u@127.0.0.1:\(port)/shop?sslmode=disable&gssencmode=disable")
    let failure = #expect(throws: StoreFailure.self) {
      _ = try PostgreSQLDatabase(location, access: .read, patience: 1000)
    }
    // The library itself gives up some of them.
    let text = failure.map { "\($0)" } ?? ""
    #expect(text.contains("sent more than") || text.contains("was lost"), "\(text)")
  }

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
    floods = {
      "notices": (b"", notice * 100), "parameters": (b"", parameter * 100),
      "notifications": (b"", notification * 100), "drip": (b"", notice), "row": (begun + long, b"x" * 100000),
      "rows": (begun, row * 100), "failure": (failure, b"x" * 100000)}
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        connection, _ = listener.accept()
        connection.recv(4096)
        connection.sendall(message(b"R", struct.pack(">i", 0)) + ready)
        try:
            while True:
                request = connection.recv(65536)
                if not request: break
                if request[:1] == b"Q": connection.sendall(message(b"C", b"SET\\0") + ready)
                elif request[:1] == b"P": connection.sendall(message(b"1", b"") + ready)
                else:
                    first, rest = floods[kind]
                    connection.sendall(first)
                    while True:
                        connection.sendall(rest)
                        if kind == "drip": time.sleep(0.3)
        except OSError: pass
    """
}
