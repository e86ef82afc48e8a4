import Basics
import CatalogFormats

/// A file that is uploaded, as far as a plan depends on it.
public struct AssetFile: Sendable, Hashable {
  /// The path, as the catalog has it.
  public let path: String
  /// In bytes.
  public let size: Int
  /// The MD5 digest in hexadecimal, by which the store compares files.
  public let checksum: String

  /// - Parameters:
  ///   - path: The path, as the catalog has it.
  ///   - bytes: The contents.
  public init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    size = bytes.count
    checksum = Checksum.md5(bytes)
  }

  var name: String { Path.name(of: path) }

  /// What a reader of a plan recognizes it by.
  var summary: String { "\(name), \(size) bytes, MD5 \(checksum)" }

  /// Whether the store has this file, without it being read from there.
  func isEqual(to live: LiveAsset) -> Bool {
    live.checksum.map { $0.lowercased() == checksum }
      ?? (live.fileName == name && live.size == size)
  }
}

extension LiveAsset {
  /// Whether it is only a place for a file that was never uploaded in full, or was refused.
  var isUnusable: Bool { state == "AWAITING_UPLOAD" || state == "FAILED" }
}
