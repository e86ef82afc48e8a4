extension WordSamples {
  static let english = WordSamples(
    language: "en",
    found: """
      free | Free | Free gems!
      free | free | 400 coins, free for you
      free | free | Spin 3 free times
      externalPayment | PayPal | Pay with PayPal and save
      externalPayment | Alipay | Alipay accepted
      externalPayment | Google Pay | Google Pay works too
      externalPayment | bank transfer | Pay by bank transfer
      externalPayment | Cheaper on our website | Cheaper on our website
      externalPayment | redeem code | Comes with a redeem code
      otherPlatform | Android | Works on Android too
      otherPlatform | Google Play | Also on Google Play
      otherPlatform | APK | Get the APK from us
      otherPlatform | Windows Phone | Windows Phone version
      placeholder | Lorem ipsum | Lorem ipsum
      placeholder | TODO | TODO: describe
      placeholder | TBD | Price pack TBD
      placeholder | xxx | xxx
      placeholder | Your text here | Your text here
      placeholder | Description | Description
      placeholder | {quantity} | {quantity} gold coins
      placeholder | %@ | Adds %@ coins
      test | Test product | Test product 1
      test | beta | Coin pack (beta)
      test | debug | debug coins
      test | test | test_coins_100
      test | testing | Our second testing item
      unlock | Remove Ads | Remove Ads
      unlock | Ad-free | Ad-free reading
      unlock | Unlocks | Unlocks every world
      unlock | full version | The full version of the game
      currencyNoun | Gold Coins | 400 Gold Coins
      currencyNoun | gems | A chest of gems
      currencyNoun | Credits | 1000 Credits
      durationWord | Monthly | Monthly Plan
      durationWord | season pass | The winter season pass
      membership | VIP | Golden VIP
      membership | membership | Club membership
      lifetime | Lifetime | Lifetime Premium
      lifetime | forever | Unlimited cleaning, forever
      subscriptionWord | Subscription | Pro Subscription
      futurePromise | coming soon | More levels coming soon
      promotionalClaim | Best pack | Best pack
      promotionalClaim | #1 puzzle | #1 puzzle pack
      promotionalClaim | % off | 50% off
      expiringCredits | expire | Gems expire in 30 days
      cashOut | Withdraw | Withdraw your winnings
      appleTrademark | iCloud | iCloud Super Pack
      appleCriticism | slow iPhone | For your slow iPhone
      systemFeature | push notifications | Enable push notifications
      randomItem | loot box | A royal loot box
      randomItem | never know what is inside | You never know what is inside
      ownDays | streak | Protects your 30-day streak
      """,
    innocent: """
      Gift Card Designer
      PayPal statements
      PayPal Import
      Set Me Free
      Free-to-Roam
      Demo Reel
      Unlock Chest Key
      Freeze Ray
      Freedom Fighter
      Freestyle Board
      Carefree Days
      Free-to-play Tips
      Free Fire Legend
      Ad-free reading
      Ad free and calm
      Sugar-free Recipes
      Gluten Free Kitchen
      Hands-free mode
      Free Kick Master
      Feel free to roam
      A stress-free week
      Royalty-free sounds
      The Fastest Car
      Dance Contest Entry
      Protest Songs
      Latest Outfit
      Practice tests for the driving licence
      IQ Test Questions
      Test prep for nurses
      Test your knowledge of birds
      Mock Test Bundle
      Beta waves for sleep
      Alpha and Beta blocks
      Demolition Derby
      Demon Hunter Skin
      Google Drive sync
      Google Calendar link
      Androids vs. Aliens
      Stripe Jacket
      Todo List Themes
      XXL Gem Chest
      XXXL Hoodie
      A placeless wanderer
      Sandbox Mode
      Chapter XXX
      100 gems to be added to your balance
      Insert text on photos
      I <3 Cats
      100% Orange Juice
      50 % discount card game
      Cash Cow Farm
      Blackberry Jam
      Steam Engine
      Untitled Goose Costume
      Attestation of Courage
      """)
}
