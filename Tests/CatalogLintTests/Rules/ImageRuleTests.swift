import Basics
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

@Suite("Images") struct ImageRuleTests {
  private static let rules: Set = ["missing-screenshot", "unreadable-image", "image-alpha", "screenshot-size"]

  private static func findings(
    _ result: Result<ImageFacts, ImageFailure>, of fields: String = "review: {screenshot: a.png}"
  ) -> [String] {
    MarkedCatalog("coins: {type: consumable, \(fields)}").lint(only: rules) { _ in result }.findings.map {
      "\($0.rule): \($0.message)"
    }
  }

  @Test("a finding says why an image can't be used") func failure() {
    let unusable = ImageFailure.unusable("is damaged: bad chunk; export it again")
    for field in ["review: {screenshot: a.png}", "promotionalImage: a.png"] {
      #expect(
        Self.findings(.failure(unusable), of: field).contains(
          "unreadable-image: \"a.png\" is damaged: bad chunk; export it again"))
    }
  }

  @Test(
    "a finding says that an image does not exist",
    arguments: [
      (
        "review: {screenshot: a.png}",
        "unreadable-image: \"a.png\" does not exist; paths are relative to the catalog file"
      ),
      (
        "promotionalImage: a.png, review: {screenshot: null}",
        "unreadable-image: \"a.png\" does not exist; paths are relative to the catalog file"
      ),
    ]) func missing(_ fields: String, _ finding: String)
  { #expect(Self.findings(.failure(.missing), of: fields).contains(finding)) }

  @Test("a suppressed missing screenshot doesn't hide a wrong path") func wrongPath() {
    let ignored = "ignore: [{rule: missing-screenshot, reason: later}]"
    let found = Self.findings(.failure(.missing), of: "review: {screenshot: b.png}, \(ignored)")
    #expect(found == ["unreadable-image: \"b.png\" does not exist; paths are relative to the catalog file"])
    #expect(Self.findings(.failure(.missing), of: ignored).isEmpty)
  }

  private static func image(_ width: Int, _ height: Int) -> Result<ImageFacts, ImageFailure> {
    .success(ImageFacts(width: width, height: height, byteCount: 1, contentHash: ""))
  }

  @Test("a rejected size comes with the nearest accepted one") func size() {
    #expect(Self.findings(Self.image(1290, 2796)).isEmpty)
    #expect(
      Self.findings(Self.image(1300, 2800)) == [
        "screenshot-size: \"a.png\" has 1300 × 2800 pixels, which is not a size the store accepts; "
          + "the nearest accepted size is 1290 × 2796"
      ])
    #expect(
      Self.findings(Self.image(2532, 1170)) == [
        "screenshot-size: \"a.png\" has 2532 × 1170 pixels, a size accepted for store screenshots, "
          + "reported as refused for review; the nearest accepted size is 2556 × 1179"
      ])
  }

  @Test(
    "a screenshot shows one kind of product",
    arguments: [
      (["consumable"], 0), (["consumable", "consumable"], 0), (["consumable", "non-consumable"], 1),
      (["consumable, grants: {gold: 1}", "consumable", "consumable, grants: {gold: 2}"], 0),
      (["consumable", "consumable, grants: {gold: 2}"], 0),
      (["consumable, grants: {gold: 1}", "consumable, grants: {gems: 2}"], 1),
      (["consumable", "non-consumable", "non-renewing", "non-consumable"], 1),
    ] as [([String], Int)]) func sharedScreenshot(_ types: [String], _ count: Int)
  {
    let products = types.enumerated().map { "p\($0): {type: \($1), review: {screenshot: p\($0).png}}" }
    let report = MarkedCatalog(products.joined(separator: "\n")).lint(only: ["shared-screenshot"]) { _ in
      Self.image(1290, 2796)
    }
    #expect(report.findings.count == count)
  }

  @Test("unreadable images are not compared") func unreadable() {
    let catalog = MarkedCatalog(
      """
      a: {type: consumable, promotionalImage: a.png, review: {screenshot: a.png}}
      b: {type: non-consumable, promotionalImage: a.png, review: {screenshot: a.png}}
      """)
    let report = catalog.lint(only: ["shared-screenshot", "promotional-image"]) { _ in
      .failure(.unusable("is truncated"))
    }
    #expect(report.findings.isEmpty)
  }

  @Test(
    "a promotional image has RGB colors and an accepted file size",
    arguments: [(false, 4 << 20, nil), (true, 1, .error), (false, (4 << 20) + 1, .warning)] as [(Bool, Int, Severity?)])
  func promotional(_ isCMYK: Bool, _ bytes: Int, _ severity: Severity?) {
    let report = MarkedCatalog("coins: {type: consumable, promotionalImage: a.jpg}").lint(only: ["promotional-image"]) {
      _ in .success(ImageFacts(width: 1024, height: 1024, isCMYK: isCMYK, byteCount: bytes, contentHash: ""))
    }
    #expect(report.findings.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test("in a file format without screenshots, none is missing") func facets() {
    let catalog = Catalog(
      products: [Product(item: "coins", productID: "coins")], facets: CatalogFacets.all.subtracting([.screenshots]))
    #expect(catalog.linted(only: Self.rules).findings.isEmpty)
  }
}
