import Basics
import CatalogModel

/// The suppressions of the catalogs, and which of them suppressed a finding.
struct SuppressionLedger: Sendable {
  /// A suppression by its location: the subject that has it, and its index there.
  struct Key: Hashable, Sendable {
    var catalog: Int
    var subject: CatalogPath.Subject
    var element: Int
    var suppression: Suppression

    static func == (left: Key, right: Key) -> Bool {
      left.catalog == right.catalog && left.subject == right.subject
        && left.element == right.element
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(catalog)
      hasher.combine(subject)
      hasher.combine(element)
    }
  }

  private var all: [Key] = []
  private var used: Set<Key> = []

  mutating func enter(_ catalog: Catalog, index: Int) {
    func add(_ suppressions: [Suppression], at subject: CatalogPath.Subject) {
      for (element, suppression) in suppressions.enumerated() {
        all.append(
          Key(catalog: index, subject: subject, element: element, suppression: suppression))
      }
    }
    add(catalog.suppressions, at: .catalog)
    for index in catalog.products.indices where !catalog.products[index].suppressions.isEmpty {
      add(catalog.products[index].suppressions, at: .product(index))
    }
    for (index, group) in catalog.groups.enumerated() {
      add(group.suppressions, at: .group(index))
    }
    for (index, template) in catalog.templates.enumerated() {
      add(template.suppressions, at: .template(index))
    }
  }

  /// Whether a finding of a rule is suppressed at its location; the suppression counts as used.
  ///
  /// An expired suppression suppresses nothing.
  mutating func suppresses(
    _ rule: String, at path: CatalogPath, in catalog: Catalog, index: Int, today: CalendarDate
  ) -> Bool {
    var isSuppressed = false
    func look(
      _ suppressions: [Suppression], at subject: CatalogPath.Subject, in locale: String? = nil
    ) {
      for (element, suppression) in suppressions.enumerated()
      where suppression.rule == rule && (suppression.until.map { $0 >= today } ?? true)
        && (suppression.locale == nil || suppression.locale == locale)
      {
        used.insert(
          Key(catalog: index, subject: subject, element: element, suppression: suppression))
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
    if !catalog.suppressions.isEmpty { look(catalog.suppressions, at: .catalog) }
    return isSuppressed
  }

  /// Marks as used what another ledger of the same catalogs has marked.
  mutating func merge(_ other: SuppressionLedger) {
    used.formUnion(other.used)
  }

  /// The suppressions that suppressed nothing, including expired ones.
  func idle(today: CalendarDate) -> [Key] {
    all.filter { !used.contains($0) }
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
