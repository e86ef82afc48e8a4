import CatalogModel

/// Information that a rule needs, without which it is skipped.
public enum RulePrecondition: String, Sendable, CaseIterable {
  case bundleID
  case appName
  case primaryLocale
  case appLocales
  case appProperties
  case currencies
  case grants
  case storefrontPrices
  case screenshots
  case reviewNotes
  case groupTexts
  case earlierRevision
  case exportedFile
  case code

  /// The value to add to the catalog, or the option to pass, so that the rule can run.
  public var remedy: String {
    switch self {
    case .bundleID: "the app's \"bundleID\""
    case .appName: "the app's \"name\""
    case .primaryLocale: "the app's \"primaryLocale\""
    case .appLocales: "the app's \"locales\""
    case .appProperties: "a catalog file of Shopkeeper, which has the properties of the app"
    case .currencies: "\"currencies\" that name what the app sells"
    case .grants: "\"grants\" of the products"
    case .storefrontPrices: "prices of more storefronts, such as a tier"
    case .screenshots: "review screenshots"
    case .reviewNotes: "review notes"
    case .groupTexts: "localizations of the subscription groups"
    case .earlierRevision: "an earlier revision, with --against, --history or --store"
    case .exportedFile: "a .storekit file with the catalog's products in a folder that is linted"
    case .code: "the app's project in a folder that is linted, or \"shopkeeper ids\""
    }
  }

  /// Whether an input contains the information.
  public func isMet(by input: LintInput) -> Bool {
    let catalog = input.catalog
    return switch self {
    case .bundleID: catalog.facets.contains(.bundleID) && !(catalog.app.bundleID ?? "").isEmpty
    case .appName: catalog.app.name != nil
    case .primaryLocale: catalog.facets.contains(.appLocales) && catalog.app.primaryLocale != nil
    case .appLocales: catalog.facets.contains(.appLocales) && !catalog.app.locales.isEmpty
    case .appProperties: catalog.facets.contains(.appLocales)
    case .currencies: !catalog.currencies.isEmpty
    case .grants: catalog.products.contains { !$0.grants.isEmpty }
    case .storefrontPrices: catalog.facets.contains(.allStorefronts)
    case .screenshots: catalog.facets.contains(.screenshots)
    case .reviewNotes: catalog.facets.contains(.reviewNotes)
    case .groupTexts: catalog.facets.contains(.groupTexts)
    case .earlierRevision: input.previous != nil
    case .exportedFile: !input.exports.isEmpty
    case .code: input.code != nil
    }
  }
  /// The information that rules may need and a catalog lacks.
  static func unmet(by input: LintInput) -> Set<RulePrecondition> { Set(allCases.filter { !$0.isMet(by: input) }) }
}
