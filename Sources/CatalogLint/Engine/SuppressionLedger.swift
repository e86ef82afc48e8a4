import CatalogModel

/// Which suppressions there are, and which of them some finding needed.
struct SuppressionLedger: Sendable {
  /// A suppression by its place: the subject that carries it, and its index there.
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
  }

  /// Whether a finding of a rule is suppressed where it stands; the suppression counts as used.
  ///
  /// An expired suppression suppresses nothing.
  mutating func suppresses(
    _ rule: String, at subject: CatalogPath.Subject, in catalog: Catalog, index: Int,
    today: CalendarDate
  ) -> Bool {
    var isSuppressed = false
    func look(_ suppressions: [Suppression], at subject: CatalogPath.Subject) {
      for (element, suppression) in suppressions.enumerated()
      where suppression.rule == rule && (suppression.until.map { $0 >= today } ?? true) {
        used.insert(
          Key(catalog: index, subject: subject, element: element, suppression: suppression))
        isSuppressed = true
      }
    }
    switch subject {
    case .product(let product): look(catalog.products[product].suppressions, at: subject)
    case .group(let group): look(catalog.groups[group].suppressions, at: subject)
    case .catalog, .app, .currency, .template, .retired: break
    }
    if !catalog.suppressions.isEmpty { look(catalog.suppressions, at: .catalog) }
    return isSuppressed
  }

  /// Takes over what another ledger of the same catalogs saw used.
  mutating func merge(_ other: SuppressionLedger) {
    used.formUnion(other.used)
  }

  /// The suppressions that suppressed nothing, the expired ones among them.
  func idle(today: CalendarDate) -> [Key] {
    all.filter { !used.contains($0) }
  }
}
