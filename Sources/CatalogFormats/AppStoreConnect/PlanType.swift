/// The billing plans of subscriptions, as a StoreKit configuration and the API call them.
enum PlanType: CaseIterable {
  case upFront
  case monthly

  private var names: (storeKit: String, api: String) {
    switch self {
    case .upFront: ("BILLED_UPFRONT", "UPFRONT")
    case .monthly: ("MONTHLY", "MONTHLY")
    }
  }

  static func apiName(_ storeKitName: String) -> String? {
    allCases.first { $0.names.storeKit == storeKitName || $0.names.api == storeKitName }?.names.api
  }

  static func storeKitName(_ apiName: String) -> String? {
    allCases.first { $0.names.api == apiName }?.names.storeKit
  }
}
