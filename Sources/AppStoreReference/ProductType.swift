/// The type of a product in the store. Fixed at creation: a product of the wrong type can only be
/// abandoned, together with its product ID.
///
/// The raw value is the spelling of a catalog.
public enum ProductType: String, Hashable, Sendable, CaseIterable {
  /// Used up and bought again, such as coins.
  case consumable
  /// Bought once and kept.
  case nonConsumable = "non-consumable"
  /// A subscription that renews itself, in a subscription group.
  case autoRenewable = "auto-renewable"
  /// A subscription that ends, and that the app itself must carry to the customer's other devices.
  case nonRenewing = "non-renewing"

  /// Whether a restore through the store brings the product back, so that the app must offer one.
  public var isRestorable: Bool { self == .nonConsumable || self == .autoRenewable }

  /// Whether it can be shared with the family. Off by default, and can't be turned off once it was
  /// on.
  public var isFamilySharable: Bool { self == .nonConsumable || self == .autoRenewable }

  public var isSubscription: Bool { self == .autoRenewable || self == .nonRenewing }

  /// Where the names and properties of the types come from.
  public static let source = FactSource.productTypes
}

extension ProductType {
  /// Reads a type in any of its spellings, ignoring case, spaces, `-` and `_`: that of any
  /// ``Place``, of a catalog, or of the Chinese interface.
  ///
  /// A bare `subscription` is nil: it means non-renewing in Transporter and fastlane, but people
  /// use it for auto-renewable. ``init(_:in:)`` reads it if the place is known.
  public init?(lenient text: some StringProtocol) {
    if let type = Self.allCases.first(where: { $0.rawValue == text }) {
      self = type
      return
    }
    switch ASCIIFolding.joined(text) {
    case "consumable", "消耗型", "消耗型项目": self = .consumable
    case "nonconsumable", "非消耗型", "非消耗型项目": self = .nonConsumable
    case "autorenewable", "autorenewing", "autorenewablesubscription", "autorenewingsubscription",
      "automaticallyrenewablesubscription", "recurring", "recurringsubscription",
      "自动续期订阅", "自动续订订阅", "自动续期型", "自动续订型":
      self = .autoRenewable
    case "nonrenewing", "nonrenewable", "nonrenewingsubscription", "nonrenewablesubscription",
      "非续期订阅", "非续订订阅", "非续期型", "非续订型":
      self = .nonRenewing
    default: return nil
    }
  }

  /// Reads the exact name of a type in one place.
  public init?(_ name: some StringProtocol, in place: Place) {
    guard let type = Self.allCases.first(where: { $0.name(in: place).map { $0 == name } ?? false })
    else { return nil }
    self = type
  }

  /// The places that have their own names for the types.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// The App Store Connect API since v2; auto-renewable subscriptions are a resource of their own.
    case appStoreConnectAPI
    /// The first version of that API.
    case legacyAppStoreConnectAPI
    /// Transporter's XML (iTMSP), where a bare `subscription` is non-renewing.
    case transporter
    /// fastlane's spaceship, where a bare `subscription` is also non-renewing.
    case fastlane
    /// The `type` of a `.storekit` file.
    case storeKitFile
    /// The cases of StoreKit 2's `Product.ProductType`.
    case storeKit2
    /// The raw values of those, also in signed transactions and the App Store Server API.
    case appStoreServerAPI
  }

  /// The name in one place; nil when the type has none there.
  public func name(in place: Place) -> String? {
    switch (place, self) {
    case (.appStoreConnectAPI, .consumable), (.legacyAppStoreConnectAPI, .consumable): "CONSUMABLE"
    case (.appStoreConnectAPI, .nonConsumable), (.legacyAppStoreConnectAPI, .nonConsumable):
      "NON_CONSUMABLE"
    case (.appStoreConnectAPI, .autoRenewable): nil
    case (.legacyAppStoreConnectAPI, .autoRenewable): "AUTOMATICALLY_RENEWABLE_SUBSCRIPTION"
    case (.appStoreConnectAPI, .nonRenewing), (.legacyAppStoreConnectAPI, .nonRenewing):
      "NON_RENEWING_SUBSCRIPTION"

    case (.transporter, .consumable), (.fastlane, .consumable), (.storeKit2, .consumable):
      "consumable"
    case (.transporter, .nonConsumable): "non-consumable"
    case (.transporter, .autoRenewable): "auto-renewable"
    case (.transporter, .nonRenewing), (.fastlane, .nonRenewing): "subscription"
    case (.fastlane, .nonConsumable), (.storeKit2, .nonConsumable): "nonConsumable"
    case (.fastlane, .autoRenewable): "recurring"

    case (.storeKitFile, .consumable), (.appStoreServerAPI, .consumable): "Consumable"
    case (.storeKitFile, .nonConsumable): "NonConsumable"
    case (.storeKitFile, .autoRenewable): "RecurringSubscription"
    case (.storeKitFile, .nonRenewing): "NonRenewingSubscription"

    case (.storeKit2, .autoRenewable): "autoRenewable"
    case (.storeKit2, .nonRenewing): "nonRenewable"
    case (.appStoreServerAPI, .nonConsumable): "Non-Consumable"
    case (.appStoreServerAPI, .autoRenewable): "Auto-Renewable Subscription"
    case (.appStoreServerAPI, .nonRenewing): "Non-Renewing Subscription"
    }
  }
}
