import AppStoreReference
import CatalogModel

/// The values of a catalog that stand on one line.
extension YAMLWriter {
  mutating func texts(_ texts: Localization, ignoring suppressions: [Suppression]) {
    var fields = [("title", texts.title), ("description", texts.description)].compactMap {
      name, text in text.map { "\(name): \(YAMLScalar.text($0))" }
    }
    let own = suppressions.filter { $0.locale == texts.locale }
    if !own.isEmpty { fields.append("ignore: [\(own.map(suppression).joined(separator: ", "))]") }
    entry(texts.locale, raw: "{\(fields.joined(separator: ", "))}")
  }

  mutating func suppressions(_ suppressions: [Suppression]) {
    let own = suppressions.filter { $0.locale == nil }
    guard !own.isEmpty else { return }
    section("ignore") { writer in
      for suppression in own { writer.line("- \(writer.suppression(suppression))") }
    }
  }

  func suppression(_ suppression: Suppression) -> String {
    var fields = ["rule: \(YAMLScalar.text(suppression.rule))"]
    if let reason = suppression.reason { fields.append("reason: \(YAMLScalar.text(reason))") }
    if let until = suppression.until { fields.append("until: \(until)") }
    return "{\(fields.joined(separator: ", "))}"
  }

  func price(_ price: Price) -> String {
    var fields: [String] = []
    if let tier = price.tier?.shortName ?? price.unknownTier {
      fields.append("tier: \(YAMLScalar.text(tier))")
    }
    fields += price.amounts.map { "\($0.currency): \($0.decimal)" }
    fields += price.overrides.map { "\($0.territory.code): \($0.amount.decimal)" }
    return "{\(fields.joined(separator: ", "))}"
  }

  func offer(_ offer: Offer) -> String {
    var fields = ["kind: \(offer.kind.rawValue)"]
    if let plan = offer.billingPlan { fields.append("billingPlan: \(YAMLScalar.text(plan))") }
    if let id = offer.offerID { fields.append("id: \(YAMLScalar.text(id))") }
    if let name = offer.referenceName {
      fields.append("referenceName: \(YAMLScalar.text(name))")
    }
    if let mode = offer.mode { fields.append("mode: \(mode.catalogName)") }
    if let duration = offer.duration { fields.append("period: \(duration.words)") }
    if offer.periods != 1 { fields.append("periods: \(offer.periods)") }
    if let price = offer.price { fields.append("price: \(self.price(price))") }
    if !offer.eligibility.isEmpty {
      fields.append("eligibility: \(list(offer.eligibility.map(\.rawValue)))")
    }
    if offer.isStackable { fields.append("stackable: true") }
    if offer.hasHighPriority { fields.append("priority: high") }
    return "{\(fields.joined(separator: ", "))}"
  }

  func billingPlan(_ plan: BillingPlan) -> String {
    var fields = ["plan: \(YAMLScalar.text(plan.plan))"]
    if let price = plan.price { fields.append("price: \(self.price(price))") }
    if let price = plan.commitmentPrice {
      fields.append("commitmentPrice: \(self.price(price))")
    }
    if !plan.isEnabled { fields.append("enabled: false") }
    return "{\(fields.joined(separator: ", "))}"
  }
}
