import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads translations from XLIFF 1.1 to 2.2, as translators' tools return them: units may be split
/// into segments, and in any order.
enum XLIFFDecoder {
  /// Whether the file is XLIFF of version 2 or later.
  static func mark(in file: ParsedFile) -> Int? {
    file.xmlRootName == "xliff" && markOfFormer(in: file) == nil ? 0 : nil
  }

  /// Whether the file is XLIFF 1.
  static func markOfFormer(in file: ParsedFile) -> Int? {
    guard file.xmlRootName == "xliff" else { return nil }
    return file.xml.root?.attribute("version")?.hasPrefix("1.") == true ? 0 : nil
  }

  static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.xml
    guard let root = tree.root, root.name == "xliff" else {
      return CatalogDocument(
        refusing: tree.source, [.texts],
        tree.hasErrors ? tree.diagnostics : [Diagnostic(.error, "the file is not XLIFF", at: SourceRange(at: 0))])
    }
    var reader = XLIFFReader(isWhole: !tree.hasErrors, map: file.columns, size: tree.source.bytes.count)
    reader.read(root)
    reader.compareName(of: tree.source, at: root.nameRange)
    var document = CatalogDocument(reader.translated.catalog, of: tree.source, tree.diagnostics, reader.problems) {
      _, _ in nil
    }
    if !tree.hasErrors { document.changesSinceExport = reader.origin.changes }
    return document
  }
}

/// Reads the units of a file.
struct XLIFFReader {
  private(set) var translated = TranslatedCatalog()
  var problems: ReadingProblems
  var origin = TranslationOrigin()
  var locale: StoreLocale?
  private var untranslated = 0
  private var count = 0

  private let map: ColumnMap
  /// The bytes that placeholders may still stand for.
  private var rest: Int

  /// Our own limits: the bytes that all placeholders of a file stand for, in its size, and the fields of a text.
  private static let (mostExpansion, mostFields) = (16, 100)

  init(isWhole: Bool, map: ColumnMap, size: Int) {
    problems = ReadingProblems(isWhole: isWhole)
    self.map = map
    rest = size * Self.mostExpansion
  }

  /// The text that a placeholder stands for; empty, with an error, when those of the file stand for too much text.
  mutating func expanded(_ text: String, at place: SourceRange) -> String {
    guard text.utf8.count <= rest else {
      rest = 0
      problems.once(
        .error, "the placeholders stand for more than \(Self.mostExpansion) times the text of the file", at: place)
      return ""
    }
    rest -= text.utf8.count
    return text
  }

  mutating func read(_ root: XMLElement) {
    let version = root.attribute("version") ?? ""
    switch version {
    case "1.1", "1.2": readFormer(root)
    case _ where version.hasPrefix("2."):
      if readLanguages(of: root, source: "srcLang", target: "trgLang") { visit(root) }
    default:
      problems.error(
        "XLIFF \(quoted: version) is not read; expected 1.1, 1.2, 2.0, 2.1 or 2.2",
        at: root.range(ofAttribute: "version"))
    }
    if untranslated > 0 {
      problems.warning(
        "\(untranslated) of \(count) texts have no translation, and are left as they are", at: root.nameRange)
    }
  }

  /// Whether the languages of an element are known; unknown ones are reported.
  mutating func readLanguages(of element: XMLElement, source: String, target: String) -> Bool {
    guard let language = element.attribute(target) else {
      problems.error("the file has no target language, \(quoted: target)", at: element.nameRange)
      return false
    }
    let (known, doubt) = map.translated(language)
    guard let locale = known else {
      problems.error(doubt, at: element.range(ofAttribute: target))
      return false
    }
    self.locale = locale
    if !origin.locales.contains(locale) { origin.locales.append(locale) }
    origin.sourceLocale = element.attribute(source).flatMap { StoreLocale.resolving($0) }
    return true
  }

