import Basics
public import CatalogModel

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

  /// The review screenshots and promotional images of a catalog that can be read, by their paths.
  ///
  /// - Parameter read: Returns the contents of a file; nil for one that can't be read.
  public static func all(of catalog: Catalog, read: (String) -> [UInt8]?) -> [String: AssetFile] {
    let products = catalog.products
    let paths = Set(products.compactMap(\.review.screenshot) + products.compactMap(\.promotionalImage))
    var files: [String: AssetFile] = [:]
    for path in paths { files[path] = read(path).map { AssetFile(path, $0) } }
    return files
  }

  package var name: String { Path.name(of: path) }

  /// A summary by which the reader of a plan recognizes it.
  var summary: String { "\(name), \(size) bytes, MD5 \(checksum)" }

  /// Whether the store has this file, without reading it from there.
  package func isEqual(to live: LiveAsset) -> Bool {
    live.checksum.map { $0.lowercased() == checksum } ?? (live.fileName == name && live.size == size)
  }
}

extension LiveAsset {
  /// Whether it is only a reservation for a file that was never uploaded in full, or was refused.
  package var isUnusable: Bool { state == "AWAITING_UPLOAD" || state == "FAILED" }

  /// The description of it by a catalog, in the words of ``AssetFile/summary``.
  var summary: String {
    let parts = [fileName, size.map { "\($0) bytes" }, checksum.map { "MD5 \($0.lowercased())" }].compactMap(\.self)
    return parts.isEmpty ? "ID \(id)" : parts.joined(separator: ", ")
  }
}
