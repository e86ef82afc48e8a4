import Basics
import Testing

@Suite("Secrets of several lines") struct SecretLinesTests {
  @Test(
    "a key is hidden to its end, and nothing else between quotation marks that don't belong together",
    arguments: [
      (
        "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END PRIVATE KEY-----",
        "…-----END PRIVATE KEY-----"
      ),
      ("+  -----BEGIN PRIVATE KEY-----\n+  MIIEvQIBADANBg\n   name: Gold coins", "+  …\n   name: Gold coins"),
      (
        "name: 60 password='gold\n-  tier: 5\n+  tier: 87\n  name: 400' gold",
        "name: 60 password='…\n-  tier: 5\n+  tier: 87\n  name: 400' gold"
      ),
      (
        #"-  notes: "-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqG""# + "\n"
          + #"+  notes: "-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqG""#, "-  notes: \"…\n+  notes: \"…"
      ), ("-  a: password='one two\n+  a: password='three four'", "-  a: password='…\n+  a: password='…'"),
      (
        "# -----BEGIN PRIVATE KEY-----\n# MIIEvQIBADANBg\n# kqhkiG9w0BAQEF\n# Gold coins, 60 of them",
        "# …\n# Gold coins, 60 of them"
      ),
      (
        "> -----BEGIN PRIVATE KEY-----\n21 |   > MIIEvQIBADANBg\n22 |   > kqhkiG9w0BAQEF",
        "> …"
      ),
      ("password=\"a\nprice: 1\nb2c3d4\n\"", "password=\"…\nprice: 1\n…\""),
    ])
  func lines(_ text: String, _ shown: String) { #expect(Secrets.redacted(text) == shown) }
}
