import CatalogFormats
import CatalogModel

/// The facets that a file of the API can contain.
extension ConnectCatalogBuilder {
  /// A manifest contains everything that requests can. A dump contains what somebody requested from
  /// the API: an attribute that no product of a kind has was not requested, and is not missing. The
  /// screenshots in responses are files of the store.
  var facets: CatalogFacets {
    var facets = CatalogFacets.all.subtracting([.appLocales, .grants, .suppressions])
    if catalog.app.bundleID == nil { facets.remove(.bundleID) }
    if isManifest { return facets }
    facets.remove(.screenshots)
    facets.remove(.derivedPrices)
    if resources.resources(of: "subscriptionGroupLocalizations").isEmpty { facets.remove(.groupTexts) }
    let products = catalog.products
    let kinds = [products.filter { $0.subscription == nil }, products.filter { $0.subscription != nil }].filter {
      !$0.isEmpty
    }
    func keep(_ facet: CatalogFacets, if isAsked: Bool) { if !isAsked { facets.remove(facet) } }
    keep(.prices, if: kinds.allSatisfy { $0.contains { $0.price != nil } })
    keep(.texts, if: kinds.allSatisfy { $0.contains { !$0.localizations.isEmpty } })
    keep(.types, if: products.isEmpty || products.contains { $0.type != nil })
    keep(.reviewNotes, if: areAsked(["reviewNote"], of: ["inAppPurchases", "subscriptions"]))
    keep(
      .referenceNames,
      if: areAsked(["name", "referenceName"], of: ["inAppPurchases", "subscriptions"])
        && areAsked(["referenceName"], of: ["subscriptionGroups"]) && !hasUngroupedSubscriptions)
    keep(.periods, if: areAsked(["subscriptionPeriod"], of: ["subscriptions"]))
    keep(.levels, if: areAsked(["groupLevel"], of: ["subscriptions"]))
    return facets
  }

  /// Whether all resources of some types, if there are any, have one of some attributes, even if it
  /// is null.
  private func areAsked(_ attributes: [String], of types: [String]) -> Bool {
    types.allSatisfy { type in
      let all = resources.resources(of: type)
      return all.isEmpty || all.contains { resource in attributes.contains { resources.states($0, of: resource) } }
    }
  }
}
