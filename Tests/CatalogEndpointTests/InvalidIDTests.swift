import AppStoreReference
import Basics
import CatalogModel
import CatalogServer
import Foundation
import Testing

@testable import CatalogEndpoint

@Suite("Reports of product IDs that StoreKit did not return") struct InvalidIDTests {
  static let gems = "com.example.shop.gems60"
  private static let app = OfferSamples.app()

  /// A day in November 2026.
  static func counts(_ entries: [InvalidIDCounts.Entry] = [], limit: Int = 100) -> InvalidIDCounts {
    InvalidIDCounts(entries, limit: limit) { OfferSamples.november }
  }

  static func report(_ body: String, type: String? = "application/json", to counts: InvalidIDCounts) -> Response {
    counts.take(
      Request(
        method: "POST", target: "/v1/apps/com.example.shop/invalid-ids",
        fields: type.map { [HeaderField("Content-Type", $0)] } ?? [], body: Array(body.utf8)), of: app)
  }

  @Test("counts IDs by app version, each once a report") func counting() throws {
    let counts = Self.counts()
    for _ in 0..<3 {
      let response = Self.report(
        #"{"ids": ["\#(Self.gems)", "\#(Self.gems)"], "appVersion": "2.1", "revision": 7.0, "more": null}"#, to: counts)
      #expect(response.status == 204)
      #expect(response.contentLength == nil)
    }
    _ = Self.report(#"{"ids": ["\#(Self.gems)"]}"#, type: "application/json; charset=utf-8", to: counts)
    let entries = counts.entries
    #expect(entries.map(\.appVersion) == ["2.1", ""])
    #expect(entries.map(\.count) == [3, 1])
    #expect(entries[0].products == 5)
    #expect(CalendarDate(daysSince1970: entries[0].last)?.description == "2026-11-20")
  }

  @Test("compares only as many made-up IDs in a second as keep nobody waiting") func manyComparisons() {
    let products = (0..<10_000).map {
      Product(
        item: "pack\($0)", productID: "com.example.shop.pack\($0)", type: .consumable, referenceName: "Pack \($0)")
    }
    let app = OfferSamples.app(Catalog(app: App(bundleID: "com.example.shop"), products: products))
    let counts = Self.counts()
    let ids = (0..<100).map { #""com.example.shop.PACK\#($0)""# }.joined(separator: ", ")
    let request = Request(
      method: "POST", target: "/v1/apps/com.example.shop/invalid-ids",
      fields: [HeaderField("Content-Type", "application/json")], body: Array(#"{"ids": [\#(ids)]}"#.utf8))
    #expect(counts.take(request, of: app).status == 204)
    #expect(counts.entries.count { $0.resembles != nil } == 20)
    #expect(counts.entries.reduce(0) { $0 + $1.count } == 100)
  }

  @Test(
    "refuses what is not a report, and says why",
    arguments: [
      ("", "a JSON object"), ("[]", "a JSON object"), ("{\"ids\":", "a JSON object"), ("{}", "1 to 100"),
      ("{\"ids\": []}", "1 to 100"), ("{\"ids\": \"x\"}", "1 to 100"),
      ("{\"ids\": [1]}", "a text, and not empty"),
      ("{\"ids\": [\"a\"], \"revision\": 1.5}", "\\\"revision\\\" is a whole number"),
      ("{\"ids\": [\"a\"], \"revision\": -1}", "\\\"revision\\\" is a whole number"),
      ("{\"ids\": [\"a\"], \"revision\": 9007199254740993}", "\\\"revision\\\" is a whole number"),
      ("{\"ids\": [\"a\"], \"revision\": 1e30}", "\\\"revision\\\" is a whole number"),
      ("{\"ids\": [\"a\"], \"storefront\": []}", "\\\"storefront\\\" is a text"),
      ("{\"ids\": [\"\"]}", "a text, and not empty"),
      ("{\"ids\": [\"x\"], \"appVersion\": \"<script>\"}", "a version such as"),
      ("{\"ids\": [\"x\"], \"appVersion\": 2}", "a version such as"),
    ]) func refusals(_ body: String, _ reason: String)
  {
    let counts = Self.counts()
    let response = Self.report(body, to: counts)
    #expect(response.status == 400)
    #expect(OfferSamples.text(response).contains(reason))
    #expect(counts.entries.isEmpty)
  }

  @Test("refuses other media types", arguments: [nil, "text/plain", "application/xml"]) func mediaTypes(_ type: String?)
  { #expect(Self.report("{\"ids\": [\"x\"]}", type: type, to: Self.counts()).status == 415) }

  @Test("keeps a bounded number of IDs that the app doesn't have and of versions, and counts the others together")
  func bounds() {
    let counts = Self.counts()
    for number in 0..<200 {
      _ = Self.report("{\"ids\": [\"made-up-\(number)\", \"\(Self.gems)\"], \"appVersion\": \"\(number)\"}", to: counts)
    }
    #expect(counts.entries.count == 122)
    #expect(counts.entries.first { $0.appVersion.isEmpty && $0.isKnown }?.count == 180)
    #expect(counts.entries.first { $0.productID.isEmpty }?.count == 100)
    #expect(
      counts.metrics.contains("shopkeeper_invalid_ids_total{app=\"com.example.shop\",id=\"\",version=\"\"} 200\n"))
    #expect(!counts.metrics.contains("made-up"))
    // The lines of so many are up to a second old, as anybody can ask for them.
    let lines = counts.metrics
    _ = Self.report("{\"ids\": [\"\(Self.gems)\"]}", to: counts)
    #expect(counts.metrics == lines)
    let full = Self.counts(limit: 0)
    _ = Self.report("{\"ids\": [\"\(Self.gems)\", \"x\"]}", to: full)
    #expect(full.entries.map(\.productID) == [""])
  }

  @Test("an ID that apps keep asking for survives a flood of made-up ones, and a restart") func flood() throws {
    var counts = Self.counts()
    let asked = #"{"ids": ["org.other.thing"]}"#
    for number in 0..<3_000 {
      if number % 500 < 2 { _ = Self.report(asked, to: counts) }
      _ = Self.report("{\"ids\": [\"made-up-\(number)\"]}", to: counts)
      if number == 1_000 { counts = Self.counts(try InvalidIDCounts.entries(in: #require(counts.changedFile()))) }
    }
    #expect(counts.entries.first { $0.productID == "org.other.thing" }?.count == 12)
    #expect(counts.entries.count <= 101)
    #expect(counts.entries.reduce(0) { $0 + $1.count } == 3_012)
  }

  @Test("an ID that is longer than any product ID is kept by its beginning and its digest") func long() throws {
    let counts = Self.counts()
    let long = String(repeating: "ä", count: 2_000)
    for end in ["a", "b", "b"] { _ = Self.report("{\"ids\": [\"\(long)\(end)\"]}", to: counts) }
    #expect(counts.entries.map(\.count) == [2, 1])
    #expect(counts.entries.allSatisfy { $0.productID.utf8.count < 200 && $0.productID.contains("… sha256:") })
  }

  @Test("an ID that gets into the catalog is unknown no longer") func added() throws {
    let unknown = InvalidIDCounts.Entry(
      bundleID: "com.example.shop", productID: Self.gems, appVersion: "", count: 2, first: 1, last: 1, isServed: false,
      products: 5, resembles: "com.example.shop.gem", isKnown: false)
    let counts = Self.counts([unknown])
    _ = Self.report(#"{"ids": ["\#(Self.gems)"]}"#, to: counts)
    let entry = try #require(counts.entries.first)
    #expect(entry.count == 3 && entry.isKnown && entry.isServed && entry.resembles == nil)
  }

  @Test(
    "keeps IDs that resemble one of the app, with the one that they mean",
    arguments: [
      "com.example.shop.GEMS60", "com.example.shop_gems60", "com-example-shop-gems60", "gems60", "GEMS60",
      "com.example.shop.gem60", "com.example.shop.gems6o", "com.example.shop.dev.gems60", "org.example.GEMS60",
    ]) func resembling(_ id: String) throws
  {
    let counts = Self.counts()
    for version in ["1.0", "1.1"] {
      _ = Self.report("{\"ids\": [\"\(id)\", \"org.other.thing\"], \"appVersion\": \"\(version)\"}", to: counts)
    }
    let entries = try InvalidIDCounts.entries(in: #require(counts.changedFile()))
    #expect(Set(entries.map(\.productID)) == ["org.other.thing", id])
    #expect(entries.first { $0.productID == id }?.resembles == Self.gems)
    #expect(entries.first { $0.productID != id }?.resembles == nil)
    #expect(entries.map(\.count) == [2, 2])
    #expect(entries.allSatisfy { !$0.isServed && !$0.isKnown })
  }

  @Test("keeps a bounded number of them") func boundedResemblance() {
    let counts = Self.counts(limit: 1000)
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    for (first, second) in letters.flatMap({ one in letters.map { (one, $0) } }) {
      let ids = ["GEMS60\(first)", "ge\(first)ms60", "gems\(second)60", "gem\(second)s60"]
      _ = Self.report("{\"ids\": [\"\(ids.joined(separator: "\", \""))\"]}", to: counts)
    }
    #expect(counts.entries.count(where: { $0.resembles != nil }) == 100)
    #expect(counts.entries.count <= 201)
  }

  @Test("a file keeps the counts for the next start, and is only written after a change") func file() throws {
    let counts = Self.counts()
    #expect(counts.changedFile() == nil)
    _ = Self.report(#"{"ids": ["\#(Self.gems)"], "appVersion": "1.0"}"#, to: counts)
    let bytes = try #require(counts.changedFile())
    #expect(counts.changedFile() == nil)
    let next = Self.counts(try InvalidIDCounts.entries(in: bytes))
    #expect(next.entries == counts.entries)
    _ = Self.report(#"{"ids": ["\#(Self.gems)"], "appVersion": "1.0"}"#, to: next)
    #expect(next.entries.map(\.count) == [2])
  }

  @Test(
    "refuses a file that no server wrote",
    arguments: [
      "", "{}", "[]", "{\"invalidIDs\": 1}", "{\"invalidIDs\": [{}]}", "catalog: 1\n",
      // A sum of such counts has no end.
      #"{"invalidIDs": [{"bundleID": "a", "productID": "a.b", "count": 999999999999999999, "first": "2026-11-01","#
        + #" "last": "2026-11-02", "products": 1}]}"#,
    ]) func otherFiles(
      _ text: String
    )
  { #expect(throws: ReportFault.self) { try InvalidIDCounts.entries(in: Array(text.utf8)) } }

  @Test(
    "the description allows the versions that are taken",
    arguments: [("", 400), ("2", 204), ("2.1.0.14", 204), ("1.2.3.4.5", 400), ("2.", 400), ("b", 400)])
  func describedVersions(_ version: String, _ status: Int) throws {
    var endpoint = Endpoint([OfferSamples.app()])
    endpoint.takesInvalidIDs = { Self.counts().take($1, of: $0) }
    let response = Responder().respond(
      to: Request(method: "GET", target: "/openapi.json", fields: []), from: endpoint.snapshot(),
      now: OfferSamples.november)
    let schema = ["components", "schemas", "InvalidIDs", "properties", "appVersion"].reduce(
      try JSONSerialization.jsonObject(with: Data(response.body))
    ) { ($0 as? [String: Any])?[$1] ?? [:] }
    let pattern = try #require((schema as? [String: Any])?["pattern"] as? String)
    let isDescribed = version.range(of: pattern, options: .regularExpression) != nil
    #expect(isDescribed == (status == 204))
    let body = #"{"ids": ["a"], "appVersion": "\#(version)"}"#
    #expect(Self.report(body, to: Self.counts()).status == status)
  }

  @Test("the path takes POST alone, and is missing unless asked for") func route() {
    let path = "/v1/apps/com.example.shop/invalid-ids"
    #expect(OfferSamples.get(path).status == 404)
    var endpoint = Endpoint([OfferSamples.app()])
    let counts = Self.counts()
    endpoint.takesInvalidIDs = { counts.take($1, of: $0) }
    let snapshot = endpoint.snapshot()
    func status(_ method: String, _ body: String = "") -> Int {
      Responder().respond(
        to: Request(
          method: method, target: path, fields: [HeaderField("Content-Type", "application/json")],
          body: Array(body.utf8)), from: snapshot, now: OfferSamples.november
      ).status
    }
    #expect(status("GET") == 405)
    #expect(status("POST", "{\"ids\": [\"x\"]}") == 204)
    #expect(status("OPTIONS") == 204)
  }
}
