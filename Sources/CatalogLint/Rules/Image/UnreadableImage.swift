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
      // A screenshot that is not there is what `missing-screenshot` is for.
      if failure == .missing, image.field == .screenshot { continue }
      lint.report("\"\(image.path)\" \(failure.predicate)", at: image.field)
    }
  }
}

extension ImageFailure {
  /// What is wrong with the file and what was expected, as the rest of a sentence.
  fileprivate var predicate: String {
    switch self {
    case .missing: "does not exist; paths are relative to the catalog file"
    case .notAFile: "is not a file; expected a PNG or JPEG image"
    case .empty: "is an empty file; expected a PNG or JPEG image"
    case .unsupportedFormat("Git LFS pointer"):
      "is a Git LFS pointer, not the image; fetch it with \"git lfs pull\""
    case .unsupportedFormat(let name):
      "is a file of the kind \(name), which the store does not take; save it as PNG or JPEG"
    case .unknownFormat: "is neither a PNG nor a JPEG image"
    case .extensionMismatch(let actual):
      "contains a \(actual.rawValue) image; rename it to end in \(actual.extensions)"
    case .truncated: "ends before the image does; export or copy it again"
    case .damaged(let reason): "is damaged: \(reason); export it again"
    case .tooLarge(let byteCount, let limit):
      "has \(Self.megabytes(byteCount)) MB; at most \(Self.megabytes(limit)) MB are allowed"
    case .dimensionsTooLarge(let width, let height):
      "has \(width) × \(height) pixels, far more than any screen"
    case .unreadable(let reason): "can't be read: \(reason)"
    }
  }

  /// With one decimal, rounded up, so that a file just over a limit does not seem to be at it.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension ImageFacts.Format {
  fileprivate var extensions: String {
    switch self {
    case .png: "\".png\""
    case .jpeg: "\".jpg\" or \".jpeg\""
    }
  }
}
