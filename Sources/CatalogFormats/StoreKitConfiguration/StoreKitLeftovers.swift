import AppStoreReference
import CatalogModel
import SourceSyntax

/// Finds the contents of a StoreKit configuration that a catalog can't hold: identifiers, settings
/// for tests, policies, and all unknown keys.
struct StoreKitLeftovers {
  private(set) var found: [ExportLoss] = []

  init(_ base: StoreKitBase) {
    readFile(base)
    for (index, product) in base.products.enumerated() { read(product, at: index) }
    for (index, group) in base.groups.enumerated() {
      let path = CatalogPath(.group(index))
      readKeys(of: group.node, knowing: Self.groupKeys, at: path)
      readTexts(of: group.node, describes: false, at: path)
      let members = StoreKitNodes.value(.subscriptions, of: group.node)
      for member in members?.elements.map(\.self) ?? [] where !member.isMapping { add(path, Reason.namedMember) }
    }
  }

  private mutating func add(_ path: CatalogPath, _ message: String) {
    let extent: ExportLoss.Extent = Reason.asides.contains(message) ? .aside : .value
    found.append(ExportLoss(extent, of: path, message))
  }

  // MARK: The file

  private mutating func readFile(_ base: StoreKitBase) {
    let path = CatalogPath(.catalog)
    readKeys(of: base.root, knowing: Self.fileKeys, at: path)
    for (key, _) in base.root.value(forKey: "settings")?.entries.map(\.self) ?? []
    where !key.equals("_locale") && !key.equals("_storefront") { add(path, Reason.settings) }
    if let policies = base.root.value(forKey: "appPolicies"), Self.says(policies) { add(path, Reason.policies) }
    if base.root.value(forKey: "subscriptionOffersKeyPair") != nil { add(path, Reason.keyPair) }
    if base.root.value(forKey: "settings")?.value(forKey: "_storefront") == nil,
      base.products.contains(where: { $0.model.price != nil })
    {
      add(path, Reason.currency)
    }
    if base.version != .usual { add(path, Reason.version) }
  }

  /// Whether any text other than that of a locale is not empty.
  private static func says(_ node: SyntaxNode) -> Bool {
    if node.isScalar { return node.utf8Count > 0 && !node.isNull }
    return node.elements.contains(where: says) || node.entries.contains { !$0.key.equals("locale") && says($0.value) }
  }

  // MARK: Products

  private mutating func read(_ product: StoreKitBase.Product, at index: Int) {
    let path = CatalogPath(.product(index))
    let isSubscription = product.model.subscription != nil
    readKeys(of: product.node, knowing: isSubscription ? Self.subscriptionKeys : Self.productKeys, at: path)
    if product.node.value(forKey: "promotionalImageID") != nil { add(path, Reason.imageID) }
    readTexts(of: product.node, describes: true, at: path)
    guard isSubscription else { return }
    let offers = StoreKitNodes.offers(of: product.node)
    for (element, (node, _)) in offers.enumerated() {
      let path = CatalogPath(.product(index), .offers, element: element)
      readKeys(of: node, knowing: Self.offerKeys, at: path)
      if node.value(forKey: "isEligible")?.equals("false") == true { add(path, Reason.eligible) }
      if node.value(forKey: "paymentMode")?.equals("free") == true, node.value(forKey: "displayPrice") != nil {
        add(path, Reason.formerPrice)
      }
    }
    readOtherOffers(of: product.node, but: offers.map(\.node), at: path)
    for (element, node) in StoreKitNodes.billingPlans(of: product.node).enumerated() {
      readKeys(of: node, knowing: Self.planKeys, at: CatalogPath(.product(index), .billingPlans, element: element))
    }
  }

  /// Reads offers that are disabled, and a single introductory offer that is not in the list.
  private mutating func readOtherOffers(of subscription: SyntaxNode, but read: [SyntaxNode], at path: CatalogPath) {
    let known = Set(read.map(\.index))
    let identifiers = read.compactMap { $0.value(forKey: "internalID")?.text }
    for (key, value) in subscription.entries where Self.offerLists.contains(key.text) {
      let offers = value.isMapping ? [value] : value.elements.filter(\.isMapping)
      for offer in offers where !known.contains(offer.index) {
        let identifier = offer.value(forKey: "internalID")?.text
        if identifier.map(identifiers.contains) != true { add(path, Reason.otherOffer) }
      }
    }
  }

