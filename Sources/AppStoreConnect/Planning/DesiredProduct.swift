import AppStoreReference
import Basics
package import CatalogModel

/// A product as a catalog describes it, in the terms of the store.
package struct DesiredProduct {
  package struct Text: Hashable {
    package var locale: String
    package var title: String
    package var description: String?

    package init(locale: String, title: String, description: String?) {
      self.locale = locale
      self.title = title
      self.description = description
    }
  }

  let product: Product
  let texts: [Text]
  /// Nil when no amount is known in any storefront.
  let plan: PricePlan?

  init(_ product: Product, base: Territory?) {
    self.product = product
    texts = Self.texts(product.localizations)
    plan = product.price.flatMap { PricePlan($0, in: base) }
  }

  /// One text for each locale that has a title.
  ///
  /// - Parameter leaveOut: Called for each text that is left out, with its place.
  package static func texts(_ localizations: [Localization], leaveOut: (Int, Localization) -> Void = { _, _ in })
    -> [Text]
  {
    var seen: Set<String> = []
    return localizations.enumerated().compactMap { element, text in
      let locale = text.storeLocale?.code ?? text.locale
      guard let title = text.title, seen.insert(locale).inserted else {
        leaveOut(element, text)
        return nil
      }
      return Text(locale: locale, title: title, description: text.description)
    }
  }

  /// The names of the resources of its kind.
  var kind: StoreKind { product.subscription == nil ? .inAppPurchase : .subscription }

  /// The prices that the catalog states, by storefront.
  var amounts: [Territory: Money] { plan?.amounts ?? [:] }
}
