/// The names of languages in English, Chinese, Japanese, Korean and the language itself, from Unicode CLDR,
/// with the short forms that studios use in the headings of tables.
enum StoreLocaleNameTable {
  /// The languages of the store by their codes. A name that ends with one of 语, 語 and 文 stands for all three.
  static let languages = """
    ar|Arabic,阿拉伯语,アラビア語,아랍어,العربية,阿语,阿,Arabisch,Arabe,Árabe,Arabo,Арабский
    bn|Bangla,孟加拉语,ベンガル語,벵골어,বাংলা,Bengali
    ca|Catalan,加泰罗尼亚语,加泰蘭文,カタロニア語,카탈로니아어,català
    cs|Czech,捷克语,チェコ語,체코어,čeština,Cestina,Tschechisch,Tchèque,Checo
    da|Danish,丹麦语,丹麥文,デンマーク語,덴마크어,dansk,Dänisch,Danois
    de|German,德语,ドイツ語,독일어,Deutsch,deu,ger,德,Allemand,Alemán,Alemão,Tedesco,Duits,Niemiecki,Almanca,Немецкий,Tyska
    el|Greek,希腊语,希臘文,ギリシャ語,그리스어,Ελληνικά,Griechisch,Grec,Griego
    en|English,英语,영어,eng,英,Englisch,Anglais,Inglés,Inglês,Inglese,Engels,Angielski,İngilizce,Английский,Engelska,\
    Engelsk,Англійська
    es|Spanish,西班牙语,スペイン語,스페인어,español,西语,Castilian,castellano,espanol,esp,西,Spanisch,Espagnol,Espanhol,Spagnolo,\
    Spaans,Hiszpański,İspanyolca,Испанский,Spanska
    fi|Finnish,芬兰语,芬蘭文,フィンランド語,핀란드어,suomi,Finnisch,Finnois
    fr|French,法语,フランス語,프랑스어,français,francais,fra,法,Französisch,Francés,Francês,Francese,Frans,Francuski,Fransızca,\
    Французский,Franska
    gu|Gujarati,古吉拉特语,グジャラート語,구자라트어,ગુજરાતી
    he|Hebrew,希伯来语,希伯來文,ヘブライ語,히브리어,עברית,Ivrit
    hi|Hindi,印地语,ヒンディー語,힌디어,हिन्दी
    hr|Croatian,克罗地亚语,克羅埃西亞文,クロアチア語,크로아티아어,hrvatski
    hu|Hungarian,匈牙利语,ハンガリー語,헝가리어,magyar,Ungarisch,Hongrois
    id|Indonesian,印度尼西亚语,印尼文,インドネシア語,인도네시아어,Indonesia,Bahasa Indonesia,Bahasa,Indonesisch,Indonésien
    it|Italian,意大利语,義大利文,イタリア語,이탈리아어,italiano,意语,ita,意,Italienisch,Italiaans,Włoski,İtalyanca,Итальянский
    ja|Japanese,日语,日本語,일본어,和文,jpn,Nihongo,日,Japanisch,Japonais,Japonés,Japonês,Giapponese,Japans,Japoński,Japonca,\
    Японский
    kn|Kannada,卡纳达语,坎那達文,カンナダ語,칸나다어,ಕನ್ನಡ
    ko|Korean,韩语,韓文,韓国語,한국어,韓國語,한글,국문,조선어,kor,한국말,韩,韓,Koreanisch,Coréen,Coreano,Koreaans,Koreański,Korece,Корейский
    ml|Malayalam,马拉雅拉姆语,馬來亞拉姆文,マラヤーラム語,말라얄람어,മലയാളം
    mr|Marathi,马拉地语,馬拉地文,マラーティー語,마라티어,मराठी
    ms|Malay,马来语,馬來文,マレー語,말레이어,Melayu,Bahasa Melayu,Bahasa Malaysia
    nl|Dutch,荷兰语,荷蘭文,オランダ語,네덜란드어,Nederlands,Flemish,Niederländisch,Néerlandais,Holländisch,Neerlandés,Olandese
    no|Norwegian,挪威语,ノルウェー語,노르웨이어,norsk,Norwegian Bokmål,Norwegian Bokmal,Bokmål,Bokmal,Norsk bokmål,书面挪威语,Norwegisch,Norvégien,\
    Nynorsk,Norwegian Nynorsk
    or|Odia,奥里亚语,歐迪亞文,オディア語,오리야어,ଓଡ଼ିଆ,Oriya
    pa|Punjabi,旁遮普语,パンジャブ語,펀자브어,ਪੰਜਾਬੀ
    pl|Polish,波兰语,波蘭文,ポーランド語,폴란드어,polski,Polnisch,Polonais,Polaco,Lehçe,Польский
    pt|Portuguese,葡萄牙语,ポルトガル語,포르투갈어,português,葡语,portugues,por,葡,Portugiesisch,Portugais,Portugués,Portoghese,\
    Portugalski,Portekizce,Португальский
    ro|Romanian,罗马尼亚语,羅馬尼亞文,ルーマニア語,루마니아어,română,Romana,Rumänisch,Roumain
    ru|Russian,俄语,ロシア語,러시아어,русский,rus,俄,Russisch,Russe,Ruso,Russo,Rosyjski,Rusça,Russisk
    sk|Slovak,斯洛伐克语,スロバキア語,슬로바키아어,slovenčina
    sl|Slovenian,斯洛文尼亚语,斯洛維尼亞文,スロベニア語,슬로베니아어,slovenščina
    sv|Swedish,瑞典语,スウェーデン語,스웨덴어,svenska,Schwedisch,Suédois,Sueco
    ta|Tamil,泰米尔语,坦米爾文,タミル語,타밀어,தமிழ்
    te|Telugu,泰卢固语,泰盧固文,テルグ語,텔루구어,తెలుగు
    th|Thai,泰语,タイ語,태국어,ไทย,泰,Thailändisch,Thaï
    tr|Turkish,土耳其语,トルコ語,튀르키예어,Türkçe,土语,Turkce,Türkisch,Turc,Turco,Турецкий
    uk|Ukrainian,乌克兰语,烏克蘭文,ウクライナ語,우크라이나어,українська,Ukrainisch,Ukrainien,Украинский
    ur|Urdu,乌尔都语,烏都文,ウルドゥー語,우르두어,اردو
    vi|Vietnamese,越南语,ベトナム語,베트남어,Tiếng Việt,越语,tieng viet,viet,越,Vietnamesisch,Vietnamien,Vietnamita
    zh|Chinese,中文,中国語,중국어,汉语,漢語,国语,國語,华语,華語,普通话,Mandarin,chi,中國語,中,Chinesisch,Chinois,Chino,Chinês,Cinese,Chinees,\
    Chiński,Çince,Китайский
    """

