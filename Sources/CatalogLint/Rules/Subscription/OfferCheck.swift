import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Checks whether the store can represent one offer of a subscription.
struct OfferCheck {
  let offer: Offer
  let index: Int
  let product: Product
  let subscription: Subscription
  let subject: CheckedSubject

  func run() -> [RuleFinding] {
    var findings: [RuleFinding] = []
    findings += checkPresence()
    findings += checkNames()
    findings += checkCustomers()
    findings += checkDays()
    guard let mode = offer.mode else { return findings }
    findings += checkPeriods(mode)
    findings += checkPrice(mode)
    return findings
  }

  /// Checks for the values that every offer needs; the reader has already reported values that it couldn't read.
  private func checkPresence() -> [RuleFinding] {
    guard offer.mode == nil || offer.duration == nil || lacksPrice, !subject.isReportedByReader(.offers, element: index)
    else { return [] }
    var findings: [RuleFinding] = []
    if offer.mode == nil { findings += report(.lacksMode) }
    if offer.duration == nil { findings += report(.lacksPeriod) }
    if lacksPrice, let mode = offer.mode {
      findings += report("the offer has no price; only a free trial has none, not \"\(mode.catalogName)\"")
    }
    return findings
  }

  private var lacksPrice: Bool {
    guard let mode = offer.mode, mode != .freeTrial else { return false }
    return offer.price == nil || offer.price == Price()
  }

  private func checkNames() -> [RuleFinding] {
    var findings: [RuleFinding] = []
    switch offer.kind {
    case .promotional, .winBack:
      if offer.offerID?.isBlankText ?? true {
        findings += report("a \(phrase: offer.kind.rawValue) offer needs an ID to identify it")
      }
    case .introductory:
      if let id = offer.offerID, !id.isBlankText {
        findings += report("an introductory offer has no ID in the store; \"\(id)\" is lost", .warning)
      }
    case .code: break
    }
    if offer.kind != .introductory, offer.referenceName?.isBlankText ?? true {
      findings += report("\(offer.kind.phrase) needs a reference name")
    }
    if let fault = offer.offerID.flatMap(NameCharacters.init(in:)) {
      findings += report(fault.message("the ID of the offer"), fault.severity)
    }
    if let fault = offer.referenceName.flatMap(NameCharacters.init(in:)) {
      findings += report(fault.message("the reference name of the offer"), fault.severity)
    }
    return findings
  }

  /// Checks the eligible customers of the offer, and the priority among offers.
  private func checkCustomers() -> [RuleFinding] {
    var findings: [RuleFinding] = []
    if offer.kind == .code {
      if offer.eligibility.isEmpty, !subject.isReportedByReader(.offers, element: index) {
        let known = Message(quoted: Offer.Eligibility.allCases.map(\.rawValue))
        findings += report("an offer code needs an eligibility, of \(known)")
      }
      if let customer = offer.eligibility.firstRepeated {
        findings += report("the eligibility \"\(customer.rawValue)\" is listed twice", .warning)
      }
    } else {
      if !offer.eligibility.isEmpty { findings += report(.inapplicable("eligibility", to: offer.kind)) }
      if offer.isStackable { findings += report(.inapplicable("stackable", to: offer.kind)) }
    }
    guard offer.kind != .winBack else { return findings + checkWinBackCustomers() }
    if offer.hasHighPriority { findings += report(.inapplicable("priority", to: offer.kind)) }
    if offer.paidMonths != nil { findings += report(.inapplicable("paidMonths", to: offer.kind)) }
    if offer.lapsedMonths != nil { findings += report(.inapplicable("lapsedMonths", to: offer.kind)) }
    if offer.waitMonths != nil { findings += report(.inapplicable("waitMonths", to: offer.kind)) }
    return findings
  }

  /// Checks the customers of a win-back offer; Xcode's configurations don't have them.
  private func checkWinBackCustomers() -> [RuleFinding] {
    var findings: [RuleFinding] = []
    if let paid = offer.paidMonths, !Facts.winBackPaidMonths.value.contains(paid) {
      findings += report(.months("paidMonths", paid, Facts.winBackPaidMonths.record), .warning)
    }
    if let wait = offer.waitMonths, !Facts.winBackWaitMonths.value.contains(wait) {
      findings += report(.months("waitMonths", wait, Facts.winBackWaitMonths.record), .warning)
    }
    let limits = Facts.winBackLapsedMonths
    for month in offer.lapsedMonths.map({ [$0.lowerBound, $0.upperBound] }) ?? [] where !limits.value.contains(month) {
      return findings + report(.months("lapsedMonths", month, limits.record), .warning)
    }
    return findings
  }

  /// Checks the days between which the offer exists.
  private func checkDays() -> [RuleFinding] {
    var findings: [RuleFinding] = []
    guard offer.kind == .introductory || offer.kind == .winBack else {
      if offer.from != nil { findings += report(.inapplicable("from", to: offer.kind)) }
      if offer.until != nil { findings += report(.inapplicable("until", to: offer.kind)) }
      return findings
    }
    guard let from = offer.from, let until = offer.until else { return findings }
    guard from <= until else { return findings + report(.endsEarly(from, until)) }
    let days = until.daysSince1970 - from.daysSince1970 + 1
    let shortest = Facts.shortestWinBack
    if offer.kind == .winBack, days < shortest.value { findings += report(.short(days, shortest.record), .warning) }
    return findings
  }

