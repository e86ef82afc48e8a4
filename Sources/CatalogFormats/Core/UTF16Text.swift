package import SourceSyntax

/// Text in UTF-16 with a byte order mark.
package enum UTF16Text {
  /// The same text in UTF-8, with the same lines and columns; nil for a file without the mark, and
  /// for one that is not valid.
  package static func decoded(_ source: SourceFile) -> SourceFile? {
    let bytes = source.bytes
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]), bytes.count.isMultiple(of: 2),
      // The mark of UTF-32.
      !bytes.starts(with: [0xFF, 0xFE, 0, 0])
    else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { place -> UInt16 in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    return SourceFile(name: source.name, bytes: Array(text.utf8))
  }
}
