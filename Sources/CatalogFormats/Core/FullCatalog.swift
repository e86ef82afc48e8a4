package import CatalogModel
import SourceSyntax

/// A catalog with every field, to determine what a format does with it.
package enum FullCatalog {
  package static var catalog: Catalog {
    CatalogYAMLDecoder.read(SourceFile(name: "full.yml", bytes: Array(text.utf8))).catalog
  }

  /// A placeholder for the images, which are copied unchanged.
  package static let image: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  package static let text = """
    catalog: 1
    app:
      bundleID: com.example.full
      name: Full
      primaryLocale: en-US
      locales: [en-US, ja]
      baseTerritory: USA
      restoreNote: Settings › Restore
      terms: standard
      privacyURL: https://example.com/privacy
      pricePolicies:
        - name: fair
          multipliers: [BRA 0.6, IND IDN 0.35]
          rates: [USD 1, BRL 5.4, INR 88.5, IDR 16600]
          tables: [rates.csv]
          others: store
          rounding: usual
          floors: [INR 49]
          cap: 1
          except: [CHN]
      retentionMessages:
        - {referenceName: Stay, locale: en-US, header: Before you go, body: Your coins stay with you.}
    currencies:
      gold: {en-US: [gold coins, gold], ja: 金貨}
    templates:
      pack:
        en-US: {title: "{quantity} Coins", description: "Adds {quantity} coins."}
        ja: {title: "{quantity}枚", description: "{quantity}枚を追加します。"}
    ignore: [{rule: emoji, reason: ours}]
    products:
      coins:
        type: consumable
        referenceName: Coins
        price: {tier: 6}
        grants: {gold: 400+40}
        template: pack
        review: {screenshot: shop.png, notes: Home › Shop}
        promotionalImage: coins.png
        minimumAppVersion: "2.1"
        storefronts: [USA, JPN]
        platforms: [ios]
        tags: [featured]
        publicImage: https://cdn.example.com/coins.png
        offerCodes:
          - referenceName: Launch
            eligibility: [non-spender]
            free: true
            batches: [{count: 500, expires: 2027-03-01, note: newsletter}, {count: 20, expires: 2027-01-01, sandbox: true}]
          - {referenceName: Thanks, eligibility: [active-spender, churned-spender], price: {USD: 2.99}}
        from: 2026-01-01
        until: 2027-01-01
        ignore: [{rule: emoji, reason: ours}]
      gate:
        type: non-consumable
        referenceName: Gate
        price: {USD: 4.99, JPN: 800}
        pricePolicy: fair
        localizations:
          en-US: {title: Gate, description: Opens the gate for good.}
          ja: {title: 門, description: 門が開きます。}
        review: {uploadedScreenshot: "gate.png, 512 bytes", notes: Home › Gate}
        familySharable: true
      pass:
        type: non-renewing
        referenceName: Pass
        price: {USD: 9.99}
        localizations:
          en-US: {title: Pass, description: A pass for 30 days.}
        hidden: true
    subscriptionGroups:
      vip:
        referenceName: VIP
        localizations: {en-US: {title: VIP}, ja: {title: 会員}}
        products:
          vip.yearly:
            referenceName: VIP, yearly
            period: 1 year
            level: 1
            multiSeat: disabled
            markets: [app-store, school]
            price: {USD: 49.99}
            localizations:
              en-US: {title: VIP Yearly, description: All of it for a year.}
              ja: {title: 年間会員, description: 一年間すべて使えます。}
            review: {screenshot: vip.png, notes: Home › VIP}
            familySharable: true
            offers:
              - {kind: introductory, mode: free-trial, period: 1 week}
              - {kind: promotional, id: back, referenceName: Back, mode: pay-up-front, period: 3 months, price: {USD: 9.99}}
            billingPlans:
              - {plan: MONTHLY, price: {USD: 4.99}, commitmentPrice: {USD: 59.88}}
      one:
        type: suite
        referenceName: One
        localizations: {en-US: {title: One}}
        products:
          one.yearly:
            period: 1 year
            level: 1
            members: [com.example.full.news]
            price: {USD: 99.99}
            localizations:
              en-US: {title: One Yearly, description: Everything for a year.}
    retired: [com.example.full.old]

    """
}
