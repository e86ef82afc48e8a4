import Basics
import CatalogModel
import SourceSyntax

/// Finds texts of one kind and locale that two products share.
struct RepeatedTexts {
  let catalog: Catalog
  let lint: LintContext

  /// Reports each text that an earlier product also has, ignoring case, spaces and periods.
  ///
  /// - Parameter inOneGroup: Whether to compare only products of one subscription group, or only
  ///   products of different ones; nil for all.
  func report(_ kind: TextSample.Kind, inOneGroup: Bool? = nil) {
    for (first, second) in lint.repeatedTexts where first.kind == kind && second.kind == kind {
      if let inOneGroup, shareGroup(first, second) != inOneGroup { continue }
      guard let earlier = localization(first), let later = localization(second),
        earlier.storeLocale == later.storeLocale, later.storeLocale != nil || earlier.locale == later.locale,
        let text = later[kind], let other = earlier[kind], Self.areEqual(other, text)
      else { continue }
      lint.report(
        .repeated(kind, text, in: later.locale, by: catalog.products[Int(first.product)].productID), path: path(second),
        severity: inOneGroup == true ? nil : severity(first, second),
        related: [lint.place("first used here", path(first))])
    }
  }

  /// The product page shows promoted products side by side, where review refuses equal texts; the
  /// durations of one subscription may well say the same.
  private func severity(_ first: DuplicateTexts.Place, _ second: DuplicateTexts.Place) -> Severity {
    let (one, other) = (Int(first.product), Int(second.product))
    if let subscription = catalog.products[one].subscription, let counterpart = catalog.products[other].subscription,
      subscription.group == counterpart.group,
      subscription.level == nil || counterpart.level == nil || subscription.level == counterpart.level
        || subscription.period != counterpart.period
    {
      return .info
    }
    return catalog.products[one].promotionalImage != nil || catalog.products[other].promotionalImage != nil
      ? .error : .warning
  }

  private func shareGroup(_ first: DuplicateTexts.Place, _ second: DuplicateTexts.Place) -> Bool {
    guard let group = catalog.products[Int(first.product)].subscription?.group else { return false }
    return catalog.products[Int(second.product)].subscription?.group == group
  }

  private func localization(_ place: DuplicateTexts.Place) -> Localization? {
    let localizations = catalog.products[Int(place.product)].localizations
    let index = Int(place.localization)
    return localizations.indices.contains(index) ? localizations[index] : nil
  }

  private func path(_ place: DuplicateTexts.Place) -> CatalogPath {
    CatalogPath(
      .product(Int(place.product)), place.kind == .title ? .title : .description, element: Int(place.localization))
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

extension Localization {
  fileprivate subscript(kind: TextSample.Kind) -> String? { kind == .title ? title : description }
}

extension String {
  fileprivate static func repeated(_ kind: TextSample.Kind, _ text: String, in locale: String, by other: String)
    -> String
  {
    "the \(kind == .title ? "title" : "description") \"\(text)\" is used by \"\(other)\" in "
      + "\"\(locale)\" as well; each product needs its own"
  }
}
