extension MeaningTable {
  static let missingTranslations = MeaningTable(
    rule: "placeholder-text",
    """
    locale | to be translated
    en-US | To be translated
    zh-Hans | 待翻译
    zh-Hant | 待翻譯
    ja | 翻訳待ち
    ko | 번역 예정
    es-ES | Por traducir
    pt-BR | A traduzir
    fr-FR | À traduire
    de-DE | Noch zu übersetzen
    it | Da tradurre
    ru | Требуется перевод
    tr | Çeviri bekliyor
    ar-SA | في انتظار الترجمة
    vi | Chờ dịch
    th | รอแปล
    id | Belum diterjemahkan
    ms | Belum diterjemahkan
    nl-NL | Nog te vertalen
    sv | Ska översättas
    da | Skal oversættes
    no | Skal oversettes
    fi | Käännettävä
    pl | Do przetłumaczenia
    cs | K překladu
    sk | Na preklad
    hu | Lefordítandó
    ro | De tradus
    hr | Za prevesti
    sl-SI | Za prevod
    ca | Per traduir
    uk | Потрібен переклад
    el | Προς μετάφραση
    he | לתרגום
    hi | अनुवाद बाकी
    mr-IN | भाषांतर बाकी
    bn-BD | অনুবাদ বাকি
    gu-IN | અનુવાદ બાકી
    pa-IN | ਅਨੁਵਾਦ ਬਾਕੀ
    or-IN | ଅନୁବାଦ ବାକି
    ta-IN | மொழிபெயர்க்க வேண்டும்
    te-IN | అనువదించాలి
    kn-IN | ಅನುವಾದಿಸಬೇಕು
    ml-IN | വിവർത്തനം ചെയ്യണം
    ur-PK | ترجمہ باقی
    """)
}
