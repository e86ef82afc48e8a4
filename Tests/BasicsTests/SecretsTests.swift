import Basics
import TestTools
import Testing

@Suite("Secrets in anything that is printed") struct SecretsTests {
  /// A secret in each of its notations, with the part that must not be shown.
  private static func planted(_ random: inout SplitMix) -> (text: String, secret: String) {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    func word(_ count: Int, _ more: String = "") -> String {
      let all = letters + more
      return String((0..<count).map { _ in all[Int.random(in: all.indices, using: &random)] })
    }
    let secret = word(Int.random(in: 6...30, using: &random), "!$*.,;%~^")
    let token = "eyJ\(word(20)).eyJ\(word(30)).\(word(40, "-_"))"
    let forms: [(String, String)] = [
      ("postgresql://shop:\(secret)@db.example.com/shop", secret), ("mysql://root:\(secret)@127.0.0.1:3306", secret),
      ("amqps://u:\(secret)@[::1]/v?x=1", secret), ("postgresql://shop:a@\(secret)@db/shop", secret),
      ("postgresql://shop:x\(secret)", secret), ("shop:\(secret)@db.example.com", secret),
      ("postgresql:///shop?host=db&password=\(secret)&x=1", secret), ("host=db password=\(secret) user=shop", secret),
      ("host=db password = '\(secret) \(secret)' user=shop", secret), ("PGPASSWORD=\(secret)", secret),
      ("{\"password\": \"\(secret)\"}", secret), ("secret='\(secret)'", secret), ("access_token=\(secret)", secret),
      (token, token), ("Authorization: Bearer \(token)", token), ("ghp_\(word(36))", ""), ("AKIA\(word(16))", ""),
      ("glrt-\(word(20))", ""), ("pypi-AgE\(word(40))", ""), ("dop_v1_\(word(40))", ""), ("PMAK-\(word(24))", ""),
      ("-----BEGIN PRIVATE KEY-----\n\(token)\n\(secret)\n-----END PRIVATE KEY-----", secret),
      ("-----BEGIN EC PRIVATE KEY-----\\n\(secret)", secret),
    ]
    let form = forms[Int.random(in: forms.indices, using: &random)]
    return (form.0, form.1.isEmpty ? form.0 : form.1)
  }

