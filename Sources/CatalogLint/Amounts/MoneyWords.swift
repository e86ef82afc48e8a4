extension AmountWordLine {
  /// The names of currencies, in English and Chinese for every locale, and in each own language.
  static let moneyWords = """
    * after money=$: dollars, dollar, bucks, buck
    * after money=USD: u.s. dollars, american dollars
    * after money=AUD: australian dollars
    * after money=CAD: canadian dollars
    * after money=HKD: hong kong dollars, hk dollars
    * after money=TWD: taiwan dollars, nt dollars, new taiwan dollars
    * after money=SGD: singapore dollars
    * after money=NZD: new zealand dollars
    * after subunit=$/100: cents, ¢
    * after subunit=$/100 unnamed: cent
    * after money=EUR: euros, euro
    * before money=EUR noYear: euro, euros
    * after money=£: pounds, quid, pounds sterling
    en-GB after subunit=GBP/100 glued: p
    en after subunit=$/100 glued tens: c
    * after subunit=GBP/100: pence
    * after money=JPY: yen
    * after money=CNY: yuan, yuans, renminbi, chinese yuan, yuan rmb, rmb yuan, kuai
    * before money=CNY: renminbi
    * after money=KRW large last: won
    * after money=KRW: korean won
    * after money=THB: baht
    * after money=Rs: rupees, rupee
    * after money=RUB: rubles, ruble, roubles, rouble
    * after money=IDR: rupiah
    * after money=MYR: ringgit
    * after money=peso: pesos, peso
    * after money=BRL: reais
    * after money=ZAR: rand, rands
    * after money=VND: dong
    * after money=PLN: zloty, zlotys, zlotych
    * after money=CHF: swiss francs, francs
    * after money=TRY: liras, lira, turkish lira
    * after money=ILS: shekels, shekel
    * after money=AED: dirhams, dirham
    * after money=SAR+QAR: riyals, riyal
    * after money=NGN: naira
    * after money=KZT: tenge
    * after money=TZS: shillings
    * after money=HUF: forints, forint
    * after money=RON: romanian lei

    * beside money=CNY: 人民币, 人民幣, 人民币¥, 人民币￥
    * after money=CNY: 元人民币, 元人民幣, 块人民币, 元RMB, 元rmb, 元（人民币）, 元(人民币), 块钱人民币
    * after money=元: 元, 块钱, 塊錢, 元钱, 元錢, 圆, 圓
    * after money=元 last: 块, 塊
    * after money=HKD: 蚊
    * after subunit=元/10 afterMoney: 角, 毛
    * after subunit=元/10: 毛钱, 角钱, 毛錢
    * after subunit=元/100 afterMoney: 分
    * after subunit=元/100: 分钱, 分錢
    * beside money=HKD: 港币, 港幣, 港元, 港纸
    * beside money=TWD: 台币, 台幣, 臺幣, 新台币, 新台幣, 新臺幣, 新臺币
    * after money=TWD: 元新台幣, 元新台币, 元台幣, 元台币
    * after money=HKD: 元港币, 元港幣
    * beside money=JPY: 日元, 日圆, 日圓, 日币, 日幣
    * beside money=USD: 美元, 美金, 美刀
    * beside money=EUR: 欧元, 歐元
    * beside money=GBP: 英镑, 英鎊
    * beside money=KRW: 韩元, 韓元, 韩币, 韓幣, 韩圆, 韓圜
    * beside money=RUB: 卢布, 盧布
    * beside money=THB: 泰铢, 泰銖
    * beside money=VND: 越南盾
    * beside money=IDR: 印尼盾
    * beside money=SGD: 新加坡元, 新币, 新幣, 坡币
    * beside money=MYR: 林吉特, 马币, 馬幣
    * beside money=AUD: 澳元, 澳币, 澳幣
    * beside money=CAD: 加元, 加币, 加幣
    * beside money=NZD: 纽元, 紐元, 纽币
    * beside money=INR: 印度卢比, 卢比, 盧比
    * beside money=CHF: 瑞士法郎
    * beside money=PHP: 菲律宾比索
    * after counted: 元宝, 元寶, 元素, 元气, 元氣, 元神, 元婴, 元力, 元魂, 元件, 元晶, 元石, 元灵, 元丹, 元勋
    * after counted: 元帅, 元帥, 元老, 元祖, 元音, 元组, 元能, 元币, 元核, 元力石, 元点, 元核石, 圆盘, 圆石
    * after counted: 块碎, 圆形, 元始, 元凶, 元宵, 元首, 元阳, 元星
    * after ordinal: 元旦, 元年, 元月, 元朝
    * after money=元: 块|的, 块|获, 块|得, 块|买, 块|购, 块|送, 块|充, 块|可, 块|即, 块|就, 块|换, 块|兑
    * after money=元: 块|解, 块|开, 块|一, 块|起, 块|每, 块|领, 块|能, 块|包, 块|档, 块|礼, 块|月, 块|以, 块|左, 块|多

    * after money=JPY: 円, 円分
    ja beside money=JPY: 日本円
    * after counted: 円盤, 円卓, 円形, 円陣, 円環, 円板
    ja after money=USD: ドル, 米ドル
    ja after money=EUR: ユーロ
    ja after money=GBP: ポンド
    ja after money=KRW: ウォン
    ja after money=CNY: 人民元
    ja after subunit=USD/100: セント

    * after money=KRW: 원, 원화
    * after counted: 원석, 원소, 원정, 원반, 원탁, 원기, 원더, 원색, 원칙, 원숭, 원룸, 원피스, 원카드
    ko beside money=USD: 달러, 미국 달러, 미화
    ko after money=EUR: 유로
    ko after money=JPY: 엔
    ko after counted: 엔진, 엔딩, 엔젤, 엔트리
    ko after money=CNY: 위안
    ko after money=GBP: 파운드

    de after money=$: dollar, us-dollar
    de after money=CHF: franken, schweizer franken
    de after money=GBP: pfund sterling, britische pfund
    de after subunit=EUR/100: cent, cents, ct
    nl after money=$: dollar
    nl after subunit=EUR/100: cent, eurocent
    fr after money=$: dollars, dollar, $
    fr after money=CHF: francs suisses, francs, franc
    fr after subunit=EUR/100: centimes, centime
    fr after money=GBP: livres sterling
    es after money=$: dólares, dolares, dólar
    es after subunit=EUR/100: céntimos, céntimo
    es after subunit=$/100: centavos
    es after money=PEN final: soles
    es after money=GBP: libras esterlinas
    ca after money=$: dòlars
    ca after subunit=EUR/100: cèntims
    it after money=$: dollari, dollaro
    it after subunit=EUR/100: centesimi
    it after money=GBP: sterline
    it after money=CHF: franchi
    it after counted: franchi tiratori
    pt after money=BRL: reais, real
    pt after money=$: dólares, dólar
    pt-BR after subunit=BRL/100: centavos
    pt-PT after subunit=EUR/100: cêntimos, cêntimo
    sv after money=SEK: kronor, krona, kr, :-
    da after money=DKK: kroner, krone, kr
    no after money=NOK: kroner, krone, kr
    sv+da+no before money=kr: kr, kr.
    * beside money=kr: kr, kr.
    sv after subunit=SEK/100: öre
    fi after money=EUR: euroa, euron, eur
    fi after subunit=EUR/100: senttiä
    fi after money=SEK: kruunua
    cs+sk after money=CZK: korun, koruna, koruny, kčs
    cs+sk after money=EUR: eur, eura, eurá, eur
    cs+sk after subunit=EUR/100: centov
    pl after money=PLN last: zł, zl, złotych, złote, złoty, zlotych, zlote, zlote
    pl after subunit=PLN/100: groszy, grosze, gr
    pl after money=USD: dolarów, dolary, dolar
    hu after money=HUF: ft, ft-ért, forintért, forintos, ft-os
    hu after money=EUR: euróért, euró
    ro after money=RON: lei, leu, de lei
    hr+sl after money=EUR: eura, eur, evrov, evra, evre, evro
    el after money=EUR: ευρώ, ευρω
    el after subunit=EUR/100: λεπτά του ευρώ
    el after money=USD: δολάρια
    tr after money=TRY: tl, türk lirası, lirası, liralık, liraya, tl'ye, tl'lik
    tr after subunit=TRY/100: kuruş
    tr after money=USD: dolar
    tr after money=EUR: avro
    tr before money=TRY: tl
    ru+uk after money=RUB: руб, руб., рублей, рубля, рубль, рублями, р., ₽, рублів, рубли
    ru after subunit=RUB/100: коп, коп., копеек, копейки, копейка
    ru+uk after money=USD: долларов, доллара, доллар, доларів, долари
    ru+uk after money=EUR: евро, євро
    ru+uk after money=KZT: тенге, теңге, тг
    ru+uk after money=CNY: юаней, юаня, юань, юанів
    ru+uk after money=?: грн, грн., гривень, гривні, гривня, гривен, гривны, гривна
    * after money=KZT: теңге
    vi after money=VND: đồng, đ, vnđ, vnd
    * after counted: đồng hồ, dong ho
    vi after counted: đồng hồ, đồng xu, đồng vàng, đồng tiền, đồng bạc, đồng kim cương, đồng đội, đồng minh
    vi after counted: đồng bào, đồng nghiệp, đồng cỏ, đồng lúa, đồng phục, đồng bằng, đô vật, đô thị
    vi after money=USD: đô la, đô, đô la mỹ
    * after money=VND: đ, đồng
    id beside money=IDR: rp, rp.
    id after money=IDR: rupiah
    ms after money=MYR: ringgit
    id+ms after subunit=MYR/100: sen
    th after money=THB: บาท
    th after counted: บาทหลวง
    th after money=USD: ดอลลาร์, เหรียญสหรัฐ, ดอลลาร์สหรัฐ
    hi+mr after money=Rs: रुपये, रुपए, रुपया, रुपयों, रुपयांत, रु., रु, रूपये
    hi+mr before money=Rs: रु., रु, रुपये
    hi after money=USD: डॉलर
    gu beside money=Rs: રૂપિયા, રૂ., રૂ
    pa beside money=Rs: ਰੁਪਏ, ਰੁਪਿਆ, ਰੁ
    ta beside money=Rs: ரூபாய், ரூ., ரூ
    te beside money=Rs: రూపాయలు, రూపాయల, రూపాయి, రూ., రూ
    kn beside money=Rs: ರೂಪಾಯಿ, ರೂಪಾಯಿಗಳು, ರೂ., ರೂ
    ml beside money=Rs: രൂപ, രൂ
    or beside money=Rs: ଟଙ୍କା
    bn beside money=?: টাকা
    bn after money=INR: রুপি
    ur beside money=Rs: روپے, روپیہ, روپئے
    ar after money=SAR+QAR: ريال, ريالا, ريالًا, ريالات
    ar after money=SAR: ريال سعودي, ريالًا سعوديًا
    ar after money=QAR: ريال قطري
    ar after money=AED: درهم, دراهم, درهما, درهم إماراتي
    ar after money=EGP: جنيه, جنيها, جنيهًا, جنيه مصري, جنيهات
    ar after money=USD: دولار, دولارات, دولارًا, دولار أمريكي
    ar after money=EUR: يورو
    he after money=ILS: ש״ח, ש"ח, שקל, שקלים, שקל חדש, שקלים חדשים, ₪
    he after subunit=ILS/100: אגורות
    he after money=USD: דולר
    """
}
