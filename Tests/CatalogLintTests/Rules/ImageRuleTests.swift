import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

@Suite("Images")
struct ImageRuleTests {
  private static let rules: Set = [
    "missing-screenshot", "unreadable-image", "image-alpha", "screenshot-size",
  ]

  private static func findings(
    _ result: Result<ImageFacts, ImageFailure>, of fields: String = "review: {screenshot: a.png}"
  ) -> [String] {
    MarkedCatalog("coins: {type: consumable, \(fields)}")
      .lint(only: rules) { _ in result }.findings.map { "\($0.rule): \($0.message)" }
  }

  @Test(
    "every failure of an image brings one finding, which says what to do",
    arguments: [
      (.missing, "missing-screenshot: there is no file \"a.png\" beside the catalog"),
      (.notAFile, "unreadable-image: \"a.png\" is not a file; expected a PNG or JPEG image"),
      (.empty, "unreadable-image: \"a.png\" is an empty file; expected a PNG or JPEG image"),
      (
        .unsupportedFormat("WebP"),
        "unreadable-image: \"a.png\" is a file of the kind WebP, which the store does not take; "
          + "save it as PNG or JPEG"
      ),
      (
        .unsupportedFormat("Git LFS pointer"),
        "unreadable-image: \"a.png\" is a Git LFS pointer, not the image; "
          + "fetch it with \"git lfs pull\""
      ),
      (.unknownFormat, "unreadable-image: \"a.png\" is neither a PNG nor a JPEG image"),
      (
        .extensionMismatch(actual: .jpeg),
        "unreadable-image: \"a.png\" contains a JPEG image; rename it to end in \".jpg\" or \".jpeg\""
      ),
      (
        .truncated,
        "unreadable-image: \"a.png\" ends before the image does; export or copy it again"
      ),
      (
        .damaged("bad chunk"),
        "unreadable-image: \"a.png\" is damaged: bad chunk; export it again"
      ),
      (
        .tooLarge(byteCount: 10_485_761, limit: 10_485_760),
        "unreadable-image: \"a.png\" has 10.1 MB; at most 10 MB are allowed"
      ),
      (
        .dimensionsTooLarge(width: 90000, height: 10),
        "unreadable-image: \"a.png\" has 90000 × 10 pixels, far more than any screen"
      ),
      (
        .unreadable("permission denied"),
        "unreadable-image: \"a.png\" can't be read: permission denied"
      ),
    ] as [(ImageFailure, String)])
  func failure(_ failure: ImageFailure, _ finding: String) {
    #expect(Self.findings(.failure(failure)) == [finding])
  }

  private static func image(_ width: Int, _ height: Int) -> Result<ImageFacts, ImageFailure> {
    .success(
      ImageFacts(
        format: .png, width: width, height: height, hasAlpha: false, colorModel: .rgb, bitDepth: 8,
        byteCount: 1, contentHash: ""))
  }

  @Test("a size that is not accepted names the nearest that is")
  func size() {
    #expect(Self.findings(Self.image(1290, 2796)).isEmpty)
    #expect(
      Self.findings(Self.image(1300, 2800)) == [
        "screenshot-size: \"a.png\" has 1300 × 2800 pixels, which is no size the store accepts; "
          + "the nearest that is accepted is 1290 × 2796"
      ])
    #expect(
      Self.findings(Self.image(2868, 1320)) == [
        "screenshot-size: \"a.png\" has 2868 × 1320 pixels, a size accepted for store screenshots, "
          + "reported as refused for review; the nearest that is accepted is 2796 × 1290"
      ])
  }

  @Test("a file format without screenshots has none to miss")
  func facets() {
    let catalog = Catalog(
      products: [Product(item: "coins", productID: "coins")],
      facets: CatalogFacets.all.subtracting([.screenshots]))
    #expect(catalog.linted(only: Self.rules).findings.isEmpty)
  }
}
