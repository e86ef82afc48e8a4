/// Numbers, prices and periods of each locale, from ``StoreLocaleNotation/source``.
enum StoreLocaleNotationTable {
  /// Code, decimal mark, group mark, grouping, and a price with the sign of the main storefront's
  /// currency. `_` is a no-break space, `~` a narrow one; `2` leaves four digits ungrouped, `i`
  /// groups as India does.
  ///
  /// Arabic, Bangla and Marathi have their own digits in CLDR; texts in the store use Latin ones
  /// far more often, and everyone can read those. Ukraine's storefront sells in dollars.
  static let numbers = """
    ar-SA|.|,||#_ر.س
    bn-BD|.|,|i|#₹
    ca|,|.||#_€
    cs|,|_||#_Kč
    da|,|.||#_kr.
    de-DE|,|.||#_€
    el|,|.||#_€
    en-AU|.|,||$#
    en-CA|.|,||$#
    en-GB|.|,||£#
    en-US|.|,||$#
    es-ES|,|.|2|#_€
    es-MX|.|,||$#
    fi|,|_||#_€
    fr-CA|,|_||#_$
    fr-FR|,|~||#_€
    gu-IN|.|,|i|₹#
    he|.|,||#_₪
    hi|.|,|i|₹#
    hr|,|.||#_€
    hu|,|_|2|#_Ft
    id|,|.||Rp_#
    it|,|.|2|#_€
    ja|.|,||¥#
    kn-IN|.|,||₹#
    ko|.|,||₩#
    ml-IN|.|,|i|₹#
    mr-IN|.|,|i|₹#
    ms|.|,||RM_#
    nl-NL|,|.||€_#
    no|,|_||#_kr
    or-IN|.|,|i|₹#
    pa-IN|.|,|i|₹#
    pl|,|_|2|#_zł
    pt-BR|,|.||R$_#
    pt-PT|,|_|2|#_€
    ro|,|.||#_lei
    ru|,|_||#_₽
    sk|,|_||#_€
    sl-SI|,|.|2|#_€
    sv|,|_||#_kr
    ta-IN|.|,|i|₹#
    te-IN|.|,|i|₹#
    th|.|,||฿#
    tr|,|.||₺#
    uk|,|_||#_$
    ur-PK|.|,||Rs_#
    vi|,|.||#_₫
    zh-Hans|.|,||¥#
    zh-Hant|.|,||NT$#
    """

  /// Language or code, and the six periods of subscriptions in their order.
  static let periods = """
    ar|أسبوع|شهر|شهران|3 أشهر|6 أشهر|سنة
    bn|1 সপ্তাহ|1 মাস|2 মাস|3 মাস|6 মাস|1 বছর
    ca|1 setmana|1 mes|2 mesos|3 mesos|6 mesos|1 any
    cs|1 týden|1 měsíc|2 měsíce|3 měsíce|6 měsíců|1 rok
    da|1 uge|1 måned|2 måneder|3 måneder|6 måneder|1 år
    de|1 Woche|1 Monat|2 Monate|3 Monate|6 Monate|1 Jahr
    el|1 εβδομάδα|1 μήνας|2 μήνες|3 μήνες|6 μήνες|1 έτος
    en|1 week|1 month|2 months|3 months|6 months|1 year
    es|1 semana|1 mes|2 meses|3 meses|6 meses|1 año
    fi|1 viikko|1 kuukausi|2 kuukautta|3 kuukautta|6 kuukautta|1 vuosi
    fr|1 semaine|1 mois|2 mois|3 mois|6 mois|1 an
    gu|1 અઠવાડિયું|1 મહિનો|2 મહિના|3 મહિના|6 મહિના|1 વર્ષ
    he|1 שבוע|1 חודש|חודשיים|3 חודשים|6 חודשים|1 שנה
    hi|1 सप्ताह|1 महीना|2 महीने|3 महीने|6 महीने|1 वर्ष
    hr|1 tjedan|1 mjesec|2 mjeseca|3 mjeseca|6 mjeseci|1 godina
    hu|1 hét|1 hónap|2 hónap|3 hónap|6 hónap|1 év
    id|1 minggu|1 bulan|2 bulan|3 bulan|6 bulan|1 tahun
    it|1 settimana|1 mese|2 mesi|3 mesi|6 mesi|1 anno
    ja|1 週間|1 か月|2 か月|3 か月|6 か月|1 年
    kn|1 ವಾರ|1 ತಿಂಗಳು|2 ತಿಂಗಳು|3 ತಿಂಗಳು|6 ತಿಂಗಳು|1 ವರ್ಷ
    ko|1주|1개월|2개월|3개월|6개월|1년
    ml|1 ആഴ്ച|1 മാസം|2 മാസം|3 മാസം|6 മാസം|1 വർഷം
    mr|1 आठवडा|1 महिना|2 महिने|3 महिने|6 महिने|1 वर्ष
    ms|1 minggu|1 bulan|2 bulan|3 bulan|6 bulan|1 tahun
    nl|1 week|1 maand|2 maanden|3 maanden|6 maanden|1 jaar
    no|1 uke|1 måned|2 måneder|3 måneder|6 måneder|1 år
    or|1 ସପ୍ତାହ|1 ମାସ|2 ମାସ|3 ମାସ|6 ମାସ|1 ବର୍ଷ
    pa|1 ਹਫ਼ਤਾ|1 ਮਹੀਨਾ|2 ਮਹੀਨੇ|3 ਮਹੀਨੇ|6 ਮਹੀਨੇ|1 ਸਾਲ
    pl|1 tydzień|1 miesiąc|2 miesiące|3 miesiące|6 miesięcy|1 rok
    pt|1 semana|1 mês|2 meses|3 meses|6 meses|1 ano
    ro|1 săptămână|1 lună|2 luni|3 luni|6 luni|1 an
    ru|1 неделя|1 месяц|2 месяца|3 месяца|6 месяцев|1 год
    sk|1 týždeň|1 mesiac|2 mesiace|3 mesiace|6 mesiacov|1 rok
    sl|1 teden|1 mesec|2 meseca|3 meseci|6 mesecev|1 leto
    sv|1 vecka|1 månad|2 månader|3 månader|6 månader|1 år
    ta|1 வாரம்|1 மாதம்|2 மாதங்கள்|3 மாதங்கள்|6 மாதங்கள்|1 ஆண்டு
    te|1 వారం|1 నెల|2 నెలలు|3 నెలలు|6 నెలలు|1 సంవత్సరం
    th|1 สัปดาห์|1 เดือน|2 เดือน|3 เดือน|6 เดือน|1 ปี
    tr|1 hafta|1 ay|2 ay|3 ay|6 ay|1 yıl
    uk|1 тиждень|1 місяць|2 місяці|3 місяці|6 місяців|1 рік
    ur|1 ہفتہ|1 مہینہ|2 مہینے|3 مہینے|6 مہینے|1 سال
    vi|1 tuần|1 tháng|2 tháng|3 tháng|6 tháng|1 năm
    zh-Hans|1周|1个月|2个月|3个月|6个月|1年
    zh-Hant|1 週|1 個月|2 個月|3 個月|6 個月|1 年
    """
}
