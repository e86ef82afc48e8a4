public import AppStoreReference
public import Basics
public import CatalogModel
public import SourceSyntax

/// A problem that a rule reports, and its location in the model.
public struct Finding: Sendable, Hashable {
  public var rule: String
  public var severity: Severity
  /// The problem and the expected value: lower case, no full stop.
  public var message: Message
  /// The index of the catalog among those that were linted together.
  public var catalog: Int
  public var path: CatalogPath
  /// The locale that the path, which has no text in it, should have one in.
  public var missingLocale: StoreLocale?
  /// UTF-8 offsets in the text of the field, when only a part of it is affected.
  public var text: Range<Int>?
  /// The ID of the fact that the finding rests on; nil for the first one of the rule.
  public var fact: String?
  public var related: [Related]
  /// The fix that the rule proposes; nil when it has to be fixed manually.
  public var fix: Fix?
  /// The place in the project's code until it is located; nil for a problem in the catalog.
  var code: RuleFinding.CodePlace?

  /// Another location related to the problem, such as the first of two duplicates.
  public struct Related: Sendable, Hashable {
    public var message: Message
    public var catalog: Int
    public var path: CatalogPath
  }
}

/// A finding with its location in a file.
///
/// Only the range is stored, by which findings are sorted: lines, names and fixes are looked up on
/// request, since a report may show few of many findings.
public struct LocatedFinding: Sendable {
  /// The index of the file among those that were linted together.
  public var fileIndex: Int
  public let range: SourceRange
  /// The language of its messages.
  public private(set) var language = MessageLanguage.english
  /// The finding as the rule reported it.
  let finding: Finding
  private let inputs: [LintInput]
  /// The other places of the diagnostic that the finding repeats, which has no path; nil for
  /// findings of rules.
  private let placesOfDiagnostic: [Diagnostic.Related]?

  init(_ finding: Finding, in inputs: [LintInput], at range: SourceRange, repeating diagnostic: Diagnostic? = nil) {
    fileIndex = finding.catalog
    self.range = range
    self.finding = finding
    self.inputs = inputs
    placesOfDiagnostic = diagnostic?.related
  }

  private var source: SourceFile { inputs[finding.catalog].source }

  public var rule: String { finding.rule }
  public var severity: Severity { finding.severity }
  /// The problem; before it, in a file without lines, the keys that lead to the field, and in a
  /// table, the name of the cell.
  public var message: String { message(in: language) }
  /// The same in English, by which findings are recognized.
  package var englishMessage: String { message(in: .english) }

