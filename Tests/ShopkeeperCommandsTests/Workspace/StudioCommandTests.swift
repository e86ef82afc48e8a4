import Foundation
import TestTools
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `shopkeeper studio` in a process of its own.
final class StudioProcess: AddressedProcess {
  init(_ catalog: String, _ options: [String] = ["--no-open"], logIn folder: TemporaryFolder, path: String? = nil)
    throws
  {
    var environment = ["XDG_CACHE_HOME": folder.path("cache")]
    environment["PATH"] = path
    try super.init(["studio", catalog] + options, environment, logIn: folder)
  }

  /// Whether a condition is met within two minutes.
  static func waits(for condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<2400 {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }

  /// The status of the answer to a request; empty without one.
  static func status(_ address: String, _ options: [String] = []) throws -> String {
    let arguments = ["--silent", "--max-time", "60", "--output", "/dev/null", "--write-out", "%{http_code}"]
    return String(decoding: try Tool.curl.runIgnoringStatus(arguments + options + [address]), as: UTF8.self)
  }
}

@Suite("shopkeeper studio", .enabled(if: Tool.curl.isInstalled)) struct StudioCommandTests {
  @Test("listens to this machine alone, at an address with a secret, until it is interrupted") func loopback() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let studio = try StudioProcess(catalog, logIn: folder)
    #expect(studio.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{64}\//) != nil)
    #expect(try StudioProcess.status(studio.address) == "200")
    let root = try #require(studio.address.firstMatch(of: /http:\/\/[^\/]+/)).output
    #expect(try StudioProcess.status("\(root)/") == "404")
    #expect(try StudioProcess.status(studio.address, ["--header", "Host: evil.example"]) == "403")
    let port = try #require(root.split(separator: ":").last)
    // Every address that begins with 127 is this machine's on Linux, and only one is listened on.
    #if os(Linux)
      #expect(try StudioProcess.status("http://127.0.0.2:\(port)/") == "")
      let listening = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
      let hexadecimal = String(try #require(Int(port)), radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      let places = listening.matches(of: try Regex("([0-9A-F]{8}):\(padded) 00000000:0000 0A")).map {
        $0.output[1].substring ?? ""
      }
      #expect(places == ["0100007F"])
    #endif
    kill(studio.process.processIdentifier, SIGINT)
    studio.process.waitUntilExit()
    #expect(studio.process.terminationStatus == 0 && studio.log.hasSuffix("stopped\n"))
  }

  @Test("the browser gets the address in a file that other users can't read") func opened() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let opener = try folder.write(
      "#!/bin/sh\necho \"$@\" > '\(folder.path("arguments"))'\nls -ld \"$(dirname \"$1\")\" >> '\(folder.path("arguments"))'\n"
        + "cp \"$1\" '\(folder.path("copy"))'\n", to: "bin/xdg-open")
    try FileManager.default.copyItem(atPath: opener, toPath: folder.path("bin/open"))
    for name in ["xdg-open", "open"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(name)"))
    }
    let studio = try StudioProcess(catalog, [], logIn: folder, path: "\(folder.path("bin")):/usr/bin:/bin")
    let token = try #require(studio.address.firstMatch(of: /[0-9a-f]{64}/)).output
    #expect(StudioProcess.waits { FileManager.default.fileExists(atPath: folder.path("copy")) })
    let arguments = try folder.text("arguments")
    #expect(!arguments.contains(token) && arguments.contains("\ndrwx------"), "\(arguments)")
    #expect(StudioProcess.waits { (try? folder.text("copy").contains(studio.address)) == true })
    kill(studio.process.processIdentifier, SIGTERM)
    studio.process.waitUntilExit()
    let file = try #require(arguments.split(separator: "\n").first)
    #expect(!FileManager.default.fileExists(atPath: String(file)))
  }

  @Test("ends when the last tab is closed, if asked") func closed() throws {
    let folder = try TemporaryFolder()
    let studio = try StudioProcess(
      try folder.write(Samples.small, to: "catalog.yml"), ["--no-open", "--until-closed"], logIn: folder)
    let origin = try #require(studio.address.firstMatch(of: /http:\/\/[^\/]+/)).output
    let fields = ["--header", "Origin: \(origin)", "--header", "Content-Type: application/json", "--data"]
    for tab in ["one", "two"] {
      #expect(try StudioProcess.status(studio.address + "state", fields + ["{\"tab\": \"\(tab)\"}"]) == "200")
    }
    #expect(try StudioProcess.status(studio.address + "close", fields + ["{\"tab\": \"one\"}"]) == "200")
    sleep(6)
    #expect(studio.process.isRunning)
    #expect(try StudioProcess.status(studio.address + "close", fields + ["{\"tab\": \"two\"}"]) == "200")
    #expect(StudioProcess.waits { !studio.process.isRunning })
    #expect(studio.process.terminationStatus == 0)
  }

  @Test("refuses what isn't a catalog file, and says what to do", arguments: ["Products.storekit", "missing.yml"])
  func refused(_ name: String) async throws {
    let folder = try TemporaryFolder()
    if name.hasSuffix(".storekit") {
      try folder.write(
        "{\"products\": [], \"subscriptionGroups\": [], \"version\": {\"major\": 4, \"minor\": 0}}", to: name)
    }
    let run = await CommandRun("studio", folder.path(name), "--no-open")
    #expect(run.status == 3 && run.errors.contains(name))
  }
}
