/// Creates a syntax tree from a property list in XML.
struct XMLPropertyListReader {
  private let tree: XMLTree
  private var draft: SyntaxTreeDraft
  private var hasData = false

  init(_ tree: XMLTree) {
    self.tree = tree
    draft = SyntaxTreeDraft(tree.source, notation: .xml)
  }

  mutating func read() -> SyntaxTree {
    if let root = tree.root {
      if root.name == "plist" {
        readRoot(root)
      } else {
        draft.error(
          "the outermost element of a property list must be \"plist\", not " + "\"\(root.name)\"", at: root.nameRange)
      }
    }
    return draft.finish(after: tree.diagnostics)
  }

  private mutating func readRoot(_ root: XMLElement) {
    var hasValue = false
    for element in root.children {
      guard !hasValue else {
        draft.error("a property list has only one value; this is another", at: element.nameRange)
        return
      }
      hasValue = true
      read(element)
    }
    // For a truncated file, this is unknown.
    if !hasValue, !tree.hasErrors { draft.error("the property list is empty", at: root.nameRange) }
  }

  private mutating func read(_ element: XMLElement) {
    switch element.name {
    case "dict": readMapping(element)
    case "array": readSequence(element)
    case "string": readText(element, isTrimmed: false)
    case "integer", "real": readText(element, isTrimmed: true)
    case "date": readDate(element)
    case "true", "false": draft.scalar(element.name, at: element.range)
    case "data":
      if !hasData {
        draft.warning("data is not read", at: element.nameRange)
        hasData = true
      }
      draft.absent(at: element.range)
    case "key":
      draft.error("a \"key\" is outside of a \"dict\"", at: element.nameRange)
      draft.absent(at: element.range)
    default:
      draft.error("a property list has no element \"\(element.name)\"", at: element.nameRange)
      draft.absent(at: element.range)
    }
  }

  private mutating func readText(_ element: XMLElement, isTrimmed: Bool) {
    if !element.isLeaf {
      draft.error("\"\(element.name)\" holds text, not elements", at: element.nameRange)
    }
    draft.scalar(element, isTrimmed: isTrimmed)
  }

  private mutating func readDate(_ element: XMLElement) {
    let text = element.trimmedText
    guard text.hasSuffix("T00:00:00Z") else { return readText(element, isTrimmed: true) }
    draft.scalar(String(text.dropLast(10)), at: element.contentRange)
  }

  private mutating func readMapping(_ element: XMLElement) {
    guard open(element, isMapping: true) else { return }
    var isBroken = tree.hasErrors
    for child in element.children {
      let isKey = child.name == "key"
      if draft.expectsKey {
        guard isKey else {
          draft.error(
            "expected a \"key\", not \"\(child.name)\"; in a \"dict\", keys " + "and values alternate",
            at: child.nameRange)
          isBroken = true
          break
        }
        readText(child, isTrimmed: false)
      } else if isKey {
        draft.error("the key before this one has no value", at: child.nameRange)
        isBroken = true
        break
      } else {
        read(child)
      }
    }
    if !draft.expectsKey, !isBroken { draft.error("the last key has no value", at: element.nameRange) }
    draft.close(end: element.range.end)
  }

  private mutating func readSequence(_ element: XMLElement) {
    guard open(element, isMapping: false) else { return }
    for child in element.children { read(child) }
    draft.close(end: element.range.end)
  }

  /// Opens a container; false when it would be nested too deeply.
  private mutating func open(_ element: XMLElement, isMapping: Bool) -> Bool {
    guard draft.depth < SyntaxTree.deepestNesting else {
      draft.error("nested deeper than \(SyntaxTree.deepestNesting) levels; the rest is not read", at: element.nameRange)
      draft.absent(at: element.range)
      return false
    }
    if element.hasStrayText { draft.error("\"\(element.name)\" holds elements, not text", at: element.nameRange) }
    if isMapping { draft.openMapping(element.range) } else { draft.openSequence(element.range) }
    return true
  }
}
