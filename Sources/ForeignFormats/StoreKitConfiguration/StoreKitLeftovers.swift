import CatalogFormats
import CatalogModel
import SourceSyntax

// The contents of a StoreKit configuration that a catalog can't hold: identifiers, settings for tests, policies, and
// all unknown keys.

extension StoreKitCatalogBuilder {
  /// The contents of a file that a catalog can't hold: of the file itself, then of products, then of groups.
  static func leftovers(of root: SyntaxNode) -> [ExportLoss] {
    var builder = StoreKitCatalogBuilder(isWhole: true, findsLeftovers: true)
    builder.build(root)
    let found = builder.leftovers
    builder.leaveFile(root)
    func isOfGroup(_ loss: ExportLoss) -> Bool { if case .group = loss.path.subject { true } else { false } }
    return builder.leftovers.dropFirst(found.count) + found.filter { !isOfGroup($0) } + found.filter(isOfGroup)
  }

  /// Records the identifiers of an object, its unknown keys that are not empty, and the values of its members.
  mutating func leave<Record>(
    _ body: SyntaxNode, _ members: [StoreKitMember<Record>], also others: [StoreKitKey], at path: CatalogPath
  ) {
    guard findsLeftovers else { return }
    leave(body, members.map(\.key) + others, at: path)
    for member in members { if let reason = member.leftover(body) { leave(path, reason) } }
  }

  private mutating func leave(_ body: SyntaxNode, _ keys: [StoreKitKey], at path: CatalogPath) {
    let known = Set(keys.map { StoreKitNodes.invented($0, in: body)?.key.text ?? $0.name })
    for (key, value) in body.entries {
      if key.equals("internalID") {
        leave(path, StoreKitLeftover.identifiers)
      } else if !known.contains(key.text), value.isScalar ? !value.isNull : value.count > 0, value.productCount() == 0 {
        leave(path, StoreKitLeftover.key(key.text))
      }
    }
  }

  /// Records offers that are disabled, and a single introductory offer that is not in the list.
  mutating func leaveOtherOffers(of subscription: SyntaxNode, but read: [SyntaxNode], at path: CatalogPath) {
    guard findsLeftovers else { return }
    let known = Set(read.map(\.index))
    let identifiers = read.compactMap { $0.value(forKey: "internalID")?.text }
    for (key, value) in subscription.entries where StoreKitNodes.offerLists.contains(where: { $0.key == key.text }) {
      let offers = value.isMapping ? [value] : value.elements.filter(\.isMapping)
      for offer in offers where !known.contains(offer.index) {
        let identifier = offer.value(forKey: "internalID")?.text
        if identifier.map(identifiers.contains) != true { leave(path, StoreKitLeftover.otherOffer) }
      }
    }
  }

  private static let fileKeys: [StoreKitKey] = [
    "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings", "subscriptionGroups",
    "subscriptionOffersKeyPair", "version", "subscriptionSuiteGroups", "subscriptionBundleGroups",
  ]

  private mutating func leaveFile(_ root: SyntaxNode) {
    let path = CatalogPath(.catalog)
    if root.value(forKey: "identifier") != nil { leave(path, StoreKitLeftover.identifiers) }
    leave(root, Self.fileKeys, at: path)
    let settings = root.value(forKey: "settings")
    for (key, _) in settings?.entries.map(\.self) ?? [] where !key.equals("_locale") && !key.equals("_storefront") {
      leave(path, StoreKitLeftover.settings)
    }
    if let policies = root.value(forKey: "appPolicies"), says(policies) { leave(path, StoreKitLeftover.policies) }
    if root.value(forKey: "subscriptionOffersKeyPair") != nil { leave(path, StoreKitLeftover.keyPair) }
    if settings?.value(forKey: "_storefront") == nil, catalog.products.contains(where: { $0.price != nil }) {
      leave(path, StoreKitLeftover.currency)
    }
    let version = StoreKitVersion(root.value(forKey: "version")) ?? .usual
    if version != .usual { leave(path, StoreKitLeftover.version) }
  }

  /// Whether any text is not empty, other than a locale and an address that the catalog has.
  private func says(_ node: SyntaxNode) -> Bool {
    if node.isScalar { return node.utf8Count > 0 && !node.isNull }
    return node.elements.contains(where: says)
      || node.entries.contains { key, value in
        !key.equals("locale") && says(value)
          && !(key.equals(StoreKitPolicies.address) && value.text == catalog.app.privacyURL)
      }
  }
}
