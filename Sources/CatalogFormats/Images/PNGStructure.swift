internal import CZlib
internal import CatalogModel

/// The chunks of a PNG file, walked from the signature to the end chunk.
///
/// libpng's simplified reader stops at the last row: it would not see that the end chunk is
/// missing, nor a bad checksum behind the pixels. The walk does, and bounds the size before
/// anything is allocated.
struct PNGStructure {
  let width: Int
  let height: Int
  let bitDepth: Int
  let colorModel: ImageFacts.ColorModel

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ contents: [UInt8]) throws(ImageFailure) {
    guard contents.count >= Self.signature.count else { throw .truncated }
    guard contents.starts(with: Self.signature) else {
      throw .damaged("signature altered, as by a transfer that converts line ends")
    }
    var offset = Self.signature.count
    let header = try Chunk(in: contents, at: &offset)
    // Xcode's own variant, found in app bundles; only Apple's devices read it.
    if header.isType("CgBI") { throw .unsupportedFormat("PNG optimized for iPhone") }
    guard header.isType("IHDR"), header.data.count == 13 else {
      throw .damaged("first chunk is not an image header")
    }
    let fields = header.data.startIndex
    width = Int(contents.bigEndian32(at: fields))
    height = Int(contents.bigEndian32(at: fields + 4))
    bitDepth = Int(contents[fields + 8])
    switch contents[fields + 9] {
    case 0, 4: colorModel = .gray
    case 2, 6: colorModel = .rgb
    case 3: colorModel = .indexed
    case let type: throw .damaged("unknown color type \(type)")
    }
    try PixelBounds.check(width: width, height: height)
    while !(try Chunk(in: contents, at: &offset)).isType("IEND") {}
  }
}

/// One chunk whose checksum is right.
private struct Chunk {
  let type: ArraySlice<UInt8>
  let data: ArraySlice<UInt8>

  /// Reads the chunk at an offset and moves the offset behind it.
  init(in contents: [UInt8], at offset: inout Int) throws(ImageFailure) {
    guard contents.count - offset >= 12 else { throw .truncated }
    let length = Int(contents.bigEndian32(at: offset))
    type = contents[offset + 4..<offset + 8]
    guard type.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw .damaged("no chunk at byte \(offset)")
    }
    guard length <= contents.count - offset - 12 else { throw .truncated }
    data = contents[offset + 8..<offset + 8 + length]
    let checksum = contents[offset + 4..<data.endIndex].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, uInt(truncatingIfNeeded: $0.count))
    }
    guard contents.bigEndian32(at: data.endIndex) == UInt32(truncatingIfNeeded: checksum) else {
      throw .damaged("wrong checksum in chunk \(String(decoding: type, as: UTF8.self))")
    }
    offset = data.endIndex + 4
  }

  func isType(_ name: String) -> Bool {
    type.elementsEqual(name.utf8)
  }
}

extension [UInt8] {
  fileprivate func bigEndian32(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
