/// A subject of apps whose words would otherwise be reported in their texts.
///
/// A team names the subjects of its apps in the configuration: `subjects: [banking, exams]`. The
/// linter recognizes some subjects itself, by words in the texts of a product or in the name of the
/// app.
public enum AppSubject: String, Sendable, CaseIterable {
  /// Budgets, invoices, wallets: they name cards, transfers and withdrawals.
  case banking
  /// Donors and charities that the app is about, without collecting for them.
  case charity
  /// Other platforms that the app connects to, emulates or writes about.
  case devices
  /// Tests that people take.
  case exams
  /// Gift cards, coupons and codes that the app designs or keeps.
  case giftCards = "gift-cards"
  /// Medicine, for an app with the evidence for its claims.
  case health
  /// Chance as a subject: lotteries, card games, statistics.
  case lotteries
  /// Parcels and deliveries that the app tracks.
  case shipping
  /// Cryptocurrencies and shares, for an app with the license for them.
  case trading

  /// The rules that don't apply to texts about the subject.
  public var silencedRules: [String] {
    switch self {
    case .banking: ["external-payment", "cash-out"]
    case .charity: ["donation"]
    case .devices: ["other-platform"]
    case .exams: ["test-wording"]
    case .giftCards: ["external-payment"]
    case .health: ["regulated-claim"]
    case .lotteries: ["random-item"]
    case .shipping: ["physical-goods"]
    case .trading: ["regulated-claim", "cash-out"]
    }
  }
}
