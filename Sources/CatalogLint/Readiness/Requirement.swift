public import AppStoreReference

/// A requirement of App Store Connect before a product is *Ready to Submit*; if anything is
/// missing, the product is *Missing Metadata*.
public enum Requirement: String, Sendable, Hashable, CaseIterable {
  case productID
  case referenceName
  case type
  case price
  /// A display name and a description in at least one locale.
  case texts
  /// The texts in the app's primary locale.
  case primaryLocale
  case screenshot
  /// A subscription's group has a name for customers.
  case groupName
  /// The period of a subscription.
  case period
  /// A subscription's rank in its group.
  case level
  /// Links to the terms of use and the privacy policy, for the app of a subscription.
  case legalLinks
  /// No other error of the linter.
  case noErrors

  /// The head of a column.
  public var shortName: String {
    switch self {
    case .productID: "ID"
    case .referenceName: "NAME"
    case .type: "TYPE"
    case .price: "PRICE"
    case .texts: "TEXTS"
    case .primaryLocale: "PRIMARY"
    case .screenshot: "SHOT"
    case .groupName: "GROUP"
    case .period: "PERIOD"
    case .level: "LEVEL"
    case .legalLinks: "LEGAL"
    case .noErrors: "LINT"
    }
  }

  /// A phrase for it in a sentence, as something that a file can contain.
  public var phrase: String {
    switch self {
    case .productID: "the product ID"
    case .referenceName: "the reference name"
    case .type: "the type"
    case .price: "the price"
    case .texts: "texts"
    case .primaryLocale: "the app's primary locale"
    case .screenshot: "review screenshots"
    case .groupName: "the names of groups"
    case .period: "the period"
    case .level: "the level"
    case .legalLinks: "links to the terms of use and the privacy policy"
    case .noErrors: "what else is checked"
    }
  }

  /// Whether it applies only to auto-renewable subscriptions.
  public var isOfSubscriptions: Bool {
    switch self {
    case .groupName, .period, .level, .legalLinks: true
    default: false
    }
  }

  /// The source of the list.
  public static let source = FactSource.missingMetadataDiagnosis

  /// The requirement that an error of a rule belongs to.
  init(rule: String) {
    self =
      switch rule {
      case "invalid-product-id", "duplicate-product-id", "retired-product-id": .productID
      case "missing-reference-name", "invalid-reference-name", "duplicate-reference-name": .referenceName
      case "changed-product-type": .type
      case "missing-price", "unknown-tier", "invalid-price-point", "free-product", "price-policy": .price
      case "missing-text": .texts
      case "missing-primary-locale": .primaryLocale
      case "missing-screenshot", "screenshot-size": .screenshot
      case "missing-group-text": .groupName
      case "invalid-period": .period
      case "invalid-level": .level
      case "missing-terms-link", "missing-privacy-link": .legalLinks
      default: .noErrors
      }
  }
}
