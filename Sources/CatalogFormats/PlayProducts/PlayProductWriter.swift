internal import AppStoreReference
public import CatalogModel
internal import SourceSyntax

/// Writes products as gradle-play-publisher keeps them: a list, or a file for each.
public enum PlayProductWriter {
  /// Writes a catalog.
  ///
  /// Subscriptions are left out: since 2022 Google has them in another shape, with base plans and
  /// offers that a catalog does not know.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var layout = PlayProductLayout(catalog)
    let products = layout.products()
    let values = products.map(layout.value)
    var names = PlayFileNames()
    let files = zip(products, values).map { index, value in
      ExportResult.File(
        name: names.name(for: catalog.products[index].productID), bytes: value.json(.pretty))
    }
    return ExportResult(
      bytes: OrderedValue.list(values).json(.pretty), losses: layout.losses, files: files)
  }
}

/// The names of the files of a folder of products: the product IDs, which Google Play has in lower
/// case and without signs that a system refuses.
private struct PlayFileNames {
  private var taken: Set<String> = []

  mutating func name(for productID: String) -> String {
    // Systems take names of 255 bytes.
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
