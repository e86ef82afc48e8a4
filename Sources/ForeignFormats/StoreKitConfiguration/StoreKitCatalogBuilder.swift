import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the model from a StoreKit configuration.
struct StoreKitCatalogBuilder {
  /// The facets that a StoreKit configuration has; others are not missing.
  ///
  /// Groups can have texts, but Xcode leaves them empty.
  static let facets = CatalogFacets.all.subtracting([
    .bundleID, .appLocales, .screenshots, .reviewNotes, .grants, .allStorefronts, .groupTexts, .suppressions,
  ])

  private(set) var catalog = Catalog(facets: facets)
  /// The indices of the nodes that the products and groups of the catalog were read from.
  private(set) var productNodes: [Int] = []
  private(set) var groupNodes: [Int] = []
  var places = FieldPlaces<Int>()
  var problems: ReadingProblems
  private var firstUseOfID: [String: SyntaxNode] = [:]
  /// The identifiers and product IDs of the products outside groups.
  private var namedProducts: Set<ExactText> = []
  private var groupKeys: Set<ExactText> = []
  /// The last number appended to a group name, so that many groups with the same name are not
  /// slower.
  private var groupNumbers: [ExactText: Int] = [:]

  /// Xcode's own default for a new file.
  private var storefront: Territory?
  var currency: CurrencyCode { storefront?.currency ?? .usd }

  let findsLeftovers: Bool
  /// The contents of the file that a catalog can't hold, if they are requested.
  private(set) var leftovers: [ExportLoss] = []

  init(isWhole: Bool, findsLeftovers: Bool = false) {
    problems = ReadingProblems(isWhole: isWhole)
    self.findsLeftovers = findsLeftovers
  }

  mutating func leave(_ path: CatalogPath, _ message: String) {
    let extent: ExportLoss.Extent = StoreKitLeftover.asides.contains(message) ? .aside : .value
    leftovers.append(ExportLoss(extent, of: path, message))
  }

  mutating func build(_ root: SyntaxNode) {
    readSettings(root)
    readPolicies(root)
    readVersion(root)
    readKeyPair(root)
    for (key, value) in root.entries {
      if key.equals("products") {
        addProducts(value, section: .products)
      } else if key.equals("nonRenewingSubscriptions") {
        addProducts(value, section: .nonRenewingSubscriptions)
      }
    }
    let sections = [StoreKitSection.subscriptions, .suites, .bundles]
    for section in sections { addGroups(root.value(forKey: section.groupKey), section) }
    let known = ["products", "nonRenewingSubscriptions"] + sections.map(\.groupKey)
    for (key, value) in root.entries where !known.contains(key.text) {
      problems.reportUnreadSection(key, value, expecting: Array(known.prefix(3)))
    }
  }

  /// Names each product in a part of a suite or bundle whose notation isn't known.
  private mutating func reportProducts(of list: SyntaxNode, in section: StoreKitSection, depth: Int = 0) {
    if let id = list.value(forKey: "productID"), id.isScalar, id.utf8Count > 0, !id.isNull {
      problems.warning(
        "the product \(quoted: id.text) is neither read nor checked: \(section.elementName)s are expected in "
          + "\"subscriptions\"", at: id)
      problems.lose(.whole, CatalogPath(.catalog), "the products of a section that is not known are left out")
    }
    guard depth < 6 else { return }
    for element in list.elements { reportProducts(of: element, in: section, depth: depth + 1) }
    for (_, value) in list.entries where !value.isScalar { reportProducts(of: value, in: section, depth: depth + 1) }
  }

  // MARK: The file

