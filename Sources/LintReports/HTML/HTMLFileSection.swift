import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// The part of the page about one file.
struct HTMLFileSection {
  private let file: ReportedFile
  private let own: [[LocatedFinding]]
  private let repeats: [[LocatedFinding]]
  private let selection: HTMLSelection.File
  private let context: HTMLContext
  /// The number of cells that the coverage table may have.
  private let cells: Int

  init(_ file: HTMLFile, selection: HTMLSelection.File, context: HTMLContext, cells: Int) {
    self.file = file.reported
    own = file.own
    repeats = file.repeats
    self.selection = selection
    self.context = context
    self.cells = cells
  }

  private var limits: HTMLPageLimits { context.limits }

  var html: String {
    let app = file.input.catalog.app
    let name = context.place?.name(of: file.input.name) ?? file.input.name
    var facts = [app.name, app.bundleID].compactMap(\.self).map(HTMLText.escaped)
    facts.append(counted(file.products.count, "product"))
    var html = """
      <section class="file">
      <header><h2>\(HTMLText.escaped(name))</h2>
      <p>\(facts.joined(separator: " · "))</p></header>

      """
    html += HTMLCoverage(file, name: name, cells: cells).html
    html += HTMLPrices(file.input, name: name, cells: cells).html
    let cards = self.cards
    if !cards.isEmpty { html += "<div class=\"cards\">\n\(cards)</div>\n" }
    html += list(
      selection.others, "\(selection.others.count) more products with findings",
      note: "Their findings are repeated ones, or less severe than those in the cards.")
    html += list(selection.clean, "\(counted(selection.clean.count, "product")) without findings")
    return html + "</section>\n"
  }

  private var cards: String {
    var html = ""
    if !file.ofCatalog.isEmpty { html += card("The catalog", HTMLFindings(file.ofCatalog, limits: limits)) }
    if !repeats.isEmpty { html += card("In many products", HTMLFindings(groups: repeats, limits: limits)) }
    let images = HTMLImages(input: file.input, context: context)
    HTMLImages.prepare(selection.cards.map { file.products[$0].product }, in: file.input, for: context)
    for index in selection.cards {
      html +=
        HTMLProductCard(file.products[index].product, findings: own[index], in: file.input.catalog, images: images).html
    }
    return html
  }

  private func card(_ title: String, _ findings: HTMLFindings) -> String {
    let mostSevere = findings.groups.map { $0[0].severity }.max() ?? .info
    return """
      <article class="card \(mostSevere.rawValue)">
      <div class="product"><header><h3>\(title)</h3></header></div>
      <div class="faults">
      \(findings.html)</div>
      </article>

      """
  }

  /// A collapsed list with a line for each product.
  private func list(_ indices: [Int], _ title: String, note: String? = nil) -> String {
    guard !indices.isEmpty else { return "" }
    var html = "<details class=\"list\"><summary>\(title)</summary>\n"
    if let note { html += "<p>\(note)</p>\n" }
    html += "<ul>\n"
    for index in indices.prefix(limits.listed) {
      let reported = file.products[index]
      html += "<li\(Self.attributes(reported))><code>\(HTMLText.escaped(reported.product.item))</code>"
      if let shown = HTMLProductCard.name(of: reported.product, in: file.input.catalog) {
        html += " <span\(HTMLText.language(shown.locale))>\(HTMLText.escaped(shown.title))</span>"
      }
      var summary = LintSummary()
      summary.count(reported.findings)
      if let found = summary.found { html += " <small>\(found.english)</small>" }
      html += "</li>\n"
    }
    html += "</ul>\n"
    if indices.count > limits.listed { html += "<p>…and \(indices.count - limits.listed) more.</p>\n" }
    return html + "</details>\n"
  }

  /// The values of a product in a list that the filter needs.
  private static func attributes(_ reported: ReportedProduct) -> String {
    func words(_ values: [String]) -> String { HTMLText.escaped(Set(values).sorted().joined(separator: " ")) }
    let product = " data-product=\"\(HTMLText.escaped(reported.product.productID))\""
    let findings = reported.findings
    guard !findings.isEmpty else { return product }
    let locales = Set(findings.compactMap(\.locale)).map(HTMLContext.code)
    return product + " data-severity=\"\(words(findings.map(\.severity.rawValue)))\""
      + " data-rule=\"\(words(findings.map(\.rule)))\" data-locale=\"\(words(locales))\""
  }
}
