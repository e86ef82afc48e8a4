import AppStoreReference
import Basics

/// Values as people and spreadsheets write them: `¥6.00`, `1,200円`, `１００`, `是`, `每月`.
enum CellWords {
  // MARK: Amounts

  /// An amount without the sign or name of its currency, and without separators of thousands; nil
  /// for the sign of a currency other than the column's.
  ///
  /// - Parameter key: A currency, a territory, or `tier`.
  static func amount(_ text: String, of key: String) -> String? {
    let narrow = NarrowForm.text(text).trimmedBlanks
    if key == "tier" {
      let number = without(["档位", "等级", "ティア", "档", "级"], narrow)
      return number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? number : text.trimmedBlanks
    }
    let currency = Territory(key)?.currency ?? CurrencyCode(key)
    for (sign, currencies) in signs {
      guard let number = rest(of: narrow, without: sign) else { continue }
      guard let currency, currencies.contains("\(currency)") else { return nil }
      return ungrouped(number, of: currency)
    }
    let number = currency.flatMap { rest(of: narrow, without: "\($0)") }
    return ungrouped(number ?? narrow, of: currency)
  }

  /// The currency that a cell names: `CAD`, `美元`, `US Dollar (USD)`; nil for anything else.
  static func currencyKey(_ text: String) -> String? {
    let price = PriceHeading(FoldedHeading.parts(text), .other)
    return price.key.flatMap { key in
      CurrencyCode(key).map(CurrencySet.storefronts.contains) ?? false ? key : Territory(key).map { "\($0.currency)" }
    }
  }

  /// The storefront that a cell means, by its code or its name: `CHN`, `us`, `日本`.
  static func territory(_ text: String) -> Territory? {
    Territory(text.uppercased()) ?? Territory(alpha2: text.uppercased()) ?? Territory(named: text)
  }

  /// The currency that a sign or a name in the text says, if it says one alone.
  ///
  /// - Parameter base: Decides between the currencies of a sign.
  static func currency(in text: String, base: CurrencyCode?) -> CurrencyCode? {
    let narrow = NarrowForm.text(text).trimmedBlanks
    for (sign, currencies) in signs where rest(of: narrow, without: sign) != nil {
      if let base, currencies.contains("\(base)") { return base }
      return currencies.count == 1 ? CurrencyCode(currencies[0]) : nil
    }
    // Its code after the amount, as in "5,99 EUR".
    let code = narrow.suffix(3)
    guard narrow.utf8.count > 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else { return nil }
    return PriceNotation.key(String(code)).flatMap { CurrencyCode($0) }
  }

