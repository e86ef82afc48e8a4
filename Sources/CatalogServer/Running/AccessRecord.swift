/// One answered request, for an access log.
///
/// Requests that are refused before they are understood (a garbled request line, a header that is
/// too large) leave no record.
public struct AccessRecord: Sendable, Equatable {
  public let method: String

  /// The request target as it was sent, with every byte outside of visible ASCII escaped, so that
  /// no client can write lines of its own into a log.
  public let path: String

  public let status: Int

  /// Bytes of the body that were sent, without the header.
  public let bytes: Int

  /// From the end of the request's header to the end of the answer.
  public let microseconds: Int

  init(method: String, target: String, status: Int, bytes: Int, microseconds: Int) {
    self.method = Self.printable(method)
    path = Self.printable(target)
    self.status = status
    self.bytes = bytes
    self.microseconds = microseconds
  }

  private static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var printable: [UInt8] = []
    for byte in text.utf8 {
      if byte > 0x20 && byte < 0x7F {
        printable.append(byte)
      } else {
        printable += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: printable, as: UTF8.self)
  }
}
