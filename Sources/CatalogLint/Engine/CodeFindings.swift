import CatalogModel
import SourceSyntax

/// Findings in the code of a project, whose files follow the catalogs in a report.
enum CodeFindings {
  /// The inputs with the files that have findings, and the findings at their places in them.
  static func located(_ findings: [Finding], in inputs: [LintInput]) -> ([LintInput], [Finding]) {
    var inputs = inputs
    var indices: [String: Int] = [:]
    let findings = findings.map { finding in
      guard let place = finding.code, let code = inputs[finding.catalog].code else { return finding }
      let file = code.files[place.file]
      var finding = finding
      if let index = indices[file.name] {
        finding.catalog = index
      } else {
        finding.catalog = inputs.count
        indices[file.name] = inputs.count
        inputs.append(LintInput(name: file.name, source: file.source, catalog: Catalog(), origin: CodeOrigin()))
      }
      finding.path = CatalogPath(.catalog)
      finding.text = place.range.start..<place.range.end
      return finding
    }
    return (inputs, findings)
  }

  /// A file without a catalog, whose places are ranges of it.
  private struct CodeOrigin: LintOrigin {
    func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
      text.map { SourceRange(start: $0.lowerBound, end: $0.upperBound) }
    }
  }
}
