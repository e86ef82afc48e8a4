/// Names of files as text.
///
/// On Linux a name is any sequence of bytes. Those that are not UTF-8 are kept as characters of a
/// private use area, U+10FF80 to U+10FFFF for the bytes 0x80 to 0xFF, so that a path stays a
/// `String` and still refers to the same file. A name that contains such a character itself is kept
/// byte by byte, so that the conversion is exact in both directions.
public enum FileName {
  /// The text of a name that the system or the command line passed.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    if !contains(escape: bytes), let text = String(validating: bytes, as: UTF8.self) { return text }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      var decoder = UTF8()
      var input = rest.prefix(4).makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&input), byte(of: scalar) == nil {
        scalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        scalars.append(Unicode.Scalar(firstEscape - 0x80 + UInt32(first)) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  /// The text of a name that ends in a NUL.
  public static func text(_ name: UnsafePointer<CChar>) -> String {
    var length = 0
    while name[length] != 0 { length += 1 }
    return text(UnsafeBufferPointer(start: name, count: length).map(UInt8.init(bitPattern:)))
  }

  /// The bytes of a name.
  public static func bytes(_ text: String) -> [UInt8] {
    guard contains(escape: text.utf8) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) { bytes.append(byte) } else { bytes += UTF8.bytes(scalar) }
    }
    return bytes
  }

  /// The byte that a character of a name represents; nil for characters that represent themselves.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= firstEscape ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// A path for a system call.
  static func cString(_ path: String) -> [CChar] { bytes(path).map(CChar.init(bitPattern:)) + [0] }

  private static let firstEscape: UInt32 = 0x10_FF80

  /// Whether there is a character of the private use area, whose last 128 begin with F4 8F BE or
  /// F4 8F BF.
  private static func contains(escape bytes: some Collection<UInt8>) -> Bool { bytes.contains(0xF4) }
}

extension UTF8 { fileprivate static func bytes(_ scalar: Unicode.Scalar) -> [UInt8] { Array(String(scalar).utf8) } }
