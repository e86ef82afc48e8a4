import CatalogModel
import SourceSyntax

/// A file of a report with its findings, by the product that each is about.
struct ReportedFile {
  var input: LintInput
  /// What is about no product of the file: the catalog as a whole, its groups, what can't be read.
  var ofCatalog: [LocatedFinding] = []
  /// Every product in the order of the catalog, clean ones included.
  var products: [ReportedProduct]

  init(_ input: LintInput) {
    self.input = input
    products = input.catalog.products.map { ReportedProduct(product: $0) }
  }
}

/// A product with what was found in it.
struct ReportedProduct {
  var product: Product
  var findings: [LocatedFinding] = []
}

extension LintReport {
  /// The findings by file and product.
  var files: [ReportedFile] {
    var files = inputs.map(ReportedFile.init)
    let places = inputs.map(ProductPlaces.init)
    for finding in findings {
      if let product = places[finding.fileIndex].product(of: finding) {
        files[finding.fileIndex].products[product].findings.append(finding)
      } else {
        files[finding.fileIndex].ofCatalog.append(finding)
      }
    }
    return files
  }
}

/// Finds the products of a catalog by their IDs.
private struct ProductPlaces {
  /// Most IDs belong to one product; those of several are told apart by where they stand.
  private var places: [String: [(index: Int, start: Int)]] = [:]

  init(_ input: LintInput) {
    for (index, product) in input.catalog.products.enumerated() {
      let start = input.locate(CatalogPath(.product(index)), nil)?.start ?? 0
      places[product.productID, default: []].append((index, start))
    }
  }

  func product(of finding: LocatedFinding) -> Int? {
    guard let product = finding.product, let places = places[product] else { return nil }
    return (places.last { $0.start <= finding.range.start } ?? places.first)?.index
  }
}
