import AppStoreReference
import CatalogModel
import SourceSyntax

/// What a rule sees while it looks at one product, group or catalog, and where it reports.
///
/// Its arrays are filled anew for every product. A large catalog is looked at by several contexts at
/// once, a stretch of its products each; the first takes over what the others gather.
final class LintContext {
  let inputs: [LintInput]
  let configuration: LintConfiguration
  let readers: TextReaders

  /// The index of the catalog that is looked at.
  private(set) var catalogIndex = 0
  /// The product or group that is looked at; the catalog as a whole between them.
  private(set) var subject = CatalogPath.Subject.catalog
  /// The product that is looked at; nil for groups and whole catalogs.
  private(set) var product: Product?
  /// Every text of the product or group that is not missing.
  private(set) var samples: [TextSample] = []
  private(set) var amounts: [Amount] = []
  private(set) var hits: [WordHit] = []
  /// Titles and descriptions of all products of the catalog, by locale.
  private(set) var duplicates = DuplicateTexts()
  /// What the catalog calls its own currencies.
  private(set) var currencyNames = CurrencyNames([])
  /// The locales that the app asks of its products.
  private(set) var appLocales = AppLocales()

  private(set) var findings: [Finding] = []
  /// The patterns of the team's rules, made ready when the first text comes.
  private var matchers: [PatternMatcher?]
  private var ledger = SuppressionLedger()
  private var rule = ""
  /// How often the rule has reported at the place of the last finding before.
  private var repetitions = 0
  private var severity = Severity.error

  init(inputs: [LintInput], configuration: LintConfiguration) {
    self.inputs = inputs
    self.configuration = configuration
    readers = TextReaders(configuration)
    matchers = Array(repeating: nil, count: configuration.customRules.count)
  }

  /// What matches the pattern of a custom rule.
  func matcher(ofRule index: Int, _ pattern: TextPattern) -> PatternMatcher? {
    if matchers[index] == nil { matchers[index] = PatternMatcher(pattern) }
    return matchers[index]
  }

  var input: LintInput { inputs[catalogIndex] }
  var catalog: Catalog { inputs[catalogIndex].catalog }
  var facets: CatalogFacets { inputs[catalogIndex].catalog.facets }
  var profile: LimitProfile { configuration.profile }

  // MARK: - What is looked at

  func enterCatalog(_ index: Int) {
    begin(index)
    currencyNames = CurrencyNames(inputs[index].catalog.currencies)
    appLocales = AppLocales(inputs[index].catalog.app)
    ledger.enter(inputs[index].catalog, index: index)
  }

  /// Begins with some products of a catalog that another context looks at as a whole.
  func enterStretch(of shared: Shared) {
    begin(shared.catalogIndex)
    currencyNames = shared.currencyNames
    appLocales = shared.appLocales
  }

  private func begin(_ index: Int) {
    catalogIndex = index
    subject = .catalog
    product = nil
    duplicates = DuplicateTexts()
  }

  /// What is worked out once for a catalog, for the contexts of its stretches.
  struct Shared: Sendable {
    fileprivate var catalogIndex: Int
    fileprivate var currencyNames: CurrencyNames
    fileprivate var appLocales: AppLocales
  }

  var shared: Shared {
    Shared(catalogIndex: catalogIndex, currencyNames: currencyNames, appLocales: appLocales)
  }

  /// What a stretch of products brought.
  struct Gathered: Sendable {
    fileprivate var findings: [Finding]
    fileprivate var ledger: SuppressionLedger
    fileprivate var duplicates: DuplicateTexts
  }

  var gathered: Gathered {
    Gathered(findings: findings, ledger: ledger, duplicates: duplicates)
  }

  /// Takes over what another context gathered from the products that come next.
  func absorb(_ gathered: Gathered) {
    findings += gathered.findings
    ledger.merge(gathered.ledger)
    duplicates.append(gathered.duplicates)
  }

  func enterProduct(_ index: Int) {
    let product = inputs[catalogIndex].catalog.products[index]
    subject = .product(index)
    self.product = product
    read(product.localizations)
    duplicates.add(samples, of: index)
  }

  func enterGroup(_ index: Int) {
    subject = .group(index)
    product = nil
    read(inputs[catalogIndex].catalog.groups[index].localizations)
  }

  func leaveSubjects() {
    subject = .catalog
    product = nil
    samples.removeAll(keepingCapacity: true)
  }

  private func read(_ localizations: [Localization]) {
    samples.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
    hits.removeAll(keepingCapacity: true)
    for (index, localization) in localizations.enumerated() {
      if let title = localization.title {
        read(
          title, .title, of: localization, at: index,
          isGenerated: localization.generated.contains(.title))
      }
      if let description = localization.description {
        read(
          description, .description, of: localization, at: index,
          isGenerated: localization.generated.contains(.description))
      }
    }
  }

