/// The way a customer pays for an offer.
///
/// The raw value is the name in the App Store Connect API.
public enum OfferMode: String, Hashable, Sendable, CaseIterable {
  /// Free for one period.
  case freeTrial = "FREE_TRIAL"
  /// A lower price in each of several periods.
  case payAsYouGo = "PAY_AS_YOU_GO"
  /// One price at the start.
  case payUpFront = "PAY_UP_FRONT"

  /// The name in the App Store Connect API: `FREE_TRIAL`.
  public var apiName: String { rawValue }

  /// The `paymentMode` of a `.storekit` file: `free`, `payAsYouGo`, `payUpFront`.
  public var storeKitFileName: String {
    switch self {
    case .freeTrial: "free"
    case .payAsYouGo: "payAsYouGo"
    case .payUpFront: "payUpFront"
    }
  }

  /// The spelling of a catalog: `free-trial`, `pay-as-you-go`, `pay-up-front`.
  public var catalogName: String {
    switch self {
    case .freeTrial: "free-trial"
    case .payAsYouGo: "pay-as-you-go"
    case .payUpFront: "pay-up-front"
    }
  }

  /// Reads a mode in any of these spellings, ignoring case, spaces, `-` and `_`.
  public init?(lenient text: some StringProtocol) {
    switch ASCIIFolding.joined(text) {
    case "freetrial", "free", "trial": self = .freeTrial
    case "payasyougo": self = .payAsYouGo
    case "payupfront": self = .payUpFront
    default: return nil
    }
  }

  /// The source of the list of modes.
  public static let source = FactSource.openAPI
}
