import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// A catalog as the page shows it: its products and groups by key, and the findings in them.
struct StudioState: Sendable {
  var live: LiveFindings

  init(_ workspace: CatalogWorkspace) { live = LiveFindings(workspace) }

  var keys: [String] { live.keys }
  var subjects: [String: CatalogPath.Subject] { live.subjects }
  var catalog: Catalog { live.catalog }

  func findings(in key: String) -> [LocatedFinding] { live.findings(in: key) }

  /// The texts with errors, each counted once.
  private var errorCount: Int {
    var places: Set<[String]> = []
    for key in live.keysWithFindings {
      for finding in findings(in: key) where finding.severity == .error {
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
        "code": .text(code), "name": .text(locale.map { Message(phrase: $0.englishName).text(in: language) } ?? code),
        "isRightToLeft": .flag(locale?.isRightToLeft ?? false), "isRequired": .flag(required.contains(code)),
      ]
    }
    let rules = Set(live.keysWithFindings.flatMap(findings).map(\.rule))
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
        live.others.map { placed in
          let finding = placed.finding.shown(in: language)
          return [
            "rule": .text(finding.rule), "severity": .text(finding.severity.rawValue),
            "message": .text(finding.message),
            "line": .integer(workspace.source.location(at: placed.range.start).line),
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
    case .product(let index): part(catalog.products[index], index, found, workspace, in: language)
    case .group(let index): Self.part(catalog.groups[index], found)
    default: nil
    }
  }

  private func part(
    _ product: Product, _ index: Int, _ findings: [LocatedFinding], _ workspace: CatalogWorkspace,
    in language: MessageLanguage
  ) -> OrderedValue {
    let amounts = workspace.prices(ofProduct: index)
    var prices: [(String, OrderedValue?)] = []
    for localization in product.localizations {
      guard let storefront = localization.storeLocale?.primaryStorefront else { continue }
      prices.append((Self.code(of: localization), amounts[storefront].map { .text("\($0)") }))
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
      "type": .text(product.type?.rawValue ?? ""), "texts": Self.texts(product.localizations),
      "price": .text(orNull: product.price?.base(in: catalog.baseTerritory)?.description),
      "tags": .texts(product.availability.tags), "facts": .list(facts(of: product, in: language)),
      "prices": .map(entries: prices), "images": .map(entries: shown),
      "findings": .list(findings.map { Self.finding($0, product.localizations) }),
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
          [
            "title": texts.title.map(OrderedValue.text), "description": texts.description.map(OrderedValue.text),
            "titleIsGenerated": texts.generated.contains(.title) ? true : nil,
            "descriptionIsGenerated": texts.generated.contains(.description) ? true : nil,
          ]
        )
      })
  }

  /// The facts of a product that can't be edited here: pairs of a name, which the page translates, and a value.
  private func facts(of product: Product, in language: MessageLanguage) -> [OrderedValue] {
    var facts: [OrderedValue] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { facts.append([.text(name), .text(value)]) }
    }
    let clients = product.availability
    add("referenceName", product.referenceName)
    add("pricePolicy", product.pricePolicy)
    add("tier", product.price?.tier?.shortName ?? product.price?.unknownTier)
    add("period", (product.subscription?.period).map { Message(phrase: $0.words).text(in: language) })
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
    func add(_ offer: [Message?]) {
      add("offer", offer.compactMap { $0?.text(in: language) }.joined(separator: " · "))
    }
    func amount(_ price: Price?) -> Message? {
      price?.base(in: catalog.baseTerritory).map { Message(verbatim: "\($0)") }
    }
    for offer in product.subscription?.offers ?? [] {
      let length = offer.duration.map { duration -> Message in
        offer.periods > 1 ? "\(offer.periods) × \(phrase: duration.words)" : Message(phrase: duration.words)
      }
      add([
        Message(phrase: offer.kind.rawValue), offer.offerID.map { Message(verbatim: $0) }, offer.mode?.shown, length,
        amount(offer.price),
      ])
    }
    for plan in product.subscription?.billingPlans ?? [] {
      add(["billing plan", Message(verbatim: plan.plan), amount(plan.price)])
    }
    for code in product.offerCodes {
      add(["offer code", Message(verbatim: code.referenceName), code.isFree ? "free" : amount(code.price)])
    }
    return facts
  }

  /// The storefronts with each price of a product, the base storefront's first.
  func prices(_ key: String, _ workspace: CatalogWorkspace, in language: MessageLanguage) -> OrderedValue {
    guard let index = subjects[key]?.product else { return [] }
    let amounts = workspace.prices(ofProduct: index)
    var groups: [(amount: Money, names: [Message])] = []
    let base = catalog.baseTerritory
    for territory in [base].compactMap(\.self) + Territory.all.filter({ $0 != base }) {
      guard let amount = amounts[territory] else { continue }
      let name = Message(phrase: territory.name)
      if let group = groups.firstIndex(where: { $0.amount == amount }) {
        groups[group].names.append(name)
      } else {
        groups.append((amount, [name]))
      }
    }
    return .list(
      groups.map {
        ["amount": .text("\($0.amount)"), "storefronts": .text(Message(list: $0.names, atMost: 12).text(in: language))]
      })
  }

  // MARK: Findings

  private static func finding(_ finding: LocatedFinding, _ localizations: [Localization]) -> OrderedValue {
    let locale = finding.locale
    let texts = localizations.first { $0.locale == locale || code(of: $0) == locale }
    let text = finding.field.flatMap { CatalogField(rawValue: $0) }.flatMap { texts?[text: $0] }
    let range = finding.text.flatMap { range in text.map { units(range, in: $0) } }
    let fix = finding.fix
    return [
      "key": .text(LiveFindings.key(of: finding)), "rule": .text(finding.rule),
      "severity": .text(finding.severity.rawValue), "message": .text(finding.message),
      "locale": (texts.map(code) ?? locale).map { .text(StoreLocale.resolving($0)?.code ?? $0) },
      "field": finding.field.map(OrderedValue.text), "start": range.map { .integer($0.lowerBound) },
      "end": range.map { .integer($0.upperBound) }, "fix": fix.map { .text($0.message) },
    ]
  }

  /// A range of bytes in UTF-16 units, which the page counts.
  private static func units(_ range: Range<Int>, in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    func unit(_ offset: Int) -> Int { String(decoding: bytes.prefix(max(offset, 0)), as: UTF8.self).utf16.count }
    return unit(range.lowerBound)..<unit(range.upperBound)
  }
}

extension OfferMode {
  fileprivate var shown: Message {
    switch self {
    case .freeTrial: "free trial"
    case .payAsYouGo: "pay as you go"
    case .payUpFront: "pay up front"
    }
  }
}
