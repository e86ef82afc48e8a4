import AppStoreReference
import CatalogModel

/// The spellings of locales that can be corrected in a catalog: everywhere or nowhere, so that
/// products, templates and currencies keep using the same locale.
struct LocaleRenaming {
  /// The spellings that occur next to another one of the same locale, or in a suppression.
  private var kept: Set<String> = []

  init(_ catalog: Catalog) {
    look(at: catalog.app.locales.map { ($0, StoreLocale.resolving($0)) })
    for currency in catalog.currencies { look(at: currency.names.map { ($0.locale, $0.storeLocale) }) }
    for template in catalog.templates {
      look(at: template.localizations)
      keep(template.localizations, if: template.suppressions)
    }
    for index in catalog.products.indices {
      look(at: catalog.products[index].localizations)
      keep(catalog.products[index].localizations, if: catalog.products[index].suppressions)
    }
    for group in catalog.groups {
      look(at: group.localizations)
      keep(group.localizations, if: group.suppressions)
    }
  }

  func isPossible(_ spelling: String) -> Bool { !kept.contains(spelling) }

  private mutating func keep(_ localizations: [Localization], if suppressions: [Suppression]) {
    guard suppressions.contains(where: { $0.rule == UnknownLocale.description.id }) else { return }
    kept.formUnion(localizations.map(\.locale))
  }

  private mutating func look(at localizations: [Localization]) {
    // Nearly all are spelled like the store's codes.
    guard localizations.contains(where: { $0.storeLocale?.code != $0.locale }) else { return }
    look(at: localizations.map { ($0.locale, $0.storeLocale) })
  }

  private mutating func look(at locales: [(name: String, locale: StoreLocale?)]) {
    var first: [StoreLocale: String] = [:]
    for (name, locale) in locales {
      guard let locale else { continue }
      if let other = first.updateValue(name, forKey: locale) { kept.formUnion([name, other]) }
    }
  }
}
