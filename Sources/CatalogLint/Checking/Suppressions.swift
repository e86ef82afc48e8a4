import Basics
import CatalogModel

/// The suppressions of a catalog.
struct Suppressions: Sendable {
  /// A suppression by its location: the subject that has it, and its index there.
  struct Place: Sendable {
    let subject: CatalogPath.Subject
    let element: Int
    let suppression: Suppression
  }

  /// The suppressions of a rule at a subject that are for all locales, or for one.
  private struct Scope: Hashable, Sendable {
    let subject: CatalogPath.Subject
    let rule: String
    let locale: String?
  }

  let all: [Place]
  /// The indices of the suppressions that have not expired.
  private var valid: [Scope: [Int]] = [:]

  init(_ catalog: Catalog, today: CalendarDate) {
    var all: [Place] = []
    func add(_ suppressions: [Suppression], at subject: CatalogPath.Subject) {
      all += suppressions.enumerated().map { Place(subject: subject, element: $0, suppression: $1) }
    }
    add(catalog.suppressions, at: .catalog)
    for index in catalog.products.indices { add(catalog.products[index].suppressions, at: .product(index)) }
    for (index, group) in catalog.groups.enumerated() { add(group.suppressions, at: .group(index)) }
    for (index, template) in catalog.templates.enumerated() { add(template.suppressions, at: .template(index)) }
    self.all = all
    for (index, place) in all.enumerated() where place.suppression.until.map({ $0 >= today }) ?? true {
      let scope = Scope(subject: place.subject, rule: place.suppression.rule, locale: place.suppression.locale)
      valid[scope, default: []].append(index)
    }
  }

  /// The indices of the suppressions that suppress a finding of a rule at its location.
  func matching(_ rule: String, at path: CatalogPath, in catalog: Catalog) -> [Int] {
    guard !valid.isEmpty else { return [] }
    var found: [Int] = []
    func look(at subject: CatalogPath.Subject, in locale: String? = nil) {
      found += valid[Scope(subject: subject, rule: rule, locale: nil)] ?? []
      if locale != nil { found += valid[Scope(subject: subject, rule: rule, locale: locale)] ?? [] }
    }
    switch path.subject {
    case .product(let number):
      let texts = path.localization(among: catalog.products[number].localizations)
      look(at: path.subject, in: texts?.locale)
      // A finding in a template's text is suppressed in the template, for all of its products.
      if let texts, path.isGenerated(in: texts), let key = catalog.products[number].template,
        let template = catalog.templates.firstIndex(where: { $0.key == key })
      {
        look(at: .template(template), in: texts.locale)
      }
    case .group(let number):
      look(at: path.subject, in: path.localization(among: catalog.groups[number].localizations)?.locale)
    case .catalog, .app, .currency, .template, .retired: break
    }
    look(at: .catalog)
    return found
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
