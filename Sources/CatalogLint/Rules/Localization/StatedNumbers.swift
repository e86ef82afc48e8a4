import AppStoreReference
import TextReading

/// The numbers stated by the texts of one localization, to compare with another.
struct StatedNumbers {
  let subject: CheckedSubject
  /// The index of the text in ``CheckedSubject/samples``.
  let index: Int

  private var sample: TextSample { subject.samples[index] }

  /// The text's numbers that can be compared.
  var numbers: [Amount] { subject.samples[index].amounts }

  /// Whether a number occurs in a text of the localization in any notation: as it is, with other
  /// separators, as a sum or as a product.
  func state(_ number: Amount, of text: TextSample) -> Bool {
    let digits = Self.digits(of: number, in: text)
    let written = text.excerpt(number.bonus == nil ? number.number : number.range)
    // The same characters mean the same in every language: (0,1).
    if isWritten(written) { return true }
    // A comma that separates the elements of a list in one language is a decimal mark in another.
    let parts = written.split { $0 == "," || $0 == "." }
    if parts.count > 1, parts.allSatisfy({ isWritten(String($0)) }) { return true }
    for other in subject.samples where other.localization == sample.localization {
      let amounts = other.amounts.filter { $0.comparison != nil }
      for (position, amount) in amounts.enumerated() {
        if Self.isSame(amount, number) || Self.isNext(amount, in: other, number, in: text) { return true }
        if amount.bonus == nil, number.bonus == nil, Self.digits(of: amount, in: other) == digits { return true }
        for second in amounts[..<position] where Self.make(number, of: amount, second) { return true }
      }
      if other.features.contains(.count), let value = number.value, other.isProduct(where: { $0 == value }) {
        return true
      }
    }
    return false
  }

  /// Whether a text of the localization has these characters with no other digits beside them.
  private func isWritten(_ number: String) -> Bool {
    let localization = subject.samples[index].localization
    return subject.samples.indices.contains { index in
      guard subject.samples[index].localization == localization, subject.samples[index].text.hasBytes(of: number) else {
        return false
      }
      let other = subject.samples[index]
      var rest = other.text[...]
      while let range = rest.firstRange(of: number) {
        let before =
          range.lowerBound > other.text.startIndex ? other.text[other.text.index(before: range.lowerBound)] : nil
        let after = range.upperBound < other.text.endIndex ? other.text[range.upperBound] : nil
        if before?.isNumber != true, after?.isNumber != true { return true }
        rest = rest[range.upperBound...]
      }
      return false
    }
  }

  /// Whether two numbers can mean the same; if both have a bonus, including the bonus.
  private static func isSame(_ one: Amount, _ other: Amount) -> Bool {
    guard let bonus = one.bonus, let otherBonus = other.bonus else { return one.agrees(with: other) }
    return one.hundredths == other.hundredths && bonus == otherBonus || one.inAll == other.inAll
  }

  /// Whether the greater of two numbers is next to a word that compares it, and the other is one
  /// less: 11 or more, larger than 10.
  private static func isNext(_ one: Amount, in text: TextSample, _ other: Amount, in otherText: TextSample) -> Bool {
    guard one.comparison == 0, other.comparison == 0, one.bonus == nil, other.bonus == nil,
      abs(one.hundredths - other.hundredths) == 100
    else { return false }
    return one.hundredths > other.hundredths ? text.isRelative(one.range) : otherText.isRelative(other.range)
  }

  /// Whether two numbers yield a third, by addition or multiplication.
  private static func make(_ number: Amount, of one: Amount, _ other: Amount) -> Bool {
    let sum = one.inAll + other.inAll
    let (product, overflow) = one.hundredths.multipliedReportingOverflow(by: other.hundredths)
    return sum == number.hundredths || sum == number.inAll || !overflow && product == number.hundredths * 100
  }

  /// The digits of a number without separators: `1,280` and `1.280` are the same, no matter which
  /// language's convention was used, and so are `302M` and `३०२एम`.
  private static func digits(of number: Amount, in sample: TextSample) -> [UInt8] {
    let digits = sample.excerpt(number.number).unicodeScalars.compactMap { scalar in
      scalar.properties.numericType == .decimal
        ? scalar.properties.numericValue.map { UInt8(ascii: "0") + UInt8($0) } : nil
    }
    // Without any digit, only the value counts.
    return digits.isEmpty ? [UInt8(ascii: "-")] + "\(number.hundredths)".utf8 : digits
  }
}

extension Amount {
  /// The kind of number that may correspond to this one in another language; nil for numbers that
  /// are not compared: money, and years, which differ between calendars.
  var comparison: Int? {
    switch kind {
    case .money, .inWords: nil
    case .count: 0
    case .ordinal:
      Facts.years.value.contains(hundredths / 100) || Facts.buddhistYears.value.contains(hundredths / 100) ? nil : 0
    case .percent: 1
    case .duration(let unit): 2 + Int(unit.rawValue)
    }
  }

  /// The total including the bonus.
  var inAll: Int { hundredths + (bonus ?? 0) }
}
