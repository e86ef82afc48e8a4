/// Binary property lists whose parts do not fit together.
enum HostileBinaryLists {
  static let all: [HostileInput] = inputs.map { attempt, bytes, refusal in
    HostileInput("binary: \(attempt)", "plist", bytes, refusal)
  }

  private static let broken = "broken property list"

  private static let inputs: [(String, [UInt8], String)] = [
    ("a list that contains itself", list([array(0)]), "contains itself"),
    ("lists that contain each other", list([array(1), array(0)]), "contains itself"),
    ("2⁶³ objects", list([array(0)], count: 1 << 63), broken),
    ("2³² objects", list([array(0)], count: 1 << 32), broken),
    ("a list of 2⁶⁰", list([[0xAF, 0x13] + number(1 << 60, 8)]), broken),
    ("a list of -1", list([[0xAF, 0x13] + number(.max, 8)]), broken),
    ("a text of 2⁶²", list([[0x5F, 0x13] + number(1 << 62, 8)]), broken),
    ("a text of 2⁶³ units", list([[0x6F, 0x13] + number(1 << 63, 8)]), broken),
    ("an offset out of the file", list([array(0)], offsets: [1 << 31]), "a missing object"),
    ("a table out of the file", list([array(0)], table: .max), broken),
    ("a root that is not an object", list([array(0)], root: 7), broken),
    ("references of no bytes", list([array(0)], referenceSize: 0), broken),
    ("references of 255 bytes", list([array(0)], referenceSize: 255), broken),
    ("objects that are shared too often", list(shared), "shared too often"),
    ("100,000 levels", list(deep), "nested deeper"),
    ("an end alone", [UInt8]("bplist00".utf8) + Array(repeating: 0, count: 32), broken),
    ("a beginning alone", [UInt8]("bplist00".utf8), broken),
  ]

  private static let text: [UInt8] = [0x51, 0x61]

  /// Each list contains the next one ten times: 10²⁰ texts.
  private static let shared: [[UInt8]] =
    (1...20).map { next in [0xAA] + (0..<10).flatMap { _ in number(UInt64(next), 4) } } + [text]

  private static let deep: [[UInt8]] = (1...100_000).map { array($0) } + [text]

  /// A list of some objects, and the properties of its trailer.
  private static func list(
    _ objects: [[UInt8]], offsets: [Int]? = nil, count: UInt64? = nil, root: UInt64 = 0, table: UInt64? = nil,
    referenceSize: UInt8 = 4
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let start = UInt64(bytes.count)
    for place in offsets ?? places { bytes += number(UInt64(place), 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, referenceSize]
    bytes += number(count ?? UInt64(objects.count), 8) + number(root, 8) + number(table ?? start, 8)
    return bytes
  }

  private static func array(_ reference: Int) -> [UInt8] { [0xA1] + number(UInt64(reference), 4) }

  private static func number(_ value: UInt64, _ size: UInt64) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
