import CatalogModel
import SourceSyntax

/// For everybody who maintains the products: one page with a card for each product that has
/// findings.
///
/// The page loads no external resources and works without its script, which only filters. What a
/// browser couldn't show quickly is listed or counted instead.
public enum HTMLReporter: Reporter {
  public static let name = "html"
  public static let summary = "for designers and translators: one page with the products as cards"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    render(report, limits: HTMLPageLimits())
  }

  static func render(_ report: LintReport, limits: HTMLPageLimits) -> String {
    let files = report.files
    let selection = HTMLSelection(files, limits: limits)
    var page = head(report)
    page += HTMLSummary(report, files: files).html
    page += "<main id=\"products\">\n"
    for (index, file) in files.enumerated() {
      page += HTMLFileSection(file, selection: selection.files[index], limits: limits).html
    }
    page += "</main>\n"
    page += HTMLRules(report).html
    page += "<script>\(HTMLScript.text)</script>\n</body>\n</html>\n"
    return page
  }

  private static func head(_ report: LintReport) -> String {
    // Nothing may be fetched, and only this script and this style sheet are allowed.
    let policy =
      "default-src 'none'; style-src '\(HTMLStyle.hash)'; script-src '\(HTMLScript.hash)';"
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
      <title>\(report.summary.found ?? "no findings") \(report.summary.scope) · Shopkeeper</title>
      <style>\(HTMLStyle.text)</style>
      </head>
      <body>
      <a class="skip" href="#products">Skip to the products</a>

      """
  }
}
