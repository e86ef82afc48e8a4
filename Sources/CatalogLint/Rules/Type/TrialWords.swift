import AppStoreReference

/// The words of each language for a trial and for a day, and the numbers of days in words.
struct TrialWords {
  /// Stems, in small letters.
  let trial: [Substring]
  let day: [Substring]
  let numbers: [Substring]

  /// The words of a locale's language; nil when they are not known.
  static func words(of locale: StoreLocale) -> TrialWords? {
    byLanguage[locale.language]
  }

  private static let byLanguage: [String: TrialWords] = {
    var words: [String: TrialWords] = [:]
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      guard fields.count == 4 else { continue }
      func list(_ index: Int) -> [Substring] { fields[index].split(separator: ",") }
      words[String(fields[0])] = TrialWords(trial: list(1), day: list(2), numbers: list(3))
    }
    return words
  }()

  /// The name that the guideline wants, with its length left open; English where it is not known.
  static func pattern(in locale: StoreLocale) -> String {
    if locale.script == .traditionalHan { return "XX天試用" }
    return patterns[locale.language] ?? "XX-day Trial"
  }

  private static let patterns: [String: String] = [
    "zh": "XX天试用", "ja": "XX日間トライアル", "ko": "XX일 체험", "de": "XX Tage testen",
    "fr": "Essai de XX jours", "es": "Prueba de XX días", "it": "Prova di XX giorni",
    "pt": "Teste de XX dias", "ru": "Пробный период XX дней", "tr": "XX Günlük Deneme",
    "id": "Uji Coba XX Hari", "vi": "Dùng thử XX ngày", "th": "ทดลองใช้ XX วัน",
    "ar": "تجربة لمدة XX يومًا",
  ]

  private static let lines = """
    en|trial|day|three,five,seven,ten,fourteen,fifteen,twenty,thirty,sixty,ninety
    zh|试用,試用,体验,體驗|天,日|
    ja|トライアル,体験,お試し,おためし,試用|日|
    ko|체험,트라이얼,평가판,시험|일|사흘,열흘,보름
    de|test,probe,probier,schnupper|tag,täg|drei,fünf,sieben,zehn,vierzehn,fünfzehn,dreißig,dreissig
    fr|essai|jour|trois,cinq,sept,dix,quatorze,quinze,trente
    es|prueba|día,dia|tres,cinco,siete,diez,catorce,quince,treinta
    it|prova|giorn|tre,cinque,sette,dieci,quattordici,quindici,trenta
    pt|teste,avaliação,experimenta,prova,período experimental|dia|três,cinco,sete,dez,catorze,quatorze,quinze,trinta
    ru|пробн,триал,тест,ознаком|дней,дня,день,дн.,дневн|три,тр,пять,семь,семи,десять,четырнадцать,тридцать
    tr|deneme,dene|gün|üç,beş,yedi,on,on dört,on beş,otuz
    id|coba,trial|hari|tiga,lima,tujuh,sepuluh,empat belas,lima belas,tiga puluh
    vi|thử,trải nghiệm|ngày|ba,năm,bảy,mười,mười bốn,ba mươi
    th|ทดลอง|วัน|สาม,เจ็ด,สิบ,สามสิบ
    ar|تجرب,تجريب|يوم,أيام,ايام|ثلاثة,سبعة,عشرة,أسبوع
    nl|proef,probeer|dag|drie,vijf,zeven,tien,veertien,vijftien,dertig
    sv|prov|dag|tre,fem,sju,tio,fjorton,femton,trettio
    da|prøve|dag|tre,fem,syv,ti,fjorten,femten,tredive
    no|prøve|dag,døgn|tre,fem,sju,syv,ti,fjorten,femten,tretti
    fi|kokeilu|päivä|kolme,viisi,seitsemän,kymmenen
    pl|prób,test|dni,dzień,dnio|trzy,pięć,siedem,dziesięć,czternaście,trzydzieści
    cs|zkuš,zkouš|dn,den|tři,pět,sedm,deset,čtrnáct,třicet
    sk|skúš|dn,deň|tri,päť,sedem,desať,štrnásť,tridsať
    hu|próba|nap|három,öt,hét,tíz,tizennégy,harminc
    ro|prob,încerc,test|zi|trei,cinci,șapte,zece,paisprezece,treizeci
    hr|prob|dan|tri,pet,sedam,deset,četrnaest,trideset
    sl|preizkus|dan,dni,dnev|tri,pet,sedem,deset,štirinajst,trideset
    ca|prova|dia,dies|tres,cinc,set,deu,catorze,quinze,trenta
    ms|percubaan,cuba|hari|tiga,lima,tujuh,sepuluh,empat belas,tiga puluh
    uk|пробн,тест|дн,день|три,п'ять,сім,десять,чотирнадцять,тридцять
    el|δοκιμ|ημέρ,μέρ,ημερ|τρεις,πέντε,επτά,δέκα,τριάντα
    he|ניסיון,נסיון|יום,ימי|שלושה,שבעה,עשרה
    hi|परीक्षण,ट्रायल,आज़मा|दिन|तीन,सात,दस,चौदह,तीस
    """
}
