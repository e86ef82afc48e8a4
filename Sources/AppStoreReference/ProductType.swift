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

  /// The source of the names and properties of the types.
  public static let source = FactSource.productTypes
}

extension ProductType {
  /// Reads a type in any of its spellings, ignoring case, spaces, `-` and `_`: the spelling of any
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
    case "consumable": self = .consumable
    case "nonconsumable": self = .nonConsumable
    case "autorenewable", "autorenewing", "autorenewablesubscription", "autorenewingsubscription",
      "automaticallyrenewablesubscription", "recurring", "recurringsubscription":
      self = .autoRenewable
    case "nonrenewing", "nonrenewable", "nonrenewingsubscription", "nonrenewablesubscription": self = .nonRenewing
    case let name:
      guard let type = Self.names[name] ?? Self.named(eastAsian: name) else { return nil }
      self = type
    }
  }

  /// Whether a word is about subscriptions, without saying whether they renew themselves: `订阅`, `サブスク`.
  public static func isSubscription(_ text: some StringProtocol) -> Bool {
    let name = ASCIIFolding.joined(text)
    return (subscriptions + ["subscription", "abo", "assinatura", "suscripci", "подписк", "구독", "月卡", "会员", "會員"])
      .contains {
        name.contains($0)
      }
  }

  /// Plural forms, and the names in other languages of App Store Connect.
  private static let names: [String: ProductType] = {
    var names: [String: ProductType] = [:]
    for (type, words) in [
      (
        ProductType.consumable,
        """
        consumables consumableitem consumableitems consumableiap consumableproduct consumableinapppurchase 소모성 소모성항목 소모성상품 \
        소모품 verbrauchbar verbrauchsartikel konsumierbar consommable consommables consumível consumíveis consumible consumibles consumabile \
        consumabili расходуемый расходуемая расходуемые verbruikbaar förbrukningsvara tüketilebilir
        """
      ),
      (
        .nonConsumable,
        """
        nonconsumables nonconsumableitem nonconsumableitems nonconsumableiap nonconsumableproduct nonconsumableinapppurchase 비소모성 \
        비소모성항목 비소모성상품 비소모품 nichtverbrauchbar nichtverbrauchsartikel nichtkonsumierbar nonconsommable nonconsommables nãoconsumível \
        nãoconsumíveis noconsumible noconsumibles nonconsumabile nonconsumabili нерасходуемый нерасходуемая нерасходуемые nietverbruikbaar \
        tüketilemez
        """
      ),
      (
        .autoRenewable,
        """
        autorenewables autorenewablesubscriptions autorenewsubscription autorenewingsubscriptions autorenew 자동갱신 자동갱신구독 자동갱신형구독 \
        automatischverlängerbaresabonnement automatischverlängerbaresabo abonnementàrenouvellementautomatique assinaturacomrenovaçãoautomática \
        assinaturasautorrenováveis suscripcióndeautorrenovación suscripciónconrenovaciónautomática \
        abbonamentoconrinnovoautomatico автовозобновляемаяподписка автоматическивозобновляемаяподписка
        """
      ),
      (
        .nonRenewing,
        """
        nonrenewingsubscriptions nonrenewables nonautorenewingsubscription 비자동갱신 비갱신 비갱신구독 비자동갱신구독 \
        nichtverlängerbaresabonnement nichtverlängerbaresabo abonnementsansrenouvellementautomatique abonnementnonrenouvelable \
        assinaturasemrenovação assinaturanãorenovável suscripciónsinrenovación suscripciónnorenovable abbonamentononrinnovabile \
        невозобновляемаяподписка
        """
      ),
    ] {
      for word in words.split(separator: " ") { names[String(word)] = type }
    }
    return names
  }()

  /// A type by its name in Chinese or Japanese, in App Store Connect or among developers, with or
  /// without the word for an item or a subscription: `消耗型项目`, `消耗品`, `非消耗型アイテム`,
  /// `自動更新サブスクリプション`.
  private static func named(eastAsian name: String) -> ProductType? {
    var stem = name[...]
    var isSubscription = false
    while let suffix = suffixes.first(where: { stem.hasSuffix($0) && stem.count > $0.count }) {
      stem.removeLast(suffix.count)
      isSubscription = isSubscription || subscriptions.contains(suffix)
    }
    switch String(stem) {
    case "消耗", "可消耗", "消費", "消费": return isSubscription ? nil : .consumable
    case "非消耗", "不可消耗", "非消費", "非消费": return isSubscription ? nil : .nonConsumable
    case "自动续期", "自动续订", "自动续费", "自动更新", "自動續期", "自動續訂", "自動續費", "自動更新": return .autoRenewable
    case "自动", "自動": return isSubscription ? .autoRenewable : nil
    case "非续期", "非续订", "非续费", "非自动续期", "非自动续订", "非自动续费", "非自动更新", "非自动", "非續期", "非續訂", "非續費", "非自動續期", "非自動續訂", "非自動續費",
      "非自動更新", "非自動", "非更新":
      return .nonRenewing
    default: return nil
    }
  }

  private static let subscriptions = ["サブスクリプション", "サブスク", "购读", "購読", "订阅", "訂閱", "訂阅"]
  private static let suffixes =
    subscriptions + [
      "アイテム", "项目", "項目", "商品", "产品", "產品", "道具", "内购", "內購", "課金", "类型", "類型", "タイプ", "型", "性", "类", "類", "品", "的",
      "の",
    ]

  /// Reads the exact name of a type in one place.
  public init?(_ name: some StringProtocol, in place: Place) {
    guard let type = Self.allCases.first(where: { $0.name(in: place).map { $0 == name } ?? false }) else { return nil }
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
    case (.appStoreConnectAPI, .nonConsumable), (.legacyAppStoreConnectAPI, .nonConsumable): "NON_CONSUMABLE"
    case (.appStoreConnectAPI, .autoRenewable): nil
    case (.legacyAppStoreConnectAPI, .autoRenewable): "AUTOMATICALLY_RENEWABLE_SUBSCRIPTION"
    case (.appStoreConnectAPI, .nonRenewing), (.legacyAppStoreConnectAPI, .nonRenewing): "NON_RENEWING_SUBSCRIPTION"

    case (.transporter, .consumable), (.fastlane, .consumable), (.storeKit2, .consumable): "consumable"
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
