import AppStoreReference
import Basics
import CatalogModel

/// The changed prices of a subscription, storefront by storefront.
struct SubscriptionPriceChanges {
  /// The increases that every subscriber has to consent to, the ones that may be that large, and
  /// the others: one text for each amount.
  private var large: [Message] = []
  private var doubtful: [Message] = []
  private var small: [Message] = []
  private var lower: [Message] = []

  /// - Parameter base: The storefront that is listed first.
  init(from old: Price, to new: Price, period: SubscriptionPeriod?, base: Territory?) {
    func isUsual(_ territory: Territory) -> Bool {
      old.amount(in: territory) == old.amount(in: territory.currency)
        && new.amount(in: territory) == new.amount(in: territory.currency)
    }
    // Storefronts with the same currency mostly have the same price; one that doesn't is named.
    let territories = [base].compactMap(\.self) + Territory.all
    let (usual, others) = (territories.filter(isUsual), territories.filter { !isUsual($0) })
    var seen: Set<Message> = []
    for territory in usual + others {
      guard let first = old.amount(in: territory), let second = new.amount(in: territory),
        first.currency == second.currency, second != first
      else { continue }
      let place = isUsual(territory) ? "" : "\(territory.code) "
      let text: Message = "\(place)\(first) to \(second.decimal)"
      guard seen.insert(text).inserted else { continue }
      guard second.hundredths > first.hundredths else {
        lower.append(text)
        continue
      }
      switch PriceRaise.consent(from: first, to: second, period: period) {
      case .needed: large.append(text)
      case .unknown: doubtful.append(text)
      case .notNeeded: small.append(text)
      }
    }
  }

  var consequences: [Message] {
    var consequences: [Message] = []
    if !large.isEmpty {
      consequences.append(
        "such a large price increase (\(Self.listed(large))) needs the consent of each "
          + "subscriber, whose subscription ends without it, unless the old price is kept for them")
    }
    if !doubtful.isEmpty {
      consequences.append(
        "a price increase of more than \(PriceRaise.limits.value.percent)% "
          + "(\(Self.listed(doubtful))) needs the consent of each subscriber if it also exceeds the "
          + "amount that App Store Connect shows for the storefront, unless the old price is kept " + "for them")
    }
    if !small.isEmpty {
      consequences.append(
        "a price increase (\(Self.listed(small))) is announced to subscribers, and needs their "
          + "consent where the law says so or at the second increase in a year, unless the old price "
          + "is kept for them")
    }
    if !lower.isEmpty {
      consequences.append(
        "existing subscribers renew at a lower price (\(Self.listed(lower))) by themselves: the higher one can't be "
          + "kept, and the decrease can't be taken back")
    }
    return consequences
  }

  /// A tier raises the price in every currency: the first few are enough.
  private static func listed(_ texts: [Message]) -> Message { Message(list: texts, atMost: 3) }
}
