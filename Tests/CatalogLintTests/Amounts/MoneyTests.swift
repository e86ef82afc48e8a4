import AppStoreReference
import Testing

@testable import CatalogLint

@Suite("Money in text") struct MoneyTests {
  @Test("is read with its currency and its whole notation", arguments: AmountCase.table(cases)) func reads(
    _ example: AmountCase
  ) throws {
    let reader = try #require(AmountReader.all[example.locale])
    let amounts = reader.amounts(in: example.text)
    #expect(render(amounts, of: example.text) == example.expected)
  }

  @Test("is read by the code of every storefront's currency", arguments: ["en-US", "zh-Hans", "ru"]) func codes(
    _ locale: String
  ) throws {
    let reader = try #require(AmountReader.all[locale])
    for currency in CurrencySet.storefronts.currencies {
      for text in ["\(currency) 5.99", "5.99 \(currency)", "\(currency)5.99", "5.99\(currency)"] {
        let amounts = reader.amounts(in: text)
        #expect(amounts.map(\.kind) == [.money(CurrencySet(currency))], "\(text)")
        #expect(amounts.map(\.range) == [0..<text.utf8.count], "\(text)")
      }
    }
  }

  static let cases = """
    fr-FR | 5€49 | EUR 5.49 ‹5€49›
    fr-FR | 12€99 par mois | EUR 12.99 ‹12€99›
    en-GB | 3£99 | GBP 3.99 ‹3£99›
    fr-FR | 5€499 | EUR 5 ‹5€›; count 499
    fr-FR | 5€49,50 | EUR 5 ‹5€›; count 49.5
    fr-FR | Gemmes à 5 euros | EUR 5 ‹5 euros›
    fr-FR | Sac de pièces de 5,49 € | EUR 5.49 ‹5,49 €›
    en-GB | Only 5 pounds, or a pound of gold | GBP 5 ‹5 pounds›
    ko | 5,900원짜리 꾸러미 | KRW 5900 ‹5,900원›
    zh-Hans | ¥40 | CNY 40 ‹¥40›
    zh-Hans | ￥40 | CNY 40 ‹￥40›
    zh-Hans | 40元 | CNY 40 ‹40元›
    zh-Hans | 40块 | CNY 40 ‹40块›
    zh-Hans | 40块钱 | CNY 40 ‹40块钱›
    zh-Hans | 四十元 | CNY 40 ‹四十元›
    zh-Hans | 肆拾元 | CNY 40 ‹肆拾元›
    zh-Hans | 人民币40元 | CNY 40 ‹人民币40元›
    zh-Hans | 人民币 40 元 | CNY 40 ‹人民币 40 元›
    zh-Hans | 40元人民币 | CNY 40 ‹40元人民币›
    zh-Hans | 40 RMB | CNY 40 ‹40 RMB›
    zh-Hans | RMB40 | CNY 40 ‹RMB40›
    zh-Hans | CNY40 | CNY 40 ‹CNY40›
    zh-Hans | CNY 40 | CNY 40 ‹CNY 40›
    zh-Hans | 40.00元 | CNY 40 ‹40.00元›
    zh-Hans | 4.5元 | CNY 4.5 ‹4.5元›
    zh-Hans | 六元 | CNY 6 ‹六元›
    zh-Hans | ￥６ | CNY 6 ‹￥６›
    zh-Hans | 40人民币 | CNY 40 ‹40人民币›
    zh-Hans | 美元5.99 | USD 5.99 ‹美元5.99›
    zh-Hans | 5.99美元 | USD 5.99 ‹5.99美元›
    zh-Hans | 40港币 | HKD 40 ‹40港币›
    zh-Hans | 40港元 | HKD 40 ‹40港元›
    zh-Hans | 170台币 | TWD 170 ‹170台币›
    zh-Hans | 新台币170元 | TWD 170 ‹新台币170元›
    zh-Hans | 730日元 | JPY 730 ‹730日元›
    zh-Hans | 5.99欧元 | EUR 5.99 ‹5.99欧元›
    zh-Hans | 一百二十八元 | CNY 128 ‹一百二十八元›
    zh-Hans | 1280元 | CNY 1280 ‹1280元›
    zh-Hans | 1,280元 | CNY 1280 ‹1,280元›
    zh-Hans | 0元 | CNY 0 ‹0元›
    zh-Hans | ¥0 | CNY 0 ‹¥0›
    zh-Hans | 12元/月 | CNY 12 ‹12元›
    zh-Hans | 仅需6元，超值 | CNY 6 ‹6元›
    zh-Hans | 充值40元人民币获取400金币。 | CNY 40 ‹40元人民币›; count 400
    zh-Hans | 充值45元获取四百金币 | CNY 45 ‹45元›; count 400
    zh-Hans | 400金币 ¥40 | count 400; CNY 40 ‹¥40›
    zh-Hans | 400金币（¥40） | count 400; CNY 40 ‹¥40›
    zh-Hans | 6元60元宝 | CNY 6 ‹6元›; count 60
    zh-Hans | 30元送5元 | CNY 30 ‹30元›; CNY 5 ‹5元›
    zh-Hans | 40块的礼包 | CNY 40 ‹40块›
    zh-Hans | 40块获400金币 | CNY 40 ‹40块›; count 400
    zh-Hans | 一块钱 | CNY 1 ‹一块钱›
    zh-Hans | 一元秒杀 | CNY 1 ‹一元›
    zh-Hans | 百元礼包 | CNY 100 ‹百元›
    zh-Hans | 1.5万元 | CNY 15000 ‹1.5万元›
    zh-Hans | 3千5百元 | CNY 3500 ‹3千5百元›
    zh-Hans | 4元5角 | CNY 4.5 ‹4元5角›
    zh-Hans | 5毛钱 | CNY 0.5 ‹5毛钱›
    zh-Hans | 6-30元 | CNY 6; CNY 30 ‹30元›
    zh-Hans | ¥6~¥30 | CNY 6 ‹¥6›; CNY 30 ‹¥30›
    zh-Hans | ¥30/30天 | CNY 30 ‹¥30›; day 30 ‹30天›
    zh-Hans | HK$48 | HKD 48 ‹HK$48›
    zh-Hans | $5.99 | USD 5.99 ‹$5.99›
    zh-Hans | １２８元 | CNY 128 ‹１２８元›
    zh-Hans | １，２８０元 | CNY 1280 ‹１，２８０元›
    zh-Hans | ４．５元 | CNY 4.5 ‹４．５元›
    zh-Hans | 价格：30元。 | CNY 30 ‹30元›
    zh-Hans | 首月¥1 | CNY 1 ‹¥1›
    zh-Hans | 18000韩元 | KRW 18000 ‹18000韩元›
    zh-Hans | 100日元石 | count 100
    zh-Hans | 99英镑 | GBP 99 ‹99英镑›
    zh-Hant | NT$170 | TWD 170 ‹NT$170›
    zh-Hant | NT$ 170 | TWD 170 ‹NT$ 170›
    zh-Hant | 170元 | HKD/TWD 170 ‹170元›
    zh-Hant | HK$48 | HKD 48 ‹HK$48›
    zh-Hant | 港幣48元 | HKD 48 ‹港幣48元›
    zh-Hant | 新台幣170元 | TWD 170 ‹新台幣170元›
    zh-Hant | 48港元 | HKD 48 ‹48港元›
    zh-Hant | $48 | HKD/TWD 48 ‹$48›
    zh-Hant | 人民幣40元 | CNY 40 ‹人民幣40元›
    zh-Hant | 170塊 | HKD/TWD 170 ‹170塊›
    zh-Hant | 儲值新台幣170元獲得400金幣 | TWD 170 ‹新台幣170元›; count 400
    en-US | $5.99 | USD 5.99 ‹$5.99›
    en-US | $ 5.99 | USD 5.99 ‹$ 5.99›
    en-US | $.99 | USD 0.99 ‹$.99›
    en-US | $5 | USD 5 ‹$5›
    en-US | $0 | USD 0 ‹$0›
    en-US | $1,299.00 | USD 1299 ‹$1,299.00›
    en-US | US$5.99 | USD 5.99 ‹US$5.99›
    en-US | USD 5.99 | USD 5.99 ‹USD 5.99›
    en-US | USD5.99 | USD 5.99 ‹USD5.99›
    en-US | 5.99 USD | USD 5.99 ‹5.99 USD›
    en-US | $5.99 USD | USD 5.99 ‹$5.99 USD›
    en-US | 5.99$ | USD 5.99 ‹5.99$›
    en-US | $5 CAD | CAD 5 ‹$5 CAD›
    en-US | 5 dollars | USD 5 ‹5 dollars›
    en-US | 5 Dollars | USD 5 ‹5 Dollars›
    en-US | 50 cents | USD 0.5 ‹50 cents›
    en-US | 50 Cents | USD 0.5 ‹50 Cents›
    en-US | 50 cent | USD 0.5 ‹50 cent›
    de-DE | 50 Cent | EUR 0.5 ‹50 Cent›
    en-US | 99 cents | USD 0.99 ‹99 cents›
    en-US | 99¢ | USD 0.99 ‹99¢›
    en-US | 5 dollars and 99 cents | USD 5.99 ‹5 dollars and 99 cents›
    en-US | 5 bucks | USD 5 ‹5 bucks›
    en-US | £4.99 | GBP 4.99 ‹£4.99›
    en-GB | 99p | GBP 0.99 ‹99p›
    en-US | €5.99 | EUR 5.99 ‹€5.99›
    en-US | A$7.99 and C$6.99 | AUD 7.99 ‹A$7.99›; CAD 6.99 ‹C$6.99›
    en-US | CA$6.99, AU$7.99, NZ$8.99, S$6.98 | CAD 6.99 ‹CA$6.99›; AUD 7.99 ‹AU$7.99›; NZD 8.99 ‹NZ$8.99›; SGD 6.98 ‹S$6.98›
    en-US | HK$48 or NT$170 | HKD 48 ‹HK$48›; TWD 170 ‹NT$170›
    en-US | R$22,90 | BRL 22.9 ‹R$22,90›
    en-US | ₹499 | INR 499 ‹₹499›
    en-US | Rs. 499 | INR/PKR 499 ‹Rs. 499›
    en-US | Rs.499 | INR/PKR 499 ‹Rs.499›
    en-US | ₩7,500 | KRW 7500 ‹₩7,500›
    en-US | 7,500 won | KRW 7500 ‹7,500 won›
    en-US | ¥730 | CNY/JPY 730 ‹¥730›
    en-US | 40 yuan | CNY 40 ‹40 yuan›
    en-US | 730 yen | JPY 730 ‹730 yen›
    en-US | 40 RMB | CNY 40 ‹40 RMB›
    en-US | CNY40 | CNY 40 ‹CNY40›
    en-US | 400 gold for ¥40 | count 400; CNY/JPY 40 ‹¥40›
    en-US | 400 coins $5.99 | count 400; USD 5.99 ‹$5.99›
    en-US | 400 $5.99 | count 400; USD 5.99 ‹$5.99›
    en-US | $4.99 Gem Pack | USD 4.99 ‹$4.99›
    en-US | $4.99/month | USD 4.99 ‹$4.99›
    en-US | $49.99/1 year | USD 49.99 ‹$49.99›; year 1 ‹1 year›
    en-US | R 99.99 | ZAR 99.99 ‹R 99.99›
    en-US | R99.99 | ZAR 99.99 ‹R99.99›
    en-US | CHF 6 | CHF 6 ‹CHF 6›
    en-US | RM4.90 | MYR 4.9 ‹RM4.90›
    en-US | ₦1,200 | NGN 1200 ‹₦1,200›
    en-US | TSh 5,000 | TZS 5000 ‹TSh 5,000›
    en-US | ₱299 | PHP 299 ‹₱299›
    en-US | 5.99 CAD | CAD 5.99 ‹5.99 CAD›
    en-US | 299 pesos | CLP/COP/MXN/PHP 299 ‹299 pesos›
    en-US | S/ 19.90 | PEN 19.9 ‹S/ 19.90›
    en-US | ₿5 | money 5 ‹₿5›
    en-US | 2 million dollars | USD 2000000 ‹2 million dollars›
    en-US | $2M | USD 2000000 ‹$2M›
    en-AU | $7.99 | AUD/NZD 7.99 ‹$7.99›
    en-CA | $6.99 | CAD 6.99 ‹$6.99›
    fr-CA | 6,99 $ | CAD 6.99 ‹6,99 $›
    fr-CA | 6,99 $ US | USD 6.99 ‹6,99 $ US›
    es-MX | $99 MXN | MXN 99 ‹$99 MXN›
    es-MX | $99 | CLP/COP/MXN/USD 99 ‹$99›
    xx | $5.99 | USD 5.99 ‹$5.99›
    de-DE | 5,99 € | EUR 5.99 ‹5,99 €›
    de-DE | €5,99 | EUR 5.99 ‹€5,99›
    de-DE | 5,99€ | EUR 5.99 ‹5,99€›
    de-DE | 1.299,00 € | EUR 1299 ‹1.299,00 €›
    de-DE | 5,99 EUR | EUR 5.99 ‹5,99 EUR›
    de-DE | EUR 5,99 | EUR 5.99 ‹EUR 5,99›
    de-DE | 5 Euro | EUR 5 ‹5 Euro›
    de-DE | 99 Cent | EUR 0.99 ‹99 Cent›
    de-DE | 5.99 € | EUR 5.99 ‹5.99 €›
    de-DE | 1'299.00 CHF | CHF 1299 ‹1'299.00 CHF›
    de-DE | Für 5,99 € im Monat | EUR 5.99 ‹5,99 €›
    fr-FR | 5,99 € | EUR 5.99 ‹5,99 €›
    fr-FR | 5 euros | EUR 5 ‹5 euros›
    fr-FR | 1 299,00 € | EUR 1299 ‹1 299,00 €›
    es-ES | 5 euros | EUR 5 ‹5 euros›
    es-ES | 5,99 € | EUR 5.99 ‹5,99 €›
    it | 5,99 euro | EUR 5.99 ‹5,99 euro›
    ca | 5,99 € | EUR 5.99 ‹5,99 €›
    fi | 5,99 euroa | EUR 5.99 ‹5,99 euroa›
    el | 5,99 ευρώ | EUR 5.99 ‹5,99 ευρώ›
    nl-NL | € 5,99 | EUR 5.99 ‹€ 5,99›
    ja | 730円 | JPY 730 ‹730円›
    ja | ￥730 | JPY 730 ‹￥730›
    ja | ¥730 | JPY 730 ‹¥730›
    ja | 七百三十円 | JPY 730 ‹七百三十円›
    ja | 1,220円 | JPY 1220 ‹1,220円›
    ja | 120円分 | JPY 120 ‹120円分›
    ja | 1万2000円 | JPY 12000 ‹1万2000円›
    ja | 5.99ドル | USD 5.99 ‹5.99ドル›
    ko | 7,500원 | KRW 7500 ‹7,500원›
    ko | 7500원 | KRW 7500 ‹7500원›
    ko | ₩7,500 | KRW 7500 ‹₩7,500›
    ko | 7천5백원 | KRW 7500 ‹7천5백원›
    ko | 1만원 | KRW 10000 ‹1만원›
    ko | 1만 5천원 | KRW 15000 ‹1만 5천원›
    ko | 7,500원으로 골드 400개 | KRW 7500 ‹7,500원›; count 400
    pt-BR | R$ 22,90 | BRL 22.9 ‹R$ 22,90›
    pt-BR | R$22,90 | BRL 22.9 ‹R$22,90›
    pt-BR | 22 reais | BRL 22 ‹22 reais›
    pt-PT | 5,99 € | EUR 5.99 ‹5,99 €›
    ru | 40 руб. | RUB 40 ‹40 руб.›
    ru | 40 руб | RUB 40 ‹40 руб›
    ru | 459 ₽ | RUB 459 ‹459 ₽›
    ru | 40 рублей | RUB 40 ‹40 рублей›
    ru | 42 рубля | RUB 42 ‹42 рубля›
    ru | 1 299 ₽ | RUB 1299 ‹1 299 ₽›
    ru | 5 тыс. руб. | RUB 5000 ‹5 тыс. руб.›
    tr | 39,99 TL | TRY 39.99 ‹39,99 TL›
    tr | ₺39,99 | TRY 39.99 ‹₺39,99›
    tr | 39,99 lira | TRY 39.99 ‹39,99 lira›
    uk | 40 ₴ | money 40 ‹40 ₴›
    uk | 40 грн | money 40 ‹40 грн›
    pl | 29,99 zł | PLN 29.99 ‹29,99 zł›
    pl | 29,99 PLN | PLN 29.99 ‹29,99 PLN›
    pl | 40 złotych | PLN 40 ‹40 złotych›
    cs | 149 Kč | CZK 149 ‹149 Kč›
    cs | 149 korun | CZK 149 ‹149 korun›
    sk | 5,99 € | EUR 5.99 ‹5,99 €›
    sv | 69 kr | SEK 69 ‹69 kr›
    sv | 69:- | SEK 69 ‹69:-›
    sv | kr 69 | SEK 69 ‹kr 69›
    da | 45,00 kr. | DKK 45 ‹45,00 kr.›
    no | 69 kr | NOK 69 ‹69 kr›
    en-US | 69 kr | DKK/NOK/SEK 69 ‹69 kr›
    hu | 2490 Ft | HUF 2490 ‹2490 Ft›
    hu | 2 490 forint | HUF 2490 ‹2 490 forint›
    ro | 29,99 lei | RON 29.99 ‹29,99 lei›
    hr | 5,99 eura | EUR 5.99 ‹5,99 eura›
    vi | 129.000đ | VND 129000 ‹129.000đ›
    vi | 129.000 ₫ | VND 129000 ‹129.000 ₫›
    vi | 129.000 đồng | VND 129000 ‹129.000 đồng›
    vi | 129k đồng | VND 129000 ‹129k đồng›
    th | ฿199 | THB 199 ‹฿199›
    th | 199 บาท | THB 199 ‹199 บาท›
    th | ๑๙๙ บาท | THB 199 ‹๑๙๙ บาท›
    hi | ₹499 | INR 499 ‹₹499›
    hi | 499 रुपये | INR 499 ‹499 रुपये›
    hi | ₹1,00,000 | INR 100000 ‹₹1,00,000›
    ta-IN | 499 ரூபாய்க்கு | INR 499 ‹499 ரூபாய்›
    te-IN | రూ. 499 | INR 499 ‹రూ. 499›
    ur-PK | 499 روپے | PKR 499 ‹499 روپے›
    bn-BD | ৪০০ টাকা | INR 400 ‹৪০০ টাকা›
    id | Rp 89.000 | IDR 89000 ‹Rp 89.000›
    id | Rp89rb | IDR 89000 ‹Rp89rb›
    id | Rp89.000 | IDR 89000 ‹Rp89.000›
    id | 89 ribu rupiah | IDR 89000 ‹89 ribu rupiah›
    ms | RM 22.90 | MYR 22.9 ‹RM 22.90›
    ar-SA | ٤٠ ريال | QAR/SAR 40 ‹٤٠ ريال›
    ar-SA | ٤٠ ر.س | SAR 40 ‹٤٠ ر.س›
    ar-SA | ٤٠ د.إ | AED 40 ‹٤٠ د.إ›
    ar-SA | ٤٠ درهم | AED 40 ‹٤٠ درهم›
    ar-SA | ٢٢٫٩٩ ر.س | SAR 22.99 ‹٢٢٫٩٩ ر.س›
    ar-SA | ١٬٢٩٩ جنيه | EGP 1299 ‹١٬٢٩٩ جنيه›
    he | ₪22.90 | ILS 22.9 ‹₪22.90›
    he | 22.90 ש"ח | ILS 22.9 ‹22.90 ש"ח›
    he | 22.90 ש״ח | ILS 22.9 ‹22.90 ש״ח›
    ru | 2990 ₸ | KZT 2990 ‹2990 ₸›
    """
}
