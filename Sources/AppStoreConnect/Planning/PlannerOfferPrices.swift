import AppStoreReference
import Basics
import CatalogModel

/// Offers that cost as much as their product in a storefront, or more: the store derives the prices of an offer from
/// its base price, and not from the price of the product in the storefront.
extension Planner {
  /// Marks the steps that make such an offer, or change the price of its product.
  ///
  /// - Parameter start: The index of the first step of the product.
  mutating func compareOffers(_ live: LiveProduct?, _ desired: DesiredProduct, from start: Int, _ subject: PlanSubject)
  {
    let offers = pricedOffers(live, desired)
    guard !offers.isEmpty else { return }
    let regular = regularPrices(live, from: start, subject)
    let priceStep = plan.steps[start...].firstIndex(where: \.isPrice)
    let changed = Set(plan.steps[start...].filter(\.isPrice).flatMap(\.prices).map(\.territory))
    for offer in offers {
      let step = plan.steps[start...].firstIndex { $0.isOffer && !$0.prices.isEmpty && offer.names.contains($0.name) }
      var amounts = offer.amounts
      for line in step.map({ plan.steps[$0].prices }) ?? [] { amounts[line.territory] = line.new }
      let high = amounts.keys.sorted().compactMap { territory -> HighPrice? in
        guard step != nil || changed.contains(territory), let offered = amounts[territory],
          let usual = regular[territory], offer.mode.isTooHigh(offered, beside: usual, times: offer.payments)
        else { return nil }
        let compared = Money(hundredths: usual.hundredths * offer.payments, currency: usual.currency)
        return HighPrice(territory: territory, offered: offered, regular: compared)
      }
      guard !high.isEmpty, let index = step ?? priceStep else { continue }
      plan.steps[index].consequences.append(Self.words(high, offer, isOwnStep: step != nil))
    }
  }

  private struct HighPrice {
    let territory: Territory
    let offered: Money
    /// The regular price of the same time.
    let regular: Money
  }

  private struct PricedOffer {
    let label: String
    let mode: OfferMode
    let payments: Int
    /// The prices at the store.
    let amounts: [Territory: Money]

    /// The names of the steps that make it, or change its prices.
    var names: [String] { [label, "the prices of \(label)"] }
  }

  private func pricedOffers(_ live: LiveProduct?, _ desired: DesiredProduct) -> [PricedOffer] {
    guard let subscription = desired.product.subscription else {
      return desired.product.offerCodes.filter { !$0.isFree }.map { code in
        let label = LiveOfferCode.label(code.referenceName)
        let own = live?.offerCodes.first { $0.isActive && $0.name == code.referenceName }
        return PricedOffer(
          label: label, mode: .payAsYouGo, payments: 1, amounts: (own?.amounts ?? [:]).compactMapValues(\.self))
      }
    }
    let known = live?.currentOffers(on: options.today) ?? []
    return subscription.offers.compactMap { offer in
      guard let mode = offer.mode, let duration = offer.duration, let period = subscription.period,
        let payments = mode.regularPayments(in: duration, of: period),
        let label = DesiredOffer(offer, base: catalog.baseTerritory)?.label
      else { return nil }
      let own = known.first { $0.label == label }
      return PricedOffer(
        label: label, mode: mode, payments: payments,
        amounts: (own?.amounts(on: options.today) ?? [:]).compactMapValues(\.self))
    }
  }

  /// The prices of a product once the plan is carried out, as far as they are known.
  private func regularPrices(_ live: LiveProduct?, from start: Int, _ subject: PlanSubject) -> [Territory: Money] {
    let current = live?.currentPrices(on: options.today) ?? [:]
    var prices = current.merging(live?.plannedPrices(after: options.today) ?? [:]) { $1 }.mapValues(\.amount)
    let lines =
      plan.steps[start...].filter(\.isPrice).flatMap(\.prices)
      + plan.questions.filter { $0.subject == subject }.flatMap(\.prices)
    for line in lines { prices[line.territory] = line.new }
    return prices
  }

  private static func words(_ high: [HighPrice], _ offer: PricedOffer, isOwnStep: Bool) -> String {
    let named = high.prefix(3).map { "\($0.territory) \($0.offered.words), regularly \($0.regular.decimal)" }
    let place = high.count == 1 ? "" : "in \(high.count) storefronts, "
    let rest = high.count > 3 ? ", and \(high.count - 3) more" : ""
    let subject = isOwnStep ? "it" : offer.label
    let verb =
      offer.mode == .payUpFront
      ? "costs more than the subscription in that time" : "doesn't cost less than the regular price"
    return "\(place)\(subject) \(verb): \(named.joined(separator: "; "))\(rest)"
  }
}
