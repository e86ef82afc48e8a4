import CatalogFormats
package import CatalogModel
import SourceSyntax

/// A catalog that uses every field, and the positions of its paths.
package enum EverythingCatalog {
  /// The same as a value.
  package static let catalog = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)).catalog

  package static let text = """
    # 注释 comes first.
    catalog: 1
    app:
      bundleID: com.example.mine
      name: Mine
      primaryLocale: zh-Hans
      locales: [zh-Hans, en-US]
      baseTerritory: CHN
      restoreNote: Settings › Restore
      terms: custom
      privacyURL: https://example.com/privacy
    currencies:
      gold: {zh-Hans: 金币, en-US: [gold coins, gold]}
      gems: {en-US: gems}
    templates:
      pack:
        zh-Hans: {title: "{quantity}金币"}
        en-US: {title: "{quantity} Coins", description: "Adds {quantity} and {bonus}.", ignore: [{rule: t, reason: u}]}
    products:
      coins:
        type: consumable
        id: com.example.mine.old-coins
        legacyID: true
        referenceName: Coins 400
        price: {CNY: 6, USD: 0.99, JPN: 100}
        grants: {gold: 400+40, gems: 2}
        template: pack
        localizations:
          en-US: {title: Many Coins}
          ja: {title: "金\\u5E01", description: 'It''s gold', ignore: [{rule: ja-rule, reason: r}]}
        review: {screenshot: shop.png, uploadedScreenshot: old.png, notes: "Home › Shop"}
        familySharable: false
        promotionalImage: promo.png
        minimumAppVersion: 2.1
        storefronts: [CHN, JPN]
        platforms: [ios, macos]
        from: 2027-01-01
        until: 2027-02-01
        hidden: true
        tags: [featured, event]
        publicImage: https://cdn.example.com/coins.png
        offerCodes:
          - {referenceName: Launch, eligibility: [non-spender, active-spender], free: true}
          - {referenceName: Return, eligibility: [churned-spender], price: {CNY: 3}}
          - referenceName: Fair
            eligibility: [non-spender]
            free: true
            batches: [{count: 500, expires: 2027-03-01, note: fair}, {count: 20, expires: 2027-03-01, sandbox: true}]
        ignore:
          - {rule: some-rule, reason: because, until: 2027-03-01}
          - {rule: other-rule, reason: why not}
      tip:
        type: non-consumable
        price: {tier: 6}
        pricePolicy: ppp
    subscriptionGroups:
      vip:
        referenceName: VIP club
        localizations: {en-US: {title: The Club, ignore: [{rule: club-rule, reason: r}]}}
        ignore: [{rule: group-rule, reason: odd}]
        products:
          vip.year:
            period: 1 year
            level: 2
            multiSeat: disabled
            markets: [app-store, school]
            price: {tier: 33}
            offers:
              - {kind: introductory, billingPlan: MONTHLY, mode: free-trial, period: 1 week}
              - kind: code
                referenceName: Spring
                mode: pay-as-you-go
                period: 1 month
                periods: 3
                price: {CNY: 6}
                eligibility: [new, expired]
                stackable: true
              - {kind: promotional, id: back, mode: pay-up-front, period: 3 months, price: {CNY: 8}}
              - {kind: win-back, id: win, mode: free-trial, period: 3 days, priority: high}
            billingPlans:
              - {plan: MONTHLY, price: {CNY: 5}, commitmentPrice: {CNY: 60}, enabled: false}
    retired: [com.example.mine.gone, com.example.mine.lost]
    ignore: [{rule: file-rule, reason: all over}]
    """

  /// Every path of the catalog and the text at its position.
  package static let places: [(path: CatalogPath, written: String)] = [
    (CatalogPath(.catalog), "catalog"), (CatalogPath(.catalog, .ignore), "[{rule: file-rule, reason: all over}]"),
    (CatalogPath(.catalog, .ignore, element: 0), "{rule: file-rule, reason: all over}"),
    (CatalogPath(.app, .bundleID), "com.example.mine"), (CatalogPath(.app, .name), "Mine"),
    (CatalogPath(.app, .primaryLocale), "zh-Hans"), (CatalogPath(.app, .locales), "[zh-Hans, en-US]"),
    (CatalogPath(.app, .locales, element: 1), "en-US"), (CatalogPath(.app, .baseTerritory), "CHN"),
    (CatalogPath(.app, .restoreNote), "Settings › Restore"), (CatalogPath(.app, .terms), "custom"),
    (CatalogPath(.app, .privacyURL), "https://example.com/privacy"), (CatalogPath(.currency(0)), "gold"),
    (CatalogPath(.currency(1)), "gems"), (CatalogPath(.currency(0), .locale, element: 1), "en-US"),
    (CatalogPath(.currency(0), .name, element: 0), "金币"),
    (CatalogPath(.currency(0), .name, element: 1), "[gold coins, gold]"), (CatalogPath(.template(0)), "pack"),
    (CatalogPath(.template(0), .locale, element: 0), "zh-Hans"),
    (CatalogPath(.template(0), .title, element: 0), "\"{quantity}金币\""),
    (CatalogPath(.template(0), .description, element: 0), "zh-Hans"),
    (CatalogPath(.template(0), .description, element: 1), "\"Adds {quantity} and {bonus}.\""),
    (CatalogPath(.template(0), .ignore, element: 0), "{rule: t, reason: u}"), (CatalogPath(.product(0)), "coins"),
    (CatalogPath(.product(0), .productID), "com.example.mine.old-coins"), (CatalogPath(.product(1), .productID), "tip"),
    (CatalogPath(.product(0), .type), "consumable"), (CatalogPath(.product(0), .referenceName), "Coins 400"),
    (CatalogPath(.product(0), .price), "{CNY: 6, USD: 0.99, JPN: 100}"),
    (CatalogPath(.product(0), .grants), "{gold: 400+40, gems: 2}"),
    (CatalogPath(.product(0), .grants, element: 1), "2"), (CatalogPath(.product(0), .template), "pack"),
    (CatalogPath(.product(0), .locale, element: 0), "en-US"),
    (CatalogPath(.product(0), .title, element: 0), "Many Coins"),
    (CatalogPath(.product(0), .description, element: 0), "pack"),
    (CatalogPath(.product(0), .title, element: 1), "\"金\\u5E01\""),
    (CatalogPath(.product(0), .description, element: 1), "'It''s gold'"),
    (CatalogPath(.product(0), .locale, element: 2), "pack"), (CatalogPath(.product(0), .title, element: 2), "pack"),
    (CatalogPath(.product(0), .locale), "localizations"), (CatalogPath(.product(0), .screenshot), "shop.png"),
    (CatalogPath(.product(0), .uploadedScreenshot), "old.png"),
    (CatalogPath(.product(0), .reviewNotes), "\"Home › Shop\""), (CatalogPath(.product(0), .familySharable), "false"),
    (CatalogPath(.product(0), .promotionalImage), "promo.png"), (CatalogPath(.product(0), .minimumAppVersion), "2.1"),
    (CatalogPath(.product(0), .storefronts), "[CHN, JPN]"), (CatalogPath(.product(0), .platforms), "[ios, macos]"),
    (CatalogPath(.product(0), .from), "2027-01-01"), (CatalogPath(.product(0), .until), "2027-02-01"),
    (CatalogPath(.product(0), .hidden), "true"), (CatalogPath(.product(0), .tags), "[featured, event]"),
    (CatalogPath(.product(0), .publicImage), "https://cdn.example.com/coins.png"),
    (
      CatalogPath(.product(0), .offerCodes, element: 1),
      "{referenceName: Return, eligibility: [churned-spender], price: {CNY: 3}}"
    ), (CatalogPath(.product(0), .ignore, element: 1), "{rule: other-rule, reason: why not}"),
    (CatalogPath(.product(0), .ignore, element: 2), "{rule: ja-rule, reason: r}"), (CatalogPath(.group(0)), "vip"),
    (CatalogPath(.group(0), .referenceName), "VIP club"), (CatalogPath(.group(0), .locale, element: 0), "en-US"),
    (CatalogPath(.group(0), .title, element: 0), "The Club"),
    (CatalogPath(.group(0), .ignore, element: 0), "{rule: group-rule, reason: odd}"),
    (CatalogPath(.group(0), .ignore, element: 1), "{rule: club-rule, reason: r}"),
    (CatalogPath(.product(2)), "vip.year"), (CatalogPath(.product(2), .period), "1 year"),
    (CatalogPath(.product(2), .level), "2"), (CatalogPath(.product(1), .pricePolicy), "ppp"),
    (CatalogPath(.product(2), .multiSeat), "disabled"), (CatalogPath(.product(2), .markets), "[app-store, school]"),
    (
      CatalogPath(.product(2), .offers, element: 3),
      "{kind: win-back, id: win, mode: free-trial, period: 3 days, priority: high}"
    ),
    (
      CatalogPath(.product(2), .billingPlans, element: 0),
      "{plan: MONTHLY, price: {CNY: 5}, commitmentPrice: {CNY: 60}, enabled: false}"
    ), (CatalogPath(.retired(1)), "com.example.mine.lost"),
  ]
}
