import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Files next to a catalog that were exported from it, and differ from it now.
enum OutdatedExport: CatalogRule {
  static let description = RuleDescription(
    id: "outdated-export", category: .source, defaultSeverity: .warning, preconditions: [.exportedFile],
    summary: "a .storekit file with the catalog's products that says something else than the catalog",
    rationale: """
      Where both are in a folder that is linted, the catalog is linted, and a .storekit file with its \
      products is taken for its export: Xcode would test other prices and texts than those that are \
      reviewed. They are compared by what both can hold. Export the catalog again, or take over what \
      was changed in Xcode with "shopkeeper import". If the file is a catalog of its own, name both \
      under "sources" in .shopkeeper.yml.
      """,
    sources: [.catalogFormat])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable, price: {USD: 0.99}}
      --- exported
      coins60: {type: consumable, price: {USD: 0.99}}
    - coins60: {type: consumable}
    - coins60:
        type: consumable
        localizations: {ja: {title: 60ゴールド}, de-DE: {title: 60 Goldmünzen}}
      --- exported
      coins60:
        type: consumable
        localizations: {de-DE: {title: 60 Goldmünzen}, ja: {title: 60ゴールド}}
    rejected:
    - ⟦coins60⟧: {type: consumable, price: {USD: 1.99}}
      --- exported
      coins60: {type: consumable, price: {USD: 0.99}}
    - coins60: {type: consumable}
      ⟦coins300⟧: {type: consumable}
      --- exported
      coins60: {type: consumable}
    - ⟦noads⟧: {type: non-consumable, localizations: {ja: {title: 広告なし}}}
      --- exported
      noads: {type: non-consumable, localizations: {ja: {title: 広告を削除}}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for export in checked.input.exports {
      let difference = CatalogDifference(from: export.catalog, to: export.content)
      guard !difference.isEmpty else { continue }
      let indices = catalog.productIndices
      var first: CatalogPath.Subject?
      var details: [Message] = []
      func add(_ owner: CatalogOwner, _ text: (Message) -> Message) {
        if case .product(let id, _) = owner, let index = indices[id] {
          if checked.isSuppressed(description, in: index) {
            // It is suppressed, which puts the suppression to use.
            return findings.append(RuleFinding(text(owner.name), at: CatalogPath(.product(index))))
          }
          first = first ?? .product(index)
        }
        details.append(text(owner.name))
      }
      for owner in difference.removed { add(owner, Message.missing) }
      for change in difference.changed {
        let fields = change.values.map { $0.keys.joined(separator: ".") }
        add(change.owner) { .changed($0, fields) }
      }
      for owner in difference.added { add(owner, Message.additional) }
      if difference.isReordered { details.append(.reordered) }
      guard !details.isEmpty else { continue }
      let command = ShellWord.command("export", checked.input.name, "-f", export.format, "-o", export.name)
      findings.append(RuleFinding(.outdated(export.name, details, command), at: CatalogPath(first ?? .catalog)))
    }
    return findings
  }
}

extension CatalogOwner {
  /// Its name in a message.
  fileprivate var name: Message {
    switch self {
    case .app: "the app"
    case .catalog: "the file"
    case .currency(let key): "currency \"\(key.text)\""
    case .template(let key): "template \"\(key.text)\""
    case .product(let id, _): "\"\(id.text)\""
    case .group(let key): "group \"\(key.text)\""
    }
  }
}

extension Message {
  fileprivate static func missing(_ name: Message) -> Message { "\(name) is missing there" }
  fileprivate static func additional(_ name: Message) -> Message { "\(name) is only there" }
  fileprivate static let reordered: Message = "the order of the products differs"

  fileprivate static func changed(_ name: Message, _ fields: [String]) -> Message {
    "\(name) differs in \(Message(list: fields.map(Message.init(verbatim:)), atMost: 2))"
  }

  fileprivate static func outdated(_ file: String, _ details: [Message], _ command: String) -> Message {
    let named = Message(list: Array(details.prefix(3)), .semicolon)
    let listed: Message = details.count > 3 ? "\(named); and \(details.count - 3) more" : named
    return
      "\"\(file)\" has the products of this catalog and differs from it: \(listed) – \"\(command)\" writes it again"
  }
}
