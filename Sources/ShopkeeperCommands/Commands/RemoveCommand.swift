import Basics
import CatalogEditing
import CatalogModel
import CommandLayer

/// `shopkeeper remove`: removes products from a catalog and retires their IDs.
enum RemoveCommand {
  private static let catalog = EditedCatalog.catalog(CatalogArgument.beforeAnything)
  private static let products = Argument(
    zeroOrMore: "PRODUCT", of: CatalogArgument.product, help: "Product IDs, items, or patterns")

  static let command = Command(
    "remove", abstract: "Remove products from a catalog file and retire their IDs",
    discussion: """
      A product is removed together with its comments; its ID is added to "retired", since App \
      Store Connect never accepts an ID again, not even that of a deleted product. A product that \
      was never created there needs no such entry: remove it manually.

      \(ProductSelection.discussion)
      """,
    arguments: [catalog, products], options: [ProductSelection.conditions] + EditedCatalog.options,
    examples: [
      Example("shopkeeper remove Catalogs/GoldRush coins60", help: "Remove one product"),
      Example(
        "shopkeeper remove Catalogs/GoldRush coins60 vip.quarterly --dry-run",
        help: "Show what removing two would change"),
    ],
    action: { invocation in
      let selection = try ProductSelection(invocation)
      let names = invocation[products].isEmpty ? [selection.all].compactMap(\.self) : invocation[products]
      guard !names.isEmpty else { throw invocation.usageError(.missingArgument("PRODUCT")) }
      var edited = try EditedCatalog(invocation[catalog], for: invocation)
      // All products are looked up before the first is removed, so that one that is named twice is
      // removed once.
      let products = edited.catalog.products
      let places = Dictionary(products.enumerated().map { (ExactText($1.item), $0) }, uniquingKeysWith: min)
      var seen: Set<Int> = []
      var indices: [Int] = []
      for name in names {
        for index in try selection.products(name, in: edited.catalog) {
          let first = places[ExactText(products[index].item)] ?? index
          if seen.insert(first).inserted { indices.append(first) }
        }
      }
      try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in try draft.retire(products: indices) }
      return try edited.finish(invocation)
    })
}
