import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Merges a catalog into a StoreKit configuration.
///
/// A value is written only if it differs from the file's value as it is read, so that equivalent
/// values keep their notation.
struct StoreKitOverlay {
  /// The place where a product belongs.
  enum Place: Hashable {
    case products
    case nonRenewingSubscriptions
    /// The index of the group in the catalog.
    case group(Int)
  }

  let catalog: Catalog
  let base: StoreKitBase
  let storefront: Territory?
  let groups: StoreKitGroupMatching
  /// The position of each product among those of its group.
  let places: [Int]
  var identifiers: StoreKitIdentifiers
  var losses: [ExportLoss] = []
  /// The identifiers of the catalog's groups.
  private(set) var groupIDs: [String] = []
  private var lists: [Place: StoreKitList] = [:]

  init(_ catalog: Catalog, over base: StoreKitBase) {
    self.catalog = catalog
    self.base = base
    storefront = StoreKitStorefront.storefront(of: catalog, existing: base.app.baseTerritory)
    groups = StoreKitGroupMatching(catalog, base)
    identifiers = StoreKitIdentifiers(used: base.texts)
    var places = Array(repeating: 0, count: catalog.products.count)
    for members in catalog.productsByGroup {
      for (place, member) in members.enumerated() { places[member] = place }
    }
    self.places = places
    for (index, group) in catalog.groups.enumerated() {
      let known = groups.base(of: index)?.node.value(forKey: "id")?.text
      groupIDs.append(known ?? identifiers.identifier(of: "group:" + (group.referenceName ?? group.key)))
    }
  }

  /// The resulting file.
  mutating func file() -> OrderedMap {
    addProducts()
    var file = OrderedMap(base.root)
    setSettings(of: &file)
    StoreKitPolicies.set(catalog.app.privacyURL, over: base.app.privacyURL, in: &file)
    for place in [Place.nonRenewingSubscriptions, .products] {
      let key = section(of: place).rawValue
      let list = lists[place] ?? StoreKitList()
      file.set(key, to: list.merged(into: base.root.value(forKey: key), read: base.productNodes))
    }
    setGroups(of: &file)
    return file
  }

  // MARK: The file

  private func setSettings(of file: inout OrderedMap) {
    var settings = OrderedMap()
    if case .map(let object)? = file["settings"] { settings = object }
    var isChanged = false
    if let locale = catalog.app.primaryLocale, !base.app.primaryLocale.isExactly(locale) {
      settings["_locale"] = .text(base.spelling(of: locale, StoreLocale.resolving(locale)))
      isChanged = true
    }
    if let storefront, storefront != base.app.baseTerritory {
      settings["_storefront"] = .text(storefront.code)
      isChanged = true
    }
    if isChanged { file["settings"] = .map(settings) }
  }

  private mutating func setGroups(of file: inout OrderedMap) {
    let read = Set(base.groups.map(\.node.index))
    for section in [StoreKitSection.subscriptions, .suites, .bundles] {
      var list = StoreKitList()
      for index in catalog.groups.indices where catalog.groups[index].composition == section.composition {
        if let reason = refusal(of: index) {
          losses.recordLoss(.whole, CatalogPath(.group(index)), reason)
        } else {
          list.elements.append(group(index))
        }
      }
      let key = section.groupKey
      file.set(key, to: list.merged(into: base.root.value(forKey: key), read: read))
    }
  }

  /// The reason why a group can't be written; nil when it can.
  private func refusal(of group: Int) -> String? {
    switch catalog.groups[group].composition {
    case nil: nil
    case .suite:
      base.has(StoreKitSection.suites.rawValue)
        ? nil : StoreKitReason.missing("suites of subscriptions", in: base.version)
    case .bundle: groups.base(of: group) == nil ? StoreKitReason.newBundle : nil
    }
  }

  private func section(of place: Place) -> StoreKitSection {
    switch place {
    case .products: .products
    case .nonRenewingSubscriptions: .nonRenewingSubscriptions
    case .group(let index): StoreKitSection(of: catalog.groups[index].composition)
    }
  }

  private mutating func group(_ index: Int) -> StoreKitList.Element {
    let group = catalog.groups[index]
    let old = groups.base(of: index)
    var object = object(of: group, StoreKitTable.group, over: old, at: CatalogPath(.group(index)))
    let members = lists[.group(index)] ?? StoreKitList()
    let isNewTo = members.elements.contains { $0.origin == nil }
    if object["id"] == nil, old == nil || isNewTo { object["id"] = .text(groupIDs[index]) }
    if old == nil {
      object["name"] = .text(group.referenceName ?? group.key)
      object["subscriptions"] = .list([])
    }
    let subscriptions = old.flatMap { StoreKitNodes.value(.subscriptions, of: $0.node) }
    object.set(.subscriptions, to: members.merged(into: subscriptions, read: base.productNodes))
    return StoreKitList.Element(origin: old?.node, value: .map(object))
  }

  // MARK: Products

