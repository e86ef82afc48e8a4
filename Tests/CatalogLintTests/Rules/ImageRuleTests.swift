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

  @Test(
    "a picture is to show one kind of product",
    arguments: [
      (["consumable"], 0), (["consumable", "consumable"], 0),
      (["consumable", "non-consumable"], 1),
      (["consumable, grants: {gold: 1}", "consumable", "consumable, grants: {gold: 2}"], 0),
      (["consumable", "consumable, grants: {gold: 2}"], 0),
      (["consumable, grants: {gold: 1}", "consumable, grants: {gems: 2}"], 1),
      (["consumable", "non-consumable", "non-renewing", "non-consumable"], 1),
    ] as [([String], Int)])
  func sharedScreenshot(_ types: [String], _ count: Int) {
    let products = types.enumerated().map {
      "p\($0): {type: \($1), review: {screenshot: p\($0).png}}"
    }
    let report = MarkedCatalog(products.joined(separator: "\n"))
      .lint(only: ["shared-screenshot"]) { _ in Self.image(1290, 2796) }
    #expect(report.findings.count == count)
  }

  @Test("pictures that can't be read are shared by nobody")
  func unreadable() {
    let catalog = MarkedCatalog(
      """
      a: {type: consumable, promotionalImage: a.png, review: {screenshot: a.png}}
      b: {type: non-consumable, promotionalImage: a.png, review: {screenshot: a.png}}
      """)
    let report = catalog.lint(only: ["shared-screenshot", "promotional-image"]) { _ in
      .failure(.truncated)
    }
    #expect(report.findings.isEmpty)
  }

  @Test(
    "a promotional image has the colours of a screen, and a size that is taken",
    arguments: [
      (ImageFacts.ColorModel.rgb, 4 << 20, nil), (.gray, 1, nil),
      (.cmyk, 1, Severity.error), (.rgb, (4 << 20) + 1, .warning),
    ] as [(ImageFacts.ColorModel, Int, Severity?)])
  func promotional(_ model: ImageFacts.ColorModel, _ bytes: Int, _ severity: Severity?) {
    let report = MarkedCatalog("coins: {type: consumable, promotionalImage: a.jpg}")
      .lint(only: ["promotional-image"]) { _ in
        .success(
          ImageFacts(
            format: .jpeg, width: 1024, height: 1024, hasAlpha: false, colorModel: model,
            bitDepth: 8, byteCount: bytes, contentHash: ""))
      }
    #expect(report.findings.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test("a file format without screenshots has none to miss")
  func facets() {
    let catalog = Catalog(
      products: [Product(item: "coins", productID: "coins")],
      facets: CatalogFacets.all.subtracting([.screenshots]))
    #expect(catalog.linted(only: Self.rules).findings.isEmpty)
  }
}
