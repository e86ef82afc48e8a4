import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the model from resources of the API.
struct ConnectCatalogBuilder {
  let resources: ConnectResources
  let manifest: ConnectManifest?
  var problems: ReadingProblems
  var catalog = Catalog()
  var places = FieldPlaces<Int>()
  private var readSubscriptions: Set<Int> = []
  /// Whether there are subscriptions whose group is not in the file.
  private(set) var hasUngroupedSubscriptions = false

  init(_ answers: ConnectAnswers) {
    resources = answers.resources
    manifest = answers.manifest
    problems = answers.problems
  }

  var isManifest: Bool { manifest != nil }

  mutating func build() {
    readApp()
    catalog.app.baseTerritory = baseTerritory()
    for product in resources.resources(of: "inAppPurchases") { addProduct(product, .inAppPurchase, group: nil) }
    for group in resources.resources(of: "subscriptionGroups") { addGroup(group) }
    addUngroupedSubscriptions()
    catalog.facets = facets
  }

  // MARK: The app

  private mutating func readApp() {
    if let bundleID = manifest?.bundleID {
      catalog.app.bundleID = text(bundleID, "bundleId", CatalogPath(.app, .bundleID))
    }
    let apps = resources.resources(of: "apps")
    guard let app = apps.first else { return }
    if apps.count > 1 {
      problems.warning(
        "the file has \(apps.count) apps; a catalog has one app, and this one is used",
        at: resources.all[app].appearances[0].place)
    }
    catalog.app.bundleID = text("bundleId", of: app, CatalogPath(.app, .bundleID)) ?? catalog.app.bundleID
    catalog.app.name = text("name", of: app, CatalogPath(.app, .name))
    if let locale = text("primaryLocale", of: app, CatalogPath(.app, .primaryLocale)) {
      catalog.app.primaryLocale = StoreLocale.resolving(locale)?.code ?? locale
    }
  }

  // MARK: Groups

  private mutating func addGroup(_ resource: Int) {
    let index = catalog.groups.count
    let subject = CatalogPath.Subject.group(index)
    places.note(CatalogPath(subject), resources.all[resource].appearances[0].place)
    let name = text("referenceName", of: resource, CatalogPath(subject, .referenceName))
    let id = resources.all[resource].id
    var key = name.flatMap { $0.isEmpty ? nil : $0 } ?? id
    if isManifest {
      let parts = RequestName.parts(of: id)
      if parts.count > 1 { key = parts[1] }
    } else if catalog.groups.contains(where: { $0.key == key }) {
      key = id
    }
    catalog.groups.append(SubscriptionGroup(key: key, referenceName: name))
    catalog.groups[index].localizations = localizations(
      of: resource, subject,
      versions: ConnectRelation("versions", "subscriptionGroupVersions", back: "subscriptionGroup"),
      older: ConnectRelation(
        "subscriptionGroupLocalizations", "subscriptionGroupLocalizations", back: "subscriptionGroup"))
    let subscriptions = related(ConnectRelation("subscriptions", "subscriptions", back: "group"), of: resource)
    for subscription in subscriptions where readSubscriptions.insert(subscription).inserted {
      addProduct(subscription, .subscription, group: index)
    }
  }

  /// Subscriptions whose group is not in the file.
  private mutating func addUngroupedSubscriptions() {
    var groups: [String: Int] = [:]
    for subscription in resources.resources(of: "subscriptions") where !readSubscriptions.contains(subscription) {
      hasUngroupedSubscriptions = true
      let id = resources.reference("group", of: subscription)?.id ?? "unknown"
      if groups[id] == nil {
        groups[id] = catalog.groups.count
        catalog.groups.append(SubscriptionGroup(key: id))
        problems.warning(
          "the subscription group \"\(id)\" is not in the file", at: resources.all[subscription].appearances[0].place)
      }
      addProduct(subscription, .subscription, group: groups[id])
    }
  }

  // MARK: Reading

  mutating func text(_ node: SyntaxNode?, _ key: String, _ path: CatalogPath) -> String? {
    guard let node, let text = problems.text(node, key) else { return nil }
    places.note(path, node)
    return text
  }

  mutating func text(_ key: String, of resource: Int, _ path: CatalogPath) -> String? {
    text(resources.attribute(key, of: resource), key, path)
  }

  /// The resources that belong to another; those that are not in the file are reported.
  mutating func related(_ relation: ConnectRelation, of resource: Int) -> [Int] {
    let (found, missing) = resources.related(relation, of: resource)
    if let first = missing.first {
      let name = name(of: resource)
      problems.warning(
        "\(missing.count) of the \"\(relation.type)\" of \(name) "
          + "\(missing.count == 1 ? "is" : "are") not in the file", at: first.place)
    }
    if let (total, place) = resources.total(relation.name, of: resource), found.count + missing.count < total {
      let name = name(of: resource)
      problems.warning("the file has \(found.count) of the \(total) \"\(relation.type)\" of \(name)", at: place)
    }
    return found
  }

  /// The name of a resource in messages: its product ID or name, or else its ID.
  func name(of resource: Int) -> String {
    for key in ["productId", "referenceName", "name"] {
      if let name = resources.attribute(key, of: resource), name.isScalar { return "\"\(name.text)\"" }
    }
    return "\"\(resources.all[resource].id)\""
  }
}
