/// The names of storefronts in German, French, Spanish, Italian, Portuguese, Russian and Dutch, from Unicode CLDR, forms
/// of them that App Store Connect has, and formal and former ones. They occur in lists of storefronts alone, and say
/// nothing about languages.
enum FurtherTerritoryNames {
  static let lines = """
    AFG|Afganistán,Afeganistão,Афганистан
    AGO|Ангола
    AIA|Anguila,Ангилья
    ALB|Albanien,Albanie,Albânia,Албания,Albanië
    ARE|Vereinigte Arabische Emirate,Émirats arabes unis,Emiratos Árabes Unidos,Emirati Arabi Uniti,\
    Emirados Árabes Unidos,ОАЭ,Verenigde Arabische Emiraten
    ARG|Argentinië
    ARM|Armenien,Arménie,Armênia,Армения,Armenië
    ATG|Antigua und Barbuda,Antigua-et-Barbuda,Antigua y Barbuda,Antigua e Barbuda,Antígua e Barbuda,\
    Антигуа и Барбуда,Antigua en Barbuda
    AUT|Áustria
    AZE|Aserbaidschan,Azerbaïdjan,Azerbaiyán,Azerbaigian,Azerbaijão,Азербайджан,Azerbeidzjan
    BEN|Bénin,Benín,Бенин
    BFA|Burquina Faso,Буркина-Фасо
    BGR|Bulgarien,Bulgarie,Bulgária,Болгария,Bulgarije
    BHR|Bahreïn,Baréin,Bahrein,Barein,Бахрейн
    BHS|Багамы,Bahama’s
    BIH|Bosnien und Herzegowina,Bosnie-Herzégovine,Bosnia y Herzegovina,Bosnia ed Erzegovina,Bósnia e Herzegovina,\
    Босния и Герцеговина,Bosnië en Herzegovina
    BLR|Biélorussie,Bielorrusia,Bielorussia,Bielorrússia,Беларусь
    BLZ|Belice,Белиз
    BMU|Bermudes,Bermudas,Бермудские о-ва
    BOL|Bolivien,Bolivie,Bolívia,Боливия
    BRB|Barbade,Барбадос
    BRN|Brunei Darussalam,Brunéi,Бруней
    BTN|Bhoutan,Bután,Butão,Бутан
    BWA|Botsuana,Ботсвана
    CHL|Chili,Cile,Чили
    CHN|Chine continentale,China continental,Cina continentale,Китай континентальный,\
    Festlandchina,China (Festland),Материковый Китай,Chinees vasteland
    CIV|Кот-д’Ивуар
    CMR|Kamerun,Cameroun,Camerún,Camerun,Camarões,Камерун,Kameroen
    COD|Kongo-Kinshasa,República Democrática del Congo,Конго - Киншаса
    COG|Kongo-Brazzaville,Congo,República do Congo,Конго - Браззавиль
    COL|Kolumbien,Colombie,Colômbia,Колумбия
    CPV|Cabo Verde,Cap-Vert,Capo Verde,Кабо-Верде,Kaapverdië
    CRI|Коста-Рика
    CYM|Kaimaninseln,Îles Caïmans,Islas Caimán,Isole Cayman,Ilhas Cayman,о-ва Кайман,Kaaimaneilanden
    CYP|Zypern,Chypre,Chipre,Cipro,Кипр
    CZE|Cechia,Tchéquia,Tsjechië,Tschechische Republik,République tchèque,República Checa,Repubblica Ceca
    DMA|Dominique,Доминика
    DNK|Denemarken
    DOM|Dominikanische Republik,République dominicaine,República Dominicana,Repubblica Dominicana,\
    Доминиканская Республика,Dominicaanse Republiek
    DZA|Algerien,Algérie,Argelia,Argélia,Алжир,Algerije
    ECU|Équateur,Equador,Эквадор
    EGY|Egitto,Egito,Египет,Egypte
    EST|Estland,Estonie,Estônia,Эстония
    FIN|Finlândia
    FJI|Fidschi,Fidji,Fiyi,Figi,Фиджи
    FSM|Mikronesien,Micronésie,Micronésia,Микронезия
    GAB|Gabun,Gabón,Gabão,Габон
    GEO|Georgien,Géorgie,Geórgia,Грузия,Georgië
    GHA|Gana,Гана
    GMB|Gambie,Gâmbia,Гамбия
    GNB|Guinée-Bissau,Guinea-Bisáu,Guiné-Bissau,Гвинея-Бисау,Guinee-Bissau
    GRC|Griekenland
    GRD|Grenade,Granada,Гренада
    GTM|Гватемала
    GUY|Guiana,Гайана
    HND|Гондурас
    HRV|Croacia,Croazia,Croácia,Хорватия,Kroatië
    HUN|Ungheria,Hungria,Hongarije
    IDN|Indonesië
    IRL|Ирландия,Ierland
    IRQ|Irak,Iraque,Ирак
    ISL|Island,Islande,Islandia,Islanda,Islândia,Исландия,IJsland
    ISR|Israele,Израиль
    JAM|Jamaika,Jamaïque,Giamaica,Ямайка
    JOR|Jordanien,Jordanie,Jordania,Giordania,Jordânia,Иордания,Jordanië
    KAZ|Kasachstan,Kazajistán,Kazakistan,Cazaquistão,Kazachstan
    KEN|Kenia,Quênia,Кения
    KGZ|Kirgisistan,Kirghizstan,Kirguistán,Kirghizistan,Quirguistão,Киргизия,Kirgizië
    KHM|Kambodscha,Cambodge,Camboya,Cambogia,Camboja,Камбоджа,Cambodja
    KNA|St. Kitts und Nevis,Saint-Christophe-et-Niévès,San Cristóbal y Nieves,Saint Kitts e Nevis,\
    São Cristóvão e Névis,Сент-Китс и Невис,Saint Kitts en Nevis
    KOR|大韓民国,大韩民国,대한민국,Республика Корея,République de Corée,República de Corea,Repubblica di Corea,República da Coreia
    KWT|Koweït,Кувейт,Koeweit
    LAO|Лаос
    LBN|Libanon,Liban,Líbano,Libano,Ливан
    LBR|Libéria,Либерия
    LBY|Libyen,Libye,Libia,Líbia,Ливия,Libië
    LCA|Sainte-Lucie,Santa Lucía,Saint Lucia,Santa Lúcia,Сент-Люсия
    LKA|Шри-Ланка
    LTU|Litauen,Lituanie,Lituania,Lituânia,Литва,Litouwen
    LUX|Luxemburg,Luxemburgo,Lussemburgo,Люксембург
    LVA|Lettland,Lettonie,Letonia,Lettonia,Letônia,Латвия,Letland
    MAC|Макао
    MAR|Marokko,Maroc,Marruecos,Marocco,Marrocos,Марокко
    MDA|Republik Moldau,Moldavie,Moldavia,Moldávia,Молдова,Moldavië
    MDG|Madagaskar,Мадагаскар
    MDV|Malediven,Maldivas,Maldive,Мальдивы,Maldiven
    MKD|Nordmazedonien,Macédoine du Nord,Macedonia del Norte,Macedonia del Nord,Macedônia do Norte,\
    Северная Македония,Noord-Macedonië
    MLI|Мали
    MLT|Malte,Мальта
    MMR|Myanmar (Birmanie),Myanmar (Birmania),Mianmar (Birmânia),Мьянма (Бирма),Myanmar (Birma)
    MNE|Monténégro,Черногория
    MNG|Mongolei,Mongolie,Mongólia,Монголия,Mongolië
    MOZ|Mosambik,Mozambico,Moçambique,Мозамбик
    MRT|Mauretanien,Mauritanie,Mauritânia,Мавритания,Mauritanië
    MSR|Монтсеррат
    MUS|Maurice,Mauricio,Maurício,Маврикий
    MWI|Malaui,Малави
    MYS|Malaisie,Malasia,Malásia,Малайзия,Maleisië
    NAM|Namibie,Namíbia,Намибия,Namibië
    NER|Níger,Нигер
    NGA|Nigéria,Нигерия
    NIC|Nicarágua,Никарагуа
    NOR|Noorwegen
    NPL|Népal,Непал
    NRU|Науру
    NZL|Nuova Zelanda,Nova Zelândia,Новая Зеландия,Nieuw-Zeeland
    OMN|Omán,Omã,Оман
    PAK|Pakistán,Paquistão,Пакистан
    PAN|Panamá,Панама
    PER|Pérou,Perú,Perù,Перу
    PHL|Philippinen,Filipinas,Filippine,Филиппины,Filipijnen
    PLW|Palaos,Палау
    PNG|Papua-Neuguinea,Papouasie-Nouvelle-Guinée,Papúa Nueva Guinea,Papua Nuova Guinea,Papua-Nova Guiné,\
    Папуа — Новая Гвинея,Papoea-Nieuw-Guinea
    PRY|Paraguai,Парагвай
    QAT|Katar,Catar,Катар
    ROU|Rumanía,Romênia,Roemenië
    RUS|Fédération de Russie,Российская Федерация
    RWA|Ruanda,Руанда
    SAU|Arabia Saudita,Arábia Saudita,Saoedi-Arabië
    SEN|Sénégal,Сенегал
    SGP|Singapura
    SLB|Salomonen,Îles Salomon,Islas Salomón,Isole Salomone,Ilhas Salomão,Соломоновы о-ва,Salomonseilanden
    SLE|Sierra Leona,Serra Leoa,Сьерра-Леоне
    SLV|Salvador,Сальвадор
    SRB|Serbien,Serbie,Sérvia,Сербия,Servië
    STP|São Tomé und Príncipe,Sao Tomé-et-Principe,Santo Tomé y Príncipe,São Tomé e Príncipe,Сан-Томе и Принсипи,\
    Sao Tomé en Principe
    SUR|Surinam,Суринам
    SVK|Slovaquie,Eslovaquia,Slovacchia,Eslováquia,Словакия,Slowakije
    SVN|Slovénie,Eslovenia,Eslovênia,Словения,Slovenië
    SWE|Suécia
    SWZ|Esuatini,Essuatíni,Эсватини
    SYC|Seychellen,Seicheles,Сейшельские о-ва
    TCA|Turks- und Caicosinseln,Îles Turques-et-Caïques,Islas Turcas y Caicos,Isole Turks e Caicos,\
    Ilhas Turcas e Caicos,Тёркс и Кайкос,Turks- en Caicoseilanden
    TCD|Tschad,Tchad,Ciad,Chade,Чад,Tsjaad
    THA|Thailandia,Tailândia
    TJK|Tadschikistan,Tadjikistan,Tayikistán,Tagikistan,Tadjiquistão,Таджикистан,Tadzjikistan
    TKM|Turkménistan,Turkmenistán,Turcomenistão,Туркменистан
    TON|Тонга
    TTO|Trinidad und Tobago,Trinité-et-Tobago,Trinidad y Tobago,Trinidad e Tobago,Тринидад и Тобаго,Trinidad en Tobago
    TUN|Tunesien,Tunisie,Túnez,Tunísia,Тунис,Tunesië
    TZA|Tansania,Tanzanie,Tanzânia,Танзания
    UGA|Ouganda,Уганда,Oeganda
    UKR|Ucrânia,Oekraïne
    URY|Uruguai,Уругвай
    USA|Соединенные Штаты Америки,États-Unis d’Amérique,EUA
    UZB|Usbekistan,Ouzbékistan,Uzbekistán,Uzbequistão,Узбекистан,Oezbekistan
    VCT|St. Vincent und die Grenadinen,Saint-Vincent-et-les Grenadines,San Vicente y las Granadinas,\
    Saint Vincent e Grenadine,São Vicente e Granadinas,Сент-Винсент и Гренадины,Saint Vincent en de Grenadines
    VEN|Венесуэла
    VGB|Britische Jungferninseln,Îles Vierges britanniques,Islas Vírgenes Británicas,Isole Vergini Britanniche,\
    Ilhas Virgens Britânicas,Виргинские о-ва (Великобритания),Britse Maagdeneilanden
    VNM|Viêt Nam,Vietnã
    VUT|Вануату
    XKS|Косово
    YEM|Jemen,Yémen,Iêmen,Йемен
    ZAF|Sudafrica,África do Sul,Южно-Африканская Республика,Zuid-Afrika
    ZMB|Sambia,Zambie,Zâmbia,Замбия
    ZWE|Simbabwe,Zimbabue,Zimbábue,Зимбабве
    TUR|Turkiye
    BLR|Weißrussland
    CIV|Ivory Coast,Elfenbeinküste
    LAO|Lao People's Democratic Republic,Lao People’s Democratic Republic
    SWZ|Swaziland
    MKD|Macedonia,Mazedonien
    MDA|Moldova Republic of
    TZA|Tanzania United Republic of
    FSM|Micronesia Federated States of
    KNA|Saint Kitts and Nevis
    COD|Democratic Republic of the Congo
    COG|Republic of the Congo
    BHS|The Bahamas
    VGB|Virgin Islands British
    TCA|Turks and Caicos
    STP|Sao Tome and Principe
    NLD|The Netherlands
    GBR|Großbritannien
    BOL|Bolivia Plurinational State of
    VEN|Venezuela Bolivarian Republic of
    GMB|The Gambia
    BRN|Brunei Darussalam
    LCA|Saint Lucia
    VCT|Saint Vincent and the Grenadines
    TWN|Taiwan Province of China
    IND|भारत
    """
}
