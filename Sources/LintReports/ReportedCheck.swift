import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// A unit that a test harness counts: a product, or a catalog as a whole, and a rule that found something
/// in it; or no rule, when none did.
///
/// A case for each rule shows in the history of a CI server which rule began to fail. Rules that
/// found nothing have no case of their own, because there would be a hundred for each product.
struct ReportedCheck {
  /// The product ID; nil for the catalog as a whole.
  var product: String?
  var rule: String?
  var findings: [LocatedFinding]

  /// Whether the check fails: exactly when its findings make the command exit with 1.
  func fails(_ style: ReportStyle) -> Bool {
    findings.contains { $0.severity == .error || (style.isStrict && $0.severity == .warning) }
  }

  /// The checks of a product or a catalog; the rules in the order of their first findings.
  static func all(of findings: [LocatedFinding], in product: String?) -> [ReportedCheck] {
    guard !findings.isEmpty else { return [ReportedCheck(product: product, findings: [])] }
    var checks: [ReportedCheck] = []
    var places: [String: Int] = [:]
    for finding in findings {
      let place = places[finding.rule] ?? checks.count
      if place == checks.count {
        checks.append(ReportedCheck(product: product, rule: finding.rule, findings: []))
        places[finding.rule] = place
      }
      checks[place].findings.append(finding)
    }
    return checks
  }
}

extension ReportedFile {
  /// The checks of the catalog as a whole, then of each product.
  var checks: [ReportedCheck] {
    ReportedCheck.all(of: ofCatalog, in: nil)
      + products.flatMap { ReportedCheck.all(of: $0.findings, in: VisibleText.start(ofName: $0.product.productID)) }
  }
}