  private func message(in language: MessageLanguage) -> String {
    let message = VisibleText.bounded(finding.message.text(in: language))
    guard placesOfDiagnostic == nil else { return message }
    guard source.isBinary else {
      let name = inputs[finding.catalog].origin.name(of: range)
      return (name.map { "\($0.text(in: language)): " } ?? "") + message
    }
    let keys = [product, locale, field].compactMap(\.self).filter { !$0.isEmpty }
    let place = keys.isEmpty ? "" : VisibleText.escaped(keys.joined(separator: " › ")) + ": "
    return place + message
  }
  /// The file, as it was passed to the linter.
  public var file: String { inputs[finding.catalog].name }
  /// The product, group or other part of the catalog that the finding is about.
  public var subject: CatalogPath.Subject { finding.path.subject }
  public var start: SourceLocation { source.location(at: range.start) }
  /// One past the last character.
  public var end: SourceLocation { source.location(at: range.end) }
  /// The full product ID, unless it is longer than any message; nil when the finding isn't about a product.
  public var product: String? {
    switch subject {
    case .product(let index): VisibleText.start(ofName: inputs[finding.catalog].catalog.products[index].productID)
    case .retired(let index): VisibleText.start(ofName: inputs[finding.catalog].catalog.retired[index])
    default: nil
    }
  }
  /// The key of the subscription group that the finding is about; nil when it isn't about a group.
  public var group: String? {
    guard case .group(let index) = subject else { return nil }
    return VisibleText.start(ofName: inputs[finding.catalog].catalog.groups[index].key)
  }
  /// The locale of the text that the finding is about, or that is missing; nil when it isn't about one.
  public var locale: String? {
    finding.path.locale(in: inputs[finding.catalog].catalog).map(VisibleText.start(ofName:))
      ?? finding.missingLocale?.code
  }
  /// The name of the field, one of `CatalogField`; nil when the finding isn't about a field.
  public var field: String? { finding.path.field?.rawValue }
  /// UTF-8 offsets in the text of the field, when only a part of it is affected.
  public var text: Range<Int>? { finding.text }
  /// The ID of the fact that the finding rests on; nil for the first one of the rule.
  public var fact: String? { finding.fact }
  public var related: [Related] {
    finding.related.map { related in
      let range = inputs[related.catalog].range(of: related.path)
      return Related(
        message: VisibleText.bounded(related.message.text(in: language)), file: inputs[related.catalog].name,
        start: inputs[related.catalog].source.location(at: range.start))
    }
      + (placesOfDiagnostic ?? []).map {
        Related(message: VisibleText.bounded($0.message), file: file, start: source.location(at: $0.range.start))
      }
  }
  /// Nil without a fix, or when the format of the file can't be edited.
  public var fix: LocatedFix? {
    guard let fix = finding.fix else { return nil }
    let origin = inputs[finding.catalog].origin
    var replacements: [TextReplacement] = []
    for edit in fix.edits {
      guard let made = origin.replacements(for: edit) else { return nil }
      replacements += made
    }
    replacements.sort { $0.range.start < $1.range.start }
    return LocatedFix(
      message: VisibleText.bounded(fix.message.text(in: language)), safety: fix.safety, replacements: replacements)
  }

  /// Whether it has a fix; the fix itself isn't made.
  package var isFixable: Bool {
    guard let fix = finding.fix else { return false }
    let origin = inputs[finding.catalog].origin
    return fix.edits.allSatisfy { origin.replacements(for: $0) != nil }
  }

  public struct Related: Sendable, Hashable {
    public var message: String
    public var file: String
    public var start: SourceLocation
  }
}

extension LocatedFinding: Hashable {
  public static func == (left: LocatedFinding, right: LocatedFinding) -> Bool {
    left.text == right.text && left.isSame(as: right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileIndex)
    hasher.combine(range)
    hasher.combine(rule)
    hasher.combine(finding.message)
  }

  /// Whether two findings are equal at the same place: two parts of a generated text may map to the
  /// same location in the file.
  func isSame(as other: LocatedFinding) -> Bool {
    let (one, two) = (finding, other.finding)
    return fileIndex == other.fileIndex && range == other.range && one.rule == two.rule && one.severity == two.severity
      && one.message == two.message && one.fact == two.fact && one.path.subject == two.path.subject
      && one.path.field == two.path.field && locale == other.locale && product == other.product
      && related == other.related && fix == other.fix
  }
}

extension CatalogPath {
  /// The locale of the text, or of the suppression, that the path leads to.
  fileprivate func locale(in catalog: Catalog) -> String? {
    guard let element else { return nil }
    func name(_ localizations: [Localization], _ suppressions: [Suppression]) -> String? {
      switch field {
      case .title, .description, .locale: localizations.indices.contains(element) ? localizations[element].locale : nil
      case .ignore: suppressions.indices.contains(element) ? suppressions[element].locale : nil
      default: nil
      }
    }
    return switch subject {
    case .product(let index): name(catalog.products[index].localizations, catalog.products[index].suppressions)
    case .group(let index): name(catalog.groups[index].localizations, catalog.groups[index].suppressions)
    case .template(let index): name(catalog.templates[index].localizations, catalog.templates[index].suppressions)
    case .app:
      [.header, .body, .retentionMessages].contains(field) && catalog.app.retentionMessages.indices.contains(element)
        ? catalog.app.retentionMessages[element].locale : nil
    case .retired, .catalog, .currency: nil
    }
  }
}