  private mutating func readSettings(_ root: SyntaxNode) {
    storefront = Territory("USA")
    catalog.app.baseTerritory = storefront
    let settings = root.value(forKey: "settings")
    places.note(CatalogPath(.app), settings)
    places.note(CatalogPath(.app, .primaryLocale), settings?.value(forKey: "_locale"))
    places.note(CatalogPath(.app, .baseTerritory), settings?.value(forKey: "_storefront"))
    guard let settings, !settings.isNull else { return }
    guard settings.isMapping else { return problems.wrongType(settings, "settings", expected: "an object") }
    if let locale = problems.text("_locale", of: settings) {
      catalog.app.primaryLocale = StoreLocale.resolving(locale)?.code ?? locale
    }
    guard let node = settings.value(forKey: "_storefront"), let code = problems.text(node, "_storefront"), !code.isEmpty
    else { return }
    guard let territory = Territory(code) else {
      return problems.warning(
        "no storefront has the code \"\(code)\"; expected three letters such as USA; "
          + "US dollars are assumed for prices", at: node)
    }
    storefront = territory
    catalog.app.baseTerritory = territory
  }

  /// Reads the address of the privacy policy, which a configuration has by locale.
  private mutating func readPolicies(_ root: SyntaxNode) {
    let addresses = StoreKitPolicies.addresses(in: root)
    guard let first = addresses.first, StoreKitPolicies.isOne(addresses) else { return }
    catalog.app.privacyURL = first.text
    places.note(CatalogPath(.app, .privacyURL), first)
  }

  private mutating func readVersion(_ root: SyntaxNode) {
    guard let version = root.value(forKey: "version") else {
      return problems.missing("version", of: root, called: "the file")
    }
    guard version.isMapping else {
      return problems.warning(
        "\"version\" must be an object such as {\"major\": 4, \"minor\": 0}, not " + version.jsonDescription,
        at: version)
    }
  }

  private mutating func readKeyPair(_ root: SyntaxNode) {
    guard let key = root.value(forKey: "subscriptionOffersKeyPair")?.value(forKey: "privateKey"), key.isScalar,
      key.utf8Count > 0, !key.isNull
    else { return }
    problems.warning(
      "the file contains a private key, a secret that everyone with access to the file can read", at: key)
  }

  // MARK: Products

  private mutating func addProducts(_ list: SyntaxNode, section: StoreKitSection) {
    for node in problems.objects(list, section.rawValue, called: "a product") {
      for name in [node.value(forKey: "internalID"), StoreKitNodes.value(.productID, of: node)] {
        if let name, name.isScalar { namedProducts.insert(ExactText(name.text)) }
      }
      add(node, section: section, group: nil)
    }
  }

  private mutating func addGroups(_ list: SyntaxNode?, _ section: StoreKitSection) {
    for node in problems.objects(list, section.groupKey, called: "a subscription group") {
      let index = catalog.groups.count
      let id = problems.text("id", of: node)
      checkID(node.value(forKey: "id"), "group id")
      let nameNode = StoreKitNodes.value(.groupName, of: node)
      places.note(CatalogPath(.group(index)), nameNode ?? node.value(forKey: "id") ?? node)
      var group = SubscriptionGroup(key: "", composition: section.composition)
      read(StoreKitTable.group, of: node, into: &group, at: CatalogPath(.group(index)))
      if group.referenceName == nil { problems.missing("name", of: node, called: "the group") }
      group.key = groupKey([group.referenceName, id])
      catalog.groups.append(group)
      groupNodes.append(node.index)
      let subscriptions = problems.value(.subscriptions, of: node)
      let named = namedProducts
      let members = problems.objects(
        subscriptions, "subscriptions", called: "a subscription", isReference: { named.contains(ExactText($0.text)) })
      for node in subscriptions?.elements.map(\.self) ?? [] where findsLeftovers && !node.isMapping {
        leave(CatalogPath(.group(index)), StoreKitLeftover.namedMember)
      }
      for node in members {
        checkGroupID(node, id)
        add(node, section: section, group: index)
      }
      for (key, value) in node.entries where value.index != subscriptions?.index {
        if section == .subscriptions {
          problems.reportUnreadSection(key, value, expecting: ["subscriptions"])
        } else {
          reportProducts(of: value, in: section)
        }
      }
    }
  }

