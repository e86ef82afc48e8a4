import CatalogFormats
import CatalogModel
import Testing

@Suite("Image files: what is told of a good one")
struct ImageFactsTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let colorModel: ImageFacts.ColorModel
    var bitDepth = 8
    var hasAlpha = false
  }

  static let pngs: [Example] = [
    Example(testDescription: "RGB", bytes: SamplePNG().bytes, colorModel: .rgb),
    Example(
      testDescription: "RGBA", bytes: SamplePNG(color: .rgba).bytes, colorModel: .rgb,
      hasAlpha: true),
    Example(
      testDescription: "gray and alpha", bytes: SamplePNG(color: .grayAlpha).bytes,
      colorModel: .gray, hasAlpha: true),
    Example(testDescription: "gray", bytes: SamplePNG(color: .gray).bytes, colorModel: .gray),
    Example(
      testDescription: "black and white", bytes: SamplePNG(color: .gray, bitDepth: 1).bytes,
      colorModel: .gray, bitDepth: 1),
    Example(
      testDescription: "16 bit", bytes: SamplePNG(bitDepth: 16).bytes, colorModel: .rgb,
      bitDepth: 16),
    Example(
      testDescription: "16 bit RGBA, interlaced",
      bytes: SamplePNG(color: .rgba, bitDepth: 16, isInterlaced: true).bytes, colorModel: .rgb,
      bitDepth: 16, hasAlpha: true),
    Example(
      testDescription: "interlaced", bytes: SamplePNG(isInterlaced: true).bytes, colorModel: .rgb),
    Example(
      testDescription: "palette",
      bytes: SamplePNG(
        color: .indexed, bitDepth: 4, extraChunks: [("PLTE", SamplePNG.palette(16))]
      ).bytes, colorModel: .indexed, bitDepth: 4),
    Example(
      testDescription: "palette with a transparent entry",
      bytes: SamplePNG(
        color: .indexed, extraChunks: [("PLTE", SamplePNG.palette(32)), ("tRNS", [0, 128])]
      ).bytes, colorModel: .indexed, hasAlpha: true),
    Example(
      testDescription: "RGB with one transparent color",
      bytes: SamplePNG(extraChunks: [("tRNS", [0, 1, 0, 2, 0, 3])]).bytes, colorModel: .rgb,
      hasAlpha: true),
    Example(
      testDescription: "gamma and text",
      bytes: SamplePNG(
        extraChunks: [("gAMA", [0, 0, 0xB1, 0x8F]), ("tEXt", Array("Software\0draw".utf8))]
      ).bytes, colorModel: .rgb),
    Example(
      testDescription: "bytes behind the end", bytes: SamplePNG().bytes + Array("more".utf8),
      colorModel: .rgb),
  ]

  static let jpegs: [Example] = [
    Example(testDescription: "RGB", bytes: SampleJPEG.rgb, colorModel: .rgb),
    Example(testDescription: "gray", bytes: SampleJPEG.gray, colorModel: .gray),
    Example(testDescription: "CMYK", bytes: SampleJPEG.cmyk, colorModel: .cmyk),
    Example(testDescription: "progressive", bytes: SampleJPEG.progressive, colorModel: .rgb),
    Example(
      testDescription: "bytes behind the end", bytes: SampleJPEG.rgb + [0, 1, 2], colorModel: .rgb),
  ]

  @Test("a PNG tells its size, depth, color model and alpha", arguments: pngs)
  func png(_ example: Example) throws {
    let facts = try ImageFile.inspect(contents: example.bytes, name: "shop.png").get()
    #expect(
      facts
        == ImageFacts(
          format: .png, width: 23, height: 17, hasAlpha: example.hasAlpha,
          colorModel: example.colorModel, bitDepth: example.bitDepth,
          byteCount: example.bytes.count, contentHash: Checksum.sha256(example.bytes)))
  }

  @Test("a JPEG tells its size and color model, and never has alpha", arguments: jpegs)
  func jpeg(_ example: Example) throws {
    let facts = try ImageFile.inspect(contents: example.bytes, name: "shop.jpg").get()
    #expect(
      facts
        == ImageFacts(
          format: .jpeg, width: SampleJPEG.width, height: SampleJPEG.height, hasAlpha: false,
          colorModel: example.colorModel, bitDepth: 8, byteCount: example.bytes.count,
          contentHash: Checksum.sha256(example.bytes)))
  }

  @Test(
    "the extension counts in any case, whatever the path before it",
    arguments: ["a.png", "A.PNG", "/x.y/金币.v2.Png", "./.png"])
  func extensions(name: String) throws {
    #expect(try ImageFile.inspect(contents: SamplePNG().bytes, name: name).get().format == .png)
  }

  @Test("a file on disk gives what its bytes give")
  func onDisk() throws {
    let folder = try TemporaryImageFolder()
    let path = try folder.write(SampleJPEG.rgb, to: "商店.jpeg")
    let expected = ImageFile.inspect(contents: SampleJPEG.rgb, name: "x.jpeg")
    #expect(ImageFile.inspect(path: path) == expected)
    #expect(throws: Never.self) { try expected.get() }
  }
}
