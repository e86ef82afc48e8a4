import AppStoreReference
import CatalogModel
import SourceSyntax

/// The part of the page about one file.
struct HTMLFileSection {
  let file: ReportedFile
  let selection: HTMLSelection.File
  let limits: HTMLPageLimits

  init(_ file: ReportedFile, selection: HTMLSelection.File, limits: HTMLPageLimits) {
    self.file = file
    self.selection = selection
    self.limits = limits
  }

  var html: String {
    let app = file.input.catalog.app
    var facts = [app.name, app.bundleID].compactMap(\.self).map(HTMLText.escaped)
    facts.append(counted(file.products.count, "product"))
    var html = """
      <section class="file">
      <header><h2>\(HTMLText.escaped(file.input.name))</h2>
      <p>\(facts.joined(separator: " · "))</p></header>

      """
    let cards = self.cards
    if !cards.isEmpty { html += "<div class=\"cards\">\n\(cards)</div>\n" }
    html += list(
      selection.others, "\(selection.others.count) more products with findings",
      note: "The cards show the most severe findings.")
    html += list(
      selection.clean, "\(counted(selection.clean.count, "product")) without findings")
    return html + "</section>\n"
  }

  private var cards: String {
    var html = ""
    if let mostSevere = file.ofCatalog.map(\.severity).max() {
      html += """
        <article class="card \(mostSevere.rawValue)">
        <div class="product"><header><h3>The catalog</h3></header></div>
        <div class="faults">
        \(HTMLFindings(file.ofCatalog, limit: limits.findings).html)</div>
        </article>

        """
    }
    for index in selection.cards {
      html += HTMLProductCard(file.products[index], in: file.input.catalog, limits: limits).html
    }
    return html
  }

  /// A collapsed list with a line for each product.
  private func list(_ indices: [Int], _ title: String, note: String? = nil) -> String {
    guard !indices.isEmpty else { return "" }
    var html = "<details class=\"list\"><summary>\(title)</summary>\n"
    if let note { html += "<p>\(note)</p>\n" }
    html += "<ul>\n"
    for index in indices.prefix(limits.listed) {
      let reported = file.products[index]
      html += "<li><code>\(HTMLText.escaped(reported.product.item))</code>"
      if let shown = HTMLProductCard.name(of: reported.product, in: file.input.catalog) {
        html += " <span\(HTMLText.language(shown.locale))>\(HTMLText.escaped(shown.title))</span>"
      }
      var summary = LintSummary()
      summary.count(reported.findings)
      if let found = summary.found { html += " <small>\(found)</small>" }
      html += "</li>\n"
    }
    html += "</ul>\n"
    if indices.count > limits.listed {
      html += "<p>…and \(indices.count - limits.listed) more.</p>\n"
    }
    return html + "</details>\n"
  }
}
