package import CatalogLint
package import CatalogModel
package import SourceSyntax

/// The findings in a catalog while it is edited, by its products and groups.
///
/// The products that a change differs in are linted at once, unless they are many. The others keep their findings,
/// whose places move with the text, until a copy of the workspace was linted as a whole.
package struct LiveFindings: Sendable {
  /// A finding and its place in the text as it is now.
  package struct Placed: Sendable {
    package let finding: LocatedFinding
    package fileprivate(set) var range: SourceRange
  }

  /// The keys of the products and groups, in the order of the catalog.
  package private(set) var keys: [String] = []
  package private(set) var subjects: [String: CatalogPath.Subject] = [:]
  package private(set) var catalog: Catalog
  /// The findings that aren't about a product or a group.
  package private(set) var others: [Placed] = []
  private var source: SourceFile
  private var findings: [String: [Placed]] = [:]
  /// Whether a copy of the workspace is being linted.
  private var isChecking = false

  /// The number of changed products up to which they are linted at once.
  package static let fewProducts = 100

  /// Takes a catalog whose findings are not known yet.
  package init(_ workspace: CatalogWorkspace) {
    (catalog, source) = (workspace.file.document.catalog, workspace.source)
    nameParts()
  }

  private mutating func nameParts() {
    (keys, subjects) = ([], [:])
    for (index, product) in catalog.products.enumerated() { add(.product(index), "product:\(product.productID)") }
    for (index, group) in catalog.groups.enumerated() { add(.group(index), "group:\(group.key)") }
  }

  private mutating func add(_ subject: CatalogPath.Subject, _ name: String) {
    var (key, count) = (name, 1)
    while subjects[key] != nil {
      count += 1
      key = "\(name)#\(count)"
    }
    keys.append(key)
    subjects[key] = subject
  }

  // MARK: Findings

  package func findings(in key: String) -> [LocatedFinding] { (findings[key] ?? []).map(\.finding) }

  /// The parts that have findings.
  package var keysWithFindings: [String] { keys.filter { findings[$0]?.isEmpty == false } }

  /// All findings in the order of the text.
  package var placed: [Placed] {
    (others + keys.flatMap { findings[$0] ?? [] }).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
  }

  /// The products that have findings near a range.
  package func products(near range: SourceRange) -> Set<Int> {
    let near = keys.filter { key in
      (findings[key] ?? []).contains { $0.range.start <= range.end && range.start <= $0.range.end }
    }
    return Set(near.compactMap { subjects[$0]?.product })
  }

  /// The same finding has the same key as long as its text is the same.
  package static func key(of finding: LocatedFinding) -> String {
    let range = finding.text.map { "\($0)" } ?? ""
    return [finding.rule, finding.locale ?? "", finding.field ?? "", range, finding.englishMessage].joined(
      separator: "\n")
  }

  // MARK: Changes

  /// Takes the catalog as it is now, and lints what has changed.
  ///
  /// - Returns: The keys of the parts that are not as before.
  package mutating func update(_ workspace: CatalogWorkspace) -> [String] {
    let before = self
    (catalog, source) = (workspace.file.document.catalog, workspace.source)
    nameParts()
    if let change = before.source.replacement(to: source) { move(by: change) }
    let differing = differing(from: before)
    let products = Set(differing.compactMap { subjects[$0]?.product })
    let isFew = products.count <= Self.fewProducts
    let linted = (isFew ? differing : []) + keys.filter { subjects[$0]?.product == nil }
    let changed = Set(take(workspace.findings(inProducts: isFew ? products : []), in: linted)).union(differing)
    return keys.filter(changed.contains)
  }

  /// The keys of the parts that are not as in an earlier catalog, findings aside.
  private func differing(from earlier: LiveFindings) -> [String] {
    let (one, two) = (catalog, earlier.catalog)
    guard one.app == two.app, one.currencies == two.currencies, one.templates == two.templates,
      one.groups.map(\.key) == two.groups.map(\.key)
    else { return keys }
    return keys.filter { key in
      switch (subjects[key], earlier.subjects[key]) {
      case (.product(let index), .product(let before)): one.products[index] != two.products[before]
      case (.group(let index), .group(let before)): one.groups[index] != two.groups[before]
      default: true
      }
    }
  }

  private mutating func move(by change: TextReplacement) {
    let growth = change.text.utf8.count - change.range.count
    func moved(_ offset: Int) -> Int {
      offset >= change.range.end ? offset + growth : min(offset, change.range.start)
    }
    func moved(_ placed: [Placed]) -> [Placed] {
      placed.map { placed in
        let (start, end) = (moved(placed.range.start), moved(placed.range.end))
        return Placed(finding: placed.finding, range: SourceRange(start: start, end: max(start, end)))
      }
    }
    others = moved(others)
    findings = findings.filter { subjects[$0.key] != nil }.mapValues(moved)
  }

  /// Takes the findings in some parts, and all of those that aren't about a product or a group.
  ///
  /// - Returns: The keys of the parts whose findings are others now.
  @discardableResult package mutating func take(_ found: [LocatedFinding], in keys: [String]) -> [String] {
    let parts = Dictionary(subjects.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let (before, wanted) = (findings, Set(keys))
    for key in keys { findings[key] = nil }
    others = []
    for finding in found {
      let placed = Placed(finding: finding, range: finding.range)
      guard let key = parts[finding.subject] else {
        others.append(placed)
        continue
      }
      if wanted.contains(key) { findings[key, default: []].append(placed) }
    }
    func names(_ placed: [Placed]?) -> [String] { (placed ?? []).map { Self.key(of: $0.finding) } }
    return keys.filter { names(before[$0]) != names(findings[$0]) }
  }

  // MARK: The whole catalog

  /// The workspace to lint as a whole; nil when it is linted, or is being linted.
  package mutating func beginCheck(of workspace: CatalogWorkspace) -> CatalogWorkspace? {
    guard !isChecking, !workspace.isLinted else { return nil }
    isChecking = true
    return workspace
  }

  /// Takes the findings of a copy that was linted.
  ///
  /// - Returns: The keys of the parts whose findings are others now; nil if the catalog was changed meanwhile.
  package mutating func endCheck(_ copy: CatalogWorkspace, of workspace: inout CatalogWorkspace) -> [String]? {
    isChecking = false
    guard workspace.takeReport(of: copy) else { return nil }
    return take(workspace.lint().findings, in: keys)
  }
}

extension CatalogPath.Subject {
  /// The index of the product; nil for another part of the catalog.
  package var product: Int? { if case .product(let index) = self { index } else { nil } }
}
