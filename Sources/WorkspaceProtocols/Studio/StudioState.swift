import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// A catalog as the page shows it: its products and groups by key, and the findings in them.
struct StudioState: Sendable {
  /// The keys of the products and groups, in the order of the catalog.
  private(set) var keys: [String] = []
  private(set) var subjects: [String: CatalogPath.Subject] = [:]
  /// The findings in each part that has any.
  private var findings: [String: [LocatedFinding]] = [:]
  /// The findings that aren't about a part.
  private var others: [LocatedFinding] = []
  let catalog: Catalog

  /// - Parameter earlier: The state whose findings stand until others are known.
  init(_ catalog: Catalog, after earlier: StudioState? = nil) {
    self.catalog = catalog
    findings = earlier?.findings ?? [:]
    others = earlier?.others ?? []
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

  /// The keys of the parts that are not as in an earlier state, findings aside.
  func differing(from earlier: StudioState) -> [String] {
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

  // MARK: Findings

  /// Takes the findings in the whole catalog.
  ///
  /// - Returns: The keys of the parts whose findings are others now.
  mutating func take(_ all: [LocatedFinding]) -> [String] {
    let names = Dictionary(subjects.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let before = findings
    findings = [:]
    others = []
    for finding in all {
      if let key = names[finding.subject] { findings[key, default: []].append(finding) } else { others.append(finding) }
    }
    return keys.filter { (before[$0] ?? []).map(Self.key) != (findings[$0] ?? []).map(Self.key) }
  }

  /// Takes the findings in some parts.
  mutating func take(_ found: [LocatedFinding], in keys: [String]) {
    let bySubject = Dictionary(grouping: found) { $0.subject }
    for key in keys { findings[key] = subjects[key].flatMap { bySubject[$0] } }
  }

  func findings(in key: String) -> [LocatedFinding] { findings[key] ?? [] }

  /// The texts with errors, each counted once.
  private var errorCount: Int {
    var places: Set<[String]> = []
    for (key, found) in findings {
      for finding in found where finding.severity == .error {
        places.insert([key, finding.locale ?? "", finding.field ?? ""])
      }
    }
    return places.count
  }

  /// The code of the locale of texts: the store's, or the one in the file if the store has none.
  static func code(of localization: Localization) -> String { localization.storeLocale?.code ?? localization.locale }

  // MARK: The catalog

  /// Everything that isn't of one part.
  func head(_ workspace: CatalogWorkspace, in language: MessageLanguage) -> OrderedValue {
    let required = requiredLocales
    let texts = catalog.products.lazy.map(\.localizations) + catalog.groups.map(\.localizations)
    let written = Set(texts.joined().map(\.locale)).map { StoreLocale.resolving($0)?.code ?? $0 }
    var seen: Set<String> = []
    let locales = (required + written.sorted()).filter { seen.insert($0).inserted }.map { code -> OrderedValue in
      let locale = StoreLocale.resolving(code)
      return [
        "code": .text(code), "name": .text(locale?.englishName ?? code),
        "isRightToLeft": .flag(locale?.isRightToLeft ?? false), "isRequired": .flag(required.contains(code)),
      ]
    }
    let rules = Set(findings.values.joined().map(\.rule))
    let reasons = workspace.rules.filter { rules.contains($0.id) }
    let tags = Set(catalog.products.lazy.flatMap(\.availability.tags))
    return [
      "file": .text(Path.name(of: workspace.file.name)), "app": .text(catalog.app.name ?? catalog.app.bundleID ?? ""),
      "primary": .text(orNull: primaryLocale), "locales": .list(locales),
      "fault": .text(orNull: workspace.configurationFault),
      "limits": [
        "title": .integer(workspace.limits.title.value.upperBound),
        "description": .integer(workspace.limits.description.value.upperBound),
      ],
      "reasons": .map(entries: reasons.map { ($0.id, .text($0.rationale(in: workspace.limits))) }),
      "summaries": .map(entries: reasons.map { ($0.id, .text($0.summary(in: workspace.limits, language))) }),
      "tags": .texts(tags.sorted()), "errors": .integer(errorCount),
      "findings": .list(
        others.map { $0.shown(in: language) }.map {
          [
            "rule": .text($0.rule), "severity": .text($0.severity.rawValue), "message": .text($0.message),
            "line": .integer($0.start.line),
          ]
        }),
    ]
  }

  var primaryLocale: String? { catalog.app.primaryLocale.map { StoreLocale.resolving($0)?.code ?? $0 } }

  /// The codes of the locales that the app needs, the primary one first.
  var requiredLocales: [String] {
    ([catalog.app.primaryLocale].compactMap(\.self) + catalog.app.locales).map { StoreLocale.resolving($0)?.code ?? $0 }
  }

  // MARK: Products and groups

  /// A product or a group with its texts and findings.
  func part(_ key: String, _ workspace: CatalogWorkspace, in language: MessageLanguage) -> OrderedValue? {
    let found = findings(in: key).map { $0.shown(in: language) }
    return switch subjects[key] {
    case .product(let index): Self.part(catalog.products[index], index, found, in: catalog, workspace)
    case .group(let index): Self.part(catalog.groups[index], found)
    default: nil
    }
  }

  private static func part(
    _ product: Product, _ index: Int, _ findings: [LocatedFinding], in catalog: Catalog, _ workspace: CatalogWorkspace
  ) -> OrderedValue {
    var prices: [(String, OrderedValue?)] = []
    for localization in product.localizations {
      guard let storefront = localization.storeLocale?.primaryStorefront else { continue }
      prices.append((code(of: localization), (product.price?.amount(in: storefront)).map { .text("\($0)") }))
    }
    let images = [("screenshot", product.review.screenshot), ("promotional", product.promotionalImage)]
    let shown = images.map { name, path -> (String, OrderedValue?) in
      guard let path, !path.isEmpty else { return (name, nil) }
      switch workspace.image(at: path).facts {
      case .success(let facts):
        return (name, ["path": .text(path), "width": .integer(facts.width), "height": .integer(facts.height)])
      case .failure: return (name, ["path": .text(path)])
      }
    }
    return [
      "kind": "product", "index": .integer(index), "item": .text(product.item), "id": .text(product.productID),
      "type": .text(product.type?.rawValue ?? ""), "texts": texts(product.localizations),
      "price": .text(orNull: product.price?.base(in: catalog.baseTerritory)?.description),
      "tags": .texts(product.availability.tags), "facts": .list(facts(of: product, in: catalog)),
      "prices": .map(entries: prices), "images": .map(entries: shown),
      "findings": .list(findings.map { finding($0, product.localizations) }),
    ]
  }

  private static func part(_ group: SubscriptionGroup, _ findings: [LocatedFinding]) -> OrderedValue {
    [
      "kind": "group", "item": .text(group.key), "id": .text(group.key), "type": "group",
      "texts": texts(group.localizations), "tags": [],
      "facts": .list([group.referenceName].compactMap(\.self).map { ["referenceName", .text($0)] }),
      "findings": .list(findings.map { finding($0, group.localizations) }),
    ]
  }

  private static func texts(_ localizations: [Localization]) -> OrderedValue {
    .map(
      entries: localizations.map { texts in
        (
          code(of: texts),
          .map(entries: [
            ("title", texts.title.map(OrderedValue.text)), ("description", texts.description.map(OrderedValue.text)),
            ("titleIsGenerated", texts.generated.contains(.title) ? true : nil),
            ("descriptionIsGenerated", texts.generated.contains(.description) ? true : nil),
          ])
        )
      })
  }

  /// What is shown of a product and can't be edited here: pairs of a name, which the page translates, and a value.
  private static func facts(of product: Product, in catalog: Catalog) -> [OrderedValue] {
    var facts: [OrderedValue] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { facts.append([.text(name), .text(value)]) }
    }
    let clients = product.availability
    add("referenceName", product.referenceName)
    add("tier", product.price?.tier?.shortName ?? product.price?.unknownTier)
    add("period", product.subscription?.period?.words)
    if let group = product.subscription?.group, catalog.groups.indices.contains(group) {
      add("group", catalog.groups[group].key)
    }
    add("grants", product.grants.map { "\($0.amount) \($0.currency)" }.joined(separator: ", "))
    add("template", product.template)
    add("minimumAppVersion", clients.minimumAppVersion)
    add("storefronts", clients.storefronts?.map(\.code).joined(separator: ", "))
    add("platforms", clients.platforms?.joined(separator: ", "))
    add("from", clients.from.map { "\($0)" })
    add("until", clients.until.map { "\($0)" })
    add("hidden", clients.isHidden ? "✓" : nil)
    for offer in product.subscription?.offers ?? [] {
      let length = offer.duration.map { offer.periods > 1 ? "\(offer.periods) × \($0.words)" : $0.words }
      let mode = offer.mode.map { $0.apiName.lowercased().replacing("_", with: " ") }
      let price = offer.price?.base(in: catalog.baseTerritory)?.description
      add(
        "offer", [offer.kind.rawValue, offer.offerID, mode, length, price].compactMap(\.self).joined(separator: " · "))
    }
    for code in product.offerCodes {
      let price = code.isFree ? "free" : code.price?.base(in: catalog.baseTerritory)?.description
      add("offer", ["code", code.referenceName, price].compactMap(\.self).joined(separator: " · "))
    }
    return facts
  }

  // MARK: Findings

  private static func finding(_ finding: LocatedFinding, _ localizations: [Localization]) -> OrderedValue {
    let locale = finding.locale
    let texts = localizations.first { $0.locale == locale || code(of: $0) == locale }
    let text = finding.field.flatMap { CatalogField(rawValue: $0) }.flatMap { texts?[text: $0] }
    let range = finding.text.flatMap { range in text.map { units(range, in: $0) } }
    let fix = finding.fix
    return .map(entries: [
      ("key", .text(key(of: finding))), ("rule", .text(finding.rule)), ("severity", .text(finding.severity.rawValue)),
      ("message", .text(finding.message)),
      ("locale", (texts.map(code) ?? locale).map { .text(StoreLocale.resolving($0)?.code ?? $0) }),
      ("field", finding.field.map(OrderedValue.text)), ("start", range.map { .integer($0.lowerBound) }),
      ("end", range.map { .integer($0.upperBound) }), ("fix", fix.map { .text($0.message) }),
    ])
  }

  /// The same finding has the same key as long as its text is the same.
  static func key(of finding: LocatedFinding) -> String {
    let range = finding.text.map { "\($0)" } ?? ""
    return [finding.rule, finding.locale ?? "", finding.field ?? "", range, finding.englishMessage].joined(
      separator: "\n")
  }

  /// A range of bytes in UTF-16 units, which the page counts.
  private static func units(_ range: Range<Int>, in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    func unit(_ offset: Int) -> Int { String(decoding: bytes.prefix(max(offset, 0)), as: UTF8.self).utf16.count }
    return unit(range.lowerBound)..<unit(range.upperBound)
  }
}
