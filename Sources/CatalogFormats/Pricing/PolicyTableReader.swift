import AppStoreReference
package import CatalogModel
package import SourceSyntax

/// A table of a price policy: storefronts and multipliers, or currencies and rates.
///
/// The first row names the columns `territory` and `multiplier`, or `currency` and `rate`; others are ignored. A cell
/// without a number leaves its storefront to `others`.
package struct PolicyTableReader {
  package private(set) var table = PolicyTable()
  /// The reasons why it can't be used, with the lines.
  package private(set) var faults: [String] = []
  /// The storefronts of rows that the App Store doesn't have, as written.
  package private(set) var unknown: [String] = []

  package init(_ source: SourceFile) {
    let text = DelimitedText(source)
    guard text.diagnostics.isEmpty else {
      faults = text.diagnostics.prefix(1).map { "\(place(of: $0.range, in: source)): \($0.message)" }
      return
    }
    var row = DelimitedRow()
    guard var next = text.readRow(at: text.start, into: &row) else {
      faults = ["\"\(source.name)\" is empty; expected the columns territory and multiplier, or currency and rate"]
      return
    }
    let headings = row.cells.map { Self.word(text.text(of: $0)) }
    func column(_ names: [String]) -> Int? { headings.firstIndex { names.contains($0) } }
    let storefronts = column(["territory", "storefront", "country", "country code", "countries or regions"])
    let multipliers = column(["multiplier", "factor"])
    let currencies = column(["currency", "currency code"])
    let rates = column(["rate"])
    let isOfRates = storefronts == nil || multipliers == nil
    guard let keys = isOfRates ? currencies : storefronts, let numbers = isOfRates ? rates : multipliers else {
      faults = [
        "\"\(source.name)\" has no columns territory and multiplier, or currency and rate, but "
          + headings.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
      ]
      return
    }
    while let following = text.readRow(at: next, into: &row) {
      next = following
      guard !row.isBlank else { continue }
      func cell(_ index: Int) -> String { row.cells.indices.contains(index) ? text.text(of: row.cells[index]) : "" }
      let key = Self.trimmed(cell(keys))
      let number = Self.trimmed(cell(numbers))
      guard !number.isEmpty else { continue }
      let place = place(of: row.range, in: source)
      guard let factor = StorefrontFactors.Factor(number) else {
        faults.append("\(place): \"\(number)\" is not a number above zero with a point, such as 0.35")
        continue
      }
      if isOfRates {
        guard let currency = CurrencyCode(key), !currency.storefronts.isEmpty else {
          unknown.append(key)
          continue
        }
        if table.rates.updateValue(factor, forKey: currency) != nil { faults.append("\(place): \(key) occurs twice") }
      } else {
        guard let territory = CellWords.territory(key) else {
          unknown.append(key)
          continue
        }
        guard factor.number <= .mostMultiplier else {
          faults.append("\(place): the multiplier \(number) is above 10")
          continue
        }
        if table.multipliers.updateValue(factor, forKey: territory) != nil {
          faults.append("\(place): \(key) occurs twice")
        }
      }
    }
  }

  private func place(of range: SourceRange, in source: SourceFile) -> String {
    "\"\(source.name)\", line \(source.location(at: range.start).line)"
  }

  private static func word(_ text: String) -> String { trimmed(text).lowercased() }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
