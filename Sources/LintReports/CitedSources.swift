public import AppStoreReference
import CatalogLint
public import SourceSyntax

/// The sources that the findings of a report rest on, for reports that cite them with each finding.
///
/// A class, because a report with many findings cites few sources: each is made once.
final class CitedSources {
  private struct Key: Hashable {
    let rule: String
    let fact: String?
    let profile: String
  }

  private let report: LintReport
  private var values: [Key: OrderedValue] = [:]

  init(_ report: LintReport) { self.report = report }

  /// The source of a finding; null for a finding of a team's own rule.
  func value(of finding: LocatedFinding) -> OrderedValue {
    let profile = report.profile(of: finding)
    let key = Key(rule: finding.rule, fact: finding.fact, profile: profile.name)
    if let value = values[key] { return value }
    let value =
      report.description(of: finding.rule).map { Self.value(of: $0, fact: finding.fact, in: profile) } ?? .null
    values[key] = value
    return value
  }

  /// The source that a rule rests on: the source of a fact, by default its first, or else its first other source.
  static func value(of rule: RuleDescription, fact id: String? = nil, in profile: LimitProfile) -> OrderedValue {
    let fact = id.flatMap { Facts.named($0, in: profile) } ?? rule.facts(in: profile).first
    guard let source = fact?.source ?? rule.mainSource(in: profile) else { return .null }
    return .map(source.citation + ["fact": .text(orNull: fact?.id), "contested": .flag(fact?.isContested ?? false)])
  }
}

extension FactSource {
  /// Title, address, date and certainty, with null for an address that it doesn't have.
  public var citation: OrderedMap {
    ["title": .text(title), "url": .text(orNull: url), "date": .text(date), "certainty": .text(certainty.rawValue)]
  }
}
