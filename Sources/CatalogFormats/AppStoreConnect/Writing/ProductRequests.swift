import AppStoreReference
import CatalogModel
import SourceSyntax

/// Products outside of groups.
extension CatalogRequests {
  mutating func addProduct(at index: Int) {
    let product = catalog.products[index]
    guard let type = product.type?.name(in: .appStoreConnectAPI) else {
      recordLoss(.whole, CatalogPath(.product(index)), RequestLoss.noType)
      return
    }
    guard isNew(product, at: index) else { return }
    loseFields(of: product, at: index)
    let kind = RequestedKind.inAppPurchase
    manifest.add(
      RequestStep(
        creating: kind.type, in: "v2", as: RequestName("product", product.productID), isReferred: true,
        [
          "name": .text(referenceName(of: product, at: index)), "productId": .text(product.productID),
          "inAppPurchaseType": .text(type), "reviewNote": .text(orNull: product.review.notes),
          "familySharable": .flag(product.isFamilySharable),
        ], relationships: ["app": RequestStep.one("apps", .app)]))
    addTexts(of: product, at: index, kind)
    let codes = offerCodes(of: product, at: index)
    let schedule = product.price.flatMap { plan(for: $0, at: CatalogPath(.product(index), .price)) }
    var plans = codes.compactMap { code in code.plan.map { ScopedPlan(scope: code.scope, plan: $0) } }
    if let schedule { plans.insert(.init(scope: "price", plan: schedule, isEqualized: false), at: 0) }
    if !plans.isEmpty { addPricePoints(plans, of: product, kind) }
    if let schedule { addSchedule(schedule, of: product) }
    addAvailability(of: product, kind)
    for code in codes { add(code, of: product) }
    addScreenshot(of: product, at: index, kind)
  }

  func referenceNameOrID(_ product: Product) -> String { product.referenceName ?? product.productID }

  mutating func referenceName(of product: Product, at index: Int) -> String {
    if product.referenceName == nil {
      recordLoss(.value, CatalogPath(.product(index), .referenceName), RequestLoss.noName)
    }
    return referenceNameOrID(product)
  }

  /// Creates a version with its texts and its image.
  mutating func addTexts(of product: Product, at index: Int, _ kind: RequestedKind) {
    let image = asset(product.promotionalImage, CatalogPath(.product(index), .promotionalImage))
    let texts = texts(product.localizations, of: .product(index))
    guard !texts.isEmpty || image != nil else { return }
    let version = RequestName("version", product.productID)
    manifest.add(
      RequestStep(
        creating: kind.versionType, as: version, isReferred: true,
        relationships: [kind.parent: kind.reference(to: product)]))
    manifest.add(
      VersionTexts(
        texts, of: version, as: kind.versionType, type: kind.localizationType,
        id: RequestName("localization", product.productID)))
    if let image {
      addUpload(
        image, RequestName("image", product.productID), kind.imageType, in: "v2",
        of: ["version": RequestStep.one(kind.versionType, version)], hasChecksum: false)
    }
  }

  /// The texts that can be created, one per locale.
  mutating func texts(_ localizations: [Localization], of subject: CatalogPath.Subject) -> [VersionTexts.Text] {
    var locales: Set<String> = []
    return localizations.enumerated().compactMap { element, localization in
      let locale = localization.storeLocale?.code ?? localization.locale
      guard let title = localization.title else {
        if localization.description != nil {
          recordLoss(.value, CatalogPath(subject, .description, element: element), RequestLoss.noTitle)
        }
        return nil
      }
      guard locales.insert(locale).inserted else {
        recordLoss(.value, CatalogPath(subject, .locale, element: element), RequestLoss.repeatedLocale)
        return nil
      }
      return VersionTexts.Text(locale: locale, title: title, description: localization.description)
    }
  }

  /// Sets where the product is sold.
  ///
  /// - Parameter plan: The billing plan with which it is sold; one that is disabled is sold
  ///   nowhere.
  mutating func addAvailability(of product: Product, _ kind: RequestedKind, by plan: RequestedBillingPlan? = nil) {
    let isSold = plan?.plan.isEnabled ?? true
    let storefronts = isSold ? product.availability.storefronts : []
    if storefronts == nil { needTerritories() }
    let listed = (storefronts ?? []).map { RequestStep.reference("territories", $0.code) }
    let expansion = RequestStep.Expansion(
      list: .territories,
      elements: [
        (
          at: "/data/relationships/availableTerritories/data",
          element: RequestStep.reference("territories", RequestName.eachTerritory)
        )
      ])
    manifest.add(
      RequestStep(
        creating: kind.availabilityType,
        as: plan.map { RequestName(Self.billingPlanStep, product.productID, $0.type.apiName) }
          ?? RequestName("availability", product.productID),
        [
          "availableInNewTerritories": .flag(storefronts == nil),
          // Subscriptions are sold by plan; the one that is paid when a period starts is the
          // default.
          "planType": kind == .subscription ? .text((plan?.type ?? .upFront).apiName) : nil,
        ], relationships: [kind.parent: kind.reference(to: product), "availableTerritories": ["data": .list(listed)]],
        expansions: storefronts == nil ? [expansion] : []))
  }
}
