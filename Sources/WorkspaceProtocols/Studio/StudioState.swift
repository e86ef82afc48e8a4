import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// A catalog as the page shows it: a part for each product and group, with its texts and findings.
struct StudioState: Sendable {
  /// The keys of the parts, in the order of the catalog.
  private(set) var keys: [String] = []
  private(set) var subjects: [String: CatalogPath.Subject] = [:]
  private(set) var parts: [String: OrderedValue] = [:]
  /// Everything that isn't of one part.
  private(set) var head: OrderedValue = .null

  init(_ workspace: inout CatalogWorkspace) {
    let findings = workspace.lint().findings
    let catalog = workspace.file.document.catalog
    for (index, product) in catalog.products.enumerated() { add(.product(index), "product:\(product.productID)") }
    for (index, group) in catalog.groups.enumerated() { add(.group(index), "group:\(group.key)") }
    let bySubject = Dictionary(grouping: findings) { $0.subject }
    var listed = 0
    for key in keys {
      guard let subject = subjects[key] else { continue }
      let own = bySubject[subject] ?? []
      listed += own.count
      switch subject {
      case .product(let index):
        parts[key] = Self.part(catalog.products[index], index, own, in: catalog, workspace)
      case .group(let index): parts[key] = Self.part(catalog.groups[index], own, in: catalog, workspace)
      default: break
      }
    }
    let subjects = Set(subjects.values)
    let others = listed == findings.count ? [] : findings.filter { !subjects.contains($0.subject) }
    head = Self.head(catalog, others, Set(findings.map(\.rule)), workspace)
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

  /// The code of the locale of texts: the store's, or the one in the file if the store has none.
  static func code(of localization: Localization) -> String { localization.storeLocale?.code ?? localization.locale }

  // MARK: The catalog

  private static func head(
    _ catalog: Catalog, _ findings: [LocatedFinding], _ rules: Set<String>, _ workspace: CatalogWorkspace
  ) -> OrderedValue {
    func code(_ locale: String) -> String { StoreLocale.resolving(locale)?.code ?? locale }
    let required = ([catalog.app.primaryLocale].compactMap(\.self) + catalog.app.locales).map(code)
    let written =
      catalog.products.flatMap { $0.localizations.map(Self.code) }
      + catalog.groups.flatMap { $0.localizations.map(Self.code) }
    var seen: Set<String> = []
    let locales = (required + written.sorted()).filter { seen.insert($0).inserted }.map { code -> OrderedValue in
      let locale = StoreLocale.resolving(code)
      return [
        "code": .text(code), "name": .text(locale?.englishName ?? code),
        "isRightToLeft": .flag(locale?.isRightToLeft ?? false), "isRequired": .flag(required.contains(code)),
      ]
    }
    let reasons = workspace.rules.filter { rules.contains($0.id) }
    return [
      "file": .text(Path.name(of: workspace.file.name)), "app": .text(catalog.app.name ?? catalog.app.bundleID ?? ""),
      "primary": .text(orNull: catalog.app.primaryLocale.map(code)), "locales": .list(locales),
      "fault": .text(orNull: workspace.configurationFault),
      "limits": [
        "title": .integer(workspace.limits.title.value.upperBound),
        "description": .integer(workspace.limits.description.value.upperBound),
      ],
      "reasons": .map(entries: reasons.map { ($0.id, .text($0.rationale(in: workspace.limits))) }),
      "findings": .list(
        findings.map {
          [
            "rule": .text($0.rule), "severity": .text($0.severity.rawValue), "message": .text($0.message),
            "line": .integer($0.start.line),
          ]
        }),
    ]
  }

  // MARK: Products and groups

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

  private static func part(
    _ group: SubscriptionGroup, _ findings: [LocatedFinding], in catalog: Catalog, _ workspace: CatalogWorkspace
  ) -> OrderedValue {
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
  private static func key(of finding: LocatedFinding) -> String {
    let range = finding.text.map { "\($0)" } ?? ""
    return [finding.rule, finding.locale ?? "", finding.field ?? "", range, finding.message].joined(separator: "\n")
  }

  /// The finding with a key in a part.
  func finding(_ wanted: String, of key: String, in report: LintReport) -> LocatedFinding? {
    guard let subject = subjects[key] else { return nil }
    return report.findings.first { $0.subject == subject && Self.key(of: $0) == wanted }
  }

  /// A range of bytes in UTF-16 units, which the page counts.
  private static func units(_ range: Range<Int>, in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    func unit(_ offset: Int) -> Int { String(decoding: bytes.prefix(max(offset, 0)), as: UTF8.self).utf16.count }
    return unit(range.lowerBound)..<unit(range.upperBound)
  }
}
