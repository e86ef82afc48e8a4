internal import CPNG
internal import CatalogModel

/// A PNG file, decoded by libpng.
struct PNGImage {
  private let contents: [UInt8]

  init(_ contents: [UInt8]) {
    self.contents = contents
  }

  func facts() throws(ImageFailure) -> ImageFacts {
    let structure = try PNGStructure(contents)
    // Room for four channels of eight bits; what the image does not need is never touched.
    let pixels = try PixelBuffer(byteCount: 4 * structure.width * structure.height)
    return ImageFacts(
      format: .png, width: structure.width, height: structure.height,
      hasAlpha: try decodeAllRows(into: pixels), colorModel: structure.colorModel,
      bitDepth: structure.bitDepth, byteCount: contents.count,
      contentHash: Checksum.sha256(contents))
  }

  /// Returns whether there is an alpha channel or a transparency chunk.
  private func decodeAllRows(
    into pixels: borrowing PixelBuffer
  ) throws(ImageFailure) -> Bool {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // From the first call to the last libpng keeps both addresses: that of the bytes, and that of
    // the image.
    let hasAlpha = contents.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &image) { image in
        pixels.fill { decode(bytes, as: image, into: $0) }
      }
    }
    guard let hasAlpha else { throw .damaged(message(of: image)) }
    return hasAlpha
  }

  /// Returns nil after a failure, which is told by the image's message.
  private func decode(
    _ bytes: UnsafeRawBufferPointer, as image: UnsafeMutablePointer<png_image>,
    into pixels: UnsafeMutableRawPointer
  ) -> Bool? {
    // Frees what a failure left behind; does nothing else.
    defer { png_image_free(image) }
    guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else {
      return nil
    }
    let hasAlpha = image.pointee.format & PNG_FORMAT_FLAG_ALPHA != 0
    // Channels as they are stored, eight bits each: libpng need not compose them or make a palette.
    image.pointee.format &= PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    return png_image_finish_read(image, nil, pixels, 0, nil) != 0 ? hasAlpha : nil
  }

  private func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
