internal import AppStoreReference
public import CatalogFormats
public import CatalogModel
internal import SourceSyntax

/// Writes products in the form of gradle-play-publisher: a list, or one file per product.
public enum PlayProductEncoder {
  /// Writes a catalog.
  ///
  /// Subscriptions are left out: since 2022, Google's have a different structure, with base plans
  /// and offers that a catalog doesn't have.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var layout = PlayProductLayout(catalog)
    let products = layout.products()
    let values = products.map(layout.value)
    var names = PlayFileNames()
    let files = zip(products, values).map { index, value in
      ExportResult.File(name: names.name(for: catalog.products[index].productID), bytes: value.json(.pretty))
    }
    return ExportResult(bytes: OrderedValue.list(values).json(.pretty), losses: layout.losses, files: files)
  }
}

/// The names of the files of a folder of products: the product IDs, which are in lower case in
/// Google Play and without characters that file systems reject.
private struct PlayFileNames {
  private var taken: Set<String> = []

  mutating func name(for productID: String) -> String {
    // File systems limit names to 255 bytes.
    let stem = String(decoding: productID.utf8.prefix(200), as: UTF8.self)
    var name = stem
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name + ".json"
  }
}
