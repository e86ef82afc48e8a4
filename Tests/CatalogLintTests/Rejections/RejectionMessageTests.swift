import AppStoreReference
import CatalogLint
import Testing

@Suite("Messages of App Review") struct RejectionMessageTests {
  /// A message, the guidelines that it names, and the class that it is of; "–" for none.
  private static let messages: [(text: String, guidelines: [String], kind: String)] = [
    (
      """
      Guideline 3.1.2(c) - Business - Payments - Subscriptions

      The submission did not include all the required information for apps offering auto-renewable subscriptions. Update \
      the metadata to include a functional link to the Terms of Use (EULA).
      """, ["3.1.2(c)"], "terms-link"
    ),
    (
      "Guideline 3.1.2 – 您的 App 元数据中缺少使用条款（EULA）的有效链接，请在 App 描述中加入。", ["3.1.2"], "terms-link"
    ), ("ガイドライン3.1.2(c) App Storeのメタデータに利用規約へのリンクがありません。", ["3.1.2(c)"], "terms-link"),
    ("지침 3.1.2 앱 설명에 이용 약관 링크가 포함되어 있지 않습니다.", ["3.1.2"], "terms-link"),
    ("Richtlinie 3.1.2: Es fehlt ein Link zu den Nutzungsbedingungen.", ["3.1.2"], "terms-link"),
    (
      """
      Guideline 2.1(b) - Performance - App Completeness
      We are unable to find the in-app purchases in your app. Issue seen on iOS 18.1, version 2.0.3.
      """, ["2.1(b)"], "not-submitted"
    ),
    ("Guideline 2.1 - 我们注意到您的 App 内购买项目尚未提交审核。", ["2.1"], "not-submitted"),
    ("Guideline 2.1(b)\nアプリ内課金アイテムが見つかりません。手順をお知らせください。", ["2.1(b)"], "not-submitted"),
    ("Directive 2.1 - Nous n'avons pas pu trouver les achats intégrés.", ["2.1"], "not-submitted"),
    (
      "Guideline 2.3.2 - Performance - Accurate Metadata\nThe promotional image is the same as the app icon.",
      ["2.3.2"],
      "promotional-image"
    ), ("准则 2.3.2 多个产品使用了相同的宣传图片。", ["2.3.2"], "promotional-image"),
    (
      "Guideline 2.3.2: your promoted in-app purchases have the same display name and description.", ["2.3.2"],
      "equal-texts"
    ), ("ガイドライン 2.3.2 2つのアイテムの表示名と説明が同じです。", ["2.3.2"], "equal-texts"),
    ("Guideline 2.3.7 - Performance: the screenshots include references to the price.", ["2.3.7"], "price-in-metadata"),
    ("準則 2.3.7 您的副標題提到價格。", ["2.3.7"], "price-in-metadata"),
    ("Guideline 2.3.10 - We noticed information that is not relevant to the store.", ["2.3.10"], "other-platform"),
    ("Guideline 2.3.10: el texto menciona otras plataformas como Android", ["2.3.10"], "other-platform"),
    (
      "Guideline 3.1.1 - The app lacks a restore button, so that users can't get their items back.", ["3.1.1"],
      "missing-restore"
    ),
    ("Guideline 3.1.1 - 您的 App 没有提供“恢复购买”功能。", ["3.1.1"], "missing-restore"),
    ("Guideline 3.1.1 - The app uses license keys and QR codes to unlock content.", ["3.1.1"], "wrong-payment"),
    ("Guideline 3.1.1: o app usa um mecanismo externo de pagamento", ["3.1.1"], "wrong-payment"),
    (
      "Guideline 3.1.1 - The membership is configured as a consumable; it should be a non-renewing subscription.",
      ["3.1.1"], "wrong-type"
    ), ("Linea guida 3.1.1 Il tipo di prodotto non è corretto: è un consumabile.", ["3.1.1"], "wrong-type"),
    (
      "Guideline 3.1.2(c) - The free trial is promoted, but the subscriptions have no introductory offer.",
      ["3.1.2(c)"],
      "trial-without-offer"
    ), ("Guideline 3.1.2(c): не описано, что получит пользователь за цену", ["3.1.2(c)"], "vague-offer"),
    (
      "Guideline 3.1.2(c) - One or more auto-renewable subscriptions are marketed such that the calculated price is more "
        + "prominent than the billed amount.", ["3.1.2(c)"], "price-prominence"
    ), ("Your in-app purchases have not been submitted for review.", [], "not-submitted"),
    // Of something else, or of nothing.
    ("Guideline 4.3(a) - Design - Spam: we noticed your app shares a similar binary.", ["4.3(a)"], "–"),
    ("Guideline 5.1.1 - The app collects data without consent.", ["5.1.1"], "–"), ("", [], "–"),
    ("Version 2.1 crashes on iOS 3.1.2 and iPadOS 18.1 when a button is tapped.", [], "–"),
    ("Thank you for resubmitting your app for review. We are looking forward to it.", [], "–"),
    ("Guideline 2.1 - Performance: the app crashed at launch.", ["2.1"], "–"),
  ]

  @Test("are of a class of rejections, or of none that is known", arguments: messages.indices) func kind(_ index: Int) {
    let (text, guidelines, kind) = Self.messages[index]
    let message = RejectionMessage(text)
    #expect(message.guidelines == guidelines, "\(text)")
    #expect(message.classes.first?.name ?? "–" == kind, "\(text): \(message.classes.map(\.name))")
  }

  @Test(
    "each class has words in eleven languages, guidelines, and rules that exist",
    arguments: RejectionClass.all.map(\.name))
  func complete(_ name: String) throws {
    let kind = try #require(RejectionClass.named(name))
    #expect(kind.rules.allSatisfy { LintRules.named($0) != nil }, "\(kind.rules)")
    #expect(kind.guidelines.allSatisfy(ReviewGuideline.sections.contains), "\(kind.guidelines)")
    #expect(RejectionMessage.languages(of: name).count == 11)
  }

  @Test("each rejection has a class and a date") func evidence() {
    #expect(Rejection.all.count == 89)
    for rejection in Rejection.all {
      #expect(RejectionClass.named(rejection.className)?.cites(rejection.guideline) == true, "\(rejection)")
      #expect(rejection.url?.hasPrefix("https://") ?? true, "\(rejection)")
      #expect(
        rejection.date == "n.d." || rejection.date.wholeMatch(of: /20\d\d(-\d\d(-\d\d)?)?/) != nil, "\(rejection)")
    }
  }
}
