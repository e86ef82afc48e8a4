/// Makes the eight hexadecimal digits by which Xcode knows the parts of a configuration.
///
/// Xcode draws them at random. Here they are made of what a part is called, so that the same
/// catalog gives the same file, and a product keeps its digits when others come and go.
struct StoreKitIdentifiers {
  private var used: Set<String>

  /// - Parameter used: Identifiers that stand in the file already.
  init(used: Set<String> = []) {
    self.used = used
  }

  /// The identifier of a part, such as `product:com.example.app.coins`; another one when it is
  /// taken already, be it by chance or because two parts have one name.
  mutating func identifier(of part: String) -> String {
    var text = part
    while true {
      let digits = String(Checksum.sha256(Array(text.utf8)).prefix(8)).uppercased()
      if used.insert(digits).inserted { return digits }
      text += "\n"
    }
  }
}
