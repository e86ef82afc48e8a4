import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Review screenshots of a size that is not accepted.
enum ScreenshotSizeRefused: ProductRule {
  static let description = RuleDescription(
    id: "screenshot-size", category: .image, defaultSeverity: .error, preconditions: [.screenshots],
    summary: "a review screenshot whose size the store does not accept, or may not",
    rationale: """
      App Store Connect accepts review screenshots only in the sizes of devices it knows, and its \
      list lags: some sizes that are accepted for the product page are reported to be rejected for \
      review, and are a warning. Take the screenshot on the device named in the message, or in its \
      simulator; a scaled image is accepted too.
      """,
    facts: ["screenshot.sizes", "screenshot.sizes.doubtful", "screenshot.1320x2868", "screenshot.1170x2532"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, review: {screenshot: damaged.png}}
    - coins: {type: consumable, promotionalImage: square.png}
    rejected:
    - coins: {type: consumable, review: {screenshot: ⟦square.png⟧}}
    rejected as warning:
    - coins: {type: consumable, review: {screenshot: ⟦phone.png⟧}}
    rejected:
    - a: {type: non-consumable, review: {screenshot: ⟦square.png⟧}}
      b: {type: non-consumable, review: {screenshot: good.png}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let path = product.review.screenshot,
      case .success(let description) = subject.checked.input.origin.image(at: path)
    else { return [] }
    var findings: [RuleFinding] = []
    let size = ScreenshotSize(width: description.width, height: description.height)
    switch size.verdict {
    case .accepted: break
    case .doubtful(_, let reason):
      findings.append(
        RuleFinding(
          .doubtful(path, size, reason), at: subject.path(.screenshot), severity: .warning,
          fact: size.isReportedAsRefused ? "screenshot.1170x2532" : "screenshot.sizes.doubtful"))
    case .refused: findings.append(RuleFinding(.refused(path, size), at: subject.path(.screenshot)))
    }
    return findings
  }
}

extension Message {
  fileprivate static func doubtful(_ path: String, _ size: ScreenshotSize, _ reason: String) -> Message {
    advising(size, "\"\(path)\" has \(size) pixels, a size \(Message(phrase: reason))")
  }

  fileprivate static func refused(_ path: String, _ size: ScreenshotSize) -> Message {
    advising(size, "\"\(path)\" has \(size) pixels, which is not a size the store accepts")
  }

  private static func advising(_ size: ScreenshotSize, _ fault: Message) -> Message {
    size.nearestAccepted.map { "\(fault); the nearest accepted size is \($0)" } ?? fault
  }
}
