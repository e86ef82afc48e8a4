import CatalogFormats
import SourceSyntax

/// The columns of RevenueCat's store-state CSV, with the names that its command-line tool reads
/// (github.com/RevenueCat/cli, read 2026-11).
enum RevenueCatColumn: String, CaseIterable {
  case rowType = "row_type"
  case store
  case storeIdentifier = "store_identifier"
  case productType = "product_type"
  case displayName = "display_name"
  case title
  case duration
  case territory
  case amount
  case currency
  case startDate = "start_date"
  case available
  case availableInNewTerritories = "available_in_new_territories"
  case locale
  case localizedName = "localized_name"
  case localizedDescription = "localized_description"
  case groupName = "app_store_subscription_group_name"
  case groupLocalizedName = "app_store_subscription_group_localized_name"
  case groupCustomAppName = "app_store_subscription_group_custom_app_name"
  case reviewNotes = "app_store_review_notes"

  /// The columns of every file.
  static let always = allCases.filter { !groupColumns.contains($0) && $0 != .reviewNotes }
  /// The columns of a file with subscriptions.
  static let groupColumns: [RevenueCatColumn] = [.groupName, .groupLocalizedName, .groupCustomAppName]
  /// The columns without which RevenueCat's own reader rejects a file.
  static let required: [RevenueCatColumn] = [.store, .storeIdentifier, .productType, .displayName, .title]

  /// The positions of the columns in a header; nil when it is not one of RevenueCat's.
  static func places(in row: DelimitedRow, of text: DelimitedText) -> [RevenueCatColumn: Int]? {
    var places: [RevenueCatColumn: Int] = [:]
    for (index, cell) in row.cells.enumerated().prefix(500) {
      let name = text.text(of: cell).trimmedBlanks.lowercased()
      if let column = RevenueCatColumn(rawValue: name), places[column] == nil { places[column] = index }
    }
    return places[.store] != nil && places[.storeIdentifier] != nil ? places : nil
  }
}
