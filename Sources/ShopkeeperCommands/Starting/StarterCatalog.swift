import AppStoreReference
import SourceSyntax

/// The catalog that `init` writes: every part once, with a comment on each.
struct StarterCatalog {
  /// The product that a person has named.
  struct FirstProduct {
    var item: String
    var type: ProductType
    var title: String
    var description: String
    /// In US dollars.
    var price: String
  }

  var bundleID: String
  var name: String
  /// The locales of the app, the primary one first; locales without examples are only named.
  var locales: [StoreLocale]
  /// Nil for examples.
  var first: FirstProduct?

  /// The locales of a project that names none.
  static let usualLocales = ["en-US", "zh-Hans"].compactMap { StoreLocale.resolving($0) }

  /// A name as it can be written in a comment: on one line.
  private static func comment(_ name: String) -> String {
    String(name.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }

  var text: String {
    let examples = locales.compactMap { locale in StarterTexts.of(locale).map { (locale: locale, texts: $0) } }
    let primary = locales.first ?? StoreLocale.all[0]
    // Without a text in the primary locale, an example would be wrong.
    let hasExamples = first == nil && examples.first?.locale == primary
    let written = hasExamples ? examples.map(\.locale) : [primary]
    let others = locales.filter { locale in !written.contains(locale) }
    var text = """
      # The in-app products of \(Self.comment(name)). "shopkeeper lint" checks this file.
      catalog: 1                        # the version of the file format

      app:
        bundleID: \(YAMLScalar.text(bundleID))
        name: \(YAMLScalar.text(name))
        primaryLocale: \(primary.code)
        locales: [\(written.map(\.code).joined(separator: ", "))]  # every product must be written in these
        baseTerritory: USA              # the storefront whose price the others follow
        restoreNote: Settings › Restore Purchases

      """
    if !others.isEmpty {
      let codes = others.map(\.code).joined(separator: ", ")
      text += "  # The project is localized for more; add them with their texts: \(codes)\n"
    }
    if let first {
      text += "\nproducts:\n" + entry(of: first, in: primary)
    } else if hasExamples {
      text += Self.examples(examples, bundleID: bundleID)
    } else {
      text += "\nproducts: {}\n"
    }
    return text + rest
  }

  /// The line with the ID of a product; empty for one that follows from the bundle ID.
  ///
  /// A bundle ID may have hyphens, and a product ID with one may be refused.
  private static func idLine(_ item: String, bundleID: String) -> String {
    guard bundleID.contains("-") else { return "" }
    let id = "\(bundleID.replacing("-", with: "_")).\(item)"
    return "\n    id: \(YAMLScalar.text(id))  # App Store Connect may refuse a hyphen"
  }

  private func entry(of product: FirstProduct, in locale: StoreLocale) -> String {
    """
      \(YAMLScalar.text(product.item)):\(Self.idLine(product.item, bundleID: bundleID))
        type: \(product.type.rawValue)
        referenceName: \(YAMLScalar.text(product.title))
        price: {USD: \(product.price)}
        localizations:
          \(locale.code):
            title: \(YAMLScalar.text(product.title))
            description: \(YAMLScalar.text(product.description))
        review:
          # screenshot: screenshots/shop.png
          notes: Shop › \(Self.comment(product.title).replacing("#", with: ""))

    """
  }

  private static func examples(_ examples: [(locale: StoreLocale, texts: StarterTexts)], bundleID: String) -> String {
    func lines(_ indentation: Int, _ line: (StarterTexts) -> String) -> String {
      examples.map { String(repeating: " ", count: indentation) + "\($0.locale.code): " + line($0.texts) }.joined(
        separator: "\n")
    }
    func quoted(_ text: String) -> String { "\"\(text)\"" }
    let coins = idLine("coins100", bundleID: bundleID)
    let ads = idLine("removeads", bundleID: bundleID)
    let comment = coins.isEmpty ? "                       # the product ID is \(bundleID).coins100" : ""
    return """

      currencies:                       # what consumables give
        coins:
      \(lines(4) { $0.coins })

      templates:                        # texts that are filled from each product
        coinPack:
      \(lines(4) { "{title: \(quoted($0.packTitle)), description: \(quoted($0.packDescription))}" })

      products:
        coins100:\(comment)\(coins)
          type: consumable              # consumable, non-consumable or non-renewing
          referenceName: 100 coins      # only you see it
          price: {tier: 1}              # or amounts: {USD: 0.99, CNY: 6}
          grants: {coins: 100}
          template: coinPack
          review:
            # screenshot: screenshots/shop.png
            notes: Home › Shop › Coins

        removeads:\(ads)
          type: non-consumable
          referenceName: Remove ads
          price: {USD: 2.99, CNY: 18}
          localizations:
      \(lines(6) { "{title: \(quoted($0.adsTitle)), description: \(quoted($0.adsDescription))}" })
          review:
            # screenshot: screenshots/settings.png
            notes: Settings › Remove Ads

      """
  }

  /// A sample of the parts that most apps need later.
  private var rest: String {
    let ignored =
      locales.first.flatMap(StarterTexts.of) != nil || first != nil
      ? """

      ignore:                           # remove this when the screenshots are there
        - {rule: missing-screenshot, reason: the screenshots are not taken yet}

      """ : ""
    return ignored + """

      # subscriptionGroups:
      #   premium:
      #     referenceName: Premium
      #     localizations: {en-US: {title: Premium}}
      #     products:
      #       premium.monthly:
      #         referenceName: Premium, monthly
      #         period: 1 month
      #         level: 1
      #         price: {USD: 4.99}
      #         offers: [{kind: introductory, mode: free-trial, period: 1 week}]

      # retired:                        # IDs that were used once and can't be used again
      #   - \(bundleID.replacing("-", with: "_")).coins50

      """
  }
}

/// The texts of the examples in a language.
struct StarterTexts {
  var coins: String
  var packTitle: String
  var packDescription: String
  var adsTitle: String
  var adsDescription: String

