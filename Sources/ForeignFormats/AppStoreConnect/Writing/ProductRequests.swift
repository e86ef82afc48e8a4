import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel

/// Products, groups and everything in them.
extension CatalogRequests {
  /// Adds a product outside of groups.
  mutating func addProduct(at index: Int) {
    let product = catalog.products[index]
    guard let type = product.type?.name(in: .appStoreConnectAPI) else {
      recordLoss(.whole, CatalogPath(.product(index)), RequestLoss.noType)
      return
    }
    guard isNew(product, at: index) else { return }
    let kind = StoreKind.inAppPurchase
    create(.product(product, named: referenceName(of: product, at: index), of: type), as: .product(product.productID))
    addTexts(of: product, at: index, kind)
    let codes = offerCodes(of: product, at: index)
    let schedule = product.price.flatMap { plan(for: $0, at: CatalogPath(.product(index), .price)) }.map {
      ScopedPlan(scope: "price", plan: $0, isEqualized: false)
    }
    addPricePoints([schedule].compactMap(\.self) + codes.compactMap(\.scoped), of: product, kind)
    if let schedule { addPrices([schedule], of: product, kind) }
    addAvailability(of: product, kind)
    for code in codes { add(code, of: product) }
    addScreenshot(of: product, at: index, kind)
  }

  /// - Parameters:
  ///   - members: The indices of its subscriptions.
  ///   - isFirst: Whether no group before it has its key.
  mutating func addGroup(at index: Int, _ members: [Int], isFirst: Bool) {
    let group = catalog.groups[index]
    if group.referenceName == nil {
      recordLoss(.value, CatalogPath(.group(index), .referenceName), RequestLoss.noGroupName)
    }
    // Two groups with the same key are distinguished by their indices.
    let name = isFirst ? RequestName.group(group.key) : .group(group.key).followed(by: String(index))
    create(.group(named: group.referenceName ?? group.key, as: name), as: name)
    let texts = texts(group.localizations, of: .group(index))
    if !texts.isEmpty { addVersion(.group, of: name, as: name.followed(by: "version"), texts) { $0.followed(by: $1) } }
    for product in members where catalog.products[product].type == .autoRenewable {
      addSubscription(at: product, in: name)
    }
  }

  private mutating func addSubscription(at index: Int, in group: RequestName) {
    var product = catalog.products[index]
    guard let subscription = product.subscription, isNew(product, at: index) else { return }
    let kind = StoreKind.subscription
    let name = referenceName(of: product, at: index)
    create(.subscription(product, subscription, named: name, in: group), as: .product(product.productID))
    if let work = RequestWork.seats(of: product, subscription) {
      manifest.add(RequestStep(work, id: RequestName("seats", product.productID)))
    }
    addTexts(of: product, at: index, kind)
    let plans = billingPlans(of: product, subscription, at: index)
    if isOffSale(plans) {
      recordLoss(.value, CatalogPath(.product(index), .storefronts), RequestLoss.offSale)
      product.availability.storefronts = []
    }
    addAvailabilities(of: product, plans)
    let prices = prices(of: product, plans, at: index)
    var offers: [RequestedOffer] = []
    for element in subscription.offers.indices {
      let path = CatalogPath(.product(index), .offers, element: element)
      if let offer = offer(subscription.offers[element], number: offers.count, at: path) { offers.append(offer) }
    }
    addPricePoints(prices + offers.compactMap(\.scoped), of: product, kind)
    addPrices(prices, of: product, kind)
    for offer in offers { add(offer, of: product) }
    addScreenshot(of: product, at: index, kind)
  }

  /// Adds a request whose result later requests refer to.
  private mutating func create(_ work: RequestWork, as name: RequestName) {
    manifest.add(RequestStep(work, id: name, isReferred: true))
  }

  private mutating func referenceName(of product: Product, at index: Int) -> String {
    if product.referenceName == nil {
      recordLoss(.value, CatalogPath(.product(index), .referenceName), RequestLoss.noName)
    }
    return product.referenceName ?? product.productID
  }

