extension Int {
  /// Parses a number written in ASCII digits and nothing else; `Int(_:)` would accept a sign as
  /// well.
  ///
  /// - Parameter length: The maximum number of digits to accept, at most 18.
  @inlinable public init?(decimal digits: some Collection<UInt8>, atMost length: Int = 9) {
    guard (1...length).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard digit.isASCIIDigit else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    self = number
  }
}

extension BinaryInteger {
  /// The digits of a number, padded with zeros to a width.
  public func digits(_ width: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension Collection<UInt8> {
  /// Two lower-case hexadecimal digits for each byte.
  public var hexadecimal: String {
    func digits(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
      String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
        for index in bytes.indices {
          text[2 * index] = (bytes[index] >> 4).hexadecimalDigit
          text[2 * index + 1] = (bytes[index] & 15).hexadecimalDigit
        }
        return 2 * bytes.count
      }
    }
    // Avoids going byte by byte through the collection, whose type other modules are not specialized for.
    return withContiguousStorageIfAvailable(digits) ?? Array(self).withUnsafeBufferPointer(digits)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8 { self < 10 ? 0x30 + self : 0x57 + self }

  @inlinable public var isASCIIDigit: Bool { 0x30 <= self && self <= 0x39 }

  @inlinable public var isASCIILetter: Bool { 0x61 <= self | 0x20 && self | 0x20 <= 0x7A }

  /// The byte, with ASCII capital letters lowercased.
  @inlinable public var lowercasedASCII: UInt8 { 0x41 <= self && self <= 0x5A ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  @inlinable public var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text with every UTF-8 byte percent-encoded except those that the closure keeps.
  public func percentEncoded(except isKept: (UInt8) -> Bool) -> String { utf8.percentEncoded(except: isKept) }

  /// The text with percent-encoded bytes decoded; a percent sign without two hexadecimal digits stays.
  public var percentDecoded: String {
    String(decoding: utf8.percentDecoded(keepingOthers: true) ?? [], as: UTF8.self)
  }
}

extension Collection<UInt8> {
  /// The text of the bytes, every one percent-encoded except those that the closure keeps, which
  /// must be ASCII.
  public func percentEncoded(except isKept: (UInt8) -> Bool) -> String {
    var encoded: [UInt8] = []
    for byte in self {
      if isKept(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded += byte.digits(2, radix: 16, uppercase: true).utf8
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The bytes with percent-encoded ones decoded.
  ///
  /// - Parameter keepsOthers: Whether a percent sign without two hexadecimal digits stays; the result is nil otherwise.
  public func percentDecoded(keepingOthers keepsOthers: Bool = false) -> [UInt8]? {
    let written = Array(self)
    var bytes: [UInt8] = []
    var index = 0
    while index < written.count {
      if written[index] == UInt8(ascii: "%"), index + 2 < written.count, let high = written[index + 1].hexadecimalValue,
        let low = written[index + 2].hexadecimalValue
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        guard keepsOthers || written[index] != UInt8(ascii: "%") else { return nil }
        bytes.append(written[index])
        index += 1
      }
    }
    return bytes
  }
}
