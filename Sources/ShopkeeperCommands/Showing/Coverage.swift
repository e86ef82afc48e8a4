import AppStoreReference
import CatalogLint
import CatalogModel
import SourceSyntax

/// The completeness of the localization of a catalog's products and groups, in each locale.
struct Coverage {
  /// The state of one product in one locale, best first.
  enum State: String, CaseIterable {
    case complete
    /// The same text as in a locale of another language.
    case untranslated
    /// A title or description over the store's limit.
    case tooLong
    /// Either the title or the description, not both.
    case incomplete
    case missing
  }

  /// A product or subscription group and its states, one per locale.
  struct Row {
    var name: String
    var isGroup = false
    var states: [State]
  }

  /// The primary locale, the locales that the app requires, then all others that any product has.
  let locales: [String]
  /// The number of further locales, which have no state.
  let otherLocales: Int
  let rows: [Row]

  /// Our own limit: twice the locales of the App Store, and more than Google Play has.
  private static let mostLocales = StoreLocale.all.count * 2

  /// - Parameters:
  ///   - report: The findings of ``rule`` in the catalog.
  ///   - limits: The length limits to apply.
  init(of catalog: Catalog, report: LintReport, limits: LimitProfile) {
    var locales: [String] = []
    var others = 0
    var columns: [String: Int?] = [:]
    /// Other spellings of a locale share its column.
    func add(_ locale: String) {
      guard columns[locale] == nil else { return }
      let name = StoreLocale.resolving(locale)?.code ?? locale
      if columns[name] == nil {
        let isShown = locales.count < Self.mostLocales
        columns[name] = .some(isShown ? locales.count : nil)
        if isShown { locales.append(name) } else { others += 1 }
      }
      columns[locale] = columns[name]
    }
    if let primary = catalog.app.primaryLocale { add(primary) }
    for locale in catalog.app.locales { add(locale) }
    for product in catalog.products { for localization in product.localizations { add(localization.locale) } }
    for group in catalog.groups { for localization in group.localizations { add(localization.locale) } }

    let untranslated = Set(
      report.findings.compactMap { finding in
        finding.product.flatMap { product in finding.locale.map { Place(product: product, locale: $0) } }
      })
    func states(_ localizations: [Localization], _ state: (Localization) -> State) -> [State] {
      var states = [State](repeating: .missing, count: locales.count)
      for localization in localizations {
        if let column = columns[localization.locale] ?? nil { states[column] = state(localization) }
      }
      return states
    }
    rows =
      catalog.products.map { product in
        let states = states(product.localizations) { localization in
          switch (localization.title?.isEmpty == false, localization.description?.isEmpty == false) {
          case (false, false): .missing
          case (true, true):
            if Self.isTooLong(localization, by: limits) {
              .tooLong
            } else if untranslated.contains(Place(product: product.productID, locale: localization.locale)) {
              .untranslated
            } else {
              .complete
            }
          default: .incomplete
          }
        }
        return Row(name: product.productID, states: states)
      }
      + catalog.groups.map { group in
        Row(
          name: group.key, isGroup: true,
          states: states(group.localizations) { $0.title?.isEmpty == false ? .complete : .missing })
      }
    self.locales = locales
    otherLocales = others
  }

  /// The rule whose findings show untranslated texts.
  static let rule = "untranslated-text"

  private struct Place: Hashable {
    var product: String
    var locale: String
  }

  private static func isTooLong(_ localization: Localization, by limits: LimitProfile) -> Bool {
    func length(_ text: String?) -> Int { max(text?.count ?? 0, text?.utf16.count ?? 0) }
    return length(localization.title) > limits.title.value.upperBound
      || length(localization.description) > limits.description.value.upperBound
  }
}

/// A ``Coverage`` for people and for programs.
enum CoverageText {
  /// A row per product, a column per locale, and the completeness of each locale.
  ///
  /// - Parameters:
  ///   - coverage: The coverage to show.
  ///   - columns: The width of the terminal; nil elsewhere.
  static func table(_ coverage: Coverage, fitting columns: Int? = nil) -> String {
    guard !coverage.rows.isEmpty else { return "no products\n" }
    var table = TextTable(header: ["PRODUCT ID"] + coverage.locales, rows: [])
    for row in coverage.rows {
      table.rows.append([row.isGroup ? "group \(row.name)" : row.name] + row.states.map(symbol))
    }
    let complete = coverage.locales.indices.map { column in
      let done = coverage.rows.count { $0.states[column] == .complete }
      // Rounded down, so that only a complete locale is shown as 100 %.
      return "\(done * 100 / coverage.rows.count) %"
    }
    table.rows.append(["complete"] + complete)
    let seen = Coverage.State.allCases.filter { state in coverage.rows.contains { $0.states.contains(state) } }
    let legend = seen.map { "\(symbol($0)) \(words($0))" }.joined(separator: "   ")
    return table.text(fitting: columns) + "\n\(legend)\n"
  }

  /// An object per product, with the state of each locale.
  static func json(_ coverage: Coverage) -> String {
    let rows = coverage.rows.map { row -> OrderedValue in
      [
        row.isGroup ? "group" : "product": .text(row.name),
        "locales": .map(entries: zip(coverage.locales, row.states).map { ($0, .text($1.rawValue)) }),
      ]
    }
    return OrderedValue.list(rows).jsonText
  }

  /// One column wide.
  private static func symbol(_ state: Coverage.State) -> String {
    switch state {
    case .complete: "✓"
    case .untranslated: "="
    case .tooLong: "!"
    case .incomplete: "~"
    case .missing: "–"
    }
  }

  private static func words(_ state: Coverage.State) -> String {
    switch state {
    case .complete: "complete"
    case .untranslated: "untranslated"
    case .tooLong: "too long"
    case .incomplete: "title or description missing"
    case .missing: "missing"
    }
  }
}