  // MARK: Texts and files

  /// Creates a version with its texts and its image.
  private mutating func addTexts(of product: Product, at index: Int, _ kind: StoreKind) {
    let image = asset(product.promotionalImage, CatalogPath(.product(index), .promotionalImage))
    let texts = texts(product.localizations, of: .product(index))
    guard !texts.isEmpty || image != nil else { return }
    let owner = PlanSubject.product(product.productID)
    let version = RequestName.version(of: owner)
    addVersion(kind, of: .product(product.productID), as: version, texts) { .text($1, of: owner) }
    if let image { addUpload(image, .promotionalImage(version: version), kind, "image", of: product) }
  }

  private mutating func addVersion(
    _ kind: StoreKind, of owner: RequestName, as version: RequestName, _ texts: [DesiredProduct.Text],
    name: (RequestName, String) -> RequestName
  ) {
    create(.version(kind, of: owner, as: version), as: version)
    for text in texts {
      let work = TextWork(kind, text, as: name(version, text.locale), of: version)
      manifest.add(RequestStep(work.creation(in: version.reference), id: work.name))
    }
  }

  /// The texts that can be created, one per locale.
  private mutating func texts(_ localizations: [Localization], of subject: CatalogPath.Subject) -> [DesiredProduct.Text]
  {
    DesiredProduct.texts(localizations) { element, text in
      if text.title != nil {
        recordLoss(.value, CatalogPath(subject, .locale, element: element), RequestLoss.repeatedLocale)
      } else if text.description != nil {
        recordLoss(.value, CatalogPath(subject, .description, element: element), RequestLoss.noTitle)
      }
    }
  }

  private mutating func addScreenshot(of product: Product, at index: Int, _ kind: StoreKind) {
    let path = CatalogPath(.product(index), .screenshot)
    guard let file = asset(product.review.screenshot, path) else { return }
    addUpload(file, .reviewScreenshot, kind, "screenshot", of: product)
  }

  /// The properties of a file; nil, with a loss, when it can't be read.
  private mutating func asset(_ file: String?, _ path: CatalogPath) -> AssetFile? {
    guard let file else { return nil }
    if let known = assets[file] { return known }
    guard let bytes = companions.bytes(of: file) else {
      recordLoss(.value, path, RequestLoss.unreadableFile)
      return nil
    }
    let asset = AssetFile(file, bytes)
    assets[file] = asset
    return asset
  }

  /// Screenshots and promotional images are reserved, uploaded and committed.
  private mutating func addUpload(
    _ file: AssetFile, _ use: AssetWork.Use, _ kind: StoreKind, _ name: String, of product: Product
  ) {
    let work = AssetWork(productID: product.productID, kind: kind, use: use, file: file)
    let name = RequestName(name, product.productID)
    for step in AssetBody(work, owner: work.owner.reference).steps(name, as: name) { manifest.add(step) }
  }

  // MARK: Storefronts

  /// Sets where the product is sold.
  ///
  /// - Parameter plan: The billing plan with which it is sold; one that is disabled is sold
  ///   nowhere.
  mutating func addAvailability(of product: Product, _ kind: StoreKind, by plan: RequestedBillingPlan? = nil) {
    let isSold = plan?.plan.isEnabled ?? true
    let storefronts = isSold ? product.availability.storefronts : []
    if storefronts == nil { needTerritories() }
    let everywhere = RequestStep.Expansion(
      list: .territories,
      elements: [
        (
          at: "/data/relationships/availableTerritories/data",
          element: RequestBody.reference(RequestBody.territories, RequestName.eachTerritory)
        )
      ])
    manifest.add(
      RequestStep(
        .availability(
          of: product.productID, kind, plan?.type ?? .upFront, isOpen: storefronts == nil,
          in: (storefronts ?? []).map(\.code)),
        id: plan.map { RequestName(Self.billingPlanStep, product.productID, $0.type.apiName) }
          ?? .availability(product.productID), expansions: storefronts == nil ? [everywhere] : []))
  }
}
