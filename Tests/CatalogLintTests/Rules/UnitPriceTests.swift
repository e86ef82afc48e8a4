import CatalogLint
import SourceSyntax
import Testing

@Suite("Prices for a unit") struct UnitPriceTests {
  @Test("are right where the price of the whole gives them within rounding", arguments: ProductCase.all(cases))
  func shares(_ test: ProductCase) {
    let messages = Self.catalog(test).findings(of: "price-mismatch").map(\.message)
    #expect(messages.isEmpty != test.isReported, "\(messages)")
  }

  /// A catalog with one product, whose type is written in place of the item: `sub:1 month` is a subscription.
  private static func catalog(_ test: ProductCase) -> MarkedCatalog {
    let isSubscription = test.item.hasPrefix("sub:")
    let kind = isSubscription ? "period: \(test.item.dropFirst(4))" : "type: \(test.item)"
    let product = "{\(([kind] + test.fields + ["localizations: \(test.localizations)"]).joined(separator: ", "))}"
    return MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      \(isSubscription ? "subscriptionGroups:\n  club:\n    products:\n      pack: \(product)" : "products:\n  pack: \(product)")
      """)
  }

  @Test(
    "are said to be wrong with what is right",
    arguments: [
      (
        "! | sub:1 month | price: {USD: 4.99} | en-US | Club | Only $0.50 a day",
        "the text says \"$0.50\" a day, but 30 days cost USD 4.99 in United States, which is USD 0.17 a day"
      ),
      (
        "! | consumable | price: {JPY: 480} | ja | ジェム40個 | 1個あたり15円",
        "the text says \"15円\" for each, but 40 pieces cost JPY 480 in Japan, which is JPY 12 for each"
      ),
    ]) func message(_ line: String, _ message: String)
  {
    let findings = Self.catalog(ProductCase(line[...])).findings(of: "price-mismatch")
    #expect(findings.map(\.message) == [message])
  }

  @Test("cannot be compared where nothing says how many units are sold") func uncounted() {
    let test = ProductCase("- | non-renewing | price: {USD: 4.99} | en-US | Club Pass | Just $0.17 per day")
    #expect(Self.catalog(test).findings(of: "price-mismatch").isEmpty)
    let messages = Self.catalog(test).findings(of: "price-in-description").map(\.message)
    #expect(
      messages == ["\"$0.17\" is the price for a unit and cannot be compared: nothing says how many units are sold"])
  }

  @Test("may be those of another subscription of the group") func compared() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        club:
          products:
            yearly:
              period: 1 year
              price: {USD: 59.99}
              localizations: {en-US: {title: Year, description: Half of the $9.99 per month.}}
            monthly:
              period: 1 month
              price: {USD: 9.99}
              localizations: {en-US: {title: Month, description: "Not ⟦$8.99⟧ per month."}}
      """)
    #expect(catalog.findings(of: "price-mismatch").map(\.range) == catalog.marks)
  }

  static let cases = """
    - | sub:1 month | price: {USD: 4.99} | en-US | Club | Only about $0.17 a day
    - | sub:1 month | price: {USD: 4.99} | en-US | Club | Less than $0.20 a day.
    - | sub:1 month | price: {USD: 4.99} | en-US | Club | $0.17/day
    ! | sub:1 month | price: {USD: 4.99} | en-US | Club | Only about $0.25 a day
    ! | sub:1 month | price: {USD: 4.99} | en-US | Club | Less than $0.10 a day.
    - | sub:1 year | price: {USD: 59.88} | en-US | Club | $4.99 per month, billed yearly.
    - | sub:1 year | price: {USD: 59.99} | en-US | Club | $5 per month, billed yearly at $59.99.
    ! | sub:1 year | price: {USD: 59.99} | en-US | Club | $59.99 per month, billed yearly.
    ! | sub:1 year | price: {USD: 59.99} | en-US | Club | $3.99 per month, billed yearly.
    - | sub:1 month | price: {USD: 4.99} | en-US | Club | That's $59.88 a year.
    - | sub:1 week | price: {USD: 2.99} | en-US | Club | $0.43 a day
    - | non-renewing | price: {USD: 4.99} | en-US | 30-Day Pass | Just $0.17 per day
    ! | non-renewing | price: {USD: 4.99} | en-US | 30-Day Pass | Just $0.50 per day
    - | non-renewing | price: {USD: 4.99} | en-US | Club Pass | Just $0.17 per day
    - | consumable | price: {USD: 4.99} | en-US | 500 Gems | About $0.01 per gem
    ! | consumable | price: {USD: 4.99} | en-US | 500 Gems | About $0.05 per gem
    - | consumable | price: {USD: 4.99} | en-US | 500 Gems | Only $1 per 100 gems
    - | consumable | price: {USD: 9.99} | en-US | 5 Swords | $2 each
    ! | consumable | price: {USD: 9.99} | en-US | 5 Swords | $3 each
    - | consumable | price: {USD: 4.99} | en-US | Daily Deal | Every day for $4.99
    ! | consumable | price: {USD: 4.99} | en-US | Daily Deal | Daily deal for $3.99
    - | sub:1 month | price: {CNY: 30} | zh-Hans | 会员 | 每天不到2元
    - | sub:1 month | price: {CNY: 30} | zh-Hans | 会员 | 平均每天只要1元
    - | sub:1 month | price: {CNY: 30} | zh-Hans | 会员 | 1元/天
    ! | sub:1 month | price: {CNY: 30} | zh-Hans | 会员 | 每天不到0.5元
    ! | sub:1 month | price: {CNY: 30} | zh-Hans | 会员 | 每天仅需3元
    - | non-renewing | price: {CNY: 30} | zh-Hans | 月卡 | 每天不到2元
    - | consumable | price: {CNY: 30} | zh-Hans | 300钻石 | 每颗仅0.1元
    ! | consumable | price: {CNY: 30} | zh-Hans | 300钻石 | 每颗仅0.2元
    - | sub:1 year | price: {TWD: 1200} | zh-Hant | 會員 | 每月只要100元
    ! | sub:1 year | price: {TWD: 1200} | zh-Hant | 會員 | 每月只要80元
    - | consumable | price: {JPY: 480} | ja | ジェム40個 | 1個あたり12円
    - | consumable | price: {JPY: 490} | ja | ジェム40個 | 1個あたり約12円
    ! | consumable | price: {JPY: 480} | ja | ジェム40個 | 1個あたり15円
    - | sub:1 month | price: {JPY: 490} | ja | 会員 | 1日あたりたったの16円
    - | sub:1 month | price: {JPY: 490} | ja | 会員 | 1日20円未満
    ! | sub:1 month | price: {JPY: 490} | ja | 会員 | 1日10円未満
    - | sub:1 year | price: {KRW: 49000} | ko | 회원 | 월 4,083원
    - | sub:1 month | price: {KRW: 4900} | ko | 회원 | 하루 약 163원
    ! | sub:1 month | price: {KRW: 4900} | ko | 회원 | 하루 90원
    - | consumable | price: {KRW: 4400} | ko | 젬 100개 | 개당 44원
    ! | consumable | price: {KRW: 4400} | ko | 젬 100개 | 개당 40원
    - | sub:1 month | price: {EUR: 4.99} | de-DE | Klub | Nur 0,17 € am Tag
    ! | sub:1 month | price: {EUR: 4.99} | de-DE | Klub | Nur 0,27 € am Tag
    - | sub:1 year | price: {EUR: 59.99} | de-DE | Klub | Rund 5 € im Monat, jährlich abgerechnet
    - | sub:1 month | price: {EUR: 4.99} | fr-FR | Club | Moins de 0,20 € par jour
    ! | sub:1 month | price: {EUR: 4.99} | fr-FR | Club | Moins de 0,10 € par jour
    - | sub:1 month | price: {EUR: 4.99} | es-ES | Club | Solo 0,17 € al día
    - | sub:1 month | price: {EUR: 4.99} | it | Club | Circa 0,17 € al giorno
    - | sub:1 month | price: {RUB: 299} | ru | Клуб | Меньше 10 ₽ в день
    ! | sub:1 month | price: {RUB: 299} | ru | Клуб | Меньше 9 ₽ в день
    - | sub:1 month | price: {PLN: 19.99} | pl | Klub | Mniej niż 0,70 zł dziennie
    - | sub:1 month | price: {TRY: 99.99} | tr | Kulüp | Günde sadece 3,33 TL
    - | sub:1 month | price: {BRL: 19.90} | pt-BR | Clube | Menos de R$ 0,70 por dia
    - | sub:1 month | price: {THB: 99} | th | สมาชิก | วันละไม่ถึง 4 บาท
    ! | sub:1 month | price: {THB: 99} | th | สมาชิก | วันละ 8 บาท
    - | sub:1 month | price: {VND: 99000} | vi | Hội viên | Chỉ 3.300đ mỗi ngày
    - | sub:1 month | price: {SEK: 59} | sv | Klubb | Under 2 kr om dagen
    - | sub:1 month | price: {EUR: 4.99} | fi | Kerho | Alle 0,20 € päivässä
    - | sub:1 month | price: {INR: 299} | hi | क्लब | प्रति दिन केवल ₹10
    - | sub:1 month | price: {ILS: 19.90} | he | מועדון | רק ‏0.66 ₪ ליום
    - | sub:1 month | price: {SAR: 19.99} | ar-SA | نادي | أقل من 0.70 ر.س في اليوم
    - | sub:1 month | price: {IDR: 49000} | id | Klub | Hanya Rp1.633 per hari
    - | sub:6 months | price: {USD: 29.99} | en-US | Club | $29.99/6 months, about $5 a month
    - | sub:6 months | price: {CNY: 98} | zh-Hans | 会员 | 98元/6个月
    - | sub:3 months | price: {USD: 29.99} | en-US | Plan | $2.31 per week
    ! | sub:3 months | price: {USD: 29.99} | en-US | Plan | $1.31 per week
    - | sub:1 month | price: {CNY: 18} | zh-Hans | 会员 | 首月18元，之后18元/月
    ! | consumable | price: {CNY: 30} | zh-Hans | 礼包 | 每日6元礼包
    - | sub:1 year | price: {TRY: 1095} | tr | Kulüp | İİİİİİİİİİİİİİİİİİİİİİİİİİİ günde 3 TL İİİİİİİİİİ
    - | sub:1 year | price: {USD: 59.99} | en-US | Club | Nearly $5 per month
    ! | sub:1 year | price: {USD: 59.99} | en-US | Club | $5 per 9999999 years
    """
}
