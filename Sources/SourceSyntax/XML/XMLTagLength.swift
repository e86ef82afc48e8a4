/// Finds tags that would take libxml2 hours, because it compares each attribute of an element with
/// all others.
struct XMLTagLength {
  /// Our own limit; formats have a dozen.
  static let mostAttributes = 1_000
  /// The minimum number of bytes of that many attributes.
  private static let suspicious = mostAttributes * 5

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The start of a tag with too many attributes; nil if none exists.
  ///
  /// Attributes can't contain a `<`, so a tag can't be longer than the distance to the next one: in
  /// most of the file, only the last `<` in some thousand bytes is searched for.
  var tagOfTooManyAttributes: Int? {
    let opening = UInt8(ascii: "<")
    var tag = bytes.firstIndex(of: opening)
    while let start = tag, bytes.count - start > Self.suspicious {
      let end = start + Self.suspicious
      if let last = bytes[(start + 1)..<end].lastIndex(of: opening) {
        tag = last
      } else if attributes(ofTagAt: start) > Self.mostAttributes {
        return start
      } else {
        tag = bytes[end...].firstIndex(of: opening)
      }
    }
    return nil
  }

  /// The number of attributes after the name that follows a `<`; 0 when this doesn't start a tag.
  private func attributes(ofTagAt start: Int) -> Int {
    var place = start + 1
    func skip(while condition: (UInt8) -> Bool) { while place < bytes.count, condition(bytes[place]) { place += 1 } }
    func isName(_ byte: UInt8) -> Bool { byte > 0x20 && !"=<>/\"'!?".utf8.contains(byte) }
    let name = place
    skip(while: isName)
    guard place > name else { return 0 }
    var count = 0
    while count <= Self.mostAttributes {
      skip { $0 <= 0x20 }
      let name = place
      skip(while: isName)
      guard place > name else { break }
      skip { $0 <= 0x20 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { break }
      place += 1
      skip { $0 <= 0x20 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == 0x27 else { break }
      let quote = bytes[place]
      place += 1
      skip { $0 != quote }
      place += 1
      count += 1
    }
    return count
  }
}
