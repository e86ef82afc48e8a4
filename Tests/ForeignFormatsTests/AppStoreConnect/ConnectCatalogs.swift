import AppStoreReference
import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax

/// Catalogs to write as requests.
enum ConnectCatalogs {
  /// A product of each kind with everything that belongs to it.
  static let small = read(
    """
    catalog: 1
    app: {bundleID: com.example.mine, baseTerritory: USA}
    products:
      coins400:
        type: consumable
        referenceName: 400 coins
        price: {USD: 5.99, CNY: 40, CHE: 6}
        localizations:
          en-US: {title: 400 Coins, description: "Adds ${app} \\"coins\\"."}
          zh-Hans: {title: 400金币}
        review: {screenshot: shop/gold.png, notes: "Home › Shop"}
    subscriptionGroups:
      vip:
        referenceName: VIP club
        localizations: {en-US: {title: The Club}}
        products:
          vip.month:
            period: 1 month
            level: 1
            referenceName: VIP, a month
            price: {USD: 9.99}
            localizations: {en-US: {title: VIP, description: A month of VIP.}}
            storefronts: [USA, CHE]
            offers:
              - {kind: introductory, mode: free-trial, period: 1 week}
              - {kind: promotional, id: back, referenceName: Back, mode: pay-up-front, period: 3 months, price: {USD: 8}}
    """)

  /// Everything that requests can represent exactly, in many variants.
  static func generated(seed: UInt64) -> Catalog {
    let random = Generator(state: seed)
    let (base, prices) = random.pick([
      (
        "USA",
        [
          "{USD: 5.99}", "{USD: 0.99, CNY: 6}", "{CNY: 40, USD: 5.99, EUR: 6.99, JPN: 800}", "{USA: 1.99}",
          "{USD: 5, USA: 4, DEU: 6}",
        ]
      ), ("CHN", ["{USD: 0.99, CNY: 6}", "{CHN: 68, JPY: 1500}", "{CNY: 328.5}", "{CNY: 1, HKG: 8}"]),
      ("DEU", ["{EUR: 2.99, FRA: 3.49, DEU: 3.29}", "{EUR: 3, USD: 3, FRA: 4}", "{DEU: 1}"]),
    ])
    var text = """
      catalog: 1
      app: {bundleID: com.example.g\(seed), baseTerritory: \(base)}
      products:

      """
    func price() -> String { random.pick(prices) }
    func texts(describing: Bool = true) -> String {
      let titles = ["A \\\"B\\\" ${product:x}", "金币", "Ω≈ç\\\\", "400 Coins: 20%", "${app}"]
      return [("en-US", true), ("zh-Hans", false), ("fr-FR", true)].filter { _ in random.coin() }.map {
        locale, isLong in
        "\(locale): {title: \"\(random.pick(titles))\""
          + (isLong && describing ? ", description: \"\(random.pick(titles)).\"" : "") + "}"
      }.joined(separator: ", ")
    }
    func fields(_ indent: String) -> String {
      var lines = ["referenceName: \"Name \(random.below(1000))\"", "price: \(price())"]
      lines.append("localizations: {\(texts())}")
      if random.coin() { lines.append("familySharable: true") }
      if random.coin() { lines.append("storefronts: [CHN, JPN, USA]") }
      if random.coin() { lines.append("review: {screenshot: a/b.png, notes: \"see › there\"}") }
      if random.coin() { lines.append("promotionalImage: promo.png") }
      return lines.map { "\(indent)\($0)\n" }.joined()
    }
    for number in 0..<random.below(5) + 1 {
      let type = random.pick(["consumable", "non-consumable", "non-renewing"])
      text += "  item.\(number):\n    type: \(type)\n" + fields("    ")
      let codes = [
        "{referenceName: Free, eligibility: [non-spender, churned-spender], free: true}",
        "{referenceName: Paid, eligibility: [active-spender], price: \(price())}",
      ].filter { _ in random.coin() }
      text += "    offerCodes: [\(codes.joined(separator: ", "))]\n"
    }
    text += "subscriptionGroups:\n"
    for group in 0..<random.below(3) + 1 {
      text += "  \"group \(group): 会员\":\n    referenceName: Club \(group)\n"
      text += "    localizations: {\(texts(describing: false))}\n    products:\n"
      for number in 0..<random.below(3) + 1 {
        text += "      sub.\(group).\(number):\n        period: \(random.pick(["1 week", "1 year"]))\n"
        text += "        level: \(number + 1)\n" + fields("        ") + "        offers:\n"
        let offers = [
          "{kind: code, referenceName: C, mode: free-trial, period: 2 weeks, eligibility: [new, expired], stackable: true}",
          "{kind: introductory, mode: pay-as-you-go, period: 1 month, periods: 3, price: \(price()), until: 2027-03-31}",
          "{kind: promotional, id: p.1, referenceName: P, mode: pay-up-front, period: 1 year, price: \(price())}",
          "{kind: code, referenceName: D, mode: pay-as-you-go, period: 1 week, price: \(price()), eligibility: [existing]}",
          "{kind: win-back, id: w, referenceName: W, mode: pay-up-front, period: 6 months, price: \(price()), priority: high, paidMonths: 3, lapsedMonths: 2-24, waitMonths: 6, from: 2027-03-01, until: 2027-03-31}",
          "{kind: win-back, id: x, referenceName: X, mode: free-trial, period: 3 days, paidMonths: 1, lapsedMonths: 1-12}",
          "{kind: promotional, billingPlan: MONTHLY, id: p.2, referenceName: Q, mode: pay-as-you-go, period: 1 month, price: \(price())}",
          "{kind: introductory, billingPlan: BILLED_UPFRONT, mode: pay-up-front, period: 6 months, price: \(price())}",
        ]
        for offer in offers where random.coin() { text += "          - \(offer)\n" }
        text += "          - {kind: introductory, mode: free-trial, period: 3 days}\n"
        let plans = [
          "[]", "[{plan: MONTHLY, price: \(price())}]",
          "[{plan: MONTHLY, price: \(price()), enabled: false}, {plan: BILLED_UPFRONT}]",
          "[{plan: BILLED_UPFRONT, enabled: false}, {plan: MONTHLY}]",
        ]
        text += "        billingPlans: \(random.pick(plans))\n"
      }
    }
    return read(text)
  }

  static let files = CompanionFiles { path in Array("the bytes of \(path)".utf8) }

  static func read(_ text: String) -> Catalog {
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    // A missing field is irrelevant to these tests; unreadable parts are mistakes in them.
    precondition(!document.diagnostics.contains { !$0.message.contains(" needs ") }, "\(document.diagnostics)\n\(text)")
    return document.catalog
  }

  /// Numbers that are the same on every run.
  final class Generator {
    private var state: UInt64

    init(state: UInt64) { self.state = state }

    func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    func coin() -> Bool { below(2) == 0 }
    func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  }
}
