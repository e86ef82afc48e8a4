internal import CTurboJPEG
internal import CatalogModel

/// A JPEG file, decoded by TurboJPEG.
struct JPEGImage {
  private let contents: [UInt8]

  init(_ contents: [UInt8]) {
    self.contents = contents
  }

  func facts() throws(ImageFailure) -> ImageFacts {
    let structure = try JPEGStructure(contents)
    let colorModel = try decodeAllScans(width: structure.width, height: structure.height)
    return ImageFacts(
      format: .jpeg, width: structure.width, height: structure.height, hasAlpha: false,
      colorModel: colorModel, bitDepth: 8, byteCount: contents.count,
      contentHash: Checksum.sha256(contents))
  }

  /// Decodes a picture of known dimensions and returns how its pixels are stored.
  private func decodeAllScans(
    width: Int, height: Int
  ) throws(ImageFailure) -> ImageFacts.ColorModel {
    guard let decoder = tjInitDecompress() else { throw .unreadable(message(of: nil)) }
    defer { tjDestroy(decoder) }

    // width, height, subsampling and color space, in the order of the call
    var header: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let headerStatus = contents.withUnsafeBufferPointer { bytes in
      tjDecompressHeader3(
        decoder, bytes.baseAddress, UInt(bytes.count), &header.0, &header.1, &header.2, &header.3)
    }
    guard headerStatus == 0 else { throw .damaged(message(of: decoder)) }
    guard header.0 == width, header.1 == height else {
      throw .damaged("two frames of different dimensions")
    }

    // An eighth of the size: every bit is decoded all the same, only the pixels are fewer.
    let scaledWidth = (width + 7) / 8
    let scaledHeight = (height + 7) / 8
    // CMYK is decoded as it is, for TurboJPEG does not turn it into RGB.
    let colorModel = colorModel(ofColorSpace: header.3)
    let (pixelFormat, channels) = colorModel == .cmyk ? (TJPF_CMYK, 4) : (TJPF_RGB, 3)
    let pixels = try PixelBuffer(byteCount: scaledWidth * scaledHeight * channels)
    let status = pixels.fill { pixels in
      contents.withUnsafeBufferPointer { bytes in
        tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count), pixels, Int32(scaledWidth), 0,
          Int32(scaledHeight), pixelFormat.rawValue, TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS)
      }
    }
    guard status == 0 else { throw .damaged(message(of: decoder)) }
    return colorModel
  }

  private func colorModel(ofColorSpace space: Int32) -> ImageFacts.ColorModel {
    switch TJCS(rawValue: .init(bitPattern: space)) {
    case TJCS_GRAY: .gray
    case TJCS_CMYK, TJCS_YCCK: .cmyk
    default: .rgb
    }
  }

  private func message(of decoder: tjhandle?) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown error"
  }
}
