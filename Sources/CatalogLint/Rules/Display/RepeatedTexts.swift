import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Finds texts of one kind and locale that two products share.
struct RepeatedTexts {
  let kind: TextSample.Kind
  let input: LintInput

  private var products: [Product] { input.catalog.products }

  /// A finding for each text that an earlier product also has, ignoring case, spaces and periods.
  ///
  /// - Parameter inOneGroup: Whether to compare only products of one subscription group, or only
  ///   products of different ones; nil for all.
  func findings(inOneGroup: Bool? = nil) -> [RuleFinding] {
    pairs.compactMap { first, second in
      let (one, other) = (products[first.product], products[second.product])
      if let inOneGroup, Self.shareGroup(one, other) != inOneGroup { return nil }
      let later = other.localizations[second.localization]
      guard let earlier = one.localizations[first.localization][kind], let text = later[kind],
        TextEquality.areEqual(earlier, text)
      else { return nil }
      return RuleFinding(
        "the \(kind.noun) \"\(text)\" is used by \"\(one.productID)\" in \"\(later.locale)\" as well; each product "
          + "needs its own",
        at: path(second),
        severity: inOneGroup == true ? nil : Self.severity(one, other),
        related: [.init("first used here", path(first))])
    }
  }

  private struct Place {
    let product: Int
    let localization: Int
  }

  private struct Key: Hashable {
    let hash: Int
    let locale: String
  }

  /// The first place of each text that several products have, with each later one. Different texts may share a hash.
  private var pairs: [(first: Place, second: Place)] {
    var first: [Key: Place] = [:]
    var pairs: [(first: Place, second: Place)] = []
    for product in products.indices {
      for index in products[product].localizations.indices.prefix(ReadingLimits.localizations) {
        let localization = products[product].localizations[index]
        guard let text = localization[kind], text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { continue }
        let key = Key(hash: TextEquality.hash(text), locale: localization.storeLocale?.code ?? localization.locale)
        let place = Place(product: product, localization: index)
        guard let earlier = first[key] else {
          first[key] = place
          continue
        }
        if let (one, _) = input.inOrder(earlier.product, product), earlier.product != product {
          pairs.append(one == product ? (place, earlier) : (earlier, place))
        }
      }
    }
    return pairs
  }

  /// The product page shows promoted products side by side, where review refuses equal texts; the
  /// durations of one subscription may well have the same text.
  private static func severity(_ one: Product, _ other: Product) -> Severity {
    if let subscription = one.subscription, let counterpart = other.subscription,
      subscription.group == counterpart.group,
      subscription.level == nil || counterpart.level == nil || subscription.level == counterpart.level
        || subscription.period != counterpart.period
    {
      return .info
    }
    return one.promotionalImage != nil || other.promotionalImage != nil ? .error : .warning
  }

  private static func shareGroup(_ one: Product, _ other: Product) -> Bool {
    guard let group = one.subscription?.group else { return false }
    return other.subscription?.group == group
  }

  private func path(_ place: Place) -> CatalogPath {
    CatalogPath(.product(place.product), kind == .title ? .title : .description, element: place.localization)
  }
}
