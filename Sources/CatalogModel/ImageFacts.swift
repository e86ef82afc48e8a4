/// What the linter is to know of an image file that was decoded to its end.
public struct ImageFacts: Sendable, Hashable {
  /// In pixels, as stored: an EXIF orientation is not applied.
  public let width: Int

  /// In pixels, as stored: an EXIF orientation is not applied.
  public let height: Int

  /// Whether a pixel could be transparent, be every pixel opaque as it may.
  public let hasAlpha: Bool

  /// Whether the colors are those of print, not what a screen shows.
  public let isCMYK: Bool

  /// The size of the file.
  public let byteCount: Int

  /// Equal for files with the same bytes, different for others.
  public let contentHash: String

  public init(
    width: Int, height: Int, hasAlpha: Bool = false, isCMYK: Bool = false, byteCount: Int,
    contentHash: String
  ) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.isCMYK = isCMYK
    self.byteCount = byteCount
    self.contentHash = contentHash
  }
}

/// Why there are no facts of an image.
public enum ImageFailure: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case missing

  /// There is, but it can't be used; the text says why and what to do, as the rest of a sentence that
  /// begins with the file's name.
  case unusable(String)
}
