import Basics
import CatalogModel
import Foundation
import Shopkeeper
import Testing

@Suite("Images of a catalog") struct ImageInspectionTests {
  private static let screenshot = Samples.catalog("GoldRush/screenshots/shop-gold.png")

  /// Copies of a screenshot in a folder, by their names.
  private static func copies(_ count: Int, in folder: TemporaryFolder) throws -> [String] {
    try (0..<count).map { number in
      try FileManager.default.copyItem(atPath: screenshot, toPath: folder.path("\(number).png"))
      return "\(number).png"
    }
  }

  /// Inspects images, and returns how many had to be decoded.
  private static func decoded(_ names: [String], in folder: TemporaryFolder, cache: ImageCache?) -> Int {
    let looks = Lock(0)
    let inspection = ImageInspection(cache: cache) { _ in looks.withLock { $0 += 1 } }
    let images = inspection.images(in: folder.url.path)
    images.prepare(names + names)
    let before = looks.withLock { $0 }
    for name in names { #expect(throws: Never.self) { try images.facts(of: name).get() } }
    #expect(looks.withLock { $0 } == before)
    return before
  }

  /// Longer than the steps in which the file system counts time.
  private static func settle() async throws { try await Task.sleep(for: .milliseconds(120)) }

  @Test("each is decoded once, before a rule asks for it") func once() throws {
    let folder = try TemporaryFolder()
    let names = try Self.copies(40, in: folder)
    #expect(Self.decoded(names, in: folder, cache: nil) == 40)
  }

  @Test("one file is decoded once, whatever names lead to it") func names() throws {
    let folder = try TemporaryFolder()
    let name = try Self.copies(1, in: folder)[0]
    try FileManager.default.createDirectory(atPath: folder.path("a"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: name)
    try FileManager.default.linkItem(atPath: folder.path(name), toPath: folder.path("hard.png"))
    let names = [name, "./\(name)", ".//././\(name)", "a/../\(name)", "link.png", "hard.png"]
    #expect(Self.decoded(names, in: folder, cache: nil) == 1)
    // Its name is checked, too.
    try FileManager.default.linkItem(atPath: folder.path(name), toPath: folder.path("hard.jpg"))
    let images = ImageInspection().images(in: folder.url.path)
    for name in names { #expect(throws: Never.self) { try images.facts(of: name).get() } }
    #expect(throws: ImageFailure.self) { try images.facts(of: "hard.jpg").get() }
  }

  @Test("the next run decodes only those that are new or were changed") func cached() async throws {
    let folder = try TemporaryFolder()
    let cache = try TemporaryFolder()
    func decoded(_ names: [String]) -> Int {
      Self.decoded(names, in: folder, cache: ImageCache(folder: cache.path("a/b")))
    }
    let names = try Self.copies(5, in: folder)
    try await Self.settle()
    #expect(decoded(names) == 5)
    #expect(decoded(names) == 0)

    // A change of the same size that keeps the time of the file.
    let file = folder.path("3.png")
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    try Data(contentsOf: URL(filePath: Self.screenshot)).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: file)
    try FileManager.default.moveItem(atPath: folder.path("4.png"), toPath: folder.path("5.png"))
    try await Self.settle()
    #expect(decoded(["0.png", "1.png", "2.png", "3.png", "5.png"]) == 2)
  }

  @Test("the facts from an earlier run are those of the image") func facts() async throws {
    let folder = try TemporaryFolder()
    let cache = try TemporaryFolder()
    let names = try Self.copies(1, in: folder)
    try await Self.settle()
    let facts = (0..<2).map { _ in
      let inspection = ImageInspection(cache: ImageCache(folder: cache.url.path))
      let images = inspection.images(in: folder.url.path)
      images.prepare(names)
      return images.facts(of: names[0])
    }
    #expect(facts[0] == facts[1])
    #expect(try facts[0].get().contentHash.count == 64)
  }

  @Test("an image that was written a moment ago is decoded again by the next run") func unsettled() throws {
    let folder = try TemporaryFolder()
    let cache = try TemporaryFolder()
    let file = folder.path("0.png")
    try Data(contentsOf: URL(filePath: Self.screenshot)).write(to: URL(filePath: file))
    let entry = try #require(ImageCache(folder: cache.url.path).entry(for: file))
    let known = ImageCache(folder: cache.url.path)
    known.add(ImageFacts(width: 1, height: 1, byteCount: 1, contentHash: ""), for: entry)
    known.write()
    #expect(!FileManager.default.fileExists(atPath: cache.path("images")))
  }

  @Test(
    "a file that is not a cache is replaced",
    arguments: ["", "x", "shopkeeper images 1\n1 2 3,x\n,\n\n", "shopkeeper images 9\n1,2\n"]) func damaged(
      _ text: String
    ) async throws
  {
    let folder = try TemporaryFolder()
    let cache = try TemporaryFolder()
    try cache.write(text, to: "images")
    let names = try Self.copies(2, in: folder)
    try await Self.settle()
    let cached = { ImageCache(folder: cache.url.path) }
    #expect(Self.decoded(names, in: folder, cache: cached()) == 2)
    #expect(Self.decoded(names, in: folder, cache: cached()) == 0)
  }

  @Test("a cache that can't be written changes nothing") func unwritable() async throws {
    let folder = try TemporaryFolder()
    let names = try Self.copies(2, in: folder)
    try await Self.settle()
    let cache = ImageCache(folder: folder.path("0.png/cache"))
    #expect(Self.decoded(names, in: folder, cache: cache) == 2)
  }

  @Test(
    "images that expand to far more than a screenshot are decoded only as far as a run allows", arguments: [1, 32])
  func bombs(bits: Int) throws {
    let folder = try TemporaryFolder()
    let bomb = Data(PNGBomb.bytes(side: 7_000, bits: bits))
    let names = try (0..<20).map { number in
      try bomb.write(to: folder.url.appending(path: "\(number).png"))
      return "\(number).png"
    }
    let images = ImageInspection().images(in: folder.url.path)
    images.prepare(names)
    let results = names.map { images.facts(of: $0) }
    // 196 MB each, of 512 MB.
    #expect(results.prefix(2).allSatisfy { (try? $0.get().width) == 7_000 })
    for result in results.dropFirst(2) {
      guard case .failure(.unusable(let reason)) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect(reason.english.contains("was not decoded: it would take 187 MB"), "\(reason)")
    }
  }

  @Test(
    "the command keeps its cache in the user's folder, unless --no-cache is given",
    arguments: [("lint", true), ("lint --no-cache", false), ("ready", true)]) func command(
      _ line: String, _ isKept: Bool
    ) async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Samples.catalog("GoldRush"), toPath: folder.path("GoldRush"))
    try await Self.settle()
    let first = try run("XDG_CACHE_HOME=$PWD/cache shopkeeper \(line) GoldRush", in: folder.url)
    let second = try run("XDG_CACHE_HOME=$PWD/cache shopkeeper \(line) GoldRush", in: folder.url)
    #expect(first.output == second.output && first.status == second.status)
    let cache = folder.path("cache/shopkeeper/images")
    #expect(FileManager.default.fileExists(atPath: cache) == isKept)
  }
}

