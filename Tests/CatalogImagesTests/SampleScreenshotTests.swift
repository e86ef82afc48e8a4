import CatalogImages
import Foundation
import Testing

@Suite("Screenshots of the sample catalogs") struct SampleScreenshotTests {
  private static let catalogs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Catalogs").path

  private func image(_ path: String) throws(ImageFile.Failure) -> ImageFile {
    try ImageFile(path: Self.catalogs + "/" + path)
  }

  @Test(
    "a valid one can be decoded, and has the size of a phone's screen without alpha",
    arguments: [
      ("GoldRush/screenshots/shop-gold.png", 1290, 2796), ("GoldRush/screenshots/shop-unlocks.png", 1290, 2796),
      ("GoldRush/screenshots/vip.png", 1242, 2688), ("GoldRush/screenshots/season-pass.jpg", 1179, 2556),
      ("FirstSubmission/screenshots/shop.png", 750, 1334), ("FirstSubmission/screenshots/latest-phone.png", 1260, 2736),
      ("Minimal/screenshots/tip-jar.png", 1179, 2556),
    ]) func good(path: String, width: Int, height: Int) throws
  {
    let image = try image(path)
    #expect(image.width == width && image.height == height)
    #expect(!image.hasAlpha)
  }

  @Test("each faulty one has the fault in its name") func faulty() throws {
    let alpha = try image("FirstSubmission/screenshots/alpha.png")
    #expect(alpha.hasAlpha && alpha.width == 750 && alpha.height == 1334)
    let wrongSize = try image("FirstSubmission/screenshots/wrong-size.png")
    #expect(wrongSize.width == 1000 && wrongSize.height == 1000 && !wrongSize.hasAlpha)
    #expect(throws: ImageFile.Failure.extensionMismatch(actual: .jpeg)) {
      try image("FirstSubmission/screenshots/not-really.png")
    }
    #expect(throws: ImageFile.Failure.truncated) { try image("FirstSubmission/screenshots/truncated.png") }
  }
}
