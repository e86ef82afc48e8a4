/// Finds what notes for the reviewer call the restoring of purchases.
///
/// A list and not a pack of words: notes are written in any language, whatever the product's locales.
enum RestoreWords {
  static func areIn(_ text: String) -> Bool {
    text.withUTF8Bytes { bytes in
      for index in bytes.indices where begins[Int(bytes[index])] {
        if words.contains(where: { matches($0, bytes[index...]) }) { return true }
      }
      return false
    }
  }

  private static func matches(
    _ word: [UInt8], _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard text.count >= word.count else { return false }
    return zip(word, text).allSatisfy { $0 == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a word begins with the byte.
  private static let begins: [Bool] = {
    var begins = [Bool](repeating: false, count: 256)
    for case let first? in words.map(\.first) {
      begins[Int(first)] = true
      if (0x61...0x7A).contains(first) { begins[Int(first & ~0x20)] = true }
    }
    return begins
  }()

  /// Stems in small letters. Words with a capital that is not ASCII are given without it.
  private static let words: [[UInt8]] = [
    "restor", "restaur", "恢复", "恢復", "还原", "還原", "回復", "復元", "リストア", "복원", "복구",
    "wiederherst", "wieder herstell", "ripristin", "осстанов", "ідновл", "ідновит", "geri yükl",
    "geri al", "pulihkan", "memulihkan", "pemulihan", "khôi phục", "กู้คืน", "คืนค่าการซื้อ", "استعادة",
    "استرداد", "استرجاع", "herstel", "terugzet", "terställ", "gendan", "gjenopprett", "palauta",
    "rzywróć", "przywr", "obnov", "visszaállít", "παναφορ", "שחזור", "पुनर्स्थापित", "बहाल", "recuper",
    "povrat", "vrati kupn",
  ].map { Array($0.utf8) }
}
