internal import CatalogModel

/// The markers of a JPEG file, walked from start to end of image.
///
/// The decoder fills what is missing with gray and merely warns, with the same warning code as for
/// a wrong bit; only the walk tells a file that is cut short from one that is damaged. It also
/// bounds the size before anything is allocated.
struct JPEGStructure {
  private(set) var width = 0
  private(set) var height = 0

  init(_ contents: [UInt8]) throws(ImageFailure) {
    var offset = 2
    while true {
      let marker = try Self.nextMarker(in: contents, at: &offset)
      switch marker {
      case 0xD9:
        guard width > 0 else { throw .damaged("no frame before the end of the image") }
        return
      case 0x01, 0xD0...0xD7:  // these stand alone
        continue
      default:
        let segment = try Self.segment(in: contents, at: &offset)
        switch marker {
        case 0xC4, 0xC8, 0xCC: break  // tables; the other Cx start a frame
        case 0xC0...0xCF: try readFrame(segment, process: marker)
        default: break
        }
      }
    }
  }

  private mutating func readFrame(
    _ segment: ArraySlice<UInt8>, process: UInt8
  ) throws(ImageFailure) {
    switch process {
    case 0xC0...0xC2: break
    case 0xC3: throw .unsupportedFormat("lossless JPEG")
    case 0xC9...0xCB: throw .unsupportedFormat("arithmetic-coded JPEG")
    default: throw .unsupportedFormat("hierarchical JPEG")
    }
    guard segment.count >= 6 else { throw .damaged("frame header is too short") }
    let fields = Array(segment.prefix(5))
    guard fields[0] == 8 else { throw .unsupportedFormat("\(fields[0])-bit JPEG") }
    height = Int(fields[1]) << 8 | Int(fields[2])
    width = Int(fields[3]) << 8 | Int(fields[4])
    try PixelBounds.check(width: width, height: height)
  }

  /// Finds the next marker and moves the offset behind it.
  ///
  /// What stands before it is the coded picture, or filling. A zero behind `FF` makes it a byte of
  /// the picture.
  private static func nextMarker(
    in contents: [UInt8], at offset: inout Int
  ) throws(ImageFailure) -> UInt8 {
    while let prefix = contents[offset...].firstIndex(of: 0xFF), prefix + 1 < contents.count {
      let code = contents[prefix + 1]
      if code == 0xFF {
        offset = prefix + 1
      } else {
        offset = prefix + 2
        if code != 0 { return code }
      }
    }
    throw .truncated
  }

  /// The parameters behind a marker; moves the offset behind them.
  private static func segment(
    in contents: [UInt8], at offset: inout Int
  ) throws(ImageFailure) -> ArraySlice<UInt8> {
    guard offset + 2 <= contents.count else { throw .truncated }
    let length = Int(contents[offset]) << 8 | Int(contents[offset + 1])
    guard length >= 2 else { throw .damaged("segment of \(length) bytes at byte \(offset)") }
    guard offset + length <= contents.count else { throw .truncated }
    defer { offset += length }
    return contents[offset + 2..<offset + length]
  }
}
