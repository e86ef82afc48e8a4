import CatalogFormats
import CatalogModel
import CatalogSamples
import Testing

@testable import CatalogStore

@Suite("The content of a revision is its canonical JSON, in parts") struct ContentTests {
  @Test("the parts, one after the other, are the JSON", arguments: GeneratedCatalogs.seeds) func concatenation(
    _ seed: UInt64
  ) {
    let content = CanonicalContent(GeneratedCatalogs.catalog(seed: seed))
    #expect(content.parts.flatMap { content.bytes(of: $0) } == content.bytes)
    #expect(content.bytes == CatalogJSONEncoder.write(GeneratedCatalogs.catalog(seed: seed)).bytes)
  }

  @Test("each product is a part of its own, in and outside of groups") func products() throws {
    let content = CanonicalContent(try ExampleCatalog.goldRush())
    let ids = try content.parts.filter(\.isProduct).map {
      try ProductPart(content.bytes(of: $0)).id(in: content.bundleID)
    }
    #expect(ids == content.products.map(\.id))
    #expect(ids.contains("com.example.goldrush.vip.yearly"))
  }

  @Test(
    "the ID of a product is read as JSON writes it",
    arguments: [
      (#"    "coins": {"#, "app.coins"), (#"    "coins": {},"#, "app.coins"), (#"    "a\"b": {"#, "app.a\"b"),
      (#"    "coins": {\#n      "id": "x.y","#, "x.y"), (#"    "coins": {\#n      "id": "x\\y","#, "x\\y"),
      (#"    "coins": {\#n      "type": "id","#, "app.coins"),
    ]) func idOfPart(beginning: String, id: String) throws
  {
    let rest = beginning.hasSuffix("{},") ? "\n" : "\n      \"end\": true\n    },\n"
    let part = Array((beginning + rest).utf8)
    #expect(try ProductPart(part).id(in: "app") == id)
  }

  @Test("a change of one product of a thousand changes one part and the nodes above it") func sharing() {
    let before = CanonicalContent(Samples.catalog(Samples.products(1000)))
    let after = CanonicalContent(Samples.catalog(Samples.products(1000, changing: 500)))
    #expect(Set(after.parts.map(\.digest)).subtracting(before.parts.map(\.digest)).count == 1)
    let known = Set(nodes(of: before).map(\.digest))
    let new = nodes(of: after).filter { !known.contains($0.digest) }
    #expect(!new.isEmpty)
    #expect(new.reduce(0) { $0 + $1.bytes.count } < 64 << 10)
  }

  @Test("the tree gives back its parts in order", arguments: [1, 2, 63, 1000]) func tree(_ count: Int) throws {
    let parts = (0..<count).map { ContentTree.Record(kind: .product, digest: Digest(of: Array("\($0)".utf8))) }
    let nodes = ContentTree.nodes(of: parts)
    let blobs = Dictionary(nodes.map { ($0.digest, $0.bytes) }) { first, _ in first }
    let root = try #require(nodes.last)
    let read = { (digest: Digest) throws(StoreFailure) -> [UInt8] in blobs[digest] ?? [] }
    #expect(try ContentTree.parts(of: root.digest, atMost: count, reading: read) == parts)
    #expect(throws: StoreFailure.self) { try ContentTree.parts(of: root.digest, atMost: count - 1, reading: read) }
  }

  @Test("a tree that refers to one node many times does not expand without end") func bomb() throws {
    var blobs: [Digest: [UInt8]] = [:]
    var below = ContentTree.Record(kind: .product, digest: Digest(of: [1]))
    for _ in 0..<10 {
      let bytes = (0..<1000).flatMap { _ in [below.kind.rawValue] + below.digest.bytes }
      below = ContentTree.Record(kind: .node, digest: Digest(of: bytes))
      blobs[below.digest] = bytes
    }
    let all = blobs
    #expect(throws: StoreFailure.self) {
      try ContentTree.parts(of: below.digest, atMost: 100_000) { (digest) throws(StoreFailure) in all[digest] ?? [] }
    }
  }

  @Test("changes are named by subject and field") func changes() throws {
    let old = Samples.catalog(["coins": "price: {tier: 1}", "gems": "price: {tier: 2}"])
    var new = Samples.catalog(["coins": "price: {tier: 3}", "pearls": "price: {tier: 2}"])
    new.app.name = "New Game"
    new.retired = ["com.example.game.gems"]
    let changes = try ContentChanges.between(side(old), side(new))
    #expect(
      changes.map { "\($0.kind) \($0.subject.text) \($0.fields)" } == [
        "changed app [\"name\"]", "changed catalog [\"retired.com.example.game.gems\"]",
        "changed product:com.example.game.coins [\"price.tier\"]", "removed product:com.example.game.gems []",
        "added product:com.example.game.pearls []",
      ])
  }

  @Test("adding a product after the last one does not change the last one") func comma() throws {
    let old = Samples.catalog(["a": "price: {tier: 1}"])
    let new = Samples.catalog(["a": "price: {tier: 1}", "b": "price: {tier: 1}"])
    let changes = try ContentChanges.between(side(old), side(new))
    #expect(changes.map(\.subject) == [.product("com.example.game.b")])
  }

  private func nodes(of content: CanonicalContent) -> [ContentTree.Node] {
    ContentTree.nodes(
      of: content.parts.map { ContentTree.Record(kind: $0.isProduct ? .product : .text, digest: $0.digest) })
  }

  private func side(_ catalog: Catalog) -> ContentChanges.Side {
    let content = CanonicalContent(catalog)
    let parts = Dictionary(content.parts.map { ($0.digest, $0) }) { first, _ in first }
    return ContentChanges.Side(
      bundleID: content.bundleID,
      parts: content.parts.map { ContentTree.Record(kind: $0.isProduct ? .product : .text, digest: $0.digest) },
      read: { (digest) throws(StoreFailure) in parts[digest].map { content.bytes(of: $0) } ?? [] })
  }
}
