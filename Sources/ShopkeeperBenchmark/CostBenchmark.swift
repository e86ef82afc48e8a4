import CatalogEditing
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax

/// What edits, conversions and a team's expressions cost, compared with reading or linting the same
/// catalog.
enum CostBenchmark {
  static func run() {
    let source = SourceFile(name: "catalog.yml", bytes: GeneratedCatalog.bytes(products: 10_000))
    let document = CatalogYAMLDecoder.read(source)
    let read = Measure.processorTime(of: 5) { _ = CatalogYAMLDecoder.read(source) }
    print("10,000 products × 12 locales; processor time")
    row("reading", read)
    runEdits(source, read)
    runConversions(document, read)
    print("of 10,000 compared with 1,000 products, at most 11:")
    runGrowth(document)
    print(
      "peak memory             "
        + "\(Measure.decimal(Double(Measure.peakMemory) / Double(source.bytes.count), 1)) × the file"
    )
    runPatterns()
  }

  /// With the reading before and after it that an edit needs.
  private static func runEdits(_ source: SourceFile, _ read: Double) {
    let set = Measure.processorTime(of: 3) {
      let document = CatalogYAMLDecoder.read(source)
      guard var draft = try? CatalogDraft(document) else { return }
      try? draft.set("price.tier", of: .product(5), to: "9")
      _ = CatalogDifference(from: document.catalog, to: draft.catalog)
    }
    row("setting a field", set, of: read, "reading, at most 1.5")
    let format = Measure.processorTime(of: 3) { _ = try? CatalogYAMLFormatting.format(source) }
    row("formatting", format, of: read, "reading")
  }

  private static func runConversions(_ document: CatalogDocument, _ read: Double) {
    for name in formats {
      guard let format = CatalogFormatRegistry.format(named: name) else { continue }
      let export = Measure.processorTime(of: 2) {
        _ = CatalogExport.export(document.catalog, as: format)
      }
      row("reading, and as \(name)", read + export, of: read, "reading, at most 3")
    }
  }

  private static func runGrowth(_ document: CatalogDocument) {
    let small = CatalogYAMLDecoder.read(
      SourceFile(name: "catalog.yml", bytes: GeneratedCatalog.bytes(products: 1_000)))
    for name in formats {
      guard let format = CatalogFormatRegistry.format(named: name) else { continue }
      let (few, many) = (small, document)
      let before = Measure.processorTime(of: 5) {
        _ = CatalogExport.export(few.catalog, as: format)
      }
      let after = Measure.processorTime(of: 2) {
        _ = CatalogExport.export(many.catalog, as: format)
      }
      row("  \(name)", after, of: before, "1,000 products")
    }
  }

  private static let formats = ["text", "json", "csv", "storekit", "asc"]

  /// Expressions of which few match.
  private static func runPatterns() {
    let source = SourceFile(name: "catalog.yml", bytes: GeneratedCatalog.bytes(products: 1_000))
    let input = LintInput(CatalogYAMLDecoder.read(source))
    func lint(_ count: Int) -> Double {
      var configuration = LintConfiguration()
      configuration.disabled = ["missing-screenshot"]
      configuration.customRules = (0..<count).compactMap(rule)
      return Measure.processorTime(of: 5) {
        _ = CatalogYAMLDecoder.read(source)
        _ = LintEngine(configuration: configuration).lint([input])
      }
    }
    let without = lint(0)
    print("1,000 products × 12 locales")
    row("linting", without)
    for count in [50, 500] {
      row("and \(count) expressions", lint(count), of: without, "linting, at most 2")
    }
  }

  private static func rule(_ number: Int) -> CustomRule? {
    let word = words[number % words.count]
    let expressions = [
      #"\b\#(word)\b"#, #"\b(?:\#(word)|\#(word)s)\b"#, #"\#(word)\s+\d+"#, #"\d+ ?% \#(word)"#,
      #"[!?]{3,}"#, #"\#(word).{0,10}only"#, #"(?<!\w)\#(word)\d+"#, #"\$\d+(?:\.\d\d)?"#,
    ]
    guard let pattern = try? TextPattern(expressions[number / words.count % expressions.count])
    else { return nil }
    return CustomRule(id: "team-\(number)", kind: .pattern(pattern, mustMatch: false))
  }

  private static let words = [
    "free", "gratis", "bonus", "limited", "exclusive", "discount", "cheap", "premium", "unlock",
    "hurry", "best", "kostenlos", "gratuit", "oferta", "скидка", "бесплатно", "ücretsiz", "免费",
    "無料", "무료",
  ]

  private static func row(
    _ name: String, _ seconds: Double, of base: Double? = nil, _ remark: String = ""
  ) {
    let padded = name + String(repeating: " ", count: max(1, 24 - name.count))
    let ratio = base.map { "\(Measure.decimal(seconds / $0, 2)) × \(remark)" } ?? ""
    print("\(padded)\(Measure.decimal(seconds, 3)) s  \(ratio)")
  }
}
