import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Locale codes that App Store Connect doesn't support.
enum UnknownLocale: CatalogRule {
  static let description = RuleDescription(
    id: "unknown-locale", category: .localization, defaultSeverity: .error, fix: .safe,
    summary: "a locale that is not one of the store's codes, or one of the {locales.added-2026} added in 2026",
    rationale: """
      The store's codes don't follow a single pattern: German has a region (de-DE), Japanese \
      doesn't (ja), Chinese has a script (zh-Hans). A text under any other code can't be uploaded. \
      The {locales.added-2026} codes added in spring 2026 are known to work for app metadata; whether in-app \
      purchases accept them is not confirmed, so the first use of each is reported.
      """,
    facts: ["locales", "locales.added-2026"], sources: [.fastlaneLocales])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {zh-Hans: {title: 金币}}}
    - coins: {type: consumable, localizations: {no: {title: Gullmynter}}}
    - coins: {type: consumable, localizations: {pt-BR: {title: Moedas}}}
    rejected:
    - coins: {type: consumable, localizations: {⟦en-UK⟧: {title: Coins}}}
    - coins: {type: consumable, localizations: {⟦zh-CN⟧: {title: 金币}}}
    - coins: {type: consumable, localizations: {⟦ja-JP⟧: {title: コイン}}}
    - coins: {type: consumable, localizations: {⟦xx⟧: {title: Coins}}}
    rejected as info:
    - coins: {type: consumable, localizations: {⟦ur-PK⟧: {title: سونے کے سکے}}}
    rejected:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: ⟦pt⟧, locales: [pt-PT, ⟦nb⟧]}
      currencies:
        gold: {⟦de⟧: Gold}
      templates:
        pack: {⟦fr⟧: {title: Pièces}}
      products:
        coins: {type: consumable, template: pack}
      subscriptionGroups:
        vip:
          localizations: {⟦en_US⟧: {title: VIP}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var check = Check(catalog)
    let app = catalog.app
    if let primary = app.primaryLocale {
      check.look(at: primary, StoreLocale.resolving(primary), CatalogPath(.app, .primaryLocale))
    }
    for (index, name) in app.locales.enumerated() {
      check.look(at: name, StoreLocale.resolving(name), CatalogPath(.app, .locales, element: index))
    }
    for (index, currency) in catalog.currencies.enumerated() {
      for (element, name) in currency.names.enumerated() {
        check.look(at: name.locale, name.storeLocale, CatalogPath(.currency(index), .locale, element: element))
      }
    }
    for (index, template) in catalog.templates.enumerated() {
      check.look(at: template.localizations, of: .template(index))
    }
    for index in catalog.products.indices { check.look(at: catalog.products[index].localizations, of: .product(index)) }
    for (index, group) in catalog.groups.enumerated() { check.look(at: group.localizations, of: .group(index)) }
    return check.findings
  }

  private struct Check {
    private(set) var findings: [RuleFinding] = []
    private let catalog: Catalog
    /// The spellings that can be corrected; computed when the first one is found.
    private lazy var renaming = LocaleRenaming(catalog)
    /// The locales added in 2026 that were already reported.
    private var mentioned: Set<StoreLocale> = []
    /// Whether other spellings of a locale are errors; in an Xcode file they aren't.
    private let wantsCodes: Bool

    init(_ catalog: Catalog) {
      self.catalog = catalog
      wantsCodes = catalog.facets.contains(.appLocales)
    }

    mutating func look(at localizations: [Localization], of subject: CatalogPath.Subject) {
      // By index: copying a localization counts references to its texts.
      for element in localizations.indices {
        let locale = localizations[element].storeLocale
        if let locale, Self.acceptedNames[Int(locale.index)] == localizations[element].locale { continue }
        guard !isTemplate(localizations[element]) else { continue }
        look(at: localizations[element].locale, locale, CatalogPath(subject, .locale, element: element))
      }
    }

    /// The spelling of each locale that is not reported; nil for locales added in 2026.
    private static let acceptedNames: [String?] = StoreLocale.all.map { $0.addedIn2026 ? nil : $0.code }

    /// A localization that comes entirely from a template is reported once, in the template.
    private func isTemplate(_ localization: Localization) -> Bool {
      guard !localization.generated.isEmpty else { return false }
      return (localization.title == nil || localization.generated.contains(.title))
        && (localization.description == nil || localization.generated.contains(.description))
    }

    mutating func look(at name: String, _ locale: StoreLocale?, _ path: CatalogPath) {
      guard let locale else {
        findings.append(RuleFinding(.unknown(name), at: path))
        return
      }
      guard wantsCodes else { return }
      if name != locale.code {
        let canRename = renaming.isPossible(name)
        findings.append(
          RuleFinding(
            .otherSpelling(name, locale), at: path,
            fix: canRename ? Fix("write \"\(locale.code)\"", edits: [CatalogEdit(path, .replace(locale.code))]) : nil))
      } else if locale.addedIn2026, !mentioned.contains(locale) {
        mentioned.insert(locale)
        findings.append(RuleFinding(.new(locale), at: path, severity: .info, fact: "locales.added-2026"))
      }
    }
  }
}

extension Message {
  fileprivate static func unknown(_ name: String) -> Message {
    guard let near = StoreLocale.nearest(to: name) else { return "the App Store has no locale \"\(name)\"" }
    return "the App Store has no locale \"\(name)\"; did you mean \"\(near.code)\"?"
  }

  fileprivate static func otherSpelling(_ name: String, _ locale: StoreLocale) -> Message {
    "\"\(name)\" is not the App Store's code for \(phrase: locale.englishName); write \"\(locale.code)\""
  }

  fileprivate static func new(_ locale: StoreLocale) -> Message {
    "\"\(locale.code)\" was added in 2026; it is not confirmed that in-app purchases accept it"
  }
}