  /// Compares the only target language with the locale that the file is named after: `ja.xliff`.
  mutating func compareName(of file: SourceFile, at place: SourceRange) {
    let name = Path.name(of: file.name).split(separator: ".").first.map(String.init) ?? ""
    guard origin.locales.count == 1, StoreLocale.resolving(name) != nil, let named = map.translated(name).locale,
      named != origin.locales[0]
    else { return }
    let target = origin.locales[0]
    if named.language == target.language, !name.contains(where: { "-_".contains($0) }) {
      problems.warning("the file is named after \(quoted: name), and its texts are taken for \(target)", at: place)
    } else {
      problems.error(
        "the file is named after \(quoted: name), and its target language is \(quoted: target.code); correct one of "
          + "them", at: place)
    }
  }

  mutating func readApp(of file: XMLElement) {
    guard origin.app == nil, let app = file.attribute("original") else { return }
    origin.app = (app, file.range(ofAttribute: "original"))
  }

  /// Units may be in any number of files and nested groups.
  private mutating func visit(_ element: XMLElement) {
    for child in element.children {
      switch child.name {
      case "file":
        readApp(of: child)
        visit(child)
      case "group": visit(child)
      case "unit": readUnit(child)
      default: continue
      }
    }
  }

  private mutating func readUnit(_ unit: XMLElement) {
    guard unit.attribute("translate") != "no" else { return }
    let name = unit.attribute("name") ?? unit.attribute("id") ?? ""
    guard let key = TextUnit.Key(name) else {
      return problems.error(
        "the unit \(quoted: name) is not a text of a catalog; expected a name such as "
          + "\"com.example.app.coins.title\"", at: unit.range(ofAttribute: "name"))
    }
    for part in [unit] + unit.children { refuseRepeated(in: part, of: name) }
    var data: [String: String] = [:]
    for entry in unit.child("originalData")?.children.map(\.self) ?? [] where entry.name == "data" {
      if let id = entry.attribute("id") { data[id] = entry.text }
    }
    var text = ""
    var isTranslated = false
    for part in unit.children {
      switch part.name {
      case "segment":
        guard let target = part.child("target") else { continue }
        let written = inline(target, data)
        // A tool may copy the source into a segment that nobody has translated.
        if part.attribute("state") == "initial",
          part.child("source").map({ inline($0, data, isSource: true) }) == written
        {
          continue
        }
        text += written
        isTranslated = isTranslated || !written.isEmpty
      // The text between segments, such as the blank between two sentences.
      case "ignorable": text += (part.child("target") ?? part.child("source")).map { inline($0, data) } ?? ""
      default: continue
      }
    }
    let segments = unit.children.filter { $0.name == "segment" }
    let missing = segments.count { $0.child("target").map(\.range.isEmpty) ?? true }
    if isTranslated, missing > 0 {
      problems.error(
        "\(missing) of the \(segments.count) segments of \(quoted: name) have no translation", at: unit.nameRange)
    }
    add(
      Unit(
        key: key, name: name, element: unit, source: source(of: unit, data), fields: Set(data.values),
        limit: unit.attribute("sizeRestriction")), isTranslated ? text : nil, isWhole: missing == 0)
  }

  /// A text of the file.
  struct Unit {
    var key: TextUnit.Key
    var name: String
    var element: XMLElement
    /// The source text; nil when the file doesn't have it.
    var source: String?
    /// The fields that its placeholders stand for.
    var fields: Set<String>
    /// The most characters that the file allows, as written.
    var limit: String?
  }

