internal import Basics
internal import CatalogFormats

/// A SHA-256 digest.
public struct Digest: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// The number of bytes in a digest.
  static let size = 32

  /// The digest of some bytes.
  public init(of bytes: UnsafeRawBufferPointer) {
    self = withUnsafeTemporaryAllocation(byteCount: Self.size, alignment: 8) { result in
      if let start = result.bindMemory(to: UInt8.self).baseAddress { Checksum.sha256(bytes, into: start) }
      return Digest(UnsafeRawBufferPointer(result))
    }
  }

  /// The digest of some bytes.
  public init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Digest(of: $0) } }

  /// The digest with these 32 bytes; nil for any other number of bytes.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    self = Array(bytes).withUnsafeBytes { Digest($0) }
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    func word(_ index: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
    }
    (first, second, third, fourth) = (word(0), word(1), word(2), word(3))
  }

  private var words: (UInt64, UInt64, UInt64, UInt64) { (first, second, third, fourth) }

  /// The 32 bytes.
  public var bytes: [UInt8] { withBytes { Array($0) } }

  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let words = (first.bigEndian, second.bigEndian, third.bigEndian, fourth.bigEndian)
    return withUnsafeBytes(of: words, body)
  }

  /// The first byte, as uniformly distributed as the others.
  var firstByte: UInt8 { UInt8(truncatingIfNeeded: first >> 56) }

  /// 64 hexadecimal digits.
  public var description: String { withBytes { $0.hexadecimal } }

  /// The first 12 hexadecimal digits, for tables that people read.
  public var short: String { String(description.prefix(12)) }

  public static func < (left: Digest, right: Digest) -> Bool { left.words < right.words }
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
