/// The locales, one line each: code, ISO 15924 script, `new` for those added in 2026, English name,
/// and the other spellings that mean the same.
enum StoreLocaleTable {
  static let lines = """
    ar-SA|Arab||Arabic|ar
    bn-BD|Beng|new|Bangla|bn bn-IN
    ca|Latn||Catalan|ca-ES
    cs|Latn||Czech|cs-CZ cz
    da|Latn||Danish|da-DK dk
    de-DE|Latn||German|de
    el|Grek||Greek|el-GR gr
    en-AU|Latn||English (Australia)|
    en-CA|Latn||English (Canada)|
    en-GB|Latn||English (U.K.)|en-UK
    en-US|Latn||English (U.S.)|en
    es-ES|Latn||Spanish (Spain)|es
    es-MX|Latn||Spanish (Mexico)|es-419
    fi|Latn||Finnish|fi-FI
    fr-CA|Latn||French (Canada)|
    fr-FR|Latn||French|fr
    gu-IN|Gujr|new|Gujarati|gu
    he|Hebr||Hebrew|iw-IL he-IL iw
    hi|Deva||Hindi|hi-IN
    hr|Latn||Croatian|hr-HR
    hu|Latn||Hungarian|hu-HU
    id|Latn||Indonesian|id-ID in in-ID
    it|Latn||Italian|it-IT
    ja|Jpan||Japanese|ja-JP jp jp-JP
    kn-IN|Knda|new|Kannada|kn
    ko|Kore||Korean|ko-KR kr ko-KO
    ml-IN|Mlym|new|Malayalam|ml
    mr-IN|Deva|new|Marathi|mr
    ms|Latn||Malay|ms-MY
    nl-NL|Latn||Dutch|nl
    no|Latn||Norwegian|no-NO nb nb-NO nn nn-NO
    or-IN|Orya|new|Odia|or
    pa-IN|Guru|new|Punjabi|pa
    pl|Latn||Polish|pl-PL
    pt-BR|Latn||Portuguese (Brazil)|
    pt-PT|Latn||Portuguese (Portugal)|pt
    ro|Latn||Romanian|ro-RO
    ru|Cyrl||Russian|ru-RU
    sk|Latn||Slovak|sk-SK
    sl-SI|Latn|new|Slovenian|sl
    sv|Latn||Swedish|sv-SE
    ta-IN|Taml|new|Tamil|ta
    te-IN|Telu|new|Telugu|te
    th|Thai||Thai|th-TH
    tr|Latn||Turkish|tr-TR
    uk|Cyrl||Ukrainian|uk-UA
    ur-PK|Arab|new|Urdu|ur
    vi|Latn||Vietnamese|vi-VI vi-VN
    zh-Hans|Hans||Chinese (Simplified)|cmn-Hans zh-CN zh zh-CHS zh-Hans-CN zh-Hans-SG cn
    zh-Hant|Hant||Chinese (Traditional)|cmn-Hant zh-TW zh-HK zh-MO zh-CHT zh-Hant-TW zh-Hant-HK zh-Hant-MO
    """

  /// The storefronts of each locale, in the order of the locales, the main one first; `*` is every
  /// other storefront, except those that follow with a minus sign. The default language of a
  /// storefront is the locale where it has an exclamation mark, or else English (U.K.).
  static let storefronts = """
    ar-SA SAU ARE BHR DZA EGY IRQ JOR KWT LBN LBY MAR MRT OMN QAT TUN YEM USA
    bn-BD IND
    ca ESP
    cs CZE
    da DNK
    de-DE DEU! AUT! CHE! LUX
    el GRC CYP
    en-AU AUS! NZL!
    en-CA CAN!
    en-GB GBR * -CAN -JPN -USA
    en-US USA! JPN
    es-ES ESP!
    es-MX MEX! ARG! BLZ BOL! CHL! COL! CRI! DOM! ECU! GTM! HND! NIC! PAN! PER! PRY! SLV! URY VEN! \
    USA
    fi FIN
    fr-CA CAN
    fr-FR FRA! BEL CHE LUX BEN BFA CIV! CMR! COD COG DZA EGY GAB! GNB GUY KHM LAO LBN MAR MDG MLI \
    MRT MUS NER RWA SEN SYC TCD TTO TUN VUT USA
    gu-IN IND
    he ISR
    hi IND
    hr HRV BIH MNE SRB
    hu HUN
    id IDN
    it ITA! CHE
    ja JPN!
    kn-IN IND
    ko KOR! USA
    ml-IN IND
    mr-IN IND
    ms MYS
    nl-NL NLD! BEL SUR
    no NOR
    or-IN IND
    pa-IN IND
    pl POL
    pt-BR BRA! USA
    pt-PT PRT!
    ro ROU
    ru RUS! UKR USA
    sk SVK
    sl-SI SVN
    sv SWE!
    ta-IN IND
    te-IN IND
    th THA
    tr TUR CYP
    uk UKR RUS
    ur-PK PAK IND
    vi VNM USA
    zh-Hans CHN! SGP USA
    zh-Hant TWN! HKG! MAC! USA
    """
}
