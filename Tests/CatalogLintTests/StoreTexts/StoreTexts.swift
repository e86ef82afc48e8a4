import CatalogLint
import SourceSyntax
import Testing

/// Texts as the makers of five apps write them – a game with drawn heroes, a reader of novels, a
/// coach, a photo editor, games for children – half of them with a fault that a reviewer finds.
///
/// They were written before anybody looked at the words of the rules.
struct StoreTexts: Sendable {
  let products: [Product]

  /// - Parameter lines: A line for each product: its fault, or `ok`; its kind; title; description.
  init(locale: String, _ lines: String) {
    products = lines.split(separator: "\n").map { Product($0, in: locale) }
  }

  static let all: [Product] =
    [english, chinese, japanese, korean, german, french, spanish, portuguese].flatMap(\.products)

  struct Product: Sendable, CustomTestStringConvertible {
    let fault: String
    let kind: String
    let locale: String
    let title: String
    let description: String

    init(_ line: Substring, in locale: String) {
      let fields = line.split(separator: "|").map { $0.drop { $0 == " " } }
      fault = String(fields[0].dropLast())
      kind = String(fields[1].dropLast())
      title = String(fields[2].dropLast())
      description = String(fields[3])
      self.locale = locale
    }

    var testDescription: String { "\(locale): \(title) – \(description) (\(fault))" }
  }
}

extension StoreTexts.Product {
  /// What is found in the title and the description; praise is only an info.
  var findings: [LocatedFinding] {
    MarkedCatalog(catalog).lint(only: nil).findings.filter { finding in
      finding.locale != nil && (finding.field == "title" || finding.field == "description")
        && (finding.severity != .info || fault == "promo")
    }
  }

  private var catalog: String {
    let head = """
      catalog: 1
      app: {bundleID: com.example.app, name: App, primaryLocale: \(locale)}
      currencies:
        gem: {en-US: [gems, gem], zh-Hans: 宝石, ja: ジェム, ko: 젬, de-DE: [Edelsteine, Edelstein], fr-FR: [gemmes, gemme], es-ES: [gemas, gema], pt-BR: [gemas, gema]}
        coin: {en-US: [coins, coin], zh-Hans: 书币, ja: コイン, ko: 코인, de-DE: [Münzen, Münze], fr-FR: [pièces, pièce], es-ES: [monedas, moneda], pt-BR: [moedas, moeda]}

      """
    let product = Self.products[kind] ?? ""
    let fields =
      "\(product), localizations: {\(locale): {title: '\(title.quoted)', description: '\(description.quoted)'}}"
    guard product.hasPrefix("period") else { return head + "products: {item: {\(fields)}}\n" }
    return head + "subscriptionGroups: {main: {products: {item: {level: 1, \(fields)}}}}\n"
  }

  private static let products = [
    "g60": "type: consumable, grants: {gem: 60}, \(prices[0])",
    "g300": "type: consumable, grants: {gem: 300}, \(prices[2])",
    "g980": "type: consumable, grants: {gem: 980+100}, \(prices[3])",
    "g6480": "type: consumable, grants: {gem: 6480+800}, \(prices[4])",
    "n500": "type: consumable, grants: {coin: 500}, \(prices[2])",
    "gk": "type: non-consumable, \(prices[2])",
    "fp": "type: non-consumable, \(prices[2])",
    "pk": "type: non-consumable, \(prices[1])",
    "kk": "type: non-consumable, \(prices[1])",
    "pl": "type: non-consumable, \(prices[4])",
    "nm": "period: 1 month, \(prices[5])",
    "fm": "period: 1 month, \(prices[5])",
    "km": "period: 1 month, \(prices[5])",
    "ny": "period: 1 year, \(prices[6])",
    "fy": "period: 1 year, \(prices[6])",
    "py": "period: 1 year, \(prices[6])",
  ]

  private static let prices = [
    "price: {USD: 0.99, CNY: 6, JPY: 160, KRW: 1500, EUR: 0.99, BRL: 5.90}",
    "price: {USD: 2.99, CNY: 18, JPY: 450, KRW: 4400, EUR: 2.99, BRL: 14.90}",
    "price: {USD: 4.99, CNY: 30, JPY: 800, KRW: 6500, EUR: 4.99, BRL: 24.90}",
    "price: {USD: 14.99, CNY: 98, JPY: 2400, KRW: 19000, EUR: 14.99, BRL: 79.90}",
    "price: {USD: 99.99, CNY: 648, JPY: 16000, KRW: 130000, EUR: 99.99, BRL: 499.90}",
    "price: {USD: 4.99, CNY: 18, JPY: 500, KRW: 5500, EUR: 4.99, BRL: 14.90}",
    "price: {USD: 39.99, CNY: 168, JPY: 4800, KRW: 49000, EUR: 39.99, BRL: 149.90}",
  ]
}

extension String {
  /// The text inside single quotes in YAML.
  fileprivate var quoted: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }
}

@Suite("Texts of a store")
struct StoreTextTests {
  /// What every wording rule leaves to the eye: lengths are limits, not meanings.
  private static let measures: Set = ["title-length", "description-length", "short-description"]

  /// The rules of which at least one finds a fault.
  private static let rules: [String: Set<String>] = [
    "cashout": ["cash-out"],
    "contact": ["link-in-text"],
    "discount": ["discount-claim"],
    "expiring": ["expiring-credits"],
    "free": ["free-wording"],
    "future": ["future-promise"],
    "language": ["wrong-language", "wrong-script"],
    "lifetime": ["lifetime-subscription"],
    // A way to pay outside the app is often no more than a contact.
    "payment": ["external-payment", "link-in-text"],
    "period": ["invalid-period", "time-limited-consumable"],
    "placeholder": ["placeholder-text"],
    "platform": ["other-platform"],
    "price": ["price-mismatch", "price-in-title"],
    "promo": ["promotional-claim"],
    "quantity": ["quantity-mismatch"],
    "regulated": ["regulated-claim"],
    "test": ["test-wording"],
    "trademark": ["apple-trademark", "apple-criticism"],
    "unstated": ["missing-quantity"],
  ]

  /// The texts whose fault no rule finds; that they name no quantity is all that is reported.
  private static let missed: Set = [
    "Gem Pouch (66) – A small pouch of gems for the altar.",
    "4,99-Euro-Paket – Ein Paket voller Edelsteine.",
    "ジェムの宝物庫 – 説明文をここに入力",
    "젬 금고 – 만 개의 젬을 한 번에 받으세요.",
  ]

  @Test(
    "a faulty text is found by a rule for its fault, and a right one by none",
    arguments: StoreTexts.all)
  func finds(_ product: StoreTexts.Product) throws {
    let found = Set(product.findings.map(\.rule)).subtracting(Self.measures)
    guard product.fault != "ok" else {
      #expect(found.isEmpty)
      return
    }
    let rules = try #require(Self.rules[product.fault])
    withKnownIssue("a person sees the fault, no rule does") {
      #expect(!found.isDisjoint(with: rules), "\(found.sorted())")
    } when: {
      Self.missed.contains("\(product.title) – \(product.description)")
    }
  }
}
