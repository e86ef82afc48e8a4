internal import CBrotli
internal import CZlib
internal import CatalogServer

/// The content codings of answers, made once when an answer is prepared.
package enum ContentCoding {
  /// Below this length a coding saves less than the field that names it; our own limit.
  private static let shortest = 256

  /// From this length on, an answer is encoded with less effort, so that a large catalog is soon
  /// served; our own limit.
  private static let long = 64 * 1024

  /// A body in the codings that make it shorter: Brotli, if the library is there, and gzip.
  static func encodings(of body: [UInt8]) -> [Representation.EncodedBody] {
    guard body.count >= shortest else { return [] }
    let all = [("br", brotli(body)), ("gzip", gzip(body))]
    return all.compactMap { coding, encoded in
      guard let encoded, encoded.count < body.count else { return nil }
      return Representation.EncodedBody(coding: coding, body: encoded)
    }
  }

  private static func brotli(_ body: [UInt8]) -> [UInt8]? {
    let bound = brotli_bound(body.count)
    guard bound > 0 else { return nil }
    let encoded = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = brotli_encode(body, body.count, body.count < long ? 9 : 5, output.baseAddress, bound)
    }
    return encoded.isEmpty ? nil : encoded
  }

  /// With a header that contains no time, so that the same body always has the same bytes.
  package static func gzip(_ body: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 16 more than the largest window asks for the gzip format.
    guard
      deflateInit2_(
        &stream, body.count < long ? 9 : 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, zlibVersion(),
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(body.count)))
    var isComplete = false
    var input = body
    let encoded = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(bound)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = bound - Int(stream.avail_out)
      }
    }
    return isComplete ? encoded : nil
  }
}