  /// Adds a translation, after checks.
  ///
  /// - Parameters:
  ///   - text: The translation; nil for a text without one.
  ///   - isWhole: Whether no part of the translation is missing.
  mutating func add(_ unit: Unit, _ text: String?, isWhole: Bool = true) {
    guard let locale else { return }
    let (name, place) = (unit.name, unit.element.nameRange)
    count += 1
    // Blanks are no translation.
    let text = text.flatMap { $0.trimmedBlanks.isEmpty ? nil : $0 }
    var origin = TranslationOrigin.Text(
      key: unit.key, source: unit.source, isTranslated: text != nil, range: place)
    let fields = unit.fields.union(Self.fields(of: unit.source ?? ""))
    if fields.count > Self.mostFields {
      problems.warning(
        "the unit \(quoted: name) has \(fields.count) fields; only the first \(Self.mostFields) are checked", at: place)
    }
    let lost = text.map { text in fields.sorted().prefix(Self.mostFields).filter { !text.contains($0) } } ?? []
    if let text, isWhole, !lost.isEmpty { origin.lost = (name, text, lost) }
    self.origin.texts.append(origin)
    guard let text else {
      untranslated += 1
      return
    }
    guard isWhole else { return }
    // The limit of the file's own size restriction profile, which counts code points.
    let length = text.unicodeScalars.count
    if let limit = unit.limit.flatMap({ Int(decimal: $0.utf8) }), length > limit {
      problems.warning(
        "the translation of \(quoted: name) has \(length) characters; the file allows \(limit)", at: place)
    }
    if !translated.add(text, for: unit.key, in: locale) {
      problems.error("the unit \(quoted: name) occurs twice", at: place)
    }
  }

  /// The fields of a template that are written into its text: `{quantity}`.
  private static func fields(of text: String) -> [String] {
    let parts: [Substring] = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "}"), end > part.startIndex, part[..<end].allSatisfy(\.isLetter) else {
        return nil
      }
      return "{\(part[..<end])}"
    }
  }

  /// Reports a second source or target, which would be lost.
  mutating func refuseRepeated(in part: XMLElement, of name: String) {
    for other in part.repeatedChildren(among: ["source", "target"]) {
      problems.error("\(quoted: name) has more than one \"\(other.name)\"", at: other.nameRange)
    }
  }

  /// The text that a unit is translated from; nil when one of its segments lacks it.
  private mutating func source(of unit: XMLElement, _ data: [String: String]) -> String? {
    var text = ""
    for part in unit.children where part.name == "segment" || part.name == "ignorable" {
      guard let source = part.child("source") else { return nil }
      text += inline(source, data, isSource: true)
    }
    return text
  }

  /// The text of `source` or `target` with its inline codes: a placeholder is replaced by the field
  /// that it stands for, and markers that a tool has added are left out.
  private mutating func inline(_ element: XMLElement, _ data: [String: String], isSource: Bool = false) -> String {
    inline(element) { reader, child in
      switch child.name {
      case "ph", "sc", "ec":
        if let known = child.attribute("dataRef").flatMap({ data[$0] }) ?? child.attribute("disp") {
          return reader.expanded(known, at: child.nameRange)
        }
        if !isSource {
          reader.problems.error("a placeholder refers to nothing in \"originalData\"", at: child.nameRange)
        }
        return ""
      case "pc", "mrk": return reader.inline(child, data, isSource: isSource)
      case "cp":
        let value = child.attribute("hex").flatMap { UInt32($0, radix: 16) }
        return value.flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      default: return nil
      }
    }
  }

  /// The text of an element, including the elements in it.
  ///
  /// - Parameter text: The text of an inner element; nil for one that no text may have.
  mutating func inline(_ element: XMLElement, _ text: (inout XLIFFReader, XMLElement) -> String?) -> String {
    var whole = ""
    var offset = element.innerRange.start
    for child in element.children {
      whole += XMLText.decoded(element.tree.source.bytes[offset..<child.range.start])
      offset = child.range.end
      let inner = text(&self, child)
      whole += inner ?? ""
      if inner == nil, !child.innerRange.isEmpty {
        problems.error("a text has no element \(quoted: child.name); what is in it would be lost", at: child.nameRange)
      }
    }
    if element.innerRange.end > offset {
      whole += XMLText.decoded(element.tree.source.bytes[offset..<element.innerRange.end])
    }
    return whole
  }
}
