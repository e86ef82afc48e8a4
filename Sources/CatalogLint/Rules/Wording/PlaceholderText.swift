import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Text that was left in place of the real text.
enum PlaceholderText: TextRule, CatalogRule {
  static let description = RuleDescription(
    id: "placeholder-text", category: .wording, defaultSeverity: .error,
    summary: "lorem ipsum, TODO, TBD, 待定, 此处填写 and template fields that were not filled",
    rationale: """
      Placeholder text makes a submission incomplete. Write the real title or description. A field \
      such as {quantity} stays in a text when its product has no value for it: no grant, no price \
      in the storefront of the locale, no period. A text that is nothing but a string key, such as \
      iap.removeads.title or iap_title_1, was not looked up, and an ID is not a name. An unknown field in a template is reported once, in \
      the template.
      """,
    sources: [ReviewGuideline.completeness, .precheckPlaceholder])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 100 Gems, description: Adds 100 gems}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 100金币, description: 获得100金币}}}
    - todo: {type: non-consumable, localizations: {es-ES: {title: Todo incluido, description: Abre todo el juego}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: Gems, description: ⟦Lorem ipsum⟧ dolor sit amet}}}
    - gems: {type: consumable, localizations: {en-US: {title: ⟦TODO⟧, description: Adds 100 gems}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦此处填写⟧描述}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦待定⟧}}}
    - gems: {type: consumable, localizations: {de-DE: {title: Juwelen, description: ⟦Platzhaltertext⟧}}}
    - ads: {type: non-consumable, localizations: {en-US: {title: ⟦iap.removeads.title⟧, description: ⟦N/A⟧}}}
    - ads: {type: non-consumable, localizations: {ja: {title: ⟦iap_title_1⟧, description: ⟦com.example.noads⟧}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      templates: {pack: {en-US: {title: "⟦{quantiy}⟧ Gems", description: "Adds {quantity} gems"}}}
      products: {gems: {type: consumable, template: ⟦pack⟧}}
    - gems: {type: consumable, localizations: {en-US: {title: "⟦{quantity}⟧ Gems",
        description: "⟦{quantity}⟧ gems for ⟦{price}⟧"}}}
    """)

  static let triggers: TextFeatures = [.word(.placeholder), .address, .underscore]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    if !text.features.isDisjoint(with: [.address, .underscore]), let key = StringKey(of: text.text) {
      findings.append(RuleFinding(.key(key.text), in: text, part: 0..<text.text.utf8.count))
      return findings
    }
    guard text.features.contains(.word(.placeholder)) else { return findings }
    var foundWord = false
    for hit in text.hits where hit.category == .placeholder {
      let isField = hit.pattern == WordMatcher.templateField
      // "Lorem ipsum dolor sit amet" is two phrases but one problem.
      if !isField, foundWord { continue }
      foundWord = foundWord || !isField
      let word = text.excerpt(hit.range)
      guard isField, text.isGenerated, let product = subject.product else {
        findings.append(RuleFinding(isField ? .field(word) : .placeholder(word), in: text, part: hit.range))
        continue
      }
      let field = TemplateText(word)
      // An unknown field is fixed in the template.
      guard field.unknownFields.isEmpty else { continue }
      guard case .field(let name, _) = field.parts.first,
        let gap = subject.catalog.templateValues(for: product, locale: text.localeName, storeLocale: text.locale).gap(
          name)
      else {
        findings.append(RuleFinding(.field(word), in: text, part: hit.range))
        continue
      }
      findings.append(RuleFinding(.empty(word, gap, locale: text.localeName), in: text, part: hit.range))
    }
    return findings
  }

  /// Checks the templates for unknown fields.
  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for (index, template) in catalog.templates.enumerated() {
      for (element, texts) in template.localizations.enumerated() {
        for (field, text) in [(CatalogField.title, texts.title), (.description, texts.description)] {
          for unknown in text.map(TemplateText.init)?.unknownFields ?? [] {
            findings.append(
              RuleFinding(
                .unknownField(unknown.name), at: CatalogPath(.template(index), field, element: element),
                part: unknown.range))
          }
        }
      }
    }
    return findings
  }
}

extension Message {
  fileprivate static func placeholder(_ word: String) -> Message {
    "\"\(word)\" is placeholder text; write what the customer gets"
  }

  fileprivate static func key(_ key: String) -> Message {
    "\"\(key)\" is the key of a text, not the text; write what the customer gets"
  }

  fileprivate static func field(_ field: String) -> Message {
    "\"\(field)\" is a field that was not filled; give the product the value, or write out the text"
  }

  fileprivate static func unknownField(_ name: String) -> Message {
    TextTemplate.Field.unknown(name)
  }

  fileprivate static func empty(_ field: String, _ gap: TemplateGap, locale: String) -> Message {
    let reason: Message =
      switch gap {
      case .noGrants: "the product has no \"grants\""
      case .noBonus: "the product grants no bonus; write one as {gold: 400+40}"
      case .unnamedCurrency(let key): "\"\(key)\" has no name for \"\(locale)\" in \"currencies\""
      case .noPrice: "the product has no \"price\""
      case .noPriceIn(let territory):
        "the product has no price in \(territory.currency), which \(phrase: territory.name) uses"
      case .noSubscription: "the product is not a subscription"
      case .noPeriod: "the product has no \"period\""
      case .unknownLocale: "the store has no locale \"\(locale)\", and no price for it"
      }
    return "\"\(field)\" can't be filled: \(reason)"
  }
}
