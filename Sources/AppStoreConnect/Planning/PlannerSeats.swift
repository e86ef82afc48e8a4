import CatalogModel
import SourceSyntax

/// Subscriptions that are sold with several seats at once.
///
/// The store sells several seats unless somebody turns it off, and turns it off by itself when Family Sharing is turned
/// on. A catalog that says nothing about seats changes nothing about them.
extension Planner {
  /// The changes of the fields of a subscription, as a request and as people read them.
  struct FieldChanges {
    var attributes: OrderedMap = [:]
    var changes: [PlanStep.Change] = []
    var consequences: [String] = []

    mutating func change(_ field: String, _ key: String, from old: String?, to text: String?, _ new: OrderedValue) {
      attributes.append(key, new)
      changes.append(.init(field, from: old, to: text))
    }
  }

  /// Adds the differences between the seats of the catalog and the store's.
  ///
  /// - Parameters:
  ///   - live: Nil for a subscription that is created.
  ///   - isShared: Whether families share it after the plan.
  func planSeats(
    _ subscription: Subscription, over live: LiveProduct?, isShared: Bool, in fields: inout FieldChanges
  ) {
    let status = live?.multiSeatStatus
    if let isMultiSeat = subscription.isMultiSeat, SeatStatus.name(isMultiSeat) != status {
      fields.change(
        "multiSeat", SeatStatus.attribute, from: status.map(SeatStatus.words), to: SeatStatus.words(isMultiSeat),
        .text(SeatStatus.name(isMultiSeat)))
      if isMultiSeat, isShared {
        fields.consequences.append(
          "whether the store sells several seats of a subscription with Family Sharing is not known; it may refuse")
      } else if !isMultiSeat, live != nil {
        fields.consequences.append("customers can't buy several seats at once any more")
      }
    }
    guard let markets = subscription.markets else { return }
    let known = live?.markets ?? []
    // Markets that are not known here stay.
    let wanted = markets.map(\.apiName) + known.filter { Subscription.Market(apiName: $0) == nil }
    guard live?.markets == nil || Set(wanted) != Set(known) else { return }
    fields.change(
      "markets", SeatStatus.marketsAttribute, from: live?.markets.map(SeatStatus.words(ofMarkets:)),
      to: SeatStatus.words(ofMarkets: wanted), .texts(wanted))
    let ended = Set(known).subtracting(wanted).sorted()
    if !ended.isEmpty {
      fields.consequences.append("several seats are not sold in \(SeatStatus.words(ofMarkets: ended)) any more")
    }
  }

  /// Whether Family Sharing of a subscription can be turned on: the store then stops selling several seats, which a
  /// person has to want.
  mutating func sharesInsteadOfSeats(
    _ subscription: Subscription, over live: LiveProduct, _ subject: PlanSubject, _ consequences: inout [String]
  ) -> Bool {
    guard live.multiSeatStatus != SeatStatus.name(false) else { return true }
    if live.multiSeatStatus == nil || subscription.isMultiSeat == false || options.endsMultiSeat {
      consequences.append(Self.endOfSeats)
      return true
    }
    if subscription.isMultiSeat == true {
      refuse(
        subject,
        "the store stops selling several seats of it when Family Sharing is turned on, and whether both can be on is "
          + "not known; remove \"familySharable\", or write \"multiSeat: disabled\"")
    } else {
      plan.questions.append(
        PlanNote(
          subject,
          "whether customers can't buy several seats at once any more: the store turns that off when Family Sharing is "
            + "turned on; write \"multiSeat: disabled\", or give \"--end-multi-seat\""))
    }
    return false
  }

  /// Whether the prices of a subscription can be changed: whether a new price keeps the tiers of the old one is not
  /// known.
  mutating func canChangePrices(of live: LiveProduct?, _ subject: PlanSubject) -> Bool {
    guard let live else { return true }
    if live.prices.contains(where: \.hasTiers) {
      refuse(
        subject,
        "its price has volume tiers for larger numbers of seats, and a new price may end them; change it in App Store "
          + "Connect")
      return false
    }
    let note = PlanNote(
      .app,
      "volume prices for several seats can't be read: look at them in App Store Connect after prices have changed")
    if live.multiSeatStatus == SeatStatus.name(true), live.wasApproved, !plan.remarks.contains(note) {
      plan.remarks.append(note)
    }
    return true
  }

  static let endOfSeats = "the store stops to sell several seats of it at once, according to Apple's documentation"
}

extension Subscription {
  /// Takes over the seats and markets of the store, where they differ from the usual ones or the catalog states them.
  mutating func readSeats(of live: LiveProduct, as own: Subscription?) {
    if let status = live.multiSeatStatus, own?.isMultiSeat != nil || status != SeatStatus.name(true) {
      isMultiSeat = status == SeatStatus.name(true)
    }
    let known = live.markets?.compactMap { Market(apiName: $0) }
    if let known, own?.markets != nil || Set(known) != Set(Market.allCases) {
      markets = own?.markets.map { Set($0) == Set(known) ? $0 : known } ?? known
    }
  }
}
