import Basics
public import CatalogModel
import SourceSyntax

/// Writes the product IDs as plain text, one per line, for scripts.
public enum ProductIDTextEncoder {
  /// A list has nothing but IDs, which have a period after the bundle ID.
  static func mark(in file: ParsedFile) -> Int? {
    let lines = file.source.bytes.split(separator: UInt8(ascii: "\n"))
    let areIDs = lines.allSatisfy { line in
      line.contains(UInt8(ascii: "."))
        && line.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "._-".utf8.contains($0) }
    }
    return areIDs ? CatalogFormat.shape : nil
  }

  /// Writes every product that is not hidden; an ID that contains a line break is left out.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(
      catalog, isWritable: { id in !id.utf8.contains { $0 == 0x0A || $0 == 0x0D } },
      otherwise: "the product ID contains a line break")
    let text = selection.ids.map { $0 + "\n" }.joined()
    return ExportResult(bytes: Array(text.utf8), losses: selection.losses + ProductIDSelection.omissions(of: catalog))
  }
}
