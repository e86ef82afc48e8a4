/// The locales, one line each: code, ISO 15924 script, `new` for those added in 2026, English name,
/// Chinese name, and the other spellings that mean the same.
enum StoreLocaleTable {
  static let lines = """
    ar-SA|Arab||Arabic|阿拉伯语|ar
    bn-BD|Beng|new|Bangla|孟加拉语|bn bn-IN
    ca|Latn||Catalan|加泰罗尼亚语|ca-ES
    cs|Latn||Czech|捷克语|cs-CZ cz
    da|Latn||Danish|丹麦语|da-DK dk
    de-DE|Latn||German|德语|de
    el|Grek||Greek|希腊语|el-GR gr
    en-AU|Latn||English (Australia)|英语（澳大利亚）|
    en-CA|Latn||English (Canada)|英语（加拿大）|
    en-GB|Latn||English (U.K.)|英语（英国）|en-UK
    en-US|Latn||English (U.S.)|英语（美国）|en
    es-ES|Latn||Spanish (Spain)|西班牙语（西班牙）|es
    es-MX|Latn||Spanish (Mexico)|西班牙语（墨西哥）|es-419
    fi|Latn||Finnish|芬兰语|fi-FI
    fr-CA|Latn||French (Canada)|法语（加拿大）|
    fr-FR|Latn||French|法语|fr
    gu-IN|Gujr|new|Gujarati|古吉拉特语|gu
    he|Hebr||Hebrew|希伯来语|iw-IL he-IL iw
    hi|Deva||Hindi|印地语|hi-IN
    hr|Latn||Croatian|克罗地亚语|hr-HR
    hu|Latn||Hungarian|匈牙利语|hu-HU
    id|Latn||Indonesian|印度尼西亚语|id-ID in in-ID
    it|Latn||Italian|意大利语|it-IT
    ja|Jpan||Japanese|日语|ja-JP jp jp-JP
    kn-IN|Knda|new|Kannada|卡纳达语|kn
    ko|Kore||Korean|韩语|ko-KR kr ko-KO
    ml-IN|Mlym|new|Malayalam|马拉雅拉姆语|ml
    mr-IN|Deva|new|Marathi|马拉地语|mr
    ms|Latn||Malay|马来语|ms-MY
    nl-NL|Latn||Dutch|荷兰语|nl
    no|Latn||Norwegian|挪威语|no-NO nb nb-NO nn nn-NO
    or-IN|Orya|new|Odia|奥里亚语|or
    pa-IN|Guru|new|Punjabi|旁遮普语|pa
    pl|Latn||Polish|波兰语|pl-PL
    pt-BR|Latn||Portuguese (Brazil)|葡萄牙语（巴西）|
    pt-PT|Latn||Portuguese (Portugal)|葡萄牙语（葡萄牙）|pt
    ro|Latn||Romanian|罗马尼亚语|ro-RO
    ru|Cyrl||Russian|俄语|ru-RU
    sk|Latn||Slovak|斯洛伐克语|sk-SK
    sl-SI|Latn|new|Slovenian|斯洛文尼亚语|sl
    sv|Latn||Swedish|瑞典语|sv-SE
    ta-IN|Taml|new|Tamil|泰米尔语|ta
    te-IN|Telu|new|Telugu|泰卢固语|te
    th|Thai||Thai|泰语|th-TH
    tr|Latn||Turkish|土耳其语|tr-TR
    uk|Cyrl||Ukrainian|乌克兰语|uk-UA
    ur-PK|Arab|new|Urdu|乌尔都语|ur
    vi|Latn||Vietnamese|越南语|vi-VI vi-VN
    zh-Hans|Hans||Chinese (Simplified)|简体中文|cmn-Hans zh-CN zh zh-CHS zh-Hans-CN zh-Hans-SG cn
    zh-Hant|Hant||Chinese (Traditional)|繁体中文|cmn-Hant zh-TW zh-HK zh-MO zh-CHT zh-Hant-TW zh-Hant-HK zh-Hant-MO
    """

  /// The storefronts of each locale, in the order of the locales, the main one first; `*` is every
  /// other storefront, without those that follow with a minus sign.
  static let storefronts = """
    ar-SA SAU ARE BHR DZA EGY IRQ JOR KWT LBN LBY MAR MRT OMN QAT TCD TUN YEM USA
    bn-BD IND
    ca ESP
    cs CZE
    da DNK
    de-DE DEU AUT CHE LUX
    el GRC CYP
    en-AU AUS NZL
    en-CA CAN
    en-GB GBR * -CAN -JPN -USA
    en-US USA JPN
    es-ES ESP
    es-MX MEX ARG BOL CHL COL CRI DOM ECU GTM HND NIC PAN PER PRY SLV URY VEN USA
    fi FIN
    fr-CA CAN
    fr-FR FRA BEL CHE LUX BEN BFA CIV CMR COD COG DZA EGY GAB KHM LAO LBN MAR MDG MLI MRT MUS NER \
    RWA SEN SYC TCD TUN VUT USA
    gu-IN IND
    he ISR
    hi IND
    hr HRV
    hu HUN
    id IDN
    it ITA CHE
    ja JPN
    kn-IN IND
    ko KOR USA
    ml-IN IND
    mr-IN IND
    ms MYS
    nl-NL NLD BEL SUR
    no NOR
    or-IN IND
    pa-IN IND
    pl POL
    pt-BR BRA USA
    pt-PT PRT
    ro ROU
    ru RUS UKR USA
    sk SVK
    sl-SI SVN
    sv SWE
    ta-IN IND
    te-IN IND
    th THA
    tr TUR CYP
    uk UKR
    ur-PK PAK
    vi VNM USA
    zh-Hans CHN SGP USA
    zh-Hant TWN HKG MAC USA
    """
}
