/// A PNG file written byte by byte, without compression, so that every part of it can be made
/// invalid.
struct SamplePNG {
  enum Color: UInt8 {
    case gray = 0
    case rgb = 2
    case indexed = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width: UInt32 = 23
  var height: UInt32 = 17
  var color = Color.rgb
  var bitDepth: UInt8 = 8
  var isInterlaced = false
  /// The chunks between the header and the image data, such as a palette.
  var extraChunks: [(type: String, data: [UInt8])] = []
  /// The number of rows, if fewer than in the header.
  var shareOfRows = 1.0

  var bytes: [UInt8] {
    var result = Self.signature + Self.chunk("IHDR", header)
    for extra in extraChunks { result += Self.chunk(extra.type, extra.data) }
    let picture = Self.stored(rows)
    let half = picture.count / 2
    result += Self.chunk("IDAT", Array(picture[..<half])) + Self.chunk("IDAT", Array(picture[half...]))
    return result + Self.chunk("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var header: [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height) + [bitDepth, color.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc(body))
  }

  static func palette(_ count: Int) -> [UInt8] { (0..<count * 3).map { UInt8(truncatingIfNeeded: $0 * 5) } }

  /// Rows of every pass, each after its filter type; the samples are an arbitrary pattern.
  private var rows: [UInt8] {
    let passes = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    var result: [UInt8] = []
    for (left, top, stepX, stepY) in passes {
      let columns = (Int(width) - left + stepX - 1) / stepX
      let lines = (Int(height) - top + stepY - 1) / stepY
      guard columns > 0, lines > 0 else { continue }
      let rowBytes = (columns * color.channels * Int(bitDepth) + 7) / 8
      for line in 0..<lines {
        result.append(0)
        for index in 0..<rowBytes {
          let sample = UInt8(truncatingIfNeeded: line * 31 + index * 7)
          result.append(color == .indexed ? sample & 0x11 : sample)
        }
      }
    }
    return Array(result.prefix(Int(Double(result.count) * shareOfRows)))
  }

  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// A zlib stream of one stored block.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = UInt16(data.count)
    var bytes: [UInt8] = [0x78, 0x01, 0x01]
    for length in [count, ~count] { bytes += [UInt8(length & 0xFF), UInt8(length >> 8)] }
    return bytes + data + bigEndian(b << 16 | a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    return value ^ 0xFFFF_FFFF
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}
