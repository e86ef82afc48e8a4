public import CatalogModel
import SourceSyntax

/// Writes a whole catalog as JSON, with the keys of the catalog file, in the order of the catalog.
///
/// Amounts and days are texts, as a number would not keep what is written. The schema of the catalog
/// file, ``CatalogJSONSchema``, holds for it.
public enum CatalogJSONWriter {
  /// Writes a catalog.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var encoder = CatalogEncoder(catalog)
    var writer = JSONWriter(style: .pretty)
    encoder.root().value.write(to: &writer)
    return ExportResult(bytes: writer.output, losses: encoder.losses)
  }
}

extension CatalogValue {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .integer(let number): writer.integer(number)
    case .flag(let flag): writer.boolean(flag)
    case .list(let elements):
      writer.array { writer in
        for element in elements { element.write(to: &writer) }
      }
    case .map(let entries):
      writer.object { writer in
        for entry in entries {
          writer.key(entry.key)
          entry.value.write(to: &writer)
        }
      }
    }
  }
}
