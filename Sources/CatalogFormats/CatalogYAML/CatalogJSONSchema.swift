internal import SourceSyntax

/// The JSON Schema of the catalog file, by which editors complete and check it.
///
/// It is made of the description that the reader itself checks files against. It refuses what the
/// reader refuses, save what a schema can't know: whether a day exists, whether an amount written
/// as a number has too many decimals, and what refers to another part of the file.
public enum CatalogJSONSchema {
  /// The schema in draft 2020-12, for a file that YAML 1.2 has typed: where the reader takes text,
  /// numbers and `true` are accepted too.
  public static let text = JSONSchemaPrinter.text(
    of: CatalogSchema.root, identifier: "urn:shopkeeper:catalog:\(CatalogSchema.version)",
    title: "Shopkeeper catalog", summary: "The in-app products of one app.")
}
