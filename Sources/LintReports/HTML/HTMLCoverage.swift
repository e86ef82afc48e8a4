import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// The table of a file with a row for each product and a column for each locale.
///
/// A cell is fine, has findings, or is missing; each has a sign, not only a color.
struct HTMLCoverage {
  /// The findings of a product in one of the locales, or outside of all locales.
  private struct Cell {
    var isMissing = false
    var count = 0
    var mostSevere: Severity?

    mutating func add(_ finding: LocatedFinding) {
      count += 1
      mostSevere = max(mostSevere ?? finding.severity, finding.severity)
    }
  }

  private let file: ReportedFile
  private let name: String
  private let locales: [String]
  /// The number of further locales.
  private let otherLocales: Int
  private let rowLimit: Int

  /// - Parameters:
  ///   - file: The file, with all of its products.
  ///   - name: The name of the file as the page shows it.
  ///   - cells: The number of cells that the table may have.
  init(_ file: ReportedFile, name: String, cells: Int) {
    self.file = file
    self.name = name
    let app = file.input.catalog.app
    var written = app.locales
    if let primary = app.primaryLocale { written.insert(primary, at: 0) }
    for product in file.products { written += product.product.localizations.map { $0.storeLocale?.code ?? $0.locale } }
    var known: Set<String> = []
    var codes: [String: String] = [:]
    let all = written.compactMap { locale in
      let code = codes[locale] ?? HTMLContext.code(of: locale)
      codes[locale] = code
      return known.insert(code).inserted ? code : nil
    }
    locales = Array(all.prefix(Self.mostLocales))
    otherLocales = all.count - locales.count
    rowLimit = max(cells / max(locales.count + 1, 1), 1)
  }

  /// Our own limit: twice the locales of the App Store, and more than Google Play has.
  private static let mostLocales = StoreLocale.all.count * 2

  var html: String {
    guard !file.products.isEmpty, !locales.isEmpty else { return "" }
    let indices = Dictionary(locales.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    let rows = file.products.map { cells(of: $0, indices) }
    let shown = self.shown
    let total = rows.count
    var html = """
      <section class="coverage">
      <h3>Coverage</h3>
      <ul class="legend"><li class="fine">✓ fine</li><li class="error">✕ errors</li>\
      <li class="warning">! warnings</li><li class="info">i infos</li>\
      <li class="absent">– missing</li></ul>

      """
    if shown.count < total {
      html +=
        "<p class=\"scope\">\(shown.count) of \(total) products: those with the most severe "
        + "findings, then those with missing texts. The last row counts all of them.</p>\n"
    }
    if otherLocales > 0 {
      html += "<p class=\"scope\">\(locales.count) of \(locales.count + otherLocales) locales.</p>\n"
    }
    html +=
      "<div class=\"matrix\" role=\"region\" tabindex=\"0\" "
      + "aria-label=\"Coverage of \(HTMLText.escaped(name))\">\n<table>\n"
    html +=
      "<thead><tr><th scope=\"col\">Product</th>"
      + "<th scope=\"col\" title=\"Everything but texts\"><span>general</span></th>"
    for locale in locales {
      let title = StoreLocale.resolving(locale).map { " title=\"\($0.englishName)\"" } ?? ""
      html += "<th scope=\"col\"\(title)><span>\(HTMLText.escaped(locale))</span></th>"
    }
    html += "</tr></thead>\n<tbody>\n"
    for index in shown { html += row(file.products[index], rows[index]) }
    html += "</tbody>\n<tfoot><tr><th scope=\"row\">Fine, of \(total)</th>"
    for column in 0...locales.count {
      html += "<td>\(rows.count { $0[column].count == 0 && !$0[column].isMissing })</td>"
    }
    return html + "</tr></tfoot>\n</table>\n</div>\n</section>\n"
  }

  /// The products in the table, in the order of the catalog.
  private var shown: [Int] {
    let all = Array(file.products.indices)
    guard all.count > rowLimit else { return all }
    func rank(_ index: Int) -> Int {
      let product = file.products[index]
      switch product.mostSevere {
      case .error: return 0
      case .warning: return 1
      case .info: return 2
      case nil: return product.product.localizations.count < locales.count ? 3 : 4
      }
    }
    return all.map { (rank($0), $0) }.sorted { $0 < $1 }.prefix(rowLimit).map(\.1).sorted()
  }

  private func cells(of reported: ReportedProduct, _ indices: [String: Int]) -> [Cell] {
    var cells = [Cell](repeating: Cell(isMissing: true), count: locales.count + 1)
    cells[0].isMissing = false
    for text in reported.product.localizations where text.title?.isEmpty == false || text.description?.isEmpty == false
    {
      let code = text.storeLocale?.code ?? text.locale
      if let index = indices[code] { cells[index].isMissing = false }
    }
    for finding in reported.findings {
      let code = finding.locale.map { indices[$0] == nil ? HTMLContext.code(of: $0) : $0 }
      cells[code.flatMap { indices[$0] } ?? 0].add(finding)
    }
    return cells
  }

  private func row(_ reported: ReportedProduct, _ cells: [Cell]) -> String {
    let item = HTMLText.escaped(reported.product.item)
    let id = Self.query(reported.product.productID)
    var html = "<tr data-product=\"\(HTMLText.escaped(reported.product.productID))\">"
    html += "<th scope=\"row\">"
    html += reported.findings.isEmpty ? item : "<a href=\"#product=\(id)\">\(item)</a>"
    html += "</th>"
    for (column, cell) in cells.enumerated() {
      let locale = column == 0 ? nil : locales[column - 1]
      html += Self.html(cell, query: "product=\(id)" + (locale.map { "&amp;locale=\(Self.query($0))" } ?? ""))
    }
    return html + "</tr>\n"
  }

  private static func html(_ cell: Cell, query: String) -> String {
    guard let severity = cell.mostSevere else {
      return cell.isMissing
        ? "<td class=\"absent\">–<span class=\"unseen\">missing</span></td>" : "<td class=\"fine\">✓</td>"
    }
    let sign = cell.isMissing ? "–" : severity == .error ? "✕" : severity == .warning ? "!" : "i"
    let count = "\(counted(cell.count, "finding")), \(severity.rawValue)"
    let words = cell.isMissing ? "missing, \(count)" : count
    return "<td class=\"\(severity.rawValue)\"><a href=\"#\(query)\" aria-label=\"\(words)\">"
      + "\(sign)\(cell.count)</a></td>"
  }

  /// A value in the fragment of a URL, as the page's attributes have it.
  private static func query(_ value: String) -> String {
    VisibleText.escaped(value).percentEncoded { $0.isASCIILetter || $0.isASCIIDigit || "-._~".utf8.contains($0) }
  }
}
