import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Products and their texts.
extension ConnectCatalogBuilder {
  mutating func addProduct(_ resource: Int, _ kind: StoreKind, group: Int?) {
    let index = catalog.products.count
    let subject = CatalogPath.Subject.product(index)
    guard let idNode = resources.attribute("productId", of: resource),
      let productID = problems.text(idNode, "productId")
    else {
      problems.report(.error, "the product has no \"productId\"", at: resources.all[resource].appearances[0].place)
      return
    }
    guard !productID.isEmpty else {
      problems.warning("the product has an empty \"productId\", and is left out", at: idNode)
      return problems.lose(.whole, CatalogPath(.catalog), ReadingProblems.noID)
    }
    places.note(CatalogPath(subject), idNode)
    places.note(CatalogPath(subject, .productID), idNode)
    var product = Product(item: catalog.app.item(of: productID) ?? productID, productID: productID)
    product.type = kind == .subscription ? .autoRenewable : type(of: resource, subject)
    // The name in the first version of the API.
    product.referenceName =
      text("name", of: resource, CatalogPath(subject, .referenceName))
      ?? text("referenceName", of: resource, CatalogPath(subject, .referenceName))
    product.review.notes = text("reviewNote", of: resource, CatalogPath(subject, .reviewNotes))
    if let sharing = resources.attribute("familySharable", of: resource) {
      product.isFamilySharable = problems.flag(sharing, "familySharable") ?? false
      places.note(CatalogPath(subject, .familySharable), sharing)
    }
    catalog.products.append(product)
    let versions = ConnectRelation("versions", kind.versionType, back: kind.relation)
    catalog.products[index].localizations = localizations(
      of: resource, subject, versions: versions,
      older: ConnectRelation(kind.localizationType, kind.localizationType, back: kind.olderRelation))
    catalog.products[index].price = price(of: resource, kind, subject)
    catalog.products[index].availability.storefronts = storefronts(of: resource, kind, subject)
    if isManifest { readFiles(of: resource, kind, at: index) }
    guard let group else {
      catalog.products[index].offerCodes = offerCodes(of: resource, subject)
      return
    }
    catalog.products[index].subscription = subscription(
      resource, subject, group: group, price: catalog.products[index].price)
  }

  private mutating func type(of resource: Int, _ subject: CatalogPath.Subject) -> ProductType? {
    let key = "inAppPurchaseType"
    guard let node = resources.attribute(key, of: resource) else {
      problems.once(
        .warning, "a product has no \"\(key)\", and perhaps others", at: resources.all[resource].appearances[0].place)
      return nil
    }
    guard let written = text(node, key, CatalogPath(subject, .type)) else { return nil }
    if let type = ProductType(written, in: .appStoreConnectAPI) ?? ProductType(written, in: .legacyAppStoreConnectAPI) {
      return type
    }
    let known = ProductType.allCases.compactMap { $0.name(in: .appStoreConnectAPI) }
    problems.report(
      .error, "\"\(key)\" can't be \"\(written)\"; it is one of " + known.map { "\"\($0)\"" }.joined(separator: ", "),
      at: node)
    return nil
  }

  private mutating func subscription(_ resource: Int, _ subject: CatalogPath.Subject, group: Int, price: Price?)
    -> Subscription
  {
    var subscription = Subscription(group: group)
    let key = "subscriptionPeriod"
    if let period = name(key, of: resource, among: SubscriptionPeriod.allCases.map(\.apiName)) {
      subscription.period = SubscriptionPeriod(rawValue: period)
    }
    if let node = resources.attribute(key, of: resource), node.isScalar {
      places.note(CatalogPath(subject, .period), node)
    }
    if let level = resources.attribute("groupLevel", of: resource) {
      subscription.level = problems.integer(level, "groupLevel")
      places.note(CatalogPath(subject, .level), level)
    }
    if let status = name(SeatStatus.attribute, of: resource, among: [true, false].map(SeatStatus.name)) {
      subscription.isMultiSeat = status == SeatStatus.name(true)
      places.note(CatalogPath(subject, .multiSeat), resources.attribute(SeatStatus.attribute, of: resource))
    }
    if let markets = resources.attribute(SeatStatus.marketsAttribute, of: resource) {
      places.note(CatalogPath(subject, .markets), markets)
      subscription.markets = markets.items.compactMap { node in
        let market = Subscription.Market(apiName: node.text)
        if market == nil {
          problems.warning("the market \"\(node.text)\" is not known here, and is left as it is", at: node)
        }
        return market
      }
    }
    subscription.offers = offers(of: resource, subject)
    subscription.billingPlans = billingPlans(of: resource, upFront: price, subject)
    return subscription
  }

  // MARK: Texts

  /// The texts of the newest version that has any, or else those that belong to no version.
  mutating func localizations(
    of resource: Int, _ subject: CatalogPath.Subject, versions: ConnectRelation, older: ConnectRelation
  ) -> [Localization] {
    let ofVersions = ConnectRelation("localizations", older.type, back: "version")
    let numbered = related(versions, of: resource).map { version in
      (version, resources.attribute("version", of: version).flatMap { Int(decimal: $0) } ?? 0)
    }
    for (version, _) in numbered.sorted(by: { $0.1 > $1.1 }) {
      let texts = related(ofVersions, of: version)
      if !texts.isEmpty { return localizations(texts, subject) }
    }
    return localizations(related(older, of: resource), subject)
  }

  private mutating func localizations(_ texts: [Int], _ subject: CatalogPath.Subject) -> [Localization] {
    var localizations: [Localization] = []
    var seen = ReadLocales()
    for text in texts {
      guard let node = resources.attribute("locale", of: text), let written = problems.text(node, "locale"),
        !written.isEmpty
      else {
        problems.report(.error, "the localization has no \"locale\"", at: resources.all[text].appearances[0].place)
        continue
      }
      let storeLocale = StoreLocale.resolving(written)
      guard seen.insert(written, storeLocale, at: node, of: subject, &problems) else { continue }
      let element = localizations.count
      places.note(CatalogPath(subject, .locale, element: element), node)
      if let name = resources.attribute("customAppName", of: text) {
        problems.once(.info, "a catalog can't have a name of the app for a group", at: name)
      }
      localizations.append(
        Localization(
          locale: storeLocale?.code ?? written, storeLocale: storeLocale,
          title: self.text("name", of: text, CatalogPath(subject, .title, element: element)),
          description: self.text("description", of: text, CatalogPath(subject, .description, element: element))))
    }
    return localizations
  }

  // MARK: Files

  private mutating func readFiles(of resource: Int, _ kind: StoreKind, at index: Int) {
    let screenshots = related(
      ConnectRelation("appStoreReviewScreenshot", kind.screenshotType, back: kind.olderRelation), of: resource)
    catalog.products[index].review.screenshot = screenshots.first.flatMap {
      file(of: $0, CatalogPath(.product(index), .screenshot))
    }
    let versions = related(ConnectRelation("versions", kind.versionType, back: kind.relation), of: resource)
    let images = versions.flatMap { version in
      related(ConnectRelation("images", kind.imageType, back: "version"), of: version)
    }
    catalog.products[index].promotionalImage = images.first.flatMap {
      file(of: $0, CatalogPath(.product(index), .promotionalImage))
    }
  }

  /// The path of the file that is uploaded for a resource.
  private mutating func file(of resource: Int, _ path: CatalogPath) -> String? {
    text(manifest?.files[resources.all[resource].id], "file", path)
  }
}
