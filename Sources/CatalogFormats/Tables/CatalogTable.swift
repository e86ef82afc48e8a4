import AppStoreReference
import Basics
import CatalogModel

/// A catalog laid out in rows and columns.
struct CatalogTable {
  private(set) var rows: [[TableColumn: String]] = []
  private let layout: TableLayout
  private var used: Set<TableColumn> = []

  init(_ catalog: Catalog) {
    let catalog = catalog.groupingLooseSubscriptions
    layout = TableLayout(catalog)
    add(catalog.app)
    for currency in catalog.currencies { add(currency) }
    for template in catalog.templates {
      var row = TableLine("template", template.key)
      add(template.localizations, ignoring: template.suppressions, to: &row)
      append(row)
    }
    for product in catalog.products where product.subscription == nil { add(product, in: catalog) }
    for (index, group) in catalog.groups.enumerated() {
      add(group)
      for member in catalog.products(inGroup: index) { add(catalog.products[member], in: catalog) }
    }
    for id in catalog.retired { append(TableLine("retired", id)) }
    if !catalog.suppressions.isEmpty {
      var row = TableLine("catalog", "ignore")
      row.add(.ignore, ofSuppressions: catalog.suppressions, in: nil)
      append(row)
    }
  }

  /// The columns that something stands in, and those that people look for.
  var columns: [TableColumn] {
    let always: Set<TableColumn> = [
      TableColumn(.kind), TableColumn(.id), TableColumn(.type), TableColumn(.referenceName),
    ]
    return layout.columns.filter { used.contains($0) || always.contains($0) }
  }

  private mutating func append(_ row: TableLine) {
    used.formUnion(row.cells.keys)
    rows.append(row.cells)
  }

