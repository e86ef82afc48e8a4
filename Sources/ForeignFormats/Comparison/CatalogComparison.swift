import Basics
public import CatalogFormats
public import CatalogModel

/// Two catalogs, as far as the formats of both can hold them, written alike where they mean the same.
///
/// A catalog file holds more than a file that was exported from it: a value that the format of the
/// other side can't hold is not a difference, and neither is an order or a notation that it doesn't
/// have. Catalogs in the same format are compared as they are, except for the paths of images from
/// different folders.
public struct CatalogComparison: Sendable {
  /// A catalog, and where it comes from.
  public struct Side: Sendable {
    public var catalog: Catalog
    /// Nil when it is unknown; the catalog is then compared as it is.
    public var format: CatalogFormat?
    /// The folder that the paths of images are relative to.
    public var folder: String

    public init(_ catalog: Catalog, format: CatalogFormat?, folder: String) {
      self.catalog = catalog
      self.format = format
      self.folder = folder
    }
  }

  public private(set) var old: Catalog
  public private(set) var new: Catalog
  /// The names of fields that only one side can hold, such as `grants`, in the order of the
  /// catalogs.
  public private(set) var uncompared: [String] = []

  public init(from old: Side, to new: Side) {
    self.old = old.catalog
    self.new = new.catalog
    guard let oldFormat = old.format, let newFormat = new.format, oldFormat.name != newFormat.name else {
      CatalogArrangement(folders: (old.folder, new.folder)).arrangeImages(of: &self.new, as: self.old)
      return
    }
    self.old = old.catalog.held(by: newFormat, keepingThoseOf: new.catalog)
    self.new = new.catalog.held(by: oldFormat, keepingThoseOf: old.catalog)
    self.old.limit(toListOf: new.catalog)
    self.new.limit(toListOf: old.catalog)
    let both = old.catalog.facets.intersection(new.catalog.facets)
    self.old.limit(to: both)
    self.new.limit(to: both)
    alignApps(old.catalog.app, new.catalog.app)
    alignGroups(old.catalog.groups, new.catalog.groups)
    // A writer that needs a reference name writes an empty one in place of a missing one.
    self.old.removeEmptyNames()
    self.new.removeEmptyNames()
    self.new = self.new.namingGroups(as: self.old).catalog
    keepEqualPrices(old.catalog, new.catalog)
    CatalogArrangement(
      isOrdered: oldFormat.isOrdered && newFormat.isOrdered, hasDerivedPrices: both.contains(.derivedPrices),
      folders: (old.folder, new.folder)
    ).arrange(&self.new, as: self.old)
    uncompared = Self.missing(in: self.old, of: old.catalog)
    for name in Self.missing(in: self.new, of: new.catalog) where !uncompared.contains(name) { uncompared.append(name) }
  }

  /// Keeps prices that both files have alike: writing one of them in the other format may change its notation, as that
  /// of a tier.
  private mutating func keepEqualPrices(_ old: Catalog, _ new: Catalog) {
    let places = (old.productIndices, new.productIndices, self.old.productIndices)
    for index in self.new.products.indices {
      let id = ExactText(self.new.products[index].productID)
      guard let one = places.0[id], let other = places.1[id], let place = places.2[id] else { continue }
      let (before, after) = (old.products[one], new.products[other])
      if before.price == after.price {
        self.old.products[place].price = before.price
        self.new.products[index].price = before.price
      }
      for offer in self.new.products[index].subscription?.offers.indices ?? 0..<0 {
        let key = self.new.products[index].subscription?.offers[offer].naturalKey
        func same(_ product: Product) -> Int? {
          product.subscription?.offers.firstIndex { $0.naturalKey == key }
        }
        guard let first = same(before), let second = same(after), let known = same(self.old.products[place]),
          let price = before.subscription?.offers[first].price, price == after.subscription?.offers[second].price
        else { continue }
        self.old.products[place].subscription?.offers[known].price = price
        self.new.products[index].subscription?.offers[offer].price = price
      }
    }
  }

