internal import CatalogModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Memory that a decoder fills and nobody looks at.
struct PixelBuffer: ~Copyable {
  private let bytes: UnsafeMutableRawPointer

  /// Throws if the system has not got that much; Swift's own allocation would end the process.
  init(byteCount: Int) throws(ImageFailure) {
    guard let bytes = malloc(byteCount) else { throw .unreadable("not enough memory to decode it") }
    self.bytes = bytes
  }

  deinit { free(bytes) }

  borrowing func fill<Value>(by decode: (UnsafeMutableRawPointer) -> Value) -> Value {
    decode(bytes)
  }
}
