import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper rename`: says why there is no such thing, and what to do instead.
enum RenameCommand {
  private static let product = Argument(
    "PRODUCT", of: .text("PRODUCT"), help: "A product ID, or the item at its end")
  private static let name = Argument("NEW", of: .text("NEW"), help: "The item it should have")

  static let command = Command(
    "rename", abstract: "Say what to do instead: a product ID can't be changed",
    discussion: """
      A product ID can't be changed once the product is created in App Store Connect, and is never \
      free again. This prints the product as the catalog would have it under the other ID, to be \
      pasted beside the old one, with everything that it has but its comments and "legacyID", and \
      the command that retires the old one. It ends with 2. An ID that never left this file can be \
      changed by hand.
      """,
    arguments: [EditedCatalog.catalog, product, name],
    examples: [
      Example(
        "shopkeeper rename Catalogs/GoldRush coins60 coins66",
        help: "See what leads to another ID")
    ],
    action: { invocation in
      let path = invocation[EditedCatalog.catalog]
      let catalog = try CatalogFile(contentsOf: path).document.catalog
      let found = catalog.products[try EditSubject.product(invocation[product], in: catalog)]
      let new = try NewProductID(invocation[name], in: catalog, for: invocation)
      var copy = found
      (copy.item, copy.productID) = (new.item, new.text)
      // Older rules hold for what was accepted under them.
      copy.hasLegacyID = false
      var section = "products"
      if let group = found.subscription?.group, catalog.groups.indices.contains(group) {
        section = "products of the subscription group \"\(catalog.groups[group].key)\""
      }
      let console = invocation.console
      console.writeErrorLine("error: \(reason(found.productID))")
      console.writeErrorLine(
        "note: this is the new product, to be pasted into the \(section) in \(path); comments are "
          + "not taken along")
      console.write(CatalogYAMLWriter.entry(of: copy, in: catalog))
      let retiring = ["shopkeeper", "remove", path, found.item].map(quoted).joined(separator: " ")
      console.writeErrorLine("note: \"\(retiring)\" retires the old one")
      return .usage
    })

  static func reason(_ id: String) -> String {
    "the ID \"\(id)\" can't be changed: App Store Connect keeps a product ID for good; add a new "
      + "product and retire the old one"
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "+"):
          true
        default: false
        }
      }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
