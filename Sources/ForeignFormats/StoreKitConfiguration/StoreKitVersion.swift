import CatalogFormats
import SourceSyntax

/// The version of a StoreKit configuration.
///
/// Xcode increases it when it adds keys to new files, not when it opens an older one.
struct StoreKitVersion: Sendable, Hashable, Comparable {
  var major: Int
  var minor: Int

  /// The version that Xcode 16 and later write, and the default for a file without one.
  static let usual = StoreKitVersion(major: 4, minor: 0)
  /// The first version with billing plans, of Xcode 26.4.
  static let billingPlans = StoreKitVersion(major: 5, minor: 0)

  /// The first version with suites and bundles, of Xcode 27.
  static let suites = StoreKitVersion(major: 6, minor: 3)

  static func < (one: StoreKitVersion, other: StoreKitVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  /// The keys that Xcode writes from some version on; all others are in every version.
  private static let firstVersions: [String: StoreKitVersion] = [
    "nonRenewingSubscriptions": StoreKitVersion(major: 1, minor: 1),
    "codeOffers": StoreKitVersion(major: 1, minor: 2), "numberOfPeriods": StoreKitVersion(major: 3, minor: 0),
    "winbackOffers": .usual, "billingPlans": .billingPlans, "billingPlanType": .billingPlans,
    "introductoryOffers": .billingPlans, StoreKitSection.suites.rawValue: .suites,
    StoreKitSection.bundles.rawValue: .suites,
  ]

  /// Whether Xcode writes a key to files of this version.
  func has(_ key: String) -> Bool { Self.firstVersions[key].map { self >= $0 } ?? true }
}

extension StoreKitVersion {
  /// The version that a file states; nil when it states none.
  init?(_ node: SyntaxNode?) {
    guard let node, let major = node.value(forKey: "major").flatMap({ Int(decimal: $0) }) else { return nil }
    self.init(major: major, minor: node.value(forKey: "minor").flatMap { Int(decimal: $0) } ?? 0)
  }
}

extension StoreKitVersion: CustomStringConvertible { var description: String { "\(major).\(minor)" } }
