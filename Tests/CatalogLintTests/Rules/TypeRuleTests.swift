import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

@Suite("Texts that contradict the type") struct TypeRuleTests {
  @Test(
    "a length of time needs a subscription",
    arguments: [
      TextCase("type: consumable", "zh-Hans", "⟦7天⟧礼包", "每天领取"),
      TextCase("type: consumable", "zh-Hans", "黄金⟦周卡⟧", "连续7天领取"),
      TextCase("type: consumable", "en-US", "⟦7 Days⟧ of Double XP", "For one week"),
      TextCase("type: non-consumable", "de-DE", "⟦30 Tage⟧ VIP", "VIP"),
      TextCase("type: consumable", "ko", "⟦30일⟧ 패스", "매일 보상"),
      TextCase("type: consumable", "zh-Hans", "双倍经验", "持续⟦3天⟧"),
      TextCase("type: consumable", "zh-Hans", "会员", "开通⟦3天⟧"),
      // Hours, minutes, and what is not a length of time.
      TextCase("type: consumable", "zh-Hans", "2小时加速", "24小时内有效，30分钟冷却"),
      TextCase("type: consumable", "en-US", "24 Hour Pass", "A boost for 60 minutes"),
      TextCase("type: consumable", "en-US", "Level 5", "Daily, in 2024, from day 3"),
      TextCase("type: consumable", "zh-Hans", "第2章", "2024年，每日一次"),
      // Forever.
      TextCase("type: non-consumable", "zh-Hans", "终身会员", "比年卡划算"),
      TextCase("type: non-consumable", "en-US", "VIP", "Yours forever"),
      // A free trial, and subscriptions.
      TextCase("type: non-consumable, price: {tier: 0}", "zh-Hans", "14天试用", "试用14天"),
      TextCase("type: non-renewing", "zh-Hans", "月卡", "30天内每天领取"),
      // A membership without a duration.
      TextCase("type: consumable", "zh-Hans", "VIP礼包", "会员专属"),
      TextCase("type: consumable", "en-US", "Chest", "For members only"),
      TextCase("type: consumable", "en-US", "Monthly Special", "500 gems for May"),
      TextCase("type: consumable", "ko", "주간 특가", "보석 500개"),
      TextCase("type: consumable", "ru", "Еженедельное предложение", "500 кристаллов"),
      TextCase("type: consumable", "fr-FR", "500 points", "Expirent après 90 jours"),
      TextCase("type: consumable", "ja", "500ジェム", "90日で失効します"),
      TextCase("type: consumable", "en-US", "Gem ⟦Month Pass⟧", "Gems expire after 30 days"),
      TextCase("type: consumable", "en-US", "Boost", "Expires after ⟦30 days⟧"),
      TextCase("type: consumable", "en-US", "Coins", "⟦3 years⟧ of premium"),
      TextCase("type: consumable", "ar-SA", "صندوق", "جوهرة كل يوم"),
    ]) func durations(_ test: TextCase)
  { test.expectMarks(of: "time-limited-consumable") }

