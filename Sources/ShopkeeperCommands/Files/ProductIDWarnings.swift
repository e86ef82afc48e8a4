import Basics
import CatalogFormats
import CatalogModel
import Shopkeeper
import SourceSyntax

/// Problems with the product IDs of a file in any format, before it is converted: `lint` reports
/// them in a catalog, but they would otherwise go unnoticed into the other file.
struct ProductIDWarnings {
  /// Our own limit: nobody reads more at once.
  private static let most = 100

  /// Each with its location, where the format has locations.
  private(set) var all: [(message: String, range: SourceRange?)] = []
  /// The number of further warnings.
  private(set) var more = 0

  init(of loaded: CatalogFile) {
    let products = loaded.document.catalog.products
    /// Further products with the same ID: the first of them, and their number.
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
        add("product ID \"\(name)\" has an invisible character", at: index, in: loaded)
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
