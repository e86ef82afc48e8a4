import Basics
import CatalogModel

extension [Finding] {
  /// The findings, with one for a fault in the text of a template instead of one for each product
  /// that the template fills.
  ///
  /// The same rule has to report the same about the generated texts of several products: a fault
  /// that depends on the values of one product is the product's.
  func combiningTemplates(of inputs: [LintInput]) -> [Finding] {
    guard inputs.contains(where: { !$0.catalog.templates.isEmpty }) else { return self }
    // If several templates have the same key, the first one counts.
    let templates = inputs.map { input in
      let places = input.catalog.templates.enumerated().map { ($1.key, $0) }
      return Dictionary(places, uniquingKeysWith: { first, _ in first })
    }
    var places: [TemplateFault: [Int]] = [:]
    for (index, finding) in enumerated() {
      let catalog = inputs[finding.catalog].catalog
      guard let fault = TemplateFault(finding, in: catalog, templates[finding.catalog]) else { continue }
      places[fault, default: []].append(index)
    }
    var combined: [Finding?] = self
    for (fault, indices) in places where indices.count > 1 {
      var finding = self[indices[0]]
      let products = indices.map { self[$0].path.subject }
      finding.path = fault.path
      finding.text = nil
      finding.fix = nil
      finding.related = [
        Finding.Related(
          message: "used by \(products.count, of: "product")", catalog: finding.catalog,
          path: CatalogPath(products[0], .template))
      ]
      combined[indices[0]] = finding
      for index in indices.dropFirst() { combined[index] = nil }
    }
    return combined.compactMap(\.self)
  }
}

/// A fault that findings of several products can have in common.
private struct TemplateFault: Hashable {
  let rule: String
  let message: Message
  let catalog: Int
  /// The text of the template.
  let path: CatalogPath

  /// Nil unless the finding is about a text that a template generated.
  init?(_ finding: Finding, in catalog: Catalog, _ templates: [String: Int]) {
    guard case .product(let index) = finding.path.subject, let element = finding.path.element,
      let field = finding.path.field, field == .title || field == .description,
      catalog.products[index].localizations.indices.contains(element), let key = catalog.products[index].template,
      let template = templates[key]
    else { return nil }
    let localization = catalog.products[index].localizations[element]
    guard localization.generated.contains(field == .title ? .title : .description),
      let text = catalog.templates[template].localizations.firstIndex(where: { $0.locale == localization.locale })
    else { return nil }
    rule = finding.rule
    message = finding.message
    self.catalog = finding.catalog
    path = CatalogPath(.template(template), field, element: text)
  }
}
