import Basics
import CatalogModel
import SourceSyntax

/// Resolves the paths of findings to locations in files.
struct FindingLocator: Sendable {
  let inputs: [LintInput]

  func locate(_ findings: [Finding]) -> [LocatedFinding] {
    Array(findings.concurrentMap(slicesOf: 1_000) { $0.map(locate) }.joined())
  }

  private func locate(_ finding: Finding) -> LocatedFinding {
    let input = inputs[finding.catalog]
    let range = range(of: finding.path, text: finding.text, in: input)
    let (product, locale) = names(finding.path, in: input.catalog)
    return LocatedFinding(
      rule: finding.rule, severity: finding.severity,
      message: input.source.isBinary
        ? keys(product, locale, finding.path.field) + finding.message : finding.message,
      file: input.name,
      fileIndex: finding.catalog, subject: finding.path.subject, range: range,
      start: input.source.location(at: range.start),
      end: input.source.location(at: range.end), product: product,
      group: group(of: finding.path, in: input.catalog), locale: locale,
      field: finding.path.field?.rawValue, text: finding.text, fact: finding.fact,
      related: finding.related.map { related in
        let input = inputs[related.catalog]
        let range = self.range(of: related.path, text: nil, in: input)
        return LocatedFinding.Related(
          message: related.message, file: input.name,
          start: input.source.location(at: range.start))
      },
      fix: finding.fix.flatMap { located($0, in: input) })
  }

  /// The keys that lead to a field in a file without lines.
  private func keys(_ product: String?, _ locale: String?, _ field: CatalogField?) -> String {
    let keys = [product, locale, field?.rawValue].compactMap(\.self).filter { !$0.isEmpty }
    return keys.isEmpty ? "" : VisibleText.escaped(keys.joined(separator: " › ")) + ": "
  }

  /// A fix as replacements; nil when the file can't be edited that way.
  private func located(_ fix: Fix, in input: LintInput) -> LocatedFix? {
    var replacements: [TextReplacement] = []
    for edit in fix.edits {
      guard let made = input.origin.replacements(for: edit) else { return nil }
      replacements += made
    }
    replacements.sort { $0.range.start < $1.range.start }
    return LocatedFix(message: fix.message, safety: fix.safety, replacements: replacements)
  }

  /// The diagnostics of the readers, as findings of `invalid-catalog`.
  ///
  /// - Parameters:
  ///   - mostSevere: The severity of an error.
  ///   - errorsOnly: Whether warnings are left out, and errors stay errors.
  ///   - findings: Those that rules have reported; a rule may take over a diagnostic.
  func locateDiagnostics(
    mostSevere: Severity, errorsOnly: Bool, besides findings: [LocatedFinding]
  ) -> [LocatedFinding] {
    let takenOver = Set(
      findings.lazy.filter { $0.rule == InvalidPeriod.description.id }
        .map { [$0.fileIndex, $0.range.start] })
    return inputs.indices.flatMap { index in
      let input = inputs[index]
      let diagnostics = input.diagnostics.filter {
        (!errorsOnly || $0.severity == .error) && !takenOver.contains([index, $0.range.start])
      }
      return diagnostics.map { diagnostic in
        LocatedFinding(
          rule: InvalidCatalog.description.id, severity: min(diagnostic.severity, mostSevere),
          message: diagnostic.message, file: input.name, fileIndex: index,
          range: diagnostic.range, start: input.source.location(at: diagnostic.range.start),
          end: input.source.location(at: diagnostic.range.end), product: nil, locale: nil,
          field: nil,
          related: diagnostic.related.map {
            LocatedFinding.Related(
              message: $0.message, file: input.name,
              start: input.source.location(at: $0.range.start))
          }, fix: nil)
      }
    }
  }

  /// Sorted by file, location, rule and message, without duplicates.
  func sorted(_ findings: [LocatedFinding]) -> [LocatedFinding] {
    // Small keys are sorted instead of the findings, which are many times as large.
    let order = findings.indices.map { Key(findings[$0], index: $0) }.sorted { left, right in
      let (first, second) = (left.place, right.place)
      if first != second { return first < second }
      let (one, other) = (findings[left.index], findings[right.index])
      return (one.rule, one.message) < (other.rule, other.message)
    }
    var unique: [LocatedFinding] = []
    unique.reserveCapacity(order.count)
    for key in order where !isSame(findings[key.index], unique.last) {
      unique.append(findings[key.index])
    }
    return unique
  }

  /// The place of a finding, by which it is sorted, and its index.
  private struct Key {
    let place: (file: Int, start: Int, end: Int)
    let index: Int

    init(_ finding: LocatedFinding, index: Int) {
      place = (finding.fileIndex, finding.range.start, finding.range.end)
      self.index = index
    }
  }

  /// Two parts of a generated text may map to the same location in the file.
  private func isSame(_ finding: LocatedFinding, _ last: LocatedFinding?) -> Bool {
    guard var last, last.range == finding.range else { return false }
    last.text = finding.text
    return last == finding
  }

  /// The range of the field, else of what contains it, else the beginning of the file.
  private func range(
    of path: CatalogPath, text: Range<Int>?, in input: LintInput
  ) -> SourceRange {
    input.origin.range(of: path, text: text)
      ?? input.origin.range(of: CatalogPath(path.subject), text: nil)
      ?? input.origin.range(of: CatalogPath(.catalog), text: nil)
      ?? SourceRange(start: 0, end: 0)
  }

  private func group(of path: CatalogPath, in catalog: Catalog) -> String? {
    guard case .group(let index) = path.subject else { return nil }
    return catalog.groups[index].key
  }

  private func names(_ path: CatalogPath, in catalog: Catalog) -> (
    product: String?, locale: String?
  ) {
    let localizations: [Localization]
    let suppressions: [Suppression]
    var product: String?
    switch path.subject {
    case .product(let index):
      product = catalog.products[index].productID
      localizations = catalog.products[index].localizations
      suppressions = catalog.products[index].suppressions
    case .group(let index):
      localizations = catalog.groups[index].localizations
      suppressions = catalog.groups[index].suppressions
    case .template(let index):
      localizations = catalog.templates[index].localizations
      suppressions = catalog.templates[index].suppressions
    case .retired(let index): return (catalog.retired[index], nil)
    case .catalog, .app, .currency: return (nil, nil)
    }
    guard let element = path.element else { return (product, nil) }
    switch path.field {
    case .title, .description, .locale:
      guard localizations.indices.contains(element) else { return (product, nil) }
      return (product, localizations[element].locale)
    case .ignore:
      guard suppressions.indices.contains(element) else { return (product, nil) }
      return (product, suppressions[element].locale)
    default:
      return (product, nil)
    }
  }
}
