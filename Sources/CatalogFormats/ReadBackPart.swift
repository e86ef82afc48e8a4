import AppStoreReference
import Basics
import CatalogModel

/// What is read back of a catalog after it was written: all but the products of which the format
/// holds everything that its writer doesn't report as lost.
struct ReadBackPart {
  let catalog: Catalog
  /// The indices of its products in the whole catalog.
  private let products: [Int]

  /// Nil when all is read back: it would cost more to write so many products once more.
  init?(of whole: Catalog, in format: CatalogFormat) {
    guard let holds = format.holds else { return nil }
    var numbers = [ExactText: Int](minimumCapacity: whole.products.count)
    for product in whole.products { numbers[ExactText(product.productID), default: 0] += 1 }
    var rest: [Int] = []
    // Where a format sorts the products by group, or lists a type apart, that shows in those after the
    // first of them.
    var isSorted = false
    for (index, product) in whole.products.enumerated() {
      if product.subscription != nil || format.typeApart.map({ $0 == product.type }) ?? false { isSorted = true }
      let isAlone = numbers[ExactText(product.productID)] == 1
      if isSorted || !isAlone || !holds(product) { rest.append(index) }
    }
    guard rest.count <= whole.products.count / 4 else { return nil }
    products = rest
    var part = whole
    part.products = rest.map { whole.products[$0] }
    catalog = part
  }

  /// All losses of the whole catalog, in its order.
  ///
  /// - Parameters:
  ///   - losses: Those of this part.
  ///   - reported: Those that the writer of the whole catalog reports.
  func losses(_ losses: [ExportLoss], besides reported: [ExportLoss], of whole: Catalog) -> [ExportLoss] {
    let own = Set(products)
    var all = losses.map { loss in
      guard case .product(let index) = loss.path.subject else { return loss }
      var moved = loss
      moved.path.subject = .product(products[index])
      return moved
    }
    all += reported.filter { loss in
      guard case .product(let index) = loss.path.subject else { return false }
      return !own.contains(index)
    }
    return ExportLosses.sorted(all, by: whole)
  }
}

extension Product {
  /// Whether it is of the usual kind, which formats hold the most easily: outside of groups, sold
  /// everywhere, with a tier or no price, without a template or suppressions, and with texts in locales
  /// of the store.
  var isUsual: Bool {
    guard let type, type != .autoRenewable, subscription == nil, !hasLegacyID, template == nil, suppressions.isEmpty,
      conditions.isEmpty, Self.isPlain(productID), referenceName.map(Self.isPlain) ?? true,
      review.notes.map(Self.isPlain) ?? true
    else { return false }
    if let price { guard price.tier != nil, price.amounts.isEmpty, price.overrides.isEmpty else { return false } }
    var seen: UInt64 = 0
    return localizations.indices.allSatisfy { index in
      guard let locale = localizations[index].storeLocale, localizations[index].generated.isEmpty else { return false }
      // One bit for each of the 50 locales.
      let bit = UInt64(1) << UInt64(locale.index)
      defer { seen |= bit }
      return seen & bit == 0 && localizations[index].title.map(Self.isPlain) ?? true
        && localizations[index].description.map(Self.isPlain) ?? true
    }
  }

  /// Whether a text is not empty, and free of control characters but for line breaks.
  private static func isPlain(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      !bytes.isEmpty && bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A }
    }
    return isPlain ?? (!text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }
}
