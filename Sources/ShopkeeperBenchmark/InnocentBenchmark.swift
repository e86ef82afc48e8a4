import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// The findings in real texts that have nothing to do with a store, and so should be clean.
///
/// The table has one text on a line: a locale, the text and, where the text is a translation, the
/// English original, separated by tabs. `.ci/innocent-texts` makes one from the games and
/// applications of Debian. Each text is linted as the title of a consumable, as its description and
/// as the title of a non-consumable, next to its original.
enum InnocentBenchmark {
  private struct Text {
    let locale: String
    let text: Substring
    let original: Substring?
  }

  private struct Hit: Hashable {
    let locale: String
    let severity: Severity
    let rule: String
    let text: Substring
    let message: String
  }

  /// Rules about missing parts of a product, and about pairs of texts of different products: the
  /// texts of the table aren't products.
  private static let skippedRules: Set<String> = [
    "title-length", "description-length", "short-description", "missing-text", "missing-locale", "missing-quantity",
    "duplicate-title", "duplicate-description", "title-equals-description", "missing-primary-locale", "app-name-title",
  ]

  private static let textsOfCatalog = 5_000

  /// - Parameter showsHits: Whether to print each hit instead of the counts.
  static func run(_ path: String, showsHits: Bool) {
    guard let bytes = try? FileSystem.read(path) else {
      print("cannot read \(path)")
      return
    }
    let table = texts(of: String(decoding: bytes, as: UTF8.self))
    var counts: [String: Int] = [:]
    for text in table { counts[text.locale, default: 0] += 1 }
    var hits: Set<Hit> = []
    for start in stride(from: 0, to: table.count, by: textsOfCatalog) {
      hits.formUnion(lint(table[start..<min(start + textsOfCatalog, table.count)]))
    }
    showsHits ? show(hits) : summarize(hits, counts)
  }

  private static func texts(of table: String) -> [Text] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 2, !fields[1].isEmpty else { return nil }
      let original = fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil
      return Text(locale: String(fields[0]), text: fields[1], original: original)
    }
  }

  private static func lint(_ texts: ArraySlice<Text>) -> [Hit] {
    guard let today = CalendarDate(year: 2026, month: 1, day: 1), let price = Money(decimal: "0.99", currency: .usd)
    else { return [] }
    var products: [Product] = []
    for (index, text) in texts.enumerated() {
      for (form, type) in [("a", ProductType.consumable), ("b", .consumable), ("c", .nonConsumable)] {
        func localization(_ locale: String, _ text: Substring) -> Localization {
          Localization(
            locale: locale, storeLocale: StoreLocale(locale), title: form == "b" ? nil : String(text),
            description: form == "b" ? String(text) : nil)
        }
        // A translation is compared with its original, which comes first.
        var localizations: [Localization] = []
        if let original = text.original, text.locale != "en-US" {
          localizations.append(localization("en-US", original))
        }
        localizations.append(localization(text.locale, text.text))
        products.append(
          Product(
            item: "\(form)\(index)", productID: "com.example.\(form)\(index)", type: type,
            price: Price(amounts: [price]), localizations: localizations))
      }
    }
    let catalog = Catalog(app: App(bundleID: "com.example"), products: products)
    let input = LintInput(
      name: "texts", source: SourceFile(name: "texts", text: String(repeating: " ", count: products.count)),
      catalog: catalog, origin: ProductOrder())
    var configuration = LintConfiguration(today: today)
    configuration.only = Set(LintRules.all.map { $0.description.id }).subtracting(skippedRules).subtracting(
      LintRules.all.filter { $0.description.isOptIn }.map { $0.description.id })
    let report = LintEngine(configuration: configuration).lint([input])
    return report.findings.compactMap { finding in
      guard case .product(let index) = finding.subject, finding.field == "title" || finding.field == "description"
      else { return nil }
      let text = texts[texts.startIndex + index / 3]
      // Findings in an original are counted if the original is a text of the table.
      guard finding.locale == text.locale else { return nil }
      return Hit(
        locale: text.locale, severity: finding.severity, rule: finding.rule, text: text.text, message: finding.message)
    }
  }

  // MARK: Output

  private static func show(_ hits: Set<Hit>) {
    let lines = hits.map { hit in "\(hit.severity.rawValue)\t\(hit.rule)\t\(hit.locale)\t\(hit.text)\t\(hit.message)" }
    for line in lines.sorted() { print(line) }
  }

  private static func summarize(_ hits: Set<Hit>, _ counts: [String: Int]) {
    print("LOCALE   TEXTS    ERRORS  WARNINGS  PER 1,000  INFOS  RULES OF ERRORS AND WARNINGS")
    for (locale, count) in counts.sorted(by: { $0.key < $1.key }) {
      let own = hits.filter { $0.locale == locale }
      // A text that several rules report is one accused text.
      func texts(_ severities: Set<Severity>) -> Int {
        Set(own.filter { severities.contains($0.severity) }.map(\.text)).count
      }
      var rules: [String: Set<Substring>] = [:]
      for hit in own where hit.severity != .info { rules[hit.rule, default: []].insert(hit.text) }
      let worst = rules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
        "\($0.key) \($0.value.count)"
      }.joined(separator: ", ")
      let rate = Double(texts([.error, .warning])) * 1000 / Double(max(count, 1))
      print(
        [
          pad(locale, 8), pad("\(count)", 8), pad("\(texts([.error]))", 7), pad("\(texts([.warning]))", 9),
          pad(Measure.decimal(rate, 2), 10), pad("\(texts([.info]))", 6), worst,
        ].joined(separator: " "))
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// The origin of a catalog that was never in a file: each product has its own place, so that equal
/// findings of two products remain two.
private struct ProductOrder: LintOrigin {
  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    guard case .product(let index) = path.subject else { return nil }
    return SourceRange(start: index, end: index + 1)
  }
}