  /// Signs and names with the currencies that they stand for, the longest first.
  private static let signs: [(String, [String])] = [
    ("人民币", ["CNY"]), ("人民幣", ["CNY"]), ("rmb", ["CNY"]), ("us$", ["USD"]), ("nt$", ["TWD"]), ("hk$", ["HKD"]),
    ("ca$", ["CAD"]), ("au$", ["AUD"]), ("r$", ["BRL"]), ("美元", ["USD"]), ("美金", ["USD"]), ("日元", ["JPY"]),
    ("日圓", ["JPY"]), ("欧元", ["EUR"]), ("英镑", ["GBP"]), ("韩元", ["KRW"]), ("港币", ["HKD"]), ("港元", ["HKD"]),
    ("台币", ["TWD"]), ("台幣", ["TWD"]), ("元", ["CNY", "TWD", "HKD"]), ("円", ["JPY"]), ("¥", ["CNY", "JPY"]),
    ("￥", ["CNY", "JPY"]), ("€", ["EUR"]), ("£", ["GBP"]), ("₩", ["KRW"]), ("원", ["KRW"]), ("₹", ["INR"]),
    ("₽", ["RUB"]), ("฿", ["THB"]), ("₫", ["VND"]), ("₺", ["TRY"]), ("₪", ["ILS"]), ("₱", ["PHP"]), ("zł", ["PLN"]),
    ("kč", ["CZK"]), ("rp", ["IDR"]), ("rm", ["MYR"]), ("s$", ["SGD"]), ("nz$", ["NZD"]), ("mx$", ["MXN"]),
    ("a$", ["AUD"]), ("c$", ["CAD"]), ("kr", ["SEK", "NOK", "DKK"]),
    // The byte of a backslash is ¥ in Shift JIS, and ₩ in EUC-KR.
    ("\\", ["JPY", "KRW"]),
    ("$", ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "COP"]),
  ]

  private static func rest(of text: String, without sign: String) -> String? {
    let lower = text.lowercased()
    let sign = sign.lowercased()
    if lower.hasPrefix(sign), lower.count > sign.count { return String(lower.dropFirst(sign.count)).trimmedBlanks }
    guard lower.hasSuffix(sign), lower.count > sign.count else { return nil }
    return String(lower.dropLast(sign.count)).trimmedBlanks
  }

  private static func without(_ words: [String], _ text: String) -> String {
    for word in words { if let rest = rest(of: text, without: word) { return rest } }
    return text
  }

  /// A number without separators between groups of three digits: `1,200`, `1,200.50`, `1.200,50`,
  /// `1 200,50`, `1'200.50`.
  ///
  /// After a point, three digits are no fraction where all prices are whole, as with yen; elsewhere, `1.200` may
  /// be 1200 or 1.20, and is nil. A number without a currency is a quantity, which is whole.
  private static func ungrouped(_ text: String, of currency: CurrencyCode?) -> String? {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 1, (1...3).contains(groups[0].utf8.count), groups[0].first != "0",
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return ungrouped(text) }
    return currency.map(isWhole) ?? true || groups.count > 2 ? groups.joined() : nil
  }

  /// Whether all prices in a currency are whole numbers.
  private static func isWhole(_ currency: CurrencyCode) -> Bool {
    PricePoints(in: currency)?.allSatisfy { $0.hundredths.isMultiple(of: 100) } ?? false
  }

  private static func ungrouped(_ text: String) -> String {
    let blanks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’"]
    let spaced = text.contains(where: blanks.contains)
    // The last of two marks separates the fraction; a single point does as well.
    let marks = text.filter { $0 == "." || $0 == "," }
    var fraction: Character = "."
    if let last = marks.last, spaced || marks.contains(".") { fraction = last }
    let whole = text.prefix { $0 != fraction }
    let rest = text.dropFirst(whole.count)
    let separators: Set<Character> = spaced ? blanks : [fraction == "," ? "." : ","]
    let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
    guard groups.count > 1, (1...3).contains(groups[0].utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return text }
    return groups.joined() + (rest.isEmpty ? "" : ".\(rest.dropFirst())")
  }

  /// A quantity in ASCII digits, without the word that counts it: `1,000`, `６０個`.
  static func quantity(_ text: String) -> String {
    let text = without(["个", "個", "枚", "颗", "顆", "点", "點", "コ", "ヶ"], NarrowForm.text(text).trimmedBlanks)
    return ungrouped(text, of: nil) ?? text
  }

  // MARK: Words

  static func flag(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "yes", "y", "1", "x", "✓", "√", "是", "有", "はい", "○", "〇": true
    case "false", "no", "n", "0", "否", "无", "無", "いいえ", "×": false
    default: nil
    }
  }

  /// A period in words of Chinese, Japanese or English: `1个月`, `包年`, `一週間`, `Yearly`.
  static func period(_ word: String) -> SubscriptionPeriod? {
    let word = NarrowForm.text(word).lowercased().filter { !$0.isWhitespace }
    switch word {
    case "半年", "半年度": return SubscriptionPeriod(words: "6 months")
    case "季", "季度", "quarterly": return SubscriptionPeriod(words: "3 months")
    default: break
    }
    for (names, unit) in units {
      for name in names where word.hasSuffix(name) {
        let count = counts[String(word.dropLast(name.count))]
        return count.flatMap { SubscriptionPeriod(words: "\($0) \(unit)") }
      }
    }
    return nil
  }

  private static let units = [
    (["个月", "個月", "か月", "ヶ月", "カ月", "ヵ月", "月度", "月", "monthly"], "month"), (["星期", "週間", "周", "週", "weekly"], "week"),
    (["年度", "年間", "年", "yearly", "annually", "annual"], "year"),
  ]

  private static let counts: [String: Int] = [
    "": 1, "1": 1, "一": 1, "每": 1, "毎": 1, "包": 1, "按": 1, "2": 2, "二": 2, "两": 2, "兩": 2, "3": 3, "三": 3, "6": 6,
    "六": 6,
  ]
}
