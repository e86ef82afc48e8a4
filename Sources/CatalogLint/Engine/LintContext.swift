import AppStoreReference
import CatalogModel
import SourceSyntax

/// What a rule sees while it checks one product, group or catalog, and where it reports.
///
/// Its arrays are refilled for every product. A large catalog is checked by several contexts
/// concurrently, each with a range of its products; the first absorbs the results of the others.
final class LintContext {
  let inputs: [LintInput]
  let configuration: LintConfiguration
  /// Kept apart from the configuration, because every text is compared with it.
  let profile: LimitProfile
  let harmlessLengths: HarmlessLengths
  let readers: TextReaders

  /// The index of the current catalog.
  private(set) var catalogIndex = 0
  /// The current product or group; between them, the catalog as a whole.
  private(set) var subject = CatalogPath.Subject.catalog
  /// The current product without what is beyond the limits of reading; nil when nothing of it is.
  private var shortened: Product?
  /// Whether the subject is a product of another resource than a subscription, which may have
  /// limits of its own.
  private(set) var isOneTimeProduct = false
  private var texts = SubjectTexts()
  /// Titles and descriptions of all products of the catalog, by locale.
  private var duplicates = DuplicateTexts()
  /// The first place of each of them that several products have, with each later one; known once all
  /// products were checked.
  private(set) var repeatedTexts: [DuplicateTexts.Pair] = []
  /// The catalog's names for its own currencies.
  private(set) var currencyNames = CurrencyNames([])
  /// The locales that the app requires of its products.
  private(set) var appLocales = AppLocales()

  /// The words in the name of the app, by catalog; found when they are first asked for.
  private var wordsOfApp: (catalog: Int, features: TextFeatures)?

  private var findings: [ReportedFinding] = []
  /// The patterns of the team's rules, compiled when the first text is checked.
  private var matchers: [PatternMatcher?]
  private var ledger: SuppressionLedger
  /// The rules that take turns, and which of them runs: a copy of its ID, made for each rule and text,
  /// would cost more than many of the checks.
  private let rules: [RunningRule]
  private var number: Int?
  /// The rule that runs when none of those does.
  private var other = RunningRule(id: "", severity: .error)
  /// How often the rule has already reported at the location of the last finding.
  private var repetitions = 0

  /// A rule, and the severity that it is configured to have.
  struct RunningRule: Sendable {
    let id: String
    let severity: Severity
  }

  init(inputs: [LintInput], configuration: LintConfiguration, readers: TextReaders, rules: [RunningRule] = []) {
    self.inputs = inputs
    self.rules = rules
    self.configuration = configuration
    profile = configuration.profile
    harmlessLengths = HarmlessLengths(configuration.profile)
    self.readers = readers
    ledger = SuppressionLedger(today: configuration.today)
    matchers = Array(repeating: nil, count: configuration.customRules.count)
  }

  /// The matcher for the pattern of a custom rule.
  func matcher(ofRule index: Int, _ pattern: TextPattern) -> PatternMatcher? {
    if matchers[index] == nil { matchers[index] = PatternMatcher(pattern) }
    return matchers[index]
  }

  var input: LintInput { inputs[catalogIndex] }
  var catalog: Catalog { inputs[catalogIndex].catalog }
  var facets: CatalogFacets { inputs[catalogIndex].catalog.facets }

  // MARK: - Current subject

  /// Every text of the product or group that is not missing.
  var samples: [TextSample] { texts.samples }
  var amounts: [Amount] { texts.amounts }
  var hits: [WordHit] { texts.hits }

  /// The current product, as far as it is checked; nil for groups and whole catalogs. A copy counts
  /// references to each of its parts.
  var product: Product? { shortened ?? wholeProduct }

  /// Whether the subject is a product.
  var isProduct: Bool { if case .product = subject { true } else { false } }

  func enterCatalog(_ index: Int) {
    begin(index)
    currencyNames = CurrencyNames(inputs[index].catalog.currencies)
    appLocales = AppLocales(inputs[index].catalog.app)
    ledger.enter(inputs[index].catalog, index: index)
  }

