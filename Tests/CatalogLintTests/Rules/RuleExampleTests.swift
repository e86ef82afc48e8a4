import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

/// One example of one rule.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: RuleDescription
  let example: RuleExample

  var testDescription: String { "\(rule.id): \(example.text)" }

  /// The marked ranges in the catalog, followed by the ones in each file of code.
  func marks(in catalog: MarkedCatalog) -> [SourceRange] {
    catalog.marks + example.code.flatMap { MarkedCatalog.unmarked($0.text).1 }
  }

  static let rejected = LintRules.all.flatMap { rule in
    rule.examples.rejected.map { RuleCase(rule: rule.description, example: $0) }
  }
  static let accepted = LintRules.all.flatMap { rule in
    rule.examples.accepted.map { RuleCase(rule: rule.description, example: $0) }
  }

  /// The images that examples refer to: `good.png` is an accepted screenshot, `alpha.png` has an
  /// alpha channel, `square.png` is 1000×1000, `phone.png` is 1260×2736, `damaged.png` is
  /// truncated, `promo.png` and `promo-gems.png` are 1024×1024; names that end in `-copy.png` are
  /// copies, and those of JPEG files look the same.
  static let images: @Sendable (String) -> Result<ImageFacts, ImageFailure> = { path in
    func image(_ width: Int, _ height: Int, alpha: Bool = false, _ colors: [UInt8] = []) -> Result<
      ImageFacts, ImageFailure
    > {
      .success(
        ImageFacts(
          width: width, height: height, hasAlpha: alpha, byteCount: 1000,
          contentHash: path.replacing("-copy", with: ""), miniature: colors))
    }
    switch path {
    case "good.png", "good-copy.png": return image(1290, 2796)
    case "promo.png", "promo-copy.png": return image(1024, 1024, [10, 20, 30])
    case "promo.jpg": return image(1024, 1024, [11, 18, 30])
    case "promo-gems.png": return image(1024, 1024, [10, 20, 60])
    case "alpha.png": return image(1290, 2796, alpha: true)
    case "square.png": return image(1000, 1000)
    case "phone.png": return image(1260, 2736)
    case "damaged.png": return .failure(.unusable("ends before the image does; export or copy it again"))
    case "jpeg.png": return .failure(.unusable("is neither a PNG nor a JPEG image"))
    case "animation.gif": return .failure(.unusable("is an empty file; expected a PNG or JPEG image"))
    default: return .failure(.missing)
    }
  }
}

@Suite("The examples of the rules") struct RuleExampleTests {
  @Test("a rejected example is found at the marked places", arguments: RuleCase.rejected) func rejected(
    _ test: RuleCase
  ) {
    let catalog = MarkedCatalog(test.example.text)
    let findings = catalog.findings(
      of: test.rule.id, previous: test.example.previous, exported: test.example.exported,
      code: test.example.code, images: RuleCase.images)
    #expect(!test.marks(in: catalog).isEmpty, "the example marks no place")
    #expect(findings.map(\.range) == test.marks(in: catalog), "\(findings.map(\.message))")
    for finding in findings {
      #expect(finding.severity == test.example.severity ?? test.rule.defaultSeverity)
      #expect(finding.message.first?.isUppercase != true || finding.message.hasPrefix("App"))
      #expect(!finding.message.hasSuffix("."))
    }
  }