  // MARK: Keys

  private mutating func readTexts(of body: SyntaxNode, describes: Bool, at path: CatalogPath) {
    for (element, (node, locale)) in StoreKitNodes.localizations(of: body).enumerated() {
      let path = CatalogPath(path.subject, .locale, element: element)
      readKeys(of: node, knowing: Self.textKeys, at: path)
      let written = locale.text
      if let store = StoreLocale.resolving(written), store.storeKitCode != written { add(path, Reason.spelling) }
      if !describes, node.value(forKey: "description")?.utf8Count ?? 0 > 0 { add(path, Reason.groupDescription) }
    }
  }

  /// Reports the unknown keys that are not empty, and counts the identifiers.
  private mutating func readKeys(of node: SyntaxNode, knowing known: Keys, at path: CatalogPath) {
    let named = Set(known.named.map { StoreKitNodes.invented($0, in: node)?.key.text ?? $0.name })
    for (key, value) in node.entries {
      let name = key.text
      if named.contains(name) { continue }
      if name == "internalID" || known.identifier == name {
        add(path, Reason.identifiers)
      } else if !known.plain.contains(name), value.isScalar ? !value.isNull : value.count > 0, value.productCount() == 0
      {
        add(path, Reason.key(name))
      }
    }
  }

  /// The keys of one kind of object.
  private struct Keys {
    /// The key of the identifier, in addition to `internalID`.
    var identifier: String?
    /// The keys for which people use other names.
    var named: [StoreKitKey] = []
    var plain: Set<String> = []
  }

  private static let offerLists: Set<String> = [
    "adHocOffers", "codeOffers", "introductoryOffer", "introductoryOffers", "winbackOffers",
  ]
  private static let fileKeys = Keys(
    identifier: "identifier",
    plain: [
      "appPolicies", "nonRenewingSubscriptions", "products", "settings", "subscriptionGroups",
      "subscriptionOffersKeyPair", "version",
    ])
  private static let groupKeys = Keys(identifier: "id", named: [.groupName, .localizations, .subscriptions])
  private static let productKeys = Keys(
    named: [.productID, .displayPrice, .referenceName, .localizations],
    plain: ["familyShareable", "promotionalImageID", "type"])
  private static let subscriptionKeys = Keys(
    named: productKeys.named + [.level, .period],
    plain: productKeys.plain.union(offerLists).union(["billingPlans", "subscriptionGroupID"]))
  private static let textKeys = Keys(named: [.displayName, .locale], plain: ["description"])
  private static let offerKeys = Keys(
    named: [.displayPrice],
    plain: [
      "billingPlanType", "eligibility", "isEligible", "isStackable", "numberOfPeriods", "offerID", "paymentMode",
      "priority", "referenceName", "subscriptionPeriod",
    ])
  private static let planKeys = Keys(
    named: [.displayPrice, .commitmentDisplayPrice], plain: ["billingPlanType", "isEnabled"])
}

private enum Reason {
  static let identifiers = "a catalog does not keep Xcode's identifiers"
  static let settings = "a catalog does not keep Xcode's settings for tests"
  static let policies = "a catalog has no license agreement and no privacy policies"
  static let keyPair = "a catalog has no key that signs offers"
  static let version = "a catalog does not keep the version of a StoreKit configuration"
  /// Xcode leaves out the storefront of a new file.
  static let currency = "the file has no \"_storefront\"; its prices are taken for US dollars, as Xcode does"
  static let imageID = "a catalog does not keep the identifier of a promotional image"
  static let eligible = "a catalog does not say who is eligible in tests"
  static let formerPrice = "a catalog does not keep the price that a free offer had"
  static let otherOffer = "a catalog has no offers that are switched off"
  static let namedMember = "a catalog has the subscriptions of a group, not their names"
  static let spelling = "a catalog spells locales as App Store Connect does"
  static let groupDescription = "a catalog has no descriptions of groups"

  /// Data that is only useful for tests on one machine, and that no product of the store has.
  static let asides: Set<String> = [identifiers, settings, keyPair, version, currency, imageID, eligible, spelling]

  static func key(_ name: String) -> String { "a catalog has no place for \"\(name)\"" }
}
