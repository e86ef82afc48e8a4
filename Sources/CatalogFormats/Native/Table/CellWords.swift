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
    if PriceWords.free.contains(narrow.lowercased()) { return "0" }
    if key == "tier" {
      let number = without(["第"], without(["档位", "等级", "ティア", "档", "级"], narrow))
      return number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? number : text.trimmedBlanks
    }
    let currency = Territory(key)?.currency ?? CurrencyCode(key)
    guard let (number, keys) = money(text) else { return text.trimmedBlanks }
    if let keys, PriceWords.common(keys, [key]).isEmpty { return nil }
    return ungrouped(number, of: currency)
  }

  /// The currency that a cell names: `CAD`, `美元`, `US Dollar (USD)`; nil for anything else.
  static func currencyKey(_ text: String) -> String? {
    // "GD" is likelier gold than Grenada.
    guard text.trimmedBlanks.count > 2 || PriceWords.keys(of: FoldedHeading.text(text)) != nil else { return nil }
    let price = PriceHeading(FoldedHeading.parts(text), .other)
    return price.key.flatMap { key in
      CurrencyCode(key).map(CurrencySet.storefronts.contains) ?? false ? key : Territory(key).map { "\($0.currency)" }
    }
  }

  /// The currencies that a cell may mean: several for a sign that they share.
  static func currencyKeys(_ text: String) -> [String] {
    currencyKey(text).map { [$0] } ?? money("1 \(text)")?.keys ?? []
  }

  /// The error about a word in a column of currencies, with the map to paste.
  static func noCurrency(_ word: String, _ heading: String, _ written: String) -> String {
    "\(quoted: word) in the column \(quoted: heading) is not a currency of a storefront; write one such as USD, or "
      + "--map '\(written)=-' ignores the column"
  }

  /// The storefront that a cell means, by its code or its name: `CHN`, `us`, `日本`.
  static func territory(_ text: String) -> Territory? {
    Territory(text.uppercased()) ?? Territory(alpha2: text.uppercased()) ?? Territory(named: text)
  }

  /// The key of a price in one storefront: its own, except for the base and for a currency of its own.
  static func priceKey(of territory: Territory, base: Territory?) -> String {
    territory == base || territory.currency.storefronts.count == 1 ? "\(territory.currency)" : territory.code
  }

  /// The number of a price, and the currencies or storefronts that all words beside it can mean: `₺39`, `NT$130`,
  /// `5,- €`, `$4.99 USD`, `DE: 5.99`; nil currencies for a bare number. Nil for any other text.
  static func money(_ text: String) -> (number: String, keys: [String]?)? {
    let narrow = NarrowForm.text(text).trimmedBlanks
    guard var first = narrow.firstIndex(where: \.isASCIIDigit), let last = narrow.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    // The point of ".99" begins the number, and the one of "Rs.99" ends a word.
    var whole = ""
    if let mark = narrow[..<first].last, ".,".contains(mark), narrow[..<first].dropLast().last?.isLetter != true {
      first = narrow.index(before: first)
      whole = "0"
    }
    var after = narrow[narrow.index(after: last)...]
    // The dash of "5,-" stands for no hundredths.
    if let mark = after.first, ".,".contains(mark) {
      after = after.dropFirst().drop { "-–—".contains($0) }
    }
    // Brackets around a number are the minus of accountants.
    guard narrow[..<first].count(where: { $0 == "(" }) == narrow[..<first].count(where: { $0 == ")" }) else {
      return nil
    }
    let words = narrow[..<first] + " " + after
    let parts = FoldedHeading.parts(narrow[..<first]) + FoldedHeading.parts(after)
    // "DE" is a storefront, "mo" is not.
    guard !words.contains(where: { "-−*#_+~/".contains($0) }), narrow[first...last].allSatisfy({ !$0.isLetter }),
      parts.allSatisfy({ PriceWords.keys(of: $0) != nil || $0.count > 2 || words.contains($0.uppercased()) })
    else { return nil }
    let heading = PriceHeading(parts, .other)
    return heading.unknown.isEmpty ? (whole + narrow[first...last], heading.candidates) : nil
  }

  /// A number without separators between groups of three digits: `1,200`, `1,200.50`, `1.200,50`,
  /// `1 200,50`, `1'200.50`.
  ///
  /// Three digits after a mark are no fraction where all prices are whole, as with yen; elsewhere, `1.200` may be 1200
  /// or 1.20, and so may `1,200` in a currency that is written with a comma: both are nil. A number without a currency
  /// is a quantity, which is whole.
  private static func ungrouped(_ text: String, of currency: CurrencyCode?) -> String? {
    let mark: Character = text.contains(".") ? "." : ","
    let groups = text.split(separator: mark, omittingEmptySubsequences: false)
    guard groups.count > 1, (1...3).contains(groups[0].utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return ungrouped(text) }
    // No thousands begin with a zero.
    if groups[0].first == "0" { return groups.count == 2 ? groups.joined(separator: ".") : text }
    guard let currency, !isWhole(currency), groups.count == 2 else { return groups.joined() }
    return mark == "," && !withComma.contains("\(currency)") ? groups.joined() : nil
  }

  /// The two amounts that a number can be read as: 4.99 and 4990 for `4,990`; nil for any other text.
  static func readings(_ text: String) -> [String]? {
    guard let number = money(text)?.number, ungrouped(number, of: .eur) == nil else { return nil }
    let parts = number.split { ".,".contains($0) }
    return ["\(parts[0]).\(parts[1].dropLast())", parts.joined()]
  }

  /// Currencies whose amounts people write with a comma before the hundredths.
  private static let withComma: Set = [
    "BGN", "BRL", "COP", "CZK", "DKK", "EUR", "KZT", "NOK", "PLN", "RON", "RUB", "SEK", "TRY", "UAH", "UYU",
  ]

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

  /// A bonus in ASCII digits: `+30`, or the part of a quantity that it adds to, `10%`; nil unless that part is whole.
  static func bonus(_ text: String, of quantity: String) -> String? {
    let narrow = NarrowForm.text(text).trimmedBlanks
    let bare = narrow.hasPrefix("+") ? String(narrow.dropFirst()) : narrow
    guard bare.hasSuffix("%") else { return Self.quantity(bare) }
    guard let percent = Int(bare.dropLast()), let base = Int(quantity), (0...1000).contains(percent),
      (0...1_000_000_000).contains(base), (base * percent).isMultiple(of: 100)
    else { return nil }
    return "\(base * percent / 100)"
  }

  private static func without(_ words: [String], _ text: String) -> String {
    for word in words where text.count > word.count {
      if text.hasPrefix(word) { return String(text.dropFirst(word.count)).trimmedBlanks }
      if text.hasSuffix(word) { return String(text.dropLast(word.count)).trimmedBlanks }
    }
    return text
  }

  // MARK: Words

  /// Whether a cell says that it has no value: `-`, `n/a`.
  static func isNone(_ text: String) -> Bool {
    text.utf8.count < 9 && ["-", "--", "–", "—", "/", "n/a"].contains(NarrowForm.text(text).trimmedBlanks.lowercased())
  }

  static func flag(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "yes", "y", "1", "x", "✓", "√", "是", "有", "はい", "○", "〇", "on", "enabled", "开", "開", "开启", "開啟", "オン",
      "켬", "켜짐", "예",
      "ja", "ein", "an", "oui", "sí", "sim", "да":
      true
    case "false", "no", "n", "0", "否", "无", "無", "いいえ", "×", "off", "disabled", "关", "關", "关闭", "關閉", "オフ", "끔", "꺼짐",
      "아니요",
      "nein", "aus", "non", "não", "нет":
      false
    default: nil
    }
  }

  /// A period in words: `1个月`, `包年`, `一週間`, `6개월`, `Yearly`, `monatlich`, `7天`.
  static func period(_ word: String) -> SubscriptionPeriod? {
    let word = NarrowForm.text(word).lowercased().filter { !$0.isWhitespace && $0 != "." }
    if let period = periods[word] ?? periods[FoldedHeading.text(word)] { return period }
    for (names, unit) in units {
      for name in names where word.hasSuffix(name) {
        let count = counts[String(word.dropLast(name.count))]
        return count.flatMap { SubscriptionPeriod(words: "\($0) \(unit)") }
      }
    }
    return nil
  }

  /// The periods in single words, and as the store writes them in each language.
  private static let periods: [String: SubscriptionPeriod] = {
    var periods = HeadingWords.table(
      """
      1 week: 7天 七天 7日 7日間 7d 1w wöchentlich woche hebdomadaire semaine semanal semana settimanale settimana wekelijks \
      haftalık еженедельно неделя
      1 month: 月額 monatlich monat mensuel mois mensual mes mensal mês mensile mese maandelijks aylık ежемесячно месяц onemonth
      3 months: 季 季度 每季度 每季 四半期 분기 quarterly quarter vierteljährlich quartal trimestriel trimestre trimestral trimestrale \
      ежеквартально
      6 months: 半年 半年度 每半年 반기 halfyearly halfyearly halfyear semiannual semiannually halbjährlich semestriel semestral semestrale \
      полугодие
      1 year: 年額 12个月 12個月 12か月 12ヶ月 12개월 1y 12m 12months oneyear jährlich jahr annuel année anual año ano annuale anno \
      jaarlijks yıllık yıl ежегодно год 12mo 12mos 12mths 12monate 12mois 12meses 12mesi
      """
    ).compactMapValues { SubscriptionPeriod(words: $0) }
    for locale in StoreLocale.all {
      for period in SubscriptionPeriod.allCases {
        periods[locale.words(for: period).lowercased().filter { !$0.isWhitespace }] = period
      }
    }
    return periods
  }()

  private static let units = [
    (["yr", "yrs"], "year"), (["mo", "mos", "mth", "mths"], "month"), (["wk", "wks"], "week"),
    (["个月", "個月", "か月", "ヶ月", "カ月", "ヵ月", "月度", "月", "monthly", "개월", "달", "월간"], "month"),
    (["星期", "週間", "周", "週", "weekly", "주간", "주일", "주"], "week"),
    (["年度", "年間", "年", "yearly", "annually", "annual", "년간", "년", "연간"], "year"),
  ]

  private static let counts: [String: Int] = [
    "": 1, "1": 1, "一": 1, "每": 1, "毎": 1, "包": 1, "按": 1, "매": 1, "한": 1, "2": 2, "二": 2, "两": 2, "兩": 2, "3": 3,
    "三": 3, "6": 6,
    "六": 6,
  ]
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
