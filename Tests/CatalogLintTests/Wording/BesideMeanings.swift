extension RuleTexts {
  /// Texts that have the words of a meaning, but not the meaning.
  static let besideMeanings = RuleTexts(
    """
    # The shop of the game, and places that are the content.
    cash-out | en-US | consumable | 60 Gems | Spend them in the shop
    cash-out | zh-Hans | consumable | 60钻石 | 获得60钻石，可在商店使用
    cash-out | zh-Hant | consumable | 60鑽石 | 可在遊戲商店使用
    cash-out | ja | consumable | ジェム60個 | ショップで使えます
    cash-out | ja | non-consumable | 店頭の飾り | 店頭に並べる看板12種
    cash-out | ko | consumable | 보석 60개 | 상점에서 사용할 수 있어요
    cash-out | ko | non-consumable | 카페 가구 | 매장에서 쓰는 의자 12개
    cash-out | de-DE | consumable | 60 Juwelen | Für den Laden im Spiel
    cash-out | fr-FR | consumable | 60 gemmes | À dépenser dans la boutique
    cash-out | es-ES | consumable | 60 gemas | Para gastar en la tienda
    cash-out | pt-BR | consumable | 60 gemas | Use no jogo e na loja do jogo
    cash-out | ru | consumable | 60 кристаллов | Тратьте их в магазине игры
    cash-out | tr | consumable | 60 elmas | Oyun mağazasında kullan
    cash-out | en-US | non-consumable | Café Recipes | Twelve cakes as served in our cafés
    cash-out | en-US | consumable | 60 Gems | They can't be used in our stores
    cash-out | de-DE | consumable | 60 Juwelen | Nicht in unseren Filialen einlösbar
    cash-out | zh-Hans | non-consumable | 新店铺 | 经营线下门店的故事
    cash-out | zh-Hans | non-consumable | 钱币图鉴 | 兑换钱币的历史
    # What is popular or for sale in the content.
    promotional-claim | en-US | non-consumable | Charts | The most popular songs of 1985
    promotional-claim | en-US | non-consumable | Garage Sale | A story about twelve neighbors
    promotional-claim | en-US | non-consumable | NOT FOR SALE | A comic in twelve parts
    promotional-claim | it | non-consumable | SALE E PEPE | Dodici ricette col sale!
    promotional-claim | fr-FR | non-consumable | UN SALE TEMPS | Un orage, un sale!
    promotional-claim | es-ES | non-consumable | El sol sale! | SALE EL SOL en doce paisajes
    promotional-claim | pl | non-consumable | SALE BALOWE | Dwanaście wnętrz
    promotional-claim | zh-Hans | non-consumable | 歌曲包 | 1985年最受欢迎的歌曲
    promotional-claim | ja | non-consumable | 曲集 | 昭和に人気のあった曲
    promotional-claim | pl | non-consumable | Przeboje | Najpopularniejsze piosenki lat 80
    promotional-claim | hu | non-consumable | Slágerek | A legnépszerűbb dalok 1985-ből
    promotional-claim | cs | non-consumable | Písně | Nejoblíbenější písně osmdesátých let
    promotional-claim | uk | non-consumable | Пісні | Найпопулярніші пісні року
    promotional-claim | sv | non-consumable | Låtar | De mest populära låtarna från 1985
    promotional-claim | id | non-consumable | Lagu | Lagu paling populer tahun 1985
    # A character that returns, and what follows in the content.
    future-promise | en-US | non-consumable | The Captain | "I'm coming back soon," she said
    future-promise | en-US | non-consumable | Island Map | Follow the path to the lighthouse
    future-promise | de-DE | non-consumable | Die Kapitänin | Sie kommt bald zurück
    future-promise | fr-FR | non-consumable | La capitaine | Elle revient bientôt au port
    future-promise | es-ES | non-consumable | La capitana | Volverá pronto a su isla
    future-promise | it | non-consumable | La capitana | Torna presto alla sua isola
    future-promise | pl | non-consumable | Kapitan | Wróci wkrótce na wyspę
    future-promise | uk | non-consumable | Капітан | Вона скоро повернеться додому
    future-promise | tr | non-consumable | Kaptan | Yakında adasına dönecek
    future-promise | hr | non-consumable | Kapetan | Uskoro se vraća na otok
    future-promise | ja | non-consumable | 船長の物語 | 彼女はまもなく島に帰る
    # Marks that name what a product works with, and fruit.
    apple-trademark | fi | non-consumable | Widgetit iPhonelle | Kaksitoista widgetiä
    apple-trademark | en-US | non-consumable | Widgets for iPhones | Twelve widgets
    apple-trademark | cs | non-consumable | Widgety na iPhonu | Dvanáct widgetů
    """)

  /// Other ways to say what the tables say.
  static let furtherMeanings = RuleTexts(
    """
    cash-out | en-US | consumable | 600 Gems | Valid at participating cafés
    cash-out | en-US | consumable | 600 Gems | Use them at the register
    cash-out | zh-Hans | consumable | 600钻石 | 可在实体店使用
    cash-out | zh-Hans | consumable | 600钻石 | 到店核销
    cash-out | zh-Hant | consumable | 600鑽石 | 可用於實體門市
    cash-out | ja | consumable | ジェム600個 | 全国の店舗で使えます
    cash-out | ja | consumable | ジェム600個 | 店頭でお支払いに使えます
    cash-out | ko | consumable | 보석 600개 | 전국 매장에서 사용하세요
    cash-out | de-DE | consumable | 600 Juwelen | Gilt in allen unseren Geschäften
    cash-out | fr-FR | consumable | 600 gemmes | Valables en magasin physique
    cash-out | ru | consumable | 600 кристаллов | Принимаются в наших кофейнях
    cash-out | es-MX | consumable | 600 gemas | Úsalas en tiendas físicas
    promotional-claim | en-US | consumable | 600 Gems – MEGA SALE | A bag of gems
    promotional-claim | zh-Hant | consumable | 寶石（最受歡迎） | 一袋寶石
    promotional-claim | de-DE | consumable | Juwelen (Am beliebtesten) | Ein Beutel Juwelen
    promotional-claim | pl | consumable | Klejnoty (najpopularniejszy) | Worek klejnotów
    future-promise | it | non-consumable | Mondo 2 | Nuove mappe in arrivo
    future-promise | uk | non-consumable | Світ 2 | Нові рівні згодом
    future-promise | tr | non-consumable | Dünya 2 | Yeni haritalar yakında
    future-promise | id | non-consumable | Dunia 2 | Peta baru akan datang
    future-promise | hr | non-consumable | Svijet 2 | Nove karte uskoro
    future-promise | pl | non-consumable | Świat 2 | Więcej wkrótce
    apple-trademark | fi | non-consumable | iPhonea varten | Kaksitoista widgetiä
    apple-trademark | fi | non-consumable | iCloudin lisätila | Lisää tilaa
    apple-trademark | cs | non-consumable | Motiv iPadu | Dvanáct motivů
    apple-trademark | hr | non-consumable | Tema iPhonea | Dvanaest tema
    apple-trademark | pl | non-consumable | Motyw iPhone’a | Dwanaście motywów
    apple-trademark | hu | non-consumable | iPhone-os téma | Tizenkét téma
    apple-trademark | tr | non-consumable | iPhoneun teması | On iki tema
    apple-trademark | sv | non-consumable | iPhonens tema | Tolv teman
    apple-trademark | ro | non-consumable | Tema iPadului | Douăsprezece teme
    currency-as-non-consumable | en-US | non-consumable | 500 Points | For the shop
    currency-as-non-consumable | de-DE | non-consumable | 500 Punkte | Für den Laden
    currency-as-non-consumable | gu-IN | non-consumable | 500 પોઈન્ટ | દુકાન માટે
    currency-as-non-consumable | kn-IN | non-consumable | 500 ಅಂಕಗಳು | ಅಂಗಡಿಗಾಗಿ
    currency-as-non-consumable | hi | non-consumable | 500 अंक | दुकान के लिए
    other-platform | fi | non-consumable | Synkronointi | Myös Androidille
    other-platform | fi | non-consumable | Synkronointi | Myös Google Playssä
    other-platform | hu | non-consumable | Szinkron | Androidhoz is
    other-platform | pl | non-consumable | Synchronizacja | Także w Google Playu
    other-platform | hr | non-consumable | Sinkronizacija | I na Google Playu
    other-platform | cs | non-consumable | Synchronizace | I na Google Playi
    """)
}
