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

  init(_ catalog: Catalog) {
    let bundleID = catalog.app.bundleID.flatMap { $0.isEmpty ? nil : $0 }
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
  func products(startingWith text: String) -> [Int] {
    guard let bundleID, text.hasPrefix(bundleID) || commonPrefix.map(text.hasPrefix) == true else {
      return ids.indices.filter { !text.isEmpty && !text.contains(".") && ids[$0].rest.hasPrefix(text) }
    }
    return ids.indices.filter { ids[$0].id.hasPrefix(text) || ids[$0].id == text }
  }

  func products(endingWith text: String) -> [Int] { ids.indices.filter { ids[$0].id.hasSuffix(text) } }

  /// Whether a text is a product ID by its beginning.
  func hasPrefix(_ text: String) -> Bool {
    guard let bundleID else { return commonPrefix.map(text.hasPrefix) ?? false }
    return text.hasPrefix(bundleID + ".") || commonPrefix.map(text.hasPrefix) == true
  }

  /// Whether texts are compared with all IDs, letter by letter: with so many, one text would take a millisecond, and
  /// code has any number of texts. Our own limit.
  private var isCompared: Bool { ids.count <= 2_000 }

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
    let nearest = isCompared ? Suggestion.nearest(to: text, among: ids.map(\.id)).flatMap { product($0) } : nil
    return UnknownID(difference: .none, nearest: nearest, isCertain: isAskedFor)
  }

  /// The product whose ID has the same item after the bundle ID of another flavour.
  private func otherBundleID(in text: String, isAskedFor: Bool) -> (Int, String)? {
    guard let bundleID, let vendor, text.hasPrefix(vendor) else { return nil }
    for (index, known) in ids.enumerated() where known.rest != known.id && known.rest.utf8.count > 2 {
      guard text.hasSuffix("." + known.rest) else { continue }
      let other = String(text.dropLast(known.rest.count + 1))
      guard other != bundleID, other.contains(".") else { continue }
      let isFlavour = other.hasPrefix(bundleID) || Suggestion.nearest(to: other, among: [bundleID]) != nil
      if isFlavour || isAskedFor { return (index, other) }
    }
    return nil
  }

  /// The product whose item differs in a letter, or in two of a longer one; a number that differs is another item.
  ///
  /// - Parameter least: The number of letters below which a text can be another word.
  private func near(_ rest: String, least: Int) -> Int? {
    guard isCompared else { return nil }
    func letters(_ text: String) -> String { text.filter { !$0.isNumber } }
    let wanted = Array(rest.unicodeScalars)
    guard wanted.count >= least, let nearest = Suggestion.nearest(to: rest, among: ids.map(\.rest)),
      EditDistance.between(wanted, Array(nearest.unicodeScalars), atMost: wanted.count >= 10 ? 2 : 1) != nil,
      letters(rest) != letters(nearest)
    else { return nil }
    return ids.firstIndex { $0.rest == nearest }
  }
}
