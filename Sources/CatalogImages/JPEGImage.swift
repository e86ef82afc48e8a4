internal import CTurboJPEG

/// The markers of a JPEG file, walked from the start to the end of the image.
///
/// The decoder fills missing data with gray and merely warns, with the same warning code as for a
/// wrong bit; only the walk distinguishes a truncated file from a damaged one. It also bounds the
/// size before anything is allocated.
struct JPEGImage {
  private(set) var width = 0
  private(set) var height = 0
  private var scans = 0

  /// The work of decoding it, in bytes of a PNG image that takes as long: each scan visits every
  /// block of eight by eight pixels, also one without data for most of them.
  var cost: Int { width * height * max(4 + scans, 16) / 4 }

  init(_ contents: [UInt8]) throws(ImageFile.Failure) {
    var offset = 2
    while true {
      let marker = try Self.nextMarker(in: contents, at: &offset)
      switch marker {
      case 0xD9:
        guard width > 0 else { throw .damaged("no frame before the end of the image") }
        return
      case 0x01, 0xD0...0xD7:  // these have no parameters
        continue
      default:
        let segment = try Self.segment(in: contents, at: &offset)
        switch marker {
        case 0xC4, 0xC8, 0xCC: break  // tables; the other Cx start a frame
        case 0xC0...0xCF: try readFrame(segment, process: marker)
        case 0xDA: scans += 1
        default: break
        }
      }
    }
  }

  private mutating func readFrame(_ segment: ArraySlice<UInt8>, process: UInt8) throws(ImageFile.Failure) {
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

  /// Finds the next marker and moves the offset after it.
  ///
  /// The bytes before it are entropy-coded data or fill bytes. A zero after `FF` makes the `FF` a
  /// byte of the data.
  private static func nextMarker(in contents: [UInt8], at offset: inout Int) throws(ImageFile.Failure) -> UInt8 {
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

  /// The parameters after a marker; moves the offset after them.
  private static func segment(in contents: [UInt8], at offset: inout Int) throws(ImageFile.Failure) -> ArraySlice<UInt8>
  {
    guard offset + 2 <= contents.count else { throw .truncated }
    let length = Int(contents[offset]) << 8 | Int(contents[offset + 1])
    guard length >= 2 else { throw .damaged("segment of \(length) bytes at byte \(offset)") }
    guard offset + length <= contents.count else { throw .truncated }
    defer { offset += length }
    return contents[offset + 2..<offset + length]
  }
}

extension JPEGImage {
  /// Decodes the picture with TurboJPEG and returns whether its color space is for print, the digest
  /// of the pixels, and the miniature.
  func decodeAllScans(of contents: [UInt8]) throws(ImageFile.Failure) -> (
    isCMYK: Bool, digest: String, miniature: [UInt8]
  ) {
    guard let decoder = tjInitDecompress() else { throw .unreadable(message(of: nil)) }
    defer { tjDestroy(decoder) }

    // width, height, subsampling and color space, in the order of the call
    var header: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let headerStatus = contents.withUnsafeBufferPointer { bytes in
      tjDecompressHeader3(decoder, bytes.baseAddress, UInt(bytes.count), &header.0, &header.1, &header.2, &header.3)
    }
    guard headerStatus == 0 else { throw .damaged(message(of: decoder)) }
    guard header.0 == width, header.1 == height else { throw .damaged("two frames of different dimensions") }

    // CMYK is decoded as is, because TurboJPEG doesn't convert it to RGB.
    let isCMYK = [TJCS_CMYK, TJCS_YCCK].contains(TJCS(rawValue: .init(bitPattern: header.3)))
    let pixelFormat = isCMYK ? TJPF_CMYK : TJPF_RGBA
    let pixels = try PixelBuffer(width: width, height: height)
    let status = pixels.fill { pixels in
      contents.withUnsafeBufferPointer { bytes in
        tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count), pixels, Int32(width), 0, Int32(height), pixelFormat.rawValue,
          TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS)
      }
    }
    guard status == 0 else { throw .damaged(message(of: decoder)) }
    return (isCMYK, pixels.digest, isCMYK ? [] : pixels.miniature)
  }

  private func message(of decoder: tjhandle?) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown error"
  }
}
