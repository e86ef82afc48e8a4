import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper

/// `shopkeeper rename`: explains why this is impossible, and the alternative.
enum RenameCommand {
  private static let catalog = EditedCatalog.catalog(CatalogArgument.before(2))
  private static let product = Argument("PRODUCT", of: CatalogArgument.product, help: "A product ID, or an item")
  private static let name = Argument("NEW", of: .text("NEW"), help: "The item it should have")

  static let command = Command(
    "rename", abstract: "Explain what to do instead: a product ID can't be changed",
    discussion: """
      A product ID can't be changed once the product is created in App Store Connect, and never \
      becomes available again. This prints the product as it would be in the catalog with the \
      other ID, to be pasted next to the old one, with everything except its comments and \
      "legacyID", and the command that retires the old one. It exits with 2. An ID that was never \
      used outside of this file can be changed manually.
      """,
    arguments: [catalog, product, name],
    examples: [Example("shopkeeper rename Catalogs/GoldRush coins60 coins66", help: "Show how to get another ID")],
    action: { invocation in
      let path = try CatalogFile.only(in: invocation[catalog] ?? ".")
      let catalog = try CatalogFile(contentsOf: path).document.catalog
      let found = catalog.products[try EditSubject.product(invocation[product], in: catalog)]
      let new = try NewProductID(invocation[name], in: catalog, for: invocation)
      var copy = found
      (copy.item, copy.productID) = (new.item, new.text)
      // The older rules only apply to products that were accepted under them.
      copy.hasLegacyID = false
      var section = "products"
      if let group = found.subscription?.group, catalog.groups.indices.contains(group) {
        section = "products of the subscription group \"\(catalog.groups[group].key)\""
      }
      let console = invocation.console
      console.writeErrorLine("error: \(reason(found.productID))")
      console.writeErrorLine(
        "note: paste this new product into the \(section) in \(path); comments are " + "not copied")
      console.write(CatalogYAMLEncoder.entry(of: copy, in: catalog))
      let retiring = ShellWord.command("remove", path, found.item)
      console.writeErrorLine("note: \"\(retiring)\" retires the old one")
      return .usage
    })

  static func reason(_ id: String) -> String {
    "the ID \"\(id)\" can't be changed: App Store Connect keeps a product ID for good; add a new "
      + "product and retire the old one"
  }
}
