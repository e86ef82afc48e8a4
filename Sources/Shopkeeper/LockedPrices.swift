package import Basics
import CatalogFormats
package import CatalogLint
package import CatalogModel
import SourceSyntax

/// The prices that the policies of a catalog file give, and those in its lock file.
package struct LockedPrices {
  /// The path of the lock file.
  package let path: String
  private let policies: [PricePolicy]
  private let tables: [String: PolicyTable]
  package let computed: ComputedPrices
  /// Rows of tables for storefronts and currencies that the App Store doesn't have, and those without a number.
  package private(set) var notes: [String]
  /// The reasons why a table can't be used.
  package let tableFaults: [ComputedPrices.Fault]
  /// The prices in the lock file; nil without one.
  package private(set) var locked: [ComputedPrice]?
  /// The reason why the lock file can't be read.
  package private(set) var lockFault: String?

  package init(of file: CatalogFile) {
    let catalog = file.document.catalog
    path = PriceLock.path(of: file.isStandardInput ? Path.join(file.folder, "catalog.yml") : file.name)
    var tables: [String: PolicyTable] = [:]
    // A file has many names.
    var read: [String: PolicyTable] = [:]
    var comparisons = PolicyTableReader.mostComparisons
    var notes: [String] = []
    var faults: [ComputedPrices.Fault] = []
    let folder = CatalogFolder(path: file.folder)
    for (index, policy) in catalog.app.pricePolicies.enumerated() {
      for name in policy.tables where tables[name] == nil {
        func report(_ text: String) {
          faults.append(ComputedPrices.Fault(Message(verbatim: text), inPolicy: index))
        }
        tables[name] = PolicyTable()
        guard let path = folder.file(name) else {
          report("\"\(name)\" is outside of the catalog's folder")
          continue
        }
        let place = FileSystem.absolute(path)
        if let table = read[place] {
          tables[name] = table
          continue
        }
        do {
          let file = try SourceFile.read(path: path, onlyFile: true)
          let reader = PolicyTableReader(file, comparisons: comparisons)
          comparisons = reader.comparisons
          reader.faults.forEach(report)
          tables[name] = reader.table
          read[place] = reader.table
          notes += reader.notes
        } catch { report("\(error)") }
      }
    }
    self.notes = notes
    tableFaults = faults
    self.tables = tables
    policies = catalog.app.pricePolicies
    computed = ComputedPrices(catalog, tables: tables)
    for (index, territories) in computed.idle.sorted(by: { $0.key < $1.key }) where !territories.isEmpty {
      let named = territories.sorted().prefix(5).map(\.code).joined(separator: ", ")
      self.notes.append(
        "price policy \"\(catalog.app.pricePolicies[index].name)\": its products state prices in \(named)"
          + (territories.count > 5 ? " and \(territories.count - 5) more" : "")
          + ", so multipliers have no effect there")
    }
    guard FileSystem.kind(path, followingLinks: false) != nil else { return }
    guard folder.file(Path.name(of: path)) != nil else {
      lockFault = "\"\(path)\" is outside of the catalog's folder"
      return
    }
    do { locked = try PriceLock(reading: SourceFile.read(path: path, onlyFile: true)).prices } catch {
      lockFault = "\(error)"
    }
  }

  /// The lock file of a catalog and the tables of its policies; none without either.
  package static func files(of file: CatalogFile) -> [String] {
    guard isConcerned(file) else { return [] }
    let catalog = file.document.catalog
    let folder = CatalogFolder(path: file.folder)
    return [PriceLock.path(of: file.name)] + catalog.app.pricePolicies.flatMap(\.tables).compactMap { folder.file($0) }
  }

  /// A policy with its tables.
  package func factors(of name: String) throws -> StorefrontFactors {
    guard let policy = policies.first(where: { $0.name == name }),
      let factors = StorefrontFactors(policy, tables: tables)
    else {
      let names = policies.map { "\"\($0.name)\"" }.joined(separator: ", ")
      let listed = "it has \(names.isEmpty ? "none" : names)"
      throw CatalogFileFailure("the app has no price policy \"\(name)\"; \(listed)")
    }
    return factors
  }

  /// The faults that keep the prices from being computed.
  package var faults: [ComputedPrices.Fault] { tableFaults + computed.faults }

  package var bytes: [UInt8] { PriceLock(computed.prices).bytes }

  /// Whether a catalog has policies, or a lock file of earlier ones.
  private static func isConcerned(_ file: CatalogFile) -> Bool {
    let catalog = file.document.catalog
    return catalog.usesPricePolicies || !catalog.app.pricePolicies.isEmpty
      || FileSystem.kind(PriceLock.path(of: file.name), followingLinks: false) != nil
  }

  /// The state of the prices of a file for the linter; nil for a catalog without policies or prices of earlier ones.
  package static func state(of file: CatalogFile) -> PriceState? {
    guard isConcerned(file) else { return nil }
    let prices = LockedPrices(of: file)
    // Without policies, a file of that name that isn't one of prices may be anybody's.
    if prices.lockFault != nil, !file.document.catalog.usesPricePolicies { return nil }
    return PriceState(
      faults: prices.faults, staleness: prices.staleness.map { prices.advised($0, file) },
      otherReason: prices.otherReason.map { "\($0); \"\(update(file))\" writes it" },
      raises: prices.computed.raises, prices: ComputedPrices.byPlace(prices.computed.prices))
  }

  /// The staleness, and the commands that end it.
  private func advised(_ staleness: Message, _ file: CatalogFile) -> Message {
    let advised: Message = "\(staleness); \"\(Self.update(file))\" writes it"
    return keeping(file).map { "\(advised), and \"\($0)\" keeps what it has" } ?? advised
  }

  /// The command that states prices that were changed in the lock file, of the first product with one; nil without
  /// such prices. A change of the catalog or a table would have changed the reason of a price, too.
  private func keeping(_ file: CatalogFile) -> String? {
    let locked = Dictionary(
      (self.locked ?? []).map { (Place($0), $0) }, uniquingKeysWith: { first, _ in first })
    let changed = computed.prices.compactMap { price in
      locked[Place(price)].flatMap { $0.reason == price.reason && $0.amount != price.amount ? $0 : nil }
    }
    guard let first = changed.first else { return nil }
    let own = changed.filter { $0.productID.hasSameBytes(as: first.productID) }.prefix(5)
    let fields = own.map { "price.\($0.territory)=\($0.amount.decimal)" }
    return ShellWord.command(["set", file.name, first.productID] + fields)
  }

  private struct Place: Hashable {
    let productID: ExactText
    let territory: Territory

    init(_ price: ComputedPrice) { (productID, territory) = (ExactText(price.productID), price.territory) }
  }

  private static func update(_ file: CatalogFile) -> String {
    ShellWord.command("price", file.name, "--update")
  }

  /// Whether there is nothing to compute, and no lock that says otherwise.
  package var isEmpty: Bool { computed.prices.isEmpty && (locked ?? []).isEmpty && lockFault == nil }

  /// The sentence that says that the lock file is not what the catalog says now; nil if it is.
  package var staleness: Message? {
    if let lockFault { return Message(verbatim: lockFault) }
    guard let locked else {
      return computed.prices.isEmpty ? nil : "the computed prices are not in \"\(path)\" yet"
    }
    let (now, then) = (ComputedPrices.byPlace(computed.prices), ComputedPrices.byPlace(locked))
    var changes: [Message] = []
    for price in computed.prices {
      let id = ExactText(price.productID)
      let old = then[id]?[price.territory]
      if old != price.amount {
        changes.append(
          old.map { "\(price.productID) in \(price.territory) is \($0.decimal) there, and \(price.amount) now" }
            ?? "\(price.productID) in \(price.territory) is missing there, and \(price.amount) now")
      }
    }
    for price in locked where now[ExactText(price.productID)]?[price.territory] == nil {
      changes.append("\(price.productID) in \(price.territory) is \(price.amount) there, and not computed now")
    }
    guard let first = changes.first else { return nil }
    let staleness: Message = "\"\(path)\" is out of date: \(first)"
    return changes.count > 1 ? "\(staleness), and \(changes.count - 1) more" : staleness
  }

  /// The sentence that says that a reason in the lock file is not the one of its price; nil if all are.
  private var otherReason: Message? {
    let current = Set(computed.prices)
    guard let price = locked?.first(where: { !current.contains($0) }) else { return nil }
    return "the reason for \(price.productID) in \(price.territory) in \"\(path)\" is not how its price is computed"
  }

  /// The catalog with the prices of the lock file.
  ///
  /// - Throws: ``CatalogFileFailure`` if the lock file is missing or out of date, or a policy can't be applied.
  package static func taken(by catalog: Catalog, of file: CatalogFile) throws -> Catalog {
    catalog.usesPricePolicies ? catalog.taking(try reviewed(of: file)) : catalog
  }

  /// The prices of the lock file; none for a catalog without policies.
  ///
  /// - Throws: ``CatalogFileFailure`` if the lock file is missing or out of date, or a policy can't be applied.
  package static func reviewed(of file: CatalogFile) throws -> [ComputedPrice] {
    guard file.document.catalog.usesPricePolicies else { return [] }
    guard file.isStandardInput || FileSystem.kind(file.name) != nil else {
      throw CatalogFileFailure(
        "\"\(file.name)\" has price policies, and no reviewed file of prices is kept with it; export it as json, put "
          + "that beside its file of prices, and use it from there")
    }
    let prices = LockedPrices(of: file)
    if let fault = prices.faults.first { throw CatalogFileFailure("\(file.place(of: fault)): \(fault.text.english)") }
    if let staleness = prices.staleness {
      throw CatalogFileFailure(prices.advised(staleness, file).english)
    }
    return prices.locked ?? []
  }
}

extension CatalogFile {
  /// The place of a fault for messages.
  package func place(of fault: ComputedPrices.Fault) -> String {
    document.range(of: fault.path).map { place(at: $0.start) } ?? name
  }
}