  @Test(
    "products to keep may be named after the time they take",
    arguments: [
      TextCase("type: non-consumable", "en-US", "30-Day Ab Challenge", "30-Day Ab Challenge"),
      TextCase("type: non-consumable", "en-US", "12-Week Marathon Plan", "12-Week Marathon Plan"),
      TextCase("type: non-consumable", "en-US", "90-Day Bible Plan", "90-Day Bible Plan"),
      TextCase("type: non-consumable", "en-US", "30 Days of Yoga", "30 Days of Yoga"),
      TextCase("type: non-consumable", "en-US", "Weekly Report Export", "Weekly Report Export"),
      TextCase("type: non-consumable", "en-US", "Monthly Planner Pages", "Monthly Planner Pages"),
      TextCase("type: non-consumable", "zh-Hans", "7天减脂训练计划", "7天减脂训练计划"),
      TextCase("type: non-consumable", "zh-Hans", "二十一天养成好习惯", "二十一天养成好习惯"),
      TextCase("type: non-consumable", "zh-Hans", "一周食谱", "一周食谱"),
      TextCase("type: non-consumable", "zh-Hans", "7天低卡食谱", "7天低卡食谱"),
      TextCase("type: non-consumable", "ja", "30日チャレンジ", "30日チャレンジ"),
      TextCase("type: non-consumable", "ja", "一週間の献立", "一週間の献立"),
      TextCase("type: non-consumable", "ja", "365日の誕生花", "365日の誕生花"),
      TextCase("type: non-consumable", "ko", "7일 다이어트 식단", "7일 다이어트 식단"),
      TextCase("type: non-consumable", "ko", "일주일 식단", "일주일 식단"),
      TextCase("type: non-consumable", "de-DE", "30-Tage-Fitnessplan", "30-Tage-Fitnessplan"),
      TextCase("type: non-consumable", "de-DE", "8-Wochen-Laufplan", "8-Wochen-Laufplan"),
      TextCase("type: non-consumable", "fr-FR", "Programme 8 semaines", "Programme 8 semaines"),
      TextCase("type: non-consumable", "es-ES", "Plan de 8 semanas", "Plan de 8 semanas"),
      TextCase("type: non-consumable", "es-ES", "Reto de 30 días", "Reto de 30 días"),
      TextCase("type: non-consumable", "ru", "План на 8 недель", "План на 8 недель"),
      TextCase("type: non-consumable", "it", "Programma 8 settimane", "Programma 8 settimane"),
      TextCase("type: non-consumable", "it", "Una settimana a Roma", "Una settimana a Roma"),
      TextCase("type: non-consumable", "zh-Hant", "365天靜心", "365天靜心"),
      TextCase("type: non-consumable", "en-US", "Monthly Flash Cards", "Twelve sets of words"),
      TextCase("type: non-consumable", "de-DE", "Wanderwoche in 7 Tagen", "Mit Karte"),
      TextCase("type: non-consumable", "fr-FR", "Voyage en 80 jours", "Un essai sur Jules Verne"),
      TextCase("type: non-consumable", "zh-Hant", "一年級生字", "二年級生字"),
      TextCase("type: non-consumable", "zh-Hans", "日卡洛夫斯基作品集", "一年四季"),
      TextCase("type: non-consumable", "en-US", "Roman Walk", "An audio walk for a week in Rome"),
      // A pass, access, or only the duration.
      TextCase("type: non-consumable", "en-US", "⟦30-Day⟧ Pass", "Every level"),
      TextCase("type: non-consumable", "en-US", "⟦30 Days⟧", "All of it"),
      TextCase("type: non-consumable", "en-US", "Everything", "Access for ⟦7 days⟧"),
      TextCase("type: non-consumable", "en-US", "⟦Season Pass⟧", "Every level"),
      TextCase("type: non-consumable", "zh-Hans", "⟦1年⟧", "全部课程"),
      TextCase("type: non-consumable", "zh-Hans", "⟦30天⟧会员", "专属"),
      TextCase("type: non-consumable", "ja", "⟦30日間⟧パス", "全曲"),
      TextCase("type: non-consumable", "ko", "⟦30일⟧ 이용권", "모든 곡"),
      TextCase("type: non-consumable", "ru", "Доступ на ⟦8 недель⟧", "Все уроки"),
      TextCase("type: non-consumable", "en-US", "No Ads", "Removes ads for ⟦1 year⟧"),
      TextCase("type: non-consumable", "en-US", "⟦Monthly Card⟧", "Gems each morning"),
      TextCase("type: non-consumable", "en-US", "⟦14-day⟧ Trial", "Try it all"),
      TextCase("type: non-consumable", "zh-Hans", "⟦季卡⟧", "全部课程"),
      TextCase("type: non-consumable", "zh-Hans", "⟦30天⟧畅听卡", "全部课程"),
      TextCase("type: non-consumable", "zh-Hant", "⟦30天⟧通行證", "全部課程"),
      TextCase("type: non-consumable", "de-DE", "⟦Monatskarte⟧", "Alle Kurse"),
      TextCase("type: non-consumable", "de-DE", "⟦30 Tage⟧ Vollzugang", "Alle Kurse"),
      TextCase("type: non-consumable", "es-ES", "Abono ⟦8 semanas⟧", "Todo"),
      TextCase("type: non-consumable", "pt-BR", "Acesso por ⟦30 dias⟧", "Tudo"),
      TextCase("type: non-consumable", "fr-FR", "Accès ⟦30 jours⟧", "Tout"),
      TextCase("type: non-consumable", "tr", "⟦30 gün⟧ erişim", "Her şey"),
      TextCase("type: non-consumable", "vi", "Thẻ ⟦30 ngày⟧", "Tất cả"),
      TextCase("type: non-consumable", "id", "Akses ⟦30 hari⟧", "Semua"),
      TextCase("type: non-consumable", "th", "บัตร ⟦30 วัน⟧", "ทุกบทเรียน"),
      // A consumable is not kept by the customer, no matter what it is named after.
      TextCase("type: consumable", "en-US", "⟦30-Day⟧ Ab Challenge", "Abs"),
      TextCase("type: non-consumable", "it", "Accesso ⟦8 settimane⟧", "Tutto"),
    ]) func courses(_ test: TextCase)
  { test.expectMarks(of: "time-limited-consumable") }

