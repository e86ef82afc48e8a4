import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

@Suite("Trials, restoring and family sharing") struct TrialAndRestoreTests {
  // MARK: trial-name

  private static func trial(_ locale: String, _ title: String) -> [LocatedFinding] {
    MarkedCatalog("trial: {type: non-consumable, price: {tier: 0}, localizations: {\(locale): {title: \"\(title)\"}}}")
      .findings(of: "trial-name")
  }

  @Test(
    "a trial is named in the language of its locale",
    arguments: [
      ("en-US", "14-day Trial"), ("en-AU", "14-Day Free Trial"), ("en-US", "Fourteen-day trial"), ("zh-Hans", "14天试用"),
      ("zh-Hans", "完整版三十天试用"), ("zh-Hant", "7天體驗"), ("ja", "１４日間お試し"), ("ja", "7日間トライアル"), ("ko", "14일 무료 체험"),
      ("ko", "7일 체험판"), ("de-DE", "14-Tage-Testversion"), ("de-DE", "Siebentägige Testphase"),
      ("fr-FR", "Essai de 14 jours"), ("fr-CA", "Essai de sept jours"), ("es-ES", "Prueba de 14 días"),
      ("it", "Prova di 7 giorni"), ("pt-BR", "Teste de 14 dias"), ("pt-PT", "Avaliação de 30 dias"),
      ("ru", "Пробный период 14 дней"), ("tr", "14 Günlük Deneme"), ("id", "Uji Coba 14 Hari"),
      ("vi", "Dùng thử 14 ngày"), ("th", "ทดลองใช้ 14 วัน"), ("ar-SA", "تجربة لمدة 14 يومًا"),
      ("nl-NL", "Proefperiode van 14 dagen"), ("pl", "14-dniowa wersja próbna"), ("sv", "Provperiod 14 dagar"),
      ("hu", "14 napos próba"), ("uk", "Пробний період 14 днів"), ("de-DE", "14-day Trial"), ("ta-IN", "14 நாள் சோதனை"),
      ("xx", "Free"),
    ]) func named(_ locale: String, _ title: String)
  { #expect(Self.trial(locale, title).map(\.message) == []) }

  @Test(
    "a free product that isn't a trial, or doesn't state its length, is an error",
    arguments: [
      ("en-US", "Trial", "XX-day Trial"), ("en-US", "14 Days", "XX-day Trial"), ("zh-Hans", "试用", "XX天试用"),
      ("zh-Hant", "試用版", "XX天試用"), ("ja", "無料版", "XX日間トライアル"), ("fr-FR", "Essai gratuit", "Essai de XX jours"),
      ("ar-SA", "مجاني", "تجربة لمدة XX يومًا"), ("ru", "Бесплатная тема", "Пробный период XX дней"),
      ("nl-NL", "Gratis", "XX dagen op proef"), ("ta-IN", "இலவசம்", "XX நாள் சோதனைக்காலம்"),
    ]) func unnamed(_ locale: String, _ title: String, _ pattern: String)
  {
    let findings = Self.trial(locale, title)
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.message.contains("name it \"\(pattern)\"") == true)
  }

  @Test("weeks are a warning", arguments: [("de-DE", "2 Wochen testen"), ("zh-Hans", "1个月试用")]) func weeks(
    _ locale: String, _ title: String
  ) { #expect(Self.trial(locale, title).map(\.severity) == [.warning]) }

  @Test(
    "only non-consumables that cost nothing anywhere are trials",
    arguments: [
      "{type: non-consumable, price: {tier: 1}", "{type: consumable, price: {tier: 0}", "{type: non-consumable",
      "{type: non-consumable, price: {USD: 0, JPN: 100}",
    ]) func paid(_ product: String)
  {
    let catalog = MarkedCatalog("a: \(product), localizations: {en-US: {title: Winter}}}")
    #expect(catalog.findings(of: "trial-name").isEmpty)
  }

  // MARK: missing-restore-note

  @Test(
    "review notes say in many languages where purchases are restored",
    arguments: [
      "Settings > Restore Purchases", "RESTORE BUTTON: HOME", "设置 › 恢复购买", "設定 › 回復購買", "設定 › 恢復購買", "設定 › 購入を復元",
      "設定 › リストア", "설정 › 구매 복원", "Einstellungen › Käufe wiederherstellen", "Réglages › Restaurer les achats",
      "Ajustes › Restaurar compras", "Impostazioni › Ripristina", "Настройки › Восстановить покупки",
      "Ayarlar › Satın Alımları Geri Yükle", "Pulihkan Pembelian", "Cài đặt › Khôi phục", "ตั้งค่า › กู้คืนการซื้อ",
      "الإعدادات › استعادة المشتريات", "Herstel aankopen", "Återställ köp", "Przywróć zakupy", "Obnovit nákupy",
    ]) func restoreNotes(_ notes: String)
  {
    let catalog = MarkedCatalog("a: {type: non-consumable, review: {notes: \"\(notes)\"}}")
    #expect(catalog.findings(of: "missing-restore-note").isEmpty)
  }

  @Test("other notes do not", arguments: ["Home › Shop", "the store", "商店 › 更多", "Rest or re", ""]) func otherNotes(
    _ notes: String
  ) {
    let catalog = MarkedCatalog(
      """
      a: {type: non-consumable, review: {notes: "\(notes)"}}
      b: {type: non-consumable}
      """)
    #expect(catalog.findings(of: "missing-restore-note").count == 1)
  }

  @Test("a file format without notes has no findings, nor has a catalog of consumables") func silent() {
    func findings(_ type: ProductType, _ facets: CatalogFacets) -> [LocatedFinding] {
      let catalog = Catalog(products: [Product(item: "a", productID: "a", type: type)], facets: facets)
      let input = LintInput(
        name: "Shop.storekit", source: SourceFile(name: "Shop.storekit", text: ""), catalog: catalog,
        origin: TestOrigin())
      guard let today = CalendarDate(daysSince1970: 20_778) else { return [] }
      var configuration = LintConfiguration(today: today)
      configuration.only = ["missing-restore-note"]
      return LintEngine(configuration: configuration).lint([input]).findings
    }
    #expect(findings(.nonConsumable, .all.subtracting(.reviewNotes)).isEmpty)
    #expect(findings(.nonConsumable, .all.subtracting(.appLocales)).isEmpty)
    #expect(findings(.consumable, .all).isEmpty)
    #expect(findings(.nonRenewing, .all).isEmpty)
    #expect(findings(.nonConsumable, .all).count == 1)
    #expect(findings(.autoRenewable, .all).count == 1)
  }

  // MARK: family-sharing-type

  @Test(
    "sharing is compared with the same product of the earlier revision",
    arguments: [
      ("a: {type: non-consumable}", "b: {type: non-consumable, familySharable: true}", 0),
      ("a: {type: non-consumable}", "A: {type: non-consumable, familySharable: true}", 0),
      ("a: {type: non-consumable}", "a: {type: non-consumable, familySharable: true}", 1),
      ("a: {type: consumable}", "a: {type: consumable, familySharable: true}", 0),
      ("b: {type: non-consumable}", "a: {type: non-consumable, familySharable: true}", 0),
      ("a: {type: consumable, familySharable: true}", "a: {type: consumable, familySharable: true}", 1),
    ]) func sharing(_ now: String, _ before: String, _ count: Int)
  {
    let findings = MarkedCatalog(now).findings(of: "family-sharing-type", previous: before)
    #expect(findings.count == count)
  }
}
