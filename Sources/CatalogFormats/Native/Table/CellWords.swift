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

  /// The storefronts of a cell, as written: `中国大陆/港澳台`, `香港、台湾`, `HKG, TWN`.
  static func storefronts(_ text: String) -> [String] {
    if territory(text.trimmedBlanks) != nil { return [text.trimmedBlanks] }
    return NarrowForm.text(text).split { ",;/|、\n\r".contains($0) }.flatMap { part in
      // Trinidad & Tobago is one.
      territory(part.trimmedBlanks) != nil ? [part] : part.split { "&+・".contains($0) }
    }.map(\.trimmedBlanks).filter { !$0.isEmpty }
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

  /// The two amounts that a number can be read as: 4.99 and 4990 for `4,990`, and 1199 alone for `1.199`, which is no
  /// fraction of hundredths; nil for any other text.
  static func readings(_ text: String) -> [String]? {
    guard let number = money(text)?.number, ungrouped(number, of: .eur) == nil else { return nil }
    let parts = number.split { ".,".contains($0) }
    return (parts[1].hasSuffix("0") ? ["\(parts[0]).\(parts[1].dropLast())"] : []) + [parts.joined()]
  }

  /// The amounts of a cell that has several: `6元（$0.99）`, `5,99 € / $4.99`; none of any other cell.
  static func amounts(_ text: String) -> [String] {
    let parts = NarrowForm.text(text).split { "()[]【】〔〕/|、;\n\r".contains($0) }.map(\.trimmedBlanks).filter {
      !$0.isEmpty
    }
    return parts.count > 1 && parts.allSatisfy { money($0) != nil || PriceNotation.part($0) != nil } ? parts : []
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
    let narrow = NarrowForm.text(text).trimmedBlanks
    let parts = narrow.split(separator: "+", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) {
      return parts.map { quantity("\($0)") }.joined(separator: "+")
    }
    let text = without(["个", "個", "枚", "颗", "顆", "点", "點", "コ", "ヶ"], narrow)
    return ungrouped(text, of: nil).flatMap { $0.utf8.allSatisfy(\.isASCIIDigit) ? $0 : nil } ?? spelled(text) ?? text
  }

  /// A whole number with words for its thousands: `14k`, `1.5万`, `一千二百`; nil where it may be another one, as `一万二`
  /// may be 12000.
  private static func spelled(_ text: String) -> String? {
    var (sum, section) = (0.0, 0.0)
    var (last, big) = (Double.infinity, Double.infinity)
    var number: Double?
    var hasZero = false
    var rest: Substring = text.lowercased().filter { $0 != " " }[...]
    while let first = rest.first {
      if number == nil, first.isASCIIDigit {
        let written = String(rest.prefix { $0.isASCIIDigit || ",.".contains($0) })
        // "1.200k" has a thousand too many, or a fraction.
        guard written.drop(while: { $0 != "." }).count < 4, let read = Double(ungrouped(written)) else { return nil }
        (number, rest) = (read, rest.dropFirst(written.count))
        continue
      }
      rest = rest.dropFirst()
      if let digit = digits[first], number ?? 0 == 0 {
        (number, hasZero) = (digit, hasZero || digit == 0)
      } else if let unit = units[first] {
        let isBig = unit >= 10_000 || first.isASCII
        guard unit < (isBig ? big : last), number != nil || !first.isASCII else { return nil }
        if isBig {
          sum += (section + (number ?? (section == 0 ? 1 : 0))) * unit
          (section, big) = (0, unit)
        } else {
          section += (number ?? 1) * unit
        }
        (number, last, hasZero) = (nil, unit, false)
      } else {
        return nil
      }
    }
    let total = sum + section + (number ?? 0)
    guard last.isFinite, number.map({ $0 < last && (hasZero || $0 >= last / 10) }) ?? true,
      abs(total - total.rounded()) < 0.000_01, (1...1_000_000_000).contains(total)
    else { return nil }
    return "\(Int(total.rounded()))"
  }

  private static let digits: [Character: Double] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  private static let units: [Character: Double] = [
    "十": 10, "百": 100, "백": 100, "千": 1000, "천": 1000, "k": 1000, "万": 10_000, "萬": 10_000, "만": 10_000,
    "m": 1_000_000, "亿": 100_000_000, "億": 100_000_000, "억": 100_000_000,
  ]

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
  ///
  /// - Parameter isChoice: Whether a word such as `无` may be a value itself: no to a question, or no storefronts.
  static func isNone(_ text: String, isChoice: Bool = false) -> Bool {
    let word = text.utf8.count < 13 ? NarrowForm.text(text).trimmedBlanks.lowercased() : ""
    return ["-", "--", "‐", "−", "–", "—", "――", "―", "ー", "/", "n/a"].contains(word)
      || !isChoice
        && ["na", "none", "nil", "null", "无", "無", "没有", "沒有", "なし", "無し", "该当なし", "없음", "keine", "aucun", "ninguno"]
          .contains(word)
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
    for (names, unit) in spans {
      for name in names where word.hasSuffix(name) {
        guard let count = counts[String(word.dropLast(name.count))] else { continue }
        return SubscriptionPeriod(words: "\(count) \(unit)")
      }
    }
    let rests =
      eachBefore.filter(word.hasPrefix).map { word.dropFirst($0.count) }
      + eachAfter.filter(word.hasSuffix).map { word.dropLast($0.count) }
    return rests.lazy.filter { !$0.isEmpty }.compactMap { period(String($0)) }.first
  }

  /// The period that a number of days may stand for: a month isn't always 30 days.
  static func period(near word: String) -> SubscriptionPeriod? {
    let days = NarrowForm.text(word).prefix(while: \.isASCIIDigit)
    return switch Int(days) ?? 0 {
    case 28...31: .oneMonth
    case 59...62: .twoMonths
    case 89...92: .threeMonths
    case 180...184: .sixMonths
    case 360...366: .oneYear
    default: nil
    }
  }

  /// The words of `every 3 months`, `per month`, `3ヶ月ごと`.
  private static let eachBefore = [
    "every", "each", "per", "pro", "jeden", "jede", "alle", "par", "tousles", "chaque", "por", "cada",
    "ogni", "每", "毎", "매",
  ]
  private static let eachAfter = ["ごと", "毎", "마다", "一次"]

  /// The periods in single words, and as the store writes them in each language.
  private static let periods: [String: SubscriptionPeriod] = {
    var periods = HeadingWords.table(
      """
      1 week: 7天 七天 7日 7日間 7d 1w wöchentlich woche hebdomadaire semaine semanal semana settimanale settimana wekelijks \
      haftalık еженедельно неделя
      1 month: 月額 매월 monatlich monat mensuel mois mensual mes mensal mês mensile mese maandelijks aylık ежемесячно месяц onemonth
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

  private static let spans = [
    (["yr", "yrs", "year", "years", "jahr", "an", "año", "anno", "ano"], "year"),
    (
      ["mo", "mos", "mth", "mths", "month", "months", "monat", "monate", "mois", "mes", "meses", "mesi", "mese"],
      "month"
    ),
    (["wk", "wks", "week", "weeks", "woche", "semaine", "semana", "settimana"], "week"),
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
