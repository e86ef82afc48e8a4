import Basics
import CatalogFormats

/// Generates the eight hexadecimal digits with which Xcode identifies the parts of a configuration.
///
/// Xcode generates them randomly. Here they are derived from the name of a part, so that the same
/// catalog results in the same file, and a product keeps its digits when others are added or
/// removed.
struct StoreKitIdentifiers {
  private var used: Set<String>
  /// The number of parts with the same name, so that many of them are not slower than others.
  private var repeats: [String: Int] = [:]

  /// - Parameter used: Identifiers that are already in the file.
  init(used: Set<String> = []) { self.used = used }

  /// The identifier of a part, such as `product:com.example.app.coins`; a different one when it is
  /// already taken, by chance or because two parts have the same name.
  mutating func identifier(of part: String) -> String {
    while true {
      let count = repeats[part, default: 0]
      repeats[part] = count + 1
      let text = Array(part.utf8) + Array(repeating: UInt8(ascii: "\n"), count: count)
      let digits = String(Checksum.sha256(text).prefix(8)).uppercased()
      if used.insert(digits).inserted { return digits }
    }
  }
}
