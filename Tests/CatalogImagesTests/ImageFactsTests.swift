import CatalogImages
import Testing

@Suite("The properties of image files") struct ImageFactsTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    var hasAlpha = false
    var isCMYK = false
  }

  static let pngs: [Example] = [
    Example(testDescription: "RGB", bytes: SamplePNG().bytes),
    Example(testDescription: "RGBA", bytes: SamplePNG(color: .rgba).bytes, hasAlpha: true),
    Example(testDescription: "gray and alpha", bytes: SamplePNG(color: .grayAlpha).bytes, hasAlpha: true),
    Example(testDescription: "gray", bytes: SamplePNG(color: .gray).bytes),
    Example(testDescription: "black and white", bytes: SamplePNG(color: .gray, bitDepth: 1).bytes),
    Example(testDescription: "16 bit", bytes: SamplePNG(bitDepth: 16).bytes),
    Example(
      testDescription: "16 bit RGBA, interlaced",
      bytes: SamplePNG(color: .rgba, bitDepth: 16, isInterlaced: true).bytes, hasAlpha: true),
    Example(testDescription: "interlaced", bytes: SamplePNG(isInterlaced: true).bytes),
    Example(
      testDescription: "palette",
      bytes: SamplePNG(color: .indexed, bitDepth: 4, extraChunks: [("PLTE", SamplePNG.palette(16))]).bytes),
    Example(
      testDescription: "palette with a transparent entry",
      bytes: SamplePNG(color: .indexed, extraChunks: [("PLTE", SamplePNG.palette(32)), ("tRNS", [0, 128])]).bytes,
      hasAlpha: true),
    Example(
      testDescription: "RGB with one transparent color",
      bytes: SamplePNG(extraChunks: [("tRNS", [0, 1, 0, 2, 0, 3])]).bytes, hasAlpha: true),
    Example(
      testDescription: "gamma and text",
      bytes: SamplePNG(extraChunks: [("gAMA", [0, 0, 0xB1, 0x8F]), ("tEXt", Array("Software\0draw".utf8))]).bytes),
    Example(testDescription: "bytes after the end", bytes: SamplePNG().bytes + Array("more".utf8)),
  ]

  static let jpegs: [Example] = [
    Example(testDescription: "RGB", bytes: SampleJPEG.rgb), Example(testDescription: "gray", bytes: SampleJPEG.gray),
    Example(testDescription: "CMYK", bytes: SampleJPEG.cmyk, isCMYK: true),
    Example(testDescription: "progressive", bytes: SampleJPEG.progressive),
    Example(testDescription: "bytes after the end", bytes: SampleJPEG.rgb + [0, 1, 2]),
  ]

  @Test("reads the size and the alpha channel of a PNG", arguments: pngs) func png(_ example: Example) throws {
    let image = try ImageFile(contents: example.bytes, name: "shop.png")
    #expect(image.format == .png && image.width == 23 && image.height == 17)
    #expect(image.hasAlpha == example.hasAlpha && !image.isCMYK)
  }

  @Test("reads the size and the color space of a JPEG, which never has alpha", arguments: jpegs) func jpeg(
    _ example: Example
  ) throws {
    let image = try ImageFile(contents: example.bytes, name: "shop.jpg")
    #expect(image.format == .jpeg && image.width == SampleJPEG.width && image.height == SampleJPEG.height)
    #expect(!image.hasAlpha && image.isCMYK == example.isCMYK)
  }

  @Test("accepts the extension in any case, after any path", arguments: ["a.png", "A.PNG", "/x.y/金币.v2.Png", "./.png"])
  func extensions(name: String) throws {
    #expect(try ImageFile(contents: SamplePNG().bytes, name: name).format == .png)
  }

  @Test("returns the same for a file on disk and its bytes") func onDisk() throws {
    let folder = try TemporaryImageFolder()
    let path = try folder.write(SampleJPEG.rgb, to: "商店.jpeg")
    #expect(try ImageFile(path: path) == ImageFile(contents: SampleJPEG.rgb, name: "x.jpeg"))
  }

  @Test(
    "the same picture has the same digest, however it is stored",
    arguments: [
      SamplePNG(extraChunks: [("tEXt", Array("Software\0draw".utf8))]), SamplePNG(isInterlaced: false),
      SamplePNG(extraChunks: [("tIME", [7, 234, 11, 26, 9, 0, 0])]),
    ].map(\.bytes)) func same(_ other: [UInt8]) throws
  {
    let one = try ImageFile(contents: SamplePNG().bytes, name: "a.png")
    #expect(try ImageFile(contents: other, name: "b.png").pixelDigest == one.pixelDigest)
    #expect(one.pixelDigest.count == 64)
  }

  @Test("a square picture has a miniature of 16 × 16 colors, others have none") func miniature() throws {
    let square = try ImageFile(contents: SamplePNG(width: 64, height: 64).bytes, name: "a.png")
    #expect(square.miniature.count == 4 * 16 * 16)
    #expect(Set(square.miniature).count > 1)
    #expect(try ImageFile(contents: SamplePNG().bytes, name: "a.png").miniature.isEmpty)
  }

  @Test("a square picture of any size has a miniature, or is too small for one", arguments: UInt32(1)...70)
  func miniature(of side: UInt32) throws {
    let picture = try ImageFile(contents: SamplePNG(width: side, height: side).bytes, name: "a.png")
    #expect(picture.miniature.count == (side < 32 ? 0 : 4 * 16 * 16))
  }

  @Test("a miniature has the shape of what is seen, and no color of what isn't") func transparency() throws {
    func miniature(_ color: UInt8, _ covers: [UInt8]) throws -> [UInt8] {
      let palette = [UInt8](repeating: color, count: 3 * covers.count)
      let picture = SamplePNG(
        width: 64, height: 64, color: .indexed, extraChunks: [("PLTE", palette), ("tRNS", covers)])
      return try ImageFile(contents: picture.bytes, name: "a.png").miniature
    }
    let (few, many) = ([255] + [UInt8](repeating: 0, count: 17), [0] + [UInt8](repeating: 255, count: 17))
    #expect(try miniature(0, few) != miniature(0, many))
    #expect(try miniature(255, few) != miniature(255, many))
    let none = [UInt8](repeating: 0, count: 18)
    #expect(try miniature(0, none) == miniature(255, none))
  }

  @Test("other pixels or other sides have another digest") func different() throws {
    let samples = [
      SamplePNG(), SamplePNG(color: .gray), SamplePNG(width: 17, height: 23), SamplePNG(color: .rgba),
      SamplePNG(width: 24),
    ]
    let digests = try samples.map { try ImageFile(contents: $0.bytes, name: "a.png").pixelDigest }
    #expect(Set(digests).count == samples.count)
    let jpegs = try [SampleJPEG.rgb, SampleJPEG.gray].map { try ImageFile(contents: $0, name: "a.jpg").pixelDigest }
    #expect(Set(jpegs + digests).count == samples.count + 2)
  }
}
