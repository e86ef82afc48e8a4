import AppStoreReference
import Basics
import CatalogModel
import CommandLayer

/// The item and the ID of a product that is not yet in a catalog.
struct NewProductID {
  let item: String
  /// The complete ID.
  let text: String

  /// Refuses an ID that is in use, was used before, or that App Store Connect would reject.
  ///
  /// - Parameters:
  ///   - name: The item, or the whole product ID.
  ///   - id: The product ID, where it is not derived from the item.
  ///   - isLegacy: Whether the product was accepted under older rules.
  init(_ name: String, id: String? = nil, isLegacy: Bool = false, in catalog: Catalog, for invocation: Invocation)
    throws
  {
    let prefix = catalog.app.bundleID.map { "\($0)." } ?? ""
    let isWhole = !prefix.isEmpty && name.hasPrefix(prefix)
    item = isWhole ? String(name.dropFirst(prefix.count)) : name
    text = id ?? "\(prefix)\(item)"
    guard !item.isEmpty else {
      throw invocation.usageError(.other("the item is empty; expected a name such as coins400"))
    }
    if let wrong = ProductIDForm.firstRefused(in: text, isLegacy: isLegacy) {
      guard wrong != "-" else {
        throw invocation.usageError(
          .other(
            "the product ID \"\(text)\" has a hyphen, which Apple's help page allows, but which "
              + "App Store Connect refused according to a note of \(FactSource.hyphenRefused.date); "
              + "use \"_\" or \".\", as in \"\(text.replacing("-", with: "_"))\", which "
              + "\"shopkeeper add\" takes with \"--id\""))
      }
      throw invocation.usageError(
        .other(
          "the product ID \"\(text)\" contains \"\(wrong)\"; only letters A–Z, digits, \".\" and " + "\"_\" are allowed"
        ))
    }
    let limit = LimitProfile.current.productID.value.upperBound
    guard text.utf8.count <= limit else {
      throw invocation.usageError(
        .other("the product ID \"\(text)\" has \(text.utf8.count) characters; at most \(limit) are " + "allowed"))
    }
    let (item, id) = (ExactText(item), ExactText(text))
    if catalog.products.contains(where: { ExactText($0.productID) == id }) {
      throw Failure("a product \"\(text)\" already exists in the catalog")
    }
    if catalog.products.contains(where: { ExactText($0.item) == item }) {
      throw Failure("an item \"\(item.text)\" already exists in the catalog")
    }
    if catalog.retired.contains(where: { ExactText($0) == id }) {
      throw Failure("\"\(text)\" is retired: App Store Connect never accepts an ID again that was used once")
    }
  }
}
