internal import Basics

/// A SHA-256 digest.
public struct Digest: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of bytes in a digest.
  static let size = 32

  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest of some bytes.
  public init(of bytes: UnsafeRawBufferPointer) {
    self.bytes = [UInt8](unsafeUninitializedCapacity: Self.size) { result, count in
      if let start = result.baseAddress { Checksum.sha256(bytes, into: start) }
      count = Self.size
    }
  }

  /// The digest of some bytes.
  public init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Digest(of: $0) } }

  /// The digest with these 32 bytes; nil for any other number of bytes.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = Array(bytes)
  }

  /// 64 hexadecimal digits.
  public var description: String { bytes.hexadecimal }

  /// The first 12 hexadecimal digits, for tables that people read.
  public var short: String { String(description.prefix(12)) }

  public static func < (left: Digest, right: Digest) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

/// The text that a digest of several values covers: each value with its name and its length, so that
/// no two lists of values have the same text.
struct DigestText {
  private(set) var bytes: [UInt8]

  /// - Parameter kind: The kind of record and the version of its list of fields.
  init(_ kind: String) { bytes = Array("\(kind)\n".utf8) }

  mutating func add(_ name: String, _ value: String) {
    // Avoids an interpolation for each of the values of thousands of revisions.
    bytes += name.utf8
    bytes.append(UInt8(ascii: " "))
    bytes += String(value.utf8.count).utf8
    bytes.append(UInt8(ascii: " "))
    bytes += value.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func add(_ name: String, _ value: Int) { add(name, String(value)) }

  mutating func add(_ name: String, _ digest: Digest?) { add(name, digest?.description ?? "") }

  var digest: Digest { Digest(of: bytes) }
}
