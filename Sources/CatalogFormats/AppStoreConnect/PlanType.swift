/// The billing plans of subscriptions, as a StoreKit configuration and the API call them.
enum PlanType: CaseIterable {
  case upFront
  case monthly

  /// What a catalog calls it, as a StoreKit configuration does.
  var catalogName: String {
    switch self {
    case .upFront: "BILLED_UPFRONT"
    case .monthly: "MONTHLY"
    }
  }

  var apiName: String {
    switch self {
    case .upFront: "UPFRONT"
    case .monthly: "MONTHLY"
    }
  }

  init?(apiName: String) {
    guard let type = Self.allCases.first(where: { $0.apiName == apiName }) else { return nil }
    self = type
  }

  /// - Parameter name: What a catalog calls it, or the API.
  init?(named name: String) {
    guard
      let type = Self.allCases.first(where: { $0.catalogName == name || $0.apiName == name })
    else { return nil }
    self = type
  }
}