/// A small file of an image with one color and very many pixels.
private enum PNGBomb {
  /// RGBA, eight bits a channel, or gray with one bit a pixel.
  static func bytes(side: Int, bits: Int) -> [UInt8] {
    let header = number(side) + number(side) + (bits == 1 ? [1, 0] : [8, 6]) + [0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", zeros(side * ((side * bits + 7) / 8 + 1))) + chunk("IEND", [])
  }

  /// A zlib stream: a zero, and then matches with the byte before, in the code that needs no table.
  private static func zeros(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var (pending, filled) = (UInt32(0), UInt32(0))
    func put(_ bits: UInt32, _ size: UInt32) {
      pending |= bits << filled
      filled += size
      while filled >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        filled -= 8
      }
    }
    // The last block, with the fixed code; codes are written with their highest bit first.
    put(0b011, 3)
    let (matches, rest) = (count - 1).quotientAndRemainder(dividingBy: 258)
    for _ in 0...rest { put(0b0000_1100, 8) }
    for _ in 0..<matches { put(0b0_0000_1010_0011, 13) }
    put(0, 7)
    put(0, 7)
    return bytes + number((count % 65_521) << 16 | 1)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    number(data.count) + type.utf8 + data + number(Int(checksum(Array(type.utf8) + data)))
  }

  private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { $0 >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }
}
