import AppStoreReference
import Basics
import CatalogFormats
import SourceSyntax

/// XLIFF 1.1 and 1.2, which most translators' tools and Xcode write: a `trans-unit` for each text, in a `file` for
/// each of the original files, with a target language of its own.
extension XLIFFReader {
  /// The states of targets that are not translations, but copies and guesses for translators.
  private static let untranslated: Set<String> = ["new", "needs-translation"]

  mutating func readFormer(_ root: XMLElement) {
    let files = root.children.filter { $0.name == "file" }
    for file in files {
      let units = Self.units(of: file)
      guard !units.isEmpty else { continue }
      // Xcode exports the texts of the whole project.
      guard files.count == 1 || units.contains(where: { Self.key(of: $0) != nil }) else {
        let name = file.attribute("original") ?? ""
        problems.warning(
          "the file \(quoted: name) has no texts of a catalog, and is not read", at: file.range(ofAttribute: "original")
        )
        continue
      }
      guard readLanguages(of: file, source: "source-language", target: "target-language") else { continue }
      readApp(of: file)
      for unit in units { readFormerUnit(unit) }
    }
  }

  /// The units in a file and its nested groups.
  private static func units(of element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "body", "group": units(of: child)
      case "trans-unit": child.attribute("translate") == "no" ? [] : [child]
      default: []
      }
    }
  }

  /// The key of a text, which tools keep as the name of the original resource, or as the ID of the unit.
  private static func key(of unit: XMLElement) -> TextUnit.Key? {
    unit.attribute("resname").flatMap { TextUnit.Key($0) } ?? unit.attribute("id").flatMap { TextUnit.Key($0) }
  }

  private mutating func readFormerUnit(_ unit: XMLElement) {
    let name = unit.attribute("resname") ?? unit.attribute("id") ?? ""
    guard let key = Self.key(of: unit) else {
      return problems.error(
        "the unit \(quoted: name) is not a text of a catalog; expected an ID such as "
          + "\"com.example.app.coins.title\"", at: unit.range(ofAttribute: "id"))
    }
    refuseRepeated(in: unit, of: name)
    var codes: [String: String] = [:]
    let source = unit.child("source").map { formerInline($0, &codes, isSource: true) }
    let target = unit.child("target")
    let state = target?.attribute("state") ?? ""
    let text = target.map { formerInline($0, &codes) } ?? ""
    let isTranslated = !text.isEmpty && !Self.untranslated.contains(state)
    if isTranslated, state.hasPrefix("needs-"), let target {
      problems.once(
        .warning, "a translation with the state \(quoted: state) is read, but its translator is not done with it",
        at: target.range(ofAttribute: "state"))
    }
    add(
      Unit(
        key: key, name: key.text, element: unit, source: source,
        fields: Set(codes.values), limit: unit.attribute("size-unit") == "char" ? unit.attribute("maxwidth") : nil),
      isTranslated ? text : nil)
  }

  /// The text of `source` or `target`: a code with contents is replaced by what it stands for, an empty one by the
  /// code of the same ID in the source, and marks of formatting and of the tool are left out.
  ///
  /// - Parameter codes: The meanings of the codes of the source, by their IDs; the source adds its own.
  private mutating func formerInline(
    _ element: XMLElement, _ codes: inout [String: String], isSource: Bool = false
  ) -> String {
    inline(element) { reader, child in
      switch child.name {
      case "g", "mrk", "sub": return reader.formerInline(child, &codes, isSource: isSource)
      case "ph", "it", "bpt", "ept", "x", "bx", "ex":
        let id = child.attribute("id") ?? ""
        var text = reader.formerInline(child, &codes, isSource: isSource)
        if text.isEmpty {
          text = reader.expanded(codes[id] ?? child.attribute("equiv-text") ?? "", at: child.nameRange)
        }
        if isSource {
          codes[id] = text.isEmpty ? nil : text
        } else if text.isEmpty {
          reader.problems.error(
            "a placeholder stands for nothing: the source has none with its \"id\"", at: child.nameRange)
        }
        return text
      default: return nil
      }
    }
  }
}