  /// Compares values of the app that the other format can't hold, but the other file has.
  private mutating func alignApps(_ old: App, _ new: App) {
    func align<Value: Equatable>(_ path: WritableKeyPath<App, Value?>) {
      if old[keyPath: path] != nil, self.old.app[keyPath: path] == nil, new[keyPath: path] != nil {
        self.old.app[keyPath: path] = old[keyPath: path]
      }
      if new[keyPath: path] != nil, self.new.app[keyPath: path] == nil, old[keyPath: path] != nil {
        self.new.app[keyPath: path] = new[keyPath: path]
      }
    }
    align(\.name)
    // A primary locale that only one side states, as in StoreKit configurations without settings, is
    // unknown on the other.
    if old.primaryLocale == nil || new.primaryLocale == nil {
      self.old.app.primaryLocale = nil
      self.new.app.primaryLocale = nil
    } else {
      align(\.primaryLocale)
    }
    if let locale = self.old.app.primaryStoreLocale, locale == self.new.app.primaryStoreLocale {
      self.new.app.primaryLocale = self.old.app.primaryLocale
    }
    // If only one side states a storefront, it is the primary locale's on the other side, or unknown.
    if old.baseTerritory == nil || new.baseTerritory == nil {
      self.old.app.baseTerritory = nil
      self.new.app.baseTerritory = nil
    }
  }

  /// Removes reference names of groups that neither side states: a writer puts the key in their place.
  private mutating func alignGroups(_ old: [SubscriptionGroup], _ new: [SubscriptionGroup]) {
    let unnamed = { (groups: [SubscriptionGroup]) in
      Set(groups.lazy.filter { $0.referenceName == nil }.map { ExactText($0.key) })
    }
    let keys = unnamed(old).intersection(unnamed(new))
    for index in self.old.groups.indices where keys.contains(ExactText(self.old.groups[index].key)) {
      self.old.groups[index].referenceName = nil
    }
    for index in self.new.groups.indices where keys.contains(ExactText(self.new.groups[index].key)) {
      self.new.groups[index].referenceName = nil
    }
  }

