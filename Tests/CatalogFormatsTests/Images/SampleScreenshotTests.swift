import CatalogFormats
import CatalogModel
import Foundation
import Testing

@Suite("Screenshots of the sample catalogs")
struct SampleScreenshotTests {
  private static let catalogs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Catalogs").path

  private func inspect(_ path: String) -> Result<ImageFacts, ImageFailure> {
    ImageFile.inspect(path: Self.catalogs + "/" + path)
  }

  @Test(
    "a good one decodes and has the size of a phone's screen, without alpha",
    arguments: [
      ("GoldRush/screenshots/shop-gold.png", 1290, 2796),
      ("GoldRush/screenshots/shop-unlocks.png", 1290, 2796),
      ("GoldRush/screenshots/vip.png", 1242, 2688),
      ("GoldRush/screenshots/season-pass.jpg", 1179, 2556),
      ("FirstSubmission/screenshots/shop.png", 750, 1334),
      ("FirstSubmission/screenshots/latest-phone.png", 1320, 2868),
      ("Minimal/screenshots/tip-jar.png", 1170, 2532),
    ])
  func good(path: String, width: Int, height: Int) throws {
    let facts = try inspect(path).get()
    #expect(facts.width == width && facts.height == height)
    #expect(!facts.hasAlpha)
  }

  @Test("each faulty one has the fault it is named for")
  func faulty() throws {
    let alpha = try inspect("FirstSubmission/screenshots/alpha.png").get()
    #expect(alpha.hasAlpha && alpha.width == 750 && alpha.height == 1334)
    let wrongSize = try inspect("FirstSubmission/screenshots/wrong-size.png").get()
    #expect(wrongSize.width == 1000 && wrongSize.height == 1000 && !wrongSize.hasAlpha)
    #expect(
      inspect("FirstSubmission/screenshots/not-really.png")
        == .failure(.extensionMismatch(actual: .jpeg)))
    #expect(inspect("FirstSubmission/screenshots/truncated.png") == .failure(.truncated))
  }
}
