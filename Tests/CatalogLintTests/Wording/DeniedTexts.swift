import Testing

/// Descriptions of a paid consumable that deny what a rule looks for, and ones that don't.
struct DeniedText: Sendable, CustomTestStringConvertible {
  let locale: String
  let rule: String
  let text: String

  var testDescription: String { "\(locale): \(text)" }

  init(_ line: Substring) {
    let fields = line.split(separator: " | ", maxSplits: 2).map(String.init)
    locale = fields[0]
    rule = Self.rules[fields[1]] ?? fields[1]
    text = fields[2]
  }

  private static let rules = [
    "time": "time-limited-consumable", "unlock": "unlock-as-consumable", "free": "free-wording",
    "promo": "promotional-claim", "saving": "discount-claim", "payment": "external-payment",
    "cash": "cash-out", "goods": "physical-goods", "chance": "random-item",
  ]

  /// - Parameter lines: Lines of `locale | rule | description`.
  private static func read(_ lines: String) -> [DeniedText] { lines.split(separator: "\n").map(DeniedText.init) }

  static let denied = read(
    """
    en-US | time | Every tool. No monthly fees.
    en-US | time | Billed once, never monthly.
    en-US | time | No ads, subscriptions or monthly fees.
    en-US | time | Monthly fees do not apply.
    en-US | time | Monthly cost: none.
    en-US | time | All brushes without any hidden monthly costs.
    en-US | time | No 30-day limit, ever.
    en-US | unlock | A small thank-you. Unlocks nothing.
    en-US | unlock | It does not unlock any level.
    en-US | unlock | A tip that unlocks no features.
    en-US | free | This pack is not free.
    en-US | payment | No credit card needed.
    en-US | chance | No loot boxes in here.
    en-US | goods | Nothing is shipped to your home.
    de-DE | time | Alle Werkzeuge, keine monatlichen Kosten.
    de-DE | time | Ohne Werbung, Abos oder monatliche Gebühren.
    de-DE | time | Monatliche Kosten gibt es nicht.
    de-DE | unlock | Ein Dank. Nichts wird freigeschaltet.
    de-DE | unlock | Schaltet keine Level frei.
    de-DE | payment | Keine Kreditkarte nötig.
    de-DE | payment | Ohne Kreditkarte oder Überweisung.
    fr-FR | time | Tous les outils, sans abonnement mensuel.
    fr-FR | time | Aucun frais mensuel, jamais.
    fr-FR | time | Sans publicité, abonnement ni frais mensuels.
    fr-FR | unlock | Un petit merci. Ne débloque rien.
    es-ES | time | Sin cuotas mensuales ni anuncios.
    es-ES | time | No hay pagos mensuales.
    es-ES | unlock | No desbloquea nada.
    pt-BR | time | Sem mensalidade.
    pt-BR | time | Sem anúncios, assinaturas ou taxas mensais.
    pt-BR | unlock | Não desbloqueia nada.
    it | time | Nessun canone mensile.
    it | time | Senza abbonamento mensile.
    it | unlock | Non sblocca nulla.
    nl-NL | time | Geen maandelijkse kosten.
    nl-NL | time | Zonder reclame of maandelijkse kosten.
    sv | time | Inga månatliga avgifter.
    sv | time | Utan månadsabonnemang.
    da | time | Ingen månedlige gebyrer.
    da | time | Uden månedligt abonnement.
    no | time | Ingen månedlige gebyrer.
    fi | time | Ei kuukausittaisia maksuja.
    fi | time | Ilman kuukausitilausta.
    pl | time | Bez miesięcznych opłat.
    pl | time | Bez reklam, subskrypcji i opłat miesięcznych.
    pl | time | Nie ma miesięcznego abonamentu.
    cs | time | Žádné měsíční poplatky.
    cs | time | Bez měsíčního předplatného.
    sk | time | Žiadne mesačné poplatky.
    hu | time | Nincs havi díj.
    hu | time | Havi előfizetés nélkül.
    ro | time | Fără abonament lunar.
    hr | time | Bez mjesečne pretplate.
    sl-SI | time | Brez mesečne naročnine.
    ca | time | Sense quotes mensuals.
    ru | time | Нет ежемесячной платы.
    ru | time | Без рекламы, подписок и ежемесячных платежей.
    ru | time | Ежемесячной платы нет.
    ru | unlock | Ничего не разблокирует.
    uk | time | Без щомісячної плати.
    uk | time | Щомісячної плати немає.
    el | time | Χωρίς μηνιαία συνδρομή.
    el | time | Δεν υπάρχουν μηνιαίες χρεώσεις.
    tr | time | Aylık ücret yok.
    tr | time | Aylık ödeme gerektirmez.
    tr | time | Hiçbir aylık ücret ödemezsiniz.
    ar-SA | time | بدون رسوم شهرية.
    ar-SA | time | لا توجد رسوم شهرية.
    he | time | ללא תשלום חודשי.
    he | time | אין דמי מנוי חודשיים.
    hi | time | कोई मासिक शुल्क नहीं।
    hi | time | बिना मासिक शुल्क के।
    mr-IN | time | मासिक शुल्क नाही.
    bn-BD | time | কোনো মাসিক ফি নেই।
    gu-IN | time | કોઈ માસિક ફી નથી.
    ta-IN | time | மாதாந்திர கட்டணம் இல்லை.
    te-IN | time | నెలవారీ రుసుము లేదు.
    vi | time | Không có phí hàng tháng.
    vi | time | Không cần trả phí hàng tháng.
    vi | time | Không quảng cáo hoặc phí hàng tháng.
    th | time | ไม่มีค่าใช้จ่ายรายเดือน
    th | time | ไม่ต้องจ่ายรายเดือน
    id | time | Tanpa biaya bulanan.
    id | time | Tidak ada langganan bulanan.
    ms | time | Tiada yuran bulanan.
    ja | time | 全ツール。月額料金なし。
    ja | time | 毎月の支払いは不要です。
    ja | time | 広告や月額料金はありません。
    ja | free | これは無料ではありません。
    ko | time | 모든 도구. 월 구독료 없음.
    ko | time | 매월 결제하지 않아도 됩니다.
    ko | time | 월정액이 아니라 한 번만 결제.
    ko | unlock | 아무것도 잠금 해제되지 않습니다.
    zh-Hans | time | 全部工具，无需每月付费。
    zh-Hans | time | 无月费，无订阅。
    zh-Hans | time | 无广告、订阅或月费。
    zh-Hans | unlock | 感谢支持，不会解锁任何功能。
    zh-Hans | unlock | 仅为打赏，不解锁任何内容。
    zh-Hans | free | 本套装并非免费。
    zh-Hans | free | 买断制，无需付费订阅。
    zh-Hant | time | 全部工具，無需每月付費。
    zh-Hant | time | 無月費。
    zh-Hant | unlock | 感謝支持，不會解鎖任何功能。
    """)

