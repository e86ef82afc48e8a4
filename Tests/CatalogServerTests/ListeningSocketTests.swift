import Foundation
import Testing

@testable import CatalogServer

@Suite("The socket that a server listens on") struct ListeningSocketTests {
  /// A path that is short enough for a Unix socket.
  private static func path() -> String { "/tmp/\(UUID().uuidString.prefix(13)).sock" }

  private static func start(_ path: String) throws -> HTTPServer {
    try HTTPServer.start(on: [.unix(path: path)], serving: Publication(Samples.snapshot))
  }

  /// Leaves the socket of a server that was killed.
  private static func abandonSocket(_ path: String) throws {
    let dead = socket(AF_UNIX, 1, 0)
    var address = Client.unixAddress(path)
    #expect(Client.use(&address, { bind(dead, $0, $1) }) == 0)
    close(dead)
  }

  @Test(
    "replaces nothing that is not a socket", arguments: ["file", "folder", "pipe", "link", "link to a dead socket"])
  func other(_ kind: String) throws {
    let path = Self.path()
    let target = path + ".target"
    defer { for path in [path, target] { try? FileManager.default.removeItem(atPath: path) } }
    switch kind {
    case "file": try Data("app: {}".utf8).write(to: URL(filePath: path))
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "link":
      try Data("app: {}".utf8).write(to: URL(filePath: target))
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    default:
      try Self.abandonSocket(target)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    let before = try FileManager.default.attributesOfItem(atPath: path)
    let failure = #expect(throws: ServerFailure.self) { try Self.start(path) }
    #expect(failure?.description.contains("\"\(path)\"") == true)
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.type] as? FileAttributeType == after[.type] as? FileAttributeType)
    if kind == "file" { #expect(try String(contentsOfFile: path, encoding: .utf8) == "app: {}") }
    if kind.hasPrefix("link") { #expect(FileManager.default.fileExists(atPath: target)) }
  }

  @Test("is not removed at the end when something else has taken its place", arguments: ["successor", "file"])
  func successor(_ kind: String) throws {
    let path = Self.path()
    defer { unlink(path) }
    let old = try Self.start(path)
    unlink(path)
    let next = kind == "successor" ? try Self.start(path) : nil
    if next == nil { try Data("own".utf8).write(to: URL(filePath: path)) }
    old.stop()
    if next == nil {
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "own")
    } else {
      #expect(try Client(path: path).get(Samples.products).status == 200)
    }
    next?.stop()
    #expect(FileManager.default.fileExists(atPath: path) == (next == nil))
  }

  @Test("is one server's, however many start at the place of a dead one at the same moment") func race() throws {
    for _ in 0..<10 {
      let path = Self.path()
      defer { unlink(path) }
      try Self.abandonSocket(path)
      let started = Box<[HTTPServer]>([])
      DispatchQueue.concurrentPerform(iterations: 6) { _ in
        if let server = try? Self.start(path) { started.change { $0.append(server) } }
      }
      #expect(started.value.count == 1)
      #expect(try Client(path: path).get(Samples.products).status == 200)
    }
  }

  #if os(Linux)
    @Test("with a name of the abstract namespace, has no file to remove") func abstract() throws {
      let name = "@shopkeeper-\(UUID().uuidString)"
      try Data("own".utf8).write(to: URL(filePath: name))
      defer { unlink(name) }
      for _ in 0..<2 {
        let server = try Self.start(name)
        #expect(throws: ServerFailure.self) { try Self.start(name) }
        server.stop()
        #expect(try String(contentsOfFile: name, encoding: .utf8) == "own")
      }
    }
  #endif

  @Test(
    "that is inherited listens already", arguments: ["closed", "file", "pipe", "idle", "datagrams", "connected"])
  func inherited(_ kind: String) throws {
    var ends: [Int32] = [-1, -1]
    switch kind {
    case "closed": ends[0] = 1_000_000
    case "file": ends[0] = open("/dev/null", O_RDONLY)
    case "pipe": #expect(pipe(&ends) == 0)
    case "idle": ends[0] = socket(AF_INET, 1, 0)
    case "datagrams": ends[0] = socket(AF_INET, 2, 0)
    default: #expect(socketpair(AF_UNIX, 1, 0, &ends) == 0)
    }
    defer { for end in ends where end >= 0 { close(end) } }
    let failure = #expect(throws: ServerFailure.self) {
      try HTTPServer.start(on: [.inherited(ends[0])], serving: Publication(Samples.snapshot))
    }
    #expect(failure?.description.contains("\"\(ends[0])\"") == true)
  }

  @Test("that is inherited stays for the next instance, and for one that runs beside it", arguments: [false, true])
  func handedOver(isBeside: Bool) throws {
    let path = Self.path()
    defer { unlink(path) }
    let held = socket(AF_UNIX, 1, 0)
    defer { close(held) }
    var address = Client.unixAddress(path)
    try #require(Client.use(&address, { bind(held, $0, $1) }) == 0 && listen(held, 8) == 0)
    func start() throws -> HTTPServer {
      try HTTPServer.start(on: [.inherited(dup(held))], serving: Publication(Samples.snapshot))
    }
    let first = try start()
    var next = isBeside ? try start() : nil
    first.stop()
    // A client that comes between the two waits for the next one.
    let client = try Client(path: path)
    if next == nil { next = try start() }
    #expect(try client.get(Samples.products).status == 200)
    #expect(try Client(path: path).get(Samples.products).status == 200)
    next?.stop()
  }
}
