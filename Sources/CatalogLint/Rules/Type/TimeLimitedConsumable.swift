import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A product that is sold for a limited time, but whose type has no end.
enum TimeLimitedConsumable: ProductRule {
  static let description = RuleDescription(
    id: "time-limited-consumable", category: .type, defaultSeverity: .error,
    summary: "a duration in the text of a consumable or non-consumable: 月卡, 30天, 1-Month VIP",
    rationale: """
      To App Review, anything that lasts for days, weeks, months or years is a subscription, and \
      the wrong type is one of the most common reasons for rejecting a product. The type can't be \
      changed later: create a new product, non-renewing or auto-renewable. A duration in the title \
      is an error, but a word such as monthly only beside a pass, card or another word for access, \
      or alone; one in the description is an error when the text also mentions a membership or \
      subscription. Others are warnings. A non-consumable may be named after the days that its \
      plan, course or story takes: there, a duration is only reported, as an error, next to a word \
      such as pass, card, premium, access or trial, or as the whole title. A title that ends \
      with a membership, such as VIP, and does not say how long it lasts is a warning; the people \
      in it, such as members, are not. Hours and minutes do not count, nor does a text that \
      says 永久 or lifetime. The same goes for the age of food, the days of a streak or an Advent calendar, \
      anniversaries of two years or more, days after which currency expires, which \
      "expiring-credits" reports, and a number of members.
      """,
    sources: [ReviewGuideline.productType, .rejectedMembershipType, .rejectedDurationTitle])