  /// The names of the values of a catalog that are missing in a part of it.
  private static func missing(in part: Catalog, of catalog: Catalog) -> [String] {
    struct Place: Hashable {
      let owner: CatalogOwner
      let keys: [String]
    }
    let kept = Set(part.entries.map { Place(owner: $0.owner, keys: $0.keys) })
    var records = RecordCount(part.entries)
    var names: [String] = []
    for entry in catalog.entries {
      if let name = records.missing(entry), !names.contains(name) { names.append(name) }
      // Prices are written differently.
      if kept.contains(Place(owner: entry.owner, keys: entry.keys)) || entry.path.field == .price
        || RecordCount.isCounted(entry)
      {
        continue
      }
      let name =
        switch entry.path.subject {
        case .currency: "currencies"
        case .template: "templates"
        case .catalog, .app, .product, .group, .retired: entry.keys.isEmpty ? "\(entry.owner.noun)s" : entry.noun
        }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// Counts the values of offers, offer codes and billing plans, which another format has in another order.
private struct RecordCount {
  private struct Kind: Hashable {
    let owner: CatalogOwner
    let list: CatalogField
    let key: String
  }

  /// The lists, the field that each of their records has, and their names in the plural.
  private static let lists = Product.recordLists.mapValues { (key: $0.requiredKey, name: "\($0.noun)s") }

  private var counts: [Kind: Int] = [:]

  init(_ entries: [CatalogEntry]) {
    for entry in entries { if let kind = Self.kind(of: entry) { counts[kind, default: 0] += 1 } }
  }

  static func isCounted(_ entry: CatalogEntry) -> Bool { entry.path.field.map { lists[$0] != nil } ?? false }

  /// The name of a value of another catalog beyond the counted ones, or of the record that contains it;
  /// nil for a counted value, and for a price, which is written differently.
  mutating func missing(_ entry: CatalogEntry) -> String? {
    guard let kind = Self.kind(of: entry), let list = Self.lists[kind.list] else { return nil }
    counts[kind, default: 0] -= 1
    guard counts[kind, default: 0] < 0, !["price", "commitmentPrice"].contains(kind.key) else { return nil }
    let record = Kind(owner: kind.owner, list: kind.list, key: list.key)
    return counts[record, default: 0] < 0 ? list.name : entry.noun
  }

  private static func kind(of entry: CatalogEntry) -> Kind? {
    guard let list = entry.path.field, lists[list] != nil, entry.keys.count > 2 else { return nil }
    return Kind(owner: entry.owner, list: list, key: entry.keys[2])
  }
}

extension Catalog {
  /// The catalog as it is after it has been written in a format and read again.
  ///
  /// - Parameter other: A catalog from a file in that format: the products that it has are kept, even
  ///   if they can't be written as they are here, for example without a type.
  fileprivate func held(by format: CatalogFormat, keepingThoseOf other: Catalog) -> Catalog {
    // Images are compared by their paths; writers leave out those that they can't read.
    let companions = CompanionFiles { _ in [] }
    guard let write = format.write, let read = format.read else { return self }
    var source = self
    // A file of translations is for some of the locales.
    if format.isForTranslators { source.app.locales = other.textUnits.flatMap { $0.texts.map(\.locale) } }
    let result = write(source, companions)
    var held = CatalogExport.reading(result, of: self, as: format, read, companions).catalog
    let known = Set(held.products.map { ExactText($0.productID) })
    let present = Set(other.products.map { ExactText($0.productID) })
    let groups = Dictionary(
      held.groups.indices.lazy.map { (ExactText(held.groups[$0].key), $0) }, uniquingKeysWith: { first, _ in first })
    for product in products {
      let id = ExactText(product.productID)
      guard !known.contains(id), present.contains(id) else { continue }
      var product = product
      if let group = product.subscription?.group {
        guard self.groups.indices.contains(group) else { continue }
        let key = ExactText(self.groups[group].key)
        if let place = groups[key] {
          product.subscription?.group = place
        } else {
          product.subscription?.group = held.groups.count
          held.groups.append(self.groups[group])
        }
      }
      held.products.append(product)
    }
    held.keepOffers(of: self, thatAreIn: other)
    if other.wishesCodes { held.keepBatches(of: self) }
    return held
  }

  /// Keeps batches of codes, which a file of the format can't hold, but answers of the store can.
  private mutating func keepBatches(of original: Catalog) {
    let places = original.productIndices
    for index in products.indices {
      guard let place = places[ExactText(products[index].productID)] else { continue }
      let product = original.products[place]
      for code in products[index].offerCodes.indices {
        let key = products[index].offerCodes[code].naturalKey
        products[index].offerCodes[code].batches =
          product.offerCodes.first { $0.naturalKey == key }?.batches ?? []
      }
      for offer in products[index].subscription?.offers.indices ?? 0..<0 {
        let key = products[index].subscription?.offers[offer].naturalKey
        products[index].subscription?.offers[offer].batches =
          product.subscription?.offers.first { $0.naturalKey == key }?.batches ?? []
      }
    }
  }

  /// Keeps offers that can't be written as they are, for example without a price, but that the other
  /// catalog has.
  ///
  /// - Parameter original: The catalog before it was written.
  private mutating func keepOffers(of original: Catalog, thatAreIn other: Catalog) {
    func offers(of catalog: Catalog) -> [ExactText: [Offer]] {
      Dictionary(
        catalog.products.lazy.compactMap { product in
          product.subscription.flatMap { $0.offers.isEmpty ? nil : $0.offers }.map {
            (ExactText(product.productID), $0)
          }
        }, uniquingKeysWith: { first, _ in first })
    }
    let others = offers(of: other)
    guard !others.isEmpty else { return }
    let originals = offers(of: original)
    for index in products.indices {
      let id = ExactText(products[index].productID)
      guard let all = originals[id], let present = others[id] else { continue }
      let held = products[index].subscription?.offers ?? []
      guard held.count < all.count else { continue }
      products[index].subscription?.offers = all.compactMap { offer in
        held.first { $0.naturalKey == offer.naturalKey }
          ?? (present.contains { $0.naturalKey == offer.naturalKey } ? offer : nil)
      }
    }
  }

  /// Removes the fields that a list of products doesn't have, such as one in the bundle of an app: its format
  /// could hold them. Other catalogs have all fields of their format.
  fileprivate mutating func limit(toListOf other: Catalog) {
    guard facets == .all, other.facets != .all else { return }
    if other.app == App() { app = App() }
    if other.templates.isEmpty { templates = [] }
    if other.retired.isEmpty { retired = [] }
    if other.currencies.isEmpty { currencies = [] }
    if other.currencies.allSatisfy(\.names.isEmpty) {
      for index in currencies.indices { currencies[index].names = [] }
    }
    var known: Set<CatalogField> = [.productID]
    for entry in other.entries {
      if case .product = entry.path.subject, let field = entry.path.field { known.insert(field) }
    }
    let present = Set(other.products.map { ExactText($0.productID) })
    products.removeAll { $0.availability.isHidden && !present.contains(ExactText($0.productID)) }
    for index in products.indices {
      for field in Product.fields { field.clear(&products[index], allBut: known) }
      if other.groups.isEmpty { products[index].subscription = nil }
    }
    if other.groups.isEmpty { groups = [] }
  }

  /// Removes reference names that are empty.
  fileprivate mutating func removeEmptyNames() {
    for index in products.indices {
      if products[index].referenceName == "" { products[index].referenceName = nil }
      for offer in products[index].subscription?.offers.indices ?? 0..<0
      where products[index].subscription?.offers[offer].referenceName == "" {
        products[index].subscription?.offers[offer].referenceName = nil
      }
    }
  }

  /// Removes the values that a format can't hold.
  fileprivate mutating func limit(to facets: CatalogFacets) {
    if !facets.contains(.bundleID) { app.bundleID = nil }
    if !facets.contains(.appLocales) {
      app.locales = []
      app.restoreNote = nil
      app.terms = nil
      app.privacyURL = nil
    }
    for index in groups.indices {
      if !facets.contains(.groupTexts) { groups[index].localizations = [] }
      if !facets.contains(.referenceNames) { groups[index].referenceName = nil }
      if !facets.contains(.suppressions) { groups[index].suppressions = [] }
    }
    if !facets.contains(.suppressions) { suppressions = [] }
    for index in products.indices { products[index].limit(to: facets) }
  }
}

extension Field {
  /// Removes the value of a field, unless it is among those that are known.
  fileprivate func clear(_ record: inout Record, allBut known: Set<CatalogField>) {
    if path.map(known.contains) ?? false { return }
    switch content {
    case .scalar(_, let access): access.set(&record, nil)
    case .list(_, each: _, let access): access.set(&record, nil)
    case .price(let access): access.set(&record, nil)
    case .grants(let access): access.set(&record, [])
    case .localizations(let access, suppressions: _, _):
      if known.isDisjoint(with: [.title, .description]) { access.set(&record, []) }
    case .records(let list): list.removeAll(from: &record)
    case .suppressions(let access): access.set(&record, [])
    case .review(let fields): for field in fields { field.clear(&record, allBut: known) }
    }
  }
}

extension Product {
  fileprivate mutating func limit(to facets: CatalogFacets) {
    if !facets.contains(.screenshots) {
      review.screenshot = nil
      review.uploadedScreenshot = nil
      promotionalImage = nil
    }
    if !facets.contains(.reviewNotes) { review.notes = nil }
    if !facets.contains(.grants) { grants = [] }
    if !facets.contains(.suppressions) { suppressions = [] }
    if !facets.contains(.texts) { localizations = [] }
    if !facets.contains(.referenceNames) { referenceName = nil }
    if !facets.contains(.types) { type = nil }
    if !facets.contains(.periods) { subscription?.period = nil }
    if !facets.contains(.levels) { subscription?.level = nil }
    if !facets.contains(.prices) { removePrices() }
  }
}
