import AppStoreReference
import CatalogFormats
import CatalogModel
import CommandLayer
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
      free again. This shows the commands that add a product with another ID and retire the old one, \
      and ends with 2. An ID that never left this file can be changed by hand.
      """,
    arguments: [EditedCatalog.catalog, product, name],
    examples: [
      Example(
        "shopkeeper rename Catalogs/GoldRush coins60 coins66",
        help: "See which commands lead to another ID")
    ],
    action: { invocation in
      let path = invocation[EditedCatalog.catalog]
      let catalog = try CatalogFiles.loadOne(path).document.catalog
      let found = catalog.products[
        try EditSubject.product(invocation[product], in: catalog)]
      let words = ["shopkeeper", "add", path, invocation[name]] + options(of: found, in: catalog)
      let retired = ["shopkeeper", "remove", path, found.item]
      var commands = [words, retired]
      // What is there under the new name needs no adding.
      if catalog.products.contains(where: { ExactText($0.item) == ExactText(invocation[name]) }) {
        commands.removeFirst()
      }
      invocation.console.writeError("error: \(VisibleText.escaped(reason(found.productID))):\n")
      for command in commands {
        invocation.console.writeError("  \(command.map(quoted).joined(separator: " "))\n")
      }
      return .usage
    })

  static func reason(_ id: String) -> String {
    "the ID \"\(id)\" can't be changed: App Store Connect keeps a product ID for good; add a new "
      + "product and retire the old one"
  }

  /// What `add` needs to make a product like another; texts are better written anew.
  private static func options(of product: Product, in catalog: Catalog) -> [String] {
    var words: [String] = []
    if let subscription = product.subscription, catalog.groups.indices.contains(subscription.group)
    {
      words += ["--group", catalog.groups[subscription.group].key]
      if let period = subscription.period { words += ["--period", period.words] }
      if let level = subscription.level { words += ["--level", String(level)] }
    } else if let type = product.type {
      words += ["--type", type.rawValue]
    }
    if let name = product.referenceName { words += ["--reference-name", name] }
    if let tier = product.price?.tier { words += ["--price", "tier=\(tier.shortName)"] }
    for amount in product.price?.amounts ?? [] {
      words += ["--price", "\(amount.currency)=\(amount.decimal)"]
    }
    for grant in product.grants {
      let bonus = grant.bonus > 0 ? "+\(grant.bonus)" : ""
      words += ["--grants", "\(grant.currency)=\(grant.quantity)\(bonus)"]
    }
    if let template = product.template { words += ["--template", template] }
    return words
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
