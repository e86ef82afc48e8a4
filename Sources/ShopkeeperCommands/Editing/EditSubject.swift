import Basics
import CatalogModel

/// Resolves a name on the command line: a product, the app, a group, a template or a currency.
enum EditSubject {
  /// The index of the product with an ID or an item.
  static func product(_ name: String, in catalog: Catalog) throws -> Int {
    let wanted = ExactText(name)
    let index =
      catalog.products.firstIndex { ExactText($0.productID) == wanted }
      ?? catalog.products.firstIndex { ExactText($0.item) == wanted }
    if let index { return index }
    let whole = catalog.app.bundleID.map { ExactText("\($0).\(name)") }
    if let id = catalog.retired.first(where: { ExactText($0) == wanted || ExactText($0) == whole }) {
      throw Failure("\"\(id)\" is retired; no product can have the ID again")
    }
    throw unknown("product", name, among: catalog.products.flatMap { [$0.item, $0.productID] })
  }

  /// A product, or `app`, `catalog`, `group:vip`, `template:goldPack`, `currency:gold`.
  static func subject(_ name: String, in catalog: Catalog) throws -> CatalogPath.Subject {
    if let index = catalog.products.firstIndex(where: {
      ExactText($0.productID) == ExactText(name) || ExactText($0.item) == ExactText(name)
    }) {
      return .product(index)
    }
    if name == "app" { return .app }
    if name == "catalog" { return .catalog }
    guard let colon = name.firstIndex(of: ":") else {
      for (noun, keys) in [
        ("group", catalog.groups.map(\.key)), ("template", catalog.templates.map(\.key)),
        ("currency", catalog.currencies.map(\.key)),
      ] where keys.contains(where: { ExactText($0) == ExactText(name) }) {
        throw Failure("no product \"\(name)\" in the catalog; the \(noun) is \"\(noun):\(name)\"")
      }
      return .product(try product(name, in: catalog))
    }
    let key = String(name[name.index(after: colon)...])
    switch name[..<colon] {
    case "group": return .group(try index(of: key, "subscription group", among: catalog.groups.map(\.key)))
    case "template": return .template(try index(of: key, "template", among: catalog.templates.map(\.key)))
    case "currency": return .currency(try index(of: key, "currency", among: catalog.currencies.map(\.key)))
    default: return .product(try product(name, in: catalog))
    }
  }

  static func index(of key: String, _ noun: String, among keys: [String]) throws -> Int {
    guard let index = keys.firstIndex(where: { ExactText($0) == ExactText(key) }) else {
      throw unknown(noun, key, among: keys)
    }
    return index
  }

  private static func unknown(_ noun: String, _ name: String, among known: [String]) -> Failure {
    let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    return Failure("no \(noun) \"\(name)\" in the catalog\(hint)")
  }
}
