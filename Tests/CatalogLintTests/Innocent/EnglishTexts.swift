extension ProductTexts {
  static let english = ProductTexts(
    locale: "en-US",
    innocent: """
      non-consumable | Bread Book | Bake with 5 pounds of flour.
      non-consumable | Arcade Cabinet | Beat the game with a 25 cent coin
      non-consumable | Coin Collector | Catalog of 5,000 coins.
      non-consumable | 100 Gems of Wisdom | Sayings of old masters, read aloud
      non-consumable | Boss Arena | Beat 12 bosses to earn 100 coins each
      non-consumable | Mosaic Set | 40 diamonds to colour in
      consumable | 1,280 Gold Coins | Buy 5 swords for 250 gold each
      auto-renewable | Weekly Horoscope | Stars and planets for every sign
      non-consumable | Free Kick Boots | Bend the ball around any wall
      non-consumable | Freeze Tower | Slows every enemy within its icy reach
      non-consumable | Freestyle Board Pack | Twelve snowboards with neon decks
      non-consumable | Freelance Invoice Templates | Twenty clean layouts for your clients
      non-consumable | Sugar-Free Baking | Forty cakes and cookies without refined sugar
      non-consumable | Hands-Free Cooking | Hear each step while you knead the dough
      non-consumable | Free-Range Farm | Let your hens roam a sunny meadow
      non-consumable | Set Me Free | A piano ballad with sheet music and lyrics
      non-consumable | Lady Liberty: Free at Last | A walking tour in ten stops
      non-consumable | Apple Pie Kitchen | Bake seven pies in Grandma's cottage
      non-consumable | Golden Apple Orchard | A mythic garden from the Greek legends
      non-consumable | Testament of the Old Kings | A story in nine chapters
      non-consumable | The Greatest Contest | Three costumes for the village fair
      non-consumable | Driving Theory Test | 900 official questions with answers
      non-consumable | IQ Test Pack | Sixty logic puzzles by psychologists
      non-consumable | A Test of Courage | The third campaign, set in the northern keep
      non-consumable | Demolition Derby | Wreck twelve rusty cars in the arena
      non-consumable | Democracy Through the Ages | An audio course in eight lectures
      non-consumable | Alphabet Blocks | Learn the letters from A to Z with animals
      non-consumable | The Coming of Spring | Cherry blossoms for the whole valley
      non-consumable | Best Friends Pet Pack | A puppy and a kitten who play together
      non-consumable | Gold Medal Podium | Celebrate wins with your own anthem
      non-consumable | Lucky Charm Necklace | A four-leaf clover for your avatar
      non-consumable | Moonlit Harbor | A quiet map for late-night fishing
      non-consumable | A Lifetime at Sea | The captain's memoir, read by the author
      non-consumable | VIP Lounge Background | Velvet sofas and city lights for your room
      non-consumable | Route 66 Road Trip | Drive from Chicago to Santa Monica
      non-consumable | 7 Dwarfs Cottage | A woodland home with seven tiny beds
      non-consumable | Formula 1 Liveries | Ten classic paint jobs for your race car
      non-consumable | 1001 Nights Story Pack | Twelve tales told by Scheherazade
      non-consumable | Gems of Classical Piano | Fifty pieces from Bach to Satie
      non-consumable | Crystal Cave Map | Explore a glittering mine with three exits
      non-consumable | Credit Card Tracker | Charts for every account you keep
      non-consumable | 30-Day Yoga Plan | A new flow each morning, at your own pace
      non-consumable | A Year in Provence | Thirty recipes for every season
      non-consumable | Weekly Planner Templates | Fourteen layouts for a tidy desk
      non-consumable | Steam Engine Set | Brass locomotives with working whistles
      non-consumable | Tiger Stripe Paint | A wild pattern for every car you own
      non-consumable | Paper Windows Theme | Folded frames for your photo album
      non-consumable | Crash Test Dummies | Two ragdoll drivers for the sandbox
      non-consumable | World War 2 Tanks | Eighteen historic vehicles to collect
      non-consumable | Mountain Pass Map | A winding road between two snowy peaks
      non-consumable | Remove Ads | No more banners or videos between levels
      consumable | Level 99 Booster | Raises one hero to the highest level
      consumable | 500 Gems | Adds 500 gems to your treasure chest
      consumable | 1,200 Coins | 1,200 coins for seeds, tools and barns
      consumable | 2-Hour XP Boost | Earn twice the experience for two hours
      consumable | 5 Hints | Shows the next move in any puzzle
      consumable | 10 Extra Lives | Keep going when the board fills up
      auto-renewable | Trail Club | Every hiking map offline, with weather layers
      auto-renewable | Studio Membership | All drawing classes and brushes, 24/7
      auto-renewable | Story Plus | Unlimited bedtime stories without ads
      non-consumable | Free as a Bird | A paragliding map above the fjords
      non-consumable | Physics Formulas | Free-body diagrams and 200 equations
      non-consumable | Rescue Squad | Free them from the tower of ice
      non-consumable | Greek Letters | 24 tiles from alpha to omega
      non-consumable | Love Language Test | Find out how you and your partner care
      non-consumable | History Tests | Forty quizzes from Rome to the moon landing
      non-consumable | Fitness Plan | Lose 10 pounds with short daily runs
      non-consumable | 4C Hair Guide | Sixty styles for tight curls
      non-consumable | CAD Symbols | Adds 200 CAD blocks for floor plans
      non-consumable | Jewel Tones | 20 emerald wallpapers and 20 ruby ones
      non-consumable | Picture Frames | 12 gold frames for your album
      non-consumable | Wallet Overview | Budgets and debts for all your credit cards
      non-consumable | Password Vault | Keep logins and license keys in one place
      non-consumable | Gamepad Layouts | Made for Xbox and PlayStation controllers
      non-consumable | Full Steam Ahead | A soundtrack for the railway levels
      consumable | Forever Young Serum | Restores full health once
      consumable | Skeleton Key | Unlocks a chest of your choice, once
      consumable | Weekly Quest Reroll | Swaps one weekly quest for another
      consumable | 1 Million Coins | 1,000,000 coins for the empire
      consumable | 10K Gold | Adds 10,000 gold at once
      non-consumable | The 7 Gems of Aragon | A mystery in eight chapters
      non-consumable | Lose 10 Pounds | A running plan for gentle mornings
      non-consumable | Railway Set | Nine locomotives that run on steam
      non-consumable | Android Invasion | Defend the base from rogue androids
      non-consumable | Card Reminder | Reminds you to pay your credit card
      consumable | Streak Freeze | Protects your 30-day streak once
      consumable | Birthday Chest | 3 years of Kestrel: 500 gems for you
      non-consumable | Clan Hall | Adds room for 5 members of the clan
      non-consumable | Cricket Nations | Ten Test nations to play in the summer
      non-consumable | Zoo Rescue | Free ten animals from the flooded zoo
      non-consumable | ASP.NET Course | Forty lessons on ASP.NET and Socket.io
      non-consumable | Face ID Lock | Keeps your diary from curious eyes
      """,
    guilty: """
      invalid-period | auto-renewable | Pro Yearly | Every map in high detail
      invalid-period | auto-renewable | Atlas Pro | All features for a year.
      free-wording | consumable | 500 Gems | Get 50 gems for free with this pack
      free-wording | non-consumable | Complimentary Hat | A straw hat for your farmer
      free-wording | consumable | Starter Pack | A freebie sword and ten arrows
      external-payment | consumable | 500 Gems | Cheaper with PayPal
      external-payment | consumable | Gift Gems | Enter the promo code you were mailed
      other-platform | non-consumable | Cloud Save | Share progress with Android phones
      other-platform | non-consumable | Cross Play | Play with friends on PlayStation and Xbox
      other-platform | non-consumable | Big Screen Mode | Same quality as the Steam version
      other-platform | non-consumable | Party Mode | Also on Nintendo Switch
      placeholder-text | non-consumable | Item Name Here | Adds a hat
      placeholder-text | non-consumable | Red Hat | Description to be determined
      test-wording | non-consumable | Test Item 3 | Adds a red hat
      test-wording | non-consumable | Red Hat | For beta testers of the game
      price-as-title | consumable | $4.99 | Adds 500 gems
      price-mismatch | consumable | 500 Gems | 500 gems for only $49.99
      quantity-mismatch | consumable | 500 Gems | Adds 550 gems to your chest
      time-limited-consumable | consumable | VIP Month | VIP perks for one month
      time-limited-consumable | non-consumable | Premium for 30 Days | Every filter and frame
      unlock-as-consumable | consumable | Unlock All Levels | Opens all sixty levels
      unlock-as-consumable | consumable | Lifetime Access | Every course in the academy
      currency-as-non-consumable | non-consumable | Bag of Coins | Adds 800 coins to your purse
      external-payment | consumable | 500 Gems | Cheaper at gemshop dot com
      external-payment | consumable | 500 Gems | Patreon supporters get more
      placeholder-text | non-consumable | iap.removeads.title | No banners between the levels
      placeholder-text | non-consumable | Extra Maps | N/A
      other-platform | non-consumable | Step Sync | For Huawei watches and Samsung phones
      system-feature | consumable | 500 Gems | Rate with 5 stars for 50 gems more
      time-limited-consumable | consumable | Gem Chest | VIP for 30 days, then your gems expire
      """)
}
