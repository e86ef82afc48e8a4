extension RuleTexts {
  /// Texts that a rule has to report, by class.
  static let guilty = RuleTexts(
    """
    # What is unused lasts no longer for it.
    expiring-credits | de-DE | consumable | 500 Münzen | Nicht genutzte Münzen verfallen nach einem Jahr
    expiring-credits | fr-FR | consumable | 500 pièces | Les pièces non utilisées expirent en mai
    expiring-credits | hu | consumable | 500 érme | A fel nem használt érmék egy év után elvesznek
    # Percentages with an ending, and prices in tenths.
    discount-claim | hu | consumable | 500 érme | 30%-kal olcsóbb
    discount-claim | fi | consumable | 500 kolikkoa | Nyt 20 %:n alennuksella
    discount-claim | zh-Hans | consumable | 500金币 | 全部八折
    discount-claim | zh-Hant | consumable | 500金幣 | 現在打85折
    # Ways to pay outside the store.
    external-payment | zh-Hans | consumable | 500金币 | VX联系更优惠
    external-payment | zh-Hans | consumable | 500金币 | +V领取折扣充值
    external-payment | zh-Hans | consumable | 500金币 | 网页端充值多送10%
    external-payment | zh-Hans | consumable | 500金币 | H5商城充值返利
    external-payment | zh-Hans | consumable | 500金币 | 微信客服领取返利
    external-payment | ja | consumable | ジェム500個 | ブラウザ版なら安く買えます
    external-payment | ja | consumable | ジェム500個 | 公式サイトから購入できます
    external-payment | ko | consumable | 500젬 | 토스로 송금해 주세요
    external-payment | ko | consumable | 500젬 | PC에서 결제하면 10% 더
    external-payment | zh-Hant | consumable | 500金幣 | 加LINE私訊儲值
    external-payment | zh-Hant | consumable | 500金幣 | 支援電信小額付款
    external-payment | zh-Hant | consumable | 500金幣 | 輸入序號即可領取
    external-payment | pl | consumable | 500 monet | Zapłać BLIK-iem
    external-payment | nl-NL | consumable | 500 munten | Goedkoper op onze website
    external-payment | sv | consumable | 500 mynt | Betala med Swish
    external-payment | da | consumable | 500 mønter | Betal med MobilePay
    external-payment | no | consumable | 500 mynter | Betal med Vipps
    external-payment | fi | consumable | 500 kolikkoa | Halvempi verkossa
    external-payment | uk | consumable | 500 монет | Дешевше на сайті
    external-payment | cs | consumable | 500 mincí | Levněji na našem webu
    external-payment | sk | consumable | 500 mincí | Lacnejšie na našom webe
    external-payment | hu | consumable | 500 érme | Banki átutalással is
    external-payment | ro | consumable | 500 de monede | Mai ieftin pe site
    external-payment | el | consumable | 500 νομίσματα | Πληρωμή με μετρητά
    external-payment | hr | consumable | 500 novčića | Plaćanje kreditnom karticom
    external-payment | sl-SI | consumable | 500 kovancev | Ceneje na spletu
    external-payment | he | consumable | 500 מטבעות | זול יותר באתר שלנו
    external-payment | hi | consumable | 500 सिक्के | पेटीएम से भुगतान करें
    external-payment | ca | consumable | 500 monedes | Més barat al nostre web
    external-payment | ms | consumable | 500 syiling | Lebih murah di laman web kami
    external-payment | ta-IN | consumable | 500 நாணயங்கள் | கூகுள் பே மூலம்
    external-payment | en-GB | consumable | 500 Gems | Cheaper in the browser
    external-payment | de-DE | consumable | 500 Juwelen | Im Browser günstiger
    external-payment | fr-FR | consumable | 500 gemmes | Moins cher, même en promo, sur notre site
    # Cash and goods.
    cash-out | zh-Hans | consumable | 500金币 | 可兑换话费
    cash-out | zh-Hans | consumable | 500金币 | 可提取到零钱
    cash-out | zh-Hant | consumable | 500金幣 | 可換禮券
    cash-out | ja | consumable | コイン500枚 | 電子マネーに交換可
    cash-out | ko | consumable | 500코인 | 상품권으로 교환
    cash-out | en-US | consumable | 500 Coins | Exchange your coins for cash
    cash-out | en-US | consumable | 500 Coins | Turn them into money
    cash-out | de-DE | consumable | 500 Münzen | In Euro umtauschbar
    cash-out | fr-FR | consumable | 500 pièces | Échangez vos pièces contre de l'argent
    cash-out | es-ES | consumable | 500 monedas | Canjea tus monedas por dinero
    cash-out | pl | consumable | 500 monet | Wymień monety na gotówkę
    cash-out | nl-NL | consumable | 500 munten | Laat ze uitbetalen
    cash-out | sv | consumable | 500 mynt | Byt dina mynt mot pengar
    cash-out | uk | consumable | 500 монет | Обміняйте монети на гроші
    cash-out | hu | consumable | 500 érme | Készpénzre váltható
    # Promises.
    future-promise | zh-Hans | non-consumable | 第二世界 | 更多关卡后续将开放
    future-promise | zh-Hans | non-consumable | 第二世界 | 新角色陆续上线
    future-promise | zh-Hant | non-consumable | 第二世界 | 新關卡近期開放
    future-promise | ja | non-consumable | ワールド2 | 新ステージは後日実装
    future-promise | ja | non-consumable | ワールド2 | 新キャラを順次追加
    future-promise | ko | non-consumable | 월드 2 | 새 지역은 추후 공개
    future-promise | it | non-consumable | Mondo 2 | Dodici mappe, altre in arrivo
    future-promise | de-DE | non-consumable | Welt 2 | Zwölf Karten, weitere sind in Arbeit
    future-promise | en-US | non-consumable | World 2 | Twelve maps, and more are on the way
    future-promise | es-MX | non-consumable | Mundo 2 | Doce mapas y más en camino
    future-promise | pl | non-consumable | Świat 2 | Wkrótce więcej poziomów
    future-promise | nl-NL | non-consumable | Wereld 2 | Meer levels in de volgende update
    future-promise | fi | non-consumable | Maailma 2 | Lisää tulossa
    future-promise | el | non-consumable | Κόσμος 2 | Περισσότερα σύντομα
    future-promise | hi | non-consumable | दुनिया 2 | नए स्तर जल्द आ रहे हैं
    # Placeholders and keys.
    placeholder-text | zh-Hans | consumable | 礼包 | （此处为商品描述）
    placeholder-text | zh-Hant | consumable | 禮包 | 說明待補
    placeholder-text | ja | consumable | ○○○ | 冒険の道具が入っています
    placeholder-text | ja | consumable | パック | 説明文は未定
    placeholder-text | de-DE | consumable | Beutel | Beschreibung folgt
    placeholder-text | en-US | consumable | Bag | [insert description]
    placeholder-text | nl-NL | consumable | Zak | Beschrijving volgt
    placeholder-text | pl | consumable | Worek | Opis w przygotowaniu
    placeholder-text | sv | consumable | Påse | Beskrivning kommer
    placeholder-text | cs | consumable | Pytel | Popis bude doplněn
    placeholder-text | en-US | consumable | iap_title_1 | A bag of seeds
    placeholder-text | fr-FR | consumable | Sac | com.example.gems
    placeholder-text | ja | consumable | PRODUCT_NAME_GOLD | 金の袋
    placeholder-text | ko | consumable | 가방 | str_desc_100
    # What expires.
    expiring-credits | zh-Hans | consumable | 500金币 | 赛季结束后清空
    expiring-credits | zh-Hans | consumable | 500金币 | 请于年底前用完
    expiring-credits | ja | consumable | ジェム500個 | 月末にリセット
    expiring-credits | en-US | consumable | 500 Gems | Use them before Sunday
    expiring-credits | de-DE | consumable | 500 Juwelen | Werden zum Monatsende gelöscht
    expiring-credits | ko | consumable | 젬 500개 | 월말에 초기화됩니다
    expiring-credits | it | consumable | 500 gemme | Le gemme si azzerano ogni mese
    expiring-credits | pl | consumable | 500 diamentów, gems | Przepadają po roku
    # Criticism.
    apple-criticism | zh-Hans | non-consumable | 修复 | 修复iOS系统漏洞
    apple-criticism | zh-Hans | non-consumable | 加速 | 苹果手机太慢就用它
    apple-criticism | en-US | non-consumable | Tidy | Fixes the worst iOS keyboard bug
    apple-criticism | ja | non-consumable | 修正 | iPhoneの動作が遅い方に
    apple-criticism | ko | non-consumable | 도구 | 아이폰 키보드 버그 해결
    apple-criticism | de-DE | non-consumable | Hilfe | Behebt lästige iOS-Tastatur-Bugs, iPad langsam
    apple-criticism | es-ES | non-consumable | Ayuda | Arregla el iPhone más lento
    # Descriptions that say nothing.
    vague-description | ja | consumable | ジェム | ご購入ありがとうございます。
    vague-description | zh-Hans | consumable | 礼包 | 虚拟物品，概不退款。
    vague-description | en-US | consumable | Bag | A great item for you!
    vague-description | en-US | consumable | Bag | Enjoy!
    vague-description | ko | consumable | 가방 | 구매해 주셔서 감사합니다!
    vague-description | de-DE | consumable | Beutel | Vielen Dank für deinen Einkauf!
    vague-description | fr-FR | consumable | Sac | Merci pour votre achat !
    vague-description | es-ES | consumable | Bolsa | ¡Gracias por tu compra!
    vague-description | nl-NL | consumable | Zak | Bedankt, veel plezier!
    # Numbers and accounts.
    link-in-text | en-US | consumable | Bag | Call 415-555-0132
    link-in-text | en-US | consumable | Bag | Text +14155550132
    link-in-text | en-US | consumable | Bag | Help: (415) 555-0132
    link-in-text | de-DE | consumable | Beutel | Hilfe: +49 30 901820
    link-in-text | en-GB | consumable | Bag | Ring 0800 123 456
    link-in-text | zh-Hans | consumable | 礼包 | 客服微信xk888
    link-in-text | zh-Hans | consumable | 礼包 | Q群123456789
    link-in-text | zh-Hans | consumable | 礼包 | 加群：876543210
    link-in-text | fr-FR | consumable | Sac | Appelez le 0800 123 456
    # Scripts.
    wrong-script | ja | non-consumable | プロ | Unlock All Levels
    wrong-script | ko | non-consumable | 프로 | All Levels Unlocked
    wrong-script | ja | non-consumable | プロ | Remove Every Banner
    wrong-script | ja | non-consumable | プロ | 儲值後獲得400金幣
    wrong-script | ja | consumable | 寶石點數 | 宝石を獲得します
    wrong-script | ja | non-consumable | プロ | 購買後您可開啟全部關卡
    # Lengths of time.
    time-limited-consumable | en-US | consumable | VIP Chest | Double gems for one week
    time-limited-consumable | en-US | consumable | Booster | Premium for one month
    time-limited-consumable | en-US | consumable | Pro Fortnight | All the tools
    time-limited-consumable | en-US | consumable | Hi-Fi Monthly | All the songs
    time-limited-consumable | ja | consumable | 半年プラン | 全曲を聴けます
    time-limited-consumable | ko | consumable | 보름 이용권 | 모든 곡
    time-limited-consumable | ko | consumable | 석 달 이용권 | 모든 곡
    time-limited-consumable | zh-Hans | consumable | 季票 | 全部课程
    time-limited-consumable | de-DE | consumable | Halbjahreskarte | Alle Kurse
    time-limited-consumable | zh-Hans | consumable | 年费无广告 | 畅听全部节目
    # Donations, goods, restricted claims.
    donation | en-US | consumable | Donate | Keeps the servers running
    donation | zh-Hans | consumable | 爱心 | 为灾区捐款
    donation | ja | consumable | 応援 | 開発者に寄付します
    donation | de-DE | consumable | Danke | Eine Spende für die Entwickler
    donation | pl | consumable | Wsparcie | Darowizna dla twórców
    donation | ru | consumable | Поддержка | Пожертвование разработчикам
    physical-goods | en-US | consumable | Mug | A mug, shipped to your door
    physical-goods | zh-Hans | consumable | 周边 | 实物周边，顺丰包邮
    physical-goods | ja | consumable | グッズ | ご自宅にお届けします
    physical-goods | ko | consumable | 굿즈 | 무료 배송으로 받아 보세요
    physical-goods | de-DE | consumable | Tasse | Versandkostenfrei nach Hause
    physical-goods | sv | consumable | Mugg | Fri frakt
    regulated-claim | en-US | consumable | Tea | A tea that cures diabetes
    regulated-claim | zh-Hans | consumable | 涨粉 | 一键涨粉500
    regulated-claim | ja | consumable | チャット | アダルトチャットを開放
    regulated-claim | ko | consumable | 팔로워 | 팔로워 1000명 증가
    regulated-claim | es-ES | consumable | Fichas | Apuestas con dinero real
    regulated-claim | ru | consumable | Фишки | Ставки на реальные деньги
    regulated-claim | en-US | consumable | Chest | Holds 0.01 BTC
    # Savings and lifetimes.
    discount-claim | zh-Hans | auto-renewable | 年度会员 | 节省40%
    discount-claim | en-US | auto-renewable | Atlas Yearly | Save 44%
    discount-claim | de-DE | auto-renewable | Atlas jährlich | 33% sparen
    discount-claim | fr-FR | auto-renewable | Atlas annuel | Économisez 33 %
    discount-claim | ko | auto-renewable | 연간 이용권 | 40% 할인
    discount-claim | es-ES | auto-renewable | Atlas anual | Ahorra un 40%
    discount-claim | ru | auto-renewable | Атлас на год | Экономия 40%
    lifetime-subscription | zh-Hans | auto-renewable | 永久会员 | 专属矿场
    lifetime-subscription | en-US | auto-renewable | Atlas Pro | Pay once, use forever
    lifetime-subscription | de-DE | auto-renewable | Atlas Pro | Einmal zahlen, immer nutzen
    lifetime-subscription | ko | auto-renewable | 평생 회원 | 모든 곡을 들어요
    lifetime-subscription | fr-FR | auto-renewable | Atlas Pro | Un seul paiement
    # The rest of the words in languages with fewer of them.
    free-wording | nl-NL | consumable | Munten | Vandaag gratis
    free-wording | pl | consumable | Monety | Dziś za darmo
    free-wording | fi | consumable | Kolikot | Tänään ilmaiseksi
    free-wording | he | consumable | מטבעות | היום בחינם
    free-wording | hi | consumable | सिक्के | आज मुफ़्त
    free-wording | ml-IN | consumable | നാണയങ്ങൾ | ഇന്ന് സൗജന്യം
    free-wording | ur-PK | consumable | سکے | آج مفت
    free-wording | bn-BD | consumable | মুদ্রা | আজ বিনামূল্যে
    other-platform | uk | consumable | Синхронізація | Працює на андроїд
    other-platform | he | consumable | סנכרון | עובד גם באנדרואיד
    other-platform | hi | consumable | सिंक | एंड्रॉइड पर भी
    other-platform | kn-IN | consumable | ಸಿಂಕ್ | ಆಂಡ್ರಾಯ್ಡ್ ಗೂ
    test-wording | pl | consumable | Produkt testowy | Worek monet
    test-wording | hu | consumable | Teszttermék | Egy zsák érme
    test-wording | da | consumable | Testprodukt | En pose mønter
    test-wording | el | consumable | Δοκιμαστικό προϊόν | Ένα σακί νομίσματα
    """)
}
