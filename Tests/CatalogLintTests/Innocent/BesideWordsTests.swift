import CatalogLint
import Testing

@Suite("Words beside what rules look for") struct BesideWordsTests {
  @Test(
    "a length of time that is compared, or counted from now, is not how long a product lasts",
    arguments: [
      ("hi", "कम से कम 1 सप्ताह"), ("ja", "1 週間以下"), ("ko", "1주 미만"), ("pa-IN", "1 ਹਫ਼ਤੇ ਤੋਂ ਘੱਟ"), ("or-IN", "1 ସପ୍ତାହରୁ କମ"),
      ("ms", "Kurang dari 1 minggu"), ("hu", "Kevesebb, mint 1 hét"), ("gu-IN", "1 અઠવાડિયા કરતા ઓછુ"), ("zh-Hans", "不到一周"),
      ("zh-Hans", "现在 + 1 年"), ("mr-IN", "आता + १ वर्ष"), ("kn-IN", "ಈಗ + 1 ವರ್ಷ"), ("hi", "अब + 1 वर्ष"),
      ("ur-PK", "1 ہفتے سے کم"), ("te-IN", "1 వారం కంటే తక్కువ"), ("ta-IN", "தற்போது + 1 வருடம்"), ("vi", "Dưới một tuần"),
      ("fr-FR", "90 jours et +"), ("es-ES", "30 días o más"), ("ml-IN", "1 ആഴ്ചയില്‍ കുറവു്"), ("zh-Hant", "現在算起一年"),
      ("te-IN", "ఇప్పుడు + 1 ఏడాది"), ("zh-Hant", "同一週、同一天"), ("ja", "2週間 = 毎2週間"), ("vi", "Một năm ba lần"),
      ("bn-BD", "১ সপ্তাহের কম সময়"), ("he", "לוח שנה לשנה הנוכחית"),
    ]) func compared(locale: String, title: String)
  { #expect(!rules(locale, title).contains("time-limited-consumable")) }

  @Test(
    "a length of time that a calendar shows, or that somebody selects, is not a duration to sell",
    arguments: [
      ("en-US", "Show one month"), ("en-US", "Select a week"), ("en-US", "1 month view"), ("da", "Vælg et år"),
      ("sv", "Välj ett år"), ("pl", "Wyświetla jeden tydzień roboczy"), ("el", "προβολή ημερολογίου για ένα μήνα"),
      ("hi", "एक वर्ष चुनें"), ("hu", "A hónapnézet egy héttel gördüljön-e egy hónap helyett"), ("ja", "一ヶ月のカレンダー表示"),
      ("kn-IN", "ತಿಂಗಳ ನೋಟವನ್ನು ಒಂದು ವಾರ ಜರುಗಿಸು"), ("th", "ปฏิทินสำหรับหนึ่งเดือน"), ("vi", "ô xem lịch cho một tháng"),
      ("ml-IN", "ഒരു ദിവസം മുഴുവനും ഉളള പരിപാടി"), ("or-IN", "ଗୋଟିଏ ସପ୍ତାହ ପାଇଁ କ୍ଯାଲେଣ୍ଡର ଦ୍ରୁଶ୍ଯ"), ("ko", "한 달 단위로 달력 보기"),
      ("de-DE", "Wähle ein Jahr"), ("ru", "Показать один месяц"),
    ]) func shown(locale: String, title: String)
  { #expect(!rules(locale, title).contains("time-limited-consumable")) }

  @Test(
    "averages, rates, intervals of dates and the end of a password are no duration to sell",
    arguments: [
      ("mr-IN", "मासिक सरासरी"), ("te-IN", "నెలవారీ సగటు"), ("te-IN", "5/1 ఏడాది ARM"), ("ta-IN", "வருடாந்தர சராசரி"),
      ("ar-SA", "المتوسط الاسبوعي"), ("tr", "APR (Üç Aylık Bileşik)"), ("ja", "年率 (毎月複利)"),
      ("he", "שיעור ריבית שנתית (בחישוב חודשי)"), ("he", "עונתי"), ("tr", "Sezonluk"),
      ("tr", "Mevcut üç aylık hesap döneminin ilk günü."), ("zh-Hant", "1日到 10 日"), ("zh-Hant", "1日至10日"),
      ("ko", "1일부터 10일"), ("en-US", "Your password will expire in 7 days..."),
      ("de-DE", "Dein Passwort läuft in 7 Tagen ab"), ("fr-FR", "Votre mot de passe expire dans 7 jours"),
    ]) func ofItsOwn(locale: String, title: String)
  { #expect(!rules(locale, title).contains("time-limited-consumable")) }

  @Test(
    "what lasts for a time is still reported beside such words",
    arguments: [
      ("zh-Hant", "30日"), ("ja", "1日パス"), ("ko", "30일 패스"), ("tr", "Sezonluk Kart"), ("he", "כרטיס עונתי"),
      ("en-US", "VIP for 30 days"), ("vi", "VIP 30 ngày"), ("th", "VIP 30 วัน"), ("fr-FR", "Pass 90 jours"),
    ]) func sold(locale: String, title: String)
  { #expect(rules(locale, title).contains("time-limited-consumable")) }

  @Test(
    "what is deleted, accepted or locked for good is not unlocked for good",
    arguments: [
      ("zh-Hans", "永久接受"), ("zh-Hans", "永久连接到此服务器"), ("zh-Hans", "锁定/解锁位置"), ("zh-Hans", "首次解锁之后"),
      ("zh-Hans", "解锁驱动器"), ("ar-SA", "سيحذف دفتر العناوين هذا للأبد."), ("ar-SA", "أزل هذا المجلد للأبد"),
      ("ur-PK", "ہمیشہ کے لیے حذف کریں"), ("th", "ยอมรับถาวร"), ("th", "ลบทิ้งอย่างถาวร"), ("th", "ปลดล็อกไดรว์"),
      ("te-IN", "శాశ్వత హెచ్చరికలు"), ("kn-IN", "ಶಾಶ್ವತ ಎಚ್ಚರಿಕೆಗಳು"), ("ta-IN", "நிரந்தர எச்சரிக்கைகள்"), ("vi", "Mở khóa ổ đĩa được chọn"),
      ("vi", "Tạo kết nối vĩnh viễn đến máy chủ này"), ("ja", "最初のロック解除後"), ("hi", "चयनित ड्राइव अनलॉक करें"),
      ("id", "Buka kunci drive terpilih"), ("id", "Peringatan Permanen"), ("ko", "드라이브 잠금 해제"),
      ("ko", "선택한 드라이브 잠금을 해제합니다"), ("mr-IN", "हे दिनदर्शिका कायमचे काढून टाकले जाईल."), ("pa-IN", "ਫਾਇਲ ਹਮੇਸ਼ਾ ਲਈ ਹਟਾਓ"),
      ("gu-IN", "આ ફોલ્ડર કાયમ માટે દૂર કરો"), ("bn-BD", "ক্যালেন্ডারটি স্থায়ীভাবে মুছে ফেলা হবে।"), ("or-IN", "ସ୍ମାରକପତ୍ର ତାଲିକାକୁ ସଦା ସର୍ବଦା ପାଇଁ କଢ଼ାଯାଇଛି।"),
      ("zh-Hant", "永久接受"), ("zh-Hant", "鎖定/解鎖位置"), ("kn-IN", "ಈ ಪರಿಚಾರಕಕ್ಕೆ ಒಂದು ಶಾಶ್ವತವಾದ ಸಂಪರ್ಕವನ್ನು ಕಲ್ಪಿಸು"),
      ("he", "פתיחת כל תיקייה בחלון עצמאי"),
    ]) func forGood(locale: String, title: String)
  { #expect(!rules(locale, title).contains("unlock-as-consumable")) }

  @Test(
    "a word of price or time that describes something else is not reported",
    arguments: [
      ("ar-SA", "الجزاء عند أخذ تكنولوجيا مجانية", "free-wording"),
      ("ar-SA", "سيتم تعليق الكمبيوتر قريباً جداً ما لم يتم توصيله.", "future-promise"),
      ("id", "APR (Majemuk Mingguan)", "time-limited-consumable"),
      ("he", "המחשב יושהה ממש בקרוב אם לא יחובר לחשמל.", "future-promise"),
      ("th", "คอมพิวเตอร์จะปิดระบบเร็วๆ นี้ ถ้าไม่เสียบปลั๊ก", "future-promise"),
      ("nl-NL", "Saldi van € 0,00 onderdrukken", "free-wording"), ("ca", "Suprimeix valors 0,00 €", "free-wording"),
      ("de-DE", "Unterdrücke 0,00 Euro Werte", "free-wording"), ("tr", "0,00 TL değerlerini bastır", "free-wording"),
      ("zh-Hans", "价值0.00美元的税号不会被打印。", "free-wording"), ("ko", "잔액 0원 항목 표시하기", "free-wording"),
      ("tr", "Son işlemi geri al", "wrong-language"), ("tr", "Son Belgeler listesi temizlensin mi?", "wrong-language"),
      ("da", "Angiv her kontaktpersonens by.", "wrong-language"),
      ("no", "La andre se hvilke tjenester du bruker", "wrong-language"),
      ("fi", "Et voi asettaa aikarajoja alle 30 sekunnin.", "wrong-language"),
      ("de-DE", "To-Do-Leiste anzeigen", "wrong-language"),
      ("nl-NL", "On-the-fly-bewerkingen (alleen JPEG)", "wrong-language"),
      ("pt-PT", "Ângulo de rotação sobre o eixo Y", "wrong-language"),
      ("sl-SI", "Pošlji mi e-pošto, kadar", "wrong-language"), ("ca", "Will O the wisp", "wrong-language"),
      ("te-IN", "చిరునామాకు సందేశం పంపు", "physical-goods"), ("ml-IN", "വിലാസത്തിലേക്ക് സന്ദേശം അയയ്ക്കുക", "physical-goods"),
      ("sk", "pica", "profanity"),
    ]) func other(locale: String, title: String, rule: String)
  { #expect(!rules(locale, title).contains(rule)) }

  @Test("a word whose plain letters are another one offends with its accents only") func accented() {
    #expect(rules("sk", "pi\u{10D}a").contains("profanity"))
  }

  @Test(
    "numbers that say the same in another way don't differ",
    arguments: [
      ("1+ Million", "ca", "Més d'1 milió"), ("1+ Million", "zh-Hans", "100万+"),
      ("1+ Million Coins", "zh-Hant", "一百萬以上"), ("Bakers Dozen", "it", "Tredici"), ("Baker's Dozen", "vi", "Tá 13 cái"),
      ("Bakers Dozen", "es-ES", "Docena de panaderos"), ("Forty Thieves", "da", "Fyrretyve røvere"),
      ("12th", "he", "שנים עשר"), ("Allows a city to grow larger than size 10.", "ja", "都市がサイズ11以上に成長することを可能にします。"),
    ]) func same(english: String, locale: String, title: String)
  { #expect(!differ(english, locale, title)) }

  @Test(
    "numbers that don't are reported",
    arguments: [
      ("1+ Million", "zh-Hans", "10万+"), ("Forty Thieves", "da", "Halvtreds røvere"), ("12th", "he", "שלושים"),
      ("Larger than size 10", "ja", "サイズ12以上"),
    ]) func different(english: String, locale: String, title: String)
  { #expect(differ(english, locale, title)) }

  private func differ(_ english: String, _ locale: String, _ title: String) -> Bool {
    let catalog = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        item:
          type: non-consumable
          localizations:
            en-US: {title: "\(english)"}
            \(locale): {title: "\(title)"}
      """
    return !MarkedCatalog(catalog).lint(only: ["number-differs"]).findings.isEmpty
  }

  private func rules(_ locale: String, _ title: String) -> [String] {
    let text = ProductText(locale: locale, rule: nil, fields: ["consumable", Substring(title), Substring(title)])
    return text.findings.map(\.rule)
  }
}
