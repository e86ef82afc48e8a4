import Basics

/// The price points of 2 February 2026.
enum PricePointTable {
  /// The amounts in hundredths, ascending, by currency.
  ///
  /// A row of `price-points.tsv` has currencies with the same amounts, their unit in hundredths, and the steps from zero
  /// from one amount to the next, counted in units. A step, or a group of steps with commas between them, is followed by
  /// `*` and the number of its repetitions: with the unit 10, `10 5,3*2` is 1, 1.5, 1.8, 2.3, 2.6.
  static let amounts: [CurrencyCode: [UInt32]] = {
    var amounts: [CurrencyCode: [UInt32]] = [:]
    for cells in EmbeddedTable.rows(of: PackageResources.price_points_tsv) where cells.count == 3 {
      let listed = Self.amounts(cells[2], unit: UInt32(cells[1]) ?? 1)
      for currency in cells[0].split(separator: " ").compactMap({ CurrencyCode($0) }) { amounts[currency] = listed }
    }
    return amounts
  }()

  private static func amounts(_ steps: String, unit: UInt32) -> [UInt32] {
    var amounts: [UInt32] = []
    var amount: UInt32 = 0
    for group in steps.split(separator: " ") {
      let parts = group.split(separator: "*")
      let steps = parts[0].split(separator: ",").compactMap { UInt32($0) }
      for _ in 0..<(parts.count > 1 ? Int(parts[1]) ?? 1 : 1) {
        for step in steps {
          amount += step * unit
          amounts.append(amount)
        }
      }
    }
    return amounts
  }
}
