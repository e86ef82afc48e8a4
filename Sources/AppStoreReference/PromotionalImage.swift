/// The store's requirements for the promotional image of a product: square, JPG or PNG, RGB,
/// flattened, without rounded corners, one for all storefronts; only needed when the product is
/// promoted.
public enum PromotionalImage {
  /// Width and height.
  public static let size = Fact(
    "promotional-image.size", .images, "width and height of a promotional image",
    ScreenshotSize(width: 1024, height: 1024), as: "1024 × 1024", "pixels", from: .productInformation)

  /// The maximum file size, in bytes.
  public static let maximumBytes = Fact(
    "promotional-image.bytes", .images, "the maximum file size of a promotional image", 4 * 1024 * 1024, "bytes",
    from: .promotionalImageBytes)
}
