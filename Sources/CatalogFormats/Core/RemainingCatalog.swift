import CatalogModel

/// A catalog without the products, offers, billing plans and offer codes that a writer left out as a
/// whole.
///
/// The elements after them in a list have different indices there: in a file that lacks the first
/// offer, the second is the first, and is compared as such.
struct RemainingCatalog {
  private(set) var catalog: Catalog
  private let leftOut: Set<CatalogPath>
  /// The original indices, by those here.
  private var products: [Int] = []
  private var elements: [CatalogPath: [Int]] = [:]

  init(_ original: Catalog, without losses: [ExportLoss]) {
    leftOut = Set(losses.lazy.filter { $0.extent == .whole }.map(\.path))
    catalog = original
    guard !leftOut.isEmpty else {
      products = Array(original.products.indices)
      return
    }
    for index in original.products.indices where !leftOut.contains(CatalogPath(.product(index))) {
      products.append(index)
    }
    catalog.products = products.map { original.products[$0] }
    for (index, product) in products.enumerated() {
      for (field, list) in Product.recordLists {
        let kept = kept(0..<list.count(in: original.products[product]), of: product, field)
        list.keep(kept, of: original.products[product], in: &catalog.products[index])
      }
    }
  }

  private mutating func kept(_ indices: Range<Int>, of product: Int, _ field: CatalogField) -> [Int] {
    let subject = CatalogPath.Subject.product(product)
    let kept = indices.filter { !leftOut.contains(CatalogPath(subject, field, element: $0)) }
    if kept.count < indices.count { elements[CatalogPath(subject, field)] = kept }
    return kept
  }

  /// Whether a path, or its owner, was left out.
  func isLeftOut(_ path: CatalogPath) -> Bool { leftOut.contains(path) || leftOut.contains(CatalogPath(path.subject)) }

  /// The original path of a path here.
  func original(_ path: CatalogPath) -> CatalogPath {
    guard case .product(let index) = path.subject else { return path }
    return place(of: CatalogPath(.product(products[index]), path.field, element: path.element))
  }

  /// The original path of a path in which only the element has the numbering used here.
  func place(of path: CatalogPath) -> CatalogPath {
    guard let kept = elements[CatalogPath(path.subject, path.field)], let element = path.element,
      kept.indices.contains(element)
    else { return path }
    return CatalogPath(path.subject, path.field, element: kept[element])
  }
}
