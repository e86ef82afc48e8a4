import Basics
public import CatalogLint

/// For everybody who maintains the products: one page with a card for each product that has
/// findings.
///
/// The page loads nothing but the images of the catalog, from next to it, and works without its
/// script, which only filters. Anything that a browser couldn't show quickly is listed or counted
/// instead.
public enum HTMLReporter: Reporter {
  public static let name = "html"
  public static let isForPeople = true
  public static let summary = "for designers and translators: one page with the products as cards"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    render(report, HTMLContext(limits: HTMLPageLimits(), place: style.place))
  }

  static func render(_ report: LintReport, _ context: HTMLContext) -> String {
    let files = report.files.map { HTMLFile($0, limits: context.limits) }
    let selection = HTMLSelection(files, limits: context.limits)
    let cells = context.limits.cells / max(files.count, 1)
    var page = head(report)
    page += HTMLSummary(report, files: files.map(\.reported), limits: context.limits).html
    page += "<main id=\"products\">\n"
    for (file, selection) in zip(files, selection.files) {
      page += HTMLFileSection(file, selection: selection, context: context, cells: cells).html
    }
    page += "</main>\n"
    page += HTMLRules(report).html
    page += "<script>\(HTMLResources.script)</script>\n</body>\n</html>\n"
    return page
  }

  private static func head(_ report: LintReport) -> String {
    // The page may only fetch images next to it, which are always relative; only this script and
    // this style sheet are allowed.
    let policy =
      "default-src 'none'; img-src 'self' file:; style-src '\(HTMLResources.styleHash)'; script-src '\(HTMLResources.scriptHash)';"
      + " base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(report.summary.total.english) · Shopkeeper</title>
      <style>\(HTMLResources.style)</style>
      </head>
      <body>
      <a class="skip" href="#products">Skip to the products</a>

      """
  }
}
