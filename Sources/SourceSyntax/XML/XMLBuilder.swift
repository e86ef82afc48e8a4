internal import Basics
internal import CLibXML2

/// Collects the elements that libxml2 reports.
struct XMLBuilder {
  private struct Open {
    var index: Int
    var hasChildren = false
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var problems: DiagnosticList
  private var records: [XMLRecord] = []
  private var attributes: [(name: String, value: String)] = []
  private var open: [Open] = []
  /// The text of the innermost element since its last child.
  private var characters: [UInt8] = []
  /// The offset after the byte order mark.
  private var origin = 0
  private var hasFailed = false
  private var context: xmlParserCtxtPtr?

  init(_ bytes: UnsafeBufferPointer<UInt8>, problems: DiagnosticList) {
    self.bytes = bytes
    self.problems = problems
  }

  mutating func read(from origin: Int) {
    self.origin = origin
    let rest = UnsafeBufferPointer(rebasing: bytes[origin...])
    let isEmpty = rest.allSatisfy { $0 <= 0x20 }
    guard !isEmpty, let start = rest.baseAddress else {
      problems.error("the file is empty; expected XML", at: SourceRange(at: origin))
      return
    }
    context = start.withMemoryRebound(to: CChar.self, capacity: rest.count) {
      xmlCreateMemoryParserCtxt($0, Int32(rest.count))
    }
    guard let context else {
      problems.error("libxml2 is out of memory", at: SourceRange(at: 0))
      return
    }
    defer { xmlFreeParserCtxt(context) }
    context.pointee.sax.pointee = Self.handler
    xmlCtxtUseOptions(context, XMLTree.parserOptions)
    withUnsafeMutablePointer(to: &self) { builder in
      context.pointee.userData = UnsafeMutableRawPointer(builder)
      _ = xmlParseDocument(context)
    }
  }

  mutating func tree(of source: SourceFile) -> XMLTree {
    // Elements that are open when the file is truncated end there.
    while let last = open.popLast() { close(last, contentEnd: bytes.count, end: bytes.count) }
    return XMLTree(source: source, diagnostics: problems.sorted(), records: records, attributes: attributes)
  }

  // MARK: Events

