import AppStoreReference
import CatalogLint
import CatalogModel
import SourceSyntax

/// The products and groups that a person wants to see.
struct StudioFilter: Sendable {
  private enum Show: String { case all, withErrors, withFindings, withMissing }

  private let show: Show
  private let rule: String?
  private let tag: String?
  private let locale: String?
  /// In lower case; empty for any text.
  private let search: String

  /// - Parameter asked: The filter of the page; an empty choice chooses everything.
  init(_ asked: OrderedValue?) {
    func choice(_ name: String) -> String? { (asked?[name]?.scalarText).flatMap { $0.isEmpty ? nil : $0 } }
    show = choice("show").flatMap { Show(rawValue: $0) } ?? .all
    (rule, tag, locale) = (choice("rule"), choice("tag"), choice("locale"))
    search = choice("search")?.lowercased() ?? ""
  }

  /// The keys of the parts that match, in the order of the catalog.
  func keys(of state: StudioState) -> [String] {
    let required = state.requiredLocales.filter { locale == nil || $0 == locale || $0 == state.primaryLocale }
    let needed = locale.map { locale in required.filter { $0 == locale } } ?? required
    return state.keys.filter { key in
      isShown(state.findings(in: key)) && isShown(state.subjects[key], in: state.catalog, missing: needed)
    }
  }

  private func isShown(_ findings: [LocatedFinding]) -> Bool {
    guard show == .withErrors || show == .withFindings || rule != nil else { return true }
    let relevant = findings.filter { finding in
      guard let locale, let own = finding.locale else { return true }
      return (StoreLocale.resolving(own)?.code ?? own) == locale
    }
    if show == .withErrors, !relevant.contains(where: { $0.severity == .error }) { return false }
    if show == .withFindings, relevant.isEmpty { return false }
    return rule.map { rule in relevant.contains { $0.rule == rule } } ?? true
  }

  private func isShown(_ subject: CatalogPath.Subject?, in catalog: Catalog, missing needed: [String]) -> Bool {
    let (names, localizations, tags, fields): ([String], [Localization], [String], [CatalogField])
    switch subject {
    case .product(let index):
      let product = catalog.products[index]
      (names, tags) = ([product.item, product.productID], product.availability.tags)
      (localizations, fields) = (product.localizations, [.title, .description])
    case .group(let index):
      let group = catalog.groups[index]
      (names, localizations, tags, fields) = ([group.key], group.localizations, [], [.title])
    default: return false
    }
    if let tag, !tags.contains(tag) { return false }
    if show == .withMissing, Self.missing(needed, fields, in: localizations).isEmpty { return false }
    guard !search.isEmpty else { return true }
    return (names + localizations.flatMap { [$0.title, $0.description].compactMap(\.self) }).contains {
      $0.lowercased().contains(search)
    }
  }

  /// The locales among some in which one of the fields has no text.
  static func missing(_ locales: [String], _ fields: [CatalogField], in localizations: [Localization]) -> [String] {
    guard !locales.isEmpty else { return [] }
    let written = Dictionary(
      localizations.map { (StudioState.code(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    return locales.filter { code in fields.contains { (written[code]?[text: $0] ?? "").isEmpty } }
  }
}
