import Foundation
import ShopkeeperClient
import TestTools
import Testing

@Suite("A shop and shopkeeper serve", .timeLimit(.minutes(2)))
struct ServedListTests {
  @Test("the list of a server is shown, and by the next launch too if the server is gone")
  func served() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (process, address) = try await Self.serve(Self.catalog, [], logIn: folder)
    defer { process.terminate() }

    let shipped = ProductList(productIDs: ["shipped"])
    var configuration = ShopConfiguration(
      server: address, bundleID: "com.example.tipjar", bundled: shipped)
    configuration.storage = FileStorage(file: folder.appending(path: "kept.json"))
    let shop = Shop(configuration)
    let contents = await shop.refresh()
    #expect(contents.origin == .server, "\(contents.faults)")
    #expect(contents.list.productIDs == ["com.example.tipjar.tip.small"])

    process.terminate()
    while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    let relaunched = await Shop(configuration).refresh()
    #expect(relaunched.origin == .cache)
    #expect(relaunched.list.productIDs == ["com.example.tipjar.tip.small"])
  }

  @Test(
    "a signed list is shown if its key is trusted, and another key is refused",
    .enabled(if: Tool.openssl.isInstalled))
  func signed() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let key = folder.appending(path: "key.pem").path
    _ = try Tool.openssl.run(["genpkey", "-algorithm", "ed25519", "-out", key], input: [])
    let (process, address) = try await Self.serve(
      Self.catalog, ["--signing-key", "a=\(key)"], logIn: folder)
    defer { process.terminate() }
    let keys = try JSONDecoder().decode(
      Keys.self, from: Data(contentsOf: address.appendingPathComponent("v1/keys")))
    let public64 = try #require(keys.keys.first?.x)
    var configuration = ShopConfiguration(
      server: address, bundleID: "com.example.tipjar",
      bundled: ProductList(productIDs: ["shipped"]))
    for (trusted, origin) in [
      (public64, ShopContents.Origin.server), (String(repeating: "A", count: 43), .bundle),
    ] {
      configuration.storage = FileStorage(file: folder.appending(path: "\(origin).json"))
      configuration.trustedKeys = ["a": try #require(TrustedKey(base64: trusted))]
      let contents = await Shop(configuration).refresh()
      #expect(contents.origin == origin, "\(contents.faults)")
    }
  }

  private struct Keys: Decodable {
    struct Key: Decodable { let x: String }
    let keys: [Key]
  }

  private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Catalogs/Minimal/catalog.yml")

  /// Starts a server on a port that the system chooses, and waits until it prints its address.
  private static func serve(
    _ catalog: URL, _ options: [String], logIn folder: URL
  ) async throws -> (Process, URL) {
    let log = folder.appending(path: "serve.log")
    try Data().write(to: log)
    let process = Process()
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    process.executableURL = ([Bundle.main.executableURL].compactMap(\.self) + bundles)
      .map { $0.deletingLastPathComponent().appending(path: "shopkeeper") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    process.arguments = ["serve", "--port", "0", catalog.path] + options
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning {
      let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      if let match = text.firstMatch(of: /http:\/\/[0-9.:]+/),
        let url = URL(string: String(match.0))
      {
        return (process, url)
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw CocoaError(
      .executableLoad, userInfo: ["log": try String(contentsOf: log, encoding: .utf8)])
  }
}
