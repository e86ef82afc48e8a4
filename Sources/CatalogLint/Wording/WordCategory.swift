/// What a word in a product's text tells a rule.
///
/// The name of each case is the heading under which languages list the words.
enum WordCategory: UInt8, CaseIterable, Sendable {
  /// Says that the product costs nothing.
  case free
  /// Names a way to pay, or to be given the goods, that is not the store's.
  case externalPayment
  /// Names another mobile platform or store.
  case otherPlatform
  /// Text that was left standing where the real text should be, template fields included.
  case placeholder
  /// Says that the product is not the finished one.
  case test
  /// Opens something that then stays open: what a non-consumable sells.
  case unlock
  /// A unit of a currency inside the app: what a consumable sells.
  case currencyNoun
  /// A span of time, or a thing that lasts for one, without a number beside it.
  case durationWord
  /// Belonging to a club of customers, without saying for how long.
  case membership
  /// Something that lets the customer in, and so can end: pass, card, premium, trial.
  case access
  /// Says that it lasts for ever.
  case lifetime
  /// Says that it is a subscription.
  case subscriptionWord
  /// Promises what a later version will bring.
  case futurePromise
  /// Praise and pressure: best, cheapest, limited time.
  case promotionalClaim
  /// Says that what was bought is lost after a while.
  case expiringCredits
  /// Says that credit can be turned into money.
  case cashOut
  /// Names Apple or one of its products.
  case appleTrademark
  /// Names a fault of Apple's products.
  case appleCriticism
  /// Something that the system itself provides.
  case systemFeature
  /// Something whose contents are drawn by chance.
  case randomItem
  /// Speaks of questions that people answer, whose tests are the product and no sign of one.
  case quiz
  /// Says that the product keeps a record of money or of secrets: budget, expenses, passwords.
  case recordKeeping
  /// Something that has days of its own, which are not those for which the product is sold: a streak
  /// of logins, an Advent calendar, a map of the year.
  case ownDays
  /// A device to play with, which is named for the console that it comes from.
  case gameController
  /// Says at what odds something is drawn.
  case statedOdds
  /// Offends; languages list these encoded, see ``EncodedWord``.
  case profanity
  /// A way to be reached outside the app – a messenger, a telephone – beside which an address stands.
  case contact
  /// A word of a team's own rule, which its owner names; no language has such.
  case custom

  /// The category that a heading names.
  init?(heading: String) {
    guard let category = Self.byName[heading] else { return nil }
    self = category
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
