/// What is known of an image file that was read and decoded to its end.
public struct ImageFacts: Sendable, Hashable {
  /// The file formats the store takes.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  /// How a pixel is stored, alpha left aside.
  public enum ColorModel: String, Sendable, Hashable, CaseIterable {
    case gray
    case rgb
    /// A palette of at most 256 colours; PNG only.
    case indexed
    /// Print colours, YCCK included; JPEG only, and not what a screen shows.
    case cmyk
  }

  /// Told from the contents, never from the name.
  public let format: Format

  /// In pixels, as stored: an EXIF orientation is not applied.
  public let width: Int

  /// In pixels, as stored: an EXIF orientation is not applied.
  public let height: Int

  /// Whether a pixel could be transparent: an alpha channel, or a PNG transparency chunk.
  ///
  /// It says what the file declares, not what it shows: the store refuses an alpha channel in which
  /// every pixel is opaque just the same.
  public let hasAlpha: Bool

  public let colorModel: ColorModel

  /// Bits a channel, or bits an index of a palette: 1, 2, 4, 8 or 16.
  public let bitDepth: Int

  /// The size of the file.
  public let byteCount: Int

  /// SHA-256 of the file in lower-case hexadecimal; equal for files with the same bytes.
  public let contentHash: String

  public init(
    format: Format, width: Int, height: Int, hasAlpha: Bool, colorModel: ColorModel, bitDepth: Int,
    byteCount: Int, contentHash: String
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.colorModel = colorModel
    self.bitDepth = bitDepth
    self.byteCount = byteCount
    self.contentHash = contentHash
  }
}

/// Why a file could not be taken as an image.
public enum ImageFailure: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case missing

  /// A directory, a pipe, a socket or a device.
  case notAFile

  /// A file of no bytes.
  case empty

  /// Something the store does not take, by the name people use for it: `GIF`, `WebP`, `HEIC`, `Git
  /// LFS pointer`.
  case unsupportedFormat(String)

  /// The first bytes belong to no format known here.
  case unknownFormat

  /// The name ends in something other than what the contents are.
  case extensionMismatch(actual: ImageFacts.Format)

  /// The file ends before the image does.
  case truncated

  /// Nothing is missing at the end, and still it cannot be decoded; the text says what is wrong.
  case damaged(String)

  /// Larger than the limit, both in bytes; the contents were not looked at.
  case tooLarge(byteCount: Int, limit: Int)

  /// More pixels than this program agrees to decode, far above any screen; nothing was decoded.
  case dimensionsTooLarge(width: Int, height: Int)

  /// The system refused; the text is the system's.
  case unreadable(String)
}
