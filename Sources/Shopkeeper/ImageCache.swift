import Basics
package import CatalogModel

/// The facts about images that could be decoded, kept in a file between runs.
///
/// An image is known by its inode, size and times, so that one that was changed or replaced is
/// decoded again. A cache that can't be read or written is treated as absent: it only saves time.
package final class ImageCache: Sendable {
  /// The maximum number of images, the latest: a file of five megabytes, and of forty if all of them are square.
  private static let most = 30_000

  private let path: String
  /// Nil until the file is read, which many runs don't need.
  private let lines = Lock<Lines?>(nil)

  private struct Lines {
    /// The facts as they are written, by the identity of the image.
    var facts: [String: Substring] = [:]
    /// The identities, the oldest first.
    var order: [String] = []
    var isChanged = false

    init(contentsOf path: String) {
      guard let bytes = try? FileSystem.read(path, limit: 48 << 20, onlyFile: true) else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      var rest = text.split(separator: "\n")[...]
      guard rest.popFirst().map(String.init) == header else { return }
      for line in rest {
        guard let comma = line.firstIndex(of: ",") else { continue }
        add(line[line.index(after: comma)...], for: String(line[..<comma]))
      }
    }

    mutating func add(_ line: Substring, for identity: String) {
      if facts.updateValue(line, forKey: identity) == nil { order.append(identity) }
    }
  }

  /// - Parameter folder: The folder for the file, which is created when there is something to keep.
  package init(folder: String) { path = Path.join(folder, "images") }

  private func withLines<Value>(_ body: (inout Lines) -> Value) -> Value {
    lines.withLock { lines in
      var loaded = lines ?? Lines(contentsOf: path)
      lines = nil
      defer { lines = loaded }
      return body(&loaded)
    }
  }

  /// The version of the format, to be changed with the checks of images.
  private static let header = "shopkeeper images 4"

  /// An image as it is now.
  package struct Entry: Sendable {
    fileprivate let identity: String
    fileprivate let isSettled: Bool
    /// Nil when the image is not known.
    package let facts: ImageFacts?
  }

  /// Nil when no file exists at the path.
  package func entry(for path: String) -> Entry? {
    guard let stamp = FileStamp(path) else { return nil }
    let ending = Self.ending(of: path)
    guard !ending.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 < 0x20 }) else { return nil }
    let identity = "\(stamp.text) \(ending)"
    let line = withLines { $0.facts[identity] }
    return Entry(identity: identity, isSettled: stamp.isSettled, facts: line.flatMap { ImageFacts(cached: $0) })
  }

  /// The file at a path, the same for all names of it that end alike.
  static func file(at path: String) -> String {
    FileStamp.file(path).map { "\($0) \(ending(of: path))" } ?? path
  }

  /// The extension of a name, which is checked, too.
  private static func ending(of path: String) -> Substring {
    let name = Path.name(of: path)
    return name.lastIndex(of: ".").map { name[$0...] } ?? ""
  }

  /// - Parameter entry: The image before it was decoded. One that was changed a moment ago is not
  ///   kept: a further change could have the same time.
  package func add(_ facts: ImageFacts, for entry: Entry) {
    guard entry.isSettled else { return }
    withLines { lines in
      lines.add(facts.cached[...], for: entry.identity)
      lines.isChanged = true
    }
  }

  /// Writes the file if anything was added.
  package func write() {
    let text: String? = withLines { lines in
      guard lines.isChanged else { return nil }
      lines.isChanged = false
      var text = "\(Self.header)\n"
      for identity in lines.order.suffix(Self.most) {
        if let facts = lines.facts[identity] { text += "\(identity),\(facts)\n" }
      }
      return text
    }
    guard let text else { return }
    try? FileSystem.makePrivateFolder(Path.folder(of: path))
    try? FileSystem.replace(path, with: Array(text.utf8))
  }
}

extension ImageFacts {
  /// The facts in one line.
  fileprivate var cached: String {
    "\(width) \(height) \(hasAlpha ? 1 : 0) \(isCMYK ? 1 : 0) \(byteCount) \(contentHash)"
      + (miniature.isEmpty ? "" : " \(Base64.text(miniature))")
  }

  fileprivate init?(cached line: Substring) {
    let parts = line.split(separator: " ")
    let numbers = parts.prefix(5).compactMap { Int($0) }
    guard (6...7).contains(parts.count), numbers.count == 5, numbers.allSatisfy({ $0 >= 0 }), parts[5].utf8.count == 64,
      let miniature = Base64.bytes(parts.dropFirst(6).joined())
    else { return nil }
    self.init(
      width: numbers[0], height: numbers[1], hasAlpha: numbers[2] == 1, isCMYK: numbers[3] == 1, byteCount: numbers[4],
      contentHash: String(parts[5]), miniature: miniature)
  }
}
