import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Passwords in the review notes of a catalog.
enum CredentialsInNotes: ProductRule {
  static let description = RuleDescription(
    id: "credentials-in-notes", category: .review, defaultSeverity: .warning, preconditions: [.reviewNotes],
    summary: "a password in review notes, which are in a file under version control",
    rationale: """
      A catalog is kept in version control and read by everyone who works on it; a password in it \
      stays in the history forever. App Store Connect has separate fields for the reviewer's \
      account, under App Review Information, which are not part of any file. The rule looks for a \
      word for "password", in the languages of the App Store that Shopkeeper reads, followed by \
      something that may be one; what it finds is never printed, and is shown as dots in excerpts.
      """,
    sources: [.platformVersionInformation], marksSecrets: true)

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {notes: "Home › Shop; no password needed"}}
    - coins: {type: consumable, review: {notes: "The password is sent to the reviewer by e-mail"}}
    - coins: {type: consumable, review: {notes: "Password: none"}}
    - coins: {type: consumable, review: {notes: "登录后进入商城，密码：无"}}
    - coins: {type: consumable, review: {notes: "パスワードは不要です"}}
    - coins: {type: consumable, review: {notes: "Kennwort: siehe App Store Connect"}}
    - coins: {type: consumable, review: {notes: "Password: <in App Store Connect>"}}
    rejected:
    - coins: {type: consumable, review: {notes: "Demo account: demo@example.com, password: ⟦hunter2⟧"}}
    - coins: {type: consumable, review: {notes: "Passwort lautet ⟦geheim123⟧"}}
    - coins: {type: consumable, review: {notes: "测试账号 test，密码⟦123456⟧，首页进入商城"}}
    - coins: {type: consumable, review: {notes: "パスワード：⟦abc123⟧でログイン"}}
    - coins: {type: consumable, review: {notes: "비밀번호: ⟦test1234⟧"}}
    - coins: {type: consumable, review: {notes: "Пароль — ⟦qwerty12⟧, затем Магазин"}}
    - coins: {type: consumable, review: {notes: "mot de passe : ⟦Soleil⟧"}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let notes = product.review.notes else { return [] }
    var findings: [RuleFinding] = []
    for range in CredentialSearch.passwords(in: notes) {
      findings.append(RuleFinding(.password, at: subject.path(.reviewNotes), part: range))
    }
    return findings
  }
}

extension Message {
  fileprivate static let password: Message =
    "the review notes seem to contain a password; give it in App Store Connect, under App Review "
    + "Information, and remove it from the file"
}
