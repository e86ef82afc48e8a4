import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax
import WorkspaceProtocols

/// Texts that a translator, or a model, is asked for, and the check of what comes back.
enum AssistantTexts {
  /// More are asked for in another call, by locale.
  private static let most = 200
  /// Enough to show how the others are worded.
  private static let mostSiblings = 3

  /// The missing texts of a catalog with what is needed to write them: limits, the names of the app's
  /// currencies, the text in the primary locale, and the texts of similar products.
  static func missing(in path: String, locale wanted: String?) throws -> AssistantTool.Answer {
    let locale = try wanted.map { name in
      guard let locale = StoreLocale.resolving(name) else { throw Failure(unknown(name)) }
      return locale.code
    }
    var run = LintRun()
    run.only = [Coverage.rule]
    run.ignoresBaselines = true
    let loaded = try CatalogFile(contentsOf: path)
    let catalog = loaded.document.catalog
    let limits = try run.profile(for: loaded)
    let coverage = Coverage(of: catalog, report: try run.lint([loaded]).report, limits: limits)
    if let locale, !coverage.locales.contains(locale) {
      throw Failure(
        "\"\(locale)\" is not among the app's locales, so it lacks no text; add it to \"locales\" of the app first")
    }
    var missing: [OrderedValue] = []
    var left = 0
    for (row, states) in coverage.rows.map({ ($0, $0.states) }) {
      for (code, state) in zip(coverage.locales, states) where state != .complete && (locale ?? code) == code {
        // Each takes a search of the catalog for its siblings.
        if missing.count < most { missing.append(text(of: row, state, in: code, catalog)) } else { left += 1 }
      }
    }
    let glossary = catalog.currencies.map { currency in
      (currency.key, OrderedValue.map(entries: currency.names.map { ($0.locale, .texts($0.names)) }))
    }
    let answer: OrderedValue = [
      "limits": [
        "title": .text(limits.title.record.quantity), "description": .text(limits.description.record.quantity),
      ],
      "glossary": .map(entries: glossary), "missing": .list(missing), "left": .integer(left),
    ]
    return AssistantTool.Answer(answer.jsonText)
  }

  private static func unknown(_ locale: String) -> String {
    "\"\(locale)\" is not a locale of the App Store"
      + (StoreLocale.nearest(to: locale).map { "; did you mean \"\($0.code)\"?" } ?? "")
  }

  private static func text(of row: Coverage.Row, _ state: Coverage.State, in code: String, _ catalog: Catalog)
    -> OrderedValue
  {
    guard !row.isGroup, let product = catalog.products.first(where: { $0.productID == row.name }) else {
      let group = catalog.groups.first { $0.key == row.name }
      return [
        "group": .text(row.name), "locale": .text(code), "state": .text(state.rawValue),
        "referenceName": .text(orNull: group?.referenceName),
      ]
    }
    func written(_ product: Product, in code: String?) -> OrderedValue? {
      let locale = code.flatMap { StoreLocale.resolving($0) }
      return product.localizations.first { $0.storeLocale == locale && locale != nil }.map { texts in
        ["title": .text(orNull: texts.title), "description": .text(orNull: texts.description)]
      }
    }
    let others = catalog.products.filter { $0.productID != product.productID && $0.type == product.type }
    var siblings: [OrderedValue] = []
    for sibling in others where siblings.count < mostSiblings {
      guard let texts = written(sibling, in: code) else { continue }
      siblings.append(["product": .text(sibling.productID), "texts": texts])
    }
    return [
      "product": .text(product.productID), "locale": .text(code), "state": .text(state.rawValue),
      "present": written(product, in: code), "primary": written(product, in: catalog.app.primaryLocale),
      "grants": .map(
        entries: product.grants.map {
          ($0.currency, .text($0.bonus > 0 ? "\($0.quantity)+\($0.bonus)" : "\($0.quantity)"))
        }), "siblings": .list(siblings),
    ]
  }

  /// The findings in texts as if they were in the catalog, which is unchanged.
  static func check(_ texts: [OrderedValue], in path: String) throws -> AssistantTool.Answer {
    var workspace = try CatalogWorkspace(opening: path)
    if let fault = workspace.configurationFault { throw Failure(fault) }
    let before = workspace.lint()
    let known = Baseline(before, fingerprints: before.fingerprints)
    let catalog = workspace.file.document.catalog
    let names = catalog.products.map(\.productID) + catalog.products.map(\.item)
    let indices = Dictionary(
      names.enumerated().map { (ExactText($1), $0 % catalog.products.count) }, uniquingKeysWith: { first, _ in first })
    var places: Set<[String]> = []
    var changes: [CatalogDraft.Change] = []
    for text in texts {
      let name = text["locale"]?.scalarText ?? ""
      guard let locale = StoreLocale.resolving(name) else { throw Failure(unknown(name)) }
      let wanted = text["product"]?.scalarText ?? ""
      let index = try indices[ExactText(wanted)] ?? EditSubject.product(wanted, in: catalog)
      let product = catalog.products[index]
      let written = product.localizations.first { $0.storeLocale == locale }?.locale ?? locale.code
      let fields = ["title", "description"].filter { text[$0] != nil }
      guard !fields.isEmpty else { throw Failure("a text needs a \"title\" or a \"description\"") }
      changes += fields.map { field in
        let keys = ["localizations", written, field]
        return CatalogDraft.Change(.product(index), keys, to: text[field]?.scalarText ?? "")
      }
      places.insert([product.productID, written])
    }
    // Of several texts for one place, the last one counts.
    var taken: Set<CatalogDraft.Change> = []
    let last = changes.reversed().filter { taken.insert(CatalogDraft.Change($0.subject, $0.keys, to: "")).inserted }
    do { try workspace.edit { draft throws(CatalogEditFailure) in try draft.set(last.reversed()) } } catch {
      throw Failure(error.message)
    }
    let after = workspace.lint()
    let isNew = known.compare(with: after, fingerprints: after.fingerprints).isNew
    let findings = zip(after.findings, isNew).filter { finding, isNew in
      isNew || finding.product.map { places.contains([$0, finding.locale ?? ""]) } ?? false
    }
    let listed = findings.map { finding, isNew -> OrderedValue in
      .map([
        "product": .text(orNull: finding.product), "locale": .text(orNull: finding.locale),
        "field": .text(orNull: finding.field), "rule": .text(finding.rule),
        "severity": .text(finding.severity.rawValue), "message": .text(finding.message), "isNew": .flag(isNew),
        "fix": finding.fix.map { .text($0.message) },
      ])
    }
    return AssistantTool.Answer((["findings": .list(listed)] as OrderedValue).jsonText)
  }
}