  /// No entities are expanded except the five of XML, and no DTD is read.
  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    // Version 2 of the interface, which supports namespaces.
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.internalSubset = { user, _, publicID, systemID in XMLBuilder.tell(user) { $0.doctype(publicID, systemID) } }
    handler.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      XMLBuilder.tell(user) { $0.start(name, Int(count), attributes) }
    }
    handler.endElementNs = { user, _, _, _ in XMLBuilder.tell(user) { $0.end() } }
    let text: charactersSAXFunc = { user, text, size in XMLBuilder.tell(user) { $0.text(text, Int(size)) } }
    handler.characters = text
    handler.ignorableWhitespace = text
    handler.cdataBlock = text
    handler.entityDecl = { user, name, _, _, _, _ in XMLBuilder.tell(user) { $0.entity(name, isDeclaration: true) } }
    handler.reference = { user, name in XMLBuilder.tell(user) { $0.entity(name, isDeclaration: false) } }
    handler.serror = { user, error in
      // Lower levels concern namespaces and validation by libxml2.
      guard let error, error.pointee.level.rawValue >= XML_ERR_FATAL.rawValue else { return }
      XMLBuilder.tell(user) { $0.failed(error.pointee.message) }
    }
    return handler
  }

  /// libxml2 is stopped after the first failure: it would report every hyphen in a bad comment.
  private static func tell(_ user: UnsafeMutableRawPointer?, _ event: (inout XMLBuilder) -> Void) {
    guard let builder = user?.assumingMemoryBound(to: XMLBuilder.self) else { return }
    event(&builder.pointee)
    if builder.pointee.hasFailed { xmlStopParser(builder.pointee.context) }
  }

  /// The current offset of the parser in the file.
  private var position: Int { origin + xmlByteConsumed(context) }

  /// A DTD is never loaded; Apple's DTD for property lists, which every one of them names, is
  /// recognized.
  private mutating func doctype(_ publicID: UnsafePointer<xmlChar>?, _ systemID: UnsafePointer<xmlChar>?) {
    // Declarations in the file would be applied to every element: the defaults of attributes are
    // copied to each, whether or not they are used.
    if context?.pointee.input?.pointee.cur?.pointee == UInt8(ascii: "[") {
      return fail("the DOCTYPE has declarations; DTDs are not read, remove the part in square brackets")
    }
    guard let name = (systemID ?? publicID).map({ String(cString: $0) }), !Self.appleDTDs.contains(name) else { return }
    fail("the file names the DTD \(quoted: name); DTDs are not loaded, remove the DOCTYPE")
  }

  private static let appleDTDs: Set<String> = [
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd", "https://www.apple.com/DTDs/PropertyList-1.0.dtd",
    "file://localhost/System/Library/DTDs/PropertyList.dtd",
  ]

  private mutating func start(
    _ name: UnsafePointer<xmlChar>?, _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let name, !hasFailed else { return }
    guard records.count < SyntaxTree.mostNodes else {
      fail("more than \(SyntaxTree.mostNodes) elements; the rest is not read")
      return
    }
    // Before the end of the tag there is no "<" except the tag's own: attributes escape it.
    let tagEnd = position
    var tagStart = min(tagEnd, bytes.count) - 1
    while tagStart > 0, bytes[tagStart] != UInt8(ascii: "<") { tagStart -= 1 }
    if !open.isEmpty {
      noteStrayText()
      open[open.count - 1].hasChildren = true
    }
    let isSelfClosing = tagEnd < bytes.count && bytes[tagEnd] == UInt8(ascii: "/")
    let contentStart = min(tagEnd + (isSelfClosing ? 2 : 1), bytes.count)
    let firstAttribute = self.attributes.count
    characters = []
    for attribute in 0..<count { add(attribute: attributes, at: attribute * 5) }
    open.append(Open(index: records.count))
    records.append(
      XMLRecord(
        name: String(cString: name), start: UInt32(tagStart), end: UInt32(contentStart),
        contentStart: UInt32(contentStart), contentEnd: UInt32(contentStart), next: UInt32(records.count + 1),
        firstAttribute: UInt32(firstAttribute),
        attributeCount: UInt16(truncatingIfNeeded: self.attributes.count - firstAttribute)))
  }

  private mutating func add(attribute attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, at index: Int) {
    guard let attributes, let start = attributes[index + 3], let end = attributes[index + 4], end >= start,
      let name = attributes[index]
    else { return }
    // libxml2 writes an ampersand as `&#38;`, because it expects entities in a value to be expanded again.
    let value = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    self.attributes.append((String(cString: name), value.replacing("&#38;", with: "&")))
  }

  private mutating func end() {
    guard !hasFailed, let last = open.popLast() else { return }
    let end = min(position, bytes.count)
    var contentEnd = end
    // A self-closing tag has no content; otherwise the content ends where `</` starts.
    if end >= 2, bytes[end - 2] == UInt8(ascii: "/") {
      contentEnd = Int(records[last.index].contentStart)
    } else {
      while contentEnd > 0, bytes[contentEnd - 1] != UInt8(ascii: "<") { contentEnd -= 1 }
      contentEnd = max(contentEnd - 1, 0)
    }
    close(last, contentEnd: contentEnd, end: end)
  }

  private mutating func close(_ element: Open, contentEnd: Int, end: Int) {
    let index = element.index
    if element.hasChildren {
      noteStrayText(of: index)
    } else {
      records[index].text = String(decoding: characters, as: UTF8.self)
      // Decoding shortens text: a text as long as its source is verbatim.
      records[index].isVerbatim = characters.count == contentEnd - Int(records[index].contentStart)
    }
    characters = []
    records[index].contentEnd = UInt32(max(contentEnd, Int(records[index].contentStart)))
    records[index].end = UInt32(max(end, Int(records[index].contentStart)))
    records[index].next = UInt32(records.count)
  }

  /// Records that the innermost element has text in addition to its children.
  private mutating func noteStrayText(of index: Int? = nil) {
    guard let index = index ?? open.last?.index else { return }
    if characters.contains(where: { $0 > 0x20 }) { records[index].hasStrayText = true }
  }

  private mutating func text(_ text: UnsafePointer<xmlChar>?, _ size: Int) {
    guard let text, !hasFailed, !open.isEmpty else { return }
    characters.append(contentsOf: UnsafeBufferPointer(start: text, count: size))
  }

  private mutating func entity(_ name: UnsafePointer<xmlChar>?, isDeclaration: Bool) {
    let name = name.map { String(cString: $0) } ?? ""
    fail(
      isDeclaration
        ? "the file declares the entity \"\(name)\"; entities are not read, write the text itself"
        : "unknown entity \"&\(name);\"; XML knows &amp; &lt; &gt; &quot; and &apos;")
  }

  private mutating func failed(_ message: UnsafePointer<CChar>?) {
    if let message { fail(Self.sentence(String(cString: message))) }
  }

  /// Records the failure that ends parsing; only the first counts.
  private mutating func fail(_ message: String) {
    guard !hasFailed else { return }
    hasFailed = true
    problems.error(message, at: SourceRange(at: min(max(position, 0), bytes.count)))
    problems.endReading()
  }

  /// The message of libxml2, on one line, in the style of our messages.
  private static func sentence(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "not well-formed"
    var text = line.trimmingTrailingSpaces
    // Remove hints that are meant for programmers, and names of libxml2 functions.
    for (part, other) in [
      (" use XML_PARSE_HUGE option", ""), ("xmlParseCharRef: invalid xmlChar value", "no character is"),
    ] { if let range = text.firstRange(of: part) { text.replaceSubrange(range, with: other) } }
    return "not well-formed XML: " + text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
