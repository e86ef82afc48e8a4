/// For each scalar, in one look-up: its class, and the symbol under which words know its folded form.
///
/// A unit is `symbol << 8 | class`; symbol 0 occurs in no word. Scalars beyond the Basic
/// Multilingual Plane have no unit: no word contains one.
struct ScalarTable: Sendable {
  /// The page of each block of 64 scalars.
  private(set) var pages: [UInt16]
  /// 64 units a page. The first two pages are those of ASCII, so a byte is its own index.
  private(set) var units: [UInt32]

  static let space: UInt32 = 1

  /// The table of an alphabet: the folded scalars that occur in words, the n-th being symbol n + 1.
  init(alphabet: [UInt32], folding: ScalarFolding) {
    self = Self.unlettered
    var symbols: [UInt32: UInt32] = [:]
    for (index, scalar) in alphabet.enumerated() {
      symbols[scalar] = UInt32(index) + 1
      assign(UInt32(index) + 1, to: scalar)
    }
    for scalar in ScalarFolding.foldable.joined() {
      let folded = folding.folded(scalar)
      if folded != scalar, let symbol = symbols[folded] { assign(symbol, to: scalar) }
    }
  }

  /// The class of a scalar.
  func letterClass(of scalar: UInt32) -> LetterClass {
    guard scalar < 0x10000 else { return .other }
    let unit = units[Int(pages[Int(scalar >> 6)]) << 6 | Int(scalar & 63)]
    return LetterClass(rawValue: UInt8(truncatingIfNeeded: unit)) ?? .other
  }

  private init(pages: [UInt16], units: [UInt32]) {
    self.pages = pages
    self.units = units
  }

  private mutating func assign(_ symbol: UInt32, to scalar: UInt32) {
    guard scalar < 0x10000 else { return }
    let block = Int(scalar >> 6)
    makeOwnPage(of: block)
    let index = Int(pages[block]) << 6 | Int(scalar & 63)
    units[index] = symbol << 8 | units[index] & 0xFF
  }

  private mutating func makeOwnPage(of block: Int) {
    let page = Int(pages[block])
    guard Self.isShared(page) else { return }
    pages[block] = UInt16(units.count >> 6)
    units.append(contentsOf: Array(units[page << 6..<(page + 1) << 6]))
  }

  /// Blocks of one class only share a page, which stands after the two of ASCII.
  private static func isShared(_ page: Int) -> Bool {
    (2..<2 + LetterClass.allCases.count).contains(page)
  }

  private static let unlettered: ScalarTable = {
    var table = ScalarTable(
      pages: [0, 1] + Array(repeating: 2, count: 1022), units: Array(repeating: 0, count: 128))
    for letterClass in LetterClass.allCases {
      table.units.append(contentsOf: repeatElement(UInt32(letterClass.rawValue), count: 64))
    }
    for (range, letterClass) in LetterClass.ranges {
      for block in Int(range.lowerBound >> 6)...Int(range.upperBound >> 6) {
        let lowest = max(range.lowerBound, UInt32(block << 6))
        let highest = min(range.upperBound, UInt32(block << 6 | 63))
        if highest - lowest == 63, isShared(Int(table.pages[block])) {
          table.pages[block] = 2 + UInt16(letterClass.rawValue)
          continue
        }
        table.makeOwnPage(of: block)
        for scalar in lowest...highest {
          let index = Int(table.pages[block]) << 6 | Int(scalar & 63)
          table.units[index] = UInt32(letterClass.rawValue)
        }
      }
    }
    return table
  }()
}