  @Test("are hidden in every notation, wherever they are", arguments: Seeds.some(UInt64(0)..<64)) func hidden(
    seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    let around = [
      ("", ""), ("no file at \"", "\""), ("unknown key \"stor\": ", "; did you mean \"store\"?"),
      ("a: b=c, ", " (d@e)"),
      ("https://example.com:8080/x ", " x"), ("标题：", " 。"), ("'", "'"), ("key=value ", " token"),
    ]
    for _ in 0..<200 {
      let (text, secret) = Self.planted(&random)
      let (before, after) = around[Int.random(in: around.indices, using: &random)]
      let message = before + text + after
      for shown in [
        Secrets.redacted(message), VisibleText.escaped(message), VisibleText.line(message), "\(quoted: message)",
      ] { #expect(!shown.contains(secret), "\(message) → \(shown)") }
      let once = Secrets.redacted(message)
      #expect(once.hasPrefix(before.prefix(12)) && Secrets.redacted(once) == once, "\(once)")
    }
  }

  @Test(
    "and nothing else is",
    arguments: [
      "no file at \"Catalogs/GoldRush/catalog.yml\"", "catalog.yml:12:5: error: unknown key \"titel\"",
      "https://developer.apple.com/help/app-store-connect/", "serving version 3 at http://127.0.0.1:8080",
      "http://[::1]:8080/v1/apps", "git@github.com:example/shop.git", "mailto:help@example.com", "help@example.com",
      "com.example.goldrush.GoldRushStarterPack2024LimitedEdition", "sk-premium-subscription-2024",
      "9CF3BDC4-1234-5678-9ABC-DEF012345678", "the password is in PGPASSWORD", "expected a key: \"price\" or \"tier\"",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "-----BEGIN PUBLIC KEY-----", "tier=5&x=y",
      "the password is at least 8 characters", "Password: required", "密码：请输入四位数字", "口令：开门大吉", "Passwort: 4-stellig",
      "パスワード：4桁の数字", "Secret:Garden Pack", "Secret Garden: 3 levels", "忘记密码?", "authorization: none",
      "Authorization: Basic plan", "Basic subscription, 12 months", "Bearer of the Ring",
      "serving at http://127.0.0.1:8080, and",
      "https://en.wikipedia.org/wiki/Help:Contents", "E-Mail:help@example.com", "邮箱 help@example.com",
      "https://apps.apple.com/redeem?ctx=offercodes&id=1&code=SUMMER24",
      "https://example.com/shop?page=2&sort=price123",
      "https://docs.github.com/webhooks/using-webhooks", "https://example.com/tokens/gold-coins-400",
      "task-Premium2024Subscription", "com.example.ask-monthly2024Subscription", "com.example.eurasia2024.goldrush",
      "-under the sea: 3 levels", "Level -u 3", "100 tokens = 1 gem", "Token: 400", "keys:3", "gem_token_pack_2024",
      "Cookie: 100 cookies", "Cookie: chocolate", "-upgrade:now", "-u", "docker run -p 8080:80", "ssh -p2222 host",
      "mysql -p", "--password is empty; expected a name", "--token FILE", "--key KEY_ID", "密码是四位数字", "密码为必填项",
      "Ｇｏｌｄ：４００", "the secret 400", "<key>password</key><string></string>", "<title>Password</title>",
      "a shared secret of 3 levels", "password: >-", "password: |", "ＳＧ．Ｇｏｌｄ",
      "http://x:8080/path@home", "http://shop.example:443/a?to=b@c.example", "at 10:30@noon", "token=gold",
      "auth=none, token=gems", "?token=gold&x=1", "PW: 4 worlds", "the passcode is on the card", "kpw=3",
      "machine learning login required", "WPW=1",
      "DerivedData/Build4/Products/Release-iphoneos17/GoldRush", "Catalogs/GoldRush2/screenshots/shop-Gold400-iPhone16",
      "/Users/anna/Xcode26/GoldRush/A1b2C3d4E5f6G7h8I9j0K1l2M3n4/Catalogs",
      "StringCatalogFormat2/HTMLProductCard3/XLIFFTests",
      "file:///tmp/shopkeeper-3F2504E0-4F89-11D3-9A0C-0305E82C3301/App/Shop.swift",
      "/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T/shopkeeper-3F2504E0-4F89-11D3-9A0C-0305E82C3301/a.yml",
    ]) func shown(_ text: String)
  { #expect(Secrets.redacted(text) == text) }

  @Test("a line of a key is hidden by itself") func lineOfKey() {
    var random = SplitMix(state: 36)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let shown = (0..<2_000).count { number in
      let length = number % 2 == 0 ? 64 : 76
      let line = String((0..<length).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
      return Secrets.redacted(line).utf8.count > 8
    }
    // One in thousands has as many letters of a kind side by side as words do.
    #expect(shown < 3, "\(shown)")
  }

  @Test(
    "are hidden in the notations of other languages, programs and services",
    arguments: [
      ("密码=⟦hunter2⟧", ""), ("口令：⟦Xy7!zK⟧", "。"), ("密碼＝⟦hunter2⟧", " 次"), ("パスワード=⟦ひみつ12⟧", ""),
      ("パスワード：⟦hunter2⟧", "です"), ("비밀번호: ⟦hunter2⟧", " 입니다"), ("Пароль=⟦тайна9⟧", ""), ("Kennwort: ⟦hunter2⟧", ""),
      ("password：⟦hunter2⟧", ""), ("password＝'⟦a b⟧", "'"), ("pwd:⟦hunter2⟧", ""), ("mot de passe=⟦hunter2⟧", ""),
      ("\"密码\"：\"⟦a b⟧", "\""), ("Authorization: Basic ⟦c2hvcDpodW50ZXIy⟧", ""),
      ("{\"Authorization\": \"Basic ⟦c2hvcDpwYXNz⟧", "\"}"), ("authorization: bearer ⟦abcdefgh⟧", ""),
      ("Proxy-Authorization：Token ⟦q8w7e6⟧", ""), ("curl -u shop:⟦hunter2⟧", " https://example.com"),
      ("--user 'shop:⟦hun ter2⟧", "'"), ("--proxy-user=shop:⟦hunter2⟧", ""),
      ("https://hooks.slack.com/services/⟦T01AB/B02CD/a1B2c3D4e5⟧", ""),
      ("https://discord.com/api/webhooks/⟦1234/aB_c-d⟧", ""), ("https://discordapp.com/api/v10/webhooks/⟦12/aBcd⟧", ""),
      ("https://x.webhook.office.com/webhookb2/⟦1f-2e@3d/IncomingWebhook/4c/5b⟧", ""),
      ("https://open.feishu.cn/open-apis/bot/v2/hook/⟦1f2e-3d4c⟧", ""),
      ("https://oapi.dingtalk.com/robot/send?⟦access_token=1f2e⟧", ""),
      ("https://qyapi.weixin.qq.com/cgi-bin/webhook/send?⟦key=1f2e-3d4c⟧", ""),
      ("https://api.telegram.org/bot⟦12345:AbC⟧", "/x y"), ("https://example.com/feed?token=⟦q8w7e6r5⟧", "&page=2"),
      ("https://example.com/feed?a=1&access_token=⟦q8w7e6r5⟧", "#x"), ("/feed?key=⟦q8w7e6r5⟧", ""),
      ("https://example.com/hooks/⟦q8w7e6r5t4⟧", "/x"), ("https://x.logic.azure.com/a?sp=1&sig=⟦q8w7e6r5⟧", ""),
      ("⟦x-glpat-a1B2c3D4e5F6g7H8i9J0⟧", ""), ("⟦keyglpat-a1B2c3D4e5F6g7H8i9J0⟧", ""),
      ("⟦x-AKIAIOSFODNN7EXAMPLE⟧", ""), ("（⟦ghp_16C7e42F292c6912E7710c838347Ae178B4a⟧", "）"),
      ("⟦_xoxb-12345678901-aB3dE5fG7hI9⟧", ""),
      ("{\\\"apiKey\\\": \\\"⟦Zq5ihu9lEmJcADwyQNeL⟧", "\\\"}"), ("Cookie: session=⟦ZqwrPwV81Aw71l33⟧", "; a=b"),
      ("set-cookie: sid=⟦s%3Aq8w7e6r5t4⟧", "; Path=/"), ("curl -ushop:⟦hunter22⟧", " https://example.com"),
      ("mysql -uroot -p⟦hunter2⟧", " shop"), ("mysqldump --all -p⟦x!y⟧", ""), ("--password ⟦Zq5ihu9l⟧", " --port 1"),
      ("--db-password ⟦Zq5ihu9l⟧", ""), ("-token ⟦Zq5ihu9l⟧", ""),
      ("⟦SG.ZqkXplRn8cPMBUraDdCX7x.dRpPdFzYddq1ACtOd4c8ml⟧", ""),
      ("ｐａｓｓｗｏｒｄ＝⟦hunter2⟧", ""), ("ＰＡＳＳＷＯＲＤ：⟦hunter2⟧", "！"), ("pass\u{200B}word=⟦hunter2⟧", " x"),
      ("pass\u{034F}word=⟦hunter2⟧", " x"), ("pa\u{061C}ss\u{E0041}word=⟦hunter2⟧", " x"),
      ("pass\\u0077ord=⟦hunter2⟧", " x"), ("pass\\x77ord=⟦hunter2⟧", " x"), ("pass&#119;ord=⟦hunter2⟧", " x"),
      ("pass&#x77;ord=⟦hunter2⟧", " x"), ("https:\\/\\/hooks.slack.com\\/services\\/⟦T0\\/B0\\/x1Y2z3⟧", " x"),
      ("password=⟦hun\u{2060}ter2⟧", " x"), ("⟦ghp\u{AD}_16C7e42F292c6912E7710c838347Ae178B4a⟧", ""),
      ("密码是 ⟦hunter2⟧", "。"), ("口令为⟦hunter2⟧", "，"), ("パスワードは ⟦hunter2⟧", " です"), ("mot de passe : ⟦hunter2⟧", ""),
      ("shared secret ⟦0123456789abcdef0123456789abcdef⟧", ""),
      ("App-Specific Shared Secret: ⟦0a1b2c3d4e5f60718293a4b5c6d7e8f9⟧", ""),
      ("password: >-\n      ⟦hunter2⟧", "\n"), ("secret: |\n  ⟦Zq5ihu9l⟧", "\n"), ("password: >\\n  ⟦hunter2⟧", ""),
      ("<password>⟦hunter⟧", "</password>"),
      ("<key>dbPassword</key><string>⟦hunter2⟧", "</string>"), ("<key>API_KEY</key>\n\t<string>⟦q8w7e6⟧", "</string>"),
      ("passcode: ⟦hunter2⟧", ""), ("Password: ⟦Xq&7z<K>p⟧", ""), ("<password>⟦Xq&amp;7&lt;z⟧", "</password>"),
      ("PW=⟦hunter2⟧", ""), ("pw: ⟦hunter2⟧", ""), ("密钥：⟦Xy7!zK⟧", "。"),
      ("machine db login shop password ⟦hunter2⟧", ""), ("machine db\n  login shop\n  password ⟦Xq<7&z⟧", "\n"),
      ("password=⟦Xq&7z<K>p⟧", " x"), ("/x?password=⟦Xq&7z⟧", "&page=2"), ("password:⟦Xq&7z<K⟧", " x"),
      ("mysql://u:⟦X<q>&7⟧", "@db/x"), ("mysql://u:⟦Xq?7⟧", "@db/x"), ("mysql://u:⟦Xq/7⟧", "@db/x"),
      ("at u:⟦Xq<7⟧", "@db"), ("postgresql://u:⟦1/2/3⟧", "@db"), ("mysql://shop:⟦2024/S3cr3t⟧", "@db"),
      ("auth: Basic ⟦c2hvcDpodW50ZXIy⟧", ""),
      ("{\\\"password\\\": \\\"⟦hunter⟧", "\\\"}"), ("\\\"secret\\\":\\\"⟦hun ter⟧", "\\\", \\\"x\\\": 1"),
      ("token=⟦gold2⟧", ""), ("access_token=⟦goldengemsforever⟧", ""),
      ("&lt;password&gt;⟦hunter⟧", "&lt;/password&gt;"), ("<add name=\"password\" value=\"⟦hunter2⟧", "\"/>"),
    ]) func notations(_ marked: String, _ after: String) throws
  {
    let parts = (marked + after).split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
    for before in ["", "no file at \"", "标题：", "error: "] {
      let shown = Secrets.redacted("\(before)\(parts[0])\(rest[0])\(rest[1])")
      #expect(!shown.contains(rest[0]) && shown.hasPrefix(before + parts[0]), "\(shown)")
      if let secret = rest[0].split(separator: " ").last { #expect(!shown.contains(secret), "\(shown)") }
    }
  }

  /// The notations of a character in JSON, YAML, XML and property lists.
  private static let escapes: [@Sendable (Unicode.Scalar) -> String] = [
    { scalar in String(scalar).utf16.map { "\\u" + hex(UInt32($0), 4) }.joined() },
    { scalar in String(scalar).utf16.map { "\\u" + hex(UInt32($0), 4).lowercased() }.joined() },
    { "\\U" + hex($0.value, 8) }, { $0.value < 0x100 ? "\\x" + hex($0.value, 2) : String($0) },
    { $0.value < 0x1_0000 ? "\\U" + hex($0.value, 4) : String($0) }, { "&#\($0.value);" },
    { "&#000000000\($0.value);" },
    { "&#x" + hex($0.value, 12).lowercased() + ";" }, { "<![CDATA[\($0)]]>" },
    { ["\"": "&quot;", "'": "&apos;", "<": "&lt;", ">": "&gt;", "&": "&amp;"][$0] ?? String($0) },
  ]

  private static func hex(_ number: UInt32, _ digits: Int) -> String {
    let written = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - written.count, 0)) + written
  }

  @Test(
    "are hidden with escapes in them, whichever, in any of the letters by which they are recognized",
    arguments: [
      ("密码：", "kjhgfdsa4zxcvbnm", " x"), ("密码=", "kjhgfdsa4zxcvbnm", " x"), ("ｐａｓｓword=", "kjhgfdsa4zxcvbnm", " x"),
      ("password=\"", "kjhgfdsa4zxcvbnm", "\" x"), ("password='", "kjhg fdsa4zxcvbnm", "' x"),
      ("<password>", "kjhgfdsa4zxcvbnm", "</password>"), ("pass\u{200B}word=", "kjhgfdsa4zxcvbnm", " x"),
      ("https://hooks.slack\u{AD}.com/services/", "T0/B0/kjhgfdsa4zxcvbnm", " x"),
      ("pass\u{E0041}word=", "kjhgfdsa4z", " x"),
      ("password:\u{3000}", "kjhgfdsa4z", " x"),
    ]) func escaped(_ before: String, _ secret: String, _ after: String)
  {
    for escape in Self.escapes {
      let whole = before.unicodeScalars.map(escape).joined()
      let some = before.unicodeScalars.enumerated().map { $0 % 3 == 1 ? escape($1) : String($1) }.joined()
      for text in [whole, some] {
        let shown = Secrets.redacted("\"title\": \"\(text)\(secret)\(after.unicodeScalars.map(escape).joined())")
        #expect(!shown.contains(secret) && shown.hasPrefix("\"title\": \"\(text)"), "\(shown)")
      }
    }
  }

  @Test(
    "and texts with escapes that are no secrets are shown",
    arguments: [
      "\\u5fd8\\u8bb0\\u5bc6\\u7801?", "Tom &amp; Jerry &quot;Gold&quot;", "<title><![CDATA[Password]]></title>",
      "a[0]]>b", "\\u12", "\\uD83D\\u0041 \\ud83d", "&#x110000; &#; &#x; &#99999999999999;",
      "\\U0001F600 \\xZZ &lt;b&gt;",
      "\\u5bc6\\u7801\\uff1a\\u8bf7\\u8f93\\u5165", "&#23494;&#30721;", "C:\\users\\x64\\Uploads", "&nbsp;&copy;",
    ]) func escapedWords(_ text: String)
  { #expect(Secrets.redacted(text) == text) }

  @Test(
    "another program that was given a secret can't show it, whatever it writes around it",
    arguments: ["hunter2", "a&b<c>d", "p@ss/w?rd%", "密码abc", "word"])
  func known(_ secret: String) {
    for text in ["no role for \(secret)", "\(secret)", "x\(secret)y\(secret)", "user \"\(secret)\" is unknown"] {
      #expect(!Secrets.redacted(text, knowing: secret).contains(secret), "\(text)")
      #expect(Secrets.redacted(text, knowing: "").contains(secret) && Secrets.redacted(text, knowing: nil) == text)
    }
    #expect(Secrets.redacted("no database", knowing: "no") == "no database")
  }

  @Test(
    "a text that repeats the start of a secret takes no longer than its size",
    arguments: [
      "://", "-----BEGIN KEY", "password=\"", "password='\\", "a:b@", "eyJ", ":", "x://a:", "\u{0}@",
      "machine a login b ", "password=&",
    ])
  func linear(_ part: String) {
    let text = String(repeating: part, count: 60_000 / part.utf8.count)
    #expect(Secrets.redacted(text).utf8.count <= text.utf8.count * 3)
  }
}
