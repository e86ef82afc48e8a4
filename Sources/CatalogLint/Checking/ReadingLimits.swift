import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The limits on how much of a product or a group is checked, so that no text takes longer than its
/// size warrants: many rules compare the words and numbers of a text with each other.
///
/// All are our own limits, several times higher than any store's. Anything beyond them is reported.
enum ReadingLimits {
  /// In bytes; thousands of characters in any script.
  static let text = 8_192
  /// In bytes: a template makes such a text again for each product, but no store accepts a longer one in any script.
  static let generatedText = 1_024
  /// In bytes; the review notes that the App Store accepts fit in any script.
  static let notes = 16_384
  /// Numbers in one text.
  static let amounts = 64
  /// Words of the rules in one text.
  static let hits = 256
  /// The bytes before and after a word or number that rules look at: a text of any store fits in any script.
  static let context = 800
  /// Localizations of one product or group: the App Store has half as many locales, Google Play has
  /// some more.
  static let localizations = StoreLocale.all.count * 2

  /// Findings of one rule in one field, and related locations of a finding: more of them don't help anybody.
  static let findings = 10
  /// Findings of all rules of a configuration in one text.
  static let customFindings = 20
  /// Retention messages of an app, counted by locale.
  static let messages = 2_000
  /// Currencies whose names are looked for beside the numbers of texts, and their names in one locale.
  private static let (currencies, currencyNames) = (1_000, 2_000)
  /// Products of a catalog in which an ID similar to an unknown one is looked for.
  static let comparedIDs = 500

  /// The number of currencies whose names are looked for, from the first one.
  static func checkedCurrencies(of catalog: Catalog) -> Int {
    var names = 0
    let checked = catalog.currencies.prefix(currencies).prefix { currency in
      names += currency.names.map(\.names.count).max() ?? 0
      return names <= currencyNames
    }
    return checked.count
  }

  /// Findings about parts of the app beyond the limits.
  static func cutOffs(of catalog: Catalog) -> [RuleFinding] {
    var cutOffs: [RuleFinding] = []
    let messageCount = catalog.app.retentionMessages.count
    if messageCount > messages {
      cutOffs.append(.cutOff(CatalogPath(.app, .retentionMessages), has: "\(messageCount, of: "message")", messages))
    }
    let (count, checked) = (catalog.currencies.count, checkedCurrencies(of: catalog))
    if count > checked {
      cutOffs.append(.cutOff(CatalogPath(.currency(checked)), "currencies", has: "\(count) currencies", checked))
    }
    return cutOffs
  }

  /// The start of a text that is too long, up to the end of a character.
  static func start(of text: String, _ bytes: Int) -> String {
    let limit = text.utf8.index(text.utf8.startIndex, offsetBy: bytes)
    return String(text[..<text.index(before: text.index(after: limit))])
  }

  /// A product without the parts beyond the limits, and findings about them.
  static func checkedPart(of whole: Product, at subject: CatalogPath.Subject) -> (Product, cutOffs: [RuleFinding]) {
    var product = whole
    var cutOffs: [RuleFinding]
    (product.localizations, cutOffs) = checkedPart(of: whole.localizations, at: subject)
    func cut(_ text: inout String?, _ field: CatalogField, _ limit: Int) {
      guard let whole = text, whole.utf8.count > limit else { return }
      text = start(of: whole, limit)
      cutOffs.append(.cutOff(CatalogPath(subject, field), has: "\(whole.utf8.count, of: "byte")", limit))
    }
    cut(&product.review.notes, .reviewNotes, notes)
    cut(&product.referenceName, .referenceName, text)
    return (product, cutOffs)
  }

  static func checkedPart(of whole: [Localization], at subject: CatalogPath.Subject) -> (
    [Localization], cutOffs: [RuleFinding]
  ) {
    guard whole.count > localizations else { return (whole, []) }
    let path = CatalogPath(subject, .locale, element: localizations)
    return (
      Array(whole.prefix(localizations)), [.cutOff(path, has: "\(whole.count, of: "localization")", localizations)]
    )
  }
}

extension RuleFinding {
  /// A text that is checked only in part.
  ///
  /// - Parameter name: The name of the part; by default that of its field.
  static func cutOff(_ path: CatalogPath, _ name: String? = nil, has what: Message, _ limit: Int) -> RuleFinding {
    let name = name ?? path.field?.rawValue ?? ""
    return RuleFinding("\"\(name)\" has \(what); only the first \(limit) are checked", at: path)
  }
}
