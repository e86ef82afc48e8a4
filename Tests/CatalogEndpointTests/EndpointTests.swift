import CatalogFormats
import CatalogModel
import CatalogServer
import ForeignFormats
import Foundation
import Testing

@testable import CatalogEndpoint

@Suite("The answers of the endpoint") struct EndpointTests {
  static let products = "/v1/apps/com.example.shop/products"
  static let identifiers = "/v1/apps/com.example.shop/product-ids"

  @Test("lists products with what clients may know, and leaves out what is not there") func json() throws {
    let response = OfferSamples.get(Self.products)
    let text = OfferSamples.text(response)
    #expect(
      text.hasPrefix(
        #"{"bundleID":"com.example.shop","locale":"en-US","products":[{"id":"com.example.shop.gems60","#
          + #""type":"consumable","restorable":false,"grants":[{"currency":"gems","quantity":60,"bonus":6}],"#
          + #""tags":["featured","small"],"title":"60 Gems","description":"Sixty gems","#
          + #""image":"https://cdn.example.com/60.png"}"#))
    #expect(text.contains(#""group":"vip","level":2"#))
    let document = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    #expect((document?["products"] as? [Any])?.count == 4)
  }

  @Test("never sends a price, a reference name, review notes or a path") func secrets() {
    for path in [Self.products, Self.identifiers, "/product/list", "/v1/apps", "/openapi.json"] {
      for suffix in ["", ".json", ".xml", ".plist", ".bplist", ".txt"] {
        let text = OfferSamples.text(OfferSamples.get(path + suffix))
        for secret in ["SECRET", "0.99", "USD", "hidden", "Hidden"] { #expect(!text.contains(secret)) }
      }
    }
  }

  @Test(
    "sends every format by suffix and by media type",
    arguments: [
      ("json", "application/json"), ("xml", "application/xml"), ("xml", "text/xml"), ("plist", "application/x-plist"),
      ("bplist", "application/x-bplist"), ("txt", "text/plain"),
    ]) func formats(_ suffix: String, _ type: String) throws
  {
    for path in [Self.products, Self.identifiers, "/product/list", "/products/identifiers"] {
      let bySuffix = OfferSamples.get("\(path).\(suffix)")
      let byType = OfferSamples.get(path, ["Accept": type])
      #expect(bySuffix.status == 200)
      #expect(bySuffix.body == byType.body)
      #expect(bySuffix.value(of: "ETag") == byType.value(of: "ETag"))
      let body = Data(bySuffix.body)
      switch suffix {
      case "json": _ = try JSONSerialization.jsonObject(with: body)
      case "xml": #expect(XMLCheck.isWellFormed(body))
      case "plist", "bplist": _ = try PropertyListSerialization.propertyList(from: body, format: nil)
      default: #expect(OfferSamples.text(bySuffix).split(separator: "\n").count == 4)
      }
    }
  }

  @Test("a list of IDs has the bytes of the exported file") func exported() {
    let visible = OfferSamples.catalog
    for (suffix, format) in [("json", "product-ids-json"), ("xml", "product-ids-xml"), ("plist", "product-ids-plist")] {
      let exported = CatalogFormatRegistry.format(named: format)?.write?(visible, .none).bytes
      let answer = OfferSamples.get("\(Self.identifiers).\(suffix)", now: OfferSamples.december)
      #expect(answer.body == exported, "\(suffix)")
    }
  }

  @Test("answers what older apps ask for, without a bundle ID if there is one app") func legacy() throws {
    let list = OfferSamples.get("/product/list")
    let objects = try JSONSerialization.jsonObject(with: Data(list.body)) as? [[String: Any]]
    #expect(objects?.first?["identifier"] as? String == "com.example.shop.gems60")
    #expect(objects?.map { $0["image"] != nil } == [true, false, false, false])
    #expect(objects?.first?["quantity"] as? Int == 66)
    #expect(objects?.first?["title"] as? String == "60 Gems")
    #expect(objects?.map { $0["quantity"] as? Int } == [66, 1, 1, 1])
    #expect(
      OfferSamples.text(OfferSamples.get("/products/identifiers"))
        == OfferSamples.text(OfferSamples.get(Self.identifiers)))
    let other = AppEndpoint(OfferSamples.catalog, bundleID: "com.example.other", modified: 0, cache: AnswerStore())
    let apps = [OfferSamples.app(), other]
    let ambiguous = OfferSamples.get("/product/list", of: apps)
    #expect(ambiguous.status == 400)
    #expect(OfferSamples.text(ambiguous).contains(#""available":["com.example.other","com.example.shop"]"#))
    #expect(OfferSamples.get("/product/list?bundleID=com.example.shop", of: apps).status == 200)
    #expect(OfferSamples.get("/product/list?bundleID=x", of: apps).status == 400)
  }

  @Test("a text that a language lacks is sent in the primary one") func fallback() {
    let text = OfferSamples.text(OfferSamples.get(Self.products + "?locale=de-DE"))
    #expect(text.contains("60 Edelsteine"))
    #expect(text.contains("Gold & <More>"))
  }

  @Test("escapes markup in XML") func escaping() {
    let text = OfferSamples.text(OfferSamples.get(Self.products + ".xml"))
    #expect(text.contains("<title>Gold &amp; &lt;More&gt;</title>"))
  }

  @Test("sends gzip and Brotli that decode to the same bytes, and the same ones each time") func codings() throws {
    let plain = OfferSamples.get(Self.products)
    let gzip = OfferSamples.get(Self.products, ["Accept-Encoding": "gzip"])
    #expect(gzip.value(of: "Content-Encoding") == "gzip")
    #expect(gzip.body.count < plain.body.count)
    #expect(gzip.body == OfferSamples.get(Self.products, ["Accept-Encoding": "gzip"]).body)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(gzip.body).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let unzip = Process()
    unzip.executableURL = URL(filePath: "/bin/sh")
    unzip.arguments = ["-c", "gzip -dc < '\(file.path)'"]
    let pipe = Pipe()
    unzip.standardOutput = pipe
    try unzip.run()
    #expect(Array(pipe.fileHandleForReading.readDataToEndOfFile()) == plain.body)
    let brotli = OfferSamples.get(Self.products, ["Accept-Encoding": "br, gzip"])
    #expect(brotli.value(of: "Content-Encoding") == "br")
  }

  @Test("describes each path that it answers") func openAPI() throws {
    let response = OfferSamples.get("/openapi.json")
    let document = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    let paths = try #require(document?["paths"] as? [String: Any])
    #expect(paths.count == 9)
    for path in paths.keys {
      let path = path.replacing("{locale}", with: "de-DE")
      #expect(OfferSamples.get(path).status == 200, "\(path)")
    }
  }

  @Test("the version changes with what is served, and only with that") func versions() {
    var catalog = OfferSamples.catalog
    catalog.products[0].referenceName = "Another"
    let cache = AnswerStore()
    func version() -> String { AppEndpoint(catalog, bundleID: "com.example.shop", modified: 0, cache: cache).version }
    let first = OfferSamples.app().version
    #expect(version() == first)
    catalog.products[0].localizations[1].title = "Anders"
    #expect(version() != first)
  }

  @Test(
    "makes long answers on another thread: those of many products, of long texts and of many tags",
    arguments: [(1, 1), (20_000, 1), (1, 5_000)]) func preparation(_ length: Int, _ tags: Int) throws
  {
    var catalog = OfferSamples.catalog
    for index in catalog.products.indices where !catalog.products[index].localizations.isEmpty {
      catalog.products[index].localizations[0].description = String(repeating: "x", count: length)
      catalog.products[index].availability.tags += (1..<tags).map { "tag\($0)" }
    }
    let request = SelectionRequest(parameters: [("tag", "featured")], now: OfferSamples.december)
    guard case .resource(let resource) = OfferSamples.app(catalog).choose(.products, request) else {
      Issue.record("the request was refused")
      return
    }
    #expect((resource.preparation?(0) != nil) == (length + tags > 2))
  }

  @Test("forgets an app that is no longer served, even if answers that it was asked for were never made") func refused()
  {
    final class State: Sendable {}
    let store = AnswerStore()
    weak var forgotten: State?
    do {
      let state = State()
      forgotten = state
      let key = AnswerStore.Key(app: 1, document: .products, selection: OfferSelection(), type: 0)
      _ = store.preparation(of: key) { _ = state }
    }
    #expect(forgotten != nil)
    store.keep([])
    #expect(forgotten == nil)
  }

  @Test("compresses answers only where somebody can ask for that", arguments: [true, false])
  func compression(_ compresses: Bool) {
    let cache = AnswerStore(compresses: compresses)
    let app = AppEndpoint(OfferSamples.catalog, bundleID: "com.example.shop", modified: 0, cache: cache)
    let answer = OfferSamples.get(Self.products, ["Accept-Encoding": "gzip"], of: [app])
    #expect((answer.value(of: "Content-Encoding") == "gzip") == compresses)
  }

  @Test("forgets answers within its bound, and answers the same afterwards") func bound() {
    let app = AppEndpoint(OfferSamples.catalog, bundleID: "com.example.shop", modified: 0, cache: AnswerStore(limit: 1))
    #expect(OfferSamples.get(Self.products, of: [app]).body == OfferSamples.get(Self.products).body)
  }
}

/// Whether Foundation's parser reads a document to its end.
private enum XMLCheck {
  static func isWellFormed(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("<?xml") && text.filter { $0 == "<" }.count == text.filter { $0 == ">" }.count
  }
}

@Suite("Signatures of answers") struct AnswerSignatureTests {
  /// Shows what would be signed.
  private struct ShownSigner: AnswerSigner {
    let days = 7

