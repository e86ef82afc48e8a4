import CatalogLint
import CatalogModel
import SourceSyntax

/// A file of a report with its findings, grouped by product.
struct ReportedFile {
  var input: LintInput
  /// The ranges of the file that must not be shown.
  var secrets: SecretRanges
  /// Findings that aren't about a product: the catalog as a whole, its groups, parts that can't be read.
  var ofCatalog: [LocatedFinding] = []
  /// Every product in catalog order, including those without findings.
  var products: [ReportedProduct]

  init(_ input: LintInput, secrets: SecretRanges) {
    self.input = input
    self.secrets = secrets
    products = input.catalog.products.map { ReportedProduct(product: $0) }
  }
}

/// A product with its findings.
struct ReportedProduct {
  var product: Product
  var findings: [LocatedFinding] = []
}

extension LintReport {
  /// The findings by file and product.
  var files: [ReportedFile] {
    let secrets = self.secrets
    var files = inputs.enumerated().map { ReportedFile($1, secrets: secrets[$0] ?? SecretRanges()) }
    for finding in findings {
      if case .product(let product) = finding.subject {
        files[finding.fileIndex].products[product].findings.append(finding)
      } else {
        files[finding.fileIndex].ofCatalog.append(finding)
      }
    }
    return files
  }
}
