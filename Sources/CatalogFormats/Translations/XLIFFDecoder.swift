import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Reads translations from XLIFF 2.0 to 2.2, as translators' tools return them: units may be split
/// into segments, and in any order.
enum XLIFFDecoder {
  /// Whether the file is XLIFF, of any version.
  static func mark(in file: ParsedFile) -> Int? { file.xmlRootName == "xliff" ? 0 : nil }

  static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.xml
    guard let root = tree.root, root.name == "xliff" else {
      return CatalogDocument(
        refusing: tree.source, [.texts],
        tree.hasErrors ? tree.diagnostics : [Diagnostic(.error, "the file is not XLIFF", at: SourceRange(at: 0))])
    }
    var reader = XLIFFReader(isWhole: !tree.hasErrors)
    reader.read(root)
    var document = CatalogDocument(reader.translated.catalog, of: tree.source, tree.diagnostics, reader.problems) {
      _, _ in nil
    }
    if !tree.hasErrors { document.origin = reader.origin }
    return document
  }
}

private struct XLIFFReader {
  var translated = TranslatedCatalog()
  var problems: ReadingProblems
  var origin = TranslationOrigin()
  private var locale: StoreLocale?
  private var untranslated = 0
  private var count = 0

  init(isWhole: Bool) { problems = ReadingProblems(isWhole: isWhole) }

  mutating func read(_ root: XMLElement) {
    let version = root.attribute("version") ?? ""
    guard version.hasPrefix("2.") else {
      return problems.error(
        "XLIFF \(quoted: version) is not read; expected 2.0, 2.1 or 2.2", at: root.range(ofAttribute: "version"))
    }
    guard let language = root.attribute("trgLang") else {
      return problems.error("the file has no target language, \"trgLang\"", at: root.nameRange)
    }
    guard let locale = StoreLocale.resolving(language) else {
      return problems.error("the App Store has no locale \(quoted: language)", at: root.range(ofAttribute: "trgLang"))
    }
    self.locale = locale
    origin.locales = [locale]
    origin.sourceLocale = root.attribute("srcLang").flatMap { StoreLocale.resolving($0) }
    visit(root)
    if untranslated > 0 {
      problems.warning(
        "\(untranslated) of \(count) texts have no translation, and are left as they are", at: root.nameRange)
    }
  }

  /// Units may be in any number of files and nested groups.
  private mutating func visit(_ element: XMLElement) {
    for child in element.children {
      switch child.name {
      case "file":
        if origin.app == nil, let app = child.attribute("original") {
          origin.app = (app, child.range(ofAttribute: "original"))
        }
        visit(child)
      case "group": visit(child)
      case "unit": readUnit(child)
      default: continue
      }
    }
  }

  private mutating func readUnit(_ unit: XMLElement) {
    guard let locale, unit.attribute("translate") != "no" else { return }
    count += 1
    let name = unit.attribute("name") ?? unit.attribute("id") ?? ""
    guard let key = TextUnit.Key(name) else {
      return problems.error(
        "the unit \(quoted: name) is not a text of a catalog; expected a name such as "
          + "\"com.example.app.coins.title\"", at: unit.range(ofAttribute: "name"))
    }
    var data: [String: String] = [:]
    for entry in unit.child("originalData")?.children.map(\.self) ?? [] where entry.name == "data" {
      if let id = entry.attribute("id") { data[id] = entry.text }
    }
    var text = ""
    var isTranslated = false
    defer {
      origin.texts.append(
        .init(key: key, source: source(of: unit, data), isTranslated: isTranslated, range: unit.nameRange))
    }
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
      // What separates segments, such as the blank between two sentences.
      case "ignorable": text += (part.child("target") ?? part.child("source")).map { inline($0, data) } ?? ""
      default: continue
      }
    }
    let segments = unit.children.filter { $0.name == "segment" }
    let missing = segments.count { $0.child("target").map(\.range.isEmpty) ?? true }
    guard isTranslated else {
      untranslated += 1
      return
    }
    if missing > 0 {
      return problems.error(
        "\(missing) of the \(segments.count) segments of \(quoted: name) have no translation", at: unit.nameRange)
    }
    let fields = Set(data.values)
    // Not a reason to refuse it: a price, say, is mentioned in some languages alone.
    for lost in fields.sorted() where !text.contains(lost) {
      problems.warning("the translation of \(quoted: name) lacks the placeholder \(quoted: lost)", at: unit.nameRange)
    }
    // The limit of the file's own size restriction profile, which counts code points.
    let length = text.unicodeScalars.count
    if let limit = unit.attribute("sizeRestriction").flatMap({ Int(decimal: $0.utf8) }), length > limit {
      problems.warning(
        "the translation of \(quoted: name) has \(length) characters; the file allows \(limit)", at: unit.nameRange)
    }
    if !translated.add(text, for: key, in: locale) {
      problems.error("the unit \(quoted: name) occurs twice", at: unit.nameRange)
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

  /// The text of `source` or `target` with its inline codes: a placeholder is what it stands for, and
  /// markers that a tool has added are left out.
  private mutating func inline(_ element: XMLElement, _ data: [String: String], isSource: Bool = false) -> String {
    var text = ""
    var offset = element.innerRange.start
    for child in element.children {
      text += XMLText.decoded(element.tree.source.bytes[offset..<child.range.start])
      offset = child.range.end
      switch child.name {
      case "ph", "sc", "ec":
        if let known = child.attribute("dataRef").flatMap({ data[$0] }) ?? child.attribute("disp") {
          text += known
        } else if !isSource {
          problems.error("a placeholder refers to nothing in \"originalData\"", at: child.nameRange)
        }
      case "pc", "mrk": text += inline(child, data, isSource: isSource)
      case "cp":
        let value = child.attribute("hex").flatMap { UInt32($0, radix: 16) }
        if let scalar = value.flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
      default: continue
      }
    }
    if element.innerRange.end > offset {
      text += XMLText.decoded(element.tree.source.bytes[offset..<element.innerRange.end])
    }
    return text
  }
}
