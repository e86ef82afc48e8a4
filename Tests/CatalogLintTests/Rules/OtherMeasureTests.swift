import CatalogLint
import SourceSyntax
import Testing

@Suite("Carats, weights, points of a test and the like") struct OtherMeasureTests {
  @Test("are neither prices nor quantities that are used up", arguments: ProductCase.all(cases))
  func measures(_ test: ProductCase) {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        \(test.item): {\((["type: non-consumable"] + test.fields + ["localizations: \(test.localizations)"]).joined(separator: ", "))}
      """)
    let rules: Set = [
      "quantity-mismatch", "currency-as-non-consumable", "price-mismatch", "price-in-title", "price-as-title",
    ]
    #expect(catalog.lint(only: rules).findings.map(\.message) == [])
  }

  static let cases = """
    - | frame | - | en-US | 24-carat Frame | A frame of 24-carat gold.
    - | frame | - | en-US | 24K Gold Frame | A frame in 24K gold.
    - | frame24 | - | en-US | 24 Karat Gold Skin | The skin is 18 carat gold.
    - | frame | - | zh-Hans | 24K金相框 | 24K金的相框，解锁后永久使用。
    - | frame | - | zh-Hans | 18K黄金皮肤 | 18K黄金皮肤一款。
    - | frame | - | ja | 24金フレーム | 24金のフレームです。
    - | frame | - | ja | 18Kゴールドの枠 | 18Kゴールドの枠です。
    - | frame | - | de-DE | 24-Karat-Goldrahmen | Ein Rahmen aus 24 Karat Gold.
    - | frame | - | de-DE | 24 Karat Gold | Ein Rahmen aus 750er Gold.
    - | frame | - | fr-FR | Cadre or 18 carats | Un cadre en or 24 carats.
    - | frame | - | fr-FR | 18 carats d'or | Un cadre d'or 18 carats.
    - | frame | - | es-ES | Marco de oro de 24 quilates | Marco en 24 quilates de oro.
    - | frame | - | ru | Рамка 24 карата золота | Рамка из золота 585 пробы.
    - | frame | - | ko | 24K 골드 프레임 | 24K 골드 프레임입니다.
    - | frame | - | ko | 18K 금 액자 | 18K 금 액자.
    - | frame | - | tr | 24 ayar altın çerçeve | 24 ayar altın görünüm.
    - | frame | - | it | Cornice d'oro 18 carati | 18 carati d'oro.
    - | frame | - | pt-BR | Moldura de 18 quilates de ouro | Ouro 18k
    - | frame | - | vi | Khung vàng 24K | Khung vàng 24K sang trọng.
    - | frame | - | th | กรอบทอง 24K | กรอบทองคำ 24 กะรัต
    - | frame | - | ar-SA | إطار ذهب 24 قيراط | إطار من الذهب عيار 24 قيراط
    - | frame | - | hi | 24 कैरेट सोना फ्रेम | 24 कैरेट सोने का फ्रेम
    - | ring | - | en-GB | 2-carat Diamond Ring | A ring with a 2 carat diamond.
    - | test | - | en-US | 100-Point Quiz | Score up to 100 points in each test.
    - | test | - | en-US | TOEIC 900 Points | Exercises to score 900 points.
    - | test | - | ja | TOEIC 900点コース | 900点を目指す問題集。
    - | test | - | zh-Hans | 雅思7分课程 | 满分100分的试卷。
    - | test | - | de-DE | Prüfung mit 100 Punkten | Erreiche 100 Punkte in der Klausur.
    - | test | - | fr-FR | Objectif 100 points | Visez 100 points à l'examen.
    - | test | - | ru | ЕГЭ на 100 баллов | Сдайте ЕГЭ на 100 баллов.
    - | test | - | ko | 토익 900점 | 토익 900점 목표 문제집
    - | gym | price: {GBP: 2.99} | en-GB | Ten-Pound Barbell | A ten-pound barbell for your gym.
    - | gym | price: {GBP: 2.99} | en-GB | 10-Pound Dumbbell | Two 10-pound dumbbells and a 5 pound ball.
    - | gym | price: {GBP: 2.99} | en-GB | Heavy Weights | Lift 20 pounds every day.
    - | gym | price: {USD: 2.99} | en-US | Dumbbells | Three weights of 5, 10 and 20 pounds.
    - | gym | price: {USD: 2.99} | en-US | Diet Plan | Lose ten pounds in a month.
    - | gym | price: {EUR: 2.99} | de-DE | Zehn-Pfund-Hantel | Eine Hantel von 10 Pfund.
    - | gym | price: {EUR: 2.99} | es-ES | Mancuerna de 10 libras | Una mancuerna de diez libras.
    - | gym | price: {BRL: 9.90} | pt-BR | Halter de 10 libras | Um halter de dez libras e outro de 20 libras.
    - | gym | price: {EUR: 2.99} | fr-FR | Haltère de 10 livres | Un haltère de dix livres.
    - | books | price: {EUR: 2.99} | fr-FR | 10 livres audio | Dix livres de contes.
    - | gym | price: {RUB: 99} | ru | Гантель 10 фунтов | Гантель весом в десять фунтов.
    - | gym | price: {EUR: 2.99} | it | Manubrio da 10 libbre | Un manubrio da dieci libbre.
    - | gym | price: {PLN: 9.99} | pl | Hantel 10 funtów | Hantel o wadze 10 funtów.
    - | gym | price: {JPY: 320} | ja | 10ポンドのダンベル | 10ポンドのダンベルです。
    - | gym | price: {KRW: 3300} | ko | 10파운드 덤벨 | 10파운드 덤벨입니다.
    - | gym | price: {CNY: 18} | zh-Hans | 10磅哑铃 | 一对10磅的哑铃。
    - | zoo | price: {RON: 9.99} | ro | 3 lei și o zebră | 3 lei și o zebră pentru zoo.
    - | zoo | price: {RON: 9.99} | ro | Trei lei | Doi lei și trei zebre.
    - | zoo | price: {USD: 2.99} | en-US | Zoo | 3 lei and a zebra
    - | zoo | price: {USD: 2.99} | en-US | Garland Pack | 5 flower leis and 3 lei
    - | king | price: {DKK: 25} | da | Konge med 3 kroner | Tre kroner til kongen.
    - | king | price: {SEK: 25} | sv | Tre kronor | 3 kronor i guld för kungen.
    - | king | price: {NOK: 25} | no | 3 kroner til kongen | Tre gullkroner.
    - | trees | price: {RUB: 99} | ru | 3 кроны деревьев | Три кроны
    - | stamps | price: {RUB: 99} | ru | 100 марок | Альбом на 100 марок.
    - | stamps | price: {EUR: 2.99} | de-DE | 100 Marken | Album für 100 Marken.
    - | music | price: {EUR: 2.99} | it | 3 lire antiche | Tre lire e un'arpa.
    - | sun | price: {PEN: 9.90} | es-MX | Tres soles | Paisaje con 3 soles y 2 lunas.
    - | wt | price: {MXN: 49} | es-MX | Pesos y mancuernas | Dos pesos de 5 kg.
    """

  @Test(
    "are read as such only beside words for what is measured",
    arguments: [
      ("en-GB", "GBP: 2.99", "Gem Pack", "Only 10 pounds"), ("ro", "RON: 9.99", "Pachet", "Doar 3 lei"),
      ("sv", "SEK: 25", "Mynt", "Bara 3 kronor"), ("ja", "JPY: 320", "ジェム", "10ポンドです"),
      ("ko", "KRW: 3300", "젬", "10파운드입니다"), ("da", "DKK: 25", "Mønter", "Kun 3 kroner"),
    ]) func money(_ locale: String, _ price: String, _ title: String, _ description: String)
  {
    let test = TextCase("type: consumable, price: {\(price)}", locale, title, description)
    #expect(!test.marked.findings(of: "price-mismatch").isEmpty)
  }
}
