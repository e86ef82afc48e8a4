import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The texts that templates make, in columns of their own that are marked and not read back: people see what customers
/// see, and an edit can't turn a text of a template into one of a product unnoticed.
struct FilledTexts {
  private var texts: [ExactText: [(column: TableColumn, text: String)]] = [:]
  /// The columns, in the order of the locales in the catalog.
  private(set) var columns: [TableColumn] = []

  init(_ catalog: Catalog) {
    var seen: Set<TableColumn> = []
    for product in catalog.products where product.template != nil {
      for localization in product.localizations where !localization.generated.isEmpty {
        let parts: [(String, TextFields, String?)] = [
          ("title", .title, localization.title), ("description", .description, localization.description),
        ]
        for (name, field, text) in parts where localization.generated.contains(field) {
          guard let text else { continue }
          let column = TableColumn(name, localization.storeLocale?.code ?? localization.locale, isFilled: true)
          if seen.insert(column).inserted { columns.append(column) }
          texts[ExactText(product.productID), default: []].append((column, text))
        }
      }
    }
  }

  /// Those of a product.
  func texts(of productID: String) -> [(column: TableColumn, text: String)] { texts[ExactText(productID)] ?? [] }
}

extension Product {
  /// The text that its template makes; nil where it has one of its own or none.
  func filledText(_ column: TableColumn) -> String? {
    let texts = localizations.first { ($0.storeLocale?.code ?? $0.locale) == column.canonical.qualifier }
    guard let texts else { return nil }
    return column.name == "title"
      ? texts.generated.contains(.title) ? texts.title : nil
      : texts.generated.contains(.description) ? texts.description : nil
  }
}
