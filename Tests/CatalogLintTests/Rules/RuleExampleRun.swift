import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax

/// An example of a rule, expanded to a whole catalog, with its marked ranges.
struct MarkedCatalog {
  /// The catalog without its marks.
  let text: String
  /// The marked ranges, as byte offsets in ``text``, in order.
  let marks: [SourceRange]

  /// Makes a catalog from an example, and adds text before and inside it.
  ///
  /// - Parameters:
  ///   - prefix: Comment lines that come first.
  ///   - suppressing: A rule to suppress for the whole file.
  init(_ example: String, prefix: String = "", suppressing rule: String? = nil) {
    var catalog = prefix
    if example.hasPrefix("catalog:") {
      catalog += example
    } else {
      catalog += """
        catalog: 1
        app:
          bundleID: com.example.game
          name: Example Game
          primaryLocale: en-US
        currencies:
          gold:
            zh-Hans: 金币
            zh-Hant: 金幣
            en-US: [gold coins, gold]
            ja: ゴールド
            ko: 골드
            de-DE: Goldmünzen
          gems: {zh-Hans: 钻石, en-US: gems, ja: ジェム}
        products:

        """
      catalog += example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        .joined(separator: "\n")
    }
    if let rule { catalog += "\nignore: [{rule: \(rule), reason: tested}]\n" }
    (text, marks) = Self.unmarked(catalog)
  }

  static func unmarked(_ marked: String) -> (String, [SourceRange]) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var marks: [SourceRange] = []
    for character in marked {
      switch character {
      case "⟦": open.append(bytes.count)
      case "⟧": if let start = open.popLast() { marks.append(SourceRange(start: start, end: bytes.count)) }
      default: bytes += Array(String(character).utf8)
      }
    }
    return (String(decoding: bytes, as: UTF8.self), marks.sorted { $0.start < $1.start })
  }

  /// The findings of a single rule in the catalog.
  ///
  /// - Parameter images: Returns the images that the catalog refers to; by default, none exist.
  func findings(
    of rule: String, previous: String? = nil, exported: String? = nil, code: [(name: String, text: String)] = [],
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) -> [LocatedFinding] {
    // Suppressions can only be checked when the rules they name also run.
    let only: Set<String>? = rule == "unused-suppression" ? nil : [rule]
    return lint(only: only, previous: previous, exported: exported, code: code, images: images).findings.filter {
      $0.rule == rule
    }
  }

  /// The findings of the given rules in the catalog; if nil, of all that are not opt-in.
  func lint(
    only: Set<String>?, previous: String? = nil, exported: String? = nil, code: [(name: String, text: String)] = [],
    profile: LimitProfile = .current,
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) -> LintReport {
    let input = input(previous: previous, exported: exported, code: code, images: images)
    return Self.lint([input], only: only, profile: profile)
  }

  /// The findings of given rules in catalogs that have already been read.
  static func lint(_ inputs: [LintInput], only: Set<String>?, profile: LimitProfile = .current) -> LintReport {
    // 2026-11-21, so that the examples can contain expired dates.
    guard let today = CalendarDate(daysSince1970: 20_778) else { preconditionFailure() }
    var configuration = LintConfiguration(profile: profile, today: today)
    configuration.only = only
    return LintEngine(configuration: configuration).lint(inputs)
  }

  /// The catalog as it is linted.
  func input(
    previous: String? = nil, exported: String? = nil, code: [(name: String, text: String)] = [],
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) -> LintInput {
    let old = previous.map {
      CatalogYAMLDecoder.read(SourceFile(name: "old.yml", text: MarkedCatalog($0).text)).catalog
    }
    var input = Self.input(SourceFile(name: "catalog.yml", text: text), previous: old, images: images)
    input.add(exported: exported)
    input.add(code: code)
    return input
  }

  /// A file as it is linted.
  static func input(
    _ source: SourceFile, previous: Catalog? = nil,
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) -> LintInput { LintInput(CatalogYAMLDecoder.read(source), previous: previous, image: images) }
}

extension LintInput {
  /// Adds the files of the app's code of an example, which may have marks.
  mutating func add(code: [(name: String, text: String)]) {
    guard !code.isEmpty else { return }
    let sources = code.map { SourceFile(name: $0.name, text: MarkedCatalog.unmarked($0.text).0) }
    self.code = ProjectCode.read(code.map(\.name), for: [catalog]) { name in sources.first { $0.name == name } }.first
  }

  /// Adds a file that was exported from the catalog, and has the content of an example.
  mutating func add(exported: String?) {
    guard let exported else { return }
    let content = CatalogYAMLDecoder.read(SourceFile(name: "App.storekit", text: MarkedCatalog(exported).text))
    exports.append(ExportedFile(name: "App.storekit", format: "storekit", catalog: catalog, content: content.catalog))
  }
}
