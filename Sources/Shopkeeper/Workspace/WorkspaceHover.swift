import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
public import SourceSyntax

/// Notes on a place in a catalog, in Markdown.
public struct WorkspaceHover: Sendable, Hashable {
  public var text: String
  public var range: SourceRange
}

extension CatalogWorkspace {
  /// The findings at an offset with the facts that they rest on, and the meaning of the value there;
  /// nil when there is nothing to say.
  public mutating func hover(at offset: Int) -> WorkspaceHover? {
    let findings = lint().findings.filter { $0.range.start <= offset && offset <= $0.range.end }
    let place = place(at: offset)
    let notes = findings.prefix(Self.mostFindings).map(note) + (place.map(notes) ?? [])
    guard !notes.isEmpty, let range = place?.node.range ?? findings.first?.range else { return nil }
    return WorkspaceHover(text: notes.joined(separator: "\n\n"), range: range)
  }

  private static let mostFindings = 5

  /// Text of a catalog as data, which no editor takes for markup.
  private static func escaped(_ text: String) -> String { MarkdownText.escaped(VisibleText.escaped(text)) }

  // MARK: Findings

  private func note(on finding: LocatedFinding) -> String {
    let severity = Message(phrase: finding.severity.rawValue).text(in: language)
    var text = "**\(finding.rule)** \(severity): \(Self.escaped(finding.message))"
    guard let rule = rules.first(where: { $0.id == finding.rule }) else { return text }
    text += "\n\n\(rule.rationale(in: limits))"
    let facts = rule.facts(in: limits)
    if let fact = finding.fact.flatMap({ Facts.named($0, in: limits) }) ?? facts.first {
      text += "\n\n\(fact.meaning): \(fact.quantity) – \(Self.cited(fact.source))"
    } else if let source = rule.mainSource(in: limits) {
      text += "\n\n\(Self.cited(source))"
    }
    return text
  }

  private static func cited(_ source: FactSource) -> String {
    let title = source.url.map { "[\(source.title)](\($0))" } ?? source.title
    return "\(title), read on \(source.dateRead) (\(source.certainty.label))"
  }

  // MARK: Values

  private func notes(on place: WorkspacePlace) -> [String] {
    var notes: [String] = []
    if place.isKey, case .object(let object)? = place.schema.container, let key = place.keys.last,
      let field = object.field(key)
    {
      notes.append("**\(key)** – \(field.summary)")
    }
    guard let (subject, rest) = place.subject(in: file.document.catalog) else { return notes }
    notes += reading(of: place, subject, rest)
    if rest.first == "price", case .product(let index) = subject,
      let prices = priceNote(ofProduct: index)
    {
      notes.append(prices)
    }
    if place.isKey, case .map(let map)? = place.schema.container, map.key == .locale,
      let locale = place.keys.last.flatMap({ StoreLocale.resolving($0) })
    {
      notes.append("\(locale.code) – \(locale.englishName)")
    }
    if place.isKey, rest.count == 2, rest.first == "grants",
      let currency = file.document.catalog.currency(place.node.text)
    {
      let names = currency.names.map { "\($0.locale): \($0.names.joined(separator: ", "))" }
      notes.append(Self.escaped("\(currency.key) – " + names.joined(separator: "; ")))
    }
    return notes
  }

  /// The length of a text, and its numbers as the rules read them.
  private func reading(of place: WorkspacePlace, _ subject: CatalogPath.Subject, _ rest: ArraySlice<String>) -> [String]
  {
    guard !place.isKey, case .product = subject, rest.count == 3, rest.first == "localizations",
      let field = rest.last.flatMap(CatalogField.init(rawValue:)), field == .title || field == .description
    else { return [] }
    let locale = rest[rest.startIndex + 1]
    let text = place.node.text
    let limit = (field == .title ? limits.title : limits.description).value.upperBound
    var localization = Localization(locale: locale, storeLocale: StoreLocale.resolving(locale))
    if field == .title { localization.title = text } else { localization.description = text }
    let numbers = configuration.numbers(in: field, of: localization).map { reading in
      let bytes = Array(text.utf8)
      return "- “\(Self.escaped(String(decoding: bytes[reading.range], as: UTF8.self)))” is \(reading.meaning)"
    }
    return ["\(max(text.count, text.utf16.count)) of \(limit) characters"]
      + (numbers.isEmpty ? [] : [numbers.joined(separator: "\n")])
  }

  /// The prices in the base storefront, and in the ones of the app's locales.
  private func priceNote(ofProduct index: Int) -> String? {
    let catalog = file.document.catalog
    let (product, prices) = (catalog.products[index], prices(ofProduct: index))
    let locales = ([catalog.app.primaryLocale].compactMap(\.self) + catalog.app.locales).compactMap {
      StoreLocale.resolving($0)
    }
    var territories = [catalog.baseTerritory].compactMap(\.self)
    territories += (locales + product.localizations.compactMap(\.storeLocale)).map(\.primaryStorefront)
    var seen: Set<Territory> = []
    let rows = territories.filter { seen.insert($0).inserted }.compactMap { territory in
      prices[territory].map { "- \(territory.name): \($0)" }
    }
    guard !rows.isEmpty else { return nil }
    return (product.price?.tier.map { "\($0.name)\n\n" } ?? "") + rows.joined(separator: "\n")
  }
}