    func fields(body: [UInt8], revision: Int?, created: Int, expires: Int) -> [HeaderField] {
      [HeaderField("Signature", "\(body.count) \(revision ?? 0) \(created) \(expires)")]
    }
  }

  private static let path = "/v1/apps/com.example.shop/products"

  private static func signed(_ app: AppEndpoint, _ now: Int, _ fields: [String: String] = [:]) -> [Int] {
    let answer = OfferSamples.get(path, fields, of: [app], now: now)
    return (answer.value(of: "Signature") ?? "").split(separator: " ").dropFirst().compactMap { Int($0) }
  }

  @Test("say until when they may be used: a week and the rest of the day, or the next change", arguments: [nil, 7])
  func end(revision: Int?) {
    let app = OfferSamples.app(revision: revision, signer: ShownSigner())
    for (now, end) in [
      (OfferSamples.november, 1_795_132_800 + 8 * 86_400), (OfferSamples.november + 86_399, 1_795_132_800 + 8 * 86_400),
      (OfferSamples.november + 86_400, 1_795_132_800 + 9 * 86_400),
      // Something comes on sale on the first of December.
      (OfferSamples.november + 8 * 86_400, 1_796_083_200),
    ] { #expect(Self.signed(app, now) == [revision ?? 0, 1_780_000_000, end]) }
    // An earlier day again: nothing that was kept is in the way.
    #expect(Self.signed(app, OfferSamples.november).last == 1_795_132_800 + 8 * 86_400)
  }

  @Test("are the same for a confirmation, and no cache keeps an answer beyond their end") func confirmation() throws {
    let app = OfferSamples.app(signer: ShownSigner())
    let answer = OfferSamples.get(Self.path, of: [app])
    let tag = try #require(answer.value(of: "ETag"))
    let same = OfferSamples.get(Self.path, ["If-None-Match": tag], of: [app])
    #expect(same.status == 304)
    #expect(same.value(of: "Signature") == answer.value(of: "Signature"))
    let response = Responder(maxAge: 31_536_000).respond(
      to: Request(method: "GET", target: Self.path), from: Endpoint([app]).snapshot(), now: OfferSamples.november)
    #expect(response.value(of: "Cache-Control") == "public, max-age=\(8 * 86_400)")
  }

  @Test("of a site end on the day that its index names") func site() throws {
    let app = OfferSamples.app(signer: ShownSigner())
    var index: [UInt8] = []
    let site = SiteFiles(Endpoint([app]), maxAge: 300, now: OfferSamples.november) { index = $1 }
    #expect(site.signedUntil == 1_795_132_800 + 8 * 86_400)
    #expect(String(decoding: index, as: UTF8.self).contains("\"validUntil\": \"2026-11-28\""))
  }
}
