import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

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
        Self.areEqual(earlier, text)
      else { return nil }
      return RuleFinding(
        .repeated(kind, text, in: later.locale, by: one.productID), at: path(second),
        severity: inOneGroup == true ? nil : Self.severity(one, other),
        related: [.init("first used here", path(first))])
    }
  }

  private struct Place {
    let product: Int
    let localization: Int
  }

  private struct Key: Hashable {
    let hash: UInt64
    let locale: String
  }

  /// The first place of each text that several products have, with each later one. Different texts may share a hash.
  private var pairs: [(first: Place, second: Place)] {
    var first: [Key: Place] = [:]
    var pairs: [(first: Place, second: Place)] = []
    for product in products.indices {
      for index in products[product].localizations.indices.prefix(ReadingLimits.localizations) {
        let localization = products[product].localizations[index]
        guard let scan = localization[kind]?.withUTF8Bytes(TextScan.init), !scan.features.contains(.blank) else {
          continue
        }
        let key = Key(hash: scan.foldedHash, locale: localization.storeLocale?.code ?? localization.locale)
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
  /// durations of one subscription may well say the same.
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

  /// Whether texts are equal by the folding of ``TextScan/foldedHash``.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    if areEqualAsWritten(left, right) { return true }
    let composed = (CanonicalComposition.composed(left), CanonicalComposition.composed(right))
    guard composed.0 != nil || composed.1 != nil else { return false }
    return areEqualAsWritten(composed.0 ?? left, composed.1 ?? right)
  }

  private static func areEqualAsWritten(_ left: String, _ right: String) -> Bool {
    left.withUTF8Bytes { left in
      right.withUTF8Bytes { right in FoldedBytes(rest: left[...]).elementsEqual(FoldedBytes(rest: right[...])) }
    }
  }

  /// The bytes of a text as ``TextScan/foldedHash`` sees them.
  private struct FoldedBytes: Sequence, IteratorProtocol {
    var rest: Slice<UnsafeBufferPointer<UInt8>>
    var previous: UInt8 = 0

    mutating func next() -> UInt8? {
      while let byte = rest.popFirst() {
        let isFullStop = byte == UInt8(ascii: ".") && !previous.isASCIIDigit
        previous = byte
        if byte == UInt8(ascii: " ") || isFullStop { continue }
        return (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      }
      return nil
    }
  }
}

extension String {
  fileprivate static func repeated(_ kind: TextSample.Kind, _ text: String, in locale: String, by other: String)
    -> String
  {
    "the \(kind == .title ? "title" : "description") \"\(text)\" is used by \"\(other)\" in "
      + "\"\(locale)\" as well; each product needs its own"
  }
}
