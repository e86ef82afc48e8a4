extension WordSamples {
  static let englishClaims = WordSamples(
    language: "en",
    found: """
      futurePromise | coming soon | New worlds coming soon
      futurePromise | in the next update | More maps in the next update
      promotionalClaim | the #1 | Join the #1 puzzle club
      promotionalClaim | Limited time | Limited time chest
      promotionalClaim | are on sale | Gems are on sale
      expiringCredits | expires | Your balance expires in a week
      expiringCredits | valid until | Coins valid until Friday
      cashOut | Cash out | Cash out your coins
      cashOut | redeemable for money | Chips redeemable for money
      appleTrademark | iPhone | iPhone Theme Pack
      appleTrademark | App Store | The App Store Bundle
      appleCriticism | iOS bugs | Works around iOS bugs
      appleCriticism | Apple tax | Without the Apple tax
      systemFeature | Rate us | Rate us and get 50 gems
      systemFeature | iCloud storage | Adds iCloud storage
      randomItem | Gacha | Gacha Ticket
      randomItem | one random | Unlock one random hero
      statedOdds | drop rates | See the drop rates in the shop
      profanity | TW90aGVyZnVja2luZw== | * Snakes
      profanity | U0hJVA== | Holy * pack
      profanity | Zipjaw== | What the *
      """,
    innocent: """
      Includes all future updates
      A trip to the future
      Best friends forever
      Coin Pack #1
      Symphony No. 1
      Salesman costume
      Gems never expire
      The offer expires tonight
      Coins do not expire
      Nicotine withdrawal tracker
      Gems cannot be withdrawn
      Earn money twice as fast
      No real money involved
      Apple pie
      Golden Apple
      Pineapple
      Three apples
      Widgets for iPhone
      Theme for iPad
      Adam's apple
      5-star hero
      Review of the week
      Chest of 500 gems
      Random access memories
      Shuffle at random
      Scunthorpe United
      Cockpit view
      Assassin costume
      Essex and Sussex
      Cocktail party
      Shiitake soup
      Shitake mushrooms
      Charles Dickens
      Moby Dick
      Hell level
      Damn good coffee
      Classic grass
      Bastard Sword
      Blue tits at the feeder
      Pussycat costume
      Pussy-willow bouquet
      Maine Coon
      Chink in the armor
      Badass Hero
      Titanic
      Analysis pro
      Mishit golf shots
      Penistone railway
      Arsenal kit
      Therapist finder
      Sussex cum Surrey
      Flame retardant suit
      Raccoon city
      Canal boat
      Document signing
      Butternut squash
      """)
}
