import CatalogLint
import CatalogModel
import Foundation
import SourceSyntax
import Testing

/// A text of a product, labelled with what the linter has to say about it.
///
/// The tab-separated files of the folder `Texts` have a line for each:
///
///     locale  kind  rule  title | description
///
/// - kind: a type of product (`consumable`), a kind that the file defines, or fields of a catalog entry
///   (`type: consumable, price: {tier: 6}`), preceded by `item =` if the item matters. A type of product by itself
///   means an otherwise complete product.
/// - rule: the rule that reports exactly the parts between `⟦` and `⟧`, and nothing if there are none;
///   `!rule` if it reports the product, wherever that is (`!rule,other`: at least one of them);
///   `-` if no rule reports an error or a warning; `?rule` if it should be reported but is not known to be.
/// - text: without `|`, the title alone. `\u{…}` is a character that an editor doesn't show.
///
/// `# ` begins the statement that the lines after it prove. Lines with `@` describe the catalogs of the file: `@app`,
/// `@currencies`, `@kind name = fields`, and `@ignore` or `@only` with the rules that `-` excludes or concerns.
struct LabelledText: Sendable, CustomTestStringConvertible {
  let locale: String
  let kind: String
  let rule: String
  let title: String
  let description: String?
  /// The file without its extension, and the line in it.
  let place: String
  let statement: String
  private let catalogs: LabelledCatalogs

  private init(
    locale: String, kind: String, rule: String, title: String, description: String?, place: String, statement: String,
    catalogs: LabelledCatalogs
  ) {
    self.locale = locale
    self.kind = kind
    self.rule = rule
    self.title = title
    self.description = description
    self.place = place
    self.statement = statement
    self.catalogs = catalogs
  }

  /// The texts of an otherwise complete product.
  init(locale: String, kind: String, rule: String = "-", title: String, description: String) {
    self.init(
      locale: locale, kind: kind, rule: rule, title: title, description: description, place: "", statement: "",
      catalogs: LabelledCatalogs())
  }

  var testDescription: String { "\(place): \(locale) \(rule) \(title) | \(description ?? "") (\(statement))" }

  /// The texts of all files, in the order of names and lines, and the lines that can't be read.
  private static let files: (texts: [LabelledText], faults: [String]) = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Texts")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
    var faults: [String] = []
    let texts = paths.filter { $0.hasSuffix(".tsv") }.sorted().flatMap {
      read($0, at: folder.appending(path: $0), &faults)
    }
    return (texts, faults)
  }()

  static let all = files.texts
  static let faults = files.faults

  /// The texts of products and their rules.
  static let products = all.filter { !["amounts", "words"].contains($0.kind) }

  /// The texts of the files in a folder.
  static func texts(in folder: String) -> [LabelledText] { all.filter { $0.place.hasPrefix(folder + "/") } }

  private static func read(_ name: String, at file: URL, _ faults: inout [String]) -> [LabelledText] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var catalogs = LabelledCatalogs()
    var statement = ""
    var texts: [LabelledText] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("# ") {
        statement = String(line.dropFirst(2))
      } else if line.hasPrefix("@") {
        if !catalogs.define(line.dropFirst()) { faults.append("\(name):\(index + 1): not a part of the catalogs") }
      } else if !line.isEmpty {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).compactMap { unescaped($0) }
        guard cells.count == 4 else {
          faults.append("\(name):\(index + 1): not four columns of characters")
          continue
        }
        let parts = cells[3].split(separator: " | ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        texts.append(
          LabelledText(
            locale: cells[0], kind: cells[1], rule: cells[2], title: parts[0],
            description: parts.count > 1 ? parts[1] : nil, place: "\(name.dropLast(4)):\(index + 1)",
            statement: statement, catalogs: catalogs))
      }
    }
    return texts
  }

  /// The text with its `\u{…}` replaced by the characters that they stand for; nil when one stands for none.
  private static func unescaped(_ text: Substring) -> String? {
    var pieces = text.split(separator: "\\u{", omittingEmptySubsequences: false)
    var result = String(pieces.removeFirst())
    for piece in pieces {
      let parts = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      result.unicodeScalars.append(scalar)
      result += parts[1]
    }
    return result
  }
}

