import AppStoreReference

/// A number as spreadsheets of all countries save it: `0.35`, `0,35`, `35 %`, `16.600,50`, `16 600`, `16'600`.
enum SpreadsheetNumber {
  /// Whether a heading says that the numbers of its column are percentages.
  static func arePercentages(under heading: String) -> Bool {
    let folded = heading.lowercased()
    return ["%", "percent", "per cent", "pct", "prozent", "procent", "pourcent", "por ciento", "porcent", "percentual"]
      .contains { folded.contains($0) }
      || ["百分", "％", "パーセント", "퍼센트", "процент", "yüzde"].contains { folded.contains($0) }
  }

  /// Whether a cell has no number: empty, or one of the marks of the World Bank and of tables.
  static func isBlank(_ cell: String) -> Bool { ["", "..", "-", "–", "—", "n/a", "na"].contains(cell.lowercased()) }

  /// The numbers of a column, which are written in one way.
  struct Column {
    /// Whether a lone comma or point is decimal, because no number reaches a thousand.
    private let areSmall: Bool
    /// Whether a lone point is decimal unless another number of the column shows that it isn't.
    private let hasPoints: Bool
    private let decimal: Character?
    /// Whether the numbers are percentages without a sign.
    private let arePercentages: Bool

    init(_ cells: [String], areSmall: Bool, hasPoints: Bool, arePercentages: Bool = false) {
      (self.areSmall, self.hasPoints, self.arePercentages) = (areSmall, hasPoints, arePercentages)
      let marks = Set(cells.compactMap { Parts($0, arePercentages)?.certainDecimal })
      decimal = marks.count == 1 ? marks.first : nil
    }

    /// The ways in which a cell can be read, in digits with a point; several for a mark that may be one of thousands.
    func readings(of cell: String) -> [String] {
      guard let parts = Parts(cell, arePercentages) else { return [] }
      guard areSmall || !parts.isPercentage else { return [] }
      guard let mark = parts.lone else { return [parts.certain].compactMap(\.self) }
      let (fraction, whole) = (parts.text(decimal: mark), parts.text(decimal: nil))
      guard parts.maySeparateThousands, !areSmall else { return [fraction] }
      if let decimal { return [decimal == mark ? fraction : whole] }
      return mark == "." && hasPoints ? [fraction] : [whole, fraction]
    }
  }

  private struct Parts {
    /// The digits, with points and commas.
    let number: String
    let isPercentage: Bool
    /// The groups of digits between points and commas.
    let groups: [Substring]
    let marks: [Character]

    init?(_ cell: String, _ isInPercent: Bool) {
      var text = NarrowForm.text(cell).trimmedBlanks
      let hasSign = text.hasSuffix("%") || text.hasPrefix("%")
      isPercentage = hasSign || isInPercent
      if hasSign { text = (text.hasSuffix("%") ? text.dropLast() : text.dropFirst()).trimmedBlanks }
      let pieces = text.split(omittingEmptySubsequences: false) { $0.isWhitespace || $0 == "'" || $0 == "’" }
      // Blanks and apostrophes precede groups of three digits.
      guard pieces.dropFirst().allSatisfy({ $0.prefix { $0.isASCII && $0.isNumber }.count == 3 }) else { return nil }
      number = pieces.joined()
      groups = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      marks = number.filter { $0 == "." || $0 == "," }
      guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
    }

    /// The only mark of the number.
    var lone: Character? { marks.count == 1 ? marks[0] : nil }

    var maySeparateThousands: Bool {
      groups.count == 2 && groups[1].count == 3 && (1...3).contains(groups[0].count) && groups[0].first != "0"
    }

    /// The mark that can only be decimal; nil where that isn't certain.
    var certainDecimal: Character? {
      if let lone { return maySeparateThousands ? nil : lone }
      guard let last = marks.last else { return nil }
      return marks.dropLast().contains(last) ? (last == "." ? "," : ".") : last
    }

    /// The number if it has no mark, or several: all but the last separate thousands, and that one if it is the same.
    var certain: String? {
      guard let first = marks.first, let last = marks.last else { return text(decimal: nil) }
      let isWhole = first == last
      let thousands = groups.dropFirst().dropLast(isWhole ? 0 : 1)
      guard marks.dropLast().allSatisfy({ $0 == first }), thousands.allSatisfy({ $0.count == 3 }) else { return nil }
      return text(decimal: isWhole ? nil : last)
    }

    /// The number in digits with a point, percentages divided by a hundred.
    ///
    /// - Parameter mark: The decimal mark; the other one separates thousands.
    func text(decimal mark: Character?) -> String {
      let parts = mark.map { mark in number.split(separator: mark, maxSplits: 1) } ?? [number[...]]
      var whole = parts[0].filter { $0.isNumber }
      var fraction = parts.count > 1 ? parts[1].filter { $0.isNumber } : ""
      if isPercentage {
        whole = String(repeating: "0", count: max(0, 3 - whole.count)) + whole
        fraction = whole.suffix(2) + fraction
        whole = String(whole.dropLast(2))
        while fraction.last == "0" { fraction.removeLast() }
      }
      // A program writes 0.2631578947368421, of which nine decimals count.
      if fraction.count > 9, let number = UInt64(whole + fraction.prefix(10)), number < .max - 5 {
        let rounded = String((number + 5) / 10)
        let digits = String(repeating: "0", count: max(0, 10 - rounded.count)) + rounded
        (whole, fraction) = (String(digits.dropLast(9)), String(digits.suffix(9)))
        while fraction.last == "0" { fraction.removeLast() }
      }
      return fraction.isEmpty ? whole : "\(whole).\(fraction)"
    }
  }
}
