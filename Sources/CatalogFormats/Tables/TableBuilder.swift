import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Makes the model from a table.
///
/// The rows may stand in any order, as they do when somebody has sorted them: what products refer to
/// is read first.
struct TableBuilder {
  /// Where the parts of the catalog stand, as offsets of rows.
  struct Places: Sendable {
    var settings: [String: Int] = [:]
    var file: Int?
    var currencies: [Int] = []
    var templates: [Int] = []
    var products: [Int] = []
    var groups: [Int] = []
    var retired: [Int] = []
  }

  var catalog = Catalog()
  var places = Places()
  /// What says that a product lacks something: nothing of the table is unread for it.
  var gaps: Set<Diagnostic> = []
  var row: TableRow
  private(set) var productRows: [Int] = []
  var groupIndices: [String: Int] = [:]
  private(set) var currencyKeys: Set<String> = []
  private(set) var templateKeys: Set<String> = []
  private(set) var filler: TemplateFiller?

  var diagnostics: [Diagnostic] { header.diagnostics + row.diagnostics }
  var header: TableHeader { row.header }

  init(text: DelimitedText, header: TableHeader) {
    row = TableRow(text: text, header: header)
  }

  // MARK: Rows

  /// - Parameter start: Where the row behind the header begins.
  mutating func build(from start: Int) {
    var offset = start
    while let next = row.text.readRow(at: offset, into: &row.row) {
      if !row.row.isBlank {
        row.reportFaults()
        readRow(at: offset)
      }
      offset = next
    }
    if !catalog.templates.isEmpty { filler = TemplateFiller(catalog) }
    addProducts()
    catalog.facets = facets
  }

  private enum Kind: String, CaseIterable {
    case app, currency, template, group, product, retired, catalog
  }

  private mutating func readRow(at offset: Int) {
    let word = row.word(.kind)?.lowercased()
    guard let kind = word.map({ Kind(rawValue: $0) }) ?? .product else {
      let kinds = Kind.allCases.map(\.rawValue)
      let hint =
        Suggestion.nearest(to: word ?? "", among: kinds).map { "did you mean \"\($0)\"?" }
        ?? "it is one of " + kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      return row.report(.kind, "\"kind\" can't be \(quoted: word ?? ""); \(hint)")
    }
    switch kind {
    case .app: addSetting(at: offset)
    case .currency: addCurrency(at: offset)
    case .template: addTemplate(at: offset)
    case .group: addGroup(at: offset)
    case .product: productRows.append(offset)
    case .retired: addRetired(at: offset)
    case .catalog:
      catalog.suppressions += row.suppressions(header.plain[.ignore])
      if places.file == nil { places.file = offset }
    }
  }

  private mutating func key(of kind: Kind) -> String? {
    if let id = row.exact(.id) { return id }
    row.report(.id, "a \(kind.rawValue) needs its name in the column \"id\"")
    return nil
  }

  private static let settings = [
    "bundleID", "name", "primaryLocale", "locales", "baseTerritory", "restoreNote",
  ]

  private mutating func addSetting(at offset: Int) {
    guard let written = row.word(.id) else {
      return row.report(.id, "a row of the app names in \"id\" what it sets, such as bundleID")
    }
    guard let name = Self.settings.first(where: { $0.lowercased() == written.lowercased() }) else {
      let hint =
        Suggestion.nearest(to: written, among: Self.settings).map { "did you mean \"\($0)\"?" }
        ?? "it has " + Self.settings.map { "\"\($0)\"" }.joined(separator: ", ")
      return row.report(.id, "the app has no \(quoted: written); \(hint)")
    }
    guard places.settings.updateValue(offset, forKey: name) == nil else {
      return row.report(.id, "the app's \"\(name)\" stands twice")
    }
    let value = row.exact(.value)
    switch name {
    case "bundleID": catalog.app.bundleID = value
    case "name": catalog.app.name = value
    case "primaryLocale": catalog.app.primaryLocale = value
    case "locales": catalog.app.locales = row.list(.value) ?? []
    case "restoreNote": catalog.app.restoreNote = value
    default:
      guard let code = row.word(.value) else { return }
      catalog.app.baseTerritory = Territory(code.uppercased())
      if catalog.app.baseTerritory == nil {
        row.report(
          .value, "no storefront has the code \(quoted: code); expected CHN or the like")
      }
    }
  }