  @Test("a team's own word for a duration doesn't need another word next to it") func ownWords() throws {
    let marked = TextCase("type: non-consumable", "en-US", "⟦Fortnight⟧ Box", "Chests").marked
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: marked.text))
    let input = LintInput(document)
    let rule = "time-limited-consumable"
    let today = try #require(CalendarDate(daysSince1970: 20_778))
    var configuration = LintConfiguration(
      words: [CustomWords(rule: rule, locale: nil, words: ["Fortnight"])], today: today)
    configuration.only = [rule]
    let findings = LintEngine(configuration: configuration).lint([input]).findings
    #expect(findings.map(\.range) == marked.marks)
  }

  @Test(
    "its severity",
    arguments: [
      ("7-Day Boost", "Double XP", Severity.error), ("Boost", "Double XP for 7 days", .warning),
      ("VIP", "A boost for 7 days", .error), ("VIP", "A boost", .warning), ("Boost", "Subscribe for 7 days", .error),
      ("Boost", "Subscribe for 7 days", .error), ("Monthly Gems", "A chest", .warning), ("Monthly", "A chest", .error),
      ("Monthly Pass", "A chest", .error),
    ]) func severities(_ title: String, _ description: String, _ severity: Severity)
  {
    let findings = TextCase("type: consumable", "en-US", title, description).marked.findings(
      of: "time-limited-consumable")
    #expect(findings.map(\.severity) == [severity])
  }

  @Test("a type is reported once, at the most severe text, with the others as related locations") func once() throws {
    let catalog = MarkedCatalog(
      """
      pass:
        type: consumable
        localizations:
          en-US: {title: Boost, description: Lasts 7 days}
          zh-Hans: {title: ⟦7天⟧加速, description: 持续七天}
          ja: {title: 7日間ブースト, description: 経験値が二倍}
      """)
    let findings = catalog.findings(of: "time-limited-consumable")
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.first?.related.count == 3)
  }

  @Test(
    "products to keep need a non-consumable",
    arguments: [
      TextCase("type: consumable", "zh-Hans", "⟦去广告⟧", "畅玩"),
      TextCase("type: consumable", "en-US", "Chapter Two", "⟦Unlocks⟧ the valley"),
      TextCase("type: consumable", "en-US", "⟦Unlock⟧ 5 Levels", "Five levels"),
      TextCase("type: consumable", "en-US", "5 Keys", "Each unlocks a chest, for ever"),
      TextCase("type: consumable, grants: {gold: 5}", "en-US", "Gold", "Unlocks a chest"),
      TextCase("type: consumable, grants: {gold: 5}", "en-US", "⟦Lifetime⟧ Gold", "Gold"),
      TextCase("type: consumable", "en-US", "Unlock Chest Key", "Opens a chest"),
      TextCase("type: non-consumable", "en-US", "Unlock All", "Lifetime access"),
    ]) func unlocks(_ test: TextCase)
  { test.expectMarks(of: "unlock-as-consumable") }

  @Test(
    "a quantity of a currency needs a consumable",
    arguments: [
      TextCase("type: non-consumable", "zh-Hans", "⟦60枚金币⟧", "60金币"),
      TextCase("type: non-consumable", "zh-Hans", "⟦60元宝⟧", "元宝"),
      TextCase("type: non-consumable", "en-US", "⟦100 gems⟧", "Gems"),
      TextCase("type: non-consumable", "zh-Hans", "去除广告", "去除广告并赠送500金币"),
      TextCase("type: non-consumable", "en-US", "Coin Doubler", "2x coins, 3 heroes, level 5"),
      TextCase("type: non-consumable", "en-US", "Golden Set", "12 golden skins"),
      TextCase("type: consumable", "en-US", "100 gems", "Gems"),
    ]) func currencies(_ test: TextCase)
  { test.expectMarks(of: "currency-as-non-consumable") }
}
