import AppStoreReference
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

/// Titles and descriptions of one language: flawless texts as written by studios, some of them
/// close to the words that rules look for, and texts that a rule has to report.
struct ProductTexts: Sendable {
  /// The store's code for the locale of the texts.
  var locale: String
  /// Lines of `type | title | description`.
  var innocent: String
  /// Lines of `rule | type | title | description`; other rules may find something too.
  var guilty: String

  static let all: [ProductTexts] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .spanish, .portuguese, .french, .german,
    .italian, .russian, .turkish, .arabic, .vietnamese, .thai, .indonesian,
  ]

  static let innocents: [ProductText] = all.flatMap { texts in
    texts.innocent.split(separator: "\n").map { line in
      ProductText(locale: texts.locale, rule: nil, fields: line.split(separator: " | "))
    }
  }

  static let guilties: [ProductText] = all.flatMap { texts in
    texts.guilty.split(separator: "\n").map { line in
      let fields = line.split(separator: " | ")
      return ProductText(locale: texts.locale, rule: String(fields[0]), fields: Array(fields.dropFirst()))
    }
  }
}

/// One product's texts, in an otherwise complete catalog.
struct ProductText: Sendable, CustomTestStringConvertible {
  let locale: String
  /// The rule that has to report it; nil for a text that no rule may report.
  let rule: String?
  let type: String
  let title: String
  let description: String

  init(locale: String, rule: String?, fields: [Substring]) {
    self.locale = locale
    self.rule = rule
    type = String(fields[0])
    title = String(fields[1])
    description = String(fields[2])
  }

  var testDescription: String { "\(locale): \(title) – \(description)" }

  private var catalog: String {
    let texts = """
      referenceName: Reference, price: {tier: 6, \
        AUD: 8.99, BRL: 29.90, EUR: 6.99, GBP: 5.99, IDR: 99000, INR: 499, JPY: 1000, KRW: 8800, \
        MXN: 129, RUB: 599, SAR: 22.99, THB: 199, TRY: 199.99, TWD: 190, VND: 149000}, review: {screenshot: shop.png, notes: Shop}, \
      localizations: {\(locale): {title: "\(title)", description: "\(description)"}}
      """
    let app = """
      catalog: 1
      app: {bundleID: com.example.kestrel, name: Kestrel, primaryLocale: \(locale), \
      restoreNote: Settings}

      """
    guard type == "auto-renewable" else { return app + "products:\n  item: {type: \(type), \(texts)}" }
    return app + """
      subscriptionGroups:
        main:
          referenceName: Main
          localizations: {\(locale): {title: Atlas}}
          products:
            item: {period: 1 month, level: 1, \(texts)}
      """
  }

  /// What one rule reports.
  func findings(of rule: String) -> [LocatedFinding] { MarkedCatalog(catalog).findings(of: rule) }

  /// What all rules together report, as an error or a warning.
  var findings: [LocatedFinding] {
    let screenshot = ImageFacts(width: 1290, height: 2796, byteCount: 1000, contentHash: "shop")
    return MarkedCatalog(catalog).lint(only: nil) { _ in .success(screenshot) }.findings.filter { $0.severity != .info }
  }
}
