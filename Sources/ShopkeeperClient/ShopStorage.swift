public import Foundation

/// Keeps the state of a ``Shop`` from one launch to the next.
public protocol ShopStorage: Sendable {
  /// The state that was written last; nil without one.
  func read() throws -> Data?

  /// Replaces the earlier state, wholly or not at all.
  func write(_ data: Data) throws
}

/// Keeps the list in a file, which is replaced atomically.
public struct FileStorage: ShopStorage {
  /// Nil when the system has no folder for the data of applications.
  public let file: URL?

  public init(file: URL) { self.file = file }

  /// A file in the folder of the app's data, which the system doesn't clear when the disk is full.
  ///
  /// - Parameter name: Distinguishes several shops, and a shop whose server was replaced by one that
  ///   counts its revisions anew. Usually the bundle ID.
  public init(name: String) {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    let plain = name.unicodeScalars.map { isPlain($0) || ".-_".unicodeScalars.contains($0) ? $0 : "_" }
    file = support?.appendingPathComponent("ShopkeeperClient", isDirectory: true).appendingPathComponent(
      "list-" + String(String.UnicodeScalarView(plain)) + ".shop")
  }

  public func read() throws -> Data? {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file)
  }

  public func write(_ data: Data) throws {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
