import AppStoreReference
import Testing

/// Texts that a rule reports in English, translated as a native speaker would write them.
@Suite("Echo of the English texts in every language") struct EchoTests {
  static let locales = StoreLocale.all.map(\.code)

  @Test("every text is translated, or the table says why it isn't", arguments: locales) func complete(locale: String) {
    let table = EchoTable(locale)
    let known = Set(EchoRow.all.map(\.id))
    #expect(known.count == 300)
    #expect(known.subtracting(table.texts.keys).subtracting(table.reasons.keys) == [])
    #expect(Set(table.texts.keys).union(table.reasons.keys).subtracting(known) == [])
    #expect(table.reasons.values.allSatisfy { !$0.isEmpty })
    #expect(table.reasons.count <= 15)
  }

  @Test("what the English rule reports is reported in translation, and innocent texts are not", arguments: locales)
  func echoed(locale: String) {
    let table = EchoTable(locale)
    let found = table.rules(in: EchoRow.all)
    let rows = EchoRow.all.filter { table.texts[$0.id] != nil }
    let faulty = rows.filter { $0.rule != nil }
    let missed = faulty.filter { row in !(row.rule.map { found[row.id]?.contains($0) ?? false } ?? false) }
    let wrong = rows.filter { $0.rule == nil && found[$0.id] != nil }
    let least = Self.floors[locale] ?? Self.floor
    #expect(
      (faulty.count - missed.count) * 1000 >= faulty.count * least,
      "\(missed.map { "\($0.id): \(table.texts[$0.id] ?? "")" })")
    #expect(
      wrong.count <= (locale == "en-US" ? 0 : 1), "\(wrong.map { "\(table.texts[$0.id] ?? "") \(found[$0.id] ?? [])" })"
    )
  }

  /// The number of faulty texts in a thousand that have to be reported.
  static let floor = 980
  /// The same where it is all of them.
  static let floors = ["en-US": 1000]
}
