internal import SourceSyntax

/// The JSON Schema of the catalog file, which editors use to complete and validate it.
///
/// It is generated from the description that the reader itself validates files against. It rejects
/// the same files as the reader, except for conditions that a schema can't express: whether a date
/// exists, whether an amount written as a number has too many decimals, and references to other
/// parts of the file.
public enum CatalogJSONSchema {
  /// The schema in draft 2020-12, for a file whose values were typed by YAML 1.2: where the reader
  /// expects text, numbers and `true` are accepted too.
  public static let text = JSONSchemaPrinter.text(
    of: CatalogSchema.root, identifier: "urn:shopkeeper:catalog:\(CatalogSchema.version)", title: "Shopkeeper catalog",
    summary: "The in-app products of one app.")
}
