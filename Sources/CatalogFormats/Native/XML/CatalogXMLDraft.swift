import Basics
import SourceSyntax

/// Converts a catalog in XML to the tree of a catalog file.
///
/// The tree keeps the positions of the XML, so that the reader of the catalog file can check and
/// read it.
struct CatalogXMLDraft {
  private var draft: SyntaxTreeDraft

  init(_ source: SourceFile) { draft = SyntaxTreeDraft(source, notation: .xml) }

  mutating func read(_ root: XMLElement) {
    guard root.name == CatalogXMLNames.root else {
      draft.error("the outermost element is \"\(CatalogXMLNames.root)\", not \(quoted: root.name)", at: root.nameRange)
      return
    }
    read(root, as: .object(CatalogSchema.root), key: nil)
  }

  consuming func finish(after diagnostics: [Diagnostic]) -> SyntaxTree { draft.finish(after: diagnostics) }

  // MARK: Values

  /// Reads an element as a value.
  /// - Parameter key: The attribute that was already read, as the key of the value.
  private mutating func read(_ element: XMLElement, as schema: ValueSchema, key: String?) {
    switch schema {
    case .object(let object): readObject(element, as: object, key: key)
    case .map(CatalogSchema.price): readPrice(element)
    case .map(let map): readMap(element, of: map.value, key: key)
    case .list(let inner): readList(element, of: inner, key: key)
    case .text, .filledText, .oneOrMore, .either, .variant: readText(element, isTrimmed: false, key: key)
    case .integer, .flag, .oneOf, .name, .form: readText(element, isTrimmed: true, key: key)
    }
  }

  private mutating func readText(_ element: XMLElement, isTrimmed: Bool, key: String?) {
    refuseAttributes(of: element, but: key)
    for child in element.children {
      draft.error("\(quoted: element.name) holds text, not elements", at: child.nameRange)
      break
    }
    draft.scalar(element, isTrimmed: isTrimmed)
  }

  private mutating func readObject(_ element: XMLElement, as object: ObjectSchema, key: String?) {
    refuseText(in: element)
    draft.openMapping(element.range)
    for attribute in element.ownAttributes where attribute.name != key {
      let name = CatalogXMLNames.field(ofAttribute: attribute.name, in: object)
      if let field = object.field(name), !CatalogXMLNames.isAttribute(field) {
        draft.error("\"\(name)\" is an element in \(quoted: element.name), not an attribute", at: attribute.nameRange)
        continue
      }
      draft.scalar(name, at: attribute.nameRange)
      draft.scalar(attribute.value, at: attribute.valueRange)
    }
    for child in element.children {
      let name = child.name
      let field = object.field(name)
      if let field, CatalogXMLNames.isAttribute(field) {
        draft.error(
          "\(quoted: CatalogXMLNames.attribute(of: name, in: object)) is an attribute of "
            + "\(quoted: element.name), not an element", at: child.nameRange)
        continue
      }
      draft.scalar(name, at: child.nameRange)
      if let field {
        read(child, as: field.value, key: nil)
      } else {
        // The check of the tree reports the unknown key, with a suggestion.
        draft.absent(at: child.innerRange)
      }
    }
    draft.close(end: element.range.end)
  }

  private mutating func readList(_ element: XMLElement, of inner: ValueSchema, key: String?) {
    refuseAttributes(of: element, but: key)
    refuseText(in: element)
    let entry = CatalogXMLNames.entry(in: element.name)
    draft.openSequence(element.range)
    for child in element.children where isEntry(child, entry, of: element) { read(child, as: inner, key: nil) }
    draft.close(end: element.range.end)
  }

  private mutating func readMap(_ element: XMLElement, of inner: ValueSchema, key: String?) {
    refuseAttributes(of: element, but: key)
    refuseText(in: element)
    let entry = CatalogXMLNames.entry(in: element.name)
    draft.openMapping(element.range)
    if case .oneOrMore = inner {
      readTexts(of: element, entry)
    } else {
      for child in element.children where isEntry(child, entry, of: element) {
        guard let key = self.key(of: child, entry) else { continue }
        draft.scalar(key.value, at: key.valueRange)
        read(child, as: inner, key: key.name)
      }
    }
    draft.close(end: element.range.end)
  }

