import AppStoreReference

/// A catalog of any size, the same on every run: coin packs with texts in twelve locales.
enum GeneratedCatalog {
  static func bytes(products: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(products * 1300)
    func line(_ line: String) {
      text += Array(line.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    line("catalog: 1")
    line("app:")
    line("  bundleID: com.example.large")
    line("  name: Large")
    line("  primaryLocale: en-US")
    line("  locales: [\(texts.map(\.locale).joined(separator: ", "))]")
    // A separate currency for every 87 packs, one at each tier: a more expensive pack gives as much
    // for the money, and no two packs share a price or a text.
    let currencies = (products + 86) / 87
    line("currencies:")
    for currency in 0..<currencies {
      line("  gold\(currency):")
      for text in texts { line("    \(text.locale): \(text.currency)") }
    }
    line("products:")
    for number in 0..<products {
      let tier = number % 87 + 1
      let currency = number / 87
      let quantity = (PriceTier(stem: tier)?.price(in: .usd)?.hundredths ?? 0) * 10_000 + currency
      line("  coins\(quantity):")
      line("    type: consumable")
      line("    referenceName: \(quantity) gold coins")
      line("    price: {tier: \(tier)}")
      line("    grants: {gold\(currency): \(quantity)}")
      line("    localizations:")
      for text in texts {
        let title = text.title.before + String(quantity) + text.title.after
        let description = text.description.before + String(quantity) + text.description.after
        line("      \(text.locale): {title: \(title), description: \(description)}")
      }
      line("    review: {notes: Home › Shop › Gold}")
    }
    return text
  }

  /// The text before and after the number.
  private struct Around {
    let before: String
    let after: String

    init(_ text: String) {
      let parts = text.split(separator: "#", omittingEmptySubsequences: false)
      before = String(parts.first ?? "")
      after = parts.count > 1 ? String(parts[1]) : ""
    }
  }

  private struct Texts {
    let locale: String
    let currency: String
    let title: Around
    let description: Around

    init(_ locale: String, _ currency: String, _ title: String, _ description: String) {
      self.locale = locale
      self.currency = currency
      self.title = Around(title)
      self.description = Around(description)
    }
  }

  private static let texts = [
    Texts("en-US", "gold coins", "# Gold Coins", "Adds # gold coins to your balance."),
    Texts("zh-Hans", "金币", "#金币", "充值后获得#金币，可在商店使用。"),
    Texts("zh-Hant", "金幣", "#金幣", "儲值後獲得#金幣，可在商店使用。"),
    Texts("ja", "ゴールド", "ゴールド#枚", "ゴールド#枚を獲得します。"),
    Texts("ko", "골드", "골드 #개", "골드 #개를 획득합니다."),
    Texts("de-DE", "Goldmünzen", "# Goldmünzen", "Bringt # Goldmünzen auf dein Konto."),
    Texts("fr-FR", "pièces d’or", "# pièces d’or", "Ajoute # pièces d’or à votre solde."),
    Texts("es-ES", "monedas de oro", "# monedas de oro", "Suma # monedas de oro a tu saldo."),
    Texts("it", "monete d’oro", "# monete d’oro", "Aggiunge # monete d’oro al saldo."),
    Texts("pt-BR", "moedas de ouro", "# moedas de ouro", "Soma # moedas de ouro ao saldo."),
    Texts("ru", "золотых монет", "# золотых монет", "Добавляет # золотых монет на счёт."),
    Texts("tr", "altın", "# altın", "Bakiyene # altın ekler."),
  ]
}
