import AppStoreReference
package import CatalogModel
import TextReading

extension LintConfiguration {
  /// The numbers in the title or the description of a localization, by their UTF-8 offsets, and what
  /// the rules read each as, such as `a quantity of 400`.
  package func numbers(in field: CatalogField, of localization: Localization) -> [(range: Range<Int>, meaning: String)]
  {
    guard let text = field == .title ? localization.title : localization.description else { return [] }
    let reader = TextReaders(self).reader(for: localization.storeLocale)
    let read = TextSample.read(
      text, field == .title ? .title : .description, of: localization, at: 0, of: .catalog, with: reader)
    return read.sample.amounts.map { ($0.range, $0.meaning) }
  }
}

extension Amount {
  fileprivate var meaning: String {
    let value = Self.decimal(hundredths)
    switch kind {
    case .money(let currencies):
      let names = currencies.currencies.map(\.description).sorted()
      let listed = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
      return "a price of \(value)" + (names.isEmpty ? " in a currency of no storefront" : " in \(listed)")
    case .count: return "a quantity of \(value)" + (bonus.map { " with a bonus of \(Self.decimal($0))" } ?? "")
    case .duration(let unit): return "a duration of \(value) \(unit)\(hundredths == 100 ? "" : "s")"
    case .percent: return "\(value) percent"
    case .inWords: return "\(value) in words, a quantity only of what is sold"
    case .ordinal: return "\(value), which counts nothing"
    }
  }

  private static func decimal(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
