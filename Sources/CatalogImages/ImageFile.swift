public import Basics

/// An image file, read and decoded to its end, so that a truncated or damaged file is found before
/// review.
///
/// Memory is bounded: the file by ``defaultSizeLimit``, the pixels by 16,384 a side and 64 million
/// in total. The decoders then need at most 256 MB for a PNG, and 768 MB for a progressive JPEG,
/// whose coefficients are held until its last scan.
public struct ImageFile: Sendable, Hashable {
  /// The file formats that the store accepts.
  public enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  /// 10 MB.
  ///
  /// The store doesn't document a limit for review screenshots; this is the one that third-party
  /// upload tools apply.
  public static let defaultSizeLimit = 10 * 1024 * 1024

  public let contents: [UInt8]

  /// The format of the contents, independent of the file name.
  public let format: Format

  /// In pixels, as stored: an EXIF orientation is not applied.
  public let width: Int

  /// In pixels, as stored: an EXIF orientation is not applied.
  public let height: Int

  /// Whether a pixel could be transparent: an alpha channel, or a PNG transparency chunk.
  ///
  /// This is a property of the file, not of the picture: the store also rejects an alpha channel in
  /// which every pixel is opaque.
  public let hasAlpha: Bool

  /// Whether the color space is for print, including YCCK; JPEG only, and unsuitable for screens.
  public let isCMYK: Bool

  /// Equal for images with the same pixels, however they are stored, and different otherwise: 64
  /// hexadecimal digits.
  public let pixelDigest: String

  /// The mean red, green and blue of each of 16 × 16 fields, by rows, by which two square pictures can be compared that
  /// were compressed differently; empty for a picture that isn't square, or has fewer than 32 pixels on a side.
  public let miniature: [UInt8]

  /// The budget for decoding an image, in bytes that are decompressed or that its pixels take; a quarter of a gigabyte
  /// takes about a second.
  public enum Allowance: Sendable {
    case unlimited
    /// A bound that no screenshot exceeds: 40 MB.
    case small
    /// The same, or a hundred times the size of its file.
    case ordinary
  }

  /// Reads and decodes the file at a path.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the working directory.
  ///   - sizeLimit: The most bytes; a larger file isn't read.
  ///   - allowance: The budget of decoding it.
  public init(path: String, sizeLimit: Int = defaultSizeLimit, allowance: Allowance = .unlimited) throws(Failure) {
    let contents: [UInt8]
    do throws(FileReadFailure) { contents = try FileSystem.read(path, limit: sizeLimit, onlyFile: true) } catch {
      throw Failure(error)
    }
    try self.init(contents: contents, name: path, allowance: allowance)
  }

  /// Decodes an image in memory; only the extension of its name is used.
  ///
  /// The first failure found is thrown, in this order: it is not an image that the store accepts,
  /// its name doesn't match its contents, it is truncated, too large or damaged. Bytes after the
  /// end of the image are ignored, as every decoder does.
  ///
  /// - Parameters:
  ///   - contents: The file.
  ///   - name: The name of the file.
  ///   - allowance: The budget of decoding it.
  public init(contents: [UInt8], name: String, allowance: Allowance = .unlimited) throws(Failure) {
    self.contents = contents
    if contents.isEmpty { throw .empty }
    switch FileSignature(of: contents) {
    case .image(let format): self.format = format
    case .other(let name): throw .unsupportedFormat(name)
    case .unknown: throw .unknownFormat
    }
    guard format.fileExtensions.contains(Self.pathExtension(of: name)) else { throw .extensionMismatch(actual: format) }
    switch format {
    case .png:
      let image = try PNGImage(contents)
      (width, height) = (image.width, image.height)
      try allowance.require(image.cost, for: contents.count)
      (hasAlpha, pixelDigest, miniature) = try image.decodeAllRows(of: contents)
      isCMYK = false
    case .jpeg:
      let image = try JPEGImage(contents)
      (width, height) = (image.width, image.height)
      try allowance.require(image.cost, for: contents.count)
      hasAlpha = false
      (isCMYK, pixelDigest, miniature) = try image.decodeAllScans(of: contents)
    }
  }