  /// Starts on some products of a catalog that another context checks as a whole.
  func enterChunk(of shared: Shared) {
    begin(shared.catalogIndex)
    currencyNames = shared.currencyNames
    appLocales = shared.appLocales
    ledger = shared.ledger
  }

  private func begin(_ index: Int) {
    catalogIndex = index
    subject = .catalog
    leaveProduct()
    duplicates = DuplicateTexts()
  }

  /// What is computed once per catalog, shared by the contexts of its ranges.
  struct Shared: Sendable {
    fileprivate var catalogIndex: Int
    fileprivate var currencyNames: CurrencyNames
    fileprivate var appLocales: AppLocales
    fileprivate var ledger: SuppressionLedger
  }

  var shared: Shared {
    Shared(catalogIndex: catalogIndex, currencyNames: currencyNames, appLocales: appLocales, ledger: ledger)
  }

  /// The results of a range of products.
  struct Gathered: Sendable {
    fileprivate var findings: [ReportedFinding]
    fileprivate var ledger: SuppressionLedger
    fileprivate var duplicates: DuplicateTexts
  }

  var gathered: Gathered { Gathered(findings: findings, ledger: ledger, duplicates: duplicates) }

  /// Absorbs the results of other contexts for the next products, in order; each is released before
  /// the next is copied.
  func absorb(_ gathered: consuming [Gathered]) {
    findings.reserveCapacity(gathered.reduce(findings.count) { $0 + $1.findings.count })
    gathered.reverse()
    while let next = gathered.popLast() {
      findings += next.findings
      ledger.merge(next.ledger)
      duplicates.append(next.duplicates)
    }
  }

  /// The findings, which the context gives up.
  func takeFindings() -> [ReportedFinding] {
    defer { findings = [] }
    return findings
  }

  /// Starts on a product; returns it as far as it is checked.
  func enterProduct(_ index: Int) -> Product {
    subject = .product(index)
    cut(inputs[catalogIndex].catalog.products, at: index)
    let product = shortened ?? inputs[catalogIndex].catalog.products[index]
    isOneTimeProduct = product.type != .autoRenewable
    read(product.localizations)
    duplicates.add(samples, of: index)
    return product
  }

  /// Notes the texts of a settled product, for the rules that compare others with them.
  func passOver(product index: Int) {
    let products = inputs[catalogIndex].catalog.products
    guard inputs[catalogIndex].settled.count < products.count else { return }
    texts.read(Array(products[index].localizations.prefix(ReadingLimits.localizations)), with: nil)
    duplicates.add(samples, of: index)
  }

  /// Whether a place is in a product that is not settled.
  func isUnsettledProduct(_ subject: CatalogPath.Subject, ofCatalog catalog: Int) -> Bool {
    guard case .product(let index) = subject else { return false }
    return !inputs[catalog].settled.contains(index)
  }

  /// Two places that have something in common in the order in which the second is reported: one in a
  /// settled product comes before others. Nil when both are settled.
  func inOrder<Place>(_ first: Place, _ second: Place, product: (Place) -> Int) -> (first: Place, second: Place)? {
    let settled = inputs[catalogIndex].settled
    guard settled.contains(product(second)) else { return (first, second) }
    return settled.contains(product(first)) ? nil : (second, first)
  }

  func enterGroup(_ index: Int) {
    subject = .group(index)
    leaveProduct()
    read(checkedPart(of: inputs[catalogIndex].catalog.groups[index].localizations))
  }

  private func read(_ localizations: [Localization]) {
    texts.read(localizations, with: readers)
    for part in texts.cutOffs { reportCutOff(part.field, element: part.element, has: part.what, checked: part.checked) }
  }

  private func leaveProduct() {
    shortened = nil
    isOneTimeProduct = false
  }

