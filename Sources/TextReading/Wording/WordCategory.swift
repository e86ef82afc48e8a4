/// The meaning of a word in a product's text to a rule.
///
/// The name of each case is the heading under which languages list the words.
package enum WordCategory: UInt8, CaseIterable, Sendable {
  /// Says that the product costs nothing.
  case free
  /// Names a way to pay, or to receive the goods, outside the store.
  case externalPayment
  /// Names another mobile platform or store.
  case otherPlatform
  /// Text that was left in place of the real text, including template fields.
  case placeholder
  /// Says that the product is not final.
  case test
  /// Unlocks something permanently, as a non-consumable does.
  case unlock
  /// A unit of a currency inside the app, as consumables sell.
  case currencyNoun
  /// A span of time, or something that lasts for one, without a number next to it.
  case durationWord
  /// Membership in a club of customers, without saying for how long; not the people in it.
  case membership
  /// Something that grants access, and so can end: pass, card, premium, trial.
  case access
  /// Says that it lasts forever.
  case lifetime
  /// Says that it is a subscription.
  case subscriptionWord
  /// Promises features of a later version.
  case futurePromise
  /// Praise and pressure: best, cheapest, limited time.
  case promotionalClaim
  /// Says that bought goods are lost after a while.
  case expiringCredits
  /// Says that credit can be turned into money.
  case cashOut
  /// Names Apple or one of its products.
  case appleTrademark
  /// Names a defect of Apple's products.
  case appleCriticism
  /// A feature that the system itself provides.
  case systemFeature
  /// Something whose contents are drawn by chance.
  case randomItem
  /// Is about quizzes, in which tests are the product, not a sign of an unfinished one.
  case quiz
  /// Says that the product is about payments, or keeps a record of money or of secrets: budget,
  /// invoice, passwords.
  case recordKeeping
  /// Something with days of its own that aren't the duration of the product: a login streak, an
  /// Advent calendar, a map of the year.
  case ownDays
  /// A game controller, which is named after its console.
  case gameController
  /// States the odds of a random item.
  case statedOdds
  /// Offends; languages list these encoded, see ``EncodedWord``.
  case profanity
  /// Denies the rest of its clause: cannot, 不可, ません.
  case negation
  /// Denies the subject of its clause, which comes before it: isn't possible, ist ausgeschlossen.
  case impossibility
  /// A defect, next to the name of a product of Apple's: bug, crash, 漏洞.
  case defect
  /// Asks for a donation, or collects for a charity.
  case donation
  /// Something that is shipped, or handed over outside the app.
  case physicalGoods
  /// A claim or a service that the law or the guidelines restrict: cures, followers, bets.
  case regulatedClaim
  /// The code of a cryptocurrency, which is a claim only after a sum.
  case cryptoCode
  /// Says that something is saved, next to a percentage.
  case saving
  /// A word for the price that a saving is compared with: the monthly price.
  case comparedPrice
  /// Says that one payment is enough forever.
  case paidOnce
  /// A means of contact outside the app – a messenger, a telephone – with an address next to it.
  case contact
  /// Says that the money in a text is not a price: banknotes to color, a sum to save, the cost of milk in 1950.
  case otherMoney
  /// Names a trial of a product, not one in a court, a laboratory or a game.
  case trial
  /// A word of a team's own rule, identified by its owner; languages don't have these.
  case custom

  /// The category with a heading.
  init?(heading: String) {
    guard let index = Self.headings.firstIndex(of: heading) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// The names of the cases. They are written out because every run reads the words of a language,
  /// and asking the compiler's metadata for the names takes longer than reading the words.
  private static let headings = Language.entries(
    """
    free, externalPayment, otherPlatform, placeholder, test, unlock, currencyNoun, durationWord, \
    membership, access, lifetime, subscriptionWord, futurePromise, promotionalClaim, \
    expiringCredits, cashOut, appleTrademark, appleCriticism, systemFeature, randomItem, quiz, \
    recordKeeping, ownDays, gameController, statedOdds, profanity, negation, impossibility, defect, donation, \
    physicalGoods, regulatedClaim, cryptoCode, saving, comparedPrice, paidOnce, contact, otherMoney, trial, custom
    """)
}
