import AppStoreReference
import CatalogLint

/// The form that filters the page; shown only by the script that it depends on.
struct HTMLFilter {
  private let report: LintReport
  private let limits: HTMLPageLimits

  init(_ report: LintReport, limits: HTMLPageLimits) {
    self.report = report
    self.limits = limits
  }

  var html: String {
    guard !report.findings.isEmpty else { return "" }
    let summary = report.summary
    let boxes = [
      ("error", summary.errors, "Errors"), ("warning", summary.warnings, "Warnings"), ("info", summary.infos, "Infos"),
    ].filter { $0.1 > 0 }.map { kind, count, words in
      "<label class=\"\(kind)\"><input type=\"checkbox\" name=\"severity\" value=\"\(kind)\""
        + " checked> \(words) <b>\(count)</b></label>"
    }
    return """
      <form class="filter" id="filter" role="search" autocomplete="off" hidden>
      <input type="search" name="text" placeholder="Product, text or rule" aria-label="Filter \
      products">
      <fieldset><legend>Show</legend>\(boxes.joined())</fieldset>
      <div class="choices">
      \(selection("locale", "Locale", locales))\(selection("rule", "Rule", rules))\(products)\
      <button type="reset">Show all</button>
      </div>
      <output name="state" aria-live="polite"></output>
      </form>

      """
  }

  private func selection(_ name: String, _ title: String, _ options: [(value: String, words: String)]) -> String {
    guard !options.isEmpty else { return "" }
    let choices = options.map { value, words in
      "<option value=\"\(HTMLText.escaped(value))\">\(HTMLText.escaped(words))</option>"
    }
    return "<label>\(title) <select name=\"\(name)\"><option value=\"\">all</option>"
      + "\(choices.joined())</select></label>\n"
  }

  private var locales: [(value: String, words: String)] {
    var counts: [String: Int] = [:]
    for finding in report.findings { if let locale = finding.locale { counts[locale, default: 0] += 1 } }
    var codes: [String: Int] = [:]
    for (locale, count) in counts { codes[HTMLContext.code(of: locale), default: 0] += count }
    return codes.sorted { $0.key < $1.key }.map { code, count in
      let name = StoreLocale.resolving(code).map { " · \($0.englishName)" } ?? ""
      return (code, "\(code)\(name) (\(count))")
    }
  }

  private var rules: [(value: String, words: String)] {
    var counts: [String: Int] = [:]
    for finding in report.findings { counts[finding.rule, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { ($0, "\($0) (\($1))") }
  }

  /// The field for a product: any one can be typed; products with findings are proposed.
  private var products: String {
    var known: Set<String> = []
    let ids = report.findings.compactMap(\.product).filter { known.insert($0).inserted }
    guard !ids.isEmpty else { return "" }
    let options = ids.prefix(limits.listed).map { "<option value=\"\(HTMLText.escaped($0))\"></option>" }
    return "<label>Product <input type=\"search\" name=\"product\" list=\"ids\" placeholder=\"all\">"
      + "</label>\n<datalist id=\"ids\">\(options.joined())</datalist>\n"
  }
}
