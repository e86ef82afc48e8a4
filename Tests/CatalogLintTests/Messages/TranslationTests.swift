import AppStoreReference
import Basics
import CatalogModel
import Foundation
import SourceSyntax
import Testing
import TextReading

@testable import CatalogLint

@Suite("The messages in other languages") struct TranslationTests {
  static let languages = MessageLanguage.allCases.filter { $0 != .english }

  private static func table(_ language: MessageLanguage) throws -> MessageTable {
    try #require(language.translations)
  }

  // MARK: The source

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files whose texts are messages, beside those of the rules.
  private static let files = [
    "AppStoreReference/ScreenshotSize", "Basics/Message", "CatalogImages/ImageFile",
    "CatalogLint/Checking/LedgerConflict",
    "CatalogLint/Checking/ReadingLimits", "CatalogLint/Checking/StorefrontPrices", "CatalogLint/Checking/TextFixes",
    "CatalogLint/Checking/TextSample", "CatalogLint/Checking/UnknownTemplateField",
    "CatalogLint/Custom/CustomRuleCheck", "CatalogLint/Custom/CustomRuleText",
    "CatalogLint/Engine/TemplateFindings", "CatalogModel/Pricing/ComputedPrices",
    "CatalogModel/Pricing/PolicyPrices", "CatalogModel/Pricing/StorefrontFactors", "CatalogStore/Ledger/LedgerRules",
    "LintReports/MarkdownReporter", "LintReports/SummaryWords", "LintReports/TextReporter", "Shopkeeper/LockedPrices",
    "ShopkeeperCommands/Versioning/CatalogHistory",
    // The page
    "CatalogEditing/Merging/CatalogMerge", "CatalogEditing/Merging/ValueMerge",
    "ForeignFormats/Translations/TranslationOrigin",
    "ForeignFormats/Translations/XLIFFDecoder", "ForeignFormats/Translations/XLIFFFormerReading",
    "ShopkeeperCommands/Comparing/Consequences", "ShopkeeperCommands/Comparing/DifferenceText",
    "ShopkeeperCommands/Comparing/SubscriptionPriceChanges", "ShopkeeperCommands/Importing/ImportFaults",
    "ShopkeeperCommands/Studio/PageFiles", "WorkspaceProtocols/Studio/StudioFileCalls",
    "WorkspaceProtocols/Studio/StudioFiles", "WorkspaceProtocols/Studio/StudioSession",
    "WorkspaceProtocols/Studio/StudioState",
  ]

  /// Files of which some messages have a translation: those that the files of translators lead to.
  private static let inPart = [
    "CatalogFormats/Native/Table/CatalogTableDecoder", "CatalogFormats/Native/Table/TableHeader",
    "CatalogFormats/Native/Table/TableGrid", "CatalogFormats/Native/Table/TextPairs",
    "Shopkeeper/Workspace/CatalogWorkspace", "ShopkeeperCommands/Commands/ImportCommand",
    "ShopkeeperCommands/Files/CatalogChecks", "SourceSyntax/DiagnosticList",
  ]

  /// Texts in those files that are not messages of rules.
  private static let others: Set<String> = [
    // Basics
    " and ", " or ",
    // Code of rules
    "p{1}: {type: consumable, promotionalImage: p{2}.png}", "group {1}", "currency {1}", " for ", "U+", "match",
    "preferred", "{1}:plain",
    // Images
    "permission denied", "Git LFS pointer",
    // The table of a command that shows all prices
    "the base price", "stated in the catalog", "free everywhere", "left to the store: an exception of \"{1}\"",
    "left to the store by \"{1}\"", ", at least {1}", ", at most {1}",
    // The files of prices
    " and {1} more", ", so multipliers have no effect there", "price policy \"{1}\": its products state prices in {2}",
    "\"{1}\" is outside of the catalog's folder", "it has {1}", "the app has no price policy \"{1}\"; {2}",
    "\"{1}\" has price policies, and no reviewed file of prices is kept with it; export it as json, put that beside its "
      + "file of prices, and use it from there",
    // The history in git
    "\"{1}\" is not a file, so it has no history", "\"{1}\" was never committed, so it has no history", "1 version",
    "{1} versions", "{1} of \"{2}\" in the git history could not be read and {3} ", "not compared",
    "only the newest {1} versions of \"{2}\" were compared",
    "the history of \"{1}\" ends early, because the repository is a shallow clone; \"git fetch --unshallow\" gets the rest",
    // Reporters
    "for a comment on a pull request: tables by product", "for people: each finding with its line, and a summary",
    "| {1} | {2} | {3}<br>{4} | {5} |\n",
    // Names of parts that are not translated, and what a terminal shows
    "template {1}", "product {1}", "retired {1}", "{1} (number {2} of that ID)", "    {1}\n", "    ! {1}\n",
    "no differences\n", "~ the products are in a different order\n", "{1}: {2} removed", "{1}: {2} added", "error: {1}",
    "\"{1}\" can't be imported",
  ]