  private mutating func add(_ app: App) {
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      var row = TableLine("app", name)
      row.add(.value, value)
      append(row)
    }
    add("bundleID", app.bundleID)
    add("name", app.name)
    add("primaryLocale", app.primaryLocale)
    add("locales", app.locales.isEmpty ? nil : CellNotation.cell(app.locales))
    add("baseTerritory", app.baseTerritory?.code)
    add("restoreNote", app.restoreNote)
  }

  private mutating func add(_ currency: VirtualCurrency) {
    var row = TableLine("currency", currency.key)
    for name in currency.names {
      row.add(.title, name.locale, CellNotation.cell(name.names))
    }
    if !layout.isInOrder(locales: currency.names.map(\.locale)) {
      row.add(.locales, CellNotation.cell(currency.names.map(\.locale)))
    }
    append(row)
  }

  private mutating func add(_ group: SubscriptionGroup) {
    var row = TableLine("group", group.key)
    row.add(.referenceName, group.referenceName)
    add(group.localizations, ignoring: group.suppressions, to: &row)
    row.add(.ignore, ofSuppressions: group.suppressions, in: nil)
    append(row)
  }

  private func add(
    _ localizations: [Localization], ignoring suppressions: [Suppression], to row: inout TableLine
  ) {
    var isImplied = layout.isInOrder(locales: localizations.map(\.locale))
    for texts in localizations {
      let before = row.cells.count
      row.add(.title, texts.locale, texts.title)
      row.add(.description, texts.locale, texts.description)
      row.add(.ignore, ofSuppressions: suppressions, in: texts.locale)
      // A locale without a text has no cell that tells of it.
      if row.cells.count == before { isImplied = false }
    }
    if !isImplied { row.add(.locales, CellNotation.cell(localizations.map(\.locale))) }
  }

  private mutating func add(_ product: Product, in catalog: Catalog) {
    var row = TableLine("product", product.productID)
    if product.item != Self.item(of: product, in: catalog) { row.add(.item, product.item) }
    row.add(.legacyID, if: product.hasLegacyID)
    row.add(.type, product.type?.rawValue)
    row.add(.referenceName, product.referenceName)
    if let subscription = product.subscription {
      if catalog.groups.indices.contains(subscription.group) {
        row.add(.group, catalog.groups[subscription.group].key)
      }
      row.add(.period, subscription.period?.words)
      row.add(.level, subscription.level.map(String.init))
      if !subscription.offers.isEmpty {
        row.add(.offers, subscription.offers.map(OfferNotation.text).joined(separator: "; "))
      }
      if !subscription.billingPlans.isEmpty {
        row.add(
          .billingPlans,
          subscription.billingPlans.map(BillingPlanNotation.text).joined(separator: "; "))
      }
    }
    if let price = product.price { add(price, to: &row) }
    add(product.grants, to: &row)
    row.add(.template, product.template)
    add(product.writtenLocalizations, ignoring: product.suppressions, to: &row)
    row.add(.screenshot, product.review.screenshot)
    row.add(.reviewNotes, product.review.notes)
    row.add(.familySharable, if: product.isFamilySharable)
    row.add(.promotionalImage, product.promotionalImage)
    add(product.availability, to: &row)
    row.add(.ignore, ofSuppressions: product.suppressions, in: nil)
    append(row)
  }

  /// The name within the catalog that a reader gives a product by its ID.
  private static func item(of product: Product, in catalog: Catalog) -> String {
    catalog.app.item(of: product.productID) ?? product.productID
  }

  private func add(_ price: Price, to row: inout TableLine) {
    let parts = PriceNotation.parts(of: price)
    if !parts.isEmpty, layout.isInOrder(price: parts.map(\.name)) {
      for part in parts { row.add(.price, part.name, part.value) }
    } else {
      row.add(
        .price, parts.map { "\($0.name) \(CellNotation.escaped($0.value))" }.joined(separator: ", ")
      )
    }
  }

  private func add(_ grants: [Grant], to row: inout TableLine) {
    func amount(_ grant: Grant) -> String {
      grant.bonus > 0 ? "\(grant.quantity)+\(grant.bonus)" : "\(grant.quantity)"
    }
    if layout.isInOrder(grants: grants.map(\.currency)) {
      for grant in grants { row.add(.grants, grant.currency, amount(grant)) }
    } else {
      row.add(
        .grants,
        grants.map { "\(CellNotation.escaped($0.currency)) \(amount($0))" }.joined(separator: ", "))
    }
  }

  private func add(_ availability: Availability, to row: inout TableLine) {
    row.add(.minimumAppVersion, availability.minimumAppVersion)
    row.add(.storefronts, availability.storefronts.map { CellNotation.cell($0.map(\.code)) })
    row.add(.platforms, availability.platforms.map { CellNotation.cell($0) })
    row.add(.from, availability.from?.description)
    row.add(.until, availability.until?.description)
    row.add(.hidden, if: availability.isHidden)
  }
}

/// The cells of a row.
private struct TableLine {
  private(set) var cells: [TableColumn: String] = [:]

  init(_ kind: String, _ id: String) {
    cells[TableColumn(.kind)] = kind
    cells[TableColumn(.id)] = SpreadsheetText.cell(id)
  }

  mutating func add(_ name: TableColumn.Name, _ text: String?) {
    add(name, nil, text)
  }

  mutating func add(_ name: TableColumn.Name, _ qualifier: String?, _ text: String?) {
    if let text { cells[TableColumn(name, qualifier)] = SpreadsheetText.cell(text) }
  }

  mutating func add(_ name: TableColumn.Name, if isSet: Bool) {
    // Without an apostrophe: what a spreadsheet makes of it is read as well.
    if isSet { cells[TableColumn(name)] = "true" }
  }

  mutating func add(
    _ name: TableColumn.Name, ofSuppressions suppressions: [Suppression], in locale: String?
  ) {
    let own = suppressions.filter { $0.locale == locale }
    guard !own.isEmpty else { return }
    add(name, locale, own.map(SuppressionNotation.text).joined(separator: "; "))
  }
}
