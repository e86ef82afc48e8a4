extension StoreTexts {
  static let english = StoreTexts(
    locale: "en-US",
    """
    ok | g60 | 60 Gems | A small pouch of gems for your first summons.
    unstated | g60 | Pouch of Gems | Contains 60 gems for the summoning altar.
    quantity | g60 | 60 Gems | Contains 80 gems for the summoning altar.
    quantity | g60 | Gem Pouch (66) | A small pouch of gems for the altar.
    ok | g300 | 300 Gems | Three hundred gems for heroes and gear.
    quantity | g300 | 300 Gems | Five hundred gems for heroes and gear.
    price | g300 | Sack of Gems | Only $3.99! Fill your sack with gems.
    price | g300 | 300 Gems for $4.99 | Summon heroes with a sack of gems.
    payment | g300 | 300 Gems | Cheaper on our website, gemsaga.com
    payment | g300 | 300 Gems | Pay with PayPal and get 10% more gems.
    unstated | g300 | Gem Sack | Grab 300 gems and awaken an old dragon.
    ok | g980 | 980 + 100 Gems | 980 gems with a bonus of 100 gems.
    ok | g980 | 1,080 Gems | 980 gems plus 100 extra on top.
    quantity | g980 | 980 Gems | Get 980 gems and 120 extra gems.
    ok | g980 | Chest of 1080 Gems | A heavy chest for patient summoners.
    unstated | g980 | Chest of Gems | First purchase doubles the 980 gems!
    platform | g6480 | 6480 Gems | Same price as in the Google Play version.
    unstated | g6480 | Vault of Gems | Ten pulls cost 1,600 gems at the altar.
    expiring | g6480 | Vault of Gems | Gems expire 30 days after purchase.
    cashout | g6480 | 6480 Gems | Gems can be cashed out to your bank account.
    placeholder | g6480 | Gem Vault | TODO write description
    placeholder | g6480 | Gem Vault | Lorem ipsum dolor sit amet
    ok | gk | Ember Knight Skin | A burning cape for the Ember Knight.
    test | gk | Ember Knight Skin | Test item, please ignore.
    trademark | gk | iOS Knight Skin | An armor for the Apple fan in you.
    free | gk | Free Knight Skin | A new look, free of charge.
    ok | gk | Moonlit Fox | The fox of Season 7 walks beside you.
    ok | gk | Hundred Blades | A style of a thousand cuts in one night.
    ok | n500 | 500 Coins | Unlock chapters of your favorite novels.
    ok | n500 | 500 Coins | Unlock 25 chapters at 20 coins each.
    quantity | n500 | Coins for Readers | 550 coins for reading locked chapters.
    contact | n500 | 500 Coins | WhatsApp us at +1 415 555 0132 for deals.
    unstated | n500 | Reader's Purse | 500 coins to read on, day or night.
    ok | nm | Reader Pass Monthly | Read every romance without ads, each month.
    period | nm | Reader Pass Monthly | A full year of unlimited novels for you.
    ok | nm | Reader Pass | One month of unlimited reading and audio.
    period | nm | Reader Pass Weekly | Unlimited chapters and early releases.
    lifetime | nm | Reader Pass Monthly | Lifetime access: pay once, read forever.
    ok | ny | Reader Pass Yearly | Twelve months of stories for every mood.
    discount | ny | Reader Pass Yearly | Save 40% compared with the monthly plan.
    ok | ny | Reader Pass Yearly | A year of novels, new ones every Friday.
    promo | ny | Annual Reading | The #1 best novel app in the world!
    ok | fm | Coach Monthly | Daily workouts and meals from our coaches.
    regulated | fm | Coach Monthly | Loses 10 kg in a week and cures back pain.
    ok | fm | Coach Monthly | 30-day plans, new routines every week.
    future | fm | Coach Monthly | More workouts coming soon in next update.
    platform | fm | Coach Monthly | Now available on Android and Huawei too.
    ok | fy | Coach Yearly | 12 months of training, any time you like.
    period | fy | Coach Yearly | Train for a month with a personal coach.
    ok | fy | Coach Yearly | 7-minute workouts, 52 weekly challenges.
    ok | fp | Marathon in 16 Weeks | A running plan from couch to 42 km.
    ok | fp | Core in 30 Days | Ten minutes a day on the mat.
    payment | fp | Marathon Plan | Scan the QR code and pay by bank transfer.
    ok | pk | Film Grain Pack | 24 looks of analog film for your photos.
    placeholder | pk | Film Grain Pack | {{product_description}}
    trademark | pk | Neon Filters | Fixes the broken Photos app of your iPhone.
    ok | pk | Kodachrome Summer | Warm tones of old slides, fine grain.
    ok | pl | Photo Pro Forever | Every tool, brush and filter, yours to keep.
    period | pl | Photo Pro | Unlock everything for 1 month.
    ok | pl | Photo Pro | Remove watermarks and export in 8K.
    ok | py | Pro Yearly | Edit RAW files all year on every device.
    price | py | Pro Yearly | Only €2.99 per year while it lasts.
    ok | kk | Dinosaur Island | Meet 12 dinosaurs and hatch their eggs.
    contact | kk | Farm Animals | Ask mom to email info@kidgames.example
    ok | kk | Counting to 100 | Sing, count and pop balloons from 1 to 100.
    ok | km | Kids Club Monthly | Songs and puzzles, a new story each day.
    test | km | Kids Club Monthly | Try it free! Beta version, may crash.
    language | kk | Farm Animals | Напиши нам, чтобы узнать больше об игре.
    """)
}
