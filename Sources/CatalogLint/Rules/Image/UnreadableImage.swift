import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Files referenced as images that the store would not accept.
enum UnreadableImage: ProductRule {
  static let description = RuleDescription(
    id: "unreadable-image", category: .image, defaultSeverity: .error, preconditions: [.screenshots],
    summary: "an image that is missing, damaged, too large, not PNG or JPEG, or has the wrong extension",
    rationale: """
      App Store Connect accepts PNG and JPEG files, and rejects a file only after it has been \
      uploaded. Every image is fully decoded, so that a file truncated in a transfer is also \
      found.
      """,
    facts: ["screenshot.sizes", "promotional-image.size"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, promotionalImage: good.png}
    - coins: {type: consumable, review: {screenshot: phone.png}}
    rejected:
    - coins: {type: consumable, review: {screenshot: ⟦damaged.png⟧}}
    - coins: {type: consumable, review: {screenshot: ⟦jpeg.png⟧}}
    - coins: {type: consumable, review: {screenshot: ⟦animation.gif⟧}}
    - coins: {type: consumable, promotionalImage: ⟦damaged.png⟧}
    - coins: {type: consumable, promotionalImage: ⟦nowhere.png⟧}
    - coins: {type: consumable, review: {screenshot: ⟦nowhere.png⟧}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for image in product.images {
      guard case .failure(let failure) = subject.checked.input.origin.image(at: image.path) else { continue }
      switch failure {
      case .missing:
        findings.append(
          RuleFinding(
            "\"\(image.path)\" does not exist; paths are relative to the catalog file", at: subject.path(image.field)))
      case .unusable(let reason):
        findings.append(RuleFinding("\"\(image.path)\" \(reason)", at: subject.path(image.field)))
      }
    }
    return findings
  }
}
