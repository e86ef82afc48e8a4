import Testing

@testable import CatalogLint

@Suite("Numbers that are not amounts") struct NoAmountTests {
  @Test("are ordinals or nothing", arguments: AmountCase.table(cases)) func reads(_ example: AmountCase) throws {
    let reader = try #require(AmountReader.all[example.locale])
    let amounts = reader.amounts(in: example.text)
    #expect(render(amounts, of: example.text) == example.expected)
  }

  static let cases = """
    en-US | Bake with 5 pounds of flour. | count 5
    en-GB | Bake with 5 pounds of flour. | count 5
    en-US | Beat the game with a 25 cent coin | count 25
    en-US | Fold a 20 dollar bill | count 20
    de-DE | 5 Euro-Scheine sammeln | count 5
    fr-FR | Billets de 5 euros | count 5
    it | Banconote da 50 euro | count 50
    pt-BR | Notas de 100 reais | count 100
    ru | Купюры по 500 рублей | count 500
    es-MX | 100 pesos olímpicos | count 100
    ja | 100円ショップ風アイコン | count 100
    zh-Hans | 5元纸币拼图 |
    ko | 100원짜리 추억 | count 100
    ko | 500원 동전 | count 500
    zh-Hans | 元宝 |
    zh-Hans | 元素元气元旦 |
    zh-Hans | 方块冰块积木块 |
    zh-Hans | 万圣节礼包 |
    zh-Hans | 千年狐妖 |
    zh-Hans | 百宝箱 |
    zh-Hans | 一键领取 |
    zh-Hans | 一起玩 |
    zh-Hans | 一次性解锁 |
    zh-Hans | 三国名将 |
    zh-Hans | 九天玄女 |
    zh-Hans | 十分好玩 |
    zh-Hans | 万能钥匙 |
    zh-Hans | 百变皮肤 |
    zh-Hans | 千金大小姐 |
    zh-Hans | 五折优惠 |
    zh-Hans | 二次元皮肤 |
    zh-Hans | 一元复始 |
    ja | 三日月 |
    ja | 一年生 | ordinal 1 ‹一年生›
    ja | 二年生 | ordinal 2 ‹二年生›
    zh-Hans | 一年级 | ordinal 1 ‹一年级›
    zh-Hans | 六年级 | ordinal 6 ‹六年级›
    zh-Hant | 三年級 | ordinal 3 ‹三年級›
    zh-Hans | 三天打鱼 |
    zh-Hans | 三天三夜 |
    zh-Hans | 一年四季 |
    zh-Hans | 日卡洛夫斯基 |
    zh-Hans | 二元二次 |
    zh-Hans | 二元一次 |
    zh-Hant | 一元復始 |
    ja | 百円玉 |
    ja | 五円玉 |
    ja | 十円玉 |
    ja | 五十円玉 |
    ja | 五百円玉 |
    ja | 千円札 |
    ja | 五千円札 |
    ja | 一万円札 |
    vi | 10 đồng hồ | count 10
    en-US | 50 Cent | count 50
    zh-Hans | 一个宝箱 |
    zh-Hans | 获得一次机会 |
    zh-Hans | 唯一 |
    zh-Hans | 双十一礼包 |
    zh-Hans | 星期三特惠 |
    zh-Hans | 参加活动，登陆即送 |
    zh-Hans | 千万别错过 |
    zh-Hans | 百万富翁 |
    zh-Hans | 七十二变 |
    zh-Hans | 十二生肖 |
    zh-Hans | 四大名著 |
    zh-Hans | 免费 |
    zh-Hans | 月卡 |
    zh-Hans | 双倍经验 |
    zh-Hans | 解锁全部关卡 |
    zh-Hans | 第2章 | ordinal 2 ‹第2章›
    zh-Hans | 第二章 | ordinal 2 ‹第二章›
    zh-Hans | 第十二章 | ordinal 12 ‹第十二章›
    zh-Hans | 第7天 | ordinal 7 ‹第7›
    zh-Hans | 第一 | ordinal 1 ‹第一›
    zh-Hans | 2024 | ordinal 2024
    zh-Hans | 2026年 | ordinal 2026 ‹2026年›
    zh-Hans | 二〇二四年 | ordinal 2024 ‹二〇二四年›
    zh-Hans | 2026年11月21日 | ordinal 2026 ‹2026年›; ordinal 11 ‹11月›; ordinal 21 ‹21日›
    zh-Hans | 5月 | ordinal 5 ‹5月›
    zh-Hans | 5月1日 | ordinal 5 ‹5月›; ordinal 1 ‹1日›
    zh-Hans | 等级5 | ordinal 5 ‹等级5›
    zh-Hans | 5级 | ordinal 5 ‹5级›
    zh-Hans | 10级礼包 | ordinal 10 ‹10级›
    zh-Hans | 5周年 | ordinal 5 ‹5周年›
    zh-Hans | 8折 | ordinal 8 ‹8折›
    zh-Hans | 前10名 | ordinal 10 ‹前10›
    zh-Hans | VIP5 | ordinal 5 ‹VIP5›
    zh-Hans | 4K画质 | ordinal 4000
    zh-Hans | 5★武将 | ordinal 5 ‹5★›
    zh-Hans | 5星武将 | ordinal 5 ‹5星›
    en-US | Level 5 | ordinal 5 ‹Level 5›
    en-US | Lv.5 | ordinal 5 ‹Lv.5›
    en-US | LV10 | ordinal 10 ‹LV10›
    en-US | Level-5 | ordinal 5 ‹Level-5›
    en-US | Levels 1-50 | ordinal 1 ‹Levels 1›; ordinal 50
    en-US | Chapter 2 | ordinal 2 ‹Chapter 2›
    en-US | Vol.1 | ordinal 1 ‹Vol.1›
    en-US | v2.0 | ordinal 2 ‹v2.0›
    en-US | v2.1 | ordinal 2.1 ‹v2.1›
    en-US | v2.0.1 | ordinal 2 ‹v2.0.1›
    en-US | 1.2.3 |
    en-US | iOS 17 | ordinal 17 ‹iOS 17›
    en-US | 3D | ordinal 3 ‹3D›
    en-US | 3D models | ordinal 3 ‹3D›
    en-US | 4K | ordinal 4000
    en-US | 4K wallpapers | ordinal 4000
    en-US | 1080p | ordinal 1080 ‹1080p›
    en-US | 5★ | ordinal 5 ‹5★›
    en-US | No.1 | ordinal 1 ‹No.1›
    en-US | #1 | ordinal 1 ‹#1›
    en-US | 1st | ordinal 1 ‹1st›
    en-US | 2x XP | ordinal 2 ‹2x›
    en-US | 2x Coins | ordinal 2 ‹2x›
    en-US | S2 | ordinal 2 ‹S2›
    en-US | 1/3 |
    en-US | 24/7 |
    en-US | 10:30 |
    en-US | 2026-11-21 |
    en-US | 11/21 |
    en-US | 11/21/2026 |
    de-DE | 21.11.2026 |
    en-US | 555-123-4567 |
    en-US | +86 138 0013 8000 |
    en-US | 13800138000 |
    en-US | 3fa85f64 |
    en-US | 0x1F4A9 |
    en-US | 1920x1080 |
    en-US | 5️⃣ |
    en-US | 5-4 |
    en-US | H2O | ordinal 2 ‹H2O›
    en-US | MP3 | ordinal 3 ‹MP3›
    en-US | PS5 | ordinal 5 ‹PS5›
    en-US | A4 | ordinal 4 ‹A4›
    en-US | F-16 | ordinal 16 ‹F-16›
    en-US | World War II |
    en-US | Cash$ |
    en-US | $kull |
    en-US | TL;DR |
    en-US | Real Madrid 5 | count 5
    en-US | Euro 2024 | ordinal 2024
    en-US | UEFA EURO 2028 | ordinal 2028
    en-US | Try 5 levels | count 5
    en-US | TRY 5 LEVELS | count 5
    en-US | R18 | ordinal 18 ‹R18›
    en-US | Cash$5 | count 5
    en-US | Max100 | ordinal 100 ‹Max100›
    en-US | Top 10 | ordinal 10 ‹Top 10›
    en-US | Season 3 Pass | ordinal 3 ‹Season 3›
    en-US | 007 | ordinal 7
    en-US | Calendar 2025 | ordinal 2025
    en-US | 2025 Calendar | ordinal 2025
    en-US | Nov 21 | ordinal 21 ‹Nov 21›
    en-US | 5-star hero | ordinal 5 ‹5-star›
    en-US | Unlocks every level. |
    en-US | 99999999999999 |
    ko | 2단계 | ordinal 2 ‹2단계›
    ko | 5레벨 | ordinal 5 ‹5레벨›
    ko | 3장 | ordinal 3 ‹3장›
    ko | 제3장 | ordinal 3 ‹제3장›
    ko | 5월 | ordinal 5 ‹5월›
    ja | 第3章 | ordinal 3 ‹第3章›
    ja | レベル5 | ordinal 5 ‹レベル5›
    ja | 5周年 | ordinal 5 ‹5周年›
    ja | 一番 |
    ja | 一気に |
    ja | 円盤 |
    de-DE | Level 5 | ordinal 5 ‹Level 5›
    de-DE | Stufe 5 | ordinal 5 ‹Stufe 5›
    de-DE | Kapitel 2 | ordinal 2 ‹Kapitel 2›
    fr-FR | Niveau 5 | ordinal 5 ‹Niveau 5›
    es-ES | Nivel 5 | ordinal 5 ‹Nivel 5›
    ru | уровень 5 | ordinal 5 ‹уровень 5›
    ru | Уровень 5 | ordinal 5 ‹Уровень 5›
    ru | Глава 2 | ordinal 2 ‹Глава 2›
    ru | 5-й уровень | ordinal 5 ‹5-й›
    tr | Seviye 5 | ordinal 5 ‹Seviye 5›
    pt-BR | Nível 5 | ordinal 5 ‹Nível 5›
    pt-BR | NÍVEL 5 | ordinal 5 ‹NÍVEL 5›
    sv | krona och skrek 5 | count 5
    """
}
