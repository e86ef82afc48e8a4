internal import Basics

/// An image file, read and decoded to its end, so that one that is truncated or damaged is found
/// before a reviewer finds it.
///
/// Memory is bounded: the file by ``defaultSizeLimit``, the pixels by 16,384 a side and 64 million in
/// all. The decoders then need 256 MB at most for a PNG, and for a progressive JPEG, whose
/// coefficients are held until its last scan, 512 MB.
public struct ImageFile: Sendable, Hashable {
  /// The file formats the store takes.
  public enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  /// 10 MB.
  ///
  /// No limit of the store's own is known for review screenshots; this is the cap that third-party
  /// upload tools apply.
  public static let defaultSizeLimit = 10 * 1024 * 1024

  public let contents: [UInt8]

  /// Of the contents, whatever the name says.
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

  /// Whether the colors are those of print, YCCK included; JPEG only, and not what a screen shows.
  public let isCMYK: Bool

  /// Reads and decodes the file at a path.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the working directory.
  ///   - sizeLimit: In bytes; a larger file is not read.
  public init(path: String, sizeLimit: Int = defaultSizeLimit) throws(Failure) {
    let contents: [UInt8]
    do throws(FileReadFailure) {
      contents = try FileSystem.read(path, limit: sizeLimit, onlyFile: true)
    } catch {
      throw Failure(error)
    }
    try self.init(contents: contents, name: path)
  }

  /// Decodes an image in memory; of its name only the extension counts.
  ///
  /// A failure is the first found, in this order: it is no image the store takes, its name disagrees
  /// with its contents, it is truncated, too large or damaged. Bytes after the end of the image are
  /// ignored, as every decoder does.
  public init(contents: [UInt8], name: String) throws(Failure) {
    self.contents = contents
    if contents.isEmpty { throw .empty }
    switch FileSignature(of: contents) {
    case .image(let format): self.format = format
    case .other(let name): throw .unsupportedFormat(name)
    case .unknown: throw .unknownFormat
    }
    guard format.fileExtensions.contains(Self.pathExtension(of: name)) else {
      throw .extensionMismatch(actual: format)
    }
    switch format {
    case .png:
      let image = try PNGImage(contents)
      (width, height) = (image.width, image.height)
      hasAlpha = try image.decodeAllRows(of: contents)
      isCMYK = false
    case .jpeg:
      let image = try JPEGImage(contents)
      (width, height) = (image.width, image.height)
      hasAlpha = false
      isCMYK = try image.decodeAllScans(of: contents)
    }
  }

  /// What follows the last dot of the last component, in lower case; empty without a dot.
  private static func pathExtension(of path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[$0...] } ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(path[path.index(after: dot)...]).lowercased()
  }
}

extension ImageFile.Format {
  /// The endings a file of this format may have, in lower case.
  var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    }
  }
}

extension ImageFile {
  /// Why a file could not be taken as an image.
  public enum Failure: Error, Sendable, Hashable {
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
    case extensionMismatch(actual: Format)

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

    fileprivate init(_ failure: FileReadFailure) {
      switch failure {
      case .missing: self = .missing
      case .isDirectory, .notAFile: self = .notAFile
      case .permissionDenied: self = .unreadable("permission denied")
      case .tooLarge(_, let size, let limit):
        self = .tooLarge(byteCount: size ?? limit + 1, limit: limit)
      case .failed(_, let error): self = .unreadable(error.text)
      }
    }
  }
}

extension ImageFile.Failure: CustomStringConvertible {
  /// What is wrong with the file and what to do about it, as the rest of a sentence that begins with
  /// its name.
  public var description: String {
    switch self {
    case .missing: "does not exist"
    case .notAFile: "is not a file; expected a PNG or JPEG image"
    case .empty: "is an empty file; expected a PNG or JPEG image"
    case .unsupportedFormat("Git LFS pointer"):
      "is a Git LFS pointer, not the image; fetch it with \"git lfs pull\""
    case .unsupportedFormat(let name):
      "is a file of the kind \(name), which the store does not take; save it as PNG or JPEG"
    case .unknownFormat: "is neither a PNG nor a JPEG image"
    case .extensionMismatch(let actual):
      "contains a \(actual.rawValue) image; rename it to end in "
        + actual.fileExtensions.map { "\".\($0)\"" }.joined(separator: " or ")
    case .truncated: "ends before the image does; export or copy it again"
    case .damaged(let reason): "is damaged: \(reason); export it again"
    case .tooLarge(let byteCount, let limit):
      "has \(Self.megabytes(byteCount)) MB; at most \(Self.megabytes(limit)) MB are allowed"
    case .dimensionsTooLarge(let width, let height):
      "has \(width) × \(height) pixels, far more than any screen"
    case .unreadable(let reason): "can't be read: \(reason)"
    }
  }

  /// With one decimal, rounded up, so that a file just over a limit does not seem to be at it.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
