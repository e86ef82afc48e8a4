import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Sections of a file that hold products but that no reader knows: misspelt ones, and sections of other tools.
extension ReadingProblems {
  /// Reports the keys of an object that hold products but are not known.
  ///
  /// - Parameter sections: The keys that hold products in the format.
  mutating func reportUnreadSections(of body: SyntaxNode, expecting sections: [String]) {
    for (key, value) in body.entries where !sections.contains(key.text) {
      reportUnreadSection(key, value, expecting: sections)
    }
  }

  /// Whether a value holds products, which is reported.
  ///
  /// - Parameter areIDs: Whether a mere text in a list is the ID of a product, whatever the key is.
  @discardableResult mutating func reportUnreadSection(
    _ key: SyntaxNode, _ value: SyntaxNode, expecting sections: [String], areIDs: Bool = false
  ) -> Bool {
    let count = value.productCount(areIDs: areIDs || ProductListSection(key) != nil)
    guard count > 0 else { return false }
    let expected = sections.map { "\(quoted: $0)" }.joined(separator: ", ")
    warning(
      "\(quoted: key.text) has \(count) \(count == 1 ? "product that is" : "products that are") not read; products are "
        + "expected in \(expected)", at: key.range)
    lose(.whole, CatalogPath(.catalog), "the products of a section that is not known are left out")
    return true
  }
}

extension SyntaxNode {
  private static let deepestNesting = 6

  /// The number of products in a value, in any layout of lists and objects.
  func productCount(areIDs: Bool = false, depth: Int = 0) -> Int {
    guard depth < Self.deepestNesting, !isScalar else { return areIDs && depth > 0 && isScalar && !isNull ? 1 : 0 }
    if isIdentifiedProduct { return 1 }
    let ofElements = elements.reduce(0) { $0 + $1.productCount(areIDs: areIDs, depth: depth + 1) }
    return entries.reduce(ofElements) { count, entry in
      let isProduct = entry.key.text.utf8.contains(UInt8(ascii: ".")) && ProductListKey.isProduct(entry.value)
      return count + (isProduct ? 1 : entry.value.productCount(depth: depth + 1))
    }
  }

  /// Whether an object is a product with its ID. An `id` alone may identify anything.
  private var isIdentifiedProduct: Bool {
    var (hasID, hasProperty) = (false, false)
    for (key, value) in entries where value.isScalar && !value.isNull {
      switch ProductListKey(key) {
      case .id:
        hasID = true
        hasProperty = hasProperty || !["id", "identifier"].contains(ProductListKey.folded(key.text))
      case .title, .tier, .price, .referenceName, .period: hasProperty = true
      default: continue
      }
    }
    return hasID && hasProperty
  }
}
