import Foundation
import TestTools
import Testing

@testable import ShopkeeperClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A shop and shopkeeper serve", .timeLimit(.minutes(40))) struct ServedListTests {
  @Test("the list of a server is shown, and by the next launch too if the server is gone") func served() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (process, address) = try await Self.serve(Self.catalog, [], logIn: folder)
    defer { process.terminate() }

    let shipped = ProductList(productIDs: ["shipped"])
    var configuration = ShopConfiguration(server: address, bundleID: "com.example.tipjar", bundled: shipped)
    configuration.timeout = .seconds(1200)
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
    "a signed list is shown if its key is trusted, and another key is refused", .enabled(if: Tool.openssl.isInstalled))
  func signed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let key = folder.appending(path: "key.pem").path
    _ = try Tool.openssl.run(["genpkey", "-algorithm", "ed25519", "-out", key], input: [])
    let (process, address) = try await Self.serve(Self.catalog, ["--signing-key", "a=\(key)"], logIn: folder)
    defer { process.terminate() }
    let keys = try JSONDecoder().decode(Keys.self, from: Data(contentsOf: address.appendingPathComponent("v1/keys")))
    let public64 = try #require(keys.keys.first?.x)
    var configuration = ShopConfiguration(
      server: address, bundleID: "com.example.tipjar", bundled: ProductList(productIDs: ["shipped"]))
    for (trusted, origin) in [
      (public64, ShopContents.Origin.server), ("11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=", .bundle),
    ] {
      configuration.timeout = .seconds(1200)
      configuration.storage = FileStorage(file: folder.appending(path: "\(origin).json"))
      configuration.cryptography = TestCryptography()
      configuration.trustedKeys = ["a": try #require(TrustedKey(base64: trusted))]
      let contents = await Shop(configuration).refresh()
      #expect(contents.origin == origin, "\(contents.faults)")
    }
  }

  /// Suffixes and media types of the representations.
  private static let representations = [
    ("", "*/*"), (".json", "application/json"), (".xml", "application/xml"), (".plist", "application/x-plist"),
    (".bplist", "application/x-bplist"), (".txt", "text/plain"),
  ]

  @Test("URLSession reads every representation, compressed or not, with HEAD, and gets 304 for what it has")
  func representations() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (process, address) = try await Self.serve(Self.largerCatalog, [], logIn: folder)
    defer { process.terminate() }
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }

    func ask(_ path: String, _ fields: [String: String] = [:], method: String = "GET") async throws -> (
      Data, HTTPURLResponse
    ) {
      let url = try #require(URL(string: "\(address.absoluteString)\(path)"))
      var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
      request.httpMethod = method
      for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await session.data(for: request)
      return (data, try #require(response as? HTTPURLResponse))
    }

    let root = "/v1/apps/com.example.goldrush"
    let (plain, _) = try await ask("\(root)/product-ids.txt")
    let ids = String(decoding: plain, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(ids.count > 3)
    for list in ["product-ids", "products", "locales/ja/products"] {
      for (suffix, type) in Self.representations {
        for (path, fields) in [
          ("\(root)/\(list)\(suffix)", [:]), ("\(root)/\(list)", ["Accept": type]),
          ("\(root)/\(list)\(suffix)", ["Accept-Encoding": "identity"]),
        ] {
          let (data, response) = try await ask(path, fields)
          #expect(response.statusCode == 200)
          let read = try Self.ids(in: data, of: response.mimeType ?? "")
          #expect(read == ids, "\(path) \(fields)")
          let tag = try #require(response.value(forHTTPHeaderField: "ETag"))
          let (nothing, same) = try await ask(path, fields.merging(["If-None-Match": tag]) { $1 })
          #expect(same.statusCode == 304 && nothing.isEmpty)
          let (none, head) = try await ask(path, fields, method: "HEAD")
          #expect(head.statusCode == 200 && none.isEmpty)
        }
      }
    }
  }

  /// The product IDs in an answer, whatever its form.
  private static func ids(in data: Data, of type: String) throws -> [String] {
    let document: Any
    switch type {
    case "text/plain": return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    case "application/xml":
      let collector = IDCollector()
      let parser = XMLParser(data: data)
      parser.delegate = collector
      #expect(parser.parse())
      return collector.ids
    case "application/json": document = try JSONSerialization.jsonObject(with: data)
    default: document = try PropertyListSerialization.propertyList(from: data, format: nil)
    }
    if let ids = document as? [String] { return ids }
    let products = (document as? [String: Any])?["products"] as? [[String: Any]] ?? []
    return products.compactMap { $0["id"] as? String }
  }

  /// Collects the text of the elements that contain product IDs.
  private final class IDCollector: NSObject, XMLParserDelegate {
    var ids: [String] = []
    private var text: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { text = name == "id" || name == "productID" ? "" : nil }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text? += characters }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if let text { ids.append(text) }
      text = nil
    }
  }

  private static let largerCatalog = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Catalogs/GoldRush/catalog.yml")

  private struct Keys: Decodable {
    struct Key: Decodable { let x: String }
    let keys: [Key]
  }

  private static let catalog = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Catalogs/Minimal/catalog.yml")

  /// Starts a server on a port that the system chooses, and waits until it prints its address.
  private static func serve(_ catalog: URL, _ options: [String], logIn folder: URL) async throws -> (Process, URL) {
    let log = folder.appending(path: "serve.log")
    try Data().write(to: log)
    let process = Process()
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    process.executableURL = ([Bundle.main.executableURL].compactMap(\.self) + bundles).map {
      $0.deletingLastPathComponent().appending(path: "shopkeeper")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    process.arguments = ["serve", "--port", "0", catalog.path] + options
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning {
      let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      if let match = text.firstMatch(of: /http:\/\/[0-9.:]+/), let url = URL(string: String(match.0)) {
        return (process, url)
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw CocoaError(.executableLoad, userInfo: ["log": try String(contentsOf: log, encoding: .utf8)])
  }
}
