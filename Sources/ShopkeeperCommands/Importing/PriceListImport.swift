import AppStoreReference
import Basics
import CatalogEditing
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `import --product`: takes a list of prices by storefront for the stated prices of one product.
struct PriceListImport {
  let list: StorefrontPriceList
  let overwrites: Bool
  private let place: Int

  /// - Parameter name: The product.
  init(
    _ path: String, _ columns: ColumnMap, sheet: String?, of name: String, in catalog: Catalog, overwrites: Bool
  ) throws {
    self.overwrites = overwrites
    place = try EditSubject.product(name, in: catalog)
    list = StorefrontPriceList(
      try CatalogFile.source(at: path), map: columns, sheet: sheet, product: catalog.products[place])
  }

  /// Says that a file that has no products is such a list; nothing for any other file.
  static func refuse(_ loaded: CatalogFile, _ columns: ColumnMap, sheet: String?) throws {
    guard loaded.document.catalog.products.isEmpty, loaded.document.diagnostics.errorCount > 0,
      !loaded.isStandardInput, FileSystem.kind(loaded.name) == .file,
      case let list = StorefrontPriceList(try CatalogFile.source(at: loaded.name), map: columns, sheet: sheet),
      list.isPlausible
    else { return }
    throw Failure(
      "\"\(loaded.name)\" has the prices of one product in \(list.prices.count) storefronts, and doesn't name the "
        + "product; give it with --product and --into", exitCode: .findings)
  }

  func merge(into catalog: EditedCatalog, _ invocation: Invocation) throws -> ExitCode {
    let console = invocation.console
    guard list.faults.isEmpty else {
      for fault in list.faults { console.writeErrorLine("error: \(VisibleText.escaped(fault))") }
      throw Failure("nothing was written", exitCode: .findings)
    }
    var edited = catalog
    let product = catalog.catalog.products[place]
    _ = try LockedPrices.reviewed(of: catalog.loaded)
    let base = catalog.catalog.baseTerritory
    let bases = bases(of: product, base)
    let computed = try computed(for: product, base, bases, catalog.loaded)
    var changes: [CatalogDraft.Change] = []
    var conflicts: [String] = []
    for (key, amount, territory) in entries(for: product, base: base, bases, computed) {
      let policy = computed.now[territory]
      let own = policy ?? product.price?.amount(in: territory)
      if let own, !overwrites {
        let origin = policy == nil ? "in the catalog" : "by the price policy"
        conflicts.append(
          "! \(product.productID)  price.\(key): \(own.decimal) \(origin), \(amount.decimal) in the file")
      } else {
        changes.append(.init(.product(place), ["price", key], to: amount.decimal))
      }
    }
    try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in try draft.set(changes) }
    let code = try edited.finish(invocation)
    for conflict in conflicts { console.writeErrorLine(conflict) }
    if !conflicts.isEmpty { console.writeErrorLine("note: --overwrite takes the prices of the file") }
    if !list.later.isEmpty {
      let codes = list.later.map(\.code).joined(separator: ", ")
      console.writeErrorLine("note: a catalog doesn't say when a price starts; later prices in \(codes) are left out")
    }
    if !list.unknown.isEmpty {
      let count = list.unknown.count
      let names = list.unknown.prefix(5).map { "\"\(VisibleText.escaped($0))\"" }.joined(separator: ", ")
      console.writeErrorLine(
        "warning: \(count) \(count == 1 ? "row is" : "rows are") of no storefront that is known here, and left out: "
          + names + (count > 5 ? ", …" : "") + "; write a code such as DEU instead")
    }
    return code == .success && !(conflicts.isEmpty && list.unknown.isEmpty) ? .findings : code
  }

  /// The base prices that storefronts may follow: until a conflict about it is decided, that of the file or the
  /// catalog.
  private func bases(of product: Product, _ base: Territory?) -> [Money] {
    let bases = base.map { [list.prices[$0], product.price?.amount(in: $0)].compactMap(\.self) } ?? []
    return overwrites ? Array(bases.prefix(1)) : bases
  }

  /// The prices by the policy of a product, at its base price and at those that it may have.
  private typealias PolicyAmounts = (now: [Territory: Money], possible: [[Territory: Money]])

  private func computed(
    for product: Product, _ base: Territory?, _ bases: [Money], _ file: CatalogFile
  ) throws -> PolicyAmounts {
    guard let name = product.pricePolicy else { return ([:], []) }
    let factors = try LockedPrices(of: file).factors(of: name)
    func amounts(_ price: Price) -> [Territory: Money] {
      PolicyPrices(price, in: base, by: factors).rows.reduce(into: [:]) { amounts, row in
        if row.origin == .policy { amounts[row.territory] = row.price }
      }
    }
    let now = product.price ?? Price()
    guard let base, !bases.isEmpty else { return (amounts(now), [amounts(now)]) }
    let possible = bases.map { amount in
      var price = now
      price.set(amount, in: base)
      return amounts(price)
    }
    return (amounts(now), possible)
  }

  /// The prices that the catalog doesn't have yet, as it writes them: without those that follow from the base price
  /// or a policy, and once for a currency whose storefronts all have the same.
  private func entries(
    for product: Product, base: Territory?, _ bases: [Money], _ computed: PolicyAmounts
  ) -> [(key: String, amount: Money, territory: Territory)] {
    var amounts = list.prices.filter { territory, amount in
      let own = product.price?.amount(in: territory)
      if own != nil, territory == base || product.price?.hasOverride(in: territory) ?? false { return own != amount }
      let policies = computed.possible.compactMap { $0[territory] }
      if !policies.isEmpty { return !policies.contains(amount) }
      // A storefront with the currency of the base has the same price.
      if territory != base, amount.currency == base?.currency, !bases.isEmpty { return !bases.contains(amount) }
      return own != amount
    }
    var entries: [(key: String, amount: Money, territory: Territory)] = []
    if let base, let amount = amounts.removeValue(forKey: base) { entries.append(("\(base.currency)", amount, base)) }
    for currency in Set(amounts.values.map(\.currency)).sorted(by: { "\($0)" < "\($1)" })
    where bases.isEmpty || currency != base?.currency {
      let storefronts = currency.storefronts
      guard let amount = amounts[storefronts[0]], storefronts.allSatisfy({ amounts[$0] == amount }) else { continue }
      entries.append(("\(currency)", amount, storefronts[0]))
      for storefront in storefronts { amounts[storefront] = nil }
    }
    return entries + amounts.sorted { $0.key < $1.key }.map { ($0.key.code, $0.value, $0.key) }
  }
}

extension Price {
  /// Sets the price in a storefront, or in all of its currency.
  fileprivate mutating func set(_ amount: Money, in territory: Territory) {
    if let place = overrides.firstIndex(where: { $0.territory == territory }) {
      overrides[place].amount = amount
    } else if let place = amounts.firstIndex(where: { $0.currency == amount.currency }) {
      amounts[place] = amount
    } else {
      amounts.insert(amount, at: 0)
    }
  }

  fileprivate func hasOverride(in territory: Territory) -> Bool { overrides.contains { $0.territory == territory } }
}
