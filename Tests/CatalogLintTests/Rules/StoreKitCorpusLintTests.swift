import Basics
import CatalogFormats
import CatalogLint
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

/// Files written by Xcode and by people, if their folder exists.
enum StoreKitCorpus {
  static let folder: URL? = {
    let beside = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "../shared/corpus")
    let corpus = ProcessInfo.processInfo.environment["SHOPKEEPER_CORPUS"].map { URL(filePath: $0) } ?? beside
    let folder = corpus.appending(path: "storekit").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static let files: [String] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storekit") }.sorted().map { folder.appending(path: $0).path }
  }()
}

@Suite("Linting StoreKit configurations", .enabled(if: StoreKitCorpus.folder != nil)) struct StoreKitCorpusLintTests {
  /// Rules about what a StoreKit configuration can't represent.
  static let mustBeSilent: Set<String> = [
    "product-id-outside-bundle", "missing-screenshot", "unreadable-image", "image-alpha", "screenshot-size",
    "missing-locale", "missing-primary-locale", "missing-quantity", "retired-product-id", "unused-suppression",
  ]

  @Test("every file is linted, with each finding at a location in it", arguments: StoreKitCorpus.files) func lints(
    _ path: String
  ) throws {
    let document = CatalogReading.read(try SourceFile.read(path: path))
    let input = LintInput(document)
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let report = LintEngine(configuration: LintConfiguration(today: today)).lint([input])
    for finding in report.findings {
      #expect(!Self.mustBeSilent.contains(finding.rule), "\(finding.message)")
      #expect(finding.range.start >= 0 && finding.range.end <= document.source.bytes.count)
      #expect(finding.range.start < finding.range.end, "\(finding.rule): \(finding.message)")
      #expect(finding.start.line >= 1 && finding.start.column >= 1)
    }
  }

  @Test("what Xcode writes by default is not an error") func freshFile() throws {
    let text = """
      {
        "identifier" : "B495CDA2",
        "nonRenewingSubscriptions" : [

        ],
        "products" : [
          {
            "displayPrice" : "0.99",
            "familyShareable" : false,
            "internalID" : "9CF3BDC4",
            "localizations" : [
              {
                "description" : "",
                "displayName" : "",
                "locale" : "en_US"
              }
            ],
            "productID" : "coins",
            "referenceName" : "Coins",
            "type" : "Consumable"
          }
        ],
        "settings" : {

        },
        "subscriptionGroups" : [

        ],
        "version" : {
          "major" : 4,
          "minor" : 0
        }
      }

      """
    let document = CatalogReading.read(SourceFile(name: "New.storekit", text: text))
    let input = LintInput(document)
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let report = LintEngine(configuration: LintConfiguration(today: today)).lint([input])
    #expect(report.summary.errors == 0 && report.summary.warnings == 0)
    #expect(report.findings.map(\.rule) == ["missing-text"])
  }
}
