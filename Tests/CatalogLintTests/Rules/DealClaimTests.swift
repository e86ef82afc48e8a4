import CatalogLint
import Testing

@Suite("Claims of the best value") struct DealClaimTests {
  /// A claim in each language, of a pack that gives less for the money than another.
  private static let claims = [
    ("en-US", "Best value"), ("zh-Hans", "最划算"), ("zh-Hant", "最划算"), ("ja", "一番お得"), ("ko", "최고의 가성비"),
    ("de-DE", "Bestes Angebot"), ("fr-FR", "Le plus avantageux"), ("es-ES", "La mejor oferta"),
    ("pt-BR", "Melhor custo-benefício"), ("it", "Il più conveniente"), ("nl-NL", "Beste koop"),
    ("sv", "Mest prisvärda paketet"), ("no", "Mest for pengene"), ("da", "Mest for pengene"),
    ("pl", "Najlepsza wartość"), ("cs", "Nejlepší hodnota"), ("sk", "Najlepšia hodnota"), ("hu", "Legjobb vétel"),
    ("ro", "Cel mai avantajos"), ("hr", "Najbolja vrijednost"), ("ru", "Самый выгодный"), ("uk", "Найвигідніше"),
    ("tr", "En avantajlı"), ("el", "Καλύτερη αξία"), ("he", "הכי משתלם"), ("ar-SA", "أفضل قيمة"),
    ("id", "Paling hemat"), ("ms", "Nilai terbaik"), ("th", "คุ้มที่สุด"), ("vi", "Giá trị tốt nhất"),
    ("hi", "सबसे किफ़ायती"), ("ca", "Millor valor"), ("fi", "Paras vastine rahoille"),
  ]

  private static func catalog(_ locale: String, _ title: String, _ prices: (String, String)) -> MarkedCatalog {
    MarkedCatalog(
      """
      small: {type: consumable, price: {\(prices.0)}, grants: {gold: 100}}
      large: {type: consumable, price: {\(prices.1)}, grants: {gold: 500}, localizations: {\(locale): {title: "\(title)"}}}
      """)
  }

  @Test("are found in each language where another pack gives more, and nowhere else", arguments: claims)
  func languages(_ locale: String, _ claim: String) {
    let wrong = Self.catalog(locale, claim, ("USD: 0.99", "USD: 6.99"))
    #expect(wrong.findings(of: "discount-claim").count == 1, "\(claim)")
    #expect(wrong.findings(of: "promotional-claim").isEmpty, "\(claim)")
    let right = Self.catalog(locale, claim, ("USD: 0.99", "USD: 3.99"))
    #expect(right.findings(of: "discount-claim").isEmpty, "\(claim)")
    #expect(right.findings(of: "promotional-claim").count == 1, "\(claim)")
  }

  @Test(
    "name the storefronts that read the text and where it doesn't hold",
    arguments: [
      // The base prices hold; Germany and Austria read German, Poland doesn't.
      ("de-DE", "EUR: 0.99, POL: 1.99, DEU: 0.59", "EUR: 3.99, POL: 19.99, DEU: 4.99", "in Germany, "),
      (
        "de-DE", "EUR: 0.99, AUT: 0.59, DEU: 0.59", "EUR: 3.99, AUT: 4.99, DEU: 4.99", "in Austria and Germany, "
      ),
      ("de-DE", "EUR: 0.99, POL: 1.99", "EUR: 3.99, POL: 19.99", nil),
      // Where only one of them has a price of its own, the other is not known.
      ("ja", "USD: 0.99, JPN: 50", "USD: 3.99", nil), ("ja", "USD: 0.99, JPN: 50", "USD: 3.99, JPN: 500", "in Japan, "),
      // Nobody who reads it pays the base price.
      ("ja", "USD: 0.99, JPN: 150", "USD: 6.99, JPN: 500", nil),
    ] as [(String, String, String, String?)])
  func storefronts(_ locale: String, _ small: String, _ large: String, _ start: String?) {
    let claim = Self.claims.first { $0.0 == locale }?.1 ?? ""
    let findings = Self.catalog(locale, claim, (small, large)).findings(of: "discount-claim")
    #expect(findings.count == (start == nil ? 0 : 1), "\(findings.map(\.message))")
    if let start { #expect(findings.first?.message.hasPrefix(start) ?? false, "\(findings.map(\.message))") }
  }

  @Test("of yearly subscriptions are compared with others of their level")
  func subscriptions() {
    func findings(_ level: Int, _ year: String) -> Int {
      let catalog = MarkedCatalog(
        """
        catalog: 1
        app: {bundleID: com.example.app, primaryLocale: en-US}
        products: {}
        subscriptionGroups:
          pro:
            products:
              month: {period: 1 month, level: \(level), price: {USD: 4.99}}
              year: {period: 1 year, level: 1, price: {USD: \(year)}, localizations: {en-US: {title: Best Value}}}
        """)
      return catalog.findings(of: "discount-claim").count
    }
    #expect(findings(1, "69.99") == 1)
    #expect(findings(1, "39.99") == 0)
    #expect(findings(2, "69.99") == 0)
  }
}
