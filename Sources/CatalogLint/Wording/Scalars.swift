/// The scalars of a text, read from its bytes: an iterator of a string counts references to it, at
/// several times the cost.
///
/// The bytes are valid UTF-8, as those of every string are, and must outlive the iterator.
struct Scalars: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The UTF-8 offset of the next scalar.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next scalar, without advancing to the one after it.
  var first: UInt32? {
    var copy = self
    return copy.next()
  }

  @inline(__always) mutating func next() -> UInt32? {
    guard offset < bytes.count else { return nil }
    let lead = UInt32(bytes[offset])
    if lead < 0x80 {
      offset += 1
      return lead
    }
    let length = Swift.min(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4, bytes.count - offset)
    var scalar = lead & (0x7F >> UInt32(length))
    for place in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(bytes[place] & 0x3F) }
    offset += length
    return scalar
  }

  /// From Greek to Thai: scalars of two and three bytes that are looked up in tables of our own.
  static let greekToThai: Range<UInt32> = 0x370..<0xE80

  /// Whether a scalar is one of nearly all letters of the store's languages, without a look into the
  /// tables of Unicode.
  static func isCommonLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x48A...0x52F,
      0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether a scalar is always a character by itself next to others of this kind.
  static func isSeparate(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20..<0x7F, 0xC0...0x2FF, 0x391...0x481, 0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: ScalarTraits.of(scalar).contains(.separate)
    }
  }

  /// The number of characters of a text in which each scalar is one; nil for any other text.
  static func charactersBySeparateScalars(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    for scalar in Scalars(text) {
      guard isSeparate(scalar) else { return nil }
      count += 1
    }
    return count
  }

  /// The properties of a scalar.
  static func properties(of scalar: UInt32) -> Unicode.Scalar.Properties {
    (Unicode.Scalar(scalar) ?? "\u{FFFD}").properties
  }
}

extension TextSample {
  /// Enumerates the longest runs of scalars of one kind, with their UTF-8 offsets and their number.
  ///
  /// - Parameter kind: The kind of a scalar; nil for those that are in no run.
  @inline(__always) func forEachRun(
    of kind: (_ scalar: UInt32) -> UInt32?, _ body: (_ part: Range<Int>, _ count: Int, _ kind: UInt32) -> Void
  ) {
    text.withUTF8Bytes { bytes in
      var rest = Scalars(bytes)
      var run: (start: Int, count: Int, kind: UInt32)?
      while true {
        let offset = rest.offset
        let next = rest.next()
        let nextKind = next.flatMap(kind)
        if let known = run {
          if known.kind == nextKind {
            run = (known.start, known.count + 1, known.kind)
            continue
          }
          body(known.start..<offset, known.count, known.kind)
        }
        guard next != nil else { return }
        run = nextKind.map { (offset, 1, $0) }
      }
    }
  }
}
