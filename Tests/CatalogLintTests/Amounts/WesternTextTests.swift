import Testing

@testable import CatalogLint

@Suite("Texts in English and other languages") struct WesternTextTests {
  @Test("are read in all their amounts", arguments: AmountCase.table(cases)) func reads(_ example: AmountCase) throws {
    let reader = try #require(AmountReader.all[example.locale])
    let amounts = reader.amounts(in: example.text)
    #expect(render(amounts, of: example.text) == example.expected)
  }

  static let cases = """
    en-US | 100 Gems + 10 Bonus Gems | count 100+10 ‹100 Gems + 10›
    en-US | 100 (+10) gems | count 100+10 ‹100 (+10)›
    en-US | One month, 1 month | month 1 ‹One month›; month 1 ‹1 month›
    en-US | 6-month pass | month 6 ‹6-month›
    en-US | 1-year access | year 1 ‹1-year›
    en-US | 3 months free | month 3 ‹3 months›
    en-US | 7 day trial | day 7 ‹7 day›
    en-US | Get 20% more | percent 20 ‹20%›
    en-US | Save 30%! | percent 30 ‹30%›
    en-US | Pack of 5 | count 5
    en-US | 5-pack | count 5
    en-US | 10-pull | count 10
    en-US | Tier 3 | ordinal 3 ‹Tier 3›
    en-US | 24 Hour Boost | hour 24 ‹24 Hour›
    en-US | 30 minutes | minute 30 ‹30 minutes›
    en-US | 1,000,000 Coins | count 1000000
    en-US | 1 000 Coins | count 1000
    en-US | 10,000+ Words | count 10000
    en-US | 500 HP | count 500
    en-US | Lvl 10 | ordinal 10 ‹Lvl 10›
    en-US | Level 10+ | ordinal 10 ‹Level 10›
    en-US | iPhone 15 Pro | ordinal 15 ‹iPhone 15›
    en-US | A17 chip | ordinal 17 ‹A17›
    en-US | B2B | ordinal 2 ‹B2B›
    en-US | Covid-19 | ordinal 19 ‹Covid-19›
    en-US | MP4 export | ordinal 4 ‹MP4›
    en-US | 4:3 ratio |
    en-US | HD 1080p video | ordinal 1080 ‹1080p›
    en-US | 365 days | day 365 ‹365 days›
    en-US | $1 = 100 coins | USD 1 ‹$1›; count 100
    en-US | $1.99 per month | USD 1.99 ‹$1.99›
    en-US | only 99c | USD 0.99 ‹99c›
    en-US | US $5.99 | USD 5.99 ‹US $5.99›
    en-US | USD $5.99 | USD 5.99 ‹USD $5.99›
    en-US | $5,99 | USD 5.99 ‹$5,99›
    en-US | $1,200 | USD 1200 ‹$1,200›
    en-US | $1200 | USD 1200 ‹$1200›
    en-US | 5$ | USD 5 ‹5$›
    en-US | $5-$10 | USD 5 ‹$5›; USD 10 ‹$10›
    en-US | $5-10 | USD 5 ‹$5›; USD 10
    en-US | £5 off | GBP 5 ‹£5›
    en-US | 5 pounds | GBP 5 ‹5 pounds›
    en-US | 10 Euros worth | EUR 10 ‹10 Euros›
    en-US | 400 Gems for 5.99 | count 400; count 5.99
    en-US | 1/2 price |
    en-US | 1st Chapter | ordinal 1 ‹1st›
    en-US | Day 7 | ordinal 7 ‹Day 7›
    en-US | Gold x 400 | count 400
    en-US | 400x | count 400 ‹400x›
    en-US | 3 x 100 gems | count 3; count 100
    en-US | 1v1 mode |
    en-US | 5v5 |
    en-US | 100 + 20 + 5 | count 100+25 ‹100 + 20 + 5›
    en-US | 150 Coins (100 + 50 bonus) | count 150; count 100+50 ‹100 + 50›
    en-US | T-1000 | ordinal 1000 ‹T-1000›
    en-US | R2D2 |
    en-US | 50,000 credits | count 50000
    en-US | 0.99 | count 0.99
    en-US | 12 new levels, 3 worlds | count 12; count 3
    en-US | 1999 | ordinal 1999
    en-US | 1,999 | count 1999
    en-US | 2,024 | count 2024
    en-US | The 1990s | ordinal 1990 ‹1990s›
    en-US | 90s music | ordinal 90 ‹90s›
    en-US | G7 | ordinal 7 ‹G7›
    en-US | 5W | ordinal 5 ‹5W›
    en-US | 1.0 | count 1
    en-US | 100 CoinPack | count 100
    en-US | com.example.coins400 | count 400
    en-US | coins_400 | ordinal 400 ‹coins_400›
    en-US | 10th anniversary | ordinal 10 ‹10th anniversary›
    en-US | 5 stars | count 5
    en-US | 8 ball pool | count 8
    en-US | 2048 | ordinal 2048
    en-US | 18+ | count 18
    de-DE | 1 Monat | month 1 ‹1 Monat›
    de-DE | 400 Goldmünzen für 5,99 € | count 400; EUR 5.99 ‹5,99 €›
    de-DE | 1.000.000 Münzen | count 1000000
    de-DE | Nur 99 ct | EUR 0.99 ‹99 ct›
    de-DE | 2. Kapitel | ordinal 2 ‹2. Kapitel›
    de-DE | 7-Tage-Test | day 7 ‹7-Tage›
    de-DE | 7-tägige | day 7 ‹7-tägige›
    fr-FR | 400 pièces d’or | count 400
    fr-FR | 4,99 €/mois | EUR 4.99 ‹4,99 €›
    fr-FR | 1er chapitre | ordinal 1 ‹1er›
    fr-FR | 1 000 000 de pièces | count 1000000
    fr-FR | 100 % | percent 100 ‹100 %›
    es-ES | 400 monedas de oro por 5,99 € | count 400; EUR 5.99 ‹5,99 €›
    es-MX | $ 99.00 | CLP/COP/MXN/USD 99 ‹$ 99.00›
    pt-BR | R$ 1.299,90 | BRL 1299.9 ‹R$ 1.299,90›
    pt-BR | 400 moedas de ouro | count 400
    pt-BR | 5 mil | count 5000
    ru | 400 золотых монет | count 400
    ru | 1 000 000 монет | count 1000000
    ru | на 30 дней | day 30 ‹30 дней›
    ru | Эпизод 2 | ordinal 2 ‹Эпизод 2›
    ru | 5 р. | RUB 5 ‹5 р.›
    uk | 400 золотих монет | count 400
    pl | 400 złotych monet za 29,99 zł | count 400; PLN 29.99 ‹29,99 zł›
    cs | 400 zlatých mincí | count 400
    tr | 400 altın | count 400
    tr | 1 Ay | month 1 ‹1 Ay›
    tr | ₺1.299,99 | TRY 1299.99 ‹₺1.299,99›
    hu | 400 arany | count 400
    el | 400 χρυσά νομίσματα | count 400
    vi | 400 vàng | count 400
    vi | Gói 30 ngày | day 30 ‹30 ngày›
    vi | 49k | count 49000
    th | 400 ทอง | count 400
    th | 30วัน | day 30 ‹30วัน›
    id | 400 koin emas | count 400
    id | Rp15rb | IDR 15000 ‹Rp15rb›
    id | Rp 1,5 jt | IDR 1500000 ‹Rp 1,5 jt›
    ar-SA | 400 عملة ذهبية مقابل 22.99 ر.س.\u{200F} | count 400; SAR 22.99 ‹22.99 ر.س.›
    ar-SA | و400 جوهرة | count 400
    ar-SA | ٣٠ يوم | day 30 ‹٣٠ يوم›
    he | 400 מטבעות זהב ב-22.90 ₪ | count 400; ILS 22.9 ‹22.90 ₪›
    he | ב-₪22.90 | ILS 22.9 ‹₪22.90›
    hi | 400 सोने के सिक्के | count 400
    hi | ₹ 499.00 | INR 499 ‹₹ 499.00›
    sv | 400 guldmynt för 69 kr | count 400; SEK 69 ‹69 kr›
    no | 49,00 kr | NOK 49 ‹49,00 kr›
    da | 400 guldmønter | count 400
    fi | 400 kultakolikkoa | count 400
    nl-NL | € 1.299,- | EUR 1299 ‹€ 1.299›
    it | 1 mese | month 1 ‹1 mese›
    ro | 400 de monede | count 400
    en-US | www.4399.com | ordinal 4399 ‹www.4399›
    en-US | 400 RP | count 400
    en-US | SR 5 | count 5
    en-US | 10 SR | count 10
    en-US | Rp15.000 | IDR 15000 ‹Rp15.000›
    en-AU | 99c | AUD/NZD 0.99 ‹99c›
    ru | 5-10 монет | count 5; count 10
    en-US | 5–10 coins | count 5; count 10
    en-US | 5 to 10 coins | count 5; count 10
    en-US | $5 (US) | USD 5 ‹$5›
    en-US | Adds 100 coins (worth $0.99) | count 100; USD 0.99 ‹$0.99›
    en-US | Get 500 coins & 50 gems | count 500; count 50
    en-US | 500 coins, 50 gems, 3 keys | count 500; count 50; count 3
    en-US | Starter Pack: 500 Coins, 5 Lives | count 500; count 5
    en-US | 1 Life | count 1
    en-US | 5 Lives (30 min) | count 5; minute 30 ‹30 min›
    en-US | No Ads for 30 Days! | day 30 ‹30 Days›
    en-US | 2 weeks | week 2 ‹2 weeks›
    en-US | 1 wk | week 1 ‹1 wk›
    en-US | 12 mo | month 12 ‹12 mo›
    en-US | Premium 1 Year | year 1 ‹1 Year›
    en-US | Premium (1 mo.) | month 1 ‹1 mo›
    en-US | Yearly $29.99 | USD 29.99 ‹$29.99›
    en-US | $29.99/yr, $2.50/mo | USD 29.99 ‹$29.99›; USD 2.5 ‹$2.50›
    en-US | Donate $5 | USD 5 ‹$5›
    en-US | Tip: $1.99 | USD 1.99 ‹$1.99›
    en-US | Buy me a coffee - $3 | USD 3 ‹$3›
    en-US | Small Tip (0.99$) | USD 0.99 ‹0.99$›
    en-US | €0,99 | EUR 0.99 ‹€0,99›
    en-US | ¥1,200 JPY | JPY 1200 ‹¥1,200 JPY›
    en-US | JPY 1,200 | JPY 1200 ‹JPY 1,200›
    en-US | ₩1,200 | KRW 1200 ‹₩1,200›
    en-US | NT$ 30 | TWD 30 ‹NT$ 30›
    en-US | MX$99 | MXN 99 ‹MX$99›
    en-US | A$ 1.49 | AUD 1.49 ‹A$ 1.49›
    en-US | CHF1.00 | CHF 1 ‹CHF1.00›
    en-US | kr 12 | DKK/NOK/SEK 12 ‹kr 12›
    en-US | 12kr | DKK/NOK/SEK 12 ‹12kr›
    en-US | zł 4.99 | PLN 4.99 ‹zł 4.99›
    en-US | 4.99zł | PLN 4.99 ‹4.99zł›
    en-US | 25 000 VND | VND 25000 ‹25 000 VND›
    en-US | 25.000₫ | VND 25000 ‹25.000₫›
    en-US | Rp 15,000 | IDR 15000 ‹Rp 15,000›
    en-US | S$1.48 | SGD 1.48 ‹S$1.48›
    en-US | 1.49 SGD | SGD 1.49 ‹1.49 SGD›
    en-US | 19.99 TRY | TRY 19.99 ‹19.99 TRY›
    en-US | QAR 3.99 | QAR 3.99 ‹QAR 3.99›
    en-US | AED 3.99 | AED 3.99 ‹AED 3.99›
    en-US | Cash 500 | count 500
    en-US | Gold: 500 | count 500
    en-US | Stage 1-5 | ordinal 1 ‹Stage 1›; ordinal 5
    en-US | World 2-1 |
    en-US | Wave 10 | count 10
    en-US | +500% | percent 500 ‹500%›
    en-US | 500 % | percent 500 ‹500 %›
    en-US | 3.5x | ordinal 3.5 ‹3.5x›
    en-US | x2 Coins | ordinal 2 ‹x2›
    en-US | Model X 5 | count 5
    en-US | 50x50 grid |
    en-US | 1st-3rd | ordinal 1 ‹1st›; ordinal 3 ‹3rd›
    en-US | 24/7 support |
    en-US | 9-5 |
    en-US | 10-20% | percent 10; percent 20 ‹20%›
    en-US | 100th | ordinal 100 ‹100th›
    en-US | 007 skin | ordinal 7
    en-US | Agent 47 | count 47
    en-US | Blink-182 | ordinal 182 ‹Blink-182›
    en-US | U2 | ordinal 2 ‹U2›
    en-US | 1-800-555-0199 |
    en-US | Top 40 hits | ordinal 40 ‹Top 40›
    en-US | The 7 Wonders | count 7
    en-US | 8-bit | ordinal 8 ‹8-bit›
    en-US | 64bit | ordinal 64 ‹64bit›
    en-US | 16GB | count 16
    en-US | 50 MP | count 50
    en-US | 5K run | count 5000
    en-US | 5k coins | count 5000
    en-US | 10k | count 10000
    en-US | 1.5M gold | count 1500000
    en-US | 2.5 million gems | count 2500000
    en-US | 1 thousand coins | count 1000
    en-US | 1,50 coins | count 1.5
    en-US | Coins: 1,000; Gems: 50 | count 1000; count 50
    en-US | 400 | count 400
    en-US | 400. | count 400
    en-US | 400! | count 400
    en-US | (400) | count 400
    en-US | "400" | count 400
    en-US | 400/400 |
    en-US | 400 coins/day | count 400
    en-US | 100 coins per 5 days | count 100; day 5 ‹5 days›
    en-US | Nov 2025 | ordinal 2025 ‹Nov 2025›
    en-US | 2025 | ordinal 2025
    en-US | 2025 Edition | ordinal 2025
    en-US | FIFA 2025 | ordinal 2025
    en-US | 2025/26 |
    en-US | 11.21.2026 |
    en-US | v1 | ordinal 1 ‹v1›
    en-US | V2 engine | ordinal 2 ‹V2›
    en-US | Gen 3 | ordinal 3 ‹Gen 3›
    en-US | Type 5 | ordinal 5 ‹Type 5›
    en-US | Class of 2024 | ordinal 2024
    de-DE | 100 Münzen + 10 Bonus | count 100+10 ‹100 Münzen + 10›
    de-DE | 1,99 € / Monat | EUR 1.99 ‹1,99 €›
    de-DE | 4 € | EUR 4 ‹4 €›
    de-DE | € 4 | EUR 4 ‹€ 4›
    de-DE | 1.99€ | EUR 1.99 ‹1.99€›
    de-DE | 30-Tage-Pass | day 30 ‹30-Tage›
    de-DE | 0,99 EUR | EUR 0.99 ‹0,99 EUR›
    de-DE | 10.000 Münzen | count 10000
    de-DE | 10 000 Münzen | count 10000
    de-DE | 1,5 | count 1.5
    de-DE | Stufe 10 | ordinal 10 ‹Stufe 10›
    de-DE | 3. Staffel | ordinal 3 ‹3. Staffel›
    de-DE | 50 % | percent 50 ‹50 %›
    fr-FR | 0,99€ | EUR 0.99 ‹0,99€›
    fr-FR | 10 000 pièces | count 10000
    fr-FR | 5 jours | day 5 ‹5 jours›
    fr-FR | 1 mois | month 1 ‹1 mois›
    fr-FR | n°5 | ordinal 5 ‹n°5›
    es-ES | 10.000 monedas | count 10000
    es-ES | 10 000 monedas | count 10000
    es-ES | 1 mes | month 1 ‹1 mes›
    pt-BR | R$4,90 | BRL 4.9 ‹R$4,90›
    pt-BR | 30 dias | day 30 ‹30 dias›
    pt-BR | 10.000 moedas | count 10000
    it | 0,99 € | EUR 0.99 ‹0,99 €›
    it | 10.000 monete | count 10000
    ru | 99 ₽ в месяц | RUB 99 ‹99 ₽›
    ru | 99₽ | RUB 99 ‹99₽›
    ru | 100 монет + 10 | count 100+10 ‹100 монет + 10›
    ru | 1 месяц | month 1 ‹1 месяц›
    ru | 10 000 монет | count 10000
    ru | 2x опыт | ordinal 2 ‹2x›
    ru | х2 опыт | ordinal 2 ‹х2›
    tr | 29,99₺ | TRY 29.99 ‹29,99₺›
    tr | 10.000 altın | count 10000
    tr | 1 hafta | week 1 ‹1 hafta›
    tr | %20 indirim | percent 20 ‹%20›
    th | ฿35 | THB 35 ‹฿35›
    th | 100 เพชร | count 100
    th | 1 เดือน | month 1 ‹1 เดือน›
    vi | 22.000₫ | VND 22000 ‹22.000₫›
    vi | 1 tháng | month 1 ‹1 tháng›
    vi | Tháng 5 | ordinal 5 ‹Tháng 5›
    id | 10.000 koin | count 10000
    id | Rp 15.000 | IDR 15000 ‹Rp 15.000›
    id | 1 bulan | month 1 ‹1 bulan›
    ar-SA | 3.99 د.إ | AED 3.99 ‹3.99 د.إ›
    ar-SA | ١٠٠ جوهرة | count 100
    ar-SA | شهر واحد |
    ar-SA | 3 أشهر | month 3 ‹3 أشهر›
    he | 100 מטבעות | count 100
    he | \u{200F}3.90 ₪ | ILS 3.9 ‹3.90 ₪›
    hi | ₹89 | INR 89 ‹₹89›
    hi | 1 महीना | month 1 ‹1 महीना›
    hi | १०० रत्न | count 100
    """
}
