extension AmountWordLine {
  /// Magnitudes, what games sell by the number, and the words that add a bonus.
  ///
  /// A number counts something unless another table says otherwise, so counted things stand here
  /// only where they decide: after Han numerals (百金币), after what looks like a year (2024
  /// coins) or a resolution (4K coins), and between a quantity and its bonus (400金币送40).
  static let countWords = """
    * after magnitude=1000 glued: k, ｋ, Ｋ
    * after magnitude=1000000 glued capitals: M
    * after magnitude=1000: thousand
    * after magnitude=1000000: million, mil., mn
    * after magnitude=10: 十
    * after magnitude=100: 百
    * after magnitude=1000: 千, 仟
    * after magnitude=10000: 万, 萬
    * after magnitude=100000000: 亿, 億
    * after magnitude=100: 백
    * after magnitude=1000: 천
    * after magnitude=10000: 만
    * after magnitude=100000000: 억
    en+hi+mr after magnitude=100000: lakh, lakhs, लाख
    hi+mr after magnitude=1000: हज़ार, हजार
    bn after magnitude=1000: হাজার
    es+pt after magnitude=1000: mil
    es after magnitude=1000000: millón, millones, millones de
    pt after magnitude=1000000: milhão, milhões, mi
    fr after magnitude=1000: mille
    fr after magnitude=1000000: millions
    it after magnitude=1000: mila
    it after magnitude=1000000: milioni, milione
    de after magnitude=1000: tausend, tsd, tsd.
    de after magnitude=1000000: mio, mio., million, millionen
    nl after magnitude=1000: duizend
    nl+da after magnitude=1000000: miljoen, mio.
    sv+no after magnitude=1000: tusen
    sv after magnitude=1000000: miljoner
    da after magnitude=1000: tusind
    ru after magnitude=1000: тыс., тыс, тысяч, тысячи, тысяча
    ru after magnitude=1000000: млн, млн., миллион, миллиона, миллионов
    uk after magnitude=1000: тис., тис, тисяч, тисячі
    uk after magnitude=1000000: млн, мільйонів
    pl after magnitude=1000: tys., tys, tysięcy, tysiące, tysiąc
    pl after magnitude=1000000: mln, milionów, miliony
    cs+sk after magnitude=1000: tis., tisíc
    tr after magnitude=1000: bin
    tr after magnitude=1000000: milyon
    id after magnitude=1000: rb, ribu
    id after magnitude=1000000: jt, juta
    ms after magnitude=1000: ribu
    ms after magnitude=1000000: juta
    vi after magnitude=1000: nghìn, ngàn
    vi after magnitude=1000000: triệu
    th after magnitude=1000: พัน
    th after magnitude=10000: หมื่น
    th after magnitude=100000: แสน
    th after magnitude=1000000: ล้าน
    ar after magnitude=1000: ألف, الف, آلاف
    ar after magnitude=1000000: مليون
    he after magnitude=1000: אלף
    ur after magnitude=1000: ہزار

    * after joins: +, ＋, plus, 送, 赠, 贈, 加送, 赠送, 贈送, 额外赠送, 额外送, 再送, 另送, 加赠, 加
    ja after joins: おまけ, ボーナス
    ko after joins: 보너스, 추가
    * after number: 送达, 送货, 加速, 加成, 加载, 加倍, 加入, 加固, 送礼

    * beside counted: coin, coins, gold, gem, gems, diamond, diamonds, crystal, crystals, token, tokens
    * beside counted: credit, credits, point, points, ruby, rubies, jewel, jewels, star coins, cash, energy
    * beside counted: life, lives, key, keys, chest, chests, ticket, tickets, pearl, pearls, silver, shards
    * after counted: gold coins, gold coin, silver coins, items, levels, songs, pcs, pc, pieces, stars, chips
    * after counted: kb, mb, gb, tb, photos, images, words, questions, recipes, filters, stickers, hints, spins
    * after counted: 克, 千克, 公斤, 千米, 公里, 米, 千瓦, 百分, 百合, 万能, 万圣, 千年, 万年, 百年
    * after counted: 金币, 金幣, 银币, 銀幣, 铜币, 铜钱, 游戏币, 虚拟币, 代币, 硬币, 黄金, 金条, 金豆, 豆, 欢乐豆, 金
    * after counted: 钻石, 鑽石, 钻, 鑽, 蓝钻, 紫钻, 粉钻, 宝石, 寶石, 水晶, 晶石, 结晶, 創世結晶, 创世结晶, 古老梦华
    * after counted: 点券, 點券, 点数, 點數, 点, 點, 积分, 積分, 经验, 经验值, 體力, 体力, 能量, 碎片, 钥匙, 宝箱, 寶箱
    * after counted: 元宝, 银两, 銀兩, 灵石, 靈石, 仙玉, 勾玉, 魂玉, 玉石, 源石, 原石, 星琼, 书币, 阅点, 阅币, 书豆
    * after counted: 枚, 颗, 顆, 粒, 张, 張, 份, 套, 本, 册, 冊, 部, 首, 幅, 把, 件, 块金, 盒, 袋, 箱, 瓶, 条, 條
    * after counted plural: 个, 個, 次, 种, 種, 位, 名, 人, 层, 关, 關, 幕, 道, 抽, 连抽, 連抽, 连, 组, 組, 只, 隻
    * after counted: 朵花, 支, 盏, 滴, 片, 集, 话, 話, 页, 頁, 题, 題, 字, 行, 项, 項, 条命, 条生命, 秒, 秒钟, 局, 场
    ja beside counted: コイン, ゴールド, ジェム, ダイヤ, ダイヤモンド, ルビー, クリスタル, ポイント, チケット, メダル
    ja after counted: 枚, 個, つ, 冊, 本, 曲, 回, 名, 人, 種, 種類, 台, 匹, 点, 問, 石, 金貨, 宝石, 秒, 体
    ko beside counted: 골드, 코인, 다이아, 다이아몬드, 보석, 루비, 크리스탈, 젬, 포인트, 티켓, 쿠폰, 카드, 스킨, 권
    ko after counted: 개, 명, 권, 마리, 원석, 알, 초, 번, 곡, 종
    de beside counted: münzen, münze, goldmünzen, edelsteine, edelstein, juwelen, diamanten, kristalle, punkte
    de after counted: rubine, sterne, leben, smaragde, perlen, fotos, lieder
    fr beside counted: pièces, pièce, gemmes, diamants, cristaux, joyaux, rubis, jetons, points, crédits
    fr after counted: pièces d'or, pièces d’or
    es beside counted: monedas, moneda, gemas, diamantes, cristales, joyas, rubíes, fichas, puntos, créditos, oro
    pt beside counted: moedas, moeda, gemas, diamantes, cristais, joias, rubis, fichas, pontos, créditos, ouro
    ca beside counted: monedes, gemmes, diamants, cristalls, punts
    it beside counted: monete, moneta, gemme, diamanti, cristalli, gioielli, rubini, gettoni, punti, crediti, oro
    nl beside counted: munten, munt, gouden munten, edelstenen, diamanten, kristallen, punten
    sv beside counted: mynt, guldmynt, ädelstenar, diamanter, kristaller, poäng, juveler
    da+no beside counted: mønter, mynter, guldmønter, gullmynter, ædelsten, diamanter, krystaller, point, poeng
    fi beside counted: kolikkoa, kultakolikkoa, jalokiveä, timanttia, kristallia, pistettä
    ru beside counted: монет, монеты, монета, золота, золотых, кристаллов, кристалла, алмазов, самоцветов, рубинов
    ru after counted: золотых монет, гемов, очков, баллов, бриллиантов, драгоценных камней
    uk beside counted: монет, монети, монета, золота, золотих, кристалів, алмазів, діамантів, самоцвітів
    pl beside counted: monet, monety, moneta, złota, klejnotów, klejnoty, diamentów, diamenty, kryształów, punktów
    pl after counted: sztuk, sztabek, sztabki, żetonów, żetony, rubinów
    cs beside counted: mincí, mince, zlaťáků, drahokamů, drahokamy, diamantů, krystalů, bodů
    sk beside counted: mincí, mince, zlaťákov, drahokamov, diamantov, kryštálov, bodov
    hr+sl beside counted: novčića, zlatnika, dragulja, dijamanata, kovancev, dragulje, draguljev, diamantov
    hu beside counted: érme, érmét, arany, aranyérme, gyémánt, drágakő, kristály, pont
    ro beside counted: monede, monedă, aur, diamante, cristale, nestemate, puncte, de monede
    el beside counted: νομίσματα, χρυσά νομίσματα, διαμάντια, κρύσταλλα, πετράδια, πόντοι, πόντους
    tr beside counted: altın, jeton, elmas, mücevher, kristal, puan, yakut
    id+ms beside counted: koin, emas, berlian, permata, kristal, syiling, poin, mata
    vi beside counted: xu, vàng, kim cương, đá quý, ngọc, điểm, pha lê
    th beside counted: เหรียญ, เหรียญทอง, ทอง, เพชร, คริสตัล, อัญมณี, แต้ม, พลอย
    ar beside counted: عملة, عملات, ذهب, ذهبية, جوهرة, جواهر, ماسة, ماسات, بلورة, نقطة, نقاط
    he beside counted: מטבעות, מטבע, זהב, יהלומים, קריסטלים, אבני חן, נקודות
    hi+mr beside counted: सिक्के, सिक्का, रत्न, हीरे, सोना, सोने, अंक, नाणी
    bn beside counted: কয়েন, মুদ্রা, রত্ন, হীরা, সোনা
    gu beside counted: સિક્કા, રત્નો, હીરા
    ta beside counted: நாணயங்கள், ரத்தினங்கள், வைரங்கள்
    te beside counted: నాణేలు, రత్నాలు, వజ్రాలు
    kn beside counted: ನಾಣ್ಯಗಳು, ರತ್ನಗಳು, ವಜ್ರಗಳು
    ml beside counted: നാണയങ്ങൾ, രത്നങ്ങൾ, വജ്രങ്ങൾ
    pa beside counted: ਸਿੱਕੇ, ਹੀਰੇ, ਰਤਨ
    or beside counted: ମୁଦ୍ରା, ରତ୍ନ, ହୀରା
    ur beside counted: سکے, ہیرے, جواہرات
    """
}
