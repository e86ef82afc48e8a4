import CatalogImages
import Foundation
import TestTools
import Testing

@Suite("The failures of image files") struct ImageFailureTests {
  private func failure(_ bytes: [UInt8], name: String = "shop.png") -> ImageFile.Failure? {
    do {
      _ = try ImageFile(contents: bytes, name: name)
      return nil
    } catch { return error }
  }

  private func failure(at path: String, sizeLimit: Int = ImageFile.defaultSizeLimit) -> ImageFile.Failure? {
    do {
      _ = try ImageFile(path: path, sizeLimit: sizeLimit)
      return nil
    } catch { return error }
  }

  private func isDamage(_ failure: ImageFile.Failure?) -> Bool {
    if case .damaged(let detail) = failure { !detail.isEmpty } else { false }
  }

  @Test(
    "a failure describes the problem and how to resolve it",
    arguments: [
      (.missing, "does not exist"), (.notAFile, "is not a file; expected a PNG or JPEG image"),
      (.empty, "is an empty file; expected a PNG or JPEG image"),
      (.unsupportedFormat("WebP"), "is a file of the kind WebP, which the store does not take; save it as PNG or JPEG"),
      (.unsupportedFormat("Git LFS pointer"), "is a Git LFS pointer, not the image; fetch it with \"git lfs pull\""),
      (.unknownFormat, "is neither a PNG nor a JPEG image"),
      (.extensionMismatch(actual: .jpeg), "contains a JPEG image; rename it to end in \".jpg\" or \".jpeg\""),
      (.truncated, "ends before the image does; export or copy it again"),
      (.damaged("bad chunk"), "is damaged: bad chunk; export it again"),
      (.tooLarge(byteCount: 10_485_761, limit: 10_485_760), "has 10.1 MB; at most 10 MB are allowed"),
      (.dimensionsTooLarge(width: 90000, height: 10), "has 90000 × 10 pixels, far more than any screen"),
      (.unreadable("permission denied"), "can't be read: permission denied"),
    ] as [(ImageFile.Failure, String)]) func description(_ failure: ImageFile.Failure, _ text: String)
  { #expect("\(failure)" == text) }

  // MARK: Files

  @Test("a path without a file is missing", arguments: ["no.png", "file/no.png", "nu\0l.png"]) func missing(
    name: String
  ) throws {
    let folder = try TemporaryImageFolder()
    _ = try folder.write(SamplePNG().bytes, to: "file")
    _ = try folder.write(SamplePNG().bytes, to: "nu")
    #expect(failure(at: folder.path + "/" + name) == .missing)
  }

  @Test("a directory is not a file") func directory() throws {
    let folder = try TemporaryImageFolder()
    #expect(failure(at: folder.path) == .notAFile)
  }

  @Test("a pipe without a writer is refused immediately") func pipe() throws {
    let folder = try TemporaryImageFolder()
    let path = folder.path + "/shop.png"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(failure(at: path) == .notAFile)
  }

  @Test("a link to itself is refused with the system's message") func loop() throws {
    let folder = try TemporaryImageFolder()
    let path = folder.path + "/shop.png"
    try #require(symlink(path, path) == 0)
    guard case .unreadable(let text) = failure(at: path) else {
      Issue.record("expected an unreadable file")
      return
    }
    #expect(text == String(cString: strerror(ELOOP)).lowercased())
  }

  @Test("a file without bytes is empty") func empty() throws {
    let folder = try TemporaryImageFolder()
    let path = try folder.write([], to: "shop.png")
    #expect(failure(at: path) == .empty)
  }

  @Test("reads a file at the size limit, but not one byte more") func sizeLimit() throws {
    let folder = try TemporaryImageFolder()
    let bytes = SamplePNG().bytes
    let path = try folder.write(bytes, to: "shop.png")
    #expect(failure(at: path, sizeLimit: bytes.count) == nil)
    #expect(failure(at: path, sizeLimit: bytes.count - 1) == .tooLarge(byteCount: bytes.count, limit: bytes.count - 1))
  }

  // MARK: Formats

  @Test(
    "names other formats",
    arguments: [
      (Array("GIF89a".utf8), "GIF"), (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), "WebP"),
      (Array("\0\0\0\u{18}ftypheic".utf8), "HEIC"), (Array("\0\0\0\u{18}ftypmif1".utf8), "HEIC"),
      (Array("\0\0\0\u{18}ftypavif".utf8), "AVIF"), (Array("\0\0\0\u{14}ftypqt  ".utf8), "QuickTime movie"),
      (Array("\0\0\0\u{14}ftypisom".utf8), "MP4 video"), (Array("BM\u{1}\u{2}".utf8), "BMP"),
      (Array("II*\0".utf8), "TIFF"), (Array("MM\0*".utf8), "TIFF"), (Array("%PDF-1.7".utf8), "PDF"),
      (Array("8BPS\0\u{1}".utf8), "Photoshop document"), ([0xFF, 0x0A, 0x00], "JPEG XL"),
      (Array("\u{FEFF}<?xml version='1.0'?>\n<svg/>".utf8), "SVG"), (Array("\n <svg xmlns=''>".utf8), "SVG"),
      (Array("<!DOCTYPE html><title>404".utf8), "HTML page"),
      (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "Git LFS pointer"),
      (SamplePNG.signature + SamplePNG.chunk("CgBI", [0x50, 0, 0x20, 2]), "PNG optimized for iPhone"),
    ] as [([UInt8], String)]) func otherFormats(bytes: [UInt8], name: String)
  { #expect(failure(bytes) == .unsupportedFormat(name)) }

  @Test("other contents are unknown", arguments: ["hello", "\0", "RIFF\0\0\0\0WAVE", "< 5"]) func unknown(text: String)
  { #expect(failure(Array(text.utf8)) == .unknownFormat) }

  @Test(
    "names kinds of JPEG that no phone supports",
    arguments: [
      (0xC3, 8, "lossless JPEG"), (0xC9, 8, "arithmetic-coded JPEG"), (0xC5, 8, "hierarchical JPEG"),
      (0xC1, 12, "12-bit JPEG"),
    ] as [(UInt8, UInt8, String)]) func otherProcesses(process: UInt8, depth: UInt8, name: String)
  {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, process, 0, 11, depth, 0, 8, 0, 8, 1, 1, 0x11, 0, 0xFF, 0xD9]
    #expect(failure(bytes, name: "a.jpg") == .unsupportedFormat(name))
  }

  @Test("reports the actual format when the extension doesn't match") func extensionMismatch() {
    for name in ["shop.png", "shop.gif", "shop", "photo.jpg/shop", "jpg"] {
      #expect(failure(SampleJPEG.rgb, name: name) == .extensionMismatch(actual: .jpeg), "\(name)")
    }
    #expect(failure(SamplePNG().bytes, name: "a.jpeg") == .extensionMismatch(actual: .png))
  }

  // MARK: Contents

  @Test("a PNG is truncated wherever it is cut") func truncatedPNG() {
    let bytes = SamplePNG(color: .rgba, isInterlaced: true).bytes
    for count in 4..<bytes.count {
      #expect(failure(Array(bytes[..<count])) == .truncated, "\(count) of \(bytes.count)")
    }
  }

  @Test(
    "a JPEG is truncated wherever it is cut",
    arguments: [SampleJPEG.rgb, SampleJPEG.gray, SampleJPEG.cmyk, SampleJPEG.progressive]) func truncatedJPEG(
      bytes: [UInt8]
    )
  { for count in 2..<bytes.count { #expect(failure(Array(bytes[..<count]), name: "a.jpg") == .truncated, "\(count)") } }

  @Test("a PNG with missing rows is damaged, even with valid checksums") func missingRows() {
    #expect(isDamage(failure(SamplePNG(shareOfRows: 0.6).bytes)))
  }

  @Test("a wrong checksum is damage, even in the end chunk or in a comment") func wrongChecksums() {
    var end = SamplePNG().bytes
    end[end.count - 1] ^= 1
    #expect(failure(end) == .damaged("wrong checksum in chunk IEND"))

    var comment = SamplePNG(extraChunks: [("tEXt", Array("Comment\0gold".utf8))]).bytes
    comment[SamplePNG.signature.count + 25 + 8] ^= 1
    #expect(failure(comment) == .damaged("wrong checksum in chunk tEXt"))
  }

  @Test("a palette image without a palette is damaged") func missingPalette() {
    #expect(isDamage(failure(SamplePNG(color: .indexed).bytes)))
  }

  @Test("a PNG without image data is damaged") func missingPicture() {
    let bytes = SamplePNG.signature + SamplePNG.chunk("IHDR", SamplePNG().header) + SamplePNG.chunk("IEND", [])
    #expect(isDamage(failure(bytes)))
  }

  @Test("a PNG with converted line ends is damaged, with that reason") func lineEnds() {
    let bytes = SamplePNG().bytes
    let converted = Array(bytes[..<4]) + Array(bytes[5...])
    #expect(failure(converted) == .damaged("signature altered, as by a transfer that converts line ends"))
  }

  @Test("a JPEG with flipped bits in its image data is damaged") func damagedJPEG() {
    var bytes = SampleJPEG.rgb
    let scan = bytes.count - 200
    for index in scan..<scan + 40 { bytes[index] = 0xA5 }
    #expect(isDamage(failure(bytes, name: "a.jpg")))
  }

  @Test("an image without pixels is damaged", arguments: [(0, 0), (0, 5), (5, 0)] as [(UInt32, UInt32)]) func noPixels(
    width: UInt32, height: UInt32
  ) { #expect(isDamage(failure(SamplePNG(width: width, height: height).bytes))) }

  @Test(
    "refuses a header that asks for gigabytes before anything is allocated",
    arguments: [(16_385, 1), (1, 16_385), (8_001, 8_000), (4_294_967_295, 4_294_967_295)] as [(UInt32, UInt32)])
  func tooManyPixels(width: UInt32, height: UInt32) {
    let header = SamplePNG(width: width, height: height).header
    let bytes = SamplePNG.signature + SamplePNG.chunk("IHDR", header)
    #expect(failure(bytes) == .dimensionsTooLarge(width: Int(width), height: Int(height)))
  }

  @Test("refuses such a header of a JPEG, too") func tooManyPixelsInJPEG() throws {
    var bytes = SampleJPEG.rgb
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0]))
    bytes.replaceSubrange(frame.upperBound + 3..<frame.upperBound + 7, with: [0xFF, 0xFF, 0xFF, 0xFE])
    #expect(failure(bytes, name: "a.jpg") == .dimensionsTooLarge(width: 65_534, height: 65_535))
  }

  // MARK: Anything

  @Test("returns a result no matter which bits are flipped", arguments: 0..<6) func mutations(kind: Int) {
    let originals = [
      SamplePNG(color: .rgba, isInterlaced: true).bytes,
      SamplePNG(color: .indexed, extraChunks: [("PLTE", SamplePNG.palette(32)), ("tRNS", [0])]).bytes, SampleJPEG.rgb,
      SampleJPEG.cmyk, SampleJPEG.progressive, SampleJPEG.gray,
    ]
    let original = originals[kind]
    let name = kind < 2 ? "a.png" : "a.jpg"
    var random = FixedRandom(state: UInt64(kind) + 1)
    var refused = 0
    for _ in 0..<Seeds.rounds(300) {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      if failure(bytes, name: name) != nil { refused += 1 }
    }
    // A checksum protects every bit of a PNG.
    let most = Seeds.rounds(300)
    if kind < 2 { #expect(refused > most - most / 30) } else { #expect(refused > 0) }
  }

  @Test("returns a result for a PNG of noise with valid checksums", arguments: Seeds.some(0..<50))
  func noiseUnderChecksums(seed: Int) {
    var random = FixedRandom(state: UInt64(seed) + 1)
    let noise = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
    let color: [SamplePNG.Color] = [.gray, .rgb, .indexed, .grayAlpha, .rgba]
    let header = SamplePNG(
      color: color[seed % 5], bitDepth: [1, 2, 4, 8, 16][seed / 5 % 5], isInterlaced: seed % 2 == 0
    ).header
    let bytes =
      SamplePNG.signature + SamplePNG.chunk("IHDR", header) + SamplePNG.chunk("PLTE", SamplePNG.palette(seed % 9))
      + SamplePNG.chunk("tRNS", noise) + SamplePNG.chunk("gAMA", Array(noise[..<4]))
      + SamplePNG.chunk("IDAT", [0x78, 0x01] + noise) + SamplePNG.chunk("IEND", [])
    #expect(isDamage(failure(bytes)))
  }
}

/// SplitMix64: the same numbers on every run and every system.
private struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
