extension MeaningTable {
  static let nothingToPay = MeaningTable(
    rule: "free-wording",
    """
    locale | you pay nothing
    en-US | You pay nothing
    zh-Hans | 一分钱不花
    zh-Hant | 一毛不花
    ja | お金はかかりません
    ko | 돈이 들지 않아요
    es-ES | No pagas nada
    pt-BR | Você não paga nada
    fr-FR | Vous ne payez rien
    de-DE | Du zahlst nichts
    it | Non paghi nulla
    ru | Вы ничего не платите
    tr | Hiç para ödemezsin
    ar-SA | لا تدفع شيئًا
    vi | Không mất tiền
    th | ไม่ต้องจ่ายเงิน
    id | Tidak perlu bayar apa pun
    ms | Tidak perlu bayar apa-apa
    nl-NL | Je betaalt niets
    sv | Du betalar ingenting
    da | Du betaler ingenting
    no | Du betaler ingenting
    fi | Et maksa mitään
    pl | Nic nie płacisz
    cs | Nic neplatíš
    sk | Nič neplatíš
    hu | Semmit sem fizetsz
    ro | Nu plătești nimic
    hr | Ne plaćaš ništa
    sl-SI | Ne plačaš ničesar
    ca | No pagues res
    uk | Ви нічого не платите
    el | Δεν πληρώνεις τίποτα
    he | לא משלמים כלום
    hi | कुछ भी नहीं देना
    mr-IN | पैसे लागत नाहीत
    bn-BD | কিছুই দিতে হবে না
    gu-IN | પૈસા લાગતા નથી
    pa-IN | ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ
    or-IN | କିଛି ଦେବାକୁ ପଡ଼ିବ ନାହିଁ
    ta-IN | எதுவும் செலுத்த வேண்டாம்
    te-IN | ఏమీ చెల్లించనవసరం లేదు
    kn-IN | ಏನೂ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ
    ml-IN | ഒന്നും നൽകേണ്ട
    ur-PK | کچھ ادا نہیں کرنا
    """)

  static let exchangesForMoney = MeaningTable(
    rule: "cash-out",
    """
    locale | exchange it for the money of the country
    en-US | Trade your coins for dollars
    zh-Hans | 金币可兑换人民币
    zh-Hant | 金幣可兌換新台幣
    ja | コインを円に交換
    ko | 코인을 원화로 환전
    es-ES | Cambia tus monedas por euros
    pt-BR | Troque moedas por reais
    fr-FR | Échangez vos pièces contre des euros
    de-DE | Tausche Münzen gegen Euro
    it | Scambia le monete con euro
    ru | Обмен монет на рубли
    tr | Altınları liraya çevir
    ar-SA | استبدل العملات بالريال
    vi | Đổi xu lấy tiền mặt
    th | แลกเหรียญเป็นเงินบาท
    id | Tukar koin dengan rupiah
    ms | Tukar syiling dengan ringgit
    nl-NL | Ruil munten in voor euro's
    sv | Växla mynt till kronor
    da | Veksl mønter til kroner
    no | Veksle mynter til kroner
    fi | Vaihda kolikot euroiksi
    pl | Wymień monety na złotówki
    cs | Vyměň mince za koruny
    sk | Vymeň mince za eurá
    hu | Váltsd az érméket forintra
    ro | Schimbă monedele în lei
    hr | Zamijeni kovanice za eure
    sl-SI | Zamenjaj kovance za evre
    ca | Canvia les monedes per euros
    uk | Обміняй монети на гривні
    el | Αντάλλαξε νομίσματα με ευρώ
    he | המירו מטבעות לשקלים
    hi | सिक्के रुपये में बदलें
    mr-IN | नाणी रुपयांत बदला
    bn-BD | কয়েন টাকায় বদলান
    gu-IN | સિક્કા રૂપિયામાં બદલો
    pa-IN | ਸਿੱਕੇ ਰੁਪਏ ਵਿੱਚ ਬਦਲੋ
    or-IN | ମୁଦ୍ରା ଟଙ୍କାରେ ବଦଳାନ୍ତୁ
    ta-IN | நாணயங்களை ரூபாயாக மாற்றுங்கள்
    te-IN | నాణేలను రూపాయలుగా మార్చుకోండి
    kn-IN | ನಾಣ್ಯಗಳನ್ನು ರೂಪಾಯಿಗೆ ಬದಲಾಯಿಸಿ
    ml-IN | നാണയങ്ങൾ രൂപയാക്കി മാറ്റുക
    ur-PK | سکے روپے میں تبدیل کریں
    """)
}