  private static let literals: [SwiftLiterals] = {
    let rules = "Sources/CatalogLint/Rules"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: rules).path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.compactMap { read("\(rules)/\($0)") }
      + files.compactMap { read("Sources/\($0).swift") }
  }()

  private static func read(_ path: String) -> SwiftLiterals? {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map { SwiftLiterals($0) }
  }

  /// Names that other modules have for values in messages.
  private static let phrases: Set<String> = {
    var phrases = Set(StoreLocale.all.map(\.englishName) + Territory.all.map(\.name))
    phrases.formUnion(StoreLocale.all.map { Language.englishName(at: Language.index(of: $0)) })
    phrases.formUnion(WritingSystems.allNames)
    phrases.formUnion(SubscriptionPeriod.allCases.map(\.words) + OfferDuration.allCases.map(\.words))
    phrases.formUnion(ProductType.allCases.map(\.rawValue) + Severity.allCases.map(\.rawValue))
    phrases.formUnion(Offer.Kind.allCases.map(\.rawValue))
    phrases.formUnion(
      [Facts.winBackPaidMonths.record, Facts.winBackWaitMonths.record, Facts.winBackLapsedMonths.record]
        .map(\.value) + [Facts.shortestWinBack.record.value])
    phrases.formUnion(LintRules.all.map { $0.description.templates.summary })
    return phrases.filter { $0.contains(where: \.isLetter) }
  }()

  @Test("every message in the code of the rules has a translation", arguments: languages)
  func complete(_ language: MessageLanguage) throws {
    let table = try Self.table(language)
    #expect(Self.literals.count > 100)
    let messages = Set(Self.literals.flatMap(\.messages)).subtracting(Self.others).union(Self.phrases)
    #expect(messages.filter { table.lines[$0] == nil }.sorted() == [])
  }

  @Test("every translation is of a message in the code", arguments: languages)
  func alive(_ language: MessageLanguage) throws {
    let literals = Self.literals + Self.inPart.compactMap { Self.read("Sources/\($0).swift") }
    let patterns = literals.reduce(into: Self.phrases) { $0.formUnion($1.patterns) }
    let table = try Self.table(language)
    #expect(table.lines.keys.filter { !patterns.contains($0) }.sorted() == [])
  }

  @Test("a translation has the places of its message, and no other", arguments: languages)
  func places(_ language: MessageLanguage) throws {
    for (english, translation) in try Self.table(language).lines {
      func places(_ pattern: String) -> Set<Int> {
        Set(MessageTable.pieces(of: pattern).compactMap { if case .place(let place) = $0 { place } else { nil } })
      }
      #expect(places(english) == places(translation), "\(english)")
      func facts(_ text: String) -> Set<String> {
        Set(text.matches(of: /\{[a-z][a-z0-9.-]+\}/).map { String($0.output) })
      }
      #expect(facts(translation).isSubset(of: facts(english)), "\(translation)")
      #expect(english.unicodeScalars.contains { ("a"..."z").contains($0) } || !places(english).isEmpty, "\(english)")
      #expect(!translation.contains("\"") && !translation.hasSuffix("。"), "\(translation)")
    }
  }

  @Test("no message is translated twice", arguments: ["zh-Hans", "ja"]) func once(_ name: String) throws {
    let path = Self.root.appending(path: "Sources/CatalogLint/Messages/\(name).txt")
    let bytes = try [UInt8](Data(contentsOf: path))
    let rows = MessageTable.rows(of: bytes)
    let counts = Dictionary(grouping: rows.map(\.english)) { $0 }.mapValues(\.count)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == rows.count * 2)
  }

  // MARK: The findings of the examples

  @Test("every word of a finding is translated", arguments: RuleCase.rejected) func finding(_ test: RuleCase) throws {
    let catalog = MarkedCatalog(test.example.text)
    let findings = catalog.findings(
      of: test.rule.id, previous: test.example.previous, exported: test.example.exported, code: test.example.code,
      images: RuleCase.images)
    // Messages of the readers are in English.
    let isOfReader = ["invalid-catalog", "invalid-period"].contains(test.rule.id)
    for language in Self.languages {
      let table = try Self.table(language)
      for finding in findings.map(\.finding) {
        let messages = [finding.message] + finding.related.map(\.message) + [finding.fix?.message].compactMap(\.self)
        for message in messages where !isOfReader {
          let english = Self.untranslated(message, table).filter { !catalog.text.contains($0) }
          #expect(english == [], "\(message.english)")
          #expect(message.text(in: language) != message.english)
        }
      }
    }
  }

  /// The parts of a message that are shown in English.
  private static func untranslated(_ message: Message, _ table: MessageTable) -> [String] {
    var found =
      table.lines[message.pattern] == nil && message.texts.joined().contains(where: \.isLetter)
      ? [message.pattern] : []
    for (index, value) in message.values.enumerated() {
      switch value {
      case .text(let text):
        let isQuoted = message.texts[index].hasSuffix("\"")
        let words = text.split(separator: " ").filter { $0.allSatisfy { $0.isASCII && $0.isLowercase } }
        if !isQuoted, words.count > 1 { found.append(text) }
      case .message(let inner): found += untranslated(inner, table)
      case .count(_, let noun): if table.lines["{1} \(noun)"] == nil { found.append(noun) }
      case .list(let list, _): found += list.flatMap { untranslated($0, table) }
      }
    }
    return found
  }
}