  /// The key of a group: its name or its identifier, if no other group has it; otherwise with a
  /// number.
  private mutating func groupKey(_ names: [String?]) -> String {
    let names = names.compactMap(\.self).filter { !$0.isEmpty }
    if let free = names.first(where: { groupKeys.insert(ExactText($0)).inserted }) { return free }
    let name = names.first ?? "group"
    var number = groupNumbers[ExactText(name), default: 1]
    repeat { number += 1 } while !groupKeys.insert(ExactText("\(name) \(number)")).inserted
    groupNumbers[ExactText(name)] = number
    return "\(name) \(number)"
  }

  private mutating func checkGroupID(_ subscription: SyntaxNode, _ id: String?) {
    guard let node = subscription.value(forKey: "subscriptionGroupID"),
      let written = problems.text(node, "subscriptionGroupID"), let id, written != id
    else { return }
    problems.warning("\"subscriptionGroupID\" is \"\(written)\", but its group has the id \"\(id)\"", at: node)
  }

  private mutating func add(_ node: SyntaxNode, section: StoreKitSection, group: Int?) {
    checkID(node.value(forKey: "internalID"), "internalID")
    let idNode = problems.value(.productID, of: node)
    guard let idNode, let productID = problems.text(idNode, "productID") else {
      if idNode == nil || idNode?.isNull == true {
        problems.missing("productID", of: node, called: section.elementName, severity: .error)
      }
      return
    }
    guard !productID.isEmpty else {
      problems.warning("\(section.elementName) has an empty \"productID\", and is left out", at: idNode)
      return problems.lose(.whole, CatalogPath(.catalog), ReadingProblems.noID)
    }
    let subject = CatalogPath.Subject.product(catalog.products.count)
    places.note(CatalogPath(subject), idNode)
    places.note(CatalogPath(subject, .price, element: 0), StoreKitNodes.value(.displayPrice, of: node))
    var product = Product(item: productID, productID: productID)
    let members = group == nil ? [] : StoreKitTable.subscription(in: section)
    let others = members.map(\.key)
    read(StoreKitTable.product(in: section), of: node, into: &product, at: CatalogPath(subject), also: others)
    if let group {
      var subscription = Subscription(group: group)
      read(members, of: node, into: &subscription, at: CatalogPath(subject), also: nil)
      product.subscription = subscription
    }
    productNodes.append(node.index)
    catalog.products.append(product)
  }

  // MARK: Lists of a product or group

  mutating func localizations(of node: SyntaxNode, _ subject: CatalogPath.Subject, _ owner: StoreKitTable.TextOwner)
    -> [Localization]
  {
    let list = problems.value(.localizations, of: node)
    for field in [CatalogField.locale, .title, .description] { places.note(CatalogPath(subject, field), list) }
    for element in problems.objects(list, "localizations", called: "a localization") {
      let locale = problems.value(.locale, of: element)
      if problems.text(locale, "locale")?.isEmpty != false {
        problems.missing("locale", of: element, called: "the localization", severity: .error)
      }
    }
    var seen = ReadLocales()
    let found = StoreKitNodes.localizations(of: node) { locale in
      seen.insert(locale.text, StoreLocale.resolving(locale.text), at: locale, of: subject, &problems)
    }
    return found.enumerated().map { element, found in
      let written = found.locale.text
      let locale = StoreLocale.resolving(written)
      var texts = Localization(locale: locale?.code ?? written, storeLocale: locale)
      let path = CatalogPath(subject, .locale, element: element)
      read(StoreKitTable.texts(of: owner), of: found.node, into: &texts, at: path, otherwise: found.locale)
      return texts
    }
  }

