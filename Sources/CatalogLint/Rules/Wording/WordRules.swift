import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// The rules that only look for words.
enum WordRules {
  /// A way to pay other than the store's.
  static let externalPayment = WordRule(
    "external-payment", .error, words: .externalPayment,
    summary: "a way to pay that is not the store's: PayPal, 支付宝, a website, redeem codes",
    rationale: """
      Digital goods are sold through in-app purchase; a product's text that names another way to \
      pay, or to receive the goods, is rejected in most storefronts. Say what the customer gets \
      instead. The cards and transfers tracked by an accounting app are ignored; a card or transfer \
      that nobody is asked to pay with is a warning.
      """,
    sources: [
      ReviewGuideline.inAppPurchase, ReviewGuideline.purchaseLinks, ReviewGuideline.hiddenFeatures,
      .rejectedPaymentService,
    ],
    message: {
      "\"\($0)\" names a way to pay or to receive goods outside the App Store; say only what the product gives"
    },
    innocentSubject: .recordKeeping,
    severity: WordRule.severityOfPayment,
    examples: """
      accepted:
      - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Adds 500 gems}}}
      - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 获得500金币}}}
      - pro: {type: non-consumable, localizations: {en-US: {title: Pro, description: A credit card tracker}}}
      - ledger: {type: non-consumable, localizations: {en-US: {title: Ledger,
          description: Budgets for all your credit cards}}}
      - pass: {type: non-renewing, localizations: {ja: {title: 30日間パス, description: 毎日補給箱を受け取れます}}}
      rejected:
      - gems: {type: consumable, localizations: {en-US: {title: Gems, description: Pay with ⟦PayPal⟧ and save}}}
      - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦支付宝⟧充值更优惠}}}
      - gems: {type: consumable, localizations: {de-DE: {title: Münzen, description: Auch mit ⟦PayPal⟧}}}
      - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦官网充值⟧有优惠}}}
      """)

  /// Another platform or store.
  static let otherPlatform = WordRule(
    "other-platform", .error, words: .otherPlatform,
    summary: "another platform or store: Android, Google Play, Xbox, Steam, 安卓, 应用宝",
    rationale: """
      Metadata must not name other platforms or marketplaces, including consoles and desktop \
      stores. Say "all devices" instead. Services that only share a name with one, such as Google \
      Drive, are fine, and so are the controllers of consoles, which work with Apple's devices.
      """,
    sources: [ReviewGuideline.otherPlatforms, .precheckPlatforms],
    message: { "\"\($0)\" names another platform or store; say \"all your devices\", or leave it out" },
    innocentSubject: .gameController,
    examples: """
      accepted:
      - sync: {type: non-consumable, localizations: {en-US: {title: Sync, description: Works on all your devices}}}
      - sync: {type: non-consumable, localizations: {zh-Hans: {title: 同步, description: 支持多设备登录}}}
      - backup: {type: non-consumable, localizations: {en-US: {title: Backup, description: Saves to Google Drive}}}
      - pad: {type: non-consumable, localizations: {en-US: {title: Gamepad, description: Works with Xbox controllers}}}
      rejected:
      - sync: {type: non-consumable, localizations: {en-US: {title: Sync, description: Works on ⟦Android⟧ too}}}
      - sync: {type: non-consumable, localizations: {zh-Hans: {title: 同步, description: 支持⟦安卓⟧互通}}}
      - sync: {type: non-consumable, localizations: {ja: {title: 同期, description: ⟦Google Play⟧でも使えます}}}
      - duo: {type: non-consumable, localizations: {en-US: {title: Duo, description: Play with friends on ⟦PlayStation⟧}}}
      """)

