internal import CNettle

/// Digests of bytes, written as lower-case hexadecimal.
///
/// SHA-256 identifies contents; MD5 is only here because Transporter packages use it.
public enum Checksum {
  /// The SHA-256 digest: 64 hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256($0) } }

  /// The SHA-256 digest: 64 hexadecimal digits.
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(of: bytes, digestSize: Int(SHA256_DIGEST_SIZE), by: nettle_sha256_of)
  }

  /// Writes the SHA-256 digest, 32 bytes, without allocating memory.
  public static func sha256(_ bytes: UnsafeRawBufferPointer, into digest: UnsafeMutablePointer<UInt8>) {
    nettle_sha256_of(bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress, digest)
  }

  /// The MD5 digest: 32 hexadecimal digits. Not suitable for detecting deliberate changes.
  public static func md5(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { md5($0) } }

  /// The MD5 digest: 32 hexadecimal digits. Not suitable for detecting deliberate changes.
  public static func md5(_ bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(of: bytes, digestSize: Int(MD5_DIGEST_SIZE), by: nettle_md5_of)
  }

  /// The 32 bytes of the SHA-256 digest.
  package static func sha256Bytes(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { result, count in
      nettle_sha256_of(bytes.count, bytes, result.baseAddress)
      count = Int(SHA256_DIGEST_SIZE)
    }
  }

  private static func hexadecimal(
    of bytes: UnsafeRawBufferPointer, digestSize: Int,
    by digest: (Int, UnsafePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) -> Void
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digestSize) { result in
      digest(bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress, result.baseAddress)
      return result.hexadecimal
    }
  }
}
