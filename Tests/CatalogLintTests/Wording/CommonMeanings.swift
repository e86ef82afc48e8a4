extension MeaningTable {
  /// A common statement for each of several rules, in whose place the meanings stand.
  static let commonFaults = MeaningTable(
    kind: "consumable",
    """
    locale | external-payment | physical-goods | donation | random-item | system-feature | expiring-credits | test-wording
    en-US | Pay by bank transfer | Free shipping | Make a donation | A mystery box | Push notifications | Coins expire after 30 days | For testing only
    zh-Hans | 支持银行转账付款 | 全国包邮 | 向我们捐款 | 神秘盲盒 | 开启推送通知 | 金币30天后过期 | 仅供测试
    zh-Hant | 可用銀行轉帳付款 | 全台免運 | 向我們捐款 | 神秘盲盒 | 開啟推播通知 | 金幣30天後過期 | 僅供測試
    ja | 銀行振込で支払い | 送料無料 | 寄付をする | ミステリーボックス | プッシュ通知 | コインは30日後に失効 | テスト用です
    ko | 계좌 이체로 결제 | 무료 배송 | 기부하기 | 미스터리 박스 | 푸시 알림 | 코인은 30일 후 만료 | 테스트 전용
    es-ES | Paga por transferencia bancaria | Envío gratis | Haz una donación | Caja misteriosa | Notificaciones push | Las monedas caducan a los 30 días | Solo para pruebas
    pt-BR | Pague por transferência bancária | Frete grátis | Faça uma doação | Caixa misteriosa | Notificações push | As moedas expiram em 30 dias | Somente para testes
    fr-FR | Payez par virement bancaire | Livraison gratuite | Faites un don | Boîte mystère | Notifications push | Les pièces expirent après 30 jours | Pour les tests uniquement
    de-DE | Zahle per Banküberweisung | Kostenloser Versand | Eine Spende machen | Eine Mystery-Box | Push-Benachrichtigungen | Münzen verfallen nach 30 Tagen | Nur zum Testen
    it | Paga con bonifico bancario | Spedizione gratuita | Fai una donazione | Scatola misteriosa | Notifiche push | Le monete scadono dopo 30 giorni | Solo per test
    ru | Оплата банковским переводом | Бесплатная доставка | Сделать пожертвование | Таинственный ящик | Push-уведомления | Монеты сгорают через 30 дней | Только для тестирования
    tr | Banka havalesi ile öde | Ücretsiz kargo | Bağış yap | Gizemli kutu | Anlık bildirimler | Altınların süresi 30 gün sonra doluyor | Sadece test için
    ar-SA | ادفع بالتحويل البنكي | شحن مجاني | تبرع لنا | صندوق غامض | إشعارات فورية | تنتهي صلاحية العملات بعد 30 يومًا | للاختبار فقط
    vi | Thanh toán bằng chuyển khoản ngân hàng | Miễn phí vận chuyển | Quyên góp | Hộp bí ẩn | Thông báo đẩy | Xu hết hạn sau 30 ngày | Chỉ để thử nghiệm
    th | ชำระด้วยการโอนเงินผ่านธนาคาร | จัดส่งฟรี | บริจาค | กล่องสุ่ม | การแจ้งเตือนแบบพุช | เหรียญหมดอายุใน 30 วัน | สำหรับทดสอบเท่านั้น
    id | Bayar lewat transfer bank | Gratis ongkir | Beri donasi | Kotak misteri | Notifikasi push | Koin kedaluwarsa setelah 30 hari | Hanya untuk pengujian
    ms | Bayar melalui pindahan bank | Penghantaran percuma | Beri derma | Kotak misteri | Pemberitahuan tolak | Syiling luput selepas 30 hari | Untuk ujian sahaja
    nl-NL | Betaal per bankoverschrijving | Gratis verzending | Doe een donatie | Mysterybox | Pushmeldingen | Munten verlopen na 30 dagen | Alleen voor tests
    sv | Betala med banköverföring | Fri frakt | Ge en donation | En mysterielåda | Pushnotiser | Mynten förfaller efter 30 dagar | Endast för test
    da | Betal med bankoverførsel | Gratis fragt | Giv en donation | En mysteriekasse | Push-notifikationer | Mønterne udløber efter 30 dage | Kun til test
    no | Betal med bankoverføring | Gratis frakt | Gi en donasjon | En mysterieboks | Push-varsler | Myntene utløper etter 30 dager | Kun for testing
    fi | Maksa tilisiirrolla | Ilmainen toimitus | Tee lahjoitus | Yllätyslaatikko | Push-ilmoitukset | Kolikot vanhenevat 30 päivässä | Vain testausta varten
    pl | Zapłać przelewem bankowym | Darmowa dostawa | Przekaż darowiznę | Tajemnicza skrzynka | Powiadomienia push | Monety wygasają po 30 dniach | Tylko do testów
    cs | Zaplaťte bankovním převodem | Doprava zdarma | Přispějte darem | Tajemná krabička | Push oznámení | Mince propadnou po 30 dnech | Pouze pro testování
    sk | Zaplaťte bankovým prevodom | Doprava zadarmo | Prispejte darom | Tajomná škatuľa | Push upozornenia | Mince prepadnú po 30 dňoch | Len na testovanie
    hu | Fizess banki átutalással | Ingyenes szállítás | Adományozz | Rejtélyes doboz | Push értesítések | Az érmék 30 nap után lejárnak | Csak tesztelésre
    ro | Plătește prin transfer bancar | Livrare gratuită | Fă o donație | Cutie misterioasă | Notificări push | Monedele expiră după 30 de zile | Doar pentru testare
    hr | Plati bankovnim prijenosom | Besplatna dostava | Doniraj | Tajanstvena kutija | Push obavijesti | Kovanice istječu nakon 30 dana | Samo za testiranje
    sl-SI | Plačaj z bančnim nakazilom | Brezplačna dostava | Doniraj | Skrivnostna škatla | Potisna obvestila | Kovanci potečejo po 30 dneh | Samo za testiranje
    ca | Paga per transferència bancària | Enviament gratuït | Fes un donatiu | Caixa misteriosa | Notificacions push | Les monedes caduquen en 30 dies | Només per a proves
    uk | Оплата банківським переказом | Безкоштовна доставка | Зробити пожертву | Таємнича скринька | Push-сповіщення | Монети згоряють через 30 днів | Лише для тестування
    el | Πλήρωσε με τραπεζική μεταφορά | Δωρεάν αποστολή | Κάνε μια δωρεά | Μυστηριώδες κουτί | Ειδοποιήσεις push | Τα νομίσματα λήγουν σε 30 ημέρες | Μόνο για δοκιμή
    he | תשלום בהעברה בנקאית | משלוח חינם | לתרום לנו | קופסת הפתעה | התראות פוש | המטבעות פגים אחרי 30 יום | לבדיקה בלבד
    hi | बैंक ट्रांसफ़र से भुगतान करें | मुफ़्त डिलीवरी | दान करें | मिस्ट्री बॉक्स | पुश नोटिफ़िकेशन | सिक्के 30 दिन में समाप्त हो जाते हैं | केवल परीक्षण के लिए
    mr-IN | बँक ट्रान्सफरने पैसे भरा | मोफत शिपिंग | देणगी द्या | मिस्ट्री बॉक्स | पुश नोटिफिकेशन | नाणी 30 दिवसांनी कालबाह्य होतात | फक्त चाचणीसाठी
    bn-BD | ব্যাংক ট্রান্সফারে পেমেন্ট করুন | ফ্রি ডেলিভারি | অনুদান দিন | মিস্ট্রি বক্স | পুশ নোটিফিকেশন | কয়েনের মেয়াদ ৩০ দিনে শেষ | শুধু পরীক্ষার জন্য
    gu-IN | બેંક ટ્રાન્સફરથી ચૂકવો | મફત ડિલિવરી | દાન કરો | મિસ્ટ્રી બોક્સ | પુશ નોટિફિકેશન | સિક્કા 30 દિવસમાં સમાપ્ત થાય છે | ફક્ત પરીક્ષણ માટે
    pa-IN | ਬੈਂਕ ਟ੍ਰਾਂਸਫਰ ਨਾਲ ਭੁਗਤਾਨ ਕਰੋ | ਮੁਫ਼ਤ ਡਿਲੀਵਰੀ | ਦਾਨ ਕਰੋ | ਮਿਸਟਰੀ ਬਾਕਸ | ਪੁਸ਼ ਨੋਟੀਫਿਕੇਸ਼ਨ | ਸਿੱਕੇ 30 ਦਿਨਾਂ ਵਿੱਚ ਖਤਮ ਹੋ ਜਾਂਦੇ ਹਨ | ਸਿਰਫ਼ ਟੈਸਟਿੰਗ ਲਈ
    or-IN | ବ୍ୟାଙ୍କ ଟ୍ରାନ୍ସଫରରେ ପେମେଣ୍ଟ | ମାଗଣା ଡେଲିଭରି | ଦାନ କରନ୍ତୁ | ମିଷ୍ଟ୍ରି ବକ୍ସ | ପୁସ୍ ନୋଟିଫିକେସନ | ମୁଦ୍ରା 30 ଦିନରେ ସମାପ୍ତ ହୁଏ | କେବଳ ପରୀକ୍ଷା ପାଇଁ
    ta-IN | வங்கி பரிமாற்றம் மூலம் செலுத்துங்கள் | இலவச டெலிவரி | நன்கொடை அளியுங்கள் | மர்மப் பெட்டி | புஷ் அறிவிப்புகள் | நாணயங்கள் 30 நாளில் காலாவதியாகும் | சோதனைக்கு மட்டும்
    te-IN | బ్యాంక్ బదిలీతో చెల్లించండి | ఉచిత డెలివరీ | విరాళం ఇవ్వండి | మిస్టరీ బాక్స్ | పుష్ నోటిఫికేషన్లు | నాణేలు 30 రోజుల్లో గడువు ముగుస్తాయి | పరీక్ష కోసం మాత్రమే
    kn-IN | ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆ ಮೂಲಕ ಪಾವತಿಸಿ | ಉಚಿತ ಡೆಲಿವರಿ | ದೇಣಿಗೆ ನೀಡಿ | ಮಿಸ್ಟರಿ ಬಾಕ್ಸ್ | ಪುಶ್ ಅಧಿಸೂಚನೆಗಳು | ನಾಣ್ಯಗಳ ಅವಧಿ 30 ದಿನಗಳಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ | ಪರೀಕ್ಷೆಗಾಗಿ ಮಾತ್ರ
    ml-IN | ബാങ്ക് ട്രാൻസ്ഫർ വഴി പണമടയ്ക്കുക | സൗജന്യ ഡെലിവറി | സംഭാവന നൽകുക | മിസ്റ്ററി ബോക്സ് | പുഷ് അറിയിപ്പുകൾ | നാണയങ്ങൾ 30 ദിവസത്തിൽ കാലഹരണപ്പെടും | പരിശോധനയ്ക്ക് മാത്രം
    ur-PK | بینک ٹرانسفر سے ادائیگی کریں | مفت ڈیلیوری | عطیہ دیں | مسٹری باکس | پش نوٹیفکیشن | سکے 30 دن میں ختم ہو جاتے ہیں | صرف جانچ کے لیے
    """)
}
