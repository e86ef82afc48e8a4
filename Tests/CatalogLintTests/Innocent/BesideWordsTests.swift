import CatalogLint
import Testing

@Suite("Words beside what rules look for")
struct BesideWordsTests {
  @Test(
    "a length of time that is compared, or counted from now, is not how long a product lasts",
    arguments: [
      ("hi", "कम से कम 1 सप्ताह"), ("ja", "1 週間以下"), ("ko", "1주 미만"),
      ("pa-IN", "1 ਹਫ਼ਤੇ ਤੋਂ ਘੱਟ"), ("or-IN", "1 ସପ୍ତାହରୁ କମ"), ("ms", "Kurang dari 1 minggu"),
      ("hu", "Kevesebb, mint 1 hét"), ("gu-IN", "1 અઠવાડિયા કરતા ઓછુ"), ("zh-Hans", "不到一周"),
      ("zh-Hans", "现在 + 1 年"), ("mr-IN", "आता + १ वर्ष"), ("kn-IN", "ಈಗ + 1 ವರ್ಷ"),
      ("hi", "अब + 1 वर्ष"), ("ur-PK", "1 ہفتے سے کم"), ("te-IN", "1 వారం కంటే తక్కువ"),
      ("ta-IN", "தற்போது + 1 வருடம்"), ("vi", "Dưới một tuần"),
    ])
  func compared(locale: String, title: String) {
    #expect(!rules(locale, title).contains("time-limited-consumable"))
  }

  @Test(
    "what is deleted, accepted or locked for good is not unlocked for good",
    arguments: [
      ("zh-Hans", "永久接受"), ("zh-Hans", "永久连接到此服务器"), ("zh-Hans", "锁定/解锁位置"),
      ("zh-Hans", "首次解锁之后"), ("zh-Hans", "解锁驱动器"),
      ("ar-SA", "سيحذف دفتر العناوين هذا للأبد."), ("ar-SA", "أزل هذا المجلد للأبد"),
      ("ur-PK", "ہمیشہ کے لیے حذف کریں"), ("th", "ยอมรับถาวร"), ("th", "ลบทิ้งอย่างถาวร"),
      ("th", "ปลดล็อกไดรว์"),
      ("te-IN", "శాశ్వత హెచ్చరికలు"), ("kn-IN", "ಶಾಶ್ವತ ಎಚ್ಚರಿಕೆಗಳು"), ("ta-IN", "நிரந்தர எச்சரிக்கைகள்"),
      ("vi", "Mở khóa ổ đĩa được chọn"), ("vi", "Tạo kết nối vĩnh viễn đến máy chủ này"),
      ("ja", "最初のロック解除後"), ("hi", "चयनित ड्राइव अनलॉक करें"), ("id", "Buka kunci drive terpilih"),
      ("id", "Peringatan Permanen"), ("ko", "드라이브 잠금 해제"),
    ])
  func forGood(locale: String, title: String) {
    #expect(!rules(locale, title).contains("unlock-as-consumable"))
  }

  @Test(
    "a word of price or time that describes something else is not reported",
    arguments: [
      ("ar-SA", "الجزاء عند أخذ تكنولوجيا مجانية", "free-wording"),
      ("ar-SA", "سيتم تعليق الكمبيوتر قريباً جداً ما لم يتم توصيله.", "future-promise"),
      ("id", "APR (Majemuk Mingguan)", "time-limited-consumable"),
      ("tr", "Son işlemi geri al", "wrong-language"),
      ("tr", "Son Belgeler listesi temizlensin mi?", "wrong-language"),
      ("da", "Angiv her kontaktpersonens by.", "wrong-language"),
      ("no", "La andre se hvilke tjenester du bruker", "wrong-language"),
      ("fi", "Et voi asettaa aikarajoja alle 30 sekunnin.", "wrong-language"),
      ("de-DE", "To-Do-Leiste anzeigen", "wrong-language"),
      ("nl-NL", "On-the-fly-bewerkingen (alleen JPEG)", "wrong-language"),
      ("pt-PT", "Ângulo de rotação sobre o eixo Y", "wrong-language"),
      ("sk", "pica", "profanity"),
    ])
  func other(locale: String, title: String, rule: String) {
    #expect(!rules(locale, title).contains(rule))
  }

  @Test("a word whose plain letters are another one offends with its accents only")
  func accented() {
    #expect(rules("sk", "pi\u{10D}a").contains("profanity"))
  }

  @Test(
    "numbers that say the same in another way don't differ",
    arguments: [
      ("1+ Million", "ca", "Més d'1 milió"), ("1+ Million", "zh-Hans", "100万+"),
      ("1+ Million Coins", "zh-Hant", "一百萬以上"), ("Bakers Dozen", "it", "Tredici"),
      ("Baker's Dozen", "vi", "Tá 13 cái"), ("Bakers Dozen", "es-ES", "Docena de panaderos"),
      ("Forty Thieves", "da", "Fyrretyve røvere"), ("12th", "he", "שנים עשר"),
      ("Allows a city to grow larger than size 10.", "ja", "都市がサイズ11以上に成長することを可能にします。"),
    ])
  func same(english: String, locale: String, title: String) {
    #expect(!differ(english, locale, title))
  }

  @Test(
    "numbers that don't are reported",
    arguments: [
      ("1+ Million", "zh-Hans", "10万+"), ("Forty Thieves", "da", "Halvtreds røvere"),
      ("12th", "he", "שלושים"), ("Larger than size 10", "ja", "サイズ12以上"),
    ])
  func different(english: String, locale: String, title: String) {
    #expect(differ(english, locale, title))
  }

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
    let text = ProductText(
      locale: locale, rule: nil, fields: ["consumable", Substring(title), Substring(title)])
    return text.findings.map(\.rule)
  }
}
