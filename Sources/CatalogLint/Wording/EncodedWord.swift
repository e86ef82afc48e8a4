/// The encoding of the words that no source should show: Base64, as every shell can write it.
///
/// Lists of insults are read by whoever opens the file, found by whoever searches the repository, and
/// quoted by tools that show it. Encoded they are none of that, and the matcher, for which they are
/// decoded when it is built, finds them in its one pass like any other word – which hashes would not
/// allow. It hides nothing from anyone who wants to know.
///
/// To add a word, with the marks of ``WordPack``: `printf %s 'word*' | base64`, under `[profanity]`.
/// To read an entry: `printf %s d29yZCo= | base64 -d`. Only words belong there that no store text
/// uses innocently: the search takes whole words in scripts that part them, so that Scunthorpe and
/// cocktails are safe, but a cock is a bird, and Chinese and Japanese compounds must be thought of.
enum EncodedWord {
  /// The entry that Base64 stands for; nil when it is not Base64, or not of UTF-8 text.
  static func decoded(_ encoded: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in encoded where byte != UInt8(ascii: "=") {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