  private mutating func addCurrency(at offset: Int) {
    guard let key = key(of: .currency) else { return }
    if !currencyKeys.insert(key).inserted {
      row.report(.id, "the currency \(quoted: key) stands twice")
    }
    let names = orderedTexts().compactMap { texts -> VirtualCurrency.Name? in
      guard let names = row.exact(texts.title) else { return nil }
      return VirtualCurrency.Name(
        locale: texts.locale, storeLocale: texts.storeLocale, names: CellNotation.list(names))
    }
    catalog.currencies.append(VirtualCurrency(key: key, names: names))
    places.currencies.append(offset)
  }

  private mutating func addTemplate(at offset: Int) {
    guard let key = key(of: .template) else { return }
    if !templateKeys.insert(key).inserted {
      row.report(.id, "the template \(quoted: key) stands twice")
    }
    var template = TextTemplate(key: key, localizations: [])
    template.localizations = localizations(ignoring: &template.suppressions)
    catalog.templates.append(template)
    places.templates.append(offset)
  }

  private mutating func addGroup(at offset: Int) {
    guard let key = key(of: .group) else { return }
    if groupIndices[key] != nil {
      return row.report(.id, "the group \(quoted: key) stands twice")
    }
    var group = SubscriptionGroup(key: key, referenceName: row.exact(.referenceName))
    group.suppressions = row.suppressions(header.plain[.ignore])
    group.localizations = localizations(ignoring: &group.suppressions)
    for index in group.localizations.indices { group.localizations[index].description = nil }
    groupIndices[key] = catalog.groups.count
    catalog.groups.append(group)
    places.groups.append(offset)
  }

  private mutating func addRetired(at offset: Int) {
    guard let id = key(of: .retired) else { return }
    catalog.retired.append(id)
    places.retired.append(offset)
  }

  // MARK: Texts

  /// The columns of texts; `title` alone is that of the primary locale.
  private func orderedTexts() -> [TableHeader.Texts] {
    var all = header.texts
    if header.plain[.title] != nil || header.plain[.description] != nil {
      let locale = catalog.app.primaryLocale ?? "en-US"
      var own = TableHeader.Texts(locale: locale, storeLocale: StoreLocale.resolving(locale))
      own.title = header.plain[.title]
      own.description = header.plain[.description]
      if let place = all.firstIndex(where: { $0.locale == locale }) {
        all[place].title = all[place].title ?? own.title
        all[place].description = all[place].description ?? own.description
      } else {
        all.insert(own, at: 0)
      }
    }
    guard let order = row.list(.locales) else { return all }
    var sorted = order.map { locale in
      all.first { ExactText($0.locale) == ExactText(locale) }
        ?? TableHeader.Texts(locale: locale, storeLocale: StoreLocale.resolving(locale))
    }
    sorted += all.filter { texts in !order.contains { ExactText($0) == ExactText(texts.locale) } }
    return sorted
  }

  mutating func localizations(ignoring ignored: inout [Suppression]) -> [Localization] {
    let named = Set((row.list(.locales) ?? []).map { ExactText($0) })
    var localizations: [Localization] = []
    for texts in orderedTexts() {
      let title = row.exact(texts.title)
      let description = row.exact(texts.description)
      let own = row.suppressions(texts.ignore, in: texts.locale)
      guard
        title != nil || description != nil || !own.isEmpty
          || named.contains(ExactText(texts.locale))
      else { continue }
      ignored += own
      localizations.append(
        Localization(
          locale: texts.locale, storeLocale: texts.storeLocale, title: title,
          description: description))
    }
    return localizations
  }

  /// A table with rows of every kind holds a whole catalog. In one of products alone what has no
  /// column is not missing.
  private var facets: CatalogFacets {
    guard header.plain[.kind] == nil else { return .all }
    var facets = CatalogFacets.all.subtracting([.bundleID, .appLocales, .groupTexts, .suppressions])
    if header.plain[.screenshot] == nil { facets.remove(.screenshots) }
    if header.plain[.reviewNotes] == nil { facets.remove(.reviewNotes) }
    if header.plain[.grants] == nil, header.grants.isEmpty { facets.remove(.grants) }
    return facets
  }
}
