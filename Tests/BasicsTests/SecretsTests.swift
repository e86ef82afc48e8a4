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
      "/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T/shopkeeper-3F2504E0-4F89-11D3-9A0C-0305E82C3301/a.yml",
    ]) func shown(_ text: String)
  { #expect(Secrets.redacted(text) == text) }

  @Test(
    "a text that repeats the start of a secret takes no longer than its size", .timeLimit(.minutes(1)),
    arguments: ["://", "-----BEGIN KEY", "password=\"", "password='\\", "a:b@", "eyJ", ":", "x://a:", "\u{0}@"])
  func linear(_ part: String) {
    let text = String(repeating: part, count: 60_000 / part.utf8.count)
    #expect(Secrets.redacted(text).utf8.count <= text.utf8.count * 3)
  }
}
