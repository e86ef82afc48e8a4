import CatalogModel

/// The findings that a team has accepted for now: only other findings are reported.
///
/// An entry is matched by its fingerprint; the rest of it is for people.
public struct Baseline: Sendable, Hashable {
  /// A finding that is accepted.
  public struct Entry: Sendable, Hashable {
    public var fingerprint: String
    public var rule: String
    /// The app that the finding is about: its bundle ID, or the name of a file that has none.
    public var catalog: String
    /// The full product ID; nil when the finding isn't about a product.
    public var product: String?
    public var message: String
  }

  /// Sorted by catalog, product, rule and fingerprint, regardless of the order of the files.
  public private(set) var entries: [Entry]

  public init(_ entries: [Entry] = []) {
    self.entries = entries.sorted { left, right in
      let (leftKey, rightKey) = (left.order, right.order)
      for (one, other) in zip(leftKey, rightKey) where one != other { return one < other }
      return false
    }
  }

  /// Accepts every finding of a report except the ones about files that couldn't be read.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - fingerprints: The fingerprints of the report's findings, in the same order.
  public init(_ report: LintReport, fingerprints: [String]) {
    var entries: [Entry] = []
    for (finding, fingerprint) in zip(report.findings, fingerprints) where !finding.reportsUnreadableFile {
      entries.append(
        Entry(
          fingerprint: fingerprint, rule: finding.rule, catalog: Self.catalog(report.inputs[finding.fileIndex]),
          product: finding.product, message: finding.message))
    }
    self.init(entries)
  }

  /// Compares a report with the baseline: which findings are new, and which entries of the baseline
  /// are gone.
  ///
  /// An entry hides one finding, so that a second one like it is reported.
  /// - Parameters:
  ///   - report: The findings.
  ///   - fingerprints: The fingerprints of the report's findings, in the same order.
  public func compare(with report: LintReport, fingerprints: [String]) -> Comparison {
    var unmatched: [String: Int] = [:]
    for entry in entries { unmatched[entry.fingerprint, default: 0] += 1 }
    var comparison = Comparison()
    comparison.isNew = zip(report.findings, fingerprints).map { finding, fingerprint in
      guard !finding.reportsUnreadableFile, let count = unmatched[fingerprint], count > 0 else { return true }
      unmatched[fingerprint] = count - 1
      return false
    }
    // An entry for another app, or for a rule that didn't run, is not gone: nothing checked it.
    let catalogs = Set(report.inputs.map(Self.catalog))
    let silent = Set(report.skippedRules.map(\.rule))
    for entry in entries {
      guard let count = unmatched[entry.fingerprint], count > 0 else { continue }
      unmatched[entry.fingerprint] = count - 1
      if catalogs.contains(entry.catalog), !silent.contains(entry.rule) { comparison.gone.append(entry) }
    }
    return comparison
  }

  /// A comparison of the findings of a report with a baseline.
  public struct Comparison: Sendable {
    /// For each finding of the report, whether it is missing from the baseline.
    public var isNew: [Bool] = []
    /// The entries that no longer match a finding.
    public var gone: [Entry] = []

    /// The number of findings of the report that the baseline hides.
    public var hidden: Int { isNew.count { !$0 } }
  }

  private static func catalog(_ input: LintInput) -> String {
    if let bundleID = input.catalog.app.bundleID { return bundleID }
    return input.name.split(separator: "/").last.map(String.init) ?? input.name
  }
}

extension Baseline.Entry { fileprivate var order: [String] { [catalog, product ?? "", rule, message, fingerprint] } }
