import AppStoreReference
import CatalogModel

/// One text of a product or group, with everything that the shared passes found in it.
///
/// The amounts and words are ranges of the context's arrays, which are reused from product to
/// product, so that checking a text allocates nothing.
struct TextSample: Sendable {
  enum Kind: Sendable {
    case title
    case description
  }

  let kind: Kind
  /// The index of the localization that contains it.
  let localization: Int
  /// The locale as the catalog writes it.
  let localeName: String
  let locale: StoreLocale?
  let text: String
  let features: TextFeatures
  let foldedHash: UInt64
  /// The length of the text in UTF-16 units.
  let units: Int
  /// The range of its amounts in ``LintContext/amounts``.
  let amounts: Range<Int>
  /// The range of its words in ``LintContext/hits``.
  let hits: Range<Int>
  /// Generated from a template.
  let isGenerated: Bool

  var field: CatalogField { kind == .title ? .title : .description }

  /// The part of the text in a range of UTF-8 offsets.
  func excerpt(_ range: Range<Int>) -> String {
    text.withUTF8Bytes { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }
}
