import SourceSyntax

/// The catalog that `init` writes: every part once, with a comment on each.
enum StarterCatalog {
  /// A name as it can be written in a comment: on one line.
  private static func comment(_ name: String) -> String {
    String(
      name.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }

  static func text(bundleID: String, name: String) -> String {
    """
    # The in-app products of \(comment(name)). "shopkeeper lint" checks this file.
    catalog: 1                        # the version of the file format

    app:
      bundleID: \(YAMLScalar.text(bundleID))
      name: \(YAMLScalar.text(name))
      primaryLocale: en-US
      locales: [en-US, zh-Hans]       # every product must be written in these
      baseTerritory: USA              # the storefront whose price the others follow
      restoreNote: Settings › Restore Purchases

    currencies:                       # what consumables give
      coins: {en-US: coins, zh-Hans: 金币}

    templates:                        # texts that are filled from each product
      coinPack:
        en-US: {title: "{quantity} Coins", description: "Adds {quantity} coins to your balance."}
        zh-Hans: {title: "{quantity}金币", description: "充值后获得{quantity}金币，可在商店使用。"}

    products:
      coins100:                       # the product ID is \(bundleID).coins100
        type: consumable              # consumable, non-consumable or non-renewing
        referenceName: 100 coins      # only you see it
        price: {tier: 1}              # or amounts: {USD: 0.99, CNY: 6}
        grants: {coins: 100}
        template: coinPack
        review:
          # screenshot: screenshots/shop.png
          notes: Home › Shop › Coins

      removeads:
        type: non-consumable
        referenceName: Remove ads
        price: {USD: 2.99, CNY: 18}
        localizations:
          en-US: {title: Remove Ads, description: Removes every ad from the app for good.}
          zh-Hans: {title: 去除广告, description: 永久去除应用中的全部广告，可恢复购买。}
        review:
          # screenshot: screenshots/settings.png
          notes: Settings › Remove Ads

    # subscriptionGroups:
    #   premium:
    #     referenceName: Premium
    #     localizations: {en-US: {title: Premium}, zh-Hans: {title: 高级版}}
    #     products:
    #       premium.monthly:
    #         referenceName: Premium, monthly
    #         period: 1 month
    #         level: 1
    #         price: {USD: 4.99}
    #         offers: [{kind: introductory, mode: free-trial, period: 1 week}]

    # retired:                        # IDs that were used once and can't be used again
    #   - \(bundleID).coins50

    """
  }
}
