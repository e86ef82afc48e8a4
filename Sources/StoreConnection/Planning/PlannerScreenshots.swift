import Basics
import CatalogModel

/// Review screenshots: a product has at most one, which belongs to no version.
extension Planner {
  mutating func planScreenshot(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    guard let path = desired.product.review.screenshot, let files = options.images else { return }
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
        own == nil ? .create : .change, subject, "its review screenshot",
        [.init("review.screenshot", from: own?.fileName, to: file.summary)],
        .upload(
          AssetWork(
            productID: desired.product.productID, kind: desired.kind, use: .reviewScreenshot, file: file,
            replaces: own != nil))))
  }
}
