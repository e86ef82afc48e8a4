internal import CNettle

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Digests of bytes, written as lower-case hexadecimal.
///
/// SHA-256 tells contents apart; MD5 is here only because Transporter packages name it.
///
/// On Linux nettle, which makes them, is loaded for the first digest. Should it not be installed,
/// the program ends there with a message and status 127, as it would at its start were it linked
/// against nettle; ``isAvailable`` tells beforehand.
public enum Checksum {
  /// Whether the library that makes the digests is installed.
  public static var isAvailable: Bool { libnettle_is_available() != 0 }

  /// What to tell the user when it is not.
  static let missingLibrary = "nettle is not installed: apt install \(LIBNETTLE_PACKAGE)"

  /// The SHA-256 digest: 64 hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { sha256($0) }
  }

  /// The SHA-256 digest: 64 hexadecimal digits.
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(of: bytes, digestSize: Int(SHA256_DIGEST_SIZE), by: libnettle_sha256)
  }

  /// The MD5 digest: 32 hexadecimal digits. Not for telling whether someone altered the bytes.
  public static func md5(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { md5($0) }
  }

  /// The MD5 digest: 32 hexadecimal digits. Not for telling whether someone altered the bytes.
  public static func md5(_ bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(of: bytes, digestSize: Int(MD5_DIGEST_SIZE), by: libnettle_md5)
  }

  private static func hexadecimal(
    of bytes: UnsafeRawBufferPointer, digestSize: Int,
    by digest: (Int, UnsafePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) -> Void
  ) -> String {
    guard isAvailable else { endWithoutLibrary() }
    let digits = Array("0123456789abcdef".utf8)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digestSize) { result in
      digest(bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress, result.baseAddress)
      return String(unsafeUninitializedCapacity: 2 * digestSize) { text in
        for (index, byte) in result.enumerated() {
          text[2 * index] = digits[Int(byte >> 4)]
          text[2 * index + 1] = digits[Int(byte & 15)]
        }
        return 2 * digestSize
      }
    }
  }

  /// Neither a wrong digest nor none would do: catalogs are told apart by them.
  private static func endWithoutLibrary() -> Never {
    Array("error: \(missingLibrary)\n".utf8).withUnsafeBytes { message in
      _ = write(STDERR_FILENO, message.baseAddress, message.count)
    }
    exit(127)
  }
}
