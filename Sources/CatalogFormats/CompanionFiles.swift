/// The files beside a catalog that it names by path, such as screenshots.
///
/// The caller keeps the paths inside the catalog's folder; a format never opens a file by itself.
public struct CompanionFiles: Sendable {
  private let contents: @Sendable (String) -> [UInt8]?

  /// - Parameter contents: The bytes of a file by its path as written; nil when it can't be read.
  public init(_ contents: @escaping @Sendable (String) -> [UInt8]?) {
    self.contents = contents
  }

  /// No files at all.
  public static let none = CompanionFiles { _ in nil }

  /// The bytes of a file; nil when it can't be read.
  public func bytes(of path: String) -> [UInt8]? { contents(path) }
}
