import AppStoreReference
import CatalogModel

/// One text of a product or group, with all that the shared passes found in it.
///
/// The amounts and words are ranges of the context's arrays, which are reused from product to
/// product, so that looking at a text allocates nothing.
struct TextSample: Sendable {
  enum Kind: Sendable {
    case title
    case description
  }

  let kind: Kind
  /// The index of the localization that it stands in.
  let localization: Int
  /// The locale as the catalog writes it.
  let localeName: String
  let locale: StoreLocale?
  let text: String
  let features: TextFeatures
  let foldedHash: UInt64
  /// Where its amounts stand in ``LintContext/amounts``.
  let amounts: Range<Int>
  /// Where its words stand in ``LintContext/hits``.
  let hits: Range<Int>
  /// Filled from a template.
  let isGenerated: Bool

  var field: CatalogField { kind == .title ? .title : .description }

  /// The part of the text that UTF-8 offsets name.
  func excerpt(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }
}
