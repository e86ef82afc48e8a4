import Basics
import CatalogModel

/// The suppressions of the catalogs, and which of them suppressed a finding.
struct SuppressionLedger: Sendable {
  /// A suppression by its location: the subject that has it, and its index there.
  struct Key: Sendable {
    var catalog: Int
    var subject: CatalogPath.Subject
    var element: Int
    var suppression: Suppression
  }

  /// The suppressions of a rule at a subject that are for all locales, or for one.
  private struct Scope: Hashable, Sendable {
    var catalog: Int
    var subject: CatalogPath.Subject
    var rule: String
    var locale: String?
  }

  private let today: CalendarDate
  private var all: [Key] = []
  /// Those that have not expired.
  private var valid: Set<Scope> = []
  private var used: Set<Scope> = []

  init(today: CalendarDate) { self.today = today }

  mutating func enter(_ catalog: Catalog, index: Int) {
    func add(_ suppressions: [Suppression], at subject: CatalogPath.Subject) {
      for (element, suppression) in suppressions.enumerated() {
        let key = Key(catalog: index, subject: subject, element: element, suppression: suppression)
        all.append(key)
        if suppression.until.map({ $0 >= today }) ?? true { valid.insert(scope(of: key)) }
      }
    }
    add(catalog.suppressions, at: .catalog)
    for index in catalog.products.indices where !catalog.products[index].suppressions.isEmpty {
      add(catalog.products[index].suppressions, at: .product(index))
    }
    for (index, group) in catalog.groups.enumerated() { add(group.suppressions, at: .group(index)) }
    for (index, template) in catalog.templates.enumerated() { add(template.suppressions, at: .template(index)) }
  }

  private func scope(of key: Key) -> Scope {
    Scope(catalog: key.catalog, subject: key.subject, rule: key.suppression.rule, locale: key.suppression.locale)
  }

  /// Whether a finding of a rule is suppressed at its location; the suppression counts as used.
  ///
  /// An expired suppression suppresses nothing.
  ///
  /// - Parameter catalog: Asked for where there is any suppression: a copy counts references to each of
  ///   its parts.
  mutating func suppresses(_ rule: String, at path: CatalogPath, in catalog: @autoclosure () -> Catalog, index: Int)
    -> Bool
  {
    guard !valid.isEmpty else { return false }
    let catalog = catalog()
    var isSuppressed = false
    func look(_ suppressions: [Suppression], at subject: CatalogPath.Subject, in locale: String? = nil) {
      guard !suppressions.isEmpty else { return }
      for locale in locale == nil ? [nil] : [nil, locale] {
        let scope = Scope(catalog: index, subject: subject, rule: rule, locale: locale)
        guard valid.contains(scope) else { continue }
        used.insert(scope)
        isSuppressed = true
      }
    }
    switch path.subject {
    case .product(let number):
      let texts = path.localization(among: catalog.products[number].localizations)
      look(catalog.products[number].suppressions, at: path.subject, in: texts?.locale)
      // A finding in a template's text is suppressed in the template, for all of its products.
      if let texts, path.isGenerated(in: texts), let key = catalog.products[number].template,
        let template = catalog.templates.firstIndex(where: { $0.key == key })
      {
        look(catalog.templates[template].suppressions, at: .template(template), in: texts.locale)
      }
    case .group(let number):
      let group = catalog.groups[number]
      let texts = path.localization(among: group.localizations)
      look(group.suppressions, at: path.subject, in: texts?.locale)
    case .catalog, .app, .currency, .template, .retired: break
    }
    look(catalog.suppressions, at: .catalog)
    return isSuppressed
  }

  /// Marks as used what another ledger of the same catalogs has marked.
  mutating func merge(_ other: SuppressionLedger) { used.formUnion(other.used) }

  /// The suppressions that suppressed nothing, including expired ones.
  var idle: [Key] {
    all.filter { key in key.suppression.until.map { $0 < today } ?? false || !used.contains(scope(of: key)) }
  }
}

extension CatalogPath {
  /// The localization that the path points to, either directly or through one of its texts.
  fileprivate func localization(among localizations: [Localization]) -> Localization? {
    switch field {
    case .title, .description, .locale:
      guard let element, localizations.indices.contains(element) else { return nil }
      return localizations[element]
    default: return nil
    }
  }

  /// Whether the path points to a text that was generated from a template.
  fileprivate func isGenerated(in texts: Localization) -> Bool {
    switch field {
    case .title: texts.generated.contains(.title)
    case .description: texts.generated.contains(.description)
    default: false
    }
  }
}