  /// Languages that the store has no locale for.
  static let otherLanguages = """
    af|Afrikaans,南非荷兰语,南非荷蘭文,アフリカーンス語,아프리칸스어
    am|Amharic,阿姆哈拉语,アムハラ語,암하라어,አማርኛ
    az|Azerbaijani,阿塞拜疆语,亞塞拜然文,アゼルバイジャン語,아제르바이잔어,azərbaycan
    be|Belarusian,白俄罗斯语,白俄羅斯文,ベラルーシ語,벨라루스어,беларуская
    bg|Bulgarian,保加利亚语,保加利亞文,ブルガリア語,불가리아어,български
    bs|Bosnian,波斯尼亚语,波士尼亞文,ボスニア語,보스니아어,bosanski
    cy|Welsh,威尔士语,威爾斯文,ウェールズ語,웨일스어,Cymraeg
    et|Estonian,爱沙尼亚语,愛沙尼亞文,エストニア語,에스토니아어,eesti
    eu|Basque,巴斯克语,バスク語,바스크어,euskara
    fa|Persian,波斯语,ペルシア語,페르시아어,فارسی,Farsi
    fil|Filipino,菲律宾语,菲律賓文,フィリピノ語,필리핀어,Tagalog
    ga|Irish,爱尔兰语,愛爾蘭文,アイルランド語,아일랜드어,Gaeilge
    gl|Galician,加利西亚语,加利西亞文,ガリシア語,갈리시아어,galego
    hy|Armenian,亚美尼亚语,亞美尼亞文,アルメニア語,아르메니아어,հայերեն
    is|Icelandic,冰岛语,冰島文,アイスランド語,아이슬란드어,íslenska
    ka|Georgian,格鲁吉亚语,喬治亞文,ジョージア語,조지아어,ქართული
    kk|Kazakh,哈萨克语,哈薩克文,カザフ語,카자흐어,қазақ тілі
    km|Khmer,高棉语,クメール語,크메르어,ខ្មែរ
    ky|Kyrgyz,吉尔吉斯语,吉爾吉斯文,キルギス語,키르기스어,кыргызча
    lo|Lao,老挝语,寮文,ラオ語,라오어,ລາວ
    lt|Lithuanian,立陶宛语,リトアニア語,리투아니아어,lietuvių
    lv|Latvian,拉脱维亚语,拉脫維亞文,ラトビア語,라트비아어,latviešu
    mk|Macedonian,马其顿语,馬其頓文,マケドニア語,마케도니아어,македонски
    mn|Mongolian,蒙古语,モンゴル語,몽골어,монгол
    my|Burmese,缅甸语,緬甸文,ミャンマー語,버마어,မြန်မာ
    ne|Nepali,尼泊尔语,尼泊爾文,ネパール語,네팔어,नेपाली
    ps|Pashto,普什图语,普什圖文,パシュトゥー語,파슈토어,پښتو
    si|Sinhala,僧伽罗语,僧伽羅文,シンハラ語,싱할라어,සිංහල
    sq|Albanian,阿尔巴尼亚语,阿爾巴尼亞文,アルバニア語,알바니아어,shqip
    sr|Serbian,塞尔维亚语,塞爾維亞文,セルビア語,세르비아어,српски
    sw|Swahili,斯瓦希里语,史瓦希里文,スワヒリ語,스와힐리어,Kiswahili
    tl|Tagalog,他加禄语,他加祿文,タガログ語,타갈로그어
    uz|Uzbek,乌兹别克语,烏茲別克文,ウズベク語,우즈베크어,o‘zbek
    zu|Zulu,祖鲁语,祖魯文,ズールー語,줄루어,isiZulu
    yue|Cantonese,粤语,粵語,広東語,광둥어,广东话,廣東話
    """

  /// Words that choose between the locales of a language, beside the names of storefronts.
  static let variants = """
    zh-Hans|simplified,simp,简体,简体字,简,简中,簡体,簡體,簡体字,簡體字,簡中,简化字,간체,간체자,sc,chs,hans
    zh-Hant|traditional,trad,繁体,繁体字,繁,繁中,繁體,繁體字,正體,正体,번체,번체자,tc,cht,hant
    pt-PT es-ES fr-FR en-GB|european,europe,eu,europa,europeu,europeo,欧洲,歐洲,欧,ヨーロッパ,유럽
    es-MX pt-BR|latin american,latin america,latam,latin,latinoamérica,latinoamericano,latinoamerica,américa latina,\
    hispanoamérica,拉美,拉丁美洲,中南米,ラテンアメリカ,라틴아메리카,중남미,419
    """
}