  /// Shortens a product that has more than is checked. It is looked at in place: a copy counts references
  /// to each of its parts.
  private func cut(_ products: [Product], at index: Int) {
    shortened = nil
    let isLong = products[index].localizations.count > ReadingLimits.localizations
    let notes = products[index].review.notes.flatMap { $0.utf8.count > ReadingLimits.notes ? $0 : nil }
    let name = products[index].referenceName.flatMap { $0.utf8.count > ReadingLimits.text ? $0 : nil }
    guard isLong || notes != nil || name != nil else { return }
    var product = products[index]
    if isLong { product.localizations = checkedPart(of: product.localizations) }
    if let notes { product.review.notes = start(of: notes, .reviewNotes, upTo: ReadingLimits.notes) }
    if let name { product.referenceName = start(of: name, .referenceName) }
    shortened = product
  }

  private func checkedPart(of localizations: [Localization]) -> [Localization] {
    guard localizations.count > ReadingLimits.localizations else { return localizations }
    let limit = ReadingLimits.localizations
    reportCutOff(.locale, element: limit, has: "\(localizations.count) localizations", checked: "the first \(limit)")
    return Array(localizations.prefix(limit))
  }

  private func start(of text: String, _ field: CatalogField, upTo limit: Int = ReadingLimits.text) -> String {
    reportCutOff(field, element: nil, has: "\(text.utf8.count) bytes", checked: "the first \(limit)")
    return ReadingLimits.start(of: text, limit)
  }

  /// The current product, of which ``product`` may be only a part.
  var wholeProduct: Product? {
    guard case .product(let index) = subject else { return nil }
    return catalog.products[index]
  }

  /// The whole of a text of which a sample is only the start.
  func whole(_ sample: TextSample) -> String {
    var localization = wholeProduct?.localizations[sample.localization]
    if case .group(let index) = subject { localization = catalog.groups[index].localizations[sample.localization] }
    return (sample.kind == .title ? localization?.title : localization?.description) ?? sample.text
  }

  /// Ends the checks of single products and groups.
  func leaveSubjects() {
    subject = .catalog
    leaveProduct()
    texts.removeAll()
    repeatedTexts = duplicates.pairs.compactMap { pair in inOrder(pair.first, pair.second) { Int($0.product) } }
    duplicates = DuplicateTexts()
  }

  /// The first word of a category in a text.
  func firstHit(_ category: WordCategory, in sample: TextSample) -> WordHit? {
    hits[sample.hits].first { $0.category == category }
  }

  /// Whether any text of the product or group has a word of the category.
  func hasWord(_ category: WordCategory) -> Bool { samples.contains { $0.features.contains(.word(category)) } }

  /// Whether the name of the app has a word of the category, in its primary language or in English.
  func appSpeaks(of category: WordCategory) -> Bool {
    if let wordsOfApp, wordsOfApp.catalog == catalogIndex { return wordsOfApp.features.contains(.word(category)) }
    var features: TextFeatures = []
    if let name = catalog.app.name {
      let language = Language.of(catalog.app.primaryLocale.flatMap { StoreLocale.resolving($0) })
      for hit in WordMatcher(language, among: LetterPairs(of: [name])).find(in: name) {
        features.insert(.word(hit.category))
      }
    }
    wordsOfApp = (catalogIndex, features)
    return features.contains(.word(category))
  }

  /// Whether the reader of the file has reported the value of a field; of the current product or
  /// group unless another is given.
  func isReportedByReader(_ field: CatalogField, element: Int? = nil, of other: CatalogPath.Subject? = nil) -> Bool {
    placesReported(field, element: element, of: other) != nil
  }

  /// What the reader of the file has reported about a field; nil also if that is one of those that it
  /// only counted.
  func diagnostic(of field: CatalogField, element: Int? = nil, of other: CatalogPath.Subject? = nil) -> Diagnostic? {
    placesReported(field, element: element, of: other).flatMap { places in
      input.diagnostics.first { places.contains($0.range.start) }
    }
  }