  @Test("an accepted example has no findings", arguments: RuleCase.accepted) func accepted(_ test: RuleCase) {
    let catalog = MarkedCatalog(test.example.text)
    let findings = catalog.findings(
      of: test.rule.id, previous: test.example.previous, exported: test.example.exported,
      code: test.example.code, images: RuleCase.images)
    #expect(test.marks(in: catalog).isEmpty)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("multi-byte text before a range moves it and changes nothing else", arguments: RuleCase.rejected)
  func afterMultiByteText(_ test: RuleCase) {
    let prefix = "# 金币 🎁 ﾃｽﾄ é\r\n#\tو\n"
    let catalog = MarkedCatalog(test.example.text, prefix: prefix)
    let findings = catalog.findings(
      of: test.rule.id, previous: test.example.previous, exported: test.example.exported,
      code: test.example.code, images: RuleCase.images)
    #expect(findings.map(\.range) == test.marks(in: catalog))
  }

  @Test(
    "a suppression silences the rule",
    arguments: RuleCase.rejected.filter { $0.rule.category != .source && !$0.example.text.contains("ignore:") })
  func suppressed(_ test: RuleCase) {
    let catalog = MarkedCatalog(test.example.text, suppressing: test.rule.id)
    let report = catalog.lint(
      only: [test.rule.id, "unused-suppression"], previous: test.example.previous, exported: test.example.exported,
      code: test.example.code, images: RuleCase.images)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
  }

  @Test("the other examples of the rules can be read", arguments: RuleCase.accepted) func readable(_ test: RuleCase) {
    let report = MarkedCatalog(test.example.text).lint(only: ["invalid-catalog"])
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
  }

  @Test("every rule has examples, a rationale and a source", arguments: LintRules.all.map { $0.description })
  func documented(_ description: RuleDescription) throws {
    let rule = try #require(LintRules.named(description.id))
    #expect(rule.examples.accepted.count >= 3)
    // Examples of these would be longer than the rest of the documentation.
    let needsThousands: Set = ["too-many-products", "review-notes-length"]
    #expect(rule.examples.rejected.count >= 3 || needsThousands.contains(description.id))
    #expect(description.rationale.count > 40)
    #expect(!description.sources.isEmpty)
    #expect(description.summary.utf8.count <= 100)
  }

  /// Rules that look for words or for what words say.
  static let readingWords: [LintRule] = LintRules.all.filter { rule in
    rule.description.category == .wording
      || [
        "vague-description", "time-limited-consumable", "unlock-as-consumable", "currency-as-non-consumable",
        "trial-name", "missing-restore-note", "credentials-in-notes",
      ].contains(rule.description.id)
  }

  @Test(
    "a rule that reads words has examples that are neither English nor Chinese",
    arguments: readingWords.map { $0.description.id }) func languages(_ id: String) throws
  {
    let rule = try #require(LintRules.named(id))
    let others = StoreLocale.all.filter { $0.language != "en" && $0.language != "zh" }
    #expect(
      rule.examples.rejected.contains { example in
        others.contains { locale in
          example.text.contains(" \(locale.code):") || example.text.contains("{\(locale.code):")
        } || example.text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
      })
  }

  @Test("the order of the products does not matter", arguments: RuleCase.rejected) func reordered(_ test: RuleCase)
    throws
  {
    let example = MarkedCatalog(test.example.text)
    let input = example.input(
      previous: test.example.previous, exported: test.example.exported,
      code: test.example.code, images: RuleCase.images)
    var catalog = input.catalog
    let old = Array(catalog.products.indices.reversed())
    catalog.products.reverse()
    var reversed = LintInput(
      name: input.name, source: input.source, catalog: catalog, diagnostics: input.diagnostics,
      previous: input.previous, origin: Reordered(origin: input.origin, old: old))
    reversed.exports = input.exports
    reversed.add(code: test.example.code)
    let findings = MarkedCatalog.lint([input], only: nil).findings
    let others = MarkedCatalog.lint([reversed], only: nil).findings
    // Of two equal ones, the second is reported, which is a different one in reverse order.
    func names(_ findings: [LocatedFinding]) -> [String] {
      findings.filter { !Self.namingTheSecond.contains($0.rule) }.map { "\($0.range) \($0.rule)" }.sorted()
    }
    #expect(names(findings) == names(others))
    func counts(_ findings: [LocatedFinding]) -> [String: Int] {
      Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    }
    #expect(counts(findings) == counts(others))
  }

  /// Rules that report the later of two similar products, or the first of many.
  static let namingTheSecond: Set<String> = [
    "duplicate-product-id", "duplicate-reference-name", "duplicate-title", "duplicate-description",
    "duplicate-group-title", "promotional-image", "shared-screenshot", "missing-review-notes", "too-many-promoted",
    "product-id-outside-bundle", "missing-screenshot", "id-not-in-code",
  ]

  @Test("rule IDs are unique, and lowercase words joined by hyphens") func names() {
    let ids = LintRules.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }) }
  }
}

/// The origin of a catalog whose products are in a different order from its file.
private struct Reordered: LintOrigin {
  let origin: any LintOrigin
  let old: [Int]

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    var path = path
    if case .product(let index) = path.subject { path.subject = .product(old[index]) }
    return origin.range(of: path, text: text)
  }

  func image(at path: String) -> Result<ImageFacts, ImageFailure> { origin.image(at: path) }
}
