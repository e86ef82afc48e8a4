/// The files and folders to leave out, by patterns from several files: the last pattern that matches
/// a path decides.
public struct IgnoredPaths: Sendable {
  /// Patterns, and the folder that they are relative to.
  private struct Layer: Sendable {
    /// The number of names in the path of the folder.
    let depth: Int
    let patterns: [PathPattern]
  }

  private var layers: [Layer] = []

  public init() {}

  /// Adds patterns that decide before the others.
  ///
  /// - Parameters:
  ///   - patterns: The patterns, in the order of their file.
  ///   - folder: The folder that they are relative to, above every path that is asked for.
  public mutating func add(_ patterns: [PathPattern], of folder: AbsolutePath) {
    if !patterns.isEmpty { layers.append(Layer(depth: folder.names.count, patterns: patterns)) }
  }

  /// Whether a path is left out; nil when no pattern matches it.
  ///
  /// Don't ask for paths in a folder that is left out: as in git, no pattern takes a part of such a
  /// folder back.
  public func decision(on path: AbsolutePath, isFolder: Bool) -> Bool? {
    for layer in layers.reversed() {
      let relative = path.names.dropFirst(layer.depth)
      if let last = layer.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) { return !last.isNegated }
    }
    return nil
  }

  /// The patterns of a `.gitignore`; empty without such a file.
  public static func patterns(in path: String) -> [PathPattern] {
    // Generous: the largest collections of such patterns have some thousand lines, and each is compared with each path.
    guard let bytes = try? FileSystem.read(path, limit: 256 << 10, onlyFile: true) else { return [] }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).split(separator: UInt8(ascii: "\n")).compactMap {
      PathPattern(FileName.text($0))
    }
  }
}

/// A path from the root, as the names that lead there.
public struct AbsolutePath: Sendable, Hashable {
  public private(set) var names: [[UInt8]]

  /// - Parameter path: A path without links, `.` and `..`.
  public init(_ path: String) { names = FileName.bytes(path).split(separator: UInt8(ascii: "/")).map { Array($0) } }

  /// The path of the folder.
  public var parent: AbsolutePath {
    var path = self
    _ = path.names.popLast()
    return path
  }

  public func appending(_ name: String) -> AbsolutePath {
    var path = self
    path.names.append(FileName.bytes(name))
    return path
  }
}