  /// The place of a value that the reader of the file has reported.
  private func placesReported(_ field: CatalogField, element: Int?, of other: CatalogPath.Subject?) -> Range<Int>? {
    guard !input.diagnostics.isEmpty,
      let range = input.origin.range(of: CatalogPath(other ?? subject, field, element: element), text: nil)
    else { return nil }
    let places = range.start..<max(range.end, range.start + 1)
    return input.hasDiagnostic(in: places) ? places : nil
  }

  /// Whether a finding of the rule would be suppressed at a product or group; the suppression counts
  /// as used. For rules that report one finding for many products.
  func isSuppressed(at subject: CatalogPath.Subject) -> Bool {
    ledger.suppresses(rule.id, at: CatalogPath(subject), in: catalog, index: catalogIndex)
  }

  // MARK: - Reporting

  func enterRule(_ id: String, severity: Severity) {
    number = nil
    other = RunningRule(id: id, severity: severity)
  }

  /// Enters one of the rules that take turns, by its number among them.
  func enterRule(number: Int) { self.number = number }

  private var rule: RunningRule { number.map { rules[$0] } ?? other }

  /// Reports a problem in a field of the current product, group or catalog.
  ///
  /// - Parameters:
  ///   - severity: The severity, when it is lower than the rule's highest.
  ///   - text: UTF-8 offsets of the affected part of the field's text.
  ///   - fact: What the finding rests on, when it isn't the first fact of the rule.
  func report(
    _ message: @autoclosure () -> String, at field: CatalogField?, element: Int? = nil, text: Range<Int>? = nil,
    severity: Severity? = nil, fact: String? = nil, related: [Finding.Related] = [], fix: @autoclosure () -> Fix? = nil
  ) {
    report(
      message(), path: CatalogPath(subject, field, element: element), text: text, severity: severity, fact: fact,
      related: related, fix: fix())
  }

  /// Reports a problem in a text.
  func report(
    _ message: @autoclosure () -> String, in sample: TextSample, part: Range<Int>? = nil, severity: Severity? = nil,
    fact: String? = nil, related: [Finding.Related] = [], fix: @autoclosure () -> Fix? = nil
  ) {
    report(
      message(), path: CatalogPath(subject, sample.field, element: sample.localization), text: part, severity: severity,
      fact: fact, related: related, fix: fix())
  }

  /// Reports a problem anywhere in a catalog; in the current one unless another is given.
  func report(
    _ message: @autoclosure () -> String, path: CatalogPath, missing locale: StoreLocale? = nil, catalog: Int? = nil,
    text: Range<Int>? = nil, severity: Severity? = nil, fact: String? = nil, related: [Finding.Related] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    let catalog = catalog ?? catalogIndex
    let rule = rule
    guard !ledger.suppresses(rule.id, at: path, in: inputs[catalog].catalog, index: catalog) else { return }
    // More findings in the same text don't help anybody; and a text of megabytes, full of problems,
    // would be searched from its beginning for every one of them.
    if let last = findings.last, last.finding.rule == rule.id, last.finding.path == path,
      last.finding.catalog == catalog
    {
      repetitions += 1
      if repetitions >= Self.mostOnOneText { return }
    } else {
      repetitions = 0
    }
    let finding = Finding(
      rule: rule.id, severity: min(severity ?? rule.severity, rule.severity), message: message(), catalog: catalog,
      path: path, missingLocale: locale, text: text, fact: fact,
      related: related.count > Self.mostOnOneText ? Array(related.prefix(Self.mostOnOneText)) : related, fix: fix())
    findings.append(ReportedFinding(finding, in: inputs))
  }

  /// The maximum number of findings of one rule in one field, and of related locations of a
  /// finding.
  private static let mostOnOneText = 10

  /// Another location in the current catalog, for `related`.
  func place(_ message: String, _ path: CatalogPath, catalog: Int? = nil) -> Finding.Related {
    Finding.Related(message: message, catalog: catalog ?? catalogIndex, path: path)
  }

  /// The suppressions that didn't suppress any finding.
  var idleSuppressions: [SuppressionLedger.Key] { ledger.idle }
}
