public import CatalogModel
import SourceSyntax

/// Writes a catalog as a new file in Shopkeeper's own format.
///
/// The result reads back as the same catalog. This doesn't rewrite existing files: their comments
/// and layout belong to the people who maintain them.
public enum CatalogYAMLEncoder {
  /// Writes a catalog, and reports values that are missing in the file.
  public static func export(_ catalog: Catalog) -> ExportResult {
    var encoder = CatalogEncoder(catalog, forPeople: true)
    let bytes = lines(of: encoder.root())
    return ExportResult(bytes: bytes, losses: encoder.losses, advice: ExportResult.advice(for: catalog))
  }

  /// The text of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to write.
  ///   - comment: A comment line to start with.
  public static func write(_ catalog: Catalog, comment: String? = nil) -> [UInt8] {
    var encoder = CatalogEncoder(catalog, forPeople: true)
    return (comment.map { Array("# \($0)\n".utf8) } ?? []) + lines(of: encoder.root())
  }

  /// One product of a catalog as it would be in its file, with the same indentation.
  public static func entry(of product: Product, in catalog: Catalog) -> [UInt8] {
    var catalog = catalog
    catalog.products = [product]
    var encoder = CatalogEncoder(catalog, forPeople: true)
    var others = CatalogMap()
    let (item, value) = encoder.product(at: 0, apartFrom: &others)
    let lines = ValueLayout(habits: FileHabits()).lines(
      .init(item, value), kind: "products/*", column: product.subscription == nil ? 2 : 6)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The lines of a file, with a blank line after each of its parts and after their entries.
  private static func lines(of root: CatalogMap) -> [UInt8] {
    let layout = ValueLayout(habits: FileHabits())
    var lines: [String] = []
    for part in root.entries {
      switch part.value {
      case .map(let map) where !map.entries.isEmpty:
        lines.append("\(part.key):")
        for entry in map.entries {
          let kind = FileHabits.kind(of: entry.key, in: part.key)
          lines += layout.lines(entry, kind: kind, column: 2)
          if case .map = entry.value { lines.append("") }
        }
      default: lines += layout.lines(part, kind: part.key, column: 0)
      }
      if lines.last != "" { lines.append("") }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
