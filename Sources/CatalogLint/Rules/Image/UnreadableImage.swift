import AppStoreReference
import CatalogModel
import SourceSyntax

/// Files that are named as images and are none the store would take.
enum UnreadableImage: ProductRule {
  static let facts = RuleFacts(
    id: "unreadable-image", category: .image, severity: .error, needs: [.screenshots],
    summary:
      "an image that is not PNG or JPEG, is damaged or too large, or has the wrong extension",
    rationale: """
      App Store Connect takes PNG and JPEG files, and refuses one only after it was uploaded. Every \
      image is decoded to its end, so that one which was cut off in a transfer is found as well.
      """,
    sources: [ScreenshotSize.source, PromotionalImage.size.source])

  static let examples = RuleExamples(
    accepted: [
      RuleExample("coins: {type: consumable, review: {screenshot: good.png}}"),
      RuleExample("coins: {type: consumable, promotionalImage: good.png}"),
      RuleExample("coins: {type: consumable, review: {screenshot: nowhere.png}}"),
    ],
    rejected: [
      RuleExample("coins: {type: consumable, review: {screenshot: ⟦damaged.png⟧}}"),
      RuleExample("coins: {type: consumable, review: {screenshot: ⟦jpeg.png⟧}}"),
      RuleExample("coins: {type: consumable, review: {screenshot: ⟦animation.gif⟧}}"),
      RuleExample("coins: {type: consumable, promotionalImage: ⟦damaged.png⟧}"),
      RuleExample("coins: {type: consumable, promotionalImage: ⟦nowhere.png⟧}"),
    ])

  static func check(_ product: Product, in lint: LintContext) {
    for image in product.images {
      guard case .failure(let failure) = lint.input.origin.image(at: image.path) else { continue }
      switch failure {
      // A screenshot that is not there is what `missing-screenshot` is for.
      case .missing where image.field == .screenshot: break
      case .missing:
        lint.report(
          "\"\(image.path)\" does not exist; paths are relative to the catalog file",
          at: image.field)
      case .unusable(let reason): lint.report("\"\(image.path)\" \(reason)", at: image.field)
      }
    }
  }
}