  private func read(
    _ text: String, _ kind: TextSample.Kind, of localization: Localization, at index: Int,
    isGenerated: Bool
  ) {
    let firstAmount = amounts.count
    let firstHit = hits.count
    let scan = text.withUTF8Bytes { bytes in
      readers.read(bytes, locale: localization.storeLocale, amounts: &amounts, hits: &hits)
      return TextScan(bytes)
    }
    var features = scan.features
    features.insert(kind == .title ? .title : .description)
    for amount in amounts[firstAmount...] {
      switch amount.kind {
      case .money: features.insert(.money)
      case .count: features.insert(.count)
      case .duration: features.insert(.duration)
      case .percent, .ordinal: break
      }
    }
    for hit in hits[firstHit...] { features.insert(.word(hit.category)) }
    if let locale = localization.storeLocale, scan.scripts.isForeign(in: locale) {
      features.insert(.foreignScript)
    }
    samples.append(
      TextSample(
        kind: kind, localization: index, localeName: localization.locale,
        locale: localization.storeLocale, text: text, features: features,
        foldedHash: scan.foldedHash, amounts: firstAmount..<amounts.count,
        hits: firstHit..<hits.count, isGenerated: isGenerated))
  }

  /// The first word of a category in a text.
  func firstHit(_ category: WordCategory, in sample: TextSample) -> WordHit? {
    hits[sample.hits].first { $0.category == category }
  }

  /// Whether any text of the product or group has a word of the category.
  func hasWord(_ category: WordCategory) -> Bool {
    samples.contains { $0.features.contains(.word(category)) }
  }

  /// Whether the reader of the file has reported what stands in a field, of the product or group
  /// that is looked at unless another is named.
  func isReportedByReader(
    _ field: CatalogField, element: Int? = nil, of other: CatalogPath.Subject? = nil
  ) -> Bool {
    guard !input.diagnostics.isEmpty,
      let range = input.origin.range(
        of: CatalogPath(other ?? subject, field, element: element), text: nil)
    else { return false }
    return input.diagnostics.contains {
      $0.range.start >= range.start && $0.range.start < max(range.end, range.start + 1)
    }
  }

  /// Whether a finding of the rule would be suppressed at a product or group; the suppression counts
  /// as used. For rules that report one finding for many products.
  func isSuppressed(at subject: CatalogPath.Subject) -> Bool {
    ledger.suppresses(
      rule, at: CatalogPath(subject), in: catalog, index: catalogIndex, today: configuration.today)
  }

  // MARK: - Reporting

  func enterRule(_ id: String, severity: Severity) {
    rule = id
    self.severity = severity
  }

  /// Reports a fault in a field of the product, group or catalog that is looked at.
  ///
  /// - Parameters:
  ///   - severity: What the fault weighs, when less than the rule's gravest.
  ///   - text: UTF-8 offsets of the part of the field's text that is meant.
  func report(
    _ message: @autoclosure () -> String, at field: CatalogField?, element: Int? = nil,
    text: Range<Int>? = nil, severity: Severity? = nil, related: [Finding.Related] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    report(
      message(), path: CatalogPath(subject, field, element: element), text: text,
      severity: severity, related: related, fix: fix())
  }

  /// Reports a fault in a text.
  func report(
    _ message: @autoclosure () -> String, in sample: TextSample, part: Range<Int>? = nil,
    severity: Severity? = nil, related: [Finding.Related] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    report(
      message(), path: CatalogPath(subject, sample.field, element: sample.localization),
      text: part, severity: severity, related: related, fix: fix())
  }

  /// Reports a fault anywhere in a catalog; the one that is looked at unless another is named.
  func report(
    _ message: @autoclosure () -> String, path: CatalogPath, catalog: Int? = nil,
    text: Range<Int>? = nil, severity: Severity? = nil, related: [Finding.Related] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    let catalog = catalog ?? catalogIndex
    guard
      !ledger.suppresses(
        rule, at: path, in: inputs[catalog].catalog, index: catalog,
        today: configuration.today)
    else { return }
    // A text that is wrong in more places than that is not read better for each of them; and a text
    // of megabytes, full of faults, would be searched from its beginning for every one.
    if let last = findings.last, last.rule == rule, last.path == path, last.catalog == catalog {
      repetitions += 1
      if repetitions >= Self.mostOnOneText { return }
    } else {
      repetitions = 0
    }
    findings.append(
      Finding(
        rule: rule, severity: min(severity ?? self.severity, self.severity), message: message(),
        catalog: catalog, path: path, text: text,
        related: Array(related.prefix(Self.mostOnOneText)), fix: fix()))
  }

  /// The most findings of one rule in one field, and the most other places that one names.
  private static let mostOnOneText = 10

  /// Another place in the catalog that is looked at, for `related`.
  func place(_ message: String, _ path: CatalogPath, catalog: Int? = nil) -> Finding.Related {
    Finding.Related(message: message, catalog: catalog ?? catalogIndex, path: path)
  }

  /// The suppressions that no finding needed.
  var idleSuppressions: [SuppressionLedger.Key] { ledger.idle(today: configuration.today) }
}

extension String {
  /// The UTF-8 of the string, in place when it is native, which it is for all that was read here.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
