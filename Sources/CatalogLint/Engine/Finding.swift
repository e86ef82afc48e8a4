public import AppStoreReference
public import CatalogModel
public import SourceSyntax

/// A problem that a rule reports, and its location in the model.
public struct Finding: Sendable, Hashable {
  public var rule: String
  public var severity: Severity
  /// Lower case, no full stop: what is wrong and what was expected.
  public var message: String
  /// The index of the catalog among those that were linted together.
  public var catalog: Int
  public var path: CatalogPath
  /// UTF-8 offsets in the text of the field, when only a part of it is affected.
  public var text: Range<Int>?
  /// The ID of the fact that the finding rests on; nil for the first one of the rule.
  public var fact: String?
  public var related: [Related]
  /// How the rule would fix it; nil when it has to be fixed manually.
  public var fix: Fix?

  /// Another location related to the problem, such as the first of two duplicates.
  public struct Related: Sendable, Hashable {
    public var message: String
    public var catalog: Int
    public var path: CatalogPath

    public init(message: String, catalog: Int, path: CatalogPath) {
      self.message = message
      self.catalog = catalog
      self.path = path
    }
  }
}

/// A finding with its location in a file.
public struct LocatedFinding: Sendable, Hashable {
  public var rule: String
  public var severity: Severity
  public var message: String
  /// The file, as it was passed to the linter.
  public var file: String
  /// The index of the file among those that were linted together.
  public var fileIndex: Int
  /// The product, group or other part of the catalog that the finding is about.
  public var subject = CatalogPath.Subject.catalog
  public var range: SourceRange
  public var start: SourceLocation
  /// One past the last character.
  public var end: SourceLocation
  /// The full product ID; nil when the finding isn't about a product.
  public var product: String?
  /// The key of the subscription group that the finding is about; nil when it isn't about a group.
  public var group: String?
  public var locale: String?
  /// The name of the field, one of `CatalogField`; nil when the finding isn't about a field.
  public var field: String?
  /// UTF-8 offsets in the text of the field, when only a part of it is affected.
  public var text: Range<Int>?
  /// The ID of the fact that the finding rests on; nil for the first one of the rule.
  public var fact: String?
  public var related: [Related]
  /// Nil without a fix, or when the format of the file can't be edited.
  public var fix: LocatedFix?

  public struct Related: Sendable, Hashable {
    public var message: String
    public var file: String
    public var start: SourceLocation
  }
}

/// The number of findings by severity.
public struct LintSummary: Sendable, Hashable {
  public var errors = 0
  public var warnings = 0
  public var infos = 0
  public var products = 0
  public var files = 0
  /// How many findings were fixed before, and in how many files.
  public var fixed = 0
  public var fixedFiles = 0

  public init() {}
}

/// The result of a run: all findings, sorted by file, location and rule.
public struct LintReport: Sendable {
  public var findings: [LocatedFinding]
  public var summary: LintSummary
  /// What was linted, by ``LocatedFinding/fileIndex``.
  public var inputs: [LintInput]
  /// The limits that each input was linted with, parallel to ``inputs``.
  public var profiles: [LimitProfile] = []
  /// The description of the rules that ran in addition to ``LintRules/all``.
  public var customRules: [RuleDescription] = []
  /// The rules that were skipped for some of the inputs, and why.
  public var skippedRules: [SkippedRule] = []

  /// The ranges of secrets that were found, by ``LocatedFinding/fileIndex``: a report that quotes a
  /// line of a file must redact them, whatever it quotes the line for.
  var secrets: [Int: SecretRanges] { secretRanges.mapValues(SecretRanges.init) }

  /// As they were found.
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
    for report in reports {
      findings += report.findings.map { finding in
        var finding = finding
        finding.fileIndex += inputs.count
        return finding
      }
      skippedRules += report.skippedRules.compactMap { skipped in
        var skipped = skipped
        for index in skipped.files.indices { skipped.files[index] += inputs.count }
        return skippedRules.contains(skipped) ? nil : skipped
      }
      inputs += report.inputs
      profiles += report.profiles
      customRules += report.customRules.filter { new in
        !customRules.contains { $0.id == new.id }
      }
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
