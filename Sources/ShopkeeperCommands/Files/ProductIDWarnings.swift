import Basics
import CatalogFormats
import CatalogModel
import Shopkeeper
import SourceSyntax

/// What is wrong with the product IDs of a file in whatever format, before another is made of it:
/// what `lint` reports of a catalog, and what would otherwise go into the other file unseen.
struct ProductIDWarnings {
  /// Our own bound: nobody reads more than this at once.
  private static let most = 100

  /// Each with its place, where the format has places.
  private(set) var all: [(message: String, range: SourceRange?)] = []
  /// How many more there are.
  private(set) var more = 0

  init(of loaded: CatalogFile) {
    let products = loaded.document.catalog.products
    /// Further products of an ID: the first of them, and how many there are.
    var others: [ExactText: (first: Int, count: Int)] = [:]
    let firsts = loaded.document.catalog.productIndices
    for (index, product) in products.enumerated() where !product.productID.isEmpty {
      let id = ExactText(product.productID)
      if firsts[id] != index { others[id, default: (index, 0)].count += 1 }
    }
    for (index, product) in products.enumerated() where !product.productID.isEmpty {
      let id = ExactText(product.productID)
      let name = VisibleText.escaped(product.productID)
      if firsts[id] == index, name != product.productID {
        add("product ID \"\(name)\" has a character that can't be seen", at: index, in: loaded)
      }
      if let other = others[id], other.first == index {
        let times = other.count == 1 ? "twice" : "\(other.count + 1) times"
        add("product ID \"\(name)\" is used \(times)", at: index, in: loaded)
      }
    }
  }

  private mutating func add(_ message: String, at product: Int, in loaded: CatalogFile) {
    guard all.count < Self.most else {
      more += 1
      return
    }
    let range =
      loaded.document.range(of: CatalogPath(.product(product), .productID))
      ?? loaded.document.range(of: CatalogPath(.product(product)))
    all.append((message, range))
  }
}
