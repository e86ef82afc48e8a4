extension MeaningTable {
  static let freeFirstParts = MeaningTable(
    rule: "free-wording", isInnocent: true,
    """
    locale | the first chapter is free
    en-US | The first chapter is free
    zh-Hans | 第一章免费
    zh-Hant | 第一章免費
    ja | 第1章は無料です
    ko | 첫 챕터는 무료
    es-ES | El primer capítulo es gratis
    pt-BR | O primeiro capítulo é grátis
    fr-FR | Le premier chapitre est gratuit
    de-DE | Das erste Kapitel ist gratis
    it | Il primo capitolo è gratis
    ru | Первая глава бесплатно
    tr | İlk bölüm ücretsiz
    ar-SA | الفصل الأول مجاني
    vi | Chương đầu miễn phí
    th | บทแรกฟรี
    id | Bab pertama gratis
    ms | Bab pertama percuma
    nl-NL | Het eerste hoofdstuk is gratis
    sv | Första kapitlet är gratis
    da | Første kapitel er gratis
    no | Første kapittel er gratis
    fi | Ensimmäinen luku on ilmainen
    pl | Pierwszy rozdział za darmo
    cs | První kapitola zdarma
    sk | Prvá kapitola zadarmo
    hu | Az első fejezet ingyenes
    ro | Primul capitol gratuit
    hr | Prvo poglavlje je besplatno
    sl-SI | Prvo poglavje je brezplačno
    ca | El primer capítol és gratis
    uk | Перший розділ безкоштовно
    el | Το πρώτο κεφάλαιο δωρεάν
    he | הפרק הראשון חינם
    hi | पहला अध्याय मुफ़्त
    mr-IN | पहिला धडा मोफत
    bn-BD | প্রথম অধ্যায় ফ্রি
    gu-IN | પહેલું પ્રકરણ મફત
    pa-IN | ਪਹਿਲਾ ਅਧਿਆਇ ਮੁਫ਼ਤ
    or-IN | ପ୍ରଥମ ଅଧ୍ୟାୟ ମାଗଣା
    ta-IN | முதல் அத்தியாயம் இலவசம்
    te-IN | మొదటి అధ్యాయం ఉచితం
    kn-IN | ಮೊದಲ ಅಧ್ಯಾಯ ಉಚಿತ
    ml-IN | ആദ്യ അധ്യായം സൗജന്യം
    ur-PK | پہلا باب مفت
    """)
}
