internal import CPlatform

/// Memory that a decoder fills and nobody reads.
struct PixelBuffer: ~Copyable {
  private let bytes: UnsafeMutableRawPointer

  /// Throws if the system is out of memory; Swift's own allocation would end the process.
  init(byteCount: Int) throws(ImageFile.Failure) {
    guard let bytes = malloc(byteCount) else { throw .unreadable("not enough memory to decode it") }
    self.bytes = bytes
  }

  deinit { free(bytes) }

  borrowing func fill<Value>(by decode: (UnsafeMutableRawPointer) -> Value) -> Value { decode(bytes) }
}

/// Limits on the pixels to decode: a header of thirty bytes can ask for gigabytes.
enum PixelBounds {
  /// More than four times the longest side of any screen in the store's specifications.
  static let longestSide = 16_384

  /// 256 MB at four bytes each; no screen has a sixth of it.
  static let most = 64_000_000

  /// Throws unless there is at least one pixel and the decoder may allocate for all of them.
  static func check(width: Int, height: Int) throws(ImageFile.Failure) {
    if width == 0 || height == 0 { throw .damaged("image of \(width)×\(height) pixels") }
    if width > longestSide || height > longestSide || width * height > most {
      throw .dimensionsTooLarge(width: width, height: height)
    }
  }
}
