import AppStoreReference
import CatalogLint
import CatalogModel
import SourceSyntax

/// The card of one product: its facts, its texts with the affected parts marked, and its findings.
struct HTMLProductCard {
  let product: Product
  let catalog: Catalog
  let findings: [LocatedFinding]
  let images: HTMLImages
  /// The findings by the text of the product that they are about.
  private let findingsByText: [MarkedText: [LocatedFinding]]

  private struct MarkedText: Hashable {
    let field: String?
    let locale: String?
  }

  init(_ product: Product, findings: [LocatedFinding], in catalog: Catalog, images: HTMLImages) {
    self.product = product
    self.findings = findings
    self.catalog = catalog
    self.images = images
    findingsByText = Dictionary(grouping: findings) { MarkedText(field: $0.field, locale: $0.locale) }
  }

  /// The title to show for the product: in the primary locale, or else the first.
  static func name(of product: Product, in catalog: Catalog) -> (title: String, locale: StoreLocale?)? {
    let primary = catalog.app.primaryLocale
    let localization =
      product.localizations.first { $0.locale == primary && $0.title?.isEmpty == false }
      ?? product.localizations.first { $0.title?.isEmpty == false }
    return localization.flatMap { found in found.title.map { ($0, found.storeLocale) } }
  }

  var html: String {
    let name = Self.name(of: product, in: catalog)
    let mostSevere = findings.map(\.severity).max() ?? .info
    var html = """
      <article class="card \(mostSevere.rawValue)" data-product="\(HTMLText.escaped(product.productID))">
      <div class="product">
      <header>
      <h3\(HTMLText.language(name?.locale))>\(HTMLText.escaped(name?.title ?? product.item))</h3>
      <p class="id">\(value(product.productID, .productID))</p>
      <ul class="facts">\(facts.map { "<li>\($0)</li>" }.joined())</ul>
      </header>

      """
    let primary = catalog.app.primaryLocale
    let meant = Set(findings.compactMap(\.locale))
    let first = product.localizations.filter { meant.contains($0.locale) || $0.locale == primary }
    let rest = product.localizations.filter { !meant.contains($0.locale) && $0.locale != primary }
    html += texts(first.isEmpty ? Array(rest.prefix(1)) : first)
    let others = first.isEmpty ? Array(rest.dropFirst()) : rest
    if !others.isEmpty {
      html += "<details class=\"more\"><summary>\(counted(others.count, "more locale"))</summary>\n"
      html += texts(others) + "</details>\n"
    }
    html += images.html(of: product, findings: findings)
    return html + "</div>\n<div class=\"faults\">\n" + HTMLFindings(findings, limits: images.context.limits).html
      + "</div>\n</article>\n"
  }

  private var facts: [String] {
    var facts = [value(typeName, .type)]
    facts.append(value(price, .price))
    if let period = product.subscription?.period { facts.append(value(period.words, .period)) }
    for grant in product.grants {
      let bonus = grant.bonus > 0 ? "+\(grant.bonus)" : ""
      facts.append(value("\(grant.quantity)\(bonus) \(grant.currency)", .grants))
    }
    if let name = product.referenceName { facts.append("“\(value(name, .referenceName))”") }
    return facts
  }

  private var typeName: String {
    switch product.type {
    case .consumable: "Consumable"
    case .nonConsumable: "Non-consumable"
    case .autoRenewable: "Auto-renewable subscription"
    case .nonRenewing: "Non-renewing subscription"
    case nil: "No type"
    }
  }

  private var price: String {
    guard let price = product.price else { return "No price" }
    let tier = (price.tier?.shortName ?? price.unknownTier).map { "tier \($0)" }
    let base = price.base(in: catalog.baseTerritory)?.description
    return [base, tier].compactMap(\.self).joined(separator: " · ")
  }

  private func texts(_ localizations: [Localization]) -> String {
    guard !localizations.isEmpty else { return "" }
    var html = "<dl class=\"texts\">\n"
    for localization in localizations {
      let language = localization.storeLocale.map { " title=\"\($0.englishName)\"" } ?? ""
      let marks = marks(.locale, locale: localization.locale)
      html += "<div><dt\(language)>\(HTMLText.marked(localization.locale, marks))</dt>"
      html += "<dd\(HTMLText.language(localization.storeLocale))>"
      html += text(localization.title, .title, in: localization)
      html += text(localization.description, .description, in: localization)
      html += "</dd></div>\n"
    }
    return html + "</dl>\n"
  }

  private func text(_ text: String?, _ field: CatalogField, in localization: Localization) -> String {
    let marks = marks(field, locale: localization.locale)
    let kind = field.rawValue
    guard let text, !text.isEmpty else {
      let severity = marks.map(\.severity).max().map { " \($0.rawValue)" } ?? ""
      return "<p class=\"\(kind) none\(severity)\" lang=\"en\" dir=\"ltr\">no \(kind)</p>"
    }
    return "<p class=\"\(kind)\" dir=\"auto\">\(HTMLText.marked(text, marks))</p>"
  }

  private func value(_ text: String, _ field: CatalogField) -> String {
    HTMLText.marked(text, marks(field, locale: nil))
  }

  private func marks(_ field: CatalogField, locale: String?) -> [(text: Range<Int>?, severity: Severity)] {
    findingsByText[MarkedText(field: field.rawValue, locale: locale), default: []].map {
      // Offsets refer to the text of a field; other fields are shown in the page's own words.
      (locale == nil && field != .referenceName ? nil : $0.text, $0.severity)
    }
  }
}
