/// Makes the eight hexadecimal digits by which Xcode knows the parts of a configuration.
///
/// Xcode draws them at random. Here they are made of what a part is called, so that the same
/// catalog gives the same file, and a product keeps its digits when others come and go.
struct StoreKitIdentifiers {
  private var used: Set<String>
  /// How many parts of one name there were, so that many of them take no longer than others.
  private var repeats: [String: Int] = [:]

  /// - Parameter used: Identifiers that stand in the file already.
  init(used: Set<String> = []) {
    self.used = used
  }

  /// The identifier of a part, such as `product:com.example.app.coins`; another one when it is
  /// taken already, be it by chance or because two parts have one name.
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
