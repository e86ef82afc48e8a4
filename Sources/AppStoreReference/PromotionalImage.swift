/// The store's requirements for the promotional image of a product: square, JPG or PNG, RGB,
/// flattened, without rounded corners, one for all storefronts; only needed when the product is
/// promoted.
public enum PromotionalImage {
  /// Width and height.
  public static let size = Fact(
    ScreenshotSize(width: 1024, height: 1024),
    from: FactSource(
      "App Store Connect, promotional images, as two command-line tools document them",
      url:
        "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information",
      date: "2026-05-19", certainty: .machineEvidence))

  /// The maximum file size, in bytes.
  public static let maximumBytes = Fact(
    4 * 1024 * 1024,
    from: FactSource(
      "the documentation of a command-line tool for App Store Connect",
      date: "2026-05-19", certainty: .unconfirmed))
}
