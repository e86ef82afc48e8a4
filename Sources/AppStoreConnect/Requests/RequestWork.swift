import AppStoreReference
package import CatalogModel
package import SourceSyntax

/// A request whose body is complete except for references.
package struct RequestWork: Sendable, Hashable {
  package var method: RequestStep.Method
  package var path: String
  package var body: OrderedValue?
  /// The name under which the ID of the created resource is known afterwards.
  package var saves: RequestName?
  /// Whether it makes a version, which may begin with copies of the approved texts.
  package var makesVersion = false
  /// Whether it is not sent again when its outcome is unknown, because what it makes stays for good.
  package var isSentOnce = false

  /// The names that it refers to.
  package var references: [String] { RequestStep.references(in: path, body) }

  package static func create(
    _ type: String, in version: String = "v1", _ attributes: OrderedMap = [:], _ relationships: OrderedMap,
    saves: RequestName? = nil
  ) -> RequestWork {
    RequestWork(
      method: .post, path: "/\(version)/\(type)",
      body: ["data": RequestBody.resource(type, nil, attributes, relationships)], saves: saves)
  }

  package static func update(
    _ type: String, in version: String = "v1", _ id: String, _ attributes: OrderedMap = [:],
    _ relationships: OrderedMap = [:]
  ) -> RequestWork {
    RequestWork(
      method: .patch, path: "/\(version)/\(type)/\(id)",
      body: ["data": RequestBody.resource(type, id, attributes, relationships)])
  }

  package static func delete(_ type: String, in version: String = "v1", _ id: String) -> RequestWork {
    RequestWork(method: .delete, path: "/\(version)/\(type)/\(id)")
  }
}

/// The records of a catalog.
extension RequestWork {
  package static func group(named name: String, as id: RequestName) -> RequestWork {
    create(
      StoreKind.group.type, ["referenceName": .text(name)],
      ["app": RequestBody.one("apps", RequestName.app.reference)], saves: id)
  }

  /// - Parameters:
  ///   - name: The reference name.
  ///   - type: The type of a one-time product, by its name in the API.
  package static func product(_ product: Product, named name: String, of type: String) -> RequestWork {
    create(
      StoreKind.inAppPurchase.type, in: StoreKind.inAppPurchase.apiVersion,
      [
        "name": .text(name), "productId": .text(product.productID), "inAppPurchaseType": .text(type),
        "reviewNote": .text(orNull: product.review.notes), "familySharable": .flag(product.isFamilySharable),
      ], ["app": RequestBody.one("apps", RequestName.app.reference)], saves: .product(product.productID))
  }

  /// - Parameter name: The reference name.
  package static func subscription(
    _ product: Product, _ subscription: Subscription, named name: String, in group: RequestName
  ) -> RequestWork {
    create(
      StoreKind.subscription.type, in: StoreKind.subscription.apiVersion,
      [
        "name": .text(name), "productId": .text(product.productID), "familySharable": .flag(product.isFamilySharable),
        "subscriptionPeriod": subscription.period.map { .text($0.apiName) },
        "reviewNote": .text(orNull: product.review.notes), "groupLevel": subscription.level.map(OrderedValue.integer),
      ], ["group": StoreKind.group.reference(to: group.reference)], saves: .product(product.productID))
  }

  /// The price of a subscription in one storefront.
  static func price(_ row: PriceRow, of product: String) -> RequestWork {
    let id = RequestName.product(product).reference
    let body = PriceBody(.subscription, id)
    return RequestWork(method: .post, path: "/v1/subscriptionPrices", body: ["data": body.resource(row, id: nil)])
  }

  /// The deletion of planned prices of a subscription.
  static func deletion(ofPlanned prices: [String], of product: String) -> RequestWork {
    let type = StoreKind.subscription.priceType
    return prices.count == 1 ? delete(type, prices[0]) : deletion(of: prices, type, "prices", of: product)
  }

  /// The deletion of resources that a subscription is related to.
  static func deletion(of ids: [String], _ type: String, _ relation: String, of product: String) -> RequestWork {
    let id = RequestName.product(product).reference
    return RequestWork(
      method: .delete, path: "\(StoreKind.subscription.path)/\(id)/relationships/\(relation)",
      body: RequestBody.many(type, ids))
  }

  /// The version in which texts and images are created.
  package static func version(_ kind: StoreKind, of owner: RequestName, as id: RequestName) -> RequestWork {
    var work = create(
      kind.versionType, [:], [kind.relation: RequestBody.one(kind.type, owner.reference)], saves: id)
    work.makesVersion = true
    return work
  }

  /// The availability of a product: the storefronts where it is sold.
  ///
  /// - Parameters:
  ///   - type: The billing plan of a subscription with which it is sold there.
  ///   - isOpen: Whether it will be sold in storefronts that open later.
  ///   - territories: The codes of the storefronts.
  package static func availability(
    of product: String, _ kind: StoreKind, _ type: PlanType = .upFront, isOpen: Bool, in territories: [String]
  ) -> RequestWork {
    create(
      kind.availabilityType,
      [
        "availableInNewTerritories": .flag(isOpen),
        "planType": kind == .subscription ? .text(type.apiName) : nil,
      ],
      [
        kind.relation: kind.reference(to: RequestName.product(product).reference),
        "availableTerritories": RequestBody.territories(territories),
      ], saves: .availability(product))
  }
}

/// A text in one locale of a version: changed where it exists, created where it doesn't.
package struct TextWork: Sendable, Hashable {
  package var kind: StoreKind
  /// The name of its ID.
  package var name: RequestName
  /// The name of the ID of the version that it belongs to.
  package var version: RequestName
  package var locale: String
  package var title: String
  /// Groups have none.
  package var description: String?
  /// The name of the app in a group, which a catalog doesn't have.
  package var customAppName: String?
  /// Whether it is only written when the version lacks it: it did not change, but a new version may
  /// begin without the approved texts.
  package var isFallback = false

  package init(_ kind: StoreKind, _ text: DesiredProduct.Text, as name: RequestName, of version: RequestName) {
    self.kind = kind
    self.name = name
    self.version = version
    locale = text.locale
    title = text.title
    description = text.description
  }

  /// - Parameter version: The ID of the version.
  package func creation(in version: String) -> RequestWork {
    RequestWork.create(
      kind.localizationType, in: "v2",
      [
        "name": .text(title), "locale": .text(locale),
        "description": kind == .group ? nil : .text(orNull: description),
        "customAppName": customAppName.map { .text($0) },
      ], ["version": RequestBody.one(kind.versionType, version)], saves: name)
  }

  /// - Parameter id: The ID of the text.
  package func change(of id: String) -> RequestWork {
    RequestWork.update(
      kind.localizationType, in: "v2", id, ["name": .text(title), "description": description.map { .text($0) }])
  }
}
