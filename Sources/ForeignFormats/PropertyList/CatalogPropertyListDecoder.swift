public import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads property lists: whole catalogs, and the lists of products that apps contain.
///
/// No two libraries have the same layout for lists of products. It is detected from the contents:
/// an array of IDs as in Apple's guide, IDs with labels as in Apple's samples, IDs with
/// dictionaries, an array of dictionaries, or the lists of MKStoreKit and StoreHelper by kind.
public enum CatalogPropertyListDecoder {
  /// Whether a file is a property list in XML, or in a notation that is no longer in use.
  static func mark(in file: ParsedFile) -> Int? {
    if CatalogFormatRegistry.fileExtension(of: file.source.name) == "plist" {
      return SyntaxTree.isBinaryPropertyList(file.source) ? nil : 0
    }
    return file.xmlRootName == "plist" ? 0 : nil
  }

  /// Reads a property list, in XML or binary; anything other than a list of products is rejected.
  ///
  /// A binary one has no lines: problems are located by the path of keys.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.propertyList
    return located(ProductListDecoder.read(tree), tree)
  }

  /// The unchanged document; for a binary file, with keys instead of positions.
  static func located(_ document: CatalogDocument, _ tree: SyntaxTree) -> CatalogDocument {
    guard tree.notation == .binaryPropertyList else { return document }
    return document.rewording(mostNamed) { diagnostic in
      let keys = tree.keyPath(at: diagnostic.range.start)
      return Diagnostic(
        diagnostic.severity, keys.isEmpty ? diagnostic.message : "\(keys): \(diagnostic.message)",
        at: SourceRange(at: 0))
    }
  }

  /// The maximum number of problems of a binary file: each is searched for from the root.
  private static let mostNamed = 1_000
}
