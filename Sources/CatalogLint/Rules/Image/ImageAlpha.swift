import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Images with an alpha channel.
enum ImageAlpha: ProductRule {
  static let description = RuleDescription(
    id: "image-alpha", category: .image, defaultSeverity: .error, preconditions: [.screenshots],
    summary: "an image with an alpha channel",
    rationale: """
      App Store Connect rejects images with an alpha channel, even when every pixel is opaque. \
      Export the image without transparency, or flatten it on a background.
      """,
    facts: ["promotional-image.size", "screenshot.sizes"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, review: {screenshot: damaged.png}}
    - coins: {type: consumable}
    rejected:
    - coins: {type: consumable, review: {screenshot: ⟦alpha.png⟧}}
    - coins: {type: consumable, promotionalImage: ⟦alpha.png⟧}
    - coins:
        type: consumable
        promotionalImage: ⟦alpha.png⟧
        review: {screenshot: ⟦alpha.png⟧, notes: Home}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for image in product.images {
      guard case .success(let description) = subject.checked.input.origin.image(at: image.path), description.hasAlpha
      else {
        continue
      }
      findings.append(RuleFinding(.alpha(image.path), at: subject.path(image.field)))
    }
    return findings
  }
}

extension Message {
  fileprivate static func alpha(_ path: String) -> Message {
    "\"\(path)\" has an alpha channel, which the store refuses; export it without transparency"
  }
}