/// The catalogs around the texts of one file.
private struct LabelledCatalogs: Sendable {
  var app: String?
  var currencies: String?
  var kinds: [String: String] = [:]
  /// The rules that `-` leaves out.
  var ignored: Set<String> = []
  /// The rules that `-` is about; nil for all of them.
  var only: Set<String>?

  /// Returns false for a line that says nothing of them.
  mutating func define(_ line: Substring) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let value = String(parts[1])
    switch parts[0] {
    case "app": app = value
    case "currencies": currencies = value
    case "ignore": ignored = Set(value.split(separator: " ").map(String.init))
    case "only": only = Set(value.split(separator: " ").map(String.init))
    case "kind":
      let kind = value.split(separator: " = ", maxSplits: 1).map(String.init)
      guard kind.count == 2 else { return false }
      kinds[kind[0]] = kind[1]
    default: return false
    }
    return true
  }
}

extension LabelledText {
  /// The catalog with the text, and its marks.
  var catalog: MarkedCatalog { MarkedCatalog(source) }

  private var source: String {
    var texts = "title: \(quoted(title))"
    if let description { texts = (title.isEmpty ? "" : texts + ", ") + "description: \(quoted(description))" }
    texts = "localizations: {\(locale): {\(texts)}}"
    if Self.types.contains(kind) { return complete(texts) }
    let parts = kind.split(separator: " = ", maxSplits: 1).map(String.init)
    let item = parts.count > 1 ? parts[0] : "pack"
    let named = parts[parts.count - 1]
    let fields = (catalogs.kinds[named] ?? named) + ", " + texts
    let isSubscription = fields.hasPrefix("period:")
    guard isSubscription || catalogs.app != nil || catalogs.currencies != nil else { return "\(item): {\(fields)}" }
    var source = "catalog: 1\napp: {\(catalogs.app ?? "bundleID: com.example.game, primaryLocale: en-US")}\n"
    source.replace("LOCALE", with: locale)
    if let currencies = catalogs.currencies { source += "currencies: {\(currencies)}\n" }
    return source
      + (isSubscription
        ? "subscriptionGroups: {club: {products: {\(item): {\(fields)}}}}\n" : "products: {\(item): {\(fields)}}\n")
  }

  private static let types: Set = ["consumable", "non-consumable", "auto-renewable", "non-renewing"]

  /// A product in which nothing but its texts can be at fault.
  private func complete(_ texts: String) -> String {
    let product = """
      referenceName: Reference, price: {tier: 6, \
      AUD: 8.99, BRL: 29.90, EUR: 6.99, GBP: 5.99, IDR: 99000, INR: 499, JPY: 1000, KRW: 8800, \
      MXN: 129, RUB: 599, SAR: 22.99, THB: 199, TRY: 199.99, TWD: 190, VND: 149000}, \
      review: {screenshot: shop.png, notes: Shop}, \(texts)
      """
    let app = """
      catalog: 1
      app: {bundleID: com.example.kestrel, name: Kestrel, primaryLocale: \(locale), restoreNote: Settings, \
      terms: standard, privacyURL: https://example.com/privacy}

      """
    guard kind == "auto-renewable" else { return app + "products: {item: {type: \(kind), \(product)}}\n" }
    let group = "referenceName: Main, localizations: {\(locale): {title: Atlas}}"
    return app
      + "subscriptionGroups: {main: {\(group), products: {item: {period: 1 month, level: 1, \(product)}}}}\n"
  }

  /// The text in double quotes of YAML, with its marks.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "⟦", "⟧", " "..."~": quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return quoted + "\""
  }

  /// The rules that report the product, as errors or warnings.
  private var reported: Set<String> {
    let screenshot = ImageFacts(width: 1290, height: 2796, byteCount: 1000, contentHash: "shop")
    let report = catalog.lint(only: catalogs.only) { _ in .success(screenshot) }
    return Set(report.findings.filter { $0.severity != .info }.map(\.rule)).subtracting(catalogs.ignored)
  }

  /// Compares what the linter says with the label.
  func check() {
    let names = rule.drop { "!?".contains($0) }.split(separator: ",").map(String.init)
    switch rule.first {
    case "-": #expect(reported == [])
    case "!": #expect(names.contains { !catalog.findings(of: $0).isEmpty })
    case "?":
      withKnownIssue("a person sees the fault, no rule does") {
        #expect(names.contains { !catalog.findings(of: $0).isEmpty })
      }
    default: catalog.expectMarks(of: rule)
    }
  }
}
