import Testing

@testable import CatalogLint

@Suite("Counts and durations in text") struct QuantityTests {
  @Test("are read in the notation of the locale", arguments: AmountCase.table(cases)) func reads(_ example: AmountCase)
    throws
  {
    let reader = try #require(AmountReader.all[example.locale])
    let amounts = reader.amounts(in: example.text)
    #expect(render(amounts, of: example.text) == example.expected)
  }

  static let cases = """
    zh-Hans | 400金币 | count 400
    zh-Hans | ４００金币 | count 400
    zh-Hans | 四百金币 | count 400
    zh-Hans | 四百五十 | count 450
    zh-Hans | 四百五金币 | count 450
    zh-Hans | 百金币 | count 100
    zh-Hans | 一千两百 | count 1200
    zh-Hans | 两千 | count 2000
    zh-Hans | 一千零五十钻石 | count 1050
    zh-Hans | 五十钻石 | count 50
    zh-Hans | 十万金币 | count 100000
    zh-Hans | 万金币 | count 10000
    zh-Hans | 二十颗星星 | count 20
    zh-Hans | 十连抽 | count 10
    zh-Hans | 三个宝箱 | count 3
    zh-Hans | 2万金币 | count 20000
    zh-Hans | 1.5万 | count 15000
    zh-Hans | 3千 | count 3000
    zh-Hans | 1.250万金币 | count 12500
    zh-Hans | 500枚 | count 500
    zh-Hans | 60元宝 | count 60
    zh-Hans | 六十元宝 | count 60
    zh-Hans | 100方块 | count 100
    zh-Hans | 40元素碎片 | count 40
    zh-Hans | 10块积木 | count 10
    zh-Hans | 2024金币 | count 2024
    zh-Hans | 1980创世结晶+260 | count 1980+260 ‹1980创世结晶+260›
    zh-Hans | 400送40 | count 400+40 ‹400送40›
    zh-Hans | 400赠40 | count 400+40 ‹400赠40›
    zh-Hans | 400金币送40金币 | count 400+40 ‹400金币送40›
    zh-Hans | 400金币，赠送40 | count 400; count 40
    zh-Hans | 400＋40 | count 400+40 ‹400＋40›
    zh-Hans | 3倍经验 | ordinal 3 ‹3倍›
    zh-Hans | 金币x100 | count 100 ‹x100›
    zh-Hans | 充值40 | count 40
    zh-Hans | 解锁10关 | count 10
    zh-Hans | 6种皮肤 | count 6
    zh-Hans | 300-500金币 | count 300; count 500
    zh-Hant | 四百金幣 | count 400
    zh-Hans | 4元5角5分 | CNY 4.55 ‹4元5角5分›
    zh-Hans | 第40块 | ordinal 40 ‹第40›
    zh-Hans | 40 元宝 | count 40
    zh-Hans | 40块碎片 | count 40
    zh-Hans | 40元/400金币 | CNY 40 ‹40元›; count 400
    zh-Hant | 40元寶 | count 40
    ko | 골드 3만5천개 | count 35000
    ru | до 50 уровня | ordinal 50 ‹50 уровня›
    en-US | 400,500 | count 400500
    en-US | 12,34,567 coins | count 1234567
    en-US | 5,000.5 | count 5000.5
    en-US | 1234.567 |
    en-US | 0.125 |
    en-US | 1.234,50 € | EUR 1234.5 ‹1.234,50 €›
    en-US | 400 gold coins | count 400
    en-US | Adds 400 gold coins to your balance. | count 400
    en-US | 1,200 | count 1200
    en-US | 1,200 coins | count 1200
    en-US | 1.200 | count 1200
    en-US | 12,345,678 coins | count 12345678
    en-US | 1,00,000 coins | count 100000
    en-US | 1.2k | count 1200
    en-US | 1.2K | count 1200
    en-US | 1.2K gems | count 1200
    en-US | 4K gems | count 4000
    en-US | 2M coins | count 2000000
    en-US | 5 million coins | count 5000000
    en-US | x100 | count 100 ‹x100›
    en-US | ×100 | count 100 ‹×100›
    en-US | 100x | count 100 ‹100x›
    en-US | 100x Gems | count 100 ‹100x›
    en-US | Gems x2 | count 2 ‹x2›
    en-US | 400+40 | count 400+40 ‹400+40›
    en-US | 400 + 40 bonus | count 400+40 ‹400 + 40›
    en-US | 400 plus 40 | count 400+40 ‹400 plus 40›
    en-US | 400 coins + 40 bonus coins | count 400+40 ‹400 coins + 40›
    en-US | 300+30+3 | count 300+33 ‹300+30+3›
    en-US | +40 coins | count 40
    en-US | 2000 coins | count 2000
    en-US | 2024 shiny gems | count 2024
    en-US | 2000 | count 2000
    en-US | 5 real friends | count 5
    en-US | You won 5 | count 5
    en-US | 5 won games | count 5
    en-US | 1.5 GB | count 1.5
    en-US | 100-coin pack | count 100
    en-US | Coin Pack (400) | count 400
    en-US | Coins400 | count 400
    en-US | Unlock 24 levels. | count 24
    en-US | Pack 1, 2, 3 | count 1; count 2; count 3
    en-US | 1,2,3 | count 1; count 2; count 3
    en-US | ٤٠٠ coins | count 400
    de-DE | 1.200 Münzen | count 1200
    de-DE | 1,200 Münzen | count 1200
    de-DE | 1,5 Mio. Münzen | count 1500000
    de-DE | 1’200 Münzen | count 1200
    de-DE | 1'200 | count 1200
    de-DE | 2024 Münzen | count 2024
    de-DE | 100Sterne | count 100
    de-DE | 5 Tsd. Münzen | count 5000
    es-ES | 1.200 monedas | count 1200
    es-MX | 5 mil monedas | count 5000
    fr-FR | 1 200 pièces | count 1200
    fr-FR | 1\u{A0}200 pièces | count 1200
    fr-FR | 1\u{202F}200 pièces | count 1200
    fr-FR | 1\u{2009}200 pièces | count 1200
    ru | 1 200 монет | count 1200
    ru | 1\u{A0}200 монет | count 1200
    pl | 40 złotych monet | count 40
    vi | 400 đồng xu | count 400
    vi | 400 đồng vàng | count 400
    pt-BR | 1.200 moedas | count 1200
    pt-BR | 2 mil moedas | count 2000
    id | 1.200 koin | count 1200
    id | 5 ribu koin | count 5000
    tr | 1.200 altın | count 1200
    tr | 5 bin altın | count 5000
    it | 1.200 monete | count 1200
    ar-SA | ٤٠٠ عملة ذهبية | count 400
    ar-SA | ١٬٢٠٠ عملة | count 1200
    ur-PK | ۴۰۰ سکے | count 400
    hi | ४०० सिक्के | count 400
    hi | १,००,००० सिक्के | count 100000
    bn-BD | ৪০০ কয়েন | count 400
    th | ๔๐๐ เหรียญ | count 400
    th | เหรียญ400 | count 400
    gu-IN | ૪૦૦ સિક્કા | count 400
    ja | ゴールド400枚 | count 400
    ja | ゴールド四百枚 | count 400
    ja | 400ゴールド | count 400
    ja | りんご1つ | count 1
    ja | 3人 | count 3
    ko | 골드 400개 | count 400
    ko | 1만 골드 | count 10000
    ko | 100원석 | count 100
    ko | 소환 티켓 10장 | count 10
    zh-Hans | 7天 | day 7 ‹7天›
    zh-Hans | 七天 | day 7 ‹七天›
    zh-Hans | 30 天会员 | day 30 ‹30 天›
    zh-Hans | 24小时 | hour 24 ‹24小时›
    zh-Hans | 24个小时 | hour 24 ‹24个小时›
    zh-Hans | 十分钟 | minute 10 ‹十分钟›
    zh-Hans | 5个月 | month 5 ‹5个月›
    zh-Hans | 一个月 | month 1 ‹一个月›
    zh-Hans | 1月卡 | month 1 ‹1月›
    zh-Hans | 1年 | year 1 ‹1年›
    zh-Hans | 一年 | year 1 ‹一年›
    zh-Hans | 一年会员 | year 1 ‹一年›
    zh-Hans | 1个季度 | quarter 1 ‹1个季度›
    zh-Hans | 2周 | week 2 ‹2周›
    zh-Hans | VIP30天 | day 30 ‹30天›
    zh-Hans | VIP 30天 | day 30 ‹30天›
    zh-Hans | 3-5天 | day 3; day 5 ‹5天›
    en-US | 30-day | day 30 ‹30-day›
    en-US | 7-Day Trial | day 7 ‹7-Day›
    en-US | 1 Month | month 1 ‹1 Month›
    en-US | 1-Month VIP | month 1 ‹1-Month›
    en-US | 12 months | month 12 ‹12 months›
    en-US | 1 year | year 1 ‹1 year›
    en-US | 24h | hour 24 ‹24h›
    en-US | 3 Quarters | quarter 3 ‹3 Quarters›
    en-US | VIP 30 days | day 30 ‹30 days›
    de-DE | 30 Tage | day 30 ‹30 Tage›
    de-DE | 12 Monate | month 12 ‹12 Monate›
    fr-FR | 1 an | year 1 ‹1 an›
    fr-FR | 3 mois | month 3 ‹3 mois›
    es-ES | 7 días | day 7 ‹7 días›
    pt-BR | 1 mês | month 1 ‹1 mês›
    it | 7 giorni | day 7 ‹7 giorni›
    ru | 30 дней | day 30 ‹30 дней›
    uk | 7 днів | day 7 ‹7 днів›
    pl | 12 miesięcy | month 12 ‹12 miesięcy›
    cs | 7 dní | day 7 ‹7 dní›
    hu | 30 napos | day 30 ‹30 napos›
    tr | 1 aylık | month 1 ‹1 aylık›
    sv | 1 år | year 1 ‹1 år›
    fi | 7 päivää | day 7 ‹7 päivää›
    id | 30 hari | day 30 ‹30 hari›
    vi | 7 ngày | day 7 ‹7 ngày›
    th | 30 วัน | day 30 ‹30 วัน›
    ar-SA | ٣٠ يومًا | day 30 ‹٣٠ يومًا›
    he | 7 ימים | day 7 ‹7 ימים›
    hi | ३० दिन | day 30 ‹३० दिन›
    ja | 1ヶ月 | month 1 ‹1ヶ月›
    ja | 7日間 | day 7 ‹7日間›
    ja | 30分 | minute 30 ‹30分›
    ko | 7일 | day 7 ‹7일›
    ko | 1개월 | month 1 ‹1개월›
    ko | 24시간 | hour 24 ‹24시간›
    zh-Hans | 50% | percent 50 ‹50%›
    zh-Hans | ５０％ | percent 50 ‹５０％›
    zh-Hans | 百分之五十 | percent 50 ‹百分之五十›
    en-US | 50% off | percent 50 ‹50%›
    en-US | 50%off | percent 50 ‹50%›
    en-US | 12.5 percent | percent 12.5 ‹12.5 percent›
    de-DE | 50 % mehr | percent 50 ‹50 %›
    tr | %50 | percent 50 ‹%50›
    ar-SA | ٥٠٪ | percent 50 ‹٥٠٪›
    """
}