  static let affirmed = read(
    """
    en-US | time | No ads. A monthly pass to every tool.
    en-US | time | No ads and a monthly gift.
    en-US | time | No ads for 30 days.
    en-US | time | Don't miss: 30 days of every tool.
    en-US | time | Not only monthly fees but gifts too.
    en-US | time | Don't miss your monthly pass.
    en-US | time | Monthly gems that do not run out.
    en-US | time | No ads monthly.
    en-US | unlock | No ads and unlocks all levels.
    en-US | unlock | Unlocks levels you do not own yet.
    en-US | unlock | Doesn't expire. Unlocks all levels.
    en-US | free | No account, free to get.
    en-US | free | Not a trap: it is free.
    en-US | payment | No fees on our website.
    en-US | placeholder-text | No lorem ipsum in here.
    en-US | other-platform | Not for Android.
    de-DE | time | Keine Werbung. Monatlich neue Karten.
    de-DE | time | Nicht nur monatlich neue Karten.
    de-DE | time | 30 Tage ohne Werbung.
    de-DE | unlock | Keine Werbung und alle Level freigeschaltet.
    fr-FR | time | Sans publicité pendant 30 jours.
    fr-FR | time | Pas seulement un pass mensuel.
    es-ES | time | Sin anuncios. Pase mensual.
    es-ES | time | Sin anuncios y con acceso mensual.
    pt-BR | time | Acesso no plano mensal.
    pt-BR | time | Sem anúncios por 30 dias.
    it | time | Niente pubblicità. Accesso mensile.
    nl-NL | time | Geen reclame, maandelijks nieuwe kaarten.
    sv | time | Inga annonser. Månadskort.
    pl | time | Bez reklam. Karnet miesięczny.
    ru | time | Без рекламы на 30 дней.
    ru | time | Не только ежемесячный пропуск.
    tr | time | Reklam yok. Aylık kart.
    tr | time | Aylık kart, reklam yok.
    tr | time | Sınırsız aylık kart.
    ja | time | 30日間広告なし。
    ja | time | 月額パスで広告なし。
    ja | time | 毎月だけではありません。
    ja | time | 月額で全ツール。制限なし。
    ko | time | 30일간 광고 없음.
    ko | time | 월간 이용권으로 광고 없이.
    ko | time | 월정액뿐만 아니라 선물도.
    zh-Hans | time | 无广告月卡。
    zh-Hans | time | 30天无广告。
    zh-Hans | time | 不可错过的月卡。
    zh-Hans | time | 无限畅玩月卡。
    zh-Hans | free | 无需邀请免费领取。
    zh-Hant | time | 無廣告月卡。
    vi | time | Không giới hạn hàng tháng.
    vi | time | Không quảng cáo trong 30 ngày.
    th | time | ไม่จำกัดรายเดือน
    id | time | Tanpa iklan selama 30 hari.
    ar-SA | time | بدون إعلانات لمدة شهر.
    he | time | ללא פרסומות. כרטיס חודשי.
    hi | time | विज्ञापन नहीं। मासिक पास।
    """)

