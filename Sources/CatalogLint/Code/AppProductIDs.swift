import Basics
import CatalogModel

/// The product IDs of a catalog, prepared for comparison with texts in code.
struct AppProductIDs: Sendable {
  let bundleID: String?
  /// The beginning of the bundle ID that names the vendor, such as `com.example.`.
  private let vendor: String?
  private let products: [ExactText: Int]
  private let retired: [ExactText: Int]
  private let folded: [String: Int]
  /// The IDs and their parts after the bundle ID, which are the items in most catalogs.
  let ids: [(id: String, rest: String)]
  /// Further words by which code may name a product: its item.
  private let items: [ExactText: Int]
  /// The beginning that all IDs share beyond the bundle ID, up to a period; nil if they share nothing.
  private let commonPrefix: String?
  /// The IDs, their parts after the bundle ID, and the IDs from their ends, in order.
  private let byStart, byRest, byEnd: OrderedTexts
  /// The products by the part of their IDs after the bundle ID, where that is a word.
  private let flavoured: [String: Int]
  private let comparisons = Comparisons()

  init(_ catalog: Catalog) {
    let bundleID = catalog.app.bundleID.flatMap { $0.isEmpty || catalog.app.idPrefix == nil ? nil : $0 }
    self.bundleID = bundleID
    vendor = bundleID.map { $0.split(separator: ".").prefix(2).joined(separator: ".") + "." }
    func rest(_ id: String) -> String {
      guard let bundleID, id.hasPrefix(bundleID + "."), id.utf8.count > bundleID.utf8.count + 1 else { return id }
      return String(id.dropFirst(bundleID.count + 1))
    }
    ids = catalog.products.map { ($0.productID, rest($0.productID)) }
    products = catalog.productIndices
    retired = Dictionary(
      catalog.retired.enumerated().map { (ExactText($1), $0) }, uniquingKeysWith: { first, _ in first })
    folded = Dictionary(
      ids.enumerated().map { (Self.folded($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    items = Dictionary(
      catalog.products.enumerated().flatMap { index, product in
        [(ExactText(product.item), index), (ExactText(rest(product.productID)), index)]
      }, uniquingKeysWith: { first, _ in first })
    commonPrefix = Self.commonPrefix(of: ids.map(\.id), beyond: bundleID)
    byStart = OrderedTexts(ids.map { Array($0.id.utf8) })
    byRest = OrderedTexts(ids.map { Array($0.rest.utf8) })
    byEnd = OrderedTexts(ids.map { $0.id.utf8.reversed() })
    flavoured = Dictionary(
      ids.enumerated().filter { $1.rest != $1.id && $1.rest.utf8.count > 2 }.map { ($1.rest, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func commonPrefix(of ids: [String], beyond bundleID: String?) -> String? {
    guard let first = ids.first, ids.count > 1 else { return nil }
    let shared = ids.dropFirst().reduce(first[...]) { shared, id in
      let count = zip(shared, id).prefix { $0 == $1 }.count
      return shared.prefix(count)
    }
    guard let period = shared.lastIndex(of: ".") else { return nil }
    let prefix = String(shared[...period])
    // Less than two words may be anything.
    guard prefix.count(where: { $0 == "." }) > 1, prefix != bundleID.map({ $0 + "." }) else { return nil }
    return bundleID?.hasPrefix(prefix) == true ? nil : prefix
  }

  private static func folded(_ id: String) -> String {
    String(id.lowercased().map { $0 == "_" || $0 == "-" ? "." : $0 })
  }

  func product(_ id: String) -> Int? { products[ExactText(id)] }
  func retired(_ id: String) -> Int? { retired[ExactText(id)] }
  func product(named item: String) -> Int? { items[ExactText(item)] }

  /// The products whose IDs begin with a text that code completes: with more than the vendor's name.
  func products(startingWith text: String) -> ArraySlice<Int> {
    guard let bundleID, text.hasPrefix(bundleID) || commonPrefix.map(text.hasPrefix) == true else {
      return text.isEmpty || text.contains(".") ? [] : byRest.indices(startingWith: text.utf8)
    }
    return byStart.indices(startingWith: text.utf8)
  }

  func products(endingWith text: String) -> ArraySlice<Int> { byEnd.indices(startingWith: text.utf8.reversed()) }

  /// The products that texts without a start or an end name.
  func products(namedBy texts: OpenTexts) -> Set<Int> {
    if texts.nameAll { return Set(ids.indices) }
    var named: Set<Int> = []
    for text in texts.starts { named.formUnion(products(startingWith: text)) }
    for text in texts.ends { named.formUnion(products(endingWith: text)) }
    return named
  }

  /// Whether a text is a product ID by its beginning.
  func hasPrefix(_ text: String) -> Bool {
    guard let bundleID else { return commonPrefix.map(text.hasPrefix) ?? false }
    return text.hasPrefix(bundleID + ".") || commonPrefix.map(text.hasPrefix) == true
  }

  /// The comparisons of a text with an ID, letter by letter, of all files together.
  private final class Comparisons: Sendable {
    let count = AtomicInteger(0)
  }

  /// Our own limit: some seconds.
  private static let mostComparisons = 2_000_000

  /// Whether all texts were compared with all IDs that they may be meant to be.
  var haveAllBeenCompared: Bool { comparisons.count.load() <= Self.mostComparisons }

  /// Whether one more text may be compared with all IDs.
  private func mayCompare() -> Bool {
    haveAllBeenCompared && comparisons.count.add(ids.count) <= Self.mostComparisons
  }

  /// The difference of a text from the IDs; nil when nothing says that it should be one of them.
  ///
  /// - Parameters:
  ///   - isAskedFor: Whether the code around the text is about products.
  ///   - isJoined: Whether the text is joined from parts, as IDs are and names of other things hardly ever.
  func difference(of text: String, isAskedFor: Bool, isJoined: Bool) -> UnknownID? {
    let hasPrefix = hasPrefix(text)
    if let index = folded[Self.folded(text)] {
      guard hasPrefix || isAskedFor || text.lowercased().hasPrefix((bundleID ?? "\n").lowercased()) else { return nil }
      return UnknownID(difference: .spelling, nearest: index, isCertain: true)
    }
    if let (index, other) = otherBundleID(in: text, isAskedFor: isAskedFor) {
      return UnknownID(difference: .bundleID(other), nearest: index, isCertain: isAskedFor)
    }
    guard hasPrefix || isAskedFor else { return nil }
    let rest = text.hasPrefix((bundleID ?? "\n") + ".") ? String(text.dropFirst((bundleID?.count ?? 0) + 1)) : text
    if let index = near(rest, least: isAskedFor || isJoined ? 5 : 8) {
      return UnknownID(difference: .letters, nearest: index, isCertain: isAskedFor)
    }
    guard isAskedFor && hasPrefix || commonPrefix.map(text.hasPrefix) == true else { return nil }
    let nearest = mayCompare() ? Suggestion.nearest(to: text, among: ids.map(\.id)).flatMap { product($0) } : nil
    return UnknownID(difference: .none, nearest: nearest, isCertain: isAskedFor)
  }

  /// The product whose ID has the same item after the bundle ID of another flavour.
  private func otherBundleID(in text: String, isAskedFor: Bool) -> (Int, String)? {
    guard let bundleID, let vendor, text.hasPrefix(vendor) else { return nil }
    let candidates = text.indices.filter { text[$0] == "." }.compactMap { period in
      flavoured[String(text[period...].dropFirst())].map { ($0, String(text[..<period])) }
    }
    return candidates.sorted { $0.0 < $1.0 }.first { _, other in
      guard other != bundleID, other.contains(".") else { return false }
      return isAskedFor || other.hasPrefix(bundleID) || Suggestion.nearest(to: other, among: [bundleID]) != nil
    }
  }

  /// The product whose item differs in a letter, or in two of a longer one; a number that differs is another item.
  ///
  /// - Parameter least: The number of letters below which a text can be another word.
  private func near(_ rest: String, least: Int) -> Int? {
    func letters(_ text: String) -> String { text.filter { !$0.isNumber } }
    let wanted = Array(rest.unicodeScalars)
    guard wanted.count >= least, mayCompare(), let nearest = Suggestion.nearest(to: rest, among: ids.map(\.rest)),
      EditDistance.between(wanted, Array(nearest.unicodeScalars), atMost: wanted.count >= 10 ? 2 : 1) != nil,
      letters(rest) != letters(nearest)
    else { return nil }
    return ids.firstIndex { $0.rest == nearest }
  }
}

/// Texts that code completes: without their start, or without their end.
struct OpenTexts: Sendable, Hashable {
  var starts: Set<String> = []
  var ends: Set<String> = []
  /// Whether a text that is all open names every product.
  var nameAll = false

  var areNone: Bool { self == OpenTexts() }

  mutating func add(_ other: OpenTexts) {
    starts.formUnion(other.starts)
    ends.formUnion(other.ends)
    nameAll = nameAll || other.nameAll
  }
}

/// Texts in the order of their bytes, so that those with one start are found without looking at the others.
private struct OrderedTexts: Sendable {
  private let texts: [[UInt8]]
  private let indices: [Int]

  init(_ all: [[UInt8]]) {
    indices = all.indices.sorted { all[$0].lexicographicallyPrecedes(all[$1]) }
    texts = indices.map { all[$0] }
  }

  func indices(startingWith start: some Sequence<UInt8>) -> ArraySlice<Int> {
    let start = Array(start)
    let first = position { !$0.lexicographicallyPrecedes(start) }
    return indices[first..<position(from: first) { !$0.starts(with: start) }]
  }

  /// The first position from which on a condition holds.
  private func position(from start: Int = 0, where condition: ([UInt8]) -> Bool) -> Int {
    var (low, high) = (start, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(texts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