  /// Reads elements that may share a key, which then has the texts of all of them.
  private mutating func readTexts(of element: XMLElement, _ entry: CatalogXMLNames.Entry) {
    var keys: [XMLAttribute] = []
    var texts: [String: [XMLElement]] = [:]
    for child in element.children where isEntry(child, entry, of: element) {
      guard let key = key(of: child, entry) else { continue }
      refuseAttributes(of: child, but: key.name)
      if texts[key.value] == nil { keys.append(key) }
      texts[key.value, default: []].append(child)
    }
    for key in keys {
      let elements = texts[key.value] ?? []
      draft.scalar(key.value, at: key.valueRange)
      if elements.count > 1 { draft.openSequence(elements[0].range) }
      for element in elements { readText(element, isTrimmed: false, key: key.name) }
      if elements.count > 1 { draft.close(end: elements[elements.count - 1].range.end) }
    }
  }

  private mutating func readPrice(_ element: XMLElement) {
    refuseText(in: element)
    draft.openMapping(element.range)
    for attribute in element.ownAttributes {
      draft.scalar(attribute.name, at: attribute.nameRange)
      draft.scalar(attribute.value, at: attribute.valueRange)
    }
    let entry = CatalogXMLNames.Entry(element: CatalogXMLNames.amount, key: nil)
    for child in element.children where isEntry(child, entry, of: element) {
      let keys = child.ownAttributes.filter { CatalogXMLNames.amountKeys.contains($0.name) }
      guard keys.count == 1, let key = keys.first else {
        draft.error("\"\(CatalogXMLNames.amount)\" needs either \"currency\" or \"territory\"", at: child.nameRange)
        continue
      }
      draft.scalar(key.value, at: key.valueRange)
      if !Self.isKind(key) { draft.error("\(quoted: key.value) is not a \(key.name)", at: key.valueRange) }
      readText(child, isTrimmed: true, key: key.name)
    }
    draft.close(end: element.range.end)
  }

  /// Whether the key of an amount matches its attribute; a key that is neither is reported
  /// elsewhere.
  private static func isKind(_ key: XMLAttribute) -> Bool {
    switch PriceKey(key.value) {
    case .currency: key.name == CatalogXMLNames.amountKeys[0]
    case .territory: key.name == CatalogXMLNames.amountKeys[1]
    case nil: key.value != CatalogXMLNames.tier
    }
  }

  // MARK: Unexpected parts

  private mutating func key(of element: XMLElement, _ entry: CatalogXMLNames.Entry) -> XMLAttribute? {
    guard let name = entry.key else { return nil }
    if let key = element.ownAttributes.first(where: { $0.name == name }) { return key }
    draft.error("\"\(entry.element)\" needs the attribute \"\(name)\"", at: element.nameRange)
    return nil
  }

  private mutating func isEntry(_ child: XMLElement, _ entry: CatalogXMLNames.Entry, of element: XMLElement) -> Bool {
    if child.name == entry.element { return true }
    draft.error(
      "\(quoted: element.name) holds elements \"\(entry.element)\", not \(quoted: child.name)", at: child.nameRange)
    return false
  }

  private mutating func refuseAttributes(of element: XMLElement, but key: String?) {
    for attribute in element.ownAttributes where attribute.name != key {
      draft.error("\(quoted: element.name) has no attribute \(quoted: attribute.name)", at: attribute.nameRange)
    }
  }

  private mutating func refuseText(in element: XMLElement) {
    let isStray = element.hasStrayText || element.isLeaf && !element.trimmedText.isEmpty
    guard isStray else { return }
    draft.error("\(quoted: element.name) holds elements, not text", at: element.nameRange)
  }
}
