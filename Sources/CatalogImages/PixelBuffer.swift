internal import CPlatform

/// Memory that a decoder fills and nobody looks at.
struct PixelBuffer: ~Copyable {
  private let bytes: UnsafeMutableRawPointer

  /// Throws if the system has not got that much; Swift's own allocation would end the process.
  init(byteCount: Int) throws(ImageFile.Failure) {
    guard let bytes = malloc(byteCount) else { throw .unreadable("not enough memory to decode it") }
    self.bytes = bytes
  }

  deinit { free(bytes) }

  borrowing func fill<Value>(by decode: (UnsafeMutableRawPointer) -> Value) -> Value {
    decode(bytes)
  }
}

/// How many pixels are decoded: a header of thirty bytes can ask for gigabytes.
enum PixelBounds {
  /// Over four times the longest side of any screen the store lists.
  static let longestSide = 16_384

  /// Four bytes each make 256 MB; no screen has a sixth of it.
  static let most = 64_000_000

  /// Throws unless there is at least one pixel and the decoder may allocate for all of them.
  static func check(width: Int, height: Int) throws(ImageFile.Failure) {
    if width == 0 || height == 0 { throw .damaged("image of \(width)×\(height) pixels") }
    if width > longestSide || height > longestSide || width * height > most {
      throw .dimensionsTooLarge(width: width, height: height)
    }
  }
}
