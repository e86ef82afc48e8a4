import Basics

extension Catalog {
  /// The fields in which a product and one of another catalog differ, or have lists of records that
  /// have to be compared; the group of a subscription comes with its period.
  func differences(of product: Int, from other: Int, in catalog: Catalog) -> [Field<Product>] {
    let (one, two) = (products[product], catalog.products[other])
    let isSameGroup = groupKey(of: one).areSameBytes(as: catalog.groupKey(of: two))
    return Product.fields.filter { field in !field.isSame(in: one, and: two) || !isSameGroup && field.path == .period }
  }

  /// Whether a product has no value that a product of another catalog doesn't have.
  package func addsNothing(of product: Int, to other: Int, in catalog: Catalog) -> Bool {
    let (one, two) = (products[product], catalog.products[other])
    let rest = differences(of: product, from: other, in: catalog).filter { !$0.isPart(of: one, in: two) }
    guard !rest.isEmpty else { return true }
    let owner = CatalogOwner.product(ExactText(one.productID), occurrence: 0)
    var known: [[String]: String] = [:]
    for entry in catalog.entries(of: (owner, .product(other)), rest) { known[entry.keys] = entry.value.text }
    return entries(of: (owner, .product(product)), rest).allSatisfy { known[$0.keys] == $0.value.text }
  }

  private func groupKey(of product: Product) -> String? {
    guard let group = product.subscription?.group, groups.indices.contains(group) else { return nil }
    return groups[group].key
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
    case .localizations(let texts, _, let fields): Self.areSame(texts.get(one), texts.get(other), fields)
    case .records(let records): records.isEmpty(in: one) && records.isEmpty(in: other)
    case .suppressions(let suppressions): suppressions.get(one).isEmpty && suppressions.get(other).isEmpty
    case .review(let inner): inner.allSatisfy { $0.isSame(in: one, and: other) }
    }
  }

  /// Whether a record lacks the field, or has a part of the texts of another in it. Lists of records are
  /// not inspected.
  fileprivate func isPart(of one: Record, in other: Record) -> Bool {
    switch content {
    case .scalar(_, let value): value.get(one) == nil && path != .period
    case .list(_, _, let values): values.get(one) == nil
    case .price(let price): price.get(one) == nil
    case .grants(let grants): grants.get(one).isEmpty
    case .localizations(let texts, _, let fields):
      texts.get(one).allSatisfy { text in
        texts.get(other).contains { known in
          text.locale.hasSameBytes(as: known.locale)
            && fields.allSatisfy { $0.isPart(of: text, in: known) || $0.isSame(in: text, and: known) }
        }
      }
    case .records(let records): records.isEmpty(in: one)
    case .suppressions(let suppressions): suppressions.get(one).isEmpty
    case .review(let inner): inner.allSatisfy { $0.isSame(in: one, and: other) || $0.isPart(of: one, in: other) }
    }
  }

  private static func areSame(_ one: [Localization], _ other: [Localization], _ fields: [Field<Localization>]) -> Bool {
    one.elementsEqual(other) { text, other in
      text.storeLocale == other.storeLocale && text.locale.hasSameBytes(as: other.locale)
        && fields.allSatisfy { $0.isSame(in: text, and: other) }
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
