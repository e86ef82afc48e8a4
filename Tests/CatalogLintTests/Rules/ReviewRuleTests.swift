import AppStoreReference
import CatalogLint
import CatalogModel
import LintReports
import SourceSyntax
import Testing

@Suite("Review notes") struct ReviewRuleTests {
  private static func product(_ notes: String?, _ item: String = "coins") -> Product {
    Product(item: item, productID: item, type: .consumable, review: Review(notes: notes))
  }

  @Test(
    "notes have a maximum length, in characters and in UTF-16 units",
    arguments: [
      ("a", 4000, nil), ("店", 4000, nil), ("🏪", 2000, nil),
      ("a", 4001, "the review notes have 4001 characters; at most 4000 are allowed"),
      ("店", 4001, "the review notes have 4001 characters; at most 4000 are allowed"),
      (
        "🏪", 2001,
        "the review notes have 2001 characters, but 4002 UTF-16 units, which the store may count; "
          + "at most 4000 are allowed"
      ),
    ] as [(String, Int, String?)]) func length(_ character: String, _ count: Int, _ message: String?)
  {
    let catalog = Catalog(products: [Self.product(String(repeating: character, count: count))])
    let findings = catalog.linted(only: ["review-notes-length"]).findings
    #expect(findings.map(\.message) == [message].compactMap(\.self))
  }

  @Test("a catalog without notes has one finding, regardless of its size", arguments: [1, 400]) func missing(
    _ count: Int
  ) {
    let products = (0..<count).map { Self.product(nil, "p\($0)") }
    let findings = Catalog(products: products).linted(only: ["missing-review-notes"]).findings
    #expect(findings.map(\.product) == ["p0"])
    #expect(count == 1 || findings.first?.message.hasPrefix("400 of 400 products") == true)
  }

  @Test("a product that intentionally has no notes is skipped, and its suppression is used") func suppressed() {
    let catalog = MarkedCatalog(
      """
      a: {type: consumable, ignore: [{rule: missing-review-notes, reason: shown at once}]}
      ⟦b⟧: {type: consumable}
      """)
    let report = catalog.lint(only: ["missing-review-notes", "unused-suppression"])
    #expect(report.findings.map(\.range) == catalog.marks)
  }

  @Test(
    "a password is found by the word before it, and only the password is marked",
    arguments: [
      "Password: ⟦hunter2⟧", "password=⟦hunter2⟧.", "PASSWORD: ⟦Hunter⟧", "pw ⟦abc123⟧, then Shop", "Passcode ⟦1234⟧",
      "PIN: ⟦4711⟧", "The password is ⟦apple123⟧.", "Password: '⟦Hunter⟧'", "User/pass: ⟦demo/demo1⟧",
      "login and password: demo@example.com / ⟦secret99⟧", "Testpasswort: ⟦geheim⟧", "Das Kennwort lautet ⟦blau77⟧",
      "Contraseña: ⟦sol2026⟧", "Senha: ⟦mar2026⟧", "Mot de passe : ⟦soleil⟧", "La password è ⟦mare2026⟧",
      "密码：⟦abc⟧，点击商城", "密码为⟦888888⟧", "帳號 demo 密碼 ⟦demo1234⟧", "口令:⟦abc123⟧", "パスワードは⟦test1234⟧です", "暗証番号：⟦1234⟧",
      "비밀번호는 ⟦test1234⟧", "암호: ⟦sesam⟧", "Пароль: ⟦qwerty⟧", "Şifre: ⟦deniz34⟧", "كلمة المرور: ⟦nour2026⟧",
      "Mật khẩu là ⟦hoa2026⟧", "รหัสผ่าน: ⟦dokmai99⟧", "Kata sandi: ⟦bunga12⟧", "**Password:** ⟦hunter2⟧",
      "Password: ⟦Hunter⟧ Shop: second tab", "Password: ⟦a1b2⟧ and no other",
      // Values that are no passwords.
      "No password needed", "Password: not needed", "password: none", "Password: n/a", "Enter any password",
      "The password is sent by e-mail", "Password: see the attachment", "Password is required for the second account",
      "Password: ********", "Password: xxxx", "Password: ${REVIEW_PASSWORD}", "Password: {{password}}",
      "Password: <ask us>", "The password has 6-12 characters", "密码6-12位", "密码：无", "无需密码", "密码为8位数字", "パスワード：不要",
      "비밀번호 불필요", "Ohne Passwort", "Kennwort: keines nötig", "Battle Pass: Season 5", "Season pass: 30-day",
      "Home › Shop › Pins", "Spin: 1234", "Forgot password? https://example.com/reset1",
      "Password: https://example.com/key1", "Password protected since 2024", "Level 24: Home › Shop", "", "密码",
    ]) func password(_ notes: String)
  {
    let catalog = MarkedCatalog("coins: {type: consumable, review: {notes: \"\(notes)\"}}")
    let findings = catalog.findings(of: "credentials-in-notes")
    #expect(findings.map(\.range) == catalog.marks)
  }

  @Test("a report never repeats a password, not even for another problem on the line") func secrecy() {
    let catalog = MarkedCatalog(
      "coins: {type: consumable, review: {screenshot: nowhere.png, notes: \"Password: hunter2\"}}")
    let report = catalog.lint(only: ["credentials-in-notes", "unreadable-image"])
    #expect(report.findings.count == 2)
    for reporter in Reporters.all {
      let output = reporter.render(report, style: ReportStyle())
      #expect(!output.contains("hunter2"), "\(reporter.name)")
    }
    #expect(TextReporter.render(report, style: ReportStyle()).contains("Password: •••••••"))
  }
}
