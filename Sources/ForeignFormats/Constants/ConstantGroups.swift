import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The constants of a file by the types of their products, with the texts of its comments.
struct ConstantGroups {
  static let omission = "constants hold product IDs and their names, and nothing else"

  struct Group {
    var title: String
    var constants: [Constant]
  }

  struct Constant {
    var name: String
    var id: String
    /// The reference name on one line; nil when the product doesn't have one.
    var comment: String?
  }

  private(set) var groups: [Group] = []
  /// The names in the order of the catalog.
  private(set) var names: [String] = []
  /// The source of the file, for a comment.
  let source: String
  private(set) var losses: [ExportLoss]

  init(_ catalog: Catalog, in language: ConstantLanguage, format: String) {
    let named = ConstantNames(catalog, in: language)
    names = named.constants.map(\.name)
    let app = [catalog.app.name, catalog.app.bundleID].compactMap(\.self)
    source = app.isEmpty ? "a catalog" : "the catalog of \(Self.comment(app.joined(separator: ", ")))"
    losses = named.losses
    let titles: [(ProductType?, String)] = [
      (.consumable, "Consumables"), (.nonConsumable, "Non-consumables"), (.nonRenewing, "Non-renewing subscriptions"),
      (.autoRenewable, "Auto-renewable subscriptions"), (nil, "Of unknown type"),
    ]
    for (type, title) in titles {
      let constants = named.constants.compactMap { constant -> Constant? in
        let product = catalog.products[constant.product]
        guard product.type == type else { return nil }
        return Constant(name: constant.name, id: product.productID, comment: product.referenceName.map(Self.comment))
      }
      if !constants.isEmpty { groups.append(Group(title: title, constants: constants)) }
    }
    losses += DeclaredLosses.losses(
      of: catalog, format: format, carrying: [.productID, .type, .referenceName], ofTheApp: [.bundleID, .name],
      omission: Self.omission)
  }

  /// Text for a comment in any of the languages: on one line, not too long, and without anything
  /// that would end the comment or begin another.
  private static func comment(_ text: String) -> String {
    var line = ""
    var count = 0
    // `\t` is clearer to a programmer than `\u{9}`.
    let visible = text.unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : VisibleText.shown($0)
    }
    for scalar in visible.joined().unicodeScalars {
      if count == 70 { return line + "…" }
      // Comments of Kotlin are nested: one that begins within another has to end, too.
      let last = line.unicodeScalars.last
      if scalar == "/" && last == "*" || scalar == "*" && last == "/" { line += " " }
      line.unicodeScalars.append(scalar)
      count += 1
    }
    return line.trimmedBlanks
  }
}
