import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Where the parts of a catalog stand in a package, as indices of elements.
struct TransporterPlaces: Sendable {
  struct Product: Sendable {
    var element: Int
    /// The family whose texts the product shares; nil in a subscription group and outside.
    var family: Int?
    /// The tier that was taken for the price.
    var price: Int?
  }

  var products: [Product] = []
  /// Nil for the group that subscriptions without one were put into.
  var groups: [Int?] = []
}

/// Makes the model from a Transporter package.
struct TransporterCatalogBuilder {
  /// What a package can say: the rest is not missing from it.
  static let facets = CatalogFacets.all.subtracting([
    .bundleID, .appLocales, .grants, .suppressions, .levels,
  ])

  private(set) var catalog = Catalog(facets: facets)
  private(set) var places = TransporterPlaces()
  var problems: ReadingProblems
  var screenshots: TransporterScreenshots
  let today: CalendarDate?

  /// The products of each group, which the model has behind those outside groups.
  private var members: [[(product: Product, place: TransporterPlaces.Product)]] = []
  private var strays: [(product: Product, place: TransporterPlaces.Product)] = []

  init(isWhole: Bool, today: CalendarDate?, screenshots: TransporterScreenshots) {
    problems = ReadingProblems(isWhole: isWhole)
    self.today = today
    self.screenshots = screenshots
  }

  mutating func build(_ root: XMLElement) {
    guard TransporterElement.roots.contains(root.name) else {
      return problems.error(
        "a Transporter package begins with \"package\", or is a piece of one such as "
          + "\"in_app_purchases\"; \"\(root.name)\" is neither", at: root.nameRange)
    }
    visit(root)
    adoptStrays()
    for (group, products) in members.enumerated() {
      for (product, place) in products {
        catalog.products.append(product)
        catalog.products[catalog.products.count - 1].subscription?.group = group
        places.products.append(place)
      }
    }
    if catalog.products.isEmpty {
      problems.missing("there are no in-app purchases in the file", at: root.nameRange)
    }
  }

  /// Finds the products wherever they stand: some generators put them into the game center.
  private mutating func visit(_ element: XMLElement) {
    switch element.name {
    case "in_app_purchase": addProduct(element)
    case "subscription_group", "family": addGroup(element)
    case "in_app_purchases":
      for child in element.children {
        switch child.name {
        case "in_app_purchase", "subscription_group", "family": visit(child)
        default: problems.leaveOut(child.name, "it stands outside a product", at: child.nameRange)
        }
      }
    default:
      for child in element.children { visit(child) }
    }
  }

  private mutating func addProduct(_ element: XMLElement) {
    guard let (product, place) = product(element, in: nil) else { return }
    if product.subscription == nil {
      catalog.products.append(product)
      places.products.append(place)
    } else {
      problems.warning(
        "an auto-renewable subscription stands outside a group; it is put into the group "
          + "\"\(Self.strayGroup)\"", at: element.nameRange)
      strays.append((product, place))
    }
  }

  private mutating func addGroup(_ element: XMLElement) {
    let isFamily = element.name == "family"
    let name = element.attribute("name").flatMap { $0.isEmpty ? nil : $0 }
    if name == nil { problems.missing("the group has no \"name\"", at: element.nameRange) }
    var group = SubscriptionGroup(
      key: name ?? "group \(catalog.groups.count + 1)", referenceName: name)
    group.localizations = localizations(of: element, asGroup: !isFamily)
    for index in group.localizations.indices { group.localizations[index].description = nil }
    if isFamily, let screenshot = element.child("review_screenshot") { compare(screenshot) }
    var products: [(Product, TransporterPlaces.Product)] = []
    for child in element.children {
      switch child.name {
      case "in_app_purchase":
        guard let (product, place) = product(child, in: element) else { continue }
        products.append((product, place))
      case "locales": continue
      case "review_screenshot" where isFamily, "review_notes" where isFamily: continue
      default: leaveOut(child)
      }
    }
    catalog.groups.append(group)
    places.groups.append(element.index)
    members.append(products)
  }

  /// The group of subscriptions that stand in none.
  private static let strayGroup = "subscriptions"

  private mutating func adoptStrays() {
    guard !strays.isEmpty else { return }
    if let known = catalog.groups.firstIndex(where: { $0.key == Self.strayGroup }) {
      members[known] += strays
    } else {
      catalog.groups.append(SubscriptionGroup(key: Self.strayGroup))
      places.groups.append(nil)
      members.append(strays)
    }
  }

  /// Reports an element that is not taken over, unless it says nothing.
  mutating func leaveOut(_ element: XMLElement) {
    guard element.hasContent else { return }
    let known = ["bonus_duration", "publication_name", "app_name", "has_hosted_content"]
    problems.leaveOut(
      element.name,
      known.contains(element.name) ? ReadingProblems.noPlace : ReadingProblems.unknown,
      at: element.nameRange)
  }

  // MARK: Texts

  /// - Parameter asGroup: Whether a description has no meaning.
  mutating func localizations(of body: XMLElement, asGroup: Bool) -> [Localization] {
    for child in body.child("locales").map({ Array($0.children) }) ?? [] {
      if child.name != "locale" {
        leaveOut(child)
      } else if child.attribute("name")?.isEmpty != false {
        problems.error("the locale has no \"name\"", at: child.nameRange)
      }
    }
    var firstUse: [String: XMLElement] = [:]
    return TransporterElement.locales(of: body).map { element in
      let written = element.attribute("name") ?? ""
      if let first = firstUse[written] {
        problems.warning(
          "the locale \"\(written)\" stands twice", at: element.range(ofAttribute: "name"),
          related: [
            Diagnostic.Related("it stands here first", at: first.range(ofAttribute: "name"))
          ])
      } else {
        firstUse[written] = element
      }
      for child in element.children {
        switch child.name {
        case "title": continue
        case "description" where !asGroup: continue
        case "description" where child.hasContent:
          problems.leaveOut(child.name, "a group has a title only", at: child.nameRange)
        default: leaveOut(child)
        }
      }
      return Self.localization(element)
    }
  }

  static func localization(_ element: XMLElement) -> Localization {
    let written = element.attribute("name") ?? ""
    let storeLocale = StoreLocale.resolving(written)
    return Localization(
      locale: storeLocale?.code ?? written, storeLocale: storeLocale,
      title: element.child("title")?.trimmedText,
      description: element.child("description")?.trimmedText)
  }
}
