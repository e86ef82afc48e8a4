import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products, once what they refer to is read.
extension TableBuilder {
  mutating func addProducts() {
    var loose: [(Product, Int)] = []
    var members: [[(Product, Int)]] = catalog.groups.map { _ in [] }
    let hasGroupRows = !catalog.groups.isEmpty
    catalog.products.reserveCapacity(productRows.count)
    for offset in productRows {
      _ = row.text.readRow(at: offset, into: &row.row)
      guard let product = product(hasGroupRows: hasGroupRows) else { continue }
      guard let group = product.subscription?.group else {
        loose.append((product, offset))
        continue
      }
      while members.count <= group { members.append([]) }
      members[group].append((product, offset))
    }
    for (product, offset) in loose + members.joined() {
      catalog.products.append(product)
      places.products.append(offset)
    }
  }

  private mutating func product(hasGroupRows: Bool) -> Product? {
    var product: Product
    if let id = row.exact(.id) {
      product = Product(
        item: row.exact(.item) ?? catalog.app.item(of: id) ?? id, productID: id)
    } else if let item = row.exact(.item) {
      let prefix = catalog.app.bundleID.map { "\($0)." } ?? ""
      product = Product(item: item, productID: prefix + item)
    } else {
      row.report(.id, "a product needs its ID in the column \"id\"")
      return nil
    }
    product.hasLegacyID = row.flag(.legacyID)
    product.type = row.type()
    product.referenceName = row.exact(.referenceName)
    readSubscription(into: &product, hasGroupRows: hasGroupRows)
    product.price = row.price(base: catalog.baseTerritory?.currency)
    readGrants(into: &product)
    readTemplate(into: &product)
    product.suppressions = row.suppressions(header.plain[.ignore])
    product.localizations = localizations(ignoring: &product.suppressions)
    product.review = Review(screenshot: row.exact(.screenshot), notes: row.exact(.reviewNotes))
    product.isFamilySharable = row.flag(.familySharable)
    product.promotionalImage = row.exact(.promotionalImage)
    product.availability = availability()
    if product.template != nil, let filler { product = filler.filled(product) }
    return product
  }

  private mutating func readSubscription(into product: inout Product, hasGroupRows: Bool) {
    if let group = row.exact(.group), product.type == nil || product.type == .autoRenewable {
      product.type = .autoRenewable
      var subscription = Subscription(group: index(ofGroup: group, isDeclared: hasGroupRows))
      subscription.period = row.period()
      subscription.level = row.level()
      subscription.offers = row.offers()
      subscription.billingPlans = row.billingPlans()
      product.subscription = subscription
      return
    }
    if product.type == .autoRenewable {
      product.type = nil
      row.report(.type, "an auto-renewable subscription needs a group in the column \"group\"")
    } else if product.type == nil, row.word(.type) == nil {
      row.reportMissing(
        .type,
        "a product needs a type: one of "
          + ProductType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
      if let gap = row.diagnostics.last { gaps.insert(gap) }
    }
    for name in [TableColumn.Name.group, .period, .level, .offers, .billingPlans]
    where row.word(name) != nil {
      row.report(name, "only an auto-renewable subscription has a \"\(name.rawValue)\"")
    }
  }

  private mutating func index(ofGroup key: String, isDeclared: Bool) -> Int {
    if let index = groupIndices[key] { return index }
    if isDeclared {
      let near = Suggestion.nearest(to: key, among: catalog.groups.map(\.key))
      let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
      row.report(.group, "no row of the kind \"group\" has the id \(quoted: key)\(hint)")
    }
    let index = catalog.groups.count
    groupIndices[key] = index
    catalog.groups.append(SubscriptionGroup(key: key))
    places.groups.append(row.row.range.start)
    return index
  }

  private mutating func readGrants(into product: inout Product) {
    product.grants = row.grants()
    // A table of products alone has nowhere to say what its currencies are called.
    guard !currencyKeys.isEmpty || header.plain[.kind] != nil else { return }
    for grant in product.grants where !currencyKeys.contains(grant.currency) {
      let near = Suggestion.nearest(to: grant.currency, among: catalog.currencies.map(\.key))
      let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
      row.report(
        "no row of the kind \"currency\" has the id \(quoted: grant.currency)\(hint)",
        at: row.range(.grants))
    }
  }

  private mutating func readTemplate(into product: inout Product) {
    guard let key = row.exact(.template) else { return }
    product.template = key
    // A table of products alone has nowhere to say what its templates are.
    guard !templateKeys.contains(key), !templateKeys.isEmpty || header.plain[.kind] != nil else {
      return
    }
    let near = Suggestion.nearest(to: key, among: catalog.templates.map(\.key))
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    row.report(.template, "no row of the kind \"template\" has the id \(quoted: key)\(hint)")
  }

  private mutating func availability() -> Availability {
    Availability(
      minimumAppVersion: row.exact(.minimumAppVersion), storefronts: row.storefronts(),
      platforms: row.list(.platforms), from: row.date(.from), until: row.date(.until),
      isHidden: row.flag(.hidden))
  }
}
