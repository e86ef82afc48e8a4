import Basics
import CatalogModel

extension TextSample {
  /// A fix that replaces a part of the text.
  func replacing(
    _ part: Range<Int>, with text: String, safety: Fix.Safety = .safe, _ message: Message
  ) -> Fix {
    Fix(message, safety: safety, edits: [CatalogEdit(path, .replacePart(part, text))])
  }
}

extension CheckedSubject {
  /// A fix that replaces a text with the text of the product's template, which fills in the values
  /// that the text got wrong.
  ///
  /// - Parameter isRight: Whether the template, with its fields unfilled, avoids the problem or
  ///   fills in the value.
  func takingTemplate(for sample: TextSample, where isRight: (String) -> Bool) -> Fix? {
    guard !sample.isGenerated, let product,
      let template = catalog.templates.first(where: { $0.key == product.template }),
      let texts = template.localizations.first(where: { $0.locale == sample.localeName }),
      let text = sample.kind == .title ? texts.title : texts.description, isRight(text)
    else { return nil }
    let own = product.localizations[sample.localization]
    guard let filled = filled(by: template, for: sample, of: product), !filled.contains("{") else { return nil }
    let hasOther =
      sample.kind == .title
      ? own.description != nil && !own.generated.contains(.description)
      : own.title != nil && !own.generated.contains(.title)
    let hasMore = hasOther || product.suppressions.contains { $0.locale == sample.localeName }
    let path = hasMore ? sample.path : path(.locale, element: sample.localization)
    return Fix(
      "use \"\(filled)\" from the template \"\(template.key)\"", safety: .unsafe, edits: [CatalogEdit(path, .remove)])
  }

  /// The text that a template would generate where the product has its own.
  private func filled(by template: TextTemplate, for sample: TextSample, of product: Product) -> String? {
    var without = product
    without.localizations = [Localization(locale: sample.localeName, storeLocale: sample.locale)]
    var filler = TemplateFiller(Catalog(currencies: catalog.currencies, templates: [template]))
    let texts = filler.filled(without).localizations.first
    return sample.kind == .title ? texts?.title : texts?.description
  }
}
