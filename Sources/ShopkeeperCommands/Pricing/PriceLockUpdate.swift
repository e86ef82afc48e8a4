import AppStoreReference
import Basics
import CatalogModel
import CommandLayer
import Shopkeeper

/// `price --update`: writes the computed prices of a catalog to its lock file, and says what changes.
struct PriceLockUpdate {
  let file: CatalogFile
  let console: Console

  func run() throws -> ExitCode {
    let prices = LockedPrices(of: file)
    for note in prices.notes { console.writeErrorLine("note: \(note)") }
    for raise in prices.computed.raises {
      console.writeErrorLine("note: \(file.place(of: raise)): \(raise.text.english)")
    }
    for fault in prices.faults { console.writeErrorLine("error: \(file.place(of: fault)): \(fault.text.english)") }
    guard prices.faults.isEmpty else {
      console.writeErrorLine("nothing was written")
      return .findings
    }
    if prices.isEmpty {
      console.writeLine("no product of \"\(file.name)\" has computed prices\(reason(prices))")
      return .success
    }
    let bytes = prices.bytes
    let name = Path.name(of: prices.path)
    // Its name is not the user's choice: a link there is one of somebody who can add files to the repository.
    let folder = try OutputTree(Path.folder(of: prices.path))
    let present = folder.bytes(of: name)
    if present == bytes {
      console.writeLine("\"\(prices.path)\" is up to date: \(count(prices.computed.prices))")
      return .success
    }
    if let present, let difference = PriceLock.difference(of: SourceFile(name: prices.path, bytes: present)) {
      throw Failure("\"\(prices.path)\" \(difference), so that it isn't replaced by the computed prices; rename it")
    }
    do {
      try folder.stage(bytes, as: name)
      try folder.finish()
    } catch { throw Failure("could not write \"\(prices.path)\": \(error.reason)") }
    console.writeLine("wrote \"\(prices.path)\": \(count(prices.computed.prices))")
    if let fault = prices.lockFault {
      console.writeErrorLine("note: the earlier file could not be read, so its prices are not compared: \(fault)")
      return .success
    }
    for line in Self.changes(from: prices.locked ?? [], to: prices.computed.prices) { console.writeLine(line) }
    return .success
  }

  /// The reason why nothing is computed.
  private func reason(_ prices: LockedPrices) -> String {
    let followers = file.document.catalog.products.filter { $0.pricePolicy != nil }
    guard !followers.isEmpty else { return "; give one a \"pricePolicy\"" }
    let priced = followers.filter { $0.price.map { $0 != Price() } ?? false }
    guard !priced.isEmpty else { return ": those with a price policy have no price" }
    guard priced.contains(where: { !($0.price?.isFree ?? true) }) else { return ": those with a price policy are free" }
    let names = Set(followers.compactMap(\.pricePolicy)).sorted()
    let empty = names.filter { name in
      (try? prices.factors(of: name)).map { $0.multipliers.isEmpty && $0.leavesOthers } ?? false
    }
    guard empty.count == names.count else { return ": those with a price policy state their prices" }
    let listed = empty.map { "\"\($0)\"" }.joined(separator: ", ")
    return ": price \(empty.count == 1 ? "policy" : "policies") \(listed) \(empty.count == 1 ? "has" : "have") no "
      + "multipliers, neither in the catalog nor in a table"
  }

  private func count(_ prices: [ComputedPrice]) -> String {
    let products = Set(prices.map { ExactText($0.productID) }).count
    return "\(prices.count) \(prices.count == 1 ? "price" : "prices") of \(products) "
      + (products == 1 ? "product" : "products")
  }

  /// The changes of each product: raises and decreases apart, as they differ in what they do to customers.
  static func changes(from old: [ComputedPrice], to new: [ComputedPrice]) -> [String] {
    let (then, now) = (ComputedPrices.byPlace(old), ComputedPrices.byPlace(new))
    var seen: Set<ExactText> = []
    return (new + old).map { ExactText($0.productID) }.filter { seen.insert($0).inserted }.compactMap { id in
      let (before, after) = (then[id] ?? [:], now[id] ?? [:])
      func list(_ word: String, _ isIncluded: (Money?, Money?) -> Bool) -> String? {
        let territories = Territory.all.filter { isIncluded(before[$0], after[$0]) }
        guard !territories.isEmpty else { return nil }
        let named = territories.prefix(4).map { territory in
          let amounts = [before[territory], after[territory]].compactMap { $0?.decimal }
          return "\(territory) \(amounts.joined(separator: " → "))"
        }
        return "\(territories.count) \(word) (\(named.joined(separator: ", "))\(territories.count > 4 ? ", …" : ""))"
      }
      let parts = [
        list("new") { $0 == nil && $1 != nil }, list("gone") { $0 != nil && $1 == nil },
        list("raised") { old, new in old.flatMap { old in new.map { $0.hundredths > old.hundredths } } ?? false },
        list("lowered") { old, new in old.flatMap { old in new.map { $0.hundredths < old.hundredths } } ?? false },
      ].compactMap(\.self)
      return parts.isEmpty ? nil : "  \(id.text): \(parts.joined(separator: ", "))"
    }
  }
}
