import AppStoreReference
import CatalogModel

/// Where a subscription costs more than before, storefront by storefront.
struct PriceRaises {
  /// The raises that every subscriber has to agree to, and the others: one text for each amount.
  private var large: [String] = []
  private var small: [String] = []

  /// - Parameter base: The storefront that is named first.
  init(from old: Price, to new: Price, period: SubscriptionPeriod?, base: Territory?) {
    func isUsual(_ territory: Territory) -> Bool {
      old.amount(in: territory) == old.amount(in: territory.currency)
        && new.amount(in: territory) == new.amount(in: territory.currency)
    }
    // Storefronts of one currency mostly pay the same; one that does not is named.
    let territories = [base].compactMap(\.self) + Territory.all
    let (usual, others) = (territories.filter(isUsual), territories.filter { !isUsual($0) })
    var seen: Set<String> = []
    for territory in usual + others {
      guard let first = old.amount(in: territory), let second = new.amount(in: territory),
        first.currency == second.currency, second.hundredths > first.hundredths
      else { continue }
      let text = "\(isUsual(territory) ? "" : "\(territory.code) ")\(first) to \(second.decimal)"
      guard seen.insert(text).inserted else { continue }
      if PriceRaise.needsConsent(from: first, to: second, period: period) {
        large.append(text)
      } else {
        small.append(text)
      }
    }
  }

  var consequences: [String] {
    var consequences: [String] = []
    if !large.isEmpty {
      consequences.append(
        "a price that is so much higher (\(Self.listed(large))) needs the consent of each "
          + "subscriber, whose subscription ends without it, unless the old price is kept for them")
    }
    if !small.isEmpty {
      consequences.append(
        "a higher price (\(Self.listed(small))) is told to subscribers, and needs their consent where "
          + "the law says so or at the second raise in a year, unless the old price is kept for them"
      )
    }
    return consequences
  }

  /// A tier raises the price in every currency: the first few say enough.
  private static func listed(_ texts: [String]) -> String {
    let most = 3
    guard texts.count > most else { return texts.joined(separator: ", ") }
    return texts.prefix(most).joined(separator: ", ") + " and \(texts.count - most) more"
  }
}
