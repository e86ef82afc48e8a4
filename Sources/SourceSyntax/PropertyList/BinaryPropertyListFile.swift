import Basics

/// The objects of a binary property list, read one by one.
///
/// The file ends in a trailer that locates a table of offsets, which in turn locate the objects. A
/// container refers to its contents by their indices in the table.
struct BinaryPropertyListFile {
  struct Fault: Error { var message: String }

  enum Object {
    case text(String)
    case data
    case sequence(References)
    case mapping(keys: References, values: References)
  }

  /// A run of references to objects.
  struct References {
    var start: Int
    var count: Int

    func reference(_ place: Int, in file: BinaryPropertyListFile) -> Int {
      file.number(at: start + place * file.referenceSize, size: file.referenceSize) ?? -1
    }
  }

  let bytes: [UInt8]
  let root: Int
  private let objectCount: Int
  private let tableStart: Int
  private let offsetSize: Int
  fileprivate let referenceSize: Int

  private static let headerSize = 8
  private static let trailerSize = 32

  static func open(_ bytes: [UInt8]) -> Result<BinaryPropertyListFile, Fault> {
    func fault(_ message: String) -> Result<BinaryPropertyListFile, Fault> {
      .failure(Fault(message: "broken property list: \(message)"))
    }
    guard bytes.count >= headerSize + trailerSize + 2 else { return fault("the file is truncated") }
    guard bytes[6] == UInt8(ascii: "0") else {
      let version = String(decoding: bytes[6..<8], as: UTF8.self)
      return .failure(
        Fault(
          message: "binary property lists of version \"\(version)\" are not supported; "
            + "\"plutil -convert xml1\" converts them"))
    }
    let trailer = bytes.count - trailerSize
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    func long(_ place: Int) -> Int? {
      let value = bytes[trailer + place..<trailer + place + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value)
    }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = long(8), let root = long(16),
      let table = long(24)
    else { return fault("its trailer is invalid, or the file is truncated") }
    guard count > 0, root < count, table >= headerSize, table <= trailer, count <= (trailer - table) / offsetSize else {
      return fault("its trailer points outside of the file, or the file is truncated")
    }
    return .success(
      BinaryPropertyListFile(
        bytes: bytes, root: root, objectCount: count, tableStart: table, offsetSize: offsetSize,
        referenceSize: referenceSize))
  }

  /// Whether an object is a text, as keys must be.
  func isText(_ index: Int) -> Bool {
    guard let offset = offset(of: index) else { return false }
    return bytes[offset] >> 4 == 5 || bytes[offset] >> 4 == 6
  }

  func object(_ index: Int) -> Result<Object, Fault> {
    guard let start = offset(of: index) else { return .failure(Fault(message: "a reference to a missing object")) }
    let low = bytes[start] & 0xF
    let object: Object?
    switch bytes[start] >> 4 {
    case 0x0: object = simple(bytes[start])
    case 0x1: object = integer(at: start + 1, size: 1 << Int(low))
    case 0x2: object = real(at: start + 1, size: 1 << Int(low))
    case 0x3: object = low == 3 ? date(at: start + 1) : nil
    case 0x4: object = contents(at: start, unit: 1).map { _ in .data }
    case 0x5: object = contents(at: start, unit: 1).map { .text(String(decoding: bytes[$0], as: UTF8.self)) }
    case 0x6: object = contents(at: start, unit: 2).map { .text(wideText($0)) }
    case 0x8: object = start + 1 + Int(low) < tableStart ? .data : nil
    case 0xA, 0xC:
      object = contents(at: start, unit: referenceSize).map {
        .sequence(References(start: $0.lowerBound, count: $0.count / referenceSize))
      }
    case 0xD:
      object = contents(at: start, unit: 2 * referenceSize).map {
        let count = $0.count / (2 * referenceSize)
        return .mapping(
          keys: References(start: $0.lowerBound, count: count),
          values: References(start: $0.lowerBound + count * referenceSize, count: count))
      }
    default: object = nil
    }
    guard let object else {
      return .failure(Fault(message: "the object at byte \(start) is of an unknown type, or too long"))
    }
    return .success(object)
  }

  // MARK: Parts

  private func offset(of index: Int) -> Int? {
    guard index >= 0, index < objectCount, let offset = number(at: tableStart + index * offsetSize, size: offsetSize),
      offset >= Self.headerSize, offset < tableStart
    else { return nil }
    return offset
  }

  /// A big-endian number of one to eight bytes; nil when it can't be a number of bytes.
  fileprivate func number(at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for place in start..<start + size { value = value << 8 | UInt64(bytes[place]) }
    return Int(exactly: value)
  }

  /// The contents of an object whose header has their length; nil when they extend beyond the
  /// objects.
  private func contents(at start: Int, unit: Int) -> Range<Int>? {
    var first = start + 1
    var count = Int(bytes[start] & 0xF)
    if count == 0xF {
      guard first < tableStart, bytes[first] >> 4 == 1, bytes[first] & 0xF <= 3 else { return nil }
      let size = 1 << Int(bytes[first] & 0xF)
      guard let long = number(at: first + 1, size: size) else { return nil }
      count = long
      first += 1 + size
    }
    guard first <= tableStart, count <= (tableStart - first) / unit else { return nil }
    return first..<first + count * unit
  }

  private func simple(_ byte: UInt8) -> Object? {
    switch byte {
    case 0x08: .text("false")
    case 0x09: .text("true")
    case 0x00: .data
    default: nil
    }
  }

  private func integer(at start: Int, size: Int) -> Object? {
    guard size <= 16, start + size <= tableStart else { return nil }
    // With 16 bytes, which are only needed for numbers from 2⁶³ on, the lower 8 are the number.
    let digits = bytes[start + max(size - 8, 0)..<start + size]
    let value = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .text(size == 8 ? String(Int64(bitPattern: value)) : String(value))
  }

  private func real(at start: Int, size: Int) -> Object? {
    guard size == 4 || size == 8, start + size <= tableStart else { return nil }
    let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The shortest digits that represent this number, which are the written ones.
    return .text(
      size == 4 ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)).description : Double(bitPattern: bits).description
    )
  }

  private func date(at start: Int) -> Object? {
    guard case .text? = real(at: start, size: 8) else { return nil }
    let bits = bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let seconds = Double(bitPattern: bits)
    guard abs(seconds) < 1e12 else { return nil }
    return Self.text(secondsSince2001: Int(seconds.rounded(.down))).map(Object.text)
  }

  /// The time in ISO 8601, in UTC; for midnight, only the date.
  private static func text(secondsSince2001 seconds: Int) -> String? {
    let time = (seconds % 86_400 + 86_400) % 86_400
    // 2001-01-01 is 11,323 days after 1970-01-01.
    guard let day = CalendarDate(daysSince1970: 11_323 + (seconds - time) / 86_400) else { return nil }
    let clock = [time / 3600, time / 60 % 60, time % 60].map { $0.digits(2) }
    return time == 0 ? day.description : "\(day)T\(clock.joined(separator: ":"))Z"
  }

  private func wideText(_ range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map { place in
      let (high, low) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return high << 8 | low
    }
    return String(decoding: units, as: UTF16.self)
  }
}