  /// Promises about later versions.
  static let futurePromise = WordRule(
    "future-promise", .warning, words: .futurePromise,
    summary: "coming soon, in the next update, 敬请期待, 近日公開",
    rationale: """
      The customer pays today, and a reviewer can't see what is not there yet: a promise makes the \
      product incomplete. Name what the purchase gives now, and add the rest to the text when it \
      is available. Saying that future updates are included is not a promise, and not reported.
      """,
    sources: [ReviewGuideline.completeness, ReviewGuideline.falsePrice, .precheckFuture],
    message: { "\"\($0)\" promises what is not there yet; say what the purchase gives today" },
    examples: """
      accepted:
      - pack: {type: non-consumable, localizations: {en-US: {title: World 2, description: Unlocks 24 levels}}}
      - pro: {type: non-consumable, localizations: {en-US: {title: Pro, description: Includes all future updates}}}
      - pro: {type: non-consumable, localizations: {zh-Hans: {title: 开发中心主题, description: 解锁24关}}}
      - eagle: {type: non-consumable, localizations: {de-DE: {title: Adler, description: Baldriantee für den Adler}}}
      rejected:
      - pack: {type: non-consumable, localizations: {en-US: {title: World 2, description: More levels ⟦coming soon⟧}}}
      - pack: {type: non-consumable, localizations: {zh-Hans: {title: 第二世界, description: 更多关卡⟦敬请期待⟧}}}
      - pack: {type: non-consumable, localizations: {ja: {title: ワールド2, description: 新ステージ⟦近日公開⟧}}}
      - pack: {type: non-consumable, localizations: {de-DE: {title: Welt 2,
          description: Weitere Level ⟦im nächsten Update⟧}}}
      - pack: {type: non-consumable, localizations: {fr-FR: {title: Monde 2, description: ⟦Bientôt disponible⟧}}}
      """)

  /// Currency that is claimed to be convertible to money, or usable outside the app.
  static let cashOut = WordRule(
    "cash-out", .warning, words: .cashOut,
    summary: "currency that can be exchanged for money or used outside the app: 提现, 換金, in our cafés",
    rationale: """
      What is bought through in-app purchase is used inside the app. To a reviewer, currency that \
      can be withdrawn, exchanged for money or won as money is gambling or banking, which requires \
      licenses; what pays in a shop outside the app is not an in-app purchase at all. Say what it \
      buys in the app. The shop of a game is fine, with vouchers for it, and so is saying that it can't be withdrawn.
      """,
    sources: [ReviewGuideline.inAppPurchase, .rejectedCashOut],
    message: { "\"\($0)\" takes what was bought out of the app, as money or goods; say what it buys inside the app" },
    examples: """
      accepted:
      - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Gems cannot be withdrawn}}}
      - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 金币仅限App内使用，不可提现}}}
      - gems: {type: consumable, localizations: {de-DE: {title: 500 Chips,
          description: "Nicht übertragbar, verkäuflich oder auszahlbar"}}}
      - tycoon: {type: consumable, localizations: {es-ES: {title: Gana dinero, description: Tu fábrica gana el doble}}}
      - gems: {type: consumable, localizations: {zh-Hans: {title: 60钻石, description: 获得60钻石，可在商店使用}}}
      - view: {type: non-consumable, localizations: {zh-Hans: {title: 新地图, description: 改变现状的冒险}}}
      rejected:
      - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: ⟦Redeem for cash⟧ anytime}}}
      - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 金币可⟦提现⟧到银行卡}}}
      - gems: {type: consumable, localizations: {ko: {title: 500골드, description: 골드는 ⟦현금으로 교환⟧됩니다}}}
      - gems: {type: consumable, localizations: {de-DE: {title: 500 Chips, description: Lass dir Chips ⟦auszahlen⟧}}}
      - gems: {type: consumable, localizations: {en-US: {title: 600 Gems, description: Accepted ⟦in our cafés⟧ too}}}
      """)