  /// The text after the last dot of the last path component, in lower case; empty without a dot.
  private static func pathExtension(of path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[$0...] } ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(path[path.index(after: dot)...]).lowercased()
  }
}

extension ImageFile.Allowance {
  func require(_ cost: Int, for byteCount: Int) throws(ImageFile.Failure) {
    let limit =
      switch self {
      case .unlimited: Int.max
      case .small: 40_000_000
      case .ordinary: max(40_000_000, 100 * byteCount)
      }
    guard cost <= limit else { throw .tooCostly(cost) }
  }
}

extension ImageFile.Format {
  /// The extensions that a file of this format may have, in lower case.
  var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    }
  }

  fileprivate var extensionsInQuotes: [Message] { fileExtensions.map { "\".\($0)\"" } }
}

extension ImageFile {
  /// The reason why a file could not be read as an image.
  public enum Failure: Error, Sendable, Hashable {
    /// Nothing exists at the path.
    case missing

    /// A directory, a pipe, a socket or a device.
    case notAFile

    /// The file is empty.
    case empty

    /// A format that the store doesn't accept, by its common name: `GIF`, `WebP`, `HEIC`,
    /// `Git LFS pointer`.
    case unsupportedFormat(String)

    /// The first bytes don't match any known format.
    case unknownFormat

    /// The extension of the name doesn't match the contents.
    case extensionMismatch(actual: Format)

    /// The file ends before the image does.
    case truncated

    /// The file is complete, but can't be decoded; the text describes the fault.
    case damaged(String)

    /// Larger than the limit, both in bytes; the contents were not read.
    case tooLarge(byteCount: Int, limit: Int)

    /// More pixels than this program is willing to decode, far above any screen; nothing was
    /// decoded.
    case dimensionsTooLarge(width: Int, height: Int)

    /// Decoding it would cost more than is allowed, both in bytes that have to be decompressed;
    /// nothing was decoded.
    case tooCostly(Int)

    /// The system reported an error; the text is the system's.
    case unreadable(String)

    fileprivate init(_ failure: FileReadFailure) {
      switch failure {
      case .missing, .brokenLink: self = .missing
      case .isDirectory, .notAFile, .silent: self = .notAFile
      case .permissionDenied: self = .unreadable("permission denied")
      case .tooLarge(_, let size, let limit): self = .tooLarge(byteCount: size ?? limit + 1, limit: limit)
      case .failed(_, let error): self = .unreadable(error.text)
      }
    }
  }
}

extension ImageFile.Failure: CustomStringConvertible {
  /// A description of the failure and how to resolve it, as the rest of a sentence that starts with
  /// the file name.
  public var message: Message {
    switch self {
    case .missing: "does not exist"
    case .notAFile: "is not a file; expected a PNG or JPEG image"
    case .empty: "is an empty file; expected a PNG or JPEG image"
    case .unsupportedFormat("Git LFS pointer"): "is a Git LFS pointer, not the image; fetch it with \"git lfs pull\""
    case .unsupportedFormat(let name):
      "is a file of the kind \(name), which the store does not take; save it as PNG or JPEG"
    case .unknownFormat: "is neither a PNG nor a JPEG image"
    case .extensionMismatch(let actual):
      "contains a \(actual.rawValue) image; rename it to end in \(Message(list: actual.extensionsInQuotes, .or))"
    case .truncated: "ends before the image does; export or copy it again"
    case .damaged(let reason): "is damaged: \(reason); export it again"
    case .tooLarge(let byteCount, let limit):
      "has \(Self.megabytes(byteCount)) MB; at most \(Self.megabytes(limit)) MB are allowed"
    case .dimensionsTooLarge(let width, let height): "has \(width) × \(height) pixels, far more than any screen"
    case .tooCostly(let cost):
      "was not decoded: it would take \(Self.megabytes(cost)) MB, which is more than a hundred times "
        + "its size, after other such images; export it again with fewer pixels"
    case .unreadable(let reason): "can't be read: \(reason)"
    }
  }

  public var description: String { message.english }

  /// With one decimal, rounded up, so that a file just over a limit doesn't appear to be within it.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
