package import SourceSyntax

/// Values as a binary property list, `bplist00`, with the same bytes as Python's `plistlib` writes.
///
/// The objects are in the order in which containers refer to them; equal texts, numbers and flags
/// share an object.
package struct PropertyListBinary {
  private enum Object {
    case scalar(OrderedValue)
    case list([Int])
    case map(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var scalars: [Scalar: Int] = [:]

  /// Texts are compared by their bytes.
  private enum Scalar: Hashable {
    case text([UInt8])
    case integer(Int)
    case flag(Bool)
  }

  package static func bytes(_ value: OrderedValue) -> [UInt8] {
    var list = PropertyListBinary()
    list.add(value)
    return list.file
  }

  private init() {}

  @discardableResult private mutating func add(_ value: OrderedValue) -> Int {
    let scalar: Scalar
    switch value {
    case .null: scalar = .text([])
    case .text(let text), .number(let text): scalar = .text(Array(text.utf8))
    case .integer(let number): scalar = .integer(number)
    case .flag(let flag): scalar = .flag(flag)
    case .list(let elements):
      let index = objects.count
      objects.append(.list([]))
      objects[index] = .list(elements.map { add($0) })
      return index
    case .map(let map):
      let index = objects.count
      objects.append(.map(keys: [], values: []))
      let keys = map.entries.map { add(.text($0.key)) }
      objects[index] = .map(keys: keys, values: map.entries.map { add($0.value) })
      return index
    }
    if let known = scalars[scalar] { return known }
    scalars[scalar] = objects.count
    objects.append(.scalar(value))
    return objects.count - 1
  }

  // MARK: Bytes

  private var file: [UInt8] {
    let referenceSize = Self.size(of: objects.count)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .scalar(let value): Self.append(value, to: &bytes)
      case .list(let elements):
        Self.head(0xA0, elements.count, to: &bytes)
        for element in elements { Self.number(element, size: referenceSize, to: &bytes) }
      case .map(let keys, let values):
        Self.head(0xD0, keys.count, to: &bytes)
        for reference in keys + values { Self.number(reference, size: referenceSize, to: &bytes) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.number(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { Self.number(number, size: 8, to: &bytes) }
    return bytes
  }

  private static func append(_ value: OrderedValue, to bytes: inout [UInt8]) {
    switch value {
    case .flag(let flag): bytes.append(flag ? 0x09 : 0x08)
    case .integer(let number): append(number, to: &bytes)
    case .text(let text), .number(let text):
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        head(0x50, text.utf8.count, to: &bytes)
        bytes += text.utf8
      } else {
        head(0x60, text.utf16.count, to: &bytes)
        for unit in text.utf16 { number(Int(unit), size: 2, to: &bytes) }
      }
    case .null: head(0x50, 0, to: &bytes)
    case .list, .map: break
    }
  }

  private static func append(_ integer: Int, to bytes: inout [UInt8]) {
    // Only numbers of eight bytes are signed.
    let size = integer < 0 ? 8 : size(of: integer)
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    number(integer, size: size, to: &bytes)
  }

  /// The header of an object with a count: its first byte, and the count.
  private static func head(_ kind: UInt8, _ count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(kind | UInt8(count)) }
    bytes.append(kind | 0xF)
    append(count, to: &bytes)
  }

  private static func number(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for place in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }

  /// The size of a number in bytes: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }
}