  private init(_ coins: String, _ pack: (String, String), _ ads: (String, String)) {
    self.coins = coins
    (packTitle, packDescription) = pack
    (adsTitle, adsDescription) = ads
  }

  /// Nil for a language without examples.
  static func of(_ locale: StoreLocale) -> StarterTexts? { all[locale.code] ?? all[locale.language] }

  private static let all: [String: StarterTexts] = [
    "en": StarterTexts(
      "coins", ("{quantity} Coins", "Adds {quantity} coins to your balance."),
      ("Remove Ads", "Removes every ad from the app for good.")),
    "zh-Hans": StarterTexts("金币", ("{quantity}金币", "充值后获得{quantity}金币，可在商店使用。"), ("去除广告", "永久去除应用中的全部广告，可恢复购买。")),
    "zh-Hant": StarterTexts("金幣", ("{quantity}金幣", "購買後獲得{quantity}金幣，可在商店使用。"), ("移除廣告", "永久移除應用程式中的所有廣告，可恢復購買。")),
    "ja": StarterTexts(
      "コイン", ("{quantity}コイン", "コインを{quantity}枚獲得できます。ショップで使えます。"), ("広告なし", "アプリ内のすべての広告を今後ずっと非表示にします。")),
    "ko": StarterTexts(
      "코인", ("코인 {quantity}개", "상점에서 쓸 수 있는 코인 {quantity}개를 받습니다."), ("광고 제거", "앱의 모든 광고를 영구적으로 제거합니다.")),
    "de": StarterTexts(
      "Münzen", ("{quantity} Münzen", "Erhöht dein Guthaben um {quantity} Münzen."),
      ("Werbung entfernen", "Entfernt dauerhaft jede Werbung aus der App.")),
    "fr": StarterTexts(
      "pièces", ("{quantity} pièces", "Ajoute {quantity} pièces à votre solde."),
      ("Supprimer la pub", "Retire toutes les pubs pour toujours.")),
    "es": StarterTexts(
      "monedas", ("{quantity} monedas", "Añade {quantity} monedas a tu saldo."),
      ("Quitar anuncios", "Elimina todos los anuncios para siempre.")),
    "pt": StarterTexts(
      "moedas", ("{quantity} moedas", "Adiciona {quantity} moedas ao seu saldo."),
      ("Remover anúncios", "Remove todos os anúncios para sempre.")),
    "it": StarterTexts(
      "monete", ("{quantity} monete", "Aggiunge {quantity} monete al tuo saldo."),
      ("Rimuovi pubblicità", "Rimuove per sempre tutte le pubblicità.")),
    "ru": StarterTexts(
      "монет", ("{quantity} монет", "Пополняет ваш счёт на {quantity} монет."),
      ("Без рекламы", "Навсегда убирает всю рекламу из приложения.")),
  ]
}
