import Basics
import CatalogModel

/// Review screenshots: a product has at most one, which belongs to no version.
extension Planner {
  mutating func planScreenshot(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard let files = options.images else { return }
    guard let path = desired.product.review.screenshot else { return compareUploaded(live, desired, subject) }
    guard let file = files[path] else {
      refuse(subject, "its review screenshot \(quoted: path) can't be read")
      return
    }
    let own = live?.screenshot
    if let own, !own.isUnusable, file.isEqual(to: own) { return }
    if let live, live.wasApproved || live.isInReview {
      // Nobody looks at it again, and it can be neither deleted nor replaced.
      if own != nil {
        plan.remarks.append(
          PlanNote(
            subject, "its review screenshot is not \(quoted: path), and is locked since the product was " + "submitted")
        )
      }
      return
    }
    plan.steps.append(
      PlanStep(
        own == nil ? .create : .change, subject, .screenshot, "its review screenshot",
        [.init("review.screenshot", from: own?.fileName, to: file.summary)],
        .upload(
          AssetWork(
            productID: desired.product.productID, kind: desired.kind, use: .reviewScreenshot, file: file,
            replaces: own != nil))))
  }

  /// Refuses a screenshot other than the one that was pulled, which has no file to upload.
  private mutating func compareUploaded(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard let pulled = desired.product.review.uploadedScreenshot else { return }
    let own = live?.screenshot.flatMap { $0.isUnusable ? nil : $0.summary }
    if own == pulled { return }
    refuse(
      subject,
      own.map {
        "its review screenshot is \(quoted: $0), not \(quoted: pulled); \"asc pull --into\" takes it over"
      } ?? "the store doesn't have its review screenshot \(quoted: pulled); give its file as \"screenshot\"")
  }
}
