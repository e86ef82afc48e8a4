import AppStoreReference
import CatalogModel
import SourceSyntax

/// How much of a product or a group is checked, so that no text takes longer than its size
/// warrants: many rules compare the words and numbers of a text with each other.
///
/// All are our own limits, several times what any store accepts. What exceeds them is reported.
enum ReadingLimits {
  /// In bytes; thousands of characters in any script.
  static let text = 8_192
  /// In bytes; the review notes that the App Store accepts fit in any script.
  static let notes = 16_384
  /// Numbers in one text.
  static let amounts = 64
  /// Words of the rules in one text.
  static let hits = 256
  /// Localizations of one product or group: the App Store has half as many locales, Google Play has
  /// some more.
  static let localizations = StoreLocale.all.count * 2

  /// The start of a text that is too long, up to the end of a character.
  static func start(of text: String, _ bytes: Int) -> String {
    let limit = text.utf8.index(text.utf8.startIndex, offsetBy: bytes)
    return String(text[..<text.index(before: text.index(after: limit))])
  }
}

extension LintContext {
  /// Reports a text that is checked only in part.
  func reportCutOff(_ field: CatalogField, element: Int?, has what: String, checked: String) {
    // Such a file is not clean, whichever rules are selected.
    enterRule(InvalidCatalog.description.id, severity: configuration.severity(of: InvalidCatalog.description) ?? .error)
    report(.cutOff(field, has: what, checked: checked), at: field, element: element)
  }
}

extension String {
  fileprivate static func cutOff(_ field: CatalogField, has what: String, checked: String) -> String {
    "\"\(field.rawValue)\" has \(what); only \(checked) are checked"
  }
}
