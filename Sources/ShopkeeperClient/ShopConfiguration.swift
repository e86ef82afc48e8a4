public import Foundation

/// The source of a ``Shop``'s list, and the requirements that the list has to meet.
public struct ShopConfiguration: Sendable {
  /// The bundle ID of the app. A list that is for another app is refused.
  public var bundleID: String

  /// The address of the list, without a query.
  public var listAddress: URL

  /// The address for reports of product IDs that the store refused; nil for no reports.
  public var reportAddress: URL?

  /// The list that is shown before a server has answered for the first time, and when everything else
  /// fails.
  public var bundled: ProductList

  /// The audience of the list; sent to the server as the query.
  public var audience: ShopAudience

  /// The public keys of the server, by their IDs. When there are any, a list is only used if one of
  /// them has signed it. While a key is being replaced, an app trusts both. Without CryptoKit, which
  /// only the systems of Apple have, no list is used then.
  public var trustedKeys: [String: TrustedKey] = [:]

  /// The longest time that an answer may take, from start to end.
  public var timeout: Duration = .seconds(10)

  /// The greatest length of an answer in bytes. The list of an app with 10,000 products, the most
  /// that App Store Connect allows, has about 3 MB.
  public var maximumLength = 8 << 20

  /// The tolerated error of the device's clock, in seconds, when the end of a signature's validity is
  /// checked.
  public var clockTolerance: TimeInterval = 24 * 60 * 60

  /// Whether a list without products may replace one with products. It is more often the result of a
  /// mistake than a decision.
  public var acceptsEmptyList = false

  /// Fields that are added to every request, such as `Authorization`.
  public var requestFields: [String: String] = [:]

  public var transport: any ShopTransport = URLSessionTransport()
  public var storage: any ShopStorage
  public var clock: ShopClock = .system
  /// Nil where the system has none.
  var cryptography = SystemCryptography.available

  /// The configuration for an endpoint of `shopkeeper serve`, or a site of `shopkeeper site`.
  ///
  /// - Parameters:
  ///   - server: The address of the server, such as `https://shop.example.com`; a path in it is
  ///     kept.
  ///   - bundleID: The app's bundle ID, as its catalog has it.
  ///   - bundled: The list that the app is shipped with.
  public init(server: URL, bundleID: String, bundled: ProductList) {
    let app = server.appendingPathComponent("v1/apps").appendingPathComponent(bundleID)
    self.init(listAddress: app.appendingPathComponent("products"), bundleID: bundleID, bundled: bundled)
    // A server that takes no reports answers with 404, which settles them.
    reportAddress = app.appendingPathComponent("invalid-ids")
  }

  /// The configuration for a list at any address: a JSON object with `products`, or an array of
  /// product IDs.
  public init(listAddress: URL, bundleID: String, bundled: ProductList) {
    self.listAddress = listAddress
    self.bundleID = bundleID
    self.bundled = bundled
    audience = .current
    storage = FileStorage(name: bundleID)
  }
}

/// The audience of a list. A property that is nil is not sent, and the server doesn't filter by it.
public struct ShopAudience: Sendable, Hashable {
  /// The platform, such as `ios`.
  public var platform: String?
  /// The version of the app, such as `2.1`.
  public var appVersion: String?
  /// The code of the storefront, such as `DEU`, as StoreKit's `Storefront.countryCode` has it.
  public var storefront: String?
  /// The language of titles and descriptions, such as `de-DE`.
  public var locale: String?

  public init(platform: String? = nil, appVersion: String? = nil, storefront: String? = nil, locale: String? = nil) {
    self.platform = platform
    self.appVersion = appVersion
    self.storefront = storefront
    self.locale = locale
  }

  /// The running app on this device, without a storefront, which only StoreKit knows.
  public static var current: ShopAudience {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    let language = Bundle.main.preferredLocalizations.first ?? ""
    return ShopAudience(
      platform: currentPlatform,
      // A server refuses anything else than a version or a locale, and the shop would keep its old list.
      appVersion: version.flatMap { isVersion($0) ? $0 : nil },
      locale: language.first?.isLowercase == true ? language.replacingOccurrences(of: "_", with: "-") : nil)
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 4
      && parts.allSatisfy { (1...9).contains($0.count) && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  private static var currentPlatform: String? {
    #if os(iOS)
      "ios"
    #elseif os(macOS)
      "macos"
    #elseif os(tvOS)
      "tvos"
    #elseif os(watchOS)
      "watchos"
    #elseif os(visionOS)
      "visionos"
    #else
      nil
    #endif
  }

  /// In a fixed order, so that caches on the way see one address.
  var queryItems: [URLQueryItem] {
    [("appVersion", appVersion), ("locale", locale), ("platform", platform), ("storefront", storefront)].compactMap {
      name, value in value.map { URLQueryItem(name: name, value: $0) }
    }
  }
}