  mutating func offers(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [Offer] {
    for key in ["introductoryOffers", "adHocOffers", "codeOffers", "winbackOffers"] {
      _ = problems.objects(node.value(forKey: key), key, called: "an offer")
    }
    if let single = node.value(forKey: "introductoryOffer"), !single.isMapping, !single.isNull {
      problems.wrongType(single, "introductoryOffer", expected: "an object or null")
    }
    places.note(CatalogPath(subject, .offers), StoreKitNodes.offersValue(of: node))
    let found = StoreKitNodes.offers(of: node)
    defer { leaveOtherOffers(of: node, but: found.map(\.node), at: CatalogPath(subject)) }
    return found.enumerated().map { element, found in
      let path = CatalogPath(subject, .offers, element: element)
      return record(Offer(kind: found.kind), StoreKitTable.offer(found.kind), of: found.node, at: path)
    }
  }

  /// The products in a suite or bundle, as their IDs or as objects that have one; nil when there are none.
  mutating func members(of node: SyntaxNode) -> [String]? {
    guard let list = node.value(forKey: "members"), !list.isNull else { return nil }
    guard list.isSequence else {
      problems.wrongType(list, "members", expected: "a list")
      return nil
    }
    let members = list.elements.compactMap { element -> String? in
      let id = element.isMapping ? element.value(forKey: "productID") : element
      guard let id, id.isScalar, !id.isNull, id.utf8Count > 0 else {
        problems.warning(
          "a member of a suite is the ID of a product, or an object with \"productID\", not \(element.jsonDescription)",
          at: element)
        return nil
      }
      return id.text
    }
    return members.isEmpty ? nil : members
  }

  mutating func billingPlans(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [BillingPlan] {
    let key = "billingPlans"
    for element in problems.objects(node.value(forKey: key), key, called: "a billing plan")
    where element.value(forKey: "billingPlanType")?.isNull != false {
      problems.missing("billingPlanType", of: element, called: "the billing plan")
    }
    return StoreKitNodes.billingPlans(of: node).enumerated().map { element, node in
      let path = CatalogPath(subject, .billingPlans, element: element)
      return record(BillingPlan(plan: ""), StoreKitTable.billingPlan, of: node, at: path)
    }
  }

  /// An element of a list, which has an identifier of its own.
  private mutating func record<Record>(
    _ empty: Record, _ members: [StoreKitMember<Record>], of node: SyntaxNode, at path: CatalogPath
  ) -> Record {
    places.note(path, node)
    checkID(node.value(forKey: "internalID"), "internalID")
    var record = empty
    read(members, of: node, into: &record, at: path)
    return record
  }

  /// Reports a duplicate ID of Xcode's.
  mutating func checkID(_ node: SyntaxNode?, _ name: String) {
    guard let node, let id = problems.text(node, name == "group id" ? "id" : name), !id.isEmpty else { return }
    let key = "\(name)\u{0}\(id)"
    guard let first = firstUseOfID[key] else {
      firstUseOfID[key] = node
      return
    }
    problems.duplicate("the \(name) \"\(id)\" occurs twice", at: node, first: first.range)
  }
}

/// The lists that contain products.
enum StoreKitSection: String, CaseIterable {
  case products
  case nonRenewingSubscriptions
  case subscriptions
  case suites = "subscriptionSuiteGroups"
  case bundles = "subscriptionBundleGroups"

  init(of composition: SubscriptionGroup.Composition?) {
    self =
      switch composition {
      case nil: .subscriptions
      case .suite: .suites
      case .bundle: .bundles
      }
  }

  /// The name of an element in messages.
  var elementName: String {
    switch self {
    case .products, .nonRenewingSubscriptions: "the product"
    case .subscriptions: "the subscription"
    case .suites: "the suite"
    case .bundles: "the bundle"
    }
  }

  /// The list of groups that has the elements.
  var groupKey: String { self == .subscriptions ? "subscriptionGroups" : rawValue }

  var composition: SubscriptionGroup.Composition? {
    switch self {
    case .products, .nonRenewingSubscriptions, .subscriptions: nil
    case .suites: .suite
    case .bundles: .bundle
    }
  }

  /// Whether its elements are in groups.
  var isGrouped: Bool { self != .products && self != .nonRenewingSubscriptions }
}
