extension MeaningTable {
  static let promotionalClaims = MeaningTable(
    rule: "promotional-claim",
    """
    locale | best value | most popular | bestseller | for a limited time | special offer | lowest price | today only | last chance | on sale | half price
    en-US | Best value | Most popular | Bestseller | For a limited time | Special offer | Lowest price | Today only | Last chance | Big sale | Half price
    zh-Hans | 超值之选 | 最受欢迎 | 畅销礼包 | 限时供应 | 特别优惠 | 最低价 | 仅限今日 | 最后机会 | 大促销 | 半价
    zh-Hant | 超值之選 | 最受歡迎 | 暢銷禮包 | 限時供應 | 特別優惠 | 最低價 | 僅限今日 | 最後機會 | 大促銷 | 半價
    ja | 一番お得 | 一番人気 | ベストセラー | 期間限定 | 特別オファー | 最安値 | 本日限り | ラストチャンス | セール中 | 半額
    ko | 최고의 가성비 | 최고 인기 | 베스트셀러 | 기간 한정 | 특별 할인 | 최저가 | 오늘만 | 마지막 기회 | 세일 중 | 반값
    es-ES | Mejor valor | El más popular | Más vendido | Por tiempo limitado | Oferta especial | El precio más bajo | Solo hoy | Última oportunidad | En rebajas | A mitad de precio
    pt-BR | Melhor custo-benefício | Mais popular | Mais vendido | Por tempo limitado | Oferta especial | Menor preço | Só hoje | Última chance | Em liquidação | Pela metade do preço
    fr-FR | Meilleur rapport qualité-prix | Le plus populaire | Meilleure vente | Pour une durée limitée | Offre spéciale | Prix le plus bas | Aujourd'hui seulement | Dernière chance | En soldes | À moitié prix
    de-DE | Bestes Preis-Leistungs-Verhältnis | Am beliebtesten | Bestseller | Nur für kurze Zeit | Sonderangebot | Niedrigster Preis | Nur heute | Letzte Chance | Im Ausverkauf | Zum halben Preis
    it | Miglior rapporto qualità-prezzo | Il più popolare | Il più venduto | A tempo limitato | Offerta speciale | Prezzo più basso | Solo oggi | Ultima occasione | In saldo | A metà prezzo
    ru | Самое выгодное | Самый популярный | Хит продаж | Ограниченное время | Специальное предложение | Самая низкая цена | Только сегодня | Последний шанс | Распродажа | За полцены
    tr | En iyi değer | En popüler | En çok satan | Sınırlı süre için | Özel teklif | En düşük fiyat | Sadece bugün | Son şans | İndirimde | Yarı fiyatına
    ar-SA | أفضل قيمة | الأكثر شعبية | الأكثر مبيعًا | لفترة محدودة | عرض خاص | أقل سعر | اليوم فقط | الفرصة الأخيرة | تخفيضات | بنصف السعر
    vi | Giá trị tốt nhất | Phổ biến nhất | Bán chạy nhất | Thời gian có hạn | Ưu đãi đặc biệt | Giá thấp nhất | Chỉ hôm nay | Cơ hội cuối cùng | Đang giảm giá | Giảm nửa giá
    th | คุ้มค่าที่สุด | ยอดนิยมที่สุด | ขายดีที่สุด | เวลาจำกัด | ข้อเสนอพิเศษ | ราคาต่ำสุด | วันนี้เท่านั้น | โอกาสสุดท้าย | ลดราคา | ครึ่งราคา
    id | Nilai terbaik | Paling populer | Terlaris | Waktu terbatas | Penawaran khusus | Harga terendah | Hanya hari ini | Kesempatan terakhir | Sedang diskon | Setengah harga
    ms | Nilai terbaik | Paling popular | Paling laris | Masa terhad | Tawaran istimewa | Harga terendah | Hari ini sahaja | Peluang terakhir | Jualan murah | Separuh harga
    nl-NL | Beste prijs-kwaliteitverhouding | Populairste keuze | Bestseller | Tijdelijk aanbod | Speciale aanbieding | Laagste prijs | Alleen vandaag | Laatste kans | In de uitverkoop | Voor de halve prijs
    sv | Bästa värdet | Mest populär | Storsäljare | Under begränsad tid | Specialerbjudande | Lägsta pris | Endast idag | Sista chansen | På rea | Halva priset
    da | Mest for pengene | Mest populær | Bestseller | I begrænset tid | Særtilbud | Laveste pris | Kun i dag | Sidste chance | På udsalg | Halv pris
    no | Mest for pengene | Mest populær | Bestselger | I begrenset tid | Spesialtilbud | Laveste pris | Kun i dag | Siste sjanse | På salg | Halv pris
    fi | Paras vastine rahalle | Suosituin | Myydyin | Rajoitetun ajan | Erikoistarjous | Alin hinta | Vain tänään | Viimeinen tilaisuus | Alennusmyynnissä | Puoleen hintaan
    pl | Najlepsza wartość | Najpopularniejszy | Bestseller | Przez ograniczony czas | Oferta specjalna | Najniższa cena | Tylko dziś | Ostatnia szansa | Wyprzedaż | Za pół ceny
    cs | Nejlepší hodnota | Nejoblíbenější | Nejprodávanější | Po omezenou dobu | Speciální nabídka | Nejnižší cena | Jen dnes | Poslední šance | Ve výprodeji | Za poloviční cenu
    sk | Najlepšia hodnota | Najobľúbenejšie | Najpredávanejšie | Na obmedzený čas | Špeciálna ponuka | Najnižšia cena | Iba dnes | Posledná šanca | Vo výpredaji | Za polovičnú cenu
    hu | Legjobb ár-érték arány | Legnépszerűbb | Legkelendőbb | Korlátozott ideig | Különleges ajánlat | Legalacsonyabb ár | Csak ma | Utolsó esély | Kiárusítás | Fél áron
    ro | Cel mai bun raport calitate-preț | Cel mai popular | Cel mai vândut | Pe timp limitat | Ofertă specială | Cel mai mic preț | Doar azi | Ultima șansă | La reducere | La jumătate de preț
    hr | Najbolja vrijednost | Najpopularnije | Najprodavanije | Na ograničeno vrijeme | Posebna ponuda | Najniža cijena | Samo danas | Posljednja prilika | Rasprodaja | Po pola cijene
    sl-SI | Najboljša vrednost | Najbolj priljubljeno | Najbolje prodajano | Za omejen čas | Posebna ponudba | Najnižja cena | Samo danes | Zadnja priložnost | Razprodaja | Po polovični ceni
    ca | Millor valor | El més popular | El més venut | Temps limitat | Oferta especial | El preu més baix | Només avui | Última oportunitat | En rebaixes | A meitat de preu
    uk | Найвигідніше | Найпопулярніше | Хіт продажів | Обмежений час | Спеціальна пропозиція | Найнижча ціна | Лише сьогодні | Останній шанс | Розпродаж | За пів ціни
    el | Καλύτερη αξία | Το πιο δημοφιλές | Με τις περισσότερες πωλήσεις | Για περιορισμένο χρόνο | Ειδική προσφορά | Χαμηλότερη τιμή | Μόνο σήμερα | Τελευταία ευκαιρία | Σε έκπτωση | Στη μισή τιμή
    he | התמורה הטובה ביותר | הפופולרי ביותר | רב מכר | לזמן מוגבל | מבצע מיוחד | המחיר הנמוך ביותר | רק היום | הזדמנות אחרונה | במבצע | בחצי מחיר
    hi | सबसे अच्छी कीमत | सबसे लोकप्रिय | सबसे ज़्यादा बिकने वाला | सीमित समय के लिए | विशेष ऑफ़र | सबसे कम कीमत | सिर्फ़ आज | आखिरी मौका | मेगा सेल | आधी कीमत
    mr-IN | सर्वोत्तम मूल्य | सर्वात लोकप्रिय | सर्वाधिक विक्री | मर्यादित काळासाठी | विशेष ऑफर | सर्वात कमी किंमत | फक्त आज | शेवटची संधी | मेगा सेल | अर्ध्या किमतीत
    bn-BD | সেরা মূল্য | সবচেয়ে জনপ্রিয় | সর্বাধিক বিক্রীত | সীমিত সময়ের জন্য | বিশেষ অফার | সবচেয়ে কম দাম | শুধু আজ | শেষ সুযোগ | মেগা সেল | অর্ধেক দামে
    gu-IN | શ્રેષ્ઠ મૂલ્ય | સૌથી લોકપ્રિય | સૌથી વધુ વેચાતું | મર્યાદિત સમય માટે | ખાસ ઓફર | સૌથી ઓછી કિંમત | ફક્ત આજે | છેલ્લી તક | મેગા સેલ | અડધી કિંમતે
    pa-IN | ਸਭ ਤੋਂ ਵਧੀਆ ਮੁੱਲ | ਸਭ ਤੋਂ ਮਸ਼ਹੂਰ | ਸਭ ਤੋਂ ਵੱਧ ਵਿਕਣ ਵਾਲਾ | ਸੀਮਤ ਸਮੇਂ ਲਈ | ਖਾਸ ਆਫਰ | ਸਭ ਤੋਂ ਘੱਟ ਕੀਮਤ | ਸਿਰਫ਼ ਅੱਜ | ਆਖਰੀ ਮੌਕਾ | ਮੈਗਾ ਸੇਲ | ਅੱਧੀ ਕੀਮਤ
    or-IN | ସର୍ବୋତ୍ତମ ମୂଲ୍ୟ | ସବୁଠାରୁ ଲୋକପ୍ରିୟ | ସର୍ବାଧିକ ବିକ୍ରି | ସୀମିତ ସମୟ ପାଇଁ | ସ୍ୱତନ୍ତ୍ର ଅଫର | ସବୁଠାରୁ କମ ଦାମ | କେବଳ ଆଜି | ଶେଷ ସୁଯୋଗ | ମେଗା ସେଲ | ଅଧା ଦାମରେ
    ta-IN | சிறந்த மதிப்பு | மிகவும் பிரபலமானது | அதிகம் விற்பனையானது | குறுகிய காலத்திற்கு | சிறப்பு சலுகை | மிகக் குறைந்த விலை | இன்று மட்டும் | கடைசி வாய்ப்பு | மெகா சேல் | பாதி விலையில்
    te-IN | ఉత్తమ విలువ | అత్యంత జనాదరణ పొందినది | అత్యధికంగా అమ్ముడైనది | పరిమిత సమయం | ప్రత్యేక ఆఫర్ | అతి తక్కువ ధర | ఈరోజు మాత్రమే | చివరి అవకాశం | మెగా సేల్ | సగం ధరకే
    kn-IN | ಅತ್ಯುತ್ತಮ ಮೌಲ್ಯ | ಅತ್ಯಂತ ಜನಪ್ರಿಯ | ಅತಿ ಹೆಚ್ಚು ಮಾರಾಟವಾದ | ಸೀಮಿತ ಸಮಯ | ವಿಶೇಷ ಕೊಡುಗೆ | ಅತಿ ಕಡಿಮೆ ಬೆಲೆ | ಇಂದು ಮಾತ್ರ | ಕೊನೆಯ ಅವಕಾಶ | ಮೆಗಾ ಸೇಲ್ | ಅರ್ಧ ಬೆಲೆಗೆ
    ml-IN | മികച്ച മൂല്യം | ഏറ്റവും ജനപ്രിയം | ഏറ്റവും കൂടുതൽ വിറ്റഴിഞ്ഞത് | പരിമിത സമയത്തേക്ക് | പ്രത്യേക ഓഫർ | ഏറ്റവും കുറഞ്ഞ വില | ഇന്ന് മാത്രം | അവസാന അവസരം | മെഗാ സെയിൽ | പകുതി വിലയ്ക്ക്
    ur-PK | بہترین قیمت | سب سے مقبول | سب سے زیادہ فروخت ہونے والا | محدود وقت کے لیے | خصوصی پیشکش | سب سے کم قیمت | صرف آج | آخری موقع | میگا سیل | آدھی قیمت
    """)
}
