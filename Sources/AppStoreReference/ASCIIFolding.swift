import Basics

/// Folds names that people write in several ways.
enum ASCIIFolding {
  /// The text in lowercase without spaces, hyphens and underscores, so that `Non-Consumable`,
  /// `NON_CONSUMABLE` and `nonConsumable` become one.
  static func joined(_ text: some StringProtocol) -> String {
    String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var count = 0
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
        default:
          buffer[count] = byte.lowercasedASCII
          count += 1
        }
      }
      return count
    }
  }
}
