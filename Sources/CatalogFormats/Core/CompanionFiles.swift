/// The files next to a catalog to which it refers by path, such as screenshots.
///
/// The caller makes sure that paths stay inside the catalog's folder; a format never opens a file
/// itself.
public struct CompanionFiles: Sendable {
  private let contents: @Sendable (String) -> [UInt8]?

  /// - Parameter contents: Returns the bytes of a file, given its path as written; nil when it
  ///   can't be read.
  public init(_ contents: @escaping @Sendable (String) -> [UInt8]?) { self.contents = contents }

  /// No files at all.
  public static let none = CompanionFiles { _ in nil }

  /// The bytes of a file; nil when it can't be read.
  public func bytes(of path: String) -> [UInt8]? { contents(path) }
}
