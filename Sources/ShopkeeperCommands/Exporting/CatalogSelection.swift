import AppStoreReference
import CatalogModel

extension Catalog {
  /// The locales in which any product or group has a text, from a template or its own.
  var writtenLocales: Set<StoreLocale> {
    let texts = products.flatMap(\.localizations) + groups.flatMap(\.localizations)
    return Set(texts.compactMap(\.storeLocale))
  }

  /// The catalog with only the texts of some locales; with all when none are given.
  func limited(to locales: Set<StoreLocale>) -> Catalog {
    guard !locales.isEmpty else { return self }
    func chosen(_ localizations: [Localization]) -> [Localization] {
      localizations.filter { localization in localization.storeLocale.map(locales.contains) ?? false }
    }
    var limited = self
    // A subset of the texts doesn't mean that the app needs fewer locales.
    if !Set(app.locales.map { StoreLocale.resolving($0) }).isSubset(of: locales.map(\.self)) {
      limited.app.locales = []
    }
    for index in limited.products.indices {
      limited.products[index].localizations = chosen(products[index].localizations)
    }
    for index in limited.groups.indices { limited.groups[index].localizations = chosen(groups[index].localizations) }
    for index in limited.currencies.indices {
      limited.currencies[index].names = currencies[index].names.filter { name in
        StoreLocale.resolving(name.locale).map(locales.contains) ?? false
      }
    }
    for index in limited.templates.indices {
      limited.templates[index].localizations = chosen(templates[index].localizations)
    }
    return limited
  }

  /// Locales as the catalog spells them.
  private func spellings(of locales: [StoreLocale]) -> [String] {
    let texts = products.map(\.localizations) + groups.map(\.localizations) + templates.map(\.localizations)
    let known = Dictionary(
      texts.joined().compactMap { texts in texts.storeLocale.map { ($0, texts.locale) } },
      uniquingKeysWith: { first, _ in first })
    return locales.map { known[$0] ?? $0.code }
  }

  /// The catalog for translators: with the texts of some locales, which the app needs, after the texts that they are
  /// translated from.
  func limited(to locales: Set<StoreLocale>, after source: StoreLocale) -> Catalog {
    var limited = limited(to: locales.union([source]))
    limited.app.locales = spellings(of: [source] + locales.subtracting([source]).sorted { $0.code < $1.code })
    func sort(_ localizations: inout [Localization]) {
      localizations.sort { one, other in one.storeLocale == source && other.storeLocale != source }
    }
    for index in limited.products.indices { sort(&limited.products[index].localizations) }
    for index in limited.groups.indices { sort(&limited.groups[index].localizations) }
    for index in limited.templates.indices { sort(&limited.templates[index].localizations) }
    for index in limited.currencies.indices {
      limited.currencies[index].names.sort { one, other in one.storeLocale == source && other.storeLocale != source }
    }
    return limited
  }
}

extension Catalog {
  /// The texts that a translator is asked for, and nothing else of the catalog: those of some products and groups, and
  /// of the templates and currencies that they use.
  ///
  /// - Parameter onlyMissing: Whether only texts are asked for that the target locale lacks.
  func texts(
    ofProducts chosen: Set<Int>, groups: Set<Int>, from source: StoreLocale, to target: StoreLocale, onlyMissing: Bool
  )
    -> Catalog
  {
    func asked(_ localizations: [Localization]) -> [Localization] {
      func own(_ locale: StoreLocale) -> Localization? {
        guard var texts = localizations.first(where: { $0.storeLocale == locale }) else { return nil }
        if texts.generated.contains(.title) { texts.title = nil }
        if texts.generated.contains(.description) { texts.description = nil }
        texts.generated = []
        return texts
      }
      guard var from = own(source) else { return [] }
      let to = own(target)
      let shown = localizations.first { $0.storeLocale == target }
      if onlyMissing, shown?.title?.isEmpty == false { from.title = nil }
      if onlyMissing, shown?.description?.isEmpty == false { from.description = nil }
      guard from.title != nil || from.description != nil else { return [] }
      guard !onlyMissing, let to, to.title != nil || to.description != nil else { return [from] }
      return [from, to]
    }
    var texts = Catalog(
      app: App(bundleID: app.bundleID, primaryLocale: app.primaryLocale, locales: spellings(of: [source, target])))
    let (members, keys) = (chosen.sorted().map { products[$0] }, Set(chosen.compactMap { products[$0].template }))
    let granted = Set(members.flatMap { $0.grants.map(\.currency) })
    for var currency in currencies where granted.contains(currency.key) {
      let isMissing = !currency.names.contains { StoreLocale.resolving($0.locale) == target }
      currency.names.removeAll { name in ![source, target].contains(StoreLocale.resolving(name.locale)) }
      if !currency.names.isEmpty, isMissing || !onlyMissing { texts.currencies.append(currency) }
    }
    for var template in templates where keys.contains(template.key) {
      template.localizations = asked(template.localizations)
      template.suppressions = []
      if !template.localizations.isEmpty { texts.templates.append(template) }
    }
    for product in members {
      let localizations = asked(product.localizations)
      guard !localizations.isEmpty else { continue }
      texts.products.append(Product(item: product.item, productID: product.productID, localizations: localizations))
    }
    for index in groups.sorted() {
      let localizations = asked(self.groups[index].localizations)
      if !localizations.isEmpty {
        texts.groups.append(SubscriptionGroup(key: self.groups[index].key, localizations: localizations))
      }
    }
    return texts
  }
}