  private func checkPeriods(_ mode: OfferMode) -> [RuleFinding] {
    guard let duration = offer.duration else { return [] }
    var findings: [RuleFinding] = []
    if OfferFacts.modesOfOnePeriod.value.contains(mode) {
      if offer.periods != 1 { findings += report(.onePeriod(mode, offer.periods, duration)) }
      let durations = OfferFacts.payUpFrontDurations.value
      if mode == .payUpFront, !durations.contains(duration) {
        findings += report(.notUpFront(duration, durations), .warning)
      }
      return findings
    }
    guard let period = subscription.period else { return findings }
    // A year that is paid monthly is billed monthly.
    guard duration == OfferDuration(period) || (period == .oneYear && duration == .oneMonth) else {
      return findings + report(.otherPeriod(duration, period))
    }
    let billed = duration.subscriptionPeriod ?? period
    guard let most = OfferFacts.mostPeriods.value[billed], offer.periods > most else { return findings }
    findings += report(.tooLong(offer.periods, billed, most), .warning)
    return findings
  }

  private func checkPrice(_ mode: OfferMode) -> [RuleFinding] {
    guard let price = offer.price else { return [] }
    var findings: [RuleFinding] = []
    if mode == .freeTrial {
      if price != Price() { findings += report("a free trial has no price; remove the price or the trial") }
      return findings
    }
    if price.isFree { return findings + report("a paid offer can't cost nothing; use the mode \"free-trial\"") }
    guard let duration = offer.duration, let period = subscription.period,
      let times = mode.regularPayments(in: duration, of: period)
    else { return findings }
    let high = ComparedPrice.all(price, of: product, in: subject).filter {
      mode.isTooHigh($0.offered, beside: $0.usual, times: times)
    }
    let message = ComparedPrice.fault(
      { pair in
        let regular = Money(hundredths: pair.usual.hundredths * times, currency: pair.usual.currency)
        return mode == .payUpFront ? .higher(pair.offered, regular, duration) : .notLower(pair.offered, pair.usual)
      }, for: high)
    return message.map { findings + report($0, mode == .payUpFront ? .warning : nil) } ?? findings
  }

  private func report(_ message: @autoclosure () -> Message, _ severity: Severity? = nil) -> [RuleFinding] {
    return [RuleFinding(message(), at: subject.path(.offers, element: index), severity: severity)]
  }
}

extension Array where Element: Equatable {
  /// The first element that an earlier one equals.
  var firstRepeated: Element? { indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] } }
}

extension Offer.Kind {
  fileprivate var phrase: Message {
    switch self {
    case .introductory: "an introductory offer"
    case .promotional: "a promotional offer"
    case .code: "an offer code"
    case .winBack: "a win-back offer"
    }
  }
}

extension OfferMode {
  fileprivate var phrase: Message {
    switch self {
    case .freeTrial: "a free trial"
    case .payAsYouGo: "a pay-as-you-go offer"
    case .payUpFront: "an offer paid up front"
    }
  }
}

extension Message {
  fileprivate static var lacksMode: Message {
    "the offer has no way to pay; expected one of \(Message(quoted: OfferMode.allCases.map(\.catalogName)))"
  }

  fileprivate static var lacksPeriod: Message {
    "the offer has no period; expected one of \(Message(quoted: OfferDuration.allCases.map(\.words)))"
  }

  fileprivate static func inapplicable(_ key: String, to kind: Offer.Kind) -> Message {
    "\(kind.phrase) has no \"\(key)\""
  }

  fileprivate static func onePeriod(_ mode: OfferMode, _ periods: Int, _ duration: OfferDuration) -> Message {
    "\(mode.phrase) runs for one period, not \(periods) of \(phrase: duration.words); choose a longer one"
  }

  fileprivate static func notUpFront(_ duration: OfferDuration, _ known: [OfferDuration]) -> Message {
    "an offer paid up front can't last \(phrase: duration.words); expected one of \(Message(quoted: known.map(\.words)))"
  }

  fileprivate static func otherPeriod(_ duration: OfferDuration, _ period: SubscriptionPeriod) -> Message {
    "a pay-as-you-go offer is paid each \"\(period.words)\" of the subscription, not each \"\(duration.words)\""
  }

  fileprivate static func tooLong(_ periods: Int, _ period: SubscriptionPeriod, _ most: Int) -> Message {
    "the offer runs for \(periods) periods of \(phrase: period.words); at most \(most) can be chosen"
  }

  fileprivate static func notLower(_ offered: Money, _ full: Money) -> Message {
    "the offer costs \(offered) a period, which is not less than the regular \(full.decimal)"
  }

  fileprivate static func higher(_ offered: Money, _ regular: Money, _ duration: OfferDuration) -> Message {
    "the offer costs \(offered) for \(phrase: duration.words); the subscription costs \(regular.decimal) for that "
      + "time"
  }

  fileprivate static func endsEarly(_ from: CalendarDate, _ until: CalendarDate) -> Message {
    "the offer ends on \(until), before its first day, \(from)"
  }

  fileprivate static func short(_ days: Int, _ fact: FactRecord) -> Message {
    "the win-back offer lasts \(days, of: "day"); App Store Connect requires at least \(phrase: fact.value)"
  }

  fileprivate static func months(_ key: String, _ months: Int, _ fact: FactRecord) -> Message {
    "\"\(key)\" of \(months, of: "month"); App Store Connect accepts \(phrase: fact.value)"
  }
}
