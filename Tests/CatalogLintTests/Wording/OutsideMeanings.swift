extension MeaningTable {
  static let usesOutside = MeaningTable(
    rule: "cash-out",
    """
    locale | in our stores | in our cafés | at the counter | chips can be cashed in
    en-US | Spend them in our stores | Accepted in our cafés too | Redeem at the counter | Chips can be cashed in
    zh-Hans | 可用于线下门店消费 | 可在我们的咖啡馆使用 | 可到店兑换 | 筹码可换钱
    zh-Hant | 可用於線下門市消費 | 可在我們的咖啡館使用 | 可到店兌換 | 籌碼可換錢
    ja | 実店舗でも使えます | 当社のカフェで使えます | 店頭で引き換えできます | チップを換金できます
    ko | 오프라인 매장에서 사용 가능 | 저희 카페에서 사용할 수 있어요 | 매장에서 교환하세요 | 칩을 현금화하세요
    es-ES | Úsalas en nuestras tiendas | Válidas en nuestras cafeterías | Canjéalas en el mostrador | Las fichas se pueden cobrar
    pt-BR | Use em nossas lojas | Aceitas em nossas cafeterias | Troque no balcão | Resgate suas fichas em dinheiro
    fr-FR | Utilisables dans nos magasins | Acceptées dans nos cafés | À échanger au comptoir | Encaissez vos jetons
    de-DE | Einlösbar in unseren Filialen | Auch in unseren Cafés gültig | An der Kasse einlösen | Chips sind auszahlbar
    it | Valide nei nostri negozi | Valide nei nostri bar | Riscattale alla cassa | Incassa le fiches
    ru | Можно потратить в наших магазинах | Принимаются в наших кафе | Обменяйте на кассе | Фишки можно обналичить
    tr | Mağazalarımızda geçerli | Kafelerimizde de geçerli | Kasada kullanın | Fişler nakde çevrilir
    ar-SA | تُستخدم في متاجرنا | مقبولة في مقاهينا | استبدلها عند الكاونتر | اصرف الرقائق نقدًا
    vi | Dùng tại cửa hàng của chúng tôi | Dùng tại quán cà phê của chúng tôi | Đổi tại quầy | Chip đổi được thành tiền
    th | ใช้ได้ที่หน้าร้าน | ใช้ได้ที่คาเฟ่ของเรา | แลกที่เคาน์เตอร์ | แลกชิปเป็นเงินสด
    id | Berlaku di toko kami | Berlaku di kafe kami | Tukarkan di kasir | Chip bisa diuangkan
    ms | Boleh digunakan di kedai kami | Diterima di kafe kami | Tebus di kaunter | Cip boleh ditunaikan
    nl-NL | Te besteden in onze winkels | Geldig in onze cafés | Inwisselen aan de kassa | Fiches worden uitbetaald
    sv | Gäller i våra butiker | Gäller på våra kaféer | Lös in i kassan | Marker kan lösas in mot kontanter
    da | Gælder i vores butikker | Gælder på vores caféer | Indløs ved kassen | Chips kan udbetales
    no | Gjelder i våre butikker | Gjelder på våre kafeer | Løs inn i kassen | Sjetonger kan utbetales
    fi | Käy myymälöissämme | Käy kahviloissamme | Lunasta kassalla | Pelimerkit voi vaihtaa rahaksi
    pl | Ważne w naszych sklepach | Honorowane w naszych kawiarniach | Odbierz przy kasie | Żetony można wypłacić
    cs | Platí v našich prodejnách | Platí v našich kavárnách | Uplatněte na pokladně | Žetony lze proplatit
    sk | Platia v našich predajniach | Platia v našich kaviarňach | Uplatnite pri pokladni | Žetóny možno preplatiť
    hu | Az üzleteinkben is beváltható | A kávézóinkban is elfogadjuk | Váltsd be a pénztárnál | A zsetonok készpénzre válthatók
    ro | Valabile în magazinele noastre | Acceptate în cafenelele noastre | Folosește-le la casă | Jetoanele se pot încasa
    hr | Vrijedi u našim trgovinama | Vrijedi u našim kafićima | Iskoristite na blagajni | Žetone možete unovčiti
    sl-SI | Velja v naših trgovinah | Velja v naših kavarnah | Unovčite pri blagajni | Žetone lahko zamenjate za denar
    ca | Vàlides a les nostres botigues | Vàlides a les nostres cafeteries | Bescanvia-les al taulell | Les fitxes es poden cobrar
    uk | Можна витратити в наших магазинах | Приймаються в наших кав'ярнях | Обміняйте на касі | Фішки можна перевести в готівку
    el | Ισχύουν στα καταστήματά μας | Ισχύουν στα καφέ μας | Εξαργυρώστε στο ταμείο | Οι μάρκες εξαργυρώνονται
    he | לשימוש בחנויות שלנו | מתקבלים בבתי הקפה שלנו | לפדות בקופה | אפשר לפדות את הצ'יפים בכסף
    hi | हमारे स्टोर में इस्तेमाल करें | हमारे कैफ़े में मान्य | काउंटर पर भुनाएँ | चिप्स को नकद में बदलें
    mr-IN | आमच्या दुकानांत वापरा | आमच्या कॅफेमध्ये चालते | काउंटरवर वापरा | चिप्स रोख रकमेत बदला
    bn-BD | আমাদের দোকানে ব্যবহার করুন | আমাদের ক্যাফেতে চলে | কাউন্টারে ভাঙান | চিপস নগদে বদলে নিন
    gu-IN | અમારી દુકાનોમાં વાપરો | અમારા કેફેમાં ચાલે છે | કાઉન્ટર પર રિડીમ કરો | ચિપ્સને રોકડમાં બદલો
    pa-IN | ਸਾਡੀਆਂ ਦੁਕਾਨਾਂ ਵਿੱਚ ਵਰਤੋ | ਸਾਡੇ ਕੈਫੇ ਵਿੱਚ ਚੱਲਦੇ ਹਨ | ਕਾਊਂਟਰ 'ਤੇ ਵਰਤੋ | ਚਿਪਸ ਨੂੰ ਨਕਦੀ ਵਿੱਚ ਬਦਲੋ
    or-IN | ଆମ ଦୋକାନରେ ବ୍ୟବହାର କରନ୍ତୁ | ଆମ କାଫେରେ ଚଳେ | କାଉଣ୍ଟରରେ ବ୍ୟବହାର କରନ୍ତୁ | ଚିପ୍ସକୁ ନଗଦରେ ବଦଳାନ୍ତୁ
    ta-IN | எங்கள் கடைகளில் பயன்படுத்தலாம் | எங்கள் கஃபேக்களில் செல்லும் | கவுண்டரில் மாற்றலாம் | சிப்களை ரொக்கமாக மாற்றுங்கள்
    te-IN | మా దుకాణాలలో వాడండి | మా కేఫ్‌లలో చెల్లుతాయి | కౌంటర్ వద్ద వాడండి | చిప్‌లను నగదుగా మార్చండి
    kn-IN | ನಮ್ಮ ಅಂಗಡಿಗಳಲ್ಲಿ ಬಳಸಿ | ನಮ್ಮ ಕೆಫೆಗಳಲ್ಲಿ ಚಲಿಸುತ್ತದೆ | ಕೌಂಟರ್‌ನಲ್ಲಿ ಬಳಸಿ | ಚಿಪ್‌ಗಳನ್ನು ನಗದಾಗಿ ಬದಲಾಯಿಸಿ
    ml-IN | ഞങ്ങളുടെ കടകളിൽ ഉപയോഗിക്കാം | ഞങ്ങളുടെ കഫേകളിൽ സ്വീകരിക്കും | കൗണ്ടറിൽ ഉപയോഗിക്കാം | ചിപ്പുകൾ പണമാക്കി മാറ്റാം
    ur-PK | ہماری دکانوں میں استعمال کریں | ہمارے کیفے میں قابل قبول | کاؤنٹر پر استعمال کریں | چپس کو نقد میں بدلیں
    """)
}
