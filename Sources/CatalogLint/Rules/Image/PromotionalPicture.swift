import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Promotional images that the store or the reviewer rejects.
enum PromotionalPicture: ProductRule, CatalogRule {
  static let description = RuleDescription(
    id: "promotional-image", category: .image, defaultSeverity: .error,
    summary: "a promotional image that is not {promotional-image.size}, or is also another product's or a screenshot",
    rationale: """
      The image is shown next to the product on the app's page in the store. It is square, in RGB \
      colors, and each product needs its own: two products with the same image are rejected under \
      guideline 2.3.2, and so is a screenshot. Images are compared by their pixels, however they were saved; two that \
      look the same but were compressed differently are a warning. Transparency is reported by \
      `image-alpha`, and a file that can't be read by `unreadable-image`; a file over the size \
      limit given by a tool for App Store Connect is a warning.
      """,
    facts: ["promotional-image.size", "promotional-image.bytes", "lint.picture-tolerance"],
    sources: [.rejectedSharedImage, ReviewGuideline.distinctPurchases, ReviewGuideline.creativeAssets])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, promotionalImage: promo.png}
    - coins: {type: consumable, promotionalImage: promo.png}
      gems: {type: consumable, promotionalImage: promo-gems.png}
    - coins: {type: consumable, promotionalImage: damaged.png}
    - coins: {type: consumable, review: {screenshot: good.png}}
    rejected:
    - coins: {type: consumable, promotionalImage: ⟦good.png⟧}
    - coins: {type: consumable, promotionalImage: ⟦square.png⟧}
    - coins: {type: consumable, promotionalImage: promo.png}
      gems: {type: consumable, promotionalImage: ⟦promo.png⟧}
    - coins: {type: consumable, promotionalImage: promo.png}
      gems: {type: consumable, promotionalImage: ⟦promo-copy.png⟧}
    - coins: {type: consumable, promotionalImage: ⟦good-copy.png⟧, review: {screenshot: good.png}}
    rejected as warning:
    - coins: {type: consumable, promotionalImage: promo.png}
      gems: {type: consumable, promotionalImage: ⟦promo.jpg⟧}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let path = product.promotionalImage, !path.isBlankText,
      case .success(let description) = subject.checked.input.origin.image(at: path)
    else { return [] }
    var findings: [RuleFinding] = []
    let size = ScreenshotSize(width: description.width, height: description.height)
    let wanted = PromotionalImage.size.value
    if size.width != wanted.width || size.height != wanted.height {
      let isScreenshot =
        product.review.screenshot.flatMap { try? subject.checked.input.origin.image(at: $0).get() }?.contentHash
        == description.contentHash
      findings.append(
        RuleFinding(
          isScreenshot
            ? .screenshot(path, wanted) : "\"\(path)\" has \(size) pixels; a promotional image has \(wanted)",
          at: subject.path(.promotionalImage)
        ))
    }
    if description.isCMYK {
      findings.append(RuleFinding("\"\(path)\" is in CMYK; save it as RGB", at: subject.path(.promotionalImage)))
    }
    let limit = PromotionalImage.maximumBytes.value
    if description.byteCount > limit {
      findings.append(
        RuleFinding(
          "\"\(path)\" has \(description.byteCount) bytes, more than the reported limit of \(limit)",
          at: subject.path(.promotionalImage), severity: .warning,
          fact: "promotional-image.bytes"))
    }
    return findings
  }

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var pictures: [(product: Int, facts: ImageFacts)] = []
    for index in catalog.products.indices {
      guard let path = catalog.products[index].promotionalImage, !path.isBlankText,
        case .success(let facts) = checked.input.origin.image(at: path)
      else { continue }
      let same = pictures.first { $0.facts.contentHash == facts.contentHash }
      let alike = same ?? pictures.first { $0.facts.looksLike(facts, tolerance: Facts.pictureTolerance.value) }
      guard let alike else {
        pictures.append((index, facts))
        continue
      }
      let other = catalog.products[alike.product].productID
      findings.append(
        RuleFinding(
          same == nil
            ? .alike(path, other) : "\"\(path)\" is also the image of \"\(other)\"; each product needs its own",
          at: CatalogPath(.product(index), .promotionalImage), severity: same == nil ? .warning : nil,
          related: [.init("first used here", CatalogPath(.product(alike.product), .promotionalImage))]))
    }
    return findings
  }
}

extension Message {
  fileprivate static func screenshot(_ path: String, _ wanted: ScreenshotSize) -> Message {
    "\"\(path)\" is the review screenshot; a promotional image is artwork of its own, of \(wanted) pixels"
  }

  fileprivate static func alike(_ path: String, _ other: String) -> Message {
    "\"\(path)\" looks the same as the image of \"\(other)\"; each product needs its own"
  }
}
