/// The characters that App Store Connect accepts in the ID of a new product.
public enum ProductIDForm {
  public static let source = FactSource.hyphenRefused

  /// The first character that isn't allowed; nil when all are.
  ///
  /// - Parameters:
  ///   - id: The full product ID.
  ///   - isLegacy: Whether the product was accepted under older rules, which allowed hyphens.
  public static func firstRefused(in id: String, isLegacy: Bool = false) -> Unicode.Scalar? {
    id.unicodeScalars.first { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_": false
      case "-": !isLegacy
      default: true
      }
    }
  }
}
