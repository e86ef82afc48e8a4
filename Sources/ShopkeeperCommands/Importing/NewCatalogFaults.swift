import Basics
import CatalogFormats
import CommandLayer
import ForeignFormats
import SourceSyntax

/// The errors that `lint` finds in a catalog that was just made from another file: values that the
/// other file lacks, such as the types of products, and that people have to write.
struct NewCatalogFaults {
  private let errors: [Diagnostic]
  private let path: String?

  /// - Parameters:
  ///   - format: The format of the catalog.
  ///   - path: The path to which it is written; nil for standard output.
  init(of bytes: [UInt8], in format: CatalogFormat = CatalogFormatRegistry.catalogFile, as path: String?) {
    self.path = path
    let name = "new.\(format.fileExtensions.first ?? "")"
    let document = format.read?(ParsedFile(SourceFile(name: name, bytes: bytes)), .none)
    errors = document?.diagnostics.filter { $0.severity == .error } ?? []
  }

  /// Reports the missing values on standard error.
  func report(on console: Console) {
    guard let first = errors.first else { return }
    let count = errors.errorCount
    let others = count > 1 ? ", and \(count - 1) more" : ""
    let hint = path.map { "; \"shopkeeper lint \(VisibleText.escaped($0))\" lists them" } ?? ""
    console.writeErrorLine("warning: the result is not a valid catalog yet: \(first.message)\(others)\(hint)")
  }
}
