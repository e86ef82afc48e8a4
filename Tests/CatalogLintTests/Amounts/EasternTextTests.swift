import Testing

@testable import CatalogLint

@Suite("Texts in Chinese, Japanese and Korean") struct EasternTextTests {
  @Test("are read in all their amounts", arguments: AmountCase.table(cases)) func reads(_ example: AmountCase) throws {
    let reader = try #require(AmountReader.all[example.locale])
    let amounts = reader.amounts(in: example.text)
    #expect(render(amounts, of: example.text) == example.expected)
  }

  static let cases = """
    zh-Hans | 首充6元得60钻石 | CNY 6 ‹6元›; count 60
    zh-Hans | 88元年费会员 | CNY 88 ‹88元›
    zh-Hans | 30元月费 | CNY 30 ‹30元›
    zh-Hant | 300元年費會員 | HKD/TWD 300 ‹300元›
    zh-Hant | 90元月票 | HKD/TWD 90 ‹90元›
    zh-Hans | 民国3元年 | ordinal 3 ‹3元年›
    zh-Hans | 新赛季80钻石 | count 80
    zh-Hans | 提前30天 | day 30 ‹30天›
    ja | 5ドルパック | USD 5 ‹5ドル›
    ja | 5ドルフィン | count 5
    ko | 5,900원입니다 | KRW 5900 ‹5,900원›
    ko | 12원정대 | count 12
    zh-Hans | 6元=60钻 | CNY 6 ‹6元›; count 60
    zh-Hans | 首充双倍：648元得6480钻石 | CNY 648 ‹648元›; count 6480
    zh-Hans | 648元6480钻 | CNY 648 ‹648元›; count 6480
    zh-Hans | 购买后获得980钻石，额外赠送110钻石 | count 980; count 110
    zh-Hans | 每日领取100钻石，持续30天 | count 100; day 30 ‹30天›
    zh-Hans | 立即获得300钻石+每日90钻石 | count 300; count 90
    zh-Hans | 月卡（30天） | day 30 ‹30天›
    zh-Hans | 30天月卡，每天100元宝 | day 30 ‹30天›; count 100
    zh-Hans | VIP1-VIP12 | ordinal 1 ‹VIP1›; ordinal 12 ‹VIP12›
    zh-Hans | 解锁第1-10章 | ordinal 1 ‹第1›; ordinal 10 ‹10章›
    zh-Hans | 解锁第三季 | ordinal 3 ‹第三›
    zh-Hans | 一年12个月 | year 1 ‹一年›; month 12 ‹12个月›
    zh-Hans | 1年期会员 | year 1 ‹1年›
    zh-Hans | 12个月会员，¥128/年 | month 12 ‹12个月›; CNY 128 ‹¥128›
    zh-Hans | 连续包月12元 | CNY 12 ‹12元›
    zh-Hans | 60魔晶 | count 60
    zh-Hans | 六十魔晶 | count 60
    zh-Hans | 300+30魔晶 | count 300+30 ‹300+30›
    zh-Hans | 两百五十枚 | count 250
    zh-Hans | 2000金币 | count 2000
    zh-Hans | 2026新年礼包 | ordinal 2026
    zh-Hans | 2026年新春礼包 | ordinal 2026 ‹2026年›
    zh-Hans | 3D模型 | ordinal 3 ‹3D›
    zh-Hans | 100MB流量 | count 100
    zh-Hans | 1GB云空间 | count 1
    zh-Hans | 5.0版本 | ordinal 5 ‹5.0版本›
    zh-Hans | 全部12首歌 | count 12
    zh-Hans | 七日签到 | day 7 ‹七日›
    zh-Hans | 7日签到 | day 7 ‹7日›
    zh-Hans | 十二个月 | month 12 ‹十二个月›
    zh-Hans | 半年会员 |
    zh-Hans | 去广告（一次性购买） |
    zh-Hans | 千元豪礼 | CNY 1000 ‹千元›
    zh-Hans | 五元礼包 | CNY 5 ‹五元›
    zh-Hans | 100元话费 | CNY 100 ‹100元›
    zh-Hans | 1元购 | CNY 1 ‹1元›
    zh-Hans | 1元=10金币 | CNY 1 ‹1元›; count 10
    zh-Hans | ￥1.00 | CNY 1 ‹￥1.00›
    zh-Hans | ¥ 40.00 元 | CNY 40 ‹¥ 40.00 元›
    zh-Hans | RMB 40元 | CNY 40 ‹RMB 40元›
    zh-Hans | 人民币：40元 | CNY 40 ‹40元›
    zh-Hans | 人民币¥40 | CNY 40 ‹人民币¥40›
    zh-Hans | 400枚金币x2 | count 400; count 2 ‹x2›
    zh-Hans | 钻石*100 | count 100 ‹*100›
    zh-Hans | 400金币(+40) | count 400+40 ‹400金币(+40)›
    zh-Hans | 400(+40)金币 | count 400+40 ‹400(+40)›
    zh-Hans | 400金币+赠40金币 | count 400+40 ‹400金币+赠40›
    zh-Hans | 24关 | count 24
    zh-Hans | 第24关 | ordinal 24 ‹第24›
    zh-Hans | 开启六个新角色 | count 6
    zh-Hans | 四大天王 |
    zh-Hans | 三千金币 | count 3000
    zh-Hans | 万圣节四百金币 | count 400
    zh-Hans | 一百抽 | count 100
    zh-Hans | 十连抽 | count 10
    zh-Hans | 5000万 | count 50000000
    zh-Hans | 3个月（90天） | month 3 ‹3个月›; day 90 ‹90天›
    zh-Hans | 二十四小时 | hour 24 ‹二十四小时›
    zh-Hans | 两周年庆 | ordinal 2 ‹两周年›
    zh-Hans | 1小时加速 | hour 1 ‹1小时›
    zh-Hans | 8小时双倍经验 | hour 8 ‹8小时›
    zh-Hans | 40元（约5.99美元） | CNY 40 ‹40元›; USD 5.99 ‹5.99美元›
    zh-Hans | 客服电话400-800-8888 |
    zh-Hans | www.4399.com | ordinal 4399 ‹www.4399›
    zh-Hant | NT$1,690 | TWD 1690 ‹NT$1,690›
    zh-Hant | 新臺幣 170 元 | TWD 170 ‹新臺幣 170 元›
    zh-Hant | 月費30元 | HKD/TWD 30 ‹30元›
    zh-Hant | 港幣$48 | HKD 48 ‹港幣$48›
    zh-Hant | 一百八十元 | HKD/TWD 180 ‹一百八十元›
    ja | ジェム 1,200個 | count 1200
    ja | 10連ガチャ | count 10
    ja | １２０円 | JPY 120 ‹１２０円›
    ja | 月額480円 | JPY 480 ‹480円›
    ja | 年額4,800円（税込） | JPY 4800 ‹4,800円›
    ja | 120ジェム＋おまけ30 | count 120+30 ‹120ジェム＋おまけ30›
    ja | 石100個 | count 100
    ja | 30日間パス | day 30 ‹30日間›
    ja | 3ヶ月プラン | month 3 ‹3ヶ月›
    ja | 一ヶ月 | month 1 ‹一ヶ月›
    ja | 第1話 | ordinal 1 ‹第1›
    ja | 全10曲 | count 10
    ja | 5000兆 | count 5000
    ja | 2026年版 | ordinal 2026 ‹2026年›
    ja | 一万円 | JPY 10000 ‹一万円›
    ja | 千円 | JPY 1000 ‹千円›
    ja | 百円 | JPY 100 ‹百円›
    ja | 三日坊主 |
    ja | 1ドル | USD 1 ‹1ドル›
    ko | 다이아 1,200개 + 120개 | count 1200+120 ‹1,200개 + 120›
    ko | 월 4,900원 | KRW 4900 ‹4,900원›
    ko | 4,900원/월 | KRW 4900 ‹4,900원›
    ko | 연 49,000원 | KRW 49000 ‹49,000원›
    ko | 30일 이용권 | day 30 ‹30일›
    ko | 10연차 | count 10
    ko | VIP 3단계 | ordinal 3 ‹3단계›
    ko | 2주일 | week 2 ‹2주일›
    ko | 5천 골드 | count 5000
    ko | 1억 골드 | count 100000000
    ko | 골드 1만2천 | count 12000
    ko | 첫 구매 2배 | ordinal 2 ‹2배›
    zh-Hans | 400金币（+40） | count 400+40 ‹400金币（+40）›
    ja | 5分の1 |
    zh-Hans | 2次元 | ordinal 2 ‹2次元›
    ko | 10시 | ordinal 10 ‹10시›
    zh-Hans | 10时 | ordinal 10 ‹10时›
    zh-Hans | 礼包A 30元 | CNY 30 ‹30元›
    zh-Hans | A礼包30元 | CNY 30 ‹30元›
    zh-Hans | 价值￥328的礼包 | CNY 328 ‹￥328›
    zh-Hans | 原价68元现价30元 | CNY 68 ‹68元›; CNY 30 ‹30元›
    zh-Hans | 每月仅￥12 | CNY 12 ‹￥12›
    zh-Hans | 3000￥ | CNY 3000 ‹3000￥›
    zh-Hans | 30$ | USD 30 ‹30$›
    zh-Hans | 30 美元 | USD 30 ‹30 美元›
    zh-Hans | USD4.99 | USD 4.99 ‹USD4.99›
    zh-Hans | $4.99（约￥30） | USD 4.99 ‹$4.99›; CNY 30 ‹￥30›
    zh-Hans | 买100送20 | count 100+20 ‹100送20›
    zh-Hans | 充100得120 | count 100; count 120
    zh-Hans | 100% | percent 100 ‹100%›
    zh-Hans | 经验+50% | percent 50 ‹50%›
    zh-Hans | 攻击力+100 | count 100
    zh-Hans | LV.5 | ordinal 5 ‹LV.5›
    zh-Hans | Lv5礼包 | ordinal 5 ‹Lv5›
    zh-Hans | VIP 5 礼包 | ordinal 5 ‹VIP 5›
    zh-Hans | SVIP7天 | day 7 ‹7天›
    zh-Hans | 0元购 | CNY 0 ‹0元›
    zh-Hans | 零元 | CNY 0 ‹零元›
    zh-Hans | 一百零一元 | CNY 101 ‹一百零一元›
    zh-Hans | 两元 | CNY 2 ‹两元›
    zh-Hans | 三元 | CNY 3 ‹三元›
    zh-Hans | 二元店 |
    zh-Hans | 上万元 |
    zh-Hans | 数百元 |
    zh-Hans | 几十元 |
    zh-Hans | 几百金币 |
    zh-Hans | 百万金币 | count 1000000
    zh-Hans | 千万元 | CNY 10000000 ‹千万元›
    zh-Hans | 三万五千金币 | count 35000
    zh-Hans | 3.5亿 | count 350000000
    zh-Hans | 二十四 | count 24
    zh-Hans | 二三十个 |
    zh-Hans | 五六十元 |
    zh-Hans | 第一百零八回 | ordinal 108 ‹第一百零八›
    zh-Hans | 一二三四 |
    zh-Hans | 大写壹佰元整 | CNY 100 ‹壹佰元›
    zh-Hans | 八百八十八钻 | count 888
    zh-Hans | 六六六 |
    zh-Hans | 九九乘法表 |
    zh-Hans | 八折 | ordinal 8 ‹八折›
    zh-Hans | 七折 | ordinal 7 ‹七折›
    zh-Hans | 618大促 | count 618
    zh-Hans | 520礼包 | count 520
    zh-Hans | 1314玫瑰 | count 1314
    zh-Hans | 99朵玫瑰 | count 99
    zh-Hans | 三分钟 | minute 3 ‹三分钟›
    zh-Hans | 一分钟 | minute 1 ‹一分钟›
    zh-Hans | 一小时 | hour 1 ‹一小时›
    zh-Hans | 两小时 | hour 2 ‹两小时›
    zh-Hans | 三天 | day 3 ‹三天›
    zh-Hans | 一天 | day 1 ‹一天›
    zh-Hans | 一周 | week 1 ‹一周›
    zh-Hans | 三周年 | ordinal 3 ‹三周年›
    zh-Hans | 十年 | year 10 ‹十年›
    zh-Hans | 五年 | year 5 ‹五年›
    zh-Hans | 三个月 | month 3 ‹三个月›
    zh-Hans | 九个月 | month 9 ‹九个月›
    zh-Hans | 六月 | ordinal 6 ‹六月›
    zh-Hans | 六月卡 | month 6 ‹六月›
    zh-Hans | 一季度 | quarter 1 ‹一季度›
    zh-Hans | 两季 |
    zh-Hans | 12星座 | ordinal 12 ‹12星›
    zh-Hans | 十二关 | count 12
    zh-Hans | 七个小矮人 | count 7
    ja | 10,000ゴールド | count 10000
    ja | 1万ゴールド | count 10000
    ja | 980円(税込) | JPY 980 ‹980円›
    ja | 3日間無料 | day 3 ‹3日間›
    ja | 1週間 | week 1 ‹1週間›
    ja | 12か月 | month 12 ‹12か月›
    ja | 1年間 | year 1 ‹1年間›
    ja | 1時間 | hour 1 ‹1時間›
    ja | ダイヤ120個+おまけ12個 | count 120+12 ‹120個+おまけ12›
    ja | レベル10 | ordinal 10 ‹レベル10›
    ja | 2倍 | ordinal 2 ‹2倍›
    ja | 第2話 | ordinal 2 ‹第2›
    ja | 5つ星 | ordinal 5 ‹5つ星›
    ja | 一括購入 |
    ja | 二人 | count 2
    ja | 百個 | count 100
    ko | 10,000골드 | count 10000
    ko | 1,200원 | KRW 1200 ‹1,200원›
    ko | 보석 100개 (+10) | count 100+10 ‹100개 (+10)›
    ko | 레벨 10 | ordinal 10 ‹레벨 10›
    ko | 1주 | week 1 ‹1주›
    ko | 3개월 | month 3 ‹3개월›
    ko | 1년 | year 1 ‹1년›
    ko | 10% 할인 | percent 10 ‹10%›
    ko | 2024년 | ordinal 2024 ‹2024년›
    ko | 5월 1일 | ordinal 5 ‹5월›; ordinal 1 ‹1일›
    th | เพชรราคาหนึ่งร้อยบาท | THB 100 ‹หนึ่งร้อยบาท›
    th | เหรียญทองสี่ร้อยห้าสิบเหรียญ | count 450
    th | ความสัมพันธ์ของสามีกับพันธมิตร |
    hi | पाँच सौ सिक्के | count 500
    hi | दो हज़ार सिक्के | count 2000
    hi | बीस रुपये | INR 20 ‹बीस रुपये›
    ar-SA | مائة عملة | count 100
    he | מאה מטבעות | count 100
    uk | п’ятсот монет | count 500
    uk | П'ЯТСОТ МОНЕТ | count 500
    ro | șase sute de monede | count 600
    tr | İki yüz altın | count 200
    """
}
