public import Basics

/// The facts about a fully decoded image file that the linter needs.
public struct ImageFacts: Sendable, Hashable {
  /// In pixels, as stored: an EXIF orientation is not applied.
  public let width: Int

  /// In pixels, as stored: an EXIF orientation is not applied.
  public let height: Int

  /// Whether pixels could be transparent, even if every pixel is opaque.
  public let hasAlpha: Bool

  /// Whether the colors are CMYK, for print rather than screens.
  public let isCMYK: Bool

  /// The size of the file.
  public let byteCount: Int

  /// Equal for images with the same pixels, however they are stored, and different otherwise.
  public let contentHash: String

  /// The mean red, green, blue and cover of each field of a grid over the picture, by rows; empty for a picture that
  /// isn't square, and for one in CMYK.
  public let miniature: [UInt8]

  public init(
    width: Int, height: Int, hasAlpha: Bool = false, isCMYK: Bool = false, byteCount: Int, contentHash: String,
    miniature: [UInt8] = []
  ) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.isCMYK = isCMYK
    self.byteCount = byteCount
    self.contentHash = contentHash
    self.miniature = miniature
  }

  /// Whether a picture is the same for a person: the colors of no field differ by more than a tolerance.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - tolerance: The largest difference of a color, of 255.
  public func looksLike(_ other: ImageFacts, tolerance: Int) -> Bool {
    !miniature.isEmpty && miniature.count == other.miniature.count
      && zip(miniature, other.miniature).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}

/// The reason why the facts of an image are not available.
public enum ImageFailure: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case missing

  /// There is a file, but it can't be used; the text is the reason and the remedy, as the rest of a
  /// sentence that begins with the file's name.
  case unusable(Message)
}
