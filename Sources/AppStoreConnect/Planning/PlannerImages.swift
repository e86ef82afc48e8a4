import Basics
import CatalogModel

/// The change after which the version of a product has the promotional image of the catalog.
enum ImageChange {
  case none
  /// The store has the file already.
  case equal(AssetFile)
  case upload(AssetFile, replacing: LiveAsset?)
  /// An image that only the store has.
  case delete(LiveAsset)

  /// Whether the version has to be written.
  var isNeeded: Bool {
    switch self {
    case .none, .equal: false
    case .upload, .delete: true
    }
  }
}

/// Promotional images: a version has one, which goes to review with its texts.
///
/// The API states no checksum of them, so a file of the same name and size counts as the same.
extension Planner {
  mutating func imageChange(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) -> ImageChange {
    guard let files = options.images else { return .none }
    let own = live?.versions.current?.image
    guard let path = desired.product.promotionalImage else {
      guard let own, !own.isUnusable else { return .none }
      if options.prunes { return .delete(own) }
      plan.drift.append(
        PlanNote(
          subject,
          "only the store has its promotional image \(quoted: own.fileName ?? ""); \"--prune\" would " + "delete it"))
      return .none
    }
    guard let file = files[path] else {
      refuse(subject, "its promotional image \(quoted: path) can't be read")
      return .none
    }
    if let own, !own.isUnusable, file.isEqual(to: own) { return .equal(file) }
    return .upload(file, replacing: own)
  }

  /// - Parameter approved: The image of the version that a new one follows; nil for a draft.
  mutating func planImage(
    _ change: ImageChange, _ approved: LiveAsset?, _ kind: StoreKind, _ subject: PlanSubject
  ) {
    guard case .product(let owner) = subject else { return }
    let name = "its promotional image"
    func upload(_ file: AssetFile, replaces: Bool) -> PlanWork {
      .upload(
        AssetWork(
          productID: owner, kind: kind, use: .promotionalImage(version: .version(of: subject)), file: file,
          replaces: replaces))
    }
    switch change {
    case .none:
      guard let approved, !approved.isUnusable else { return }
      plan.remarks.append(
        PlanNote(
          subject,
          "the new version may begin without its promotional image, which the catalog doesn't have; "
            + "look at it in App Store Connect before it goes to review"))
    case .equal(let file):
      // A new version may begin with a copy of the image, or without one.
      guard approved != nil else { return }
      plan.steps.append(PlanStep(.change, subject, .image, name, [], upload(file, replaces: false)))
    case .upload(let file, let own):
      plan.steps.append(
        PlanStep(
          own == nil ? .create : .change, subject, .image, name,
          [.init("promotionalImage", from: own?.fileName, to: file.summary)], upload(file, replaces: own != nil)))
    case .delete(let own):
      plan.steps.append(
        PlanStep(
          .delete, subject, .image, name, [.init("promotionalImage", from: own.fileName, to: nil)],
          consequences: ["a product without an image can't be promoted"],
          .delete(kind.imageType, in: "v2", RequestName.image(owner).reference)))
    }
  }
}
