import CatalogModel
import SourceSyntax

/// Reads property lists: whole catalogs, and the lists of products that apps carry.
///
/// No two libraries lay out a list of products alike. The contents tell which it is: an array of
/// IDs as Apple's guide has it, IDs with a label as in Apple's samples, IDs with a dictionary each,
/// an array of dictionaries, or the lists of MKStoreKit and StoreHelper by kind.
public enum PropertyListReader {
  /// Whether a file is a property list in XML, or in some notation that nobody writes any more.
  static func mark(in file: ParsedFile) -> Int? {
    if CatalogFormatRegistry.fileExtension(of: file.source.name) == "plist" {
      return SyntaxTree.isBinaryPropertyList(file.source) ? nil : 0
    }
    return file.xmlRootName == "plist" ? 0 : nil
  }

  /// Reads a property list, in XML or binary; what is no list of products is refused.
  ///
  /// A binary one has no lines: what is wrong is told by the keys that lead there.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.propertyList
    return located(ProductListReader.read(tree), tree)
  }

  /// The document as it is; of a binary file with the keys instead of places.
  private static func located(_ document: CatalogDocument, _ tree: SyntaxTree) -> CatalogDocument {
    guard tree.notation == .binaryPropertyList else { return document }
    return document.retelling(mostNamed) { diagnostic in
      let keys = tree.keyPath(at: diagnostic.range.start)
      return Diagnostic(
        diagnostic.severity, keys.isEmpty ? diagnostic.message : "\(keys): \(diagnostic.message)",
        at: SourceRange(at: 0))
    }
  }

  /// The most problems of a binary file: each is looked for from the root on.
  private static let mostNamed = 1_000
}
