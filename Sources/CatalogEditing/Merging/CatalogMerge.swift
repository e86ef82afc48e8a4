import AppStoreReference
import Basics
import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Merges another file into a catalog file, product by product, and keeps a record of it.
///
/// Entries that only the catalog has are kept. Where both have different values, the catalog's
/// value is kept unless the file's is preferred; a product never changes its type, and no retired
/// ID comes back.
public struct CatalogMerge {
  public private(set) var draft: CatalogDraft
  public internal(set) var account = MergeAccount()
  let incoming: Catalog
  let overwrites: Bool
  private let prunes: Bool
  /// The indices of the products of the file that bring nothing new.
  private let unchanged: Set<Int>
  /// The currencies that the file doesn't declare, but its products grant.
  let implied: Set<String>
  /// The catalog that both sides began with; nil to take every difference for a conflict.
  public var base: MergeBase?
  /// Whether values that the file has dropped since the base are removed.
  public var clears = false
  /// The flags that the file turns off, by the indices of its products.
  public var turnedOff: [Int: [String]] = [:]
  /// The name of a place in the file, for messages; nil for the file as a whole.
  public var place: (CatalogPath) -> String? = { _ in nil }
  var removals: [String: [CatalogPath.Subject]] = [:]
  /// The columns of a table, as `CatalogDocument.columns` has them: all of one may have been cleared.
  public var headings: Set<[String]> = []
  /// The columns of the file: a value of the base in another one was not dropped.
  lazy var columns: Set<[String]> = headings.union(
    incoming.parts.flatMap { part in
      MergedValue.values(of: incoming.entries(of: part)).map { $0.column(of: part.subject) }
    })
  /// The keys of the templates of the file.
  private let templates: Set<String>
  /// The groups of the catalog.
  private lazy var groups = GroupPlaces(draft.catalog.groups)
  /// The places of the parts of the file; those with the same key are one part.
  let parts: [CatalogOwner: [CatalogPath.Subject]]
  var changes: [CatalogDraft.Change] = []
  private var new: [Product] = []
  /// The indices of the products of the file that are not merged.
  private var leftOut: Set<Int> = []
  /// The IDs of the catalog, by their lowercase.
  private lazy var idsWithoutCase: [String: String] = Dictionary(
    (draft.catalog.products.map(\.productID) + draft.catalog.retired).map { ($0.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })
  /// The products that an ID of the file may mean, which are not pruned.
  private var spared: Set<ExactText> = []
  /// The IDs of products with the fields that the file may mean instead of others of the catalog.
  var unmerged: Set<[String]> = []
  /// The products that the file has deleted and the catalog has changed.
  private var changedSince: Set<ExactText> = []

  /// - Parameters:
  ///   - incoming: The catalog to merge.
  ///   - draft: The catalog that it is merged into.
  ///   - overwriting: Whether the file's value is preferred where both have one.
  ///   - pruning: Whether products that the file doesn't have are removed, and their IDs retired.
  public init(_ incoming: Catalog, into draft: CatalogDraft, overwriting: Bool, pruning: Bool = false) {
    self.init(
      incoming, unchanged: Self.unchanged(incoming, in: draft.catalog), implied: [], into: draft,
      overwriting: overwriting, pruning: pruning)
  }

  /// - Parameters:
  ///   - unchanged: The products of the file that bring nothing new, as ``unchanged(_:in:)`` finds them.
  ///   - implied: The currencies that the file doesn't declare, but its products grant: they are added
  ///     with a product that grants them.
  package init(
    _ incoming: Catalog, unchanged: Set<Int>, implied: [String], into draft: CatalogDraft, overwriting: Bool,
    pruning: Bool
  ) {
    self.draft = draft
    self.unchanged = unchanged
    self.implied = Set(implied)
    prunes = pruning
    self.incoming = incoming
    overwrites = overwriting
    templates = Set(incoming.templates.map(\.key))
    parts = Dictionary(grouping: incoming.parts, by: \.owner).mapValues { $0.map(\.subject) }
  }

  public mutating func run() throws(CatalogEditFailure) {
    mergeApp()
    for index in incoming.groups.indices { mergeGroup(index) }
    mergeTerms()
    mergeProducts()
    try draft.set(changes)
    for field in removals.keys.sorted() { try draft.unset(field, of: removals[field, default: []]) }
    // New entries come last: adding them changes the indices of all others.
    try addTerms()
    try add(new)
    noteDeleted()
    if prunes { try prune() }
    let used = Set(draft.catalog.products.map { ExactText($0.productID) })
    var known = Set(draft.catalog.retired.map { ExactText($0) })
    var retired: [String] = []
    for id in incoming.retired {
      if used.contains(ExactText(id)) {
        account.conflicts.append(.init(owner: id, field: nil, reason: "the file has retired it; the product is kept"))
      } else if known.insert(ExactText(id)).inserted {
        retired.append(id)
        account.brought.append("retired \(id)")
      }
    }
    try draft.retire(retired)
  }

  /// Whether the file has translations alone, which belong to existing parts of the catalog and add no others.
  private var hasTextsAlone: Bool { incoming.facets == [.texts] }

  /// Lists the products of the base that the file doesn't have. One that the catalog has changed since is a conflict.
  private mutating func noteDeleted() {
    guard let base, !hasTextsAlone else { return }
    let kept = Set(incoming.products.map { ExactText($0.productID) })
    let current = MergeBase(draft.catalog, named: "")
    for product in draft.catalog.products where !kept.contains(ExactText(product.productID)) {
      guard base.has(product.productID) else { continue }
      let owner = CatalogOwner.product(ExactText(product.productID), occurrence: 0)
      let known = base.values(of: owner, as: product)
      let now = current.values(of: owner)
      let isChanged = Set(known.keys) != Set(now.keys) || known.contains { now[$0.key]?.isSame(as: $0.value) != true }
      if isChanged {
        changedSince.insert(ExactText(product.productID))
        account.conflicts.append(
          .init(
            owner: product.productID, field: nil,
            reason: "deleted in the file, and changed in the catalog since \(base.name)"))
      } else if !prunes {
        account.undecided.append(.init(owner: product.productID, field: nil, text: ""))
      }
    }
  }

  /// Removes the products that the file doesn't have, and retires their IDs.
  private mutating func prune() throws(CatalogEditFailure) {
    let kept = Set(incoming.products.map { ExactText($0.productID) })
    let pruned = draft.catalog.products.indices.filter { index in
      let id = draft.catalog.products[index].productID
      // A product that was added since the base was never in the file.
      return !kept.contains(ExactText(id)) && !changedSince.contains(ExactText(id)) && !spared.contains(ExactText(id))
        && base?.has(id) ?? true
    }
    account.pruned += pruned.map { draft.catalog.products[$0].productID }
    try draft.retire(products: pruned)
  }

  // MARK: The app, groups and terms

  private mutating func mergeApp() {
    // The bundle ID identifies the app.
    let values = values(of: .app).filter { $0.keys != ["bundleID"] }
    merge(values, of: .app, called: "app", base: base?.values(of: .app))
  }

  private mutating func mergeGroup(_ index: Int) {
    guard let place = groups.place(of: incoming.groups[index]) else {
      if hasTextsAlone { account.conflicts.append(.absent("group \(incoming.groups[index].key)", "group")) }
      return
    }
    let spelling = LocaleSpelling(draft.catalog.groups[place].localizations)
    let values = values(of: .group(ExactText(incoming.groups[index].key)))
    merge(
      values.map { spelling.applied(to: $0) }, of: .group(place), called: "group \(draft.catalog.groups[place].key)",
      base: base?.values(of: .group(ExactText(incoming.groups[index].key))), spelling)
  }

  private mutating func mergeTerms() {
    let currencies = Self.places(draft.catalog.currencies.map(\.key))
    for currency in incoming.currencies {
      guard let place = currencies[currency.key] else { continue }
      let values = values(of: .currency(ExactText(currency.key)))
      merge(
        values, of: .currency(place), called: "currency \(currency.key)",
        base: base?.values(of: .currency(ExactText(currency.key))))
    }
    let templates = Self.places(draft.catalog.templates.map(\.key))
    for template in incoming.templates {
      guard let place = templates[template.key] else { continue }
      let spelling = LocaleSpelling(draft.catalog.templates[place].localizations)
      let values = values(of: .template(ExactText(template.key))).map { spelling.applied(to: $0, below: 0) }
      merge(
        values, of: .template(place), called: "template \(template.key)",
        base: base?.values(of: .template(ExactText(template.key))), spelling, below: 0)
    }
  }

  private static func places(_ keys: [String]) -> [String: Int] {
    Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
  }

  /// Adds the currencies and templates that the catalog lacks, all at once: each edit reads the whole file again.
  private mutating func addTerms() throws(CatalogEditFailure) {
    var known = Set(draft.catalog.currencies.map(\.key))
    let granted = grantedCurrencies
    var currencies: [VirtualCurrency] = []
    for currency in incoming.currencies where !implied.contains(currency.key) || granted.contains(currency.key) {
      guard known.insert(currency.key).inserted else { continue }
      guard !hasTextsAlone else {
        account.conflicts.append(.absent("currency \(currency.key)", "currency"))
        continue
      }
      currencies.append(currency)
      account.brought.append("currency \(currency.key)")
    }
    known = Set(draft.catalog.templates.map(\.key))
    var templates: [TextTemplate] = []
    for template in incoming.templates where known.insert(template.key).inserted {
      guard !hasTextsAlone else {
        account.conflicts.append(.absent("template \(template.key)", "template"))
        continue
      }
      guard !values(of: .template(ExactText(template.key))).isEmpty else { continue }
      templates.append(template)
      account.brought.append("template \(template.key)")
    }
    try draft.add(currencies: currencies, templates: templates)
  }

  /// The currencies that the file doesn't declare, and a product grants that is not left out.
  private var grantedCurrencies: Set<String> {
    guard !implied.isEmpty else { return [] }
    return Set(
      incoming.products.indices.filter { !leftOut.contains($0) }.flatMap { index in
        let product = incoming.products[index]
        return product.grants.map(\.currency).filter { !unmerged.contains([product.productID, "grants.\($0)"]) }
      })
  }

  // MARK: Products

  private mutating func mergeProducts() {
    let places = draft.catalog.productIndices
    let retired = Set(draft.catalog.retired.map { ExactText($0) })
    var seen: Set<ExactText> = []
    for (number, product) in incoming.products.enumerated() {
      let id = ExactText(product.productID)
      if !seen.insert(id).inserted {
        leaveOut(number, nil, "the file has the ID more than once; only the first product with it is merged")
      } else if let index = places[id] {
        // Most products of an exported file that comes back are unchanged.
        if unchanged.contains(number), base == nil { account.kept += 1 } else { merge(number, into: index) }
      } else if let base, base.has(product.productID) {
        // The catalog has removed it since the base.
        let owner = CatalogOwner.product(id, occurrence: 0)
        let known = base.values(of: owner, as: product)
        let isChanged = values(of: owner).contains { known[$0.storeKeys]?.isSame(as: $0) != true }
        if isChanged {
          leaveOut(number, nil, "changed in the file, and removed from the catalog since \(base.name); it is left out")
        } else {
          leftOut.insert(number)
        }
      } else if retired.contains(id) {
        leaveOut(number, nil, "the ID is retired in the catalog; the product is left out")
      } else if let near = similar(to: product.productID) {
        spared.insert(ExactText(near))
        leaveOut(
          number, nil, "the catalog has \"\(near)\"; write the ID as it is there, or another one; it is left out")
      } else if hasTextsAlone {
        account.conflicts.append(.absent(product.productID, "product"))
      } else if product.type == nil {
        leaveOut(number, "type", "missing in the file, and a new product needs one; it is left out")
      } else {
        new.append(product)
        account.added.append(product.productID)
      }
    }
    account.absent = places.keys.count { !seen.contains($0) }
  }

  /// An ID of the catalog, in use or retired, that differs from one in case alone, or is the same with the app's bundle
  /// ID before it.
  private mutating func similar(to id: String) -> String? {
    let full = draft.catalog.app.idPrefix.map { $0 + id }
    return idsWithoutCase[id.lowercased()] ?? full.flatMap { idsWithoutCase[$0.lowercased()] }
  }

  /// Adds products, in three edits at most, however many groups they have.
  private mutating func add(_ products: [Product]) throws(CatalogEditFailure) {
    groups = GroupPlaces(draft.catalog.groups)
    let byGroup = Dictionary(grouping: products) { $0.subscription?.group ?? -1 }
    var new: [SubscriptionGroup] = []
    var ofNew: [ExactText: [Product]] = [:]
    var ofKnown: [Int: [Product]] = [:]
    for (group, products) in byGroup.sorted(by: { $0.key < $1.key }) where group >= 0 {
      let own = incoming.groups[group]
      if let place = groups.place(of: own) {
        ofKnown[place, default: []] += products
      } else {
        if ofNew[ExactText(own.key)] == nil { new.append(own) }
        ofNew[ExactText(own.key), default: []] += products
      }
    }
    if let products = byGroup[-1] { try draft.add(products, toGroup: nil) }
    let keys = draft.catalog.groups.map(\.key)
    try draft.add(ofKnown.sorted { $0.key < $1.key }.map { (products: $1, group: keys[$0]) })
    try draft.add(groups: new, products: ofNew)
  }

  private mutating func leaveOut(_ number: Int, _ field: String?, _ reason: Message) {
    leftOut.insert(number)
    account.conflicts.append(.init(owner: incoming.products[number].productID, field: field, reason: reason))
  }

  mutating func merge(_ number: Int, into index: Int) {
    let product = incoming.products[number]
    let own = draft.catalog.products[index]
    if let type = product.type, let ownType = own.type, type != ownType {
      leaveOut(
        number, "type",
        "the catalog has \"\(ownType.rawValue)\", the file \"\(type.rawValue)\"; "
          + "a product's type can't be changed, so it is left out")
      return
    }
    if let group = product.subscription?.group, let ownGroup = own.subscription?.group,
      groups.place(of: incoming.groups[group]) != ownGroup
    {
      account.conflicts.append(
        .init(
          owner: product.productID, field: "group",
          reason: "the catalog has it in \"\(draft.catalog.groups[ownGroup].key)\", the file in "
            + "\"\(incoming.groups[group].key)\"; a subscription stays in its group"))
    }
    let spelling = LocaleSpelling(own.localizations)
    // The first product with the ID: others are not merged.
    let alignment = RecordAlignment(of: product, as: own)
    let all = values(of: .product(ExactText(product.productID), occurrence: 0), alignment)
    let values = all.filter {
      !["type", "group"].contains($0.keys[0])
    }.filter { !$0.isImpliedByTier(of: own, asIn: product) }.filter { !isFilled($0, in: product, and: own) }.map {
      // A base has the keys of the file.
      base == nil ? spelling.applied(to: $0).spelled(asIn: own) : spelling.applied(to: $0)
    }
    let former = base?.values(of: .product(ExactText(product.productID), occurrence: 0), as: own)
    // A flag that was already off doesn't change.
    let off = (turnedOff[number] ?? []).map { MergedValue(keys: [$0], text: "false") }
      .filter { former == nil || former?[$0.storeKeys] != nil }
    merge(
      values + off, of: .product(index), called: product.productID, base: former, spelling,
      written: Set((all + off).map(\.storeKeys)),
      implied: { $0.amountByTier(of: own) })
  }

  /// Whether a template of the file provides a text, where the catalog's text comes from one as well: it
  /// then follows from what is merged.
  private func isFilled(_ value: MergedValue, in product: Product, and own: Product) -> Bool {
    guard let template = product.template, own.template != nil, templates.contains(template) else { return false }
    return product.generates(value)
  }
}

extension MergeAccount.Conflict {
  /// Texts of something that the catalog doesn't have.
  fileprivate static func absent(_ owner: String, _ noun: Message) -> MergeAccount.Conflict {
    .init(owner: owner, field: nil, reason: "the catalog has no such \(noun); its texts are left out")
  }
}