  /// A donation, which in-app purchase may not collect.
  static let donation = WordRule(
    "donation", .warning, words: .donation,
    summary: "donate, charity, 捐款, 寄付, 기부, Spende: a donation through in-app purchase",
    rationale: """
      Donations are collected with Apple Pay by approved nonprofits, or on the web, never through \
      in-app purchase; a product that is called a donation is rejected even if it only thanks the \
      developer. Call that a tip, and say what the customer gets. What players give to their guild \
      and blood donors give to a hospital is fine.
      """,
    sources: [ReviewGuideline.donations, ReviewGuideline.inAppPurchase],
    message: {
      "\"\($0)\" asks for a donation, which in-app purchase may not collect; call it a tip, and say what "
        + "the customer gets"
    },
    examples: """
      accepted:
      - tip: {type: consumable, localizations: {en-US: {title: Generous Tip, description: Thanks the two of us}}}
      - troops: {type: consumable, localizations: {en-US: {title: Clan Camp, description: Donate troops to your clan}}}
      - blood: {type: non-consumable, localizations: {de-DE: {title: Gesundheitspass,
          description: Merkt sich jede Blutspende}}}
      - coffee: {type: consumable, localizations: {ja: {title: コーヒー1杯, description: 開発者を応援します}}}
      rejected:
      - tip: {type: consumable, localizations: {en-US: {title: Small ⟦Donation⟧, description: Keeps us going}}}
      - tip: {type: consumable, localizations: {zh-Hans: {title: 爱心, description: 向山区儿童⟦捐款⟧}}}
      - tip: {type: consumable, localizations: {fr-FR: {title: Merci, description: ⟦Faire un don⟧ aux développeurs}}}
      - tip: {type: consumable, localizations: {ko: {title: 응원하기, description: 개발자에게 ⟦기부⟧합니다}}}
      """)

  /// Goods that are delivered outside the app.
  static let physicalGoods = WordRule(
    "physical-goods", .warning, words: .physicalGoods,
    summary: "free shipping, 包邮, 送料無料, Versand: goods that are delivered outside the app",
    rationale: """
      In-app purchase is for what is used inside the app. Goods that are shipped, and services \
      that take place elsewhere, must be paid for in another way, such as Apple Pay. Only words for \
      shipping and for handing over something real are reported, not the name of a thing, which may \
      well be a thing in a game.
      """,
    sources: [ReviewGuideline.goodsOutside, ReviewGuideline.inAppPurchase],
    message: { "\"\($0)\" promises something outside the app, which in-app purchase may not sell" },
    examples: """
      accepted:
      - truck: {type: consumable, localizations: {en-US: {title: Delivery Truck,
          description: Delivers crates across the map}}}
      - mug: {type: consumable, localizations: {zh-Hans: {title: 马克杯, description: 装饰咖啡馆的虚拟道具，非实物商品}}}
      - shirt: {type: non-consumable, localizations: {de-DE: {title: T-Shirt, description: Ein Hemd für deinen Helden}}}
      - parcel: {type: non-consumable, localizations: {ko: {title: 택배 기사, description: 마을에 택배를 나르는 캐릭터}}}
      rejected:
      - mug: {type: consumable, localizations: {en-US: {title: Mug, description: A real mug with ⟦free shipping⟧}}}
      - mug: {type: consumable, localizations: {zh-Hans: {title: 马克杯, description: 全国⟦包邮⟧}}}
      - mug: {type: consumable, localizations: {ja: {title: マグカップ, description: ⟦送料無料⟧でお届け}}}
      - mug: {type: consumable, localizations: {it: {title: Tazza, description: ⟦Spedizione gratuita⟧}}}
      """)

