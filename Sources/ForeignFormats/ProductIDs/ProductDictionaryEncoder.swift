public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes the products as a property list for the bundle of an app: by product ID, with the
/// information that the app needs before the App Store has responded.
///
/// A file in an app can be read by everyone: prices, which only the App Store knows, and
/// information for App Review are left out, and so are hidden products.
public enum ProductDictionaryEncoder {
  private static let fields = Set(Product.fields.filter { $0.traits.contains(.public) }.map(\.key))

  /// Writes every product that is not hidden.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    var encoder = CatalogEncoder(catalog)
    var products = CatalogMap()
    for index in selection.indices {
      let product = catalog.products[index]
      let whole = encoder.product(at: index, id: nil)
      var map = CatalogMap()
      if let subscription = product.subscription {
        map.add("type", text: "auto-renewable")
        if catalog.groups.indices.contains(subscription.group) {
          map.add("group", text: catalog.groups[subscription.group].key)
        }
      }
      for entry in whole.entries where fields.contains(entry.key) { map.add(entry.key, entry.value) }
      map.add("localizations", texts(of: product))
      products.add(product.productID, map.value)
    }
    // The availability is in the file, unlike in a list of IDs.
    let losses = selection.losses.filter { $0.extent == .whole } + encoder.losses
    return ExportResult(bytes: PropertyListXML.bytes(products.value), losses: losses)
  }

  /// The texts, including those from templates.
  private static func texts(of product: Product) -> CatalogMap {
    var map = CatalogMap()
    for localization in product.localizations {
      var texts = CatalogMap()
      texts.add("title", text: localization.title)
      texts.add("description", text: localization.description)
      map.add(localization.locale, texts)
    }
    return map
  }
}