  static let free = read(
    """
    en-US | free | You help to keep the app free for everyone.
    en-US | free | Cloud models; your own keys stay free.
    en-US | free | Feel free to ask. It adds free slots.
    en-US | free | The free version has three brushes.
    de-DE | free | Hilft, dass die App kostenlos bleibt.
    de-DE | free | Die App bleibt für alle kostenlos.
    fr-FR | free | Pour que l’application reste gratuite.
    es-ES | free | Ayuda a que la app siga siendo gratis.
    pt-BR | free | Ajuda a manter o app grátis.
    it | free | Così l’app resta gratuita.
    nl-NL | free | Zo blijft de app gratis.
    pl | free | Dzięki temu gra pozostaje darmowa.
    ru | free | Приложение остаётся бесплатным.
    tr | free | Uygulamanın ücretsiz kalmasını sağlar.
    ja | free | アプリを無料で提供し続けるための応援。
    ko | free | 앱을 무료로 유지하는 데 도움이 됩니다.
    zh-Hans | free | 支持开发者，让应用保持免费。
    zh-Hans | free | 让应用永远免费。
    zh-Hant | free | 支持開發者，讓應用保持免費。
    sv | free | Hjälper till att hålla appen gratis.
    fi | free | Näin sovellus pysyy maksuttomana.
    vi | free | Giúp giữ ứng dụng miễn phí.
    id | free | Membantu aplikasi tetap gratis.
    uk | free | Застосунок залишається безкоштовним.
    """)

  static let calledFree = read(
    """
    en-US | free | A free pack of brushes.
    en-US | free | Keep all your free gems.
    en-US | free | This pack stays free.
    de-DE | free | Kostenlose Pinsel für die App.
    fr-FR | free | Des gemmes gratuites dans le jeu.
    es-ES | free | Gemas gratis en el juego.
    ja | free | アプリ内で無料でもらえます。
    ko | free | 앱에서 무료로 받으세요.
    zh-Hans | free | 应用内免费领取金币。
    ru | free | Бесплатные кисти для приложения.
    tr | free | Oyunda ücretsiz elmas.
    """)

  static let vouchers = read(
    """
    en-US | saving | Weapon shop coupon: 20% off
    en-US | promo | A coupon for 20% off in the weapon shop
    de-DE | saving | Gutschein für den Waffenladen: 10 % Rabatt
    fr-FR | saving | Coupon de l’armurerie, 20 % de réduction
    es-ES | saving | Cupón de la armería: 20 % de descuento
    ja | saving | 武器屋クーポン 20%オフ
    ko | saving | 무기 상점 쿠폰, 20% 할인
    zh-Hans | saving | 武器店八折券
    zh-Hans | saving | 商城道具八折优惠券
    zh-Hant | saving | 武器店八折券
    ru | saving | Купон оружейной лавки, скидка 20 %
    tr | saving | Silah dükkânı kuponu, %20 indirim
    """)

  static let ownDiscounts = read(
    """
    en-US | saving | Big chest, 20% off
    en-US | promo | 20% off this pack
    en-US | promo | Coupon inside: half price
    de-DE | saving | Große Truhe, 20 % Rabatt
    ja | saving | 通常より20%オフ
    zh-Hans | saving | 大宝箱八折
    """)
}