/// The number of findings by severity.
public struct LintSummary: Sendable, Hashable {
  public var errors = 0
  public var warnings = 0
  public var infos = 0
  public var products = 0
  public var files = 0
  /// The number of findings that were fixed before, and the number of their files.
  public var fixed = 0
  public var fixedFiles = 0

  public init() {}
}

/// The result of a run: all findings, sorted by file, location and rule.
public struct LintReport: Sendable {
  public var findings: [LocatedFinding]
  public var summary: LintSummary
  /// The linted files, by ``LocatedFinding/fileIndex``.
  public var inputs: [LintInput]
  /// The limits that each input was linted with, parallel to ``inputs``.
  public var profiles: [LimitProfile] = []
  /// The description of the rules that ran in addition to ``LintRules/all``.
  public var customRules: [RuleDescription] = []
  /// The rules that were skipped for some of the inputs, and the reasons.
  public var skippedRules: [SkippedRule] = []
  /// The language in which people read it.
  public private(set) var language = MessageLanguage.english

  /// The ranges of secrets that were found, by ``LocatedFinding/fileIndex``: a report that quotes a
  /// line of a file must redact them, whatever the reason for the quotation.
  package var secrets: [Int: SecretRanges] { secretRanges.mapValues(SecretRanges.init) }

  /// The ranges with secrets by file, as they were found.
  var secretRanges: [Int: [SourceRange]] {
    let rules = Set(
      LintRules.all.map { $0.description }.filter(\.marksSecrets).map(\.id)
        + customRules.filter(\.marksSecrets).map(\.id))
    var secrets: [Int: [SourceRange]] = [:]
    for finding in findings where rules.contains(finding.rule) {
      secrets[finding.fileIndex, default: []].append(finding.range)
    }
    return secrets
  }

  /// The limits that a finding is based on.
  public func profile(of finding: LocatedFinding) -> LimitProfile {
    profiles.indices.contains(finding.fileIndex) ? profiles[finding.fileIndex] : .current
  }

  /// The description of a rule; nil for an unknown rule.
  public func description(of rule: String) -> RuleDescription? {
    LintRules.named(rule)?.description ?? customRules.first { $0.id == rule }
  }
}

extension LintReport {
  /// Merges the reports of several runs, in order.
  public init(merging reports: [LintReport]) {
    if let only = reports.first, reports.count == 1 {
      self = only
      return
    }
    self.init(findings: [], summary: LintSummary(), inputs: [])
    var places: [SkippedRule: Int] = [:]
    var known: Set<String> = []
    for report in reports {
      findings += report.findings.map { finding in
        var finding = finding
        finding.fileIndex += inputs.count
        return finding
      }
      for skipped in report.skippedRules {
        var rule = skipped
        rule.files = []
        let place = places[rule] ?? skippedRules.count
        if place == skippedRules.count {
          places[rule] = place
          skippedRules.append(rule)
        }
        skippedRules[place].files += skipped.files.map { $0 + inputs.count }
      }
      inputs += report.inputs
      profiles += report.profiles
      customRules += report.customRules.filter { known.insert($0.id).inserted }
      summary.errors += report.summary.errors
      summary.warnings += report.summary.warnings
      summary.infos += report.summary.infos
      summary.products += report.summary.products
      summary.files += report.summary.files
      summary.fixed += report.summary.fixed
      summary.fixedFiles += report.summary.fixedFiles
    }
  }
}

extension LintReport {
  /// The report with its messages in a language, for people. Fingerprints and baselines are the same in any.
  public func shown(in language: MessageLanguage) -> LintReport {
    var report = self
    report.language = language
    report.findings = findings.map { $0.shown(in: language) }
    return report
  }
}

extension LocatedFinding {
  /// The finding with its messages in a language.
  public func shown(in language: MessageLanguage) -> LocatedFinding {
    var finding = self
    finding.language = language
    return finding
  }
}