  static let examples = RuleExamples(
    """
    accepted:
    - vip: {type: non-renewing, localizations: {en-US: {title: 1-Month VIP, description: VIP for 30 days}}}
    - vip: {type: non-renewing, localizations: {zh-Hans: {title: 月度会员, description: 30天会员特权}}}
    - vip: {type: non-consumable, localizations: {zh-Hans: {title: 永久会员, description: 终身会员，比月卡划算}}}
    - boost: {type: consumable, localizations: {en-US: {title: 2-Hour Boost,
        description: Double coins for 120 minutes}}}
    - boost: {type: consumable, localizations: {zh-Hans: {title: 24小时双倍经验, description: 5分钟加速一次}}}
    - coins: {type: consumable, localizations: {zh-Hans: {title: 2024金币, description: 第2章可用，等级5开放，每日可买}}}
    - trial: {type: non-consumable, price: {tier: 0},
        localizations: {en-US: {title: 14-day Trial, description: Try it all}}}
    - plan: {type: non-consumable, localizations: {en-US: {title: 12-Week Marathon Plan,
        description: A run for each day}}}
    - coins: {type: consumable, localizations: {de-DE: {title: 500 Münzen, description: Sie verfallen nach 90 Tagen}}}
    - freeze: {type: consumable, localizations: {en-US: {title: Streak Freeze,
        description: Protects your 30-day streak once}}}
    - team: {type: non-consumable, localizations: {ko: {title: 팀 확장, description: 회원 5명 추가}}}
    rejected:
    - vip: {type: consumable, localizations: {en-US: {title: ⟦1-Month⟧ VIP, description: Chests for 30 days}}}
    - vip: {type: consumable, localizations: {zh-Hans: {title: ⟦月度⟧会员, description: 会员专属矿场}}}
    - card: {type: non-consumable, localizations: {zh-Hans: {title: ⟦月卡⟧, description: 30天内每天领取}}}
    - card: {type: consumable, localizations: {ja: {title: ⟦30日間⟧パス, description: 毎日補給箱を受け取れます}}}
    - vip: {type: consumable, localizations: {zh-Hans: {title: 尊享特权, description: 开通后享受⟦1年⟧会员}}}
    rejected as warning:
    - boost: {type: consumable, localizations: {en-US: {title: Double XP, description: Lasts for ⟦7 days⟧}}}
    - vip: {type: consumable, localizations: {en-US: {title: ⟦VIP⟧, description: A private mine}}}
    - vip: {type: non-consumable, localizations: {zh-Hans: {title: 俱乐部⟦会员⟧, description: 专属矿场}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    let places = places(of: product, in: subject)
    // If one text says that it is forever, a membership in the others is fine.
    if places.mostSevere?.kind == .membership, subject.hasWord(.lifetime) { return [] }
    let type = product.type?.rawValue ?? ""
    return places.findings(in: subject) { kind, word in
      kind == .duration ? .duration(word, type) : .membership(word, type)
    }
  }

  /// Whether a product is sold for a time, which decides its type.
  static func isSoldForTime(_ product: Product, in subject: CheckedSubject) -> Bool {
    places(of: product, in: subject).mostSevere?.kind == .duration
  }

  /// The texts that contradict the type of a product.
  private static func places(of product: Product, in subject: CheckedSubject) -> PlacesOfFault {
    // A free trial is named after its length, and is a non-consumable.
    guard product.type == .consumable || product.type == .nonConsumable && !(product.price?.isFree ?? false) else {
      return PlacesOfFault()
    }
    guard let type = product.type else { return PlacesOfFault() }
    var places = PlacesOfFault()
    for (index, sample) in subject.samples.enumerated() {
      guard !sample.features.isDisjoint(with: triggers), !hasWord(.lifetime, inLocalizationOf: sample, subject) else {
        continue
      }
      let part = hasOtherDays(sample, type, subject) ? nil : duration(in: sample)
      if let part, type == .consumable || isSoldForTime(sample, subject) {
        let isPlain =
          type == .nonConsumable || sample.kind == .title && names(part, sample, subject)
          || hasWord(.membership, inLocalizationOf: sample, subject)
          || hasWord(.subscriptionWord, inLocalizationOf: sample, subject)
        places.add(index, part.range, isPlain ? .error : .warning, .duration)
      } else if sample.kind == .title, let hit = membership(in: sample) {
        places.add(index, hit.range, .warning, .membership)
      }
    }
    return places
  }

  private static let triggers: TextFeatures = [.duration, .word(.durationWord), .word(.membership)]

  /// A length of time in a text, as an amount or as a word: 30 days, monthly.
  private struct Duration {
    var range: Range<Int>
    var isWord: Bool
  }

  /// Whether a title says that its product lasts for a time. A word alone may be an attribute of
  /// something else: monthly average.
  private static func names(_ duration: Duration, _ title: TextSample, _ subject: CheckedSubject) -> Bool {
    !duration.isWord || hasWord(.access, inLocalizationOf: title, subject) || isOnlyDuration(title)
  }

  /// The first length of time in a text that is a day or more.
  private static func duration(in sample: TextSample) -> Duration? {
    // Amounts that are shorter than a day, or next to words that place or compare them.
    var others: [Range<Int>] = []
    var first: Range<Int>?
    let denials = Denials(sample.hits[...], in: sample.text, of: sample.locale)
    for amount in sample.amounts {
      guard case .duration(let unit) = amount.kind, !(denials?.deny(amount.range) ?? false) else { continue }
      if unit == .hour || unit == .minute || sample.isRelative(amount.range) {
        others.append(amount.range)
      } else if first == nil, !isFrequency(amount, in: sample) {
        first = amount.range
      }
    }
    let word = sample.hits.first { hit in
      // "24 hour pass" is a word of the languages, and as short as its hours.
      hit.category == .durationWord && !others.contains { $0.overlaps(hit.range) } && !sample.isRelative(hit.range)
    }
    guard let word, first.map({ word.range.lowerBound < $0.lowerBound }) ?? true else {
      return first.map { Duration(range: $0, isWord: false) }
    }
    return Duration(range: word.range, isWord: true)
  }

  /// Whether a day belongs to a frequency, with a number right after it: 1日1回.
  private static func isFrequency(_ amount: Amount, in sample: TextSample) -> Bool {
    amount.kind == .duration(unit: .day) && amount.hundredths == 100
      && sample.excerpt(after: amount.range.upperBound).first { $0 != " " }?.isNumber ?? false
  }

  /// Whether the days of a text are not those for which the product is sold.
  ///
  /// Expiring currency is reported by another rule, which says to keep it; a streak counts the days
  /// of the customer's visits; anniversaries celebrate past years.
  private static func hasOtherDays(_ sample: TextSample, _ type: ProductType, _ subject: CheckedSubject) -> Bool {
    guard !hasWord(.membership, inLocalizationOf: sample, subject),
      !hasWord(.subscriptionWord, inLocalizationOf: sample, subject)
    else { return false }
    let mentionsOwnDays = hasWord(.ownDays, inLocalizationOf: sample, subject)
    if type == .nonConsumable { return mentionsOwnDays }
    // "月卡" has the same meaning next to any other word, but a week view has not.
    if sample.features.contains(.word(.durationWord)) {
      return mentionsOwnDays && !hasWord(.access, inLocalizationOf: sample, subject)
    }
    return mentionsOwnDays || ExpiringCredits.objects(to: sample, subject) || isAnniversary(sample, subject)
  }

  /// Whether a text mentions years without granting access for them.
  private static func isAnniversary(_ sample: TextSample, _ subject: CheckedSubject) -> Bool {
    let durations = sample.amounts.lazy.filter { if case .duration = $0.kind { true } else { false } }
    return !durations.isEmpty && !hasWord(.access, inLocalizationOf: sample, subject)
      && durations.allSatisfy { $0.kind == .duration(unit: .year) && $0.hundredths >= Facts.anniversary.value * 100 }
  }

  /// The membership that a title ends with, and so names: 俱乐部会员, but not VIP Lounge. A number of
  /// people isn't one: `회원 5명`.
  private static func membership(in sample: TextSample) -> WordHit? {
    sample.hits.first { hit in
      hit.category == .membership
        && sample.excerpt(after: hit.range.upperBound).allSatisfy { !$0.isLetter && !$0.isNumber }
        && !sample.amounts.contains { $0.kind == .count && countsPeople($0.range, hit.range, in: sample) }
    }
  }

  /// Whether a number comes right before the word, apart from a space or a classifier, or after it
  /// with a classifier for people.
  private static func countsPeople(_ number: Range<Int>, _ word: Range<Int>, in sample: TextSample) -> Bool {
    sample.text.withUTF8Bytes { bytes in
      if number.upperBound <= word.lowerBound {
        let gap = bytes[number.upperBound..<word.lowerBound]
        return peopleBetween[sample.locale].contains { gap.elementsEqual($0.utf8) }
      }
      guard word.upperBound <= number.lowerBound,
        bytes[word.upperBound..<number.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") })
      else { return false }
      return people[sample.locale].contains { bytes[number.upperBound...].starts(with: $0.utf8) }
    }
  }

  private static let peopleBetween = LanguageWords(\.peopleBetween) { ["", " "] + $0 }
  private static let people = LanguageWords(\.people)

  /// Whether a non-consumable with a duration grants something only for that time.
  ///
  /// A plan, a course or a story is named after the days it takes, and is kept by the customer.
  private static func isSoldForTime(_ sample: TextSample, _ subject: CheckedSubject) -> Bool {
    let words: TextFeatures = [.word(.access), .word(.membership), .word(.subscriptionWord)]
    return subject.samples.contains {
      $0.localization == sample.localization
        && (!$0.features.isDisjoint(with: words) || $0.kind == .title && isOnlyDuration($0))
    }
  }

  /// Whether a text says nothing but a duration: `1年`, `30 Days`.
  private static func isOnlyDuration(_ sample: TextSample) -> Bool {
    guard !sample.features.isDisjoint(with: [.duration, .word(.durationWord)]) else { return false }
    var offset = 0
    for scalar in sample.text.unicodeScalars {
      if scalar.properties.isAlphabetic, !isDuration(offset, in: sample) { return false }
      offset += UTF8.width(scalar)
    }
    return true
  }

  private static func isDuration(_ offset: Int, in sample: TextSample) -> Bool {
    let isAmount = sample.amounts.contains {
      guard case .duration = $0.kind else { return false }
      return $0.range.contains(offset)
    }
    return isAmount || sample.hits.contains { $0.category == .durationWord && $0.range.contains(offset) }
  }

  private static func hasWord(_ category: WordCategory, inLocalizationOf sample: TextSample, _ subject: CheckedSubject)
    -> Bool
  { subject.samples.contains { $0.localization == sample.localization && $0.features.contains(.word(category)) } }
}

extension Message {
  fileprivate static func duration(_ word: String, _ type: String) -> Message {
    "\"\(word)\" is a length of time, but a \(phrase: type) product has no end; sell it as a non-renewing or "
      + "auto-renewable subscription"
  }

  fileprivate static func membership(_ word: String, _ type: String) -> Message {
    "\"\(word)\" reads as a membership, but a \(phrase: type) product has no end; say that it is forever, or "
      + "sell it as a subscription"
  }
}
