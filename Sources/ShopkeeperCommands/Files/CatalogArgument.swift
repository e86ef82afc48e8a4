import Basics
import CommandLayer
import Shopkeeper

/// Recognizes the words of a command line that are the path of a catalog, where it may be left out.
enum CatalogArgument {
  /// The path of a catalog.
  static let kind = ValueKind<String>.file(extensions: ["yml", "yaml", "storekit"], placeholder: "CATALOG")
  static let one = Argument(
    optional: "CATALOG", of: kind, help: "A catalog, or the folder of one; by default this folder")

  /// A product of the catalog that is an argument of the command too, or of the one in this folder.
  static let product = ValueKind<String>(
    "PRODUCT", expected: "a text", completion: .candidates(products), write: { $0 }, read: { $0 })

  private static let products: @Sendable (CompletionContext) -> [Candidate] = { given in
    // A catalog that can't be read has no products to offer; the command will say why.
    guard let loaded = try? CatalogFile(contentsOf: given.arguments.first(where: isPath) ?? ".") else { return [] }
    let catalog = loaded.document.catalog
    let items = catalog.products.map { Candidate($0.item, help: $0.referenceName ?? $0.productID) }
    return items + catalog.products.map { Candidate($0.productID, help: $0.referenceName ?? "") }
  }

  /// Whether a word is a path: it exists, or looks like one.
  static func isPath(_ word: String) -> Bool {
    word == StandardStream.name || word.contains("/") || FileSystem.kind(word) != nil
      || [".yml", ".yaml", ".storekit"].contains { word.hasSuffix($0) }
  }

  /// Whether the first word is the catalog where products follow, as many as there are.
  static let beforeAnything: @Sendable (ArraySlice<String>) -> Bool = { words in words.first.map(isPath) ?? false }

  /// Whether the first word is the catalog where fields follow a product: then the second isn't.
  static let beforeFields: @Sendable (ArraySlice<String>) -> Bool = { words in
    // A field without a product, whose value may look like a path.
    if let first = words.first, first.contains("="), FileSystem.kind(first) == nil { return false }
    return beforeAnything(words) || words.dropFirst().first.map { !$0.contains("=") } ?? false
  }

  /// Whether the first word is the catalog where a number of words follows.
  static func before(_ count: Int) -> @Sendable (ArraySlice<String>) -> Bool {
    { words in words.count > count || beforeAnything(words) }
  }
}
