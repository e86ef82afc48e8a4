/// For each scalar, in one lookup: its class, and the symbol of its folded form in words.
///
/// A unit is `symbol << 8 | class`; symbol 0 doesn't occur in words. Scalars beyond the Basic
/// Multilingual Plane have no unit: no word contains one.
struct ScalarTable: Sendable {
  /// The page of each block of 64 scalars.
  private(set) var pages = [0, 1] + [UInt16](repeating: 2, count: 1022)
  /// 64 units per page. The first two pages are those of ASCII, so a byte is its own index.
  private(set) var units = [UInt32](repeating: 0, count: 128)
  /// The highest symbol so far.
  private(set) var lastSymbol = space

  static let space: UInt16 = 1

  /// The classes, and the space as the only symbol.
  static let classes = ScalarTable()

  private init() {
    for letterClass in LetterClass.allCases {
      units.append(contentsOf: repeatElement(UInt32(letterClass.rawValue), count: 64))
    }
    for (range, letterClass) in LetterClass.ranges {
      for block in Int(range.lowerBound >> 6)...Int(range.upperBound >> 6) {
        let lowest = max(range.lowerBound, UInt32(block << 6))
        let highest = min(range.upperBound, UInt32(block << 6 | 63))
        if highest - lowest == 63, isShared(Int(pages[block])) {
          pages[block] = 2 + UInt16(letterClass.rawValue)
          continue
        }
        makeOwnPage(of: block)
        for scalar in lowest...highest { units[index(of: scalar)] = UInt32(letterClass.rawValue) }
      }
    }
    assign(Self.space, to: 0x20)
  }

  /// The symbol of a folded scalar, a new one if it has none; nil for scalars of no word.
  mutating func symbol(of folded: UInt32) -> UInt16? {
    guard folded < 0x10000 else { return nil }
    let known = UInt16(truncatingIfNeeded: units[index(of: folded)] >> 8)
    guard known == 0, lastSymbol < 0x7FFF else { return known == 0 ? nil : known }
    lastSymbol += 1
    assign(lastSymbol, to: folded)
    return lastSymbol
  }

  /// Assigns the symbols of folded scalars to all scalars that fold to them.
  mutating func spread(by folding: ScalarFolding) {
    for scalar in ScalarFolding.foldable.joined() {
      let folded = folding.folded(scalar)
      guard folded != scalar else { continue }
      let symbol = UInt16(truncatingIfNeeded: units[index(of: folded)] >> 8)
      if symbol != 0 { assign(symbol, to: scalar) }
    }
  }

  /// The class of a scalar.
  func letterClass(of scalar: UInt32) -> LetterClass {
    guard scalar < 0x10000 else { return .other }
    return LetterClass(rawValue: UInt8(truncatingIfNeeded: units[index(of: scalar)])) ?? .other
  }

  private func index(of scalar: UInt32) -> Int { Int(pages[Int(scalar >> 6)]) << 6 | Int(scalar & 63) }

  private mutating func assign(_ symbol: UInt16, to scalar: UInt32) {
    makeOwnPage(of: Int(scalar >> 6))
    let index = index(of: scalar)
    units[index] = UInt32(symbol) << 8 | units[index] & 0xFF
  }

  private mutating func makeOwnPage(of block: Int) {
    let page = Int(pages[block])
    guard isShared(page) else { return }
    pages[block] = UInt16(units.count >> 6)
    units.append(contentsOf: Array(units[page << 6..<(page + 1) << 6]))
  }

  /// Blocks with a single class share a page, which comes after the two of ASCII.
  private func isShared(_ page: Int) -> Bool { (2..<2 + LetterClass.allCases.count).contains(page) }
}
