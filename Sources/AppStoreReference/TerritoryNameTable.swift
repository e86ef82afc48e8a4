/// The names of storefronts in Chinese, Japanese and Korean, from Unicode CLDR, and of large ones in further languages,
/// with other forms that studios write. Their English names are in ``TerritoryTable``.
enum TerritoryNameTable {
  static let lines = """
    AFG|阿富汗,アフガニスタン,아프가니스탄
    AGO|安哥拉,アンゴラ,앙골라
    AIA|安圭拉,安奎拉,アンギラ,앵귈라
    ALB|阿尔巴尼亚,阿爾巴尼亞,アルバニア,알바니아
    ARE|阿拉伯联合酋长国,阿拉伯聯合大公國,アラブ首長国連邦,아랍에미리트,UAE,阿联酋
    ARG|阿根廷,アルゼンチン,아르헨티나,Argentinien,Argentine,Аргентина
    ARM|亚美尼亚,亞美尼亞,アルメニア,아르메니아
    ATG|Antigua & Barbuda,安提瓜和巴布达,安地卡及巴布達,アンティグア・バーブーダ,앤티가 바부다
    AUS|澳大利亚,澳洲,オーストラリア,오스트레일리아,Australian,澳区,豪州,Australien,Australie,Australië,Austrália,Avustralya,Австралия,\
    Австралія
    AUT|奥地利,奧地利,オーストリア,오스트리아,Österreich,Autriche,Oostenrijk,Австрия,Avusturya
    AZE|阿塞拜疆,亞塞拜然,アゼルバイジャン,아제르바이잔
    BEL|比利时,比利時,ベルギー,벨기에,Belgien,Belgique,België,Bélgica,Belgio,Бельгия
    BEN|贝宁,貝南,ベナン,베냉
    BFA|布基纳法索,布吉納法索,ブルキナファソ,부르키나파소
    BGR|保加利亚,保加利亞,ブルガリア,불가리아
    BHR|巴林,バーレーン,바레인
    BHS|巴哈马,巴哈馬,バハマ,바하마
    BIH|Bosnia & Herzegovina,波斯尼亚和黑塞哥维那,波士尼亞與赫塞哥維納,ボスニア・ヘルツェゴビナ,보스니아 헤르체고비나
    BLR|白俄罗斯,白俄羅斯,ベラルーシ,벨라루스
    BLZ|伯利兹,貝里斯,ベリーズ,벨리즈
    BMU|百慕大,百慕達,バミューダ,버뮤다
    BOL|玻利维亚,玻利維亞,ボリビア,볼리비아
    BRA|巴西,ブラジル,브라질,Brazilian,Brasil,do Brasil,Brasileiro,brasileño,巴区,Brasilien,Brésil,Brasile,Brazylia,Brezilya,\
    Brazilië,Бразилия,Бразилія
    BRB|巴巴多斯,巴貝多,バルバドス,바베이도스
    BRN|文莱,汶萊,ブルネイ,브루나이
    BTN|不丹,ブータン,부탄
    BWA|博茨瓦纳,波札那,ボツワナ,보츠와나
    CAN|加拿大,カナダ,캐나다,Canadian,加区,加拿大区,Canadien,Canadienne,Kanada,Canadá,Канада
    CHE|瑞士,スイス,스위스,Schweiz,Suisse,Svizzera,Suiza,Suíça,Zwitserland,Szwajcaria,İsviçre,Швейцария
    CHL|智利,チリ,칠레
    CHN|China,中国,中國,중국,Mainland China,PRC,国区,中国区,中国大陆,中國大陸,中国内地,大陆,大陸,内地,中国本土,중국 본토,Chine,Cina,Chiny,Çin,Китай,Kina
    CIV|Côte d’Ivoire,科特迪瓦,象牙海岸,コートジボワール,코트디부아르
    CMR|喀麦隆,喀麥隆,カメルーン,카메룬
    COD|Congo - Kinshasa,刚果（金）,剛果（金夏沙）,コンゴ民主共和国(キンシャサ),콩고-킨샤사
    COG|Congo - Brazzaville,刚果（布）,剛果（布拉薩）,コンゴ共和国(ブラザビル),콩고-브라자빌
    COL|哥伦比亚,哥倫比亞,コロンビア,콜롬비아
    CPV|佛得角,維德角,カーボベルデ,카보베르데
    CRI|哥斯达黎加,哥斯大黎加,コスタリカ,코스타리카
    CYM|开曼群岛,開曼群島,ケイマン諸島,케이맨 제도
    CYP|塞浦路斯,賽普勒斯,キプロス,키프로스
    CZE|捷克,チェコ,체코,Czech Republic,Czechia,Česko,Tschechien,Tchéquie,Chequia,Czechy,Чехия
    DEU|德国,德國,ドイツ,독일,Deutschland,Germany,德区,Allemagne,Alemania,Alemanha,Germania,Duitsland,Tyskland,Niemcy,Německo,\
    Almanya,Германия,Німеччина,Saksa
    DMA|多米尼克,ドミニカ国,도미니카
    DNK|丹麦,丹麥,デンマーク,덴마크,Danmark,Dänemark,Danemark,Dinamarca,Danimarca,Dania,Danimarka,Дания
    DOM|多米尼加共和国,多明尼加共和國,ドミニカ共和国,도미니카 공화국
    DZA|阿尔及利亚,阿爾及利亞,アルジェリア,알제리
    ECU|厄瓜多尔,厄瓜多,エクアドル,에콰도르
    EGY|埃及,エジプト,이집트,Ägypten,Égypte,Egipto,مصر
    ESP|西班牙,スペイン,스페인,España,Spain,Peninsular,Castile,Spanien,Espagne,Espanha,Spagna,Spanje,Hiszpania,İspanya,Испания,\
    Іспанія
    EST|爱沙尼亚,愛沙尼亞,エストニア,에스토니아
    FIN|芬兰,芬蘭,フィンランド,핀란드,Suomi,Finnland,Finlande,Finlandia,Финляндия
    FJI|斐济,斐濟,フィジー,피지
    FRA|法国,法國,フランス,프랑스,France,Metropolitan,法区,Frankreich,Francia,França,Frankrijk,Francja,Fransa,Франция,Франція,\
    Frankrike
    FSM|密克罗尼西亚,密克羅尼西亞,ミクロネシア連邦,미크로네시아
    GAB|加蓬,加彭,ガボン,가봉
    GBR|英国,英國,イギリス,영국,U.K.,UK,Great Britain,Britain,British,England,英區,英国区,英区,英式,Reino Unido,Royaume-Uni,\
    Großbritannien,Vereinigtes Königreich,Inghilterra,Regno Unito,Wielka Brytania,Birleşik Krallık,Великобритания,\
    Велика Британія,Storbritannien,Verenigd Koninkrijk
    GEO|格鲁吉亚,喬治亞,ジョージア,조지아
    GHA|加纳,迦納,ガーナ,가나
    GMB|冈比亚,甘比亞,ガンビア,감비아
    GNB|几内亚比绍,幾內亞比索,ギニアビサウ,기니비사우
    GRC|希腊,希臘,ギリシャ,그리스,Griechenland,Grèce,Grecia,Grécia,Ελλάδα,Греция
    GRD|格林纳达,格瑞那達,グレナダ,그레나다
    GTM|危地马拉,瓜地馬拉,グアテマラ,과테말라
    GUY|圭亚那,蓋亞那,ガイアナ,가이아나
    HKG|Hong Kong SAR China,中国香港特别行政区,中國香港特別行政區,中華人民共和国香港特別行政区,홍콩,Hong Kong,香港,中国香港,港区,홍콩,Hongkong,Гонконг
    HND|洪都拉斯,宏都拉斯,ホンジュラス,온두라스
    HRV|克罗地亚,克羅埃西亞,クロアチア,크로아티아,Hrvatska,Kroatien,Croatie
    HUN|匈牙利,ハンガリー,헝가리,Ungarn,Hongrie,Hungría,Magyarország,Węgry,Венгрия
    IDN|印度尼西亚,印尼,インドネシア,인도네시아,Indonesien,Indonésie,Indonésia,Индонезия,Endonezya
    IND|印度,インド,인도,Indien,Inde,Índia,Индия,Hindistan
    IRL|爱尔兰,愛爾蘭,アイルランド,아일랜드,Irland,Irlande,Irlanda,Éire
    IRQ|伊拉克,イラク,이라크
    ISL|冰岛,冰島,アイスランド,아이슬란드
    ISR|以色列,イスラエル,이스라엘,ישראל,Israël
    ITA|意大利,義大利,イタリア,이탈리아,Italia,Italien,Italie,Itália,Italië,Włochy,İtalya,Италия,Італія
    JAM|牙买加,牙買加,ジャマイカ,자메이카
    JOR|约旦,約旦,ヨルダン,요르단
    JPN|日本,일본,日区,日本区,Japan,Japon,Japón,Japão,Giappone,Japonia,Japonya,Япония,Японія
    KAZ|哈萨克斯坦,哈薩克,カザフスタン,카자흐스탄,Казахстан
    KEN|肯尼亚,肯亞,ケニア,케냐
    KGZ|吉尔吉斯斯坦,吉爾吉斯,キルギス,키르기스스탄
    KHM|柬埔寨,カンボジア,캄보디아
    KNA|St. Kitts & Nevis,圣基茨和尼维斯,聖克里斯多福及尼維斯,セントクリストファー・ネーヴィス,세인트키츠 네비스
    KOR|South Korea,韩国,南韓,韓国,대한민국,Korea,Korea Republic of,Republic of Korea,韩区,韩国区,韓國,한국,Südkorea,Corée du Sud,\
    Corea del Sur,Coreia do Sul,Corea del Sud,Korea Południowa,Güney Kore,Южная Корея,Zuid-Korea,Sydkorea
    KWT|科威特,クウェート,쿠웨이트
    LAO|老挝,寮國,ラオス,라오스
    LBN|黎巴嫩,レバノン,레바논
    LBR|利比里亚,賴比瑞亞,リベリア,라이베리아
    LBY|利比亚,利比亞,リビア,리비아
    LCA|圣卢西亚,聖露西亞,セントルシア,세인트루시아
    LKA|斯里兰卡,斯里蘭卡,スリランカ,스리랑카
    LTU|立陶宛,リトアニア,리투아니아
    LUX|卢森堡,盧森堡,ルクセンブルク,룩셈부르크
    LVA|拉脱维亚,拉脫維亞,ラトビア,라트비아
    MAC|Macao SAR China,中国澳门特别行政区,中國澳門特別行政區,中華人民共和国マカオ特別行政区,마카오,Macau,Macao,澳门,澳門,中国澳门,マカオ
    MAR|摩洛哥,モロッコ,모로코
    MDA|摩尔多瓦,摩爾多瓦,モルドバ,몰도바
    MDG|马达加斯加,馬達加斯加,マダガスカル,마다가스카르
    MDV|马尔代夫,馬爾地夫,モルディブ,몰디브
    MEX|墨西哥,メキシコ,멕시코,Mexican,México,墨区,Mexiko,Mexique,Messico,Meksyk,Meksika,Мексика
    MKD|北马其顿,北馬其頓,北マケドニア,북마케도니아
    MLI|马里,馬利,マリ,말리
    MLT|马耳他,馬爾他,マルタ,몰타
    MMR|Myanmar (Burma),缅甸,緬甸,ミャンマー (ビルマ),미얀마
    MNE|黑山,蒙特內哥羅,モンテネグロ,몬테네그로
    MNG|蒙古,モンゴル,몽골
    MOZ|莫桑比克,莫三比克,モザンビーク,모잠비크
    MRT|毛里塔尼亚,茅利塔尼亞,モーリタニア,모리타니
    MSR|蒙特塞拉特,蒙哲臘,モントセラト,몬트세라트
    MUS|毛里求斯,模里西斯,モーリシャス,모리셔스
    MWI|马拉维,馬拉威,マラウイ,말라위
    MYS|马来西亚,馬來西亞,マレーシア,말레이시아
    NAM|纳米比亚,納米比亞,ナミビア,나미비아
    NER|尼日尔,尼日,ニジェール,니제르
    NGA|尼日利亚,奈及利亞,ナイジェリア,나이지리아
    NIC|尼加拉瓜,ニカラグア,니카라과
    NLD|荷兰,荷蘭,オランダ,네덜란드,Holland,Nederland,Niederlande,Pays-Bas,Países Bajos,Países Baixos,Paesi Bassi,Holandia,\
    Hollanda,Нидерланды
    NOR|挪威,ノルウェー,노르웨이,Norge,Norwegen,Norvège,Noruega,Norvegia,Norwegia,Norveç,Норвегия
    NPL|尼泊尔,尼泊爾,ネパール,네팔
    NRU|瑙鲁,諾魯,ナウル,나우루
    NZL|新西兰,紐西蘭,ニュージーランド,뉴질랜드,Neuseeland,Nouvelle-Zélande,Nueva Zelanda
    OMN|阿曼,オマーン,오만
    PAK|巴基斯坦,パキスタン,파키스탄
    PAN|巴拿马,巴拿馬,パナマ,파나마
    PER|秘鲁,秘魯,ペルー,페루
    PHL|菲律宾,菲律賓,フィリピン,필리핀
    PLW|帕劳,帛琉,パラオ,팔라우
    PNG|巴布亚新几内亚,巴布亞紐幾內亞,パプアニューギニア,파푸아뉴기니
    POL|波兰,波蘭,ポーランド,폴란드,Polska,Polen,Pologne,Polonia,Polônia,Polonya,Польша,Польща
    PRT|葡萄牙,ポルトガル,포르투갈,葡区,Portogallo,Португалия,Portekiz
    PRY|巴拉圭,パラグアイ,파라과이
    QAT|卡塔尔,卡達,カタール,카타르
    ROU|罗马尼亚,羅馬尼亞,ルーマニア,루마니아,România,Rumänien,Roumanie,Rumania,Румыния
    RUS|俄罗斯,俄羅斯,ロシア,러시아,Russian Federation,俄区,Russland,Russie,Rusia,Rússia,Rosja,Rusya,Россия,Росія,Ryssland,Rusland
    RWA|卢旺达,盧安達,ルワンダ,르완다
    SAU|沙特阿拉伯,沙烏地阿拉伯,サウジアラビア,사우디아라비아,沙特,Saudi-Arabien,Arabie saoudite,Arabia Saudí,Suudi Arabistan,Саудовская Аравия,\
    السعودية
    SEN|塞内加尔,塞內加爾,セネガル,세네갈
    SGP|新加坡,シンガポール,싱가포르,新加坡区,Singapur,Singapour,Сингапур
    SLB|所罗门群岛,索羅門群島,ソロモン諸島,솔로몬 제도
    SLE|塞拉利昂,獅子山,シエラレオネ,시에라리온
    SLV|萨尔瓦多,薩爾瓦多,エルサルバドル,엘살바도르
    SRB|塞尔维亚,塞爾維亞,セルビア,세르비아
    STP|São Tomé & Príncipe,圣多美和普林西比,聖多美普林西比,サントメ・プリンシペ,상투메 프린시페
    SUR|苏里南,蘇利南,スリナム,수리남
    SVK|斯洛伐克,スロバキア,슬로바키아,Slovensko,Slowakei
    SVN|斯洛文尼亚,斯洛維尼亞,スロベニア,슬로베니아,Slovenija,Slowenien
    SWE|瑞典,スウェーデン,스웨덴,Sverige,Schweden,Suède,Suecia,Svezia,Szwecja,İsveç,Швеция,Zweden
    SWZ|斯威士兰,史瓦帝尼,エスワティニ,에스와티니
    SYC|塞舌尔,塞席爾,セーシェル,세이셸
    TCA|Turks & Caicos Islands,特克斯和凯科斯群岛,土克斯及開科斯群島,タークス・カイコス諸島,터크스 케이커스 제도
    TCD|乍得,查德,チャド,차드
    THA|泰国,泰國,タイ,태국,ประเทศไทย,ไทย,Thaïlande,Tailandia,Таиланд
    TJK|塔吉克斯坦,塔吉克,タジキスタン,타지키스탄
    TKM|土库曼斯坦,土庫曼,トルクメニスタン,투르크메니스탄
    TON|汤加,東加,トンガ,통가
    TTO|Trinidad & Tobago,特立尼达和多巴哥,千里達及托巴哥,トリニダード・トバゴ,트리니다드 토바고
    TUN|突尼斯,突尼西亞,チュニジア,튀니지
    TUR|土耳其,トルコ,튀르키예,Turkey,Türkiye,Türkei,Turquie,Turquía,Turquia,Turchia,Turcja,Турция,Туреччина,Turkiet,Turkije
    TWN|台湾,台灣,대만,Taiwan,臺灣,中国台湾,台区,台灣區,Taïwan,Tayvan,Тайвань,Taiwán
    TZA|坦桑尼亚,坦尚尼亞,タンザニア,탄자니아
    UGA|乌干达,烏干達,ウガンダ,우간다
    UKR|乌克兰,烏克蘭,ウクライナ,우크라이나,Україна,Украина,Ucraina,Ucrania,Ukraina
    URY|乌拉圭,烏拉圭,ウルグアイ,우루과이
    USA|美国,美國,アメリカ合衆国,미국,United States of America,U.S.,US,U.S.A.,American,美,美區,美国区,美区,美式,米国,アメリカ,EE. UU.,\
    Vereinigte Staaten,États-Unis,Etats-Unis,Estados Unidos,Stati Uniti,Verenigde Staten,Stany Zjednoczone,ABD,\
    Amerika Birleşik Devletleri,США,Förenta staterna
    UZB|乌兹别克斯坦,烏茲別克,ウズベキスタン,우즈베키스탄
    VCT|St. Vincent & Grenadines,圣文森特和格林纳丁斯,聖文森及格瑞那丁,セントビンセント及びグレナディーン諸島,세인트빈센트그레나딘
    VEN|委内瑞拉,委內瑞拉,ベネズエラ,베네수엘라
    VGB|英属维尔京群岛,英屬維京群島,英領ヴァージン諸島,영국령 버진아일랜드
    VNM|越南,ベトナム,베트남,Viet Nam,Việt Nam,Вьетнам
    VUT|瓦努阿图,萬那杜,バヌアツ,바누아투
    XKS|科索沃,コソボ,코소보
    YEM|也门,葉門,イエメン,예멘
    ZAF|南非,南アフリカ,남아프리카,Südafrika,Afrique du Sud,Sudáfrica
    ZMB|赞比亚,尚比亞,ザンビア,잠비아
    ZWE|津巴布韦,辛巴威,ジンバブエ,짐바브웨
    """
}
