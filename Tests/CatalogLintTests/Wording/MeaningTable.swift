import AppStoreReference
import Testing

@testable import TextReading

/// The same statements in every language, so that no language knows a meaning that another lacks.
struct MeaningTable: Sendable {
  /// The rule; nil where the meanings are the names of rules.
  let rule: String?
  let meanings: [String]
  /// The texts by locale, in the order of the meanings.
  let rows: [(locale: String, texts: [String])]
  /// Whether the rule accepts the statements, rather than finding them.
  let isInnocent: Bool
  /// The type of the products with the texts.
  let kind: String

  /// Reads the meanings from the first line, and from each further one a locale with its texts.
  init(rule: String? = nil, isInnocent: Bool = false, kind: String = "non-consumable", _ table: String) {
    self.rule = rule
    self.isInnocent = isInnocent
    self.kind = kind
    let lines = table.split(separator: "\n").map { $0.split(separator: " | ").map(String.init) }
    meanings = Array(lines.first?.dropFirst() ?? [])
    rows = lines.dropFirst().map { ($0[0], Array($0.dropFirst())) }
  }

  static let all = [
    promotionalClaims, futurePromises, usesOutside, otherPlatforms, nothingToPay, exchangesForMoney,
    missingTranslations, freeFirstParts, commonFaults,
  ]

  /// A text of the table.
  struct Cell: Sendable, CustomTestStringConvertible {
    let rule: String
    let meaning: String
    let isInnocent: Bool
    let text: LabelledText

    var testDescription: String { "\(meaning), \(text)" }
  }

  var cells: [Cell] {
    rows.flatMap { row in
      zip(meanings, row.texts).map { meaning, text in
        Cell(
          rule: rule ?? meaning, meaning: meaning, isInnocent: isInnocent,
          text: LabelledText(locale: row.locale, kind: kind, title: "123", description: text))
      }
    }
  }
}

@Suite("Every language knows the same meanings") struct MeaningTableTests {
  @Test("a meaning is found in every language, or accepted", arguments: MeaningTable.all.flatMap(\.cells)) func found(
    _ cell: MeaningTable.Cell
  ) {
    #expect(
      cell.text.catalog.findings(of: cell.rule).isEmpty == cell.isInnocent,
      "\(cell.rule) misreads \"\(cell.meaning)\" in \(cell.text.locale)")
  }

  @Test("no language lacks a meaning", arguments: MeaningTable.all.indices) func complete(index: Int) {
    let table = MeaningTable.all[index]
    let known = Set(table.rows.map { Language.of(StoreLocale.resolving($0.locale)).code })
    #expect(Language.all.map(\.code).filter { !known.contains($0) } == [])
    for row in table.rows { #expect(row.texts.count == table.meanings.count, "\(row.locale)") }
  }
}
