import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the model from a Transporter package.
struct TransporterCatalogBuilder {
  /// The facets that a package has; others are not missing.
  static let facets = CatalogFacets.all.subtracting([.bundleID, .appLocales, .grants, .suppressions, .levels])

  private(set) var catalog = Catalog(facets: facets)
  /// The indices of the elements.
  var places = FieldPlaces<Int>()
  /// The elements outside of a product that it shares with others of its family.
  var shared: Set<Int> = []
  var problems: ReadingProblems
  var screenshots: TransporterScreenshots
  let today: CalendarDate?

  /// The indices of the subscriptions outside of groups.
  private var ungrouped: [Int] = []

  init(isWhole: Bool, today: CalendarDate?, screenshots: TransporterScreenshots) {
    problems = ReadingProblems(isWhole: isWhole)
    self.today = today
    self.screenshots = screenshots
  }

  mutating func build(_ root: XMLElement) {
    guard TransporterElement.roots.contains(root.name) else {
      return problems.error(
        "a Transporter package starts with \"package\", or is a piece of one such as "
          + "\"in_app_purchases\"; \"\(root.name)\" is neither", at: root.nameRange)
    }
    visit(root)
    groupUngroupedSubscriptions()
    places.reorder(products: catalog.sortProductsByGroup())
    if catalog.products.isEmpty, problems.isWhole, !TransporterElement.isOwn(root) {
      problems.error(
        "this is not a Transporter package: it has no \"software\" and no \"in_app_purchases\"", at: root.nameRange)
    } else if catalog.products.isEmpty {
      problems.missing("there are no in-app purchases in the file", at: root.nameRange)
    }
  }

  /// Finds the products anywhere in the file: some generators put them into the game center.
  private mutating func visit(_ element: XMLElement) {
    switch element.name {
    case "in_app_purchase":
      refuseRepeated(in: element)
      addProduct(element)
    case "subscription_group", "family":
      refuseRepeated(in: element)
      addGroup(element)
    case "in_app_purchases":
      for child in element.children {
        switch child.name {
        case "in_app_purchase", "subscription_group", "family": visit(child)
        default: problems.leaveOut(child.name, "it is outside of a product", at: child.nameRange)
        }
      }
    default: for child in element.children { visit(child) }
    }
  }

  /// Reports the elements of which there must be one, and are more; without this, all but the first would be lost.
  private mutating func refuseRepeated(in element: XMLElement) {
    for other in element.repeatedChildren(among: TransporterElement.single) {
      problems.error("there is more than one \"\(other.name)\" in \"\(element.name)\"", at: other.nameRange)
    }
    for child in element.children { refuseRepeated(in: child) }
  }

  private mutating func addProduct(_ element: XMLElement) {
    guard let product = product(element, in: nil) else { return }
    if product.subscription != nil {
      problems.warning(
        "an auto-renewable subscription is outside of a group; it is put into the group " + "\"\(Self.defaultKey)\"",
        at: element.nameRange)
      ungrouped.append(catalog.products.count)
    }
    catalog.products.append(product)
  }

  private mutating func addGroup(_ element: XMLElement) {
    let isFamily = element.name == "family"
    let name = element.attribute("name").flatMap { $0.isEmpty ? nil : $0 }
    if name == nil { problems.missing("the group has no \"name\"", at: element.nameRange) }
    var group = SubscriptionGroup(key: name ?? "group \(catalog.groups.count + 1)", referenceName: name)
    let subject = CatalogPath.Subject.group(catalog.groups.count)
    places.note(CatalogPath(subject), element.index)
    places.note(CatalogPath(subject, .referenceName), element.index)
    noteLocales(of: element, TransporterElement.locales(of: element), subject)
    group.localizations = localizations(of: element, subject, asGroup: !isFamily)
    for index in group.localizations.indices { group.localizations[index].description = nil }
    if isFamily, let screenshot = element.child("review_screenshot") { compare(screenshot) }
    for child in element.children {
      switch child.name {
      case "in_app_purchase":
        guard var product = product(child, in: element) else { continue }
        product.subscription?.group = catalog.groups.count
        catalog.products.append(product)
      case "locales": continue
      case "review_screenshot" where isFamily, "review_notes" where isFamily: continue
      default: leaveOut(child)
      }
    }
    catalog.groups.append(group)
  }

  /// The group for subscriptions outside of groups.
  private static let defaultKey = "subscriptions"

  private mutating func groupUngroupedSubscriptions() {
    guard !ungrouped.isEmpty else { return }
    let known = catalog.groups.firstIndex { $0.key == Self.defaultKey }
    if known == nil { catalog.groups.append(SubscriptionGroup(key: Self.defaultKey)) }
    for index in ungrouped { catalog.products[index].subscription?.group = known ?? catalog.groups.count - 1 }
  }

  /// Reports an element that is ignored, unless it is empty.
  mutating func leaveOut(_ element: XMLElement) {
    guard element.hasContent else { return }
    let known = ["bonus_duration", "publication_name", "app_name", "has_hosted_content"]
    problems.leaveOut(
      element.name, known.contains(element.name) ? ReadingProblems.noPlace : ReadingProblems.unknown,
      at: element.nameRange)
  }

  // MARK: Texts

  /// Records the positions of the texts; a missing text has the position of its locale.
  mutating func noteLocales(of body: XMLElement, _ locales: [XMLElement], _ subject: CatalogPath.Subject) {
    for field in [CatalogField.locale, .title, .description] {
      for (element, locale) in locales.enumerated() {
        let text = field == .locale ? nil : locale.child(field.rawValue)
        places.note(CatalogPath(subject, field, element: element), (text ?? locale).index)
      }
      places.note(CatalogPath(subject, field), body.child("locales")?.index)
    }
  }

  /// - Parameter asGroup: Whether a description is meaningless.
  mutating func localizations(of body: XMLElement, _ subject: CatalogPath.Subject, asGroup: Bool) -> [Localization] {
    for child in body.child("locales").map({ Array($0.children) }) ?? [] {
      if child.name != "locale" {
        leaveOut(child)
      } else if child.attribute("name")?.isEmpty != false {
        problems.error("the locale has no \"name\"", at: child.nameRange)
      }
    }
    var seen = ReadLocales()
    let found = TransporterElement.locales(of: body) { element, written in
      seen.insert(
        written, StoreLocale.resolving(written), at: element.range(ofAttribute: "name"), of: subject, &problems)
    }
    return found.map { element in
      for child in element.children {
        switch child.name {
        case "title": continue
        case "description" where !asGroup: continue
        case "description" where child.hasContent:
          problems.leaveOut(child.name, "a group has only a title", at: child.nameRange)
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
      locale: storeLocale?.code ?? written, storeLocale: storeLocale, title: element.child("title")?.trimmedText,
      description: element.child("description")?.trimmedText)
  }
}