  /// Insults and obscenities.
  static let profanity = WordRule(
    "profanity", .error, words: .profanity,
    summary: "insults and obscene words, in the languages of the store",
    rationale: """
      Names and descriptions of products are metadata, which must be suitable for all audiences, \
      regardless of the app's age rating. Only words that no product text uses innocently are \
      listed; a team can add its own in the configuration.
      """,
    sources: [ReviewGuideline.publicAudience, ReviewGuideline.objectionable, .precheckCurses],
    message: { "\"\($0)\" offends; texts in the store are for all audiences" },
    // The examples are among the tamest of the list.
    examples: """
      accepted:
      - pack: {type: consumable, localizations: {en-US: {title: Scunthorpe Pack,
          description: A cocktail for the assassin in the cockpit}}}
      - pack: {type: consumable, localizations: {de-DE: {title: Im Dickicht, description: Eine Arschbombe im Freibad}}}
      - pack: {type: consumable, localizations: {es-ES: {title: La disputa,
          description: Un computador y un cono de helado}}}
      - pack: {type: consumable, localizations: {ja: {title: パチンコ, description: ファックスとウルトラマンコスモス}}}
      - pack: {type: consumable, localizations: {zh-Hans: {title: 炸鸡巴士, description: 我操作的炸鸡巴士}}}
      rejected:
      - pack: {type: consumable, localizations: {en-US: {title: The ⟦Bullshit⟧ Pack, description: A hundred cards}}}
      - pack: {type: consumable, localizations: {de-DE: {title: Bonus, description: Eine ⟦Scheiß⟧-Überraschung}}}
      - pack: {type: consumable, localizations: {fr-FR: {title: Bonus, description: Et ⟦merde⟧ alors}}}
      - pack: {type: consumable, localizations: {zh-Hans: {title: 礼包, description: ⟦他妈的⟧大礼包}}}
      """)

  /// Something that the system provides, or that must not be sold or rewarded.
  static let systemFeature = WordRule(
    "system-feature", .warning, words: .systemFeature,
    summary: "push notifications, iCloud storage, access to the camera or to Screen Time, ratings and reviews",
    rationale: """
      Features of the hardware or the system must not be sold, and ratings must not be bought or \
      rewarded. Name what the app adds: "price alerts" instead of "push notifications", "unlimited \
      backups" instead of "iCloud storage".
      """,
    sources: [ReviewGuideline.builtIn, ReviewGuideline.systemFeatures],
    message: { "\"\($0)\" is not the app's to sell or reward; name what the app adds" },
    examples: """
      accepted:
      - alerts: {type: non-consumable, localizations: {en-US: {title: Price Alerts, description: Follow 50 prices}}}
      - hero: {type: consumable, localizations: {es-ES: {title: Héroe de 5 estrellas,
          description: Un héroe de 5 estrellas}}}
      - credit: {type: non-consumable, localizations: {zh-Hans: {title: 发音评分, description: 给口语发音评分}}}
      - camera: {type: non-consumable, localizations: {de-DE: {title: Kamerafilter, description: Dreißig Filter}}}
      - focus: {type: non-consumable, localizations: {en-US: {title: Focus, description: Screen time reports by week}}}
      - kids: {type: non-consumable, localizations: {en-US: {title: Kids, description: Give kids extra screen time access}}}
      rejected:
      - alerts: {type: non-consumable, localizations: {en-US: {title: Alerts, description: Enable ⟦push notifications⟧}}}
      - alerts: {type: non-consumable, localizations: {zh-Hans: {title: 提醒, description: 付费开启⟦推送通知⟧}}}
      - cloud: {type: non-consumable, localizations: {ja: {title: 保存, description: ⟦iCloudストレージ⟧を使えます}}}
      - alerts: {type: non-consumable, localizations: {de-DE: {title: Alarm,
          description: Schaltet ⟦Push-Benachrichtigungen⟧ ein}}}
      - tilt: {type: non-consumable, localizations: {en-US: {title: Tilt, description: Includes ⟦gyroscope access⟧}}}
      - tilt: {type: non-consumable, localizations: {en-US: {title: Tilt, description: With ⟦access to the gyroscope⟧}}}
      - focus: {type: non-consumable, localizations: {en-US: {title: Focus, description: ⟦Access to Screen Time⟧ included}}}
      - tilt: {type: non-consumable, localizations: {fr-FR: {title: Pilote, description: ⟦Accès au gyroscope⟧ inclus}}}
      - focus: {type: non-consumable, localizations: {ja: {title: 集中, description: ⟦スクリーンタイムへのアクセス⟧}}}
      """)
}
