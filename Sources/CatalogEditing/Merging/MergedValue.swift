import AppStoreReference
import Basics
import CatalogModel

/// A value from the incoming file, with the keys that it has in a catalog file.
struct MergedValue {
  var keys: [String]
  var text: String
  /// The keys with the locale in the store's spelling, which the model uses.
  var storeKeys: [String]
  /// The place in the catalog that it is from.
  private(set) var path: CatalogPath?
  /// The texts of a list whose order doesn't matter.
  private var elements: [String]?

  init(keys: [String], text: String) {
    self.keys = keys
    self.text = text
    storeKeys = keys
  }

  init(_ entry: CatalogEntry) {
    self.init(keys: entry.keys, text: entry.value.text)
    path = entry.path
    elements = entry.elements
  }

  /// Whether it means the same as a value with its keys.
  func isSame(as other: MergedValue) -> Bool {
    if ExactText(text) == ExactText(other.text) { return true }
    guard let elements, let others = other.elements else { return false }
    return Set(elements.map { ExactText($0) }) == Set(others.map { ExactText($0) })
  }

  /// Whether two values with the same keys mean the same, or both are absent.
  static func areSame(_ one: MergedValue?, _ other: MergedValue?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }

  /// The values of one part of a catalog that can be written to a catalog file as they are; a list
  /// of texts is one value.
  ///
  /// Suppressions are left out: they belong to the file that contains them.
  static func values(of entries: [CatalogEntry]) -> [MergedValue] {
    var lists: [[String]: [String]] = [:]
    var values: [MergedValue] = []
    for entry in entries {
      guard !entry.keys.isEmpty, entry.path.field != .ignore else { continue }
      // One period is the default of an offer.
      if entry.keys.last == "periods", entry.value.text == "1" { continue }
      if entry.isElement {
        let keys = Array(entry.keys.dropLast())
        if lists[keys] == nil { values.append(MergedValue(keys: keys, text: "")) }
        lists[keys, default: []].append(entry.value.text)
      } else {
        values.append(MergedValue(entry))
      }
    }
    for index in values.indices {
      if let elements = lists[values[index].keys] { values[index].text = CatalogDraft.list(elements) }
    }
    return values
  }
}

extension CatalogEntry {
  /// Whether this is one of the texts of a list, such as the locales of the app or the names of a
  /// currency.
  fileprivate var isElement: Bool {
    switch owner {
    case .app: keys.count == 2 && keys[0] == "locales"
    case .currency: keys.count == 2
    case .catalog, .template, .product, .group: false
    }
  }
}

/// The spelling that a file uses for the locales of some texts: `zh_Hans` for the store's
/// `zh-Hans`.
struct LocaleSpelling {
  private var written: [String: String] = [:]

  init(_ localizations: [Localization]) {
    for texts in localizations {
      let code = texts.storeLocale?.code ?? texts.locale
      if written[code] == nil { written[code] = texts.locale }
    }
  }

  /// The value with the locale in the spelling of the file.
  ///
  /// - Parameter depth: The number of keys before the locale.
  func applied(to value: MergedValue, below depth: Int = 1) -> MergedValue {
    guard value.keys.count == depth + 2, depth == 0 || value.keys[0] == "localizations",
      let locale = written[value.keys[depth]]
    else { return value }
    var value = value
    value.keys[depth] = locale
    return value
  }
}

extension Product {
  /// Whether the product's template provides a value.
  func generates(_ value: MergedValue) -> Bool {
    guard value.keys.count == 3, value.keys[0] == "localizations" else { return false }
    return localizations.contains { texts in
      (texts.storeLocale?.code ?? texts.locale) == value.keys[1]
        && (value.keys[2] == "title" && texts.generated.contains(.title)
          || value.keys[2] == "description" && texts.generated.contains(.description))
    }
  }
}