  private mutating func addProducts() {
    var oldProducts: [ExactText: [StoreKitBase.Product]] = [:]
    for product in base.products { oldProducts[ExactText(product.model.productID), default: []].append(product) }
    var occurrences: [ExactText: Int] = [:]
    var written: Set<ExactText> = []
    for (index, product) in catalog.products.enumerated() {
      let id = ExactText(product.productID)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let old = oldProducts[id].flatMap { $0.indices.contains(occurrence) ? $0[occurrence] : nil }
      guard let place = place(of: index, old) else { continue }
      guard old != nil || isComplete(index, at: place, isNew: !written.contains(id)) else { continue }
      written.insert(id)
      let value = element(index, at: place, over: old)
      lists[place, default: StoreKitList()].elements.append(StoreKitList.Element(origin: old?.node, value: .map(value)))
    }
  }

  /// The resulting product.
  private mutating func element(_ index: Int, at place: Place, over known: StoreKitBase.Product?) -> OrderedMap {
    let product = catalog.products[index]
    let path = CatalogPath(.product(index))
    // A product that became a subscription, or stopped being one, is a new one except for its
    // identifier.
    let section = section(of: place)
    let hasShape =
      known.map {
        ($0.model.subscription != nil) == section.isGrouped && base.composition(of: $0) == section.composition
      }
      ?? false
    let old = hasShape ? known : nil
    var object = old.map { OrderedMap($0.node) } ?? OrderedMap()
    if old == nil, let id = known?.node.value(forKey: "internalID") { object["internalID"] = OrderedValue(id) }
    write(product, StoreKitTable.product(in: section), over: old, at: path, into: &object)
    if let subscription = product.subscription, case .group = place {
      let known = old.flatMap { old in old.model.subscription.map { (model: $0, node: old.node) } }
      write(subscription, StoreKitTable.subscription(in: section), over: known, at: path, into: &object)
    }
    return object
  }

  /// The place for a product; nil when it can't be written.
  private mutating func place(of index: Int, _ old: StoreKitBase.Product?) -> Place? {
    let product = catalog.products[index]
    let path = CatalogPath(.product(index))
    if let group = product.subscription?.group, catalog.groups.indices.contains(group) {
      let isNewBundle = old == nil && catalog.groups[group].composition == .bundle
      guard let reason = refusal(of: group) ?? (isNewBundle ? StoreKitReason.newBundle : nil) else {
        return .group(group)
      }
      losses.recordLoss(.whole, path, reason)
      return nil
    }
    // A product in the wrong list stays there.
    if let old, old.model.subscription == nil, product.type == nil || product.type == old.model.type {
      return base.place(of: old)
    }
    switch product.type {
    case nil:
      losses.recordLoss(.whole, path, StoreKitReason.noType)
      return nil
    case .autoRenewable where amount(of: product.price) == nil:
      losses.recordLoss(.whole, path, StoreKitReason.noPrice(storefront))
      return nil
    case .autoRenewable:
      losses.recordLoss(.whole, path, StoreKitReason.noGroup)
      return nil
    case .consumable, .nonConsumable: return .products
    case .nonRenewing where base.has("nonRenewingSubscriptions"): return .nonRenewingSubscriptions
    case .nonRenewing:
      losses.recordLoss(.whole, path, StoreKitReason.missing("non-renewing subscriptions", in: base.version))
      return nil
    }
  }

  /// Whether a product that is not in the file has everything that Xcode needs: a unique ID, a
  /// type, a price and a period.
  private mutating func isComplete(_ index: Int, at place: Place, isNew: Bool) -> Bool {
    let product = catalog.products[index]
    let reason: String? =
      if product.type == nil { StoreKitReason.noType } else if amount(of: product.price) == nil {
        StoreKitReason.noPrice(storefront)
      } else if case .group = place, product.subscription?.period == nil {
        StoreKitReason.noPeriod
      } else if product.productID.isEmpty { StoreKitReason.noID } else if !isNew { StoreKitReason.repeatedID } else {
        nil
      }
    if let reason { losses.recordLoss(.whole, CatalogPath(.product(index)), reason) }
    return reason == nil
  }
}

extension StoreKitBase {
  /// Whether a product of the file is a suite or a bundle.
  fileprivate func composition(of product: Product) -> SubscriptionGroup.Composition? {
    product.model.subscription.flatMap { groups.indices.contains($0.group) ? groups[$0.group].model.composition : nil }
  }

  /// The list outside of groups that contains a product.
  fileprivate func place(of product: Product) -> StoreKitOverlay.Place {
    let list = root.value(forKey: "products")?.range
    let isThere = list.map { $0.start <= product.node.range.start && product.node.range.end <= $0.end }
    return isThere == true ? .products : .nonRenewingSubscriptions
  }
}

extension String? {
  /// Whether there is a text with the same bytes.
  func isExactly(_ text: String) -> Bool { map { $0.utf8.elementsEqual(text.utf8) } ?? false }
}
