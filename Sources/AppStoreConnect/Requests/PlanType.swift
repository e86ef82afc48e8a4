/// The billing plans of subscriptions, with their names in a StoreKit configuration and in the API.
package enum PlanType: CaseIterable {
  case upFront
  case monthly

  /// The name in a catalog, as in a StoreKit configuration.
  package var catalogName: String {
    switch self {
    case .upFront: "BILLED_UPFRONT"
    case .monthly: "MONTHLY"
    }
  }

  package var apiName: String {
    switch self {
    case .upFront: "UPFRONT"
    case .monthly: "MONTHLY"
    }
  }

  package init?(apiName: String) {
    guard let type = Self.allCases.first(where: { $0.apiName == apiName }) else { return nil }
    self = type
  }

  /// - Parameter name: The name in a catalog or in the API.
  package init?(named name: String) {
    guard let type = Self.allCases.first(where: { $0.catalogName == name || $0.apiName == name }) else { return nil }
    self = type
  }
}
