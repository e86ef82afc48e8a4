import AppStoreReference
import CatalogModel

/// A length of time that a text names, in digits or in a word such as `yearly`, 月卡 or `mensuel`.
struct StatedLength {
  let range: Range<Int>
  let days: Int

  /// Whether two lengths are the same for a customer: a month is 30 days, or four weeks.
  static func areSame(_ days: Int, _ other: Int) -> Bool {
    let difference = abs(days - other)
    return difference == 0 || min(days, other) >= 28 && difference * 10 <= max(days, other)
  }

  func isSame(as days: Int) -> Bool { Self.areSame(self.days, days) }

  /// The lengths that the amounts of a text name, of a day or more.
  static func inDigits(of sample: TextSample, in lint: LintContext) -> [StatedLength] {
    lint.amounts[sample.amounts].compactMap { amount in
      guard let days = amount.days else { return nil }
      return StatedLength(range: amount.range, days: days)
    }
  }

  /// All lengths of a text, in the order in which they stand.
  static func all(in sample: TextSample, _ lint: LintContext) -> [StatedLength] {
    let amounts = lint.amounts[sample.amounts]
    var lengths = inDigits(of: sample, in: lint)
    for hit in lint.hits[sample.hits] where hit.category == .durationWord {
      // 个月 is a word too, and part of 3个月.
      let isAmount = amounts.contains {
        $0.range.overlaps(hit.range) || $0.range.upperBound == hit.range.lowerBound
      }
      guard !isAmount, let days = Self.days(in: sample.excerpt(hit.range).lowercased()) else {
        continue
      }
      lengths.append(StatedLength(range: hit.range, days: days))
    }
    return lengths.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The length that a word names; nil for those of days and seasons, and with numbers in words.
  static func days(in word: String) -> Int? {
    stems.first { $0.stems.contains { word.contains($0) } }?.days
  }

  /// Stems of all languages with their days, those first that hold others; none for words that say
  /// another length or no certain one.
  private static let stems: [(stems: [Substring], days: Int?)] = lines.split(separator: "\n").map {
    let fields = $0.split(separator: ":", maxSplits: 1)
    let days = fields.count == 2 ? Int(fields[0]) : nil
    return ((fields.last ?? "").split(separator: " "), days)
  }

  private static let lines = """
    day daily tag täg jour día dia giorn gün hari ngày วัน يوم 하루 일일 일권 日 天 день дневн сут hour heur
    season saison sezon temporada stagion musim mùa ซีซั ฤดู موسم 赛季 賽季 シーズン 시즌 сезон
    bi fortnight quinz 双 雙 半月 two three six twelve zwei drei sechs deux trois douze dos tres seis
    dois duas três due tre sei два три шесть iki üç altı dua tiga enam hai ba sáu สอง สาม หก شهرين ثلاث
    ست 三 六 两 兩 十
    182: half halb semi semest medio meio mezzo yarım setengah nửa ครึ่ง نصف 半年 반년 полгод полугод
    91: quarter quartal viertel trimest triwulan kuartal quý ไตรมาส ربع فصلي 季 분기 квартал
    365: year annu année anual año ano anno jahr jähr yıl tahun năm ปี سنو سنة عام 年 アニュアル イヤーリー
    365: 연 년 год
    30: month mensu mois mensal mensil mes mês mese monat ay bulan tháng เดือน شهر 月 マンスリー 월 달
    30: месяч месяц
    7: week woch wöch hebdo semain seman settiman hafta minggu tuần สัปดาห์ أسبوع اسبوع 周 週 ウィークリー
    7: 주 недел
    """
}

extension Amount {
  /// How many days a length of time is, a month of 30.4; nil for what is none or shorter than a day.
  var days: Int? {
    guard case .duration(let unit) = kind else { return nil }
    let tenths: Int
    switch unit {
    case .minute, .hour: return nil
    case .day: tenths = 10
    case .week: tenths = 70
    case .month: tenths = 304
    case .quarter: tenths = 912
    case .year: tenths = 3650
    }
    let (product, overflow) = hundredths.multipliedReportingOverflow(by: tenths)
    return overflow ? nil : product / 1000
  }
}

extension Offer {
  /// How long the offer runs, in days; nil while its length is not set.
  var days: Int? {
    guard let duration else { return nil }
    let (days, overflow) = duration.approximateDays.multipliedReportingOverflow(by: periods)
    return overflow ? nil : days
  }
}
