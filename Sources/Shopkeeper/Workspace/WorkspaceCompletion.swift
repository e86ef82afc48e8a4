import AppStoreReference
import CatalogFormats
import CatalogModel
public import SourceSyntax

/// A word that can be written at a place in a catalog.
public struct WorkspaceCompletion: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case key
    case value
    /// A name that the catalog defines, or a rule.
    case name
  }

  public var label: String
  public var kind: Kind
  public var detail: String
  /// The text to insert in place of ``range``.
  public var text: String
  /// The word that is replaced.
  public var range: SourceRange
}

extension CatalogWorkspace {
  /// The keys or values that the schema of the catalog allows at an offset, in its order.
  public func completions(at offset: Int) -> [WorkspaceCompletion] {
    guard tree?.notation ?? .yaml == .yaml else { return [] }
    let word = CompletedWord(at: offset, in: source)
    guard let found = word.place else { return [] }
    let (container, value) = found.schema
    if found.isKey {
      guard let container else { return [] }
      let present = Set(found.container.entries.map(\.key.text))
      return keys(of: container, at: found).filter { !present.contains($0.label) }.map { word.completion($0, .key) }
    }
    return values(of: value ?? container, at: found).map { word.completion($0, $0.isName ? .name : .value) }
  }

  fileprivate struct Candidate {
    var label: String
    var detail = ""
    var isName = false
  }

  private func keys(of schema: ValueSchema, at place: WorkspacePlace) -> [Candidate] {
    func fields(_ fields: [FieldSchema]) -> [Candidate] { fields.map { Candidate(label: $0.name, detail: $0.summary) } }
    switch schema {
    case .object(let object): return fields(object.fields)
    case .list(of: let element): return keys(of: element, at: place)
    case .map(let map) where map.key == .locale: return fields(map.fields) + locales
    case .map(let map):
      let currencies = file.document.catalog.currencies.map { currency in
        Candidate(label: currency.key, detail: currency.names.first?.names.first ?? "", isName: true)
      }
      let names = map.key.names().map { Candidate(label: $0, detail: Territory($0)?.name ?? "") }
      let own = place.keys.dropLast().last == "grants" ? currencies : []
      return fields(map.fields) + own + names.filter { name in !map.fields.contains { $0.name == name.label } }
    default: return []
    }
  }

  private func values(of schema: ValueSchema?, at place: WorkspacePlace) -> [Candidate] {
    let key = place.keys.last { Int($0) == nil } ?? ""
    let object: ObjectSchema? = if case .object(let object)? = place.schema.container { object } else { nil }
    switch schema {
    case .flag: return ["true", "false"].map { Candidate(label: $0) }
    case .oneOf(let words, _): return words.map { Candidate(label: $0, detail: Territory($0)?.name ?? "") }
    case .name(let names): return names.names().map { Candidate(label: $0) }
    case .list(of: let element) where !place.isKey && element.isScalar: return values(of: element, at: place)
    case .form(.tier):
      let territory = file.document.catalog.baseTerritory
      return PriceTier.all.map { tier in
        Candidate(label: tier.shortName, detail: territory.flatMap(tier.price)?.description ?? tier.name)
      }
    case .form where place.keys.dropLast().last == "price":
      let currency = CurrencyCode(key) ?? Territory(key)?.currency
      return currency.flatMap(PricePoints.init(in:)).map { $0.map { Candidate(label: $0.decimal) } } ?? []
    case .text, .filledText: return object.map { references(of: key, in: $0) } ?? listed(key)
    default: return []
    }
  }

  /// The names that a field refers to.
  private func references(of key: String, in object: ObjectSchema) -> [Candidate] {
    if key == "rule", object === CatalogSchema.suppression {
      return rules.map { Candidate(label: $0.id, detail: $0.summary(in: limits), isName: true) }
    }
    if key == "template" { return file.document.catalog.templates.map { Candidate(label: $0.key, isName: true) } }
    return object === CatalogSchema.app ? listed(key) : []
  }

  private func listed(_ key: String) -> [Candidate] { ["locales", "primaryLocale"].contains(key) ? locales : [] }

  /// The locales of the app first.
  private var locales: [Candidate] {
    let app = file.document.catalog.app
    let own = ([app.primaryLocale].compactMap(\.self) + app.locales).compactMap { StoreLocale.resolving($0) }
    var seen: Set<StoreLocale> = []
    return (own + StoreLocale.all).filter { seen.insert($0).inserted }.map {
      Candidate(label: $0.code, detail: $0.englishName)
    }
  }
}

/// The word that is being written at an offset.
private struct CompletedWord {
  private let source: SourceFile
  private let range: SourceRange
  /// The text of its line before it.
  private let before: ArraySlice<UInt8>
  private let hasColon: Bool

  init(at offset: Int, in source: SourceFile) {
    self.source = source
    let bytes = source.bytes
    func isInWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte > 0x20 && !"{}[],:#\"'&*!|>%@`".utf8.contains(byte)
    }
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, isInWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isInWord(bytes[end]) { end += 1 }
    var line = start
    while line > 0, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
    range = SourceRange(start: start, end: end)
    before = bytes[line..<start]
    hasColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
  }

  /// The place of the word: read from the file with a word of ours in its place, as a key if that can be
  /// one there.
  var place: WorkspacePlace? {
    let blanks = before.reversed().drop { $0 == 0x20 || $0 == 0x09 }
    let isAfterColon = blanks.first == UInt8(ascii: ":") && before.last != UInt8(ascii: ":")
    guard !before.contains(UInt8(ascii: "#")) else { return nil }
    if !isAfterColon, let place = place(writing: hasColon ? Self.mark : "\(Self.mark): "), place.isKey,
      place.schema.container?.hasKeys == true
    {
      return place
    }
    return hasColon ? nil : place(writing: Self.mark)
  }

  /// A word that no catalog has.
  private static let mark = "shopkeeper_completes_this_word"

  private func place(writing text: String) -> WorkspacePlace? {
    let tree = SyntaxTree.parseYAML(source.replacing([TextReplacement(range, text)]))
    // The word is a little later than the place, as no word before it has its text.
    guard let index = (0..<tree.nodeCount).last(where: { tree.node(at: $0)?.equals(Self.mark) ?? false }) else {
      return nil
    }
    return WorkspacePlace(ofNode: index, in: tree)
  }

  func completion(_ candidate: CatalogWorkspace.Candidate, _ kind: WorkspaceCompletion.Kind) -> WorkspaceCompletion {
    WorkspaceCompletion(
      label: candidate.label, kind: kind, detail: candidate.detail,
      text: candidate.label + (kind == .key && !hasColon ? ": " : ""), range: range)
  }
}

extension ValueSchema {
  fileprivate var hasKeys: Bool {
    switch self {
    case .object, .map: true
    case .list(of: let element): element.hasKeys
    default: false
    }
  }

  fileprivate var isScalar: Bool {
    switch self {
    case .object, .map, .list, .variant, .either: false
    default: true
    }
  }
}
