import Basics

extension Product {
  /// Whether the values of two products are the same, byte for byte and in the same order; false
  /// when both have lists of records, such as offers, whose entries have to be compared.
  package func hasSameValues(as other: Product) -> Bool {
    Self.fields.allSatisfy { $0.isSame(in: self, and: other) }
  }
}

extension Field {
  fileprivate func isSame(in one: Record, and other: Record) -> Bool {
    switch content {
    case .scalar(_, let value): value.get(one).areSameBytes(as: value.get(other))
    case .list(_, _, let values): Self.areSame(values.get(one), values.get(other))
    case .price(let price):
      price.get(one) == price.get(other)
        && (price.get(one)?.unknownTier).areSameBytes(as: price.get(other)?.unknownTier)
    case .grants(let grants):
      grants.get(one).elementsEqual(grants.get(other)) { grant, other in
        grant.quantity == other.quantity && grant.bonus == other.bonus
          && grant.currency.hasSameBytes(as: other.currency)
      }
    case .localizations(let texts, _, let fields):
      texts.get(one).elementsEqual(texts.get(other)) { text, other in
        text.storeLocale == other.storeLocale && text.locale.hasSameBytes(as: other.locale)
          && fields.allSatisfy { $0.isSame(in: text, and: other) }
      }
    case .offers(let offers): offers.get(one).isEmpty && offers.get(other).isEmpty
    case .billingPlans(let plans): plans.get(one).isEmpty && plans.get(other).isEmpty
    case .suppressions(let suppressions):
      suppressions.get(one).isEmpty && suppressions.get(other).isEmpty
    case .review(let inner): inner.allSatisfy { $0.isSame(in: one, and: other) }
    }
  }

  private static func areSame(_ one: [String]?, _ other: [String]?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.elementsEqual(other) { $0.hasSameBytes(as: $1) }
  }
}

extension String? {
  /// Whether both are nil, or the same byte for byte.
  func areSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
