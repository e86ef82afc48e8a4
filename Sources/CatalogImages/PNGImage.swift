internal import CPNG
internal import CZlib

/// The chunks of a PNG file, walked from the signature to the end chunk.
///
/// libpng's simplified reader stops at the last row: it would not notice a missing end chunk or a
/// bad checksum after the pixels. The walk does, and bounds the size before anything is allocated.
struct PNGImage {
  let width: Int
  let height: Int
  /// The number of bytes that the compressed rows expand to, or that its pixels take if they are more.
  let cost: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ contents: [UInt8]) throws(ImageFile.Failure) {
    guard contents.count >= Self.signature.count else { throw .truncated }
    guard contents.starts(with: Self.signature) else {
      throw .damaged("signature altered, as by a transfer that converts line ends")
    }
    var offset = Self.signature.count
    let header = try Chunk(in: contents, at: &offset)
    // Xcode's own variant, found in app bundles; only Apple's devices can read it.
    if header.isType("CgBI") { throw .unsupportedFormat("PNG optimized for iPhone") }
    guard header.isType("IHDR"), header.data.count == 13 else { throw .damaged("first chunk is not an image header") }
    let fields = header.data.startIndex
    width = Int(contents.bigEndian32(at: fields))
    height = Int(contents.bigEndian32(at: fields + 4))
    let colorType = contents[fields + 9]
    guard [0, 2, 3, 4, 6].contains(colorType) else { throw .damaged("unknown color type \(colorType)") }
    try PixelBounds.check(width: width, height: height)
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType), default: 1]
    cost = max((width * samples * Int(contents[fields + 8]) + 7) / 8, 4 * width) * height
    while !(try Chunk(in: contents, at: &offset)).isType("IEND") {}
  }
}

extension PNGImage {
  /// Decodes the picture with libpng and returns whether there is an alpha channel or a
  /// transparency chunk, the digest of the pixels, and the miniature.
  func decodeAllRows(of contents: [UInt8]) throws(ImageFile.Failure) -> (
    hasAlpha: Bool, digest: String, miniature: [UInt8]
  ) {
    let pixels = try PixelBuffer(width: width, height: height)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // libpng keeps both addresses, of the bytes and of the image, from the first call to the last.
    let hasAlpha = contents.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &image) { image in pixels.fill { decode(bytes, as: image, into: $0) } }
    }
    guard let hasAlpha else { throw .damaged(message(of: image)) }
    return (hasAlpha, pixels.digest, pixels.miniature)
  }

  /// Returns nil after a failure; the image has the message.
  private func decode(
    _ bytes: UnsafeRawBufferPointer, as image: UnsafeMutablePointer<png_image>, into pixels: UnsafeMutableRawPointer
  ) -> Bool? {
    // Frees memory that a failure left allocated; does nothing otherwise.
    defer { png_image_free(image) }
    guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else { return nil }
    let hasAlpha = image.pointee.format & PNG_FORMAT_FLAG_ALPHA != 0
    // The same for every way to store a picture: with a palette, in gray, without an alpha channel.
    image.pointee.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    return png_image_finish_read(image, nil, pixels, 0, nil) != 0 ? hasAlpha : nil
  }

  private func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { text in String(decoding: text.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// One chunk whose checksum is valid.
private struct Chunk {
  let type: ArraySlice<UInt8>
  let data: ArraySlice<UInt8>

  /// Reads the chunk at an offset and moves the offset after it.
  init(in contents: [UInt8], at offset: inout Int) throws(ImageFile.Failure) {
    guard contents.count - offset >= 12 else { throw .truncated }
    let length = Int(contents.bigEndian32(at: offset))
    type = contents[offset + 4..<offset + 8]
    guard type.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else { throw .damaged("no chunk at byte \(offset)") }
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

  func isType(_ name: String) -> Bool { type.elementsEqual(name.utf8) }
}

extension [UInt8] {
  fileprivate func bigEndian32(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
