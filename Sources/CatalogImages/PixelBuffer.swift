internal import Basics
internal import CPlatform

/// Memory for the pixels of an image, four bytes each, that a decoder fills.
struct PixelBuffer: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private let byteCount: Int
  private let width: Int
  private let height: Int

  /// Throws if the system is out of memory; Swift's own allocation would end the process.
  init(width: Int, height: Int) throws(ImageFile.Failure) {
    byteCount = 4 * width * height + Self.sides
    guard let bytes = malloc(byteCount) else { throw .unreadable("not enough memory to decode it") }
    self.bytes = bytes
    self.width = width
    self.height = height
    for (index, side) in [width, height].enumerated() {
      bytes.storeBytes(of: UInt32(side).bigEndian, toByteOffset: byteCount - Self.sides + 4 * index, as: UInt32.self)
    }
  }

  deinit { free(bytes) }

  borrowing func fill<Value>(by decode: (UnsafeMutableRawPointer) -> Value) -> Value { decode(bytes) }

  /// The SHA-256 digest of the pixels and the dimensions: 64 hexadecimal digits.
  var digest: String { Checksum.sha256(UnsafeRawBufferPointer(start: bytes, count: byteCount)) }

  /// The means of a grid of 16 × 16 fields, by rows: red, green and blue of each as far as they cover what is behind,
  /// and the cover; empty for a picture that isn't square, and for one with sides of less than 32 pixels.
  var miniature: [UInt8] {
    let side = 16
    // Two pixels on a side of a field: one of them is counted.
    guard width == height, width >= 2 * side else { return [] }
    var sums = [Int](repeating: 0, count: 4 * side * side)
    var counts = [Int](repeating: 0, count: side * side)
    // A quarter of the pixels is enough for a mean.
    for y in stride(from: 0, to: height, by: 2) {
      for x in stride(from: 0, to: width, by: 2) {
        let field = y * side / height * side + x * side / width
        counts[field] += 1
        let pixel = 4 * (y * width + x)
        let cover = Int(bytes.load(fromByteOffset: pixel + 3, as: UInt8.self))
        for channel in 0..<3 {
          // A color that nobody sees distinguishes nothing.
          sums[4 * field + channel] += Int(bytes.load(fromByteOffset: pixel + channel, as: UInt8.self)) * cover / 255
        }
        sums[4 * field + 3] += cover
      }
    }
    return sums.indices.map { UInt8(sums[$0] / counts[$0 / 4]) }
  }

  /// The bytes of the width and the height, after the pixels.
  private static let sides = 8
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
