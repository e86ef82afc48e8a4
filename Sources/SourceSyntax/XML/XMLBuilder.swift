internal import Basics
internal import CLibXML2

/// Collects the elements that libxml2 tells of.
struct XMLBuilder {
  private struct Open {
    var index: Int
    var hasChildren = false
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var problems: DiagnosticList
  private var records: ContiguousArray<XMLRecord> = []
  private var attributes: ContiguousArray<XMLAttributeRecord> = []
  private var names = XMLNames()
  private var sideText: [UInt8] = []
  private var open: [Open] = []
  /// Where the text of the innermost element begins in the side text.
  private var textStart = 0
  /// Where the file goes on behind the byte order mark.
  private var origin = 0
  private var hasFailed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, problems: DiagnosticList) {
    self.bytes = bytes
    self.problems = problems
    records.reserveCapacity(min(bytes.count / 32 + 16, SyntaxTree.mostNodes))
    open.reserveCapacity(256)
  }

  mutating func read(from origin: Int) {
    self.origin = origin
    var events = libxml2_events()
    events.doctype = { user, offset, publicID, systemID in
      XMLBuilder.of(user)?.pointee.doctype(offset, publicID, systemID)
      return XMLBuilder.of(user)?.pointee.hasFailed == true ? 1 : 0
    }
    events.start = { user, offset, name, count, attributes in
      XMLBuilder.of(user)?.pointee.start(offset, name, Int(count), attributes)
      return XMLBuilder.of(user)?.pointee.hasFailed == true ? 1 : 0
    }
    events.end = { user, offset in XMLBuilder.of(user)?.pointee.end(offset) }
    events.text = { user, text, size in XMLBuilder.of(user)?.pointee.text(text, Int(size)) }
    events.entity = { user, offset, name, isDeclaration in
      XMLBuilder.of(user)?.pointee.entity(offset, name, isDeclaration: isDeclaration != 0)
    }
    events.failed = { user, offset, message, level in
      XMLBuilder.of(user)?.pointee.failed(offset, message, level: Int(level))
    }
    let rest = UnsafeBufferPointer(rebasing: bytes[origin...])
    let isEmpty = rest.allSatisfy { $0 <= 0x20 }
    guard !isEmpty, let start = rest.baseAddress else {
      problems.error("the file is empty; expected XML", at: SourceRange(at: origin))
      return
    }
    start.withMemoryRebound(to: CChar.self, capacity: rest.count) { start in
      let size = Int32(rest.count)
      let isParsed = withUnsafeMutablePointer(to: &self) { libxml2_parse(start, size, &events, $0) }
      if isParsed == 0 {
        problems.error("libxml2 has no memory", at: SourceRange(at: 0))
      }
    }
  }

  mutating func tree(of source: SourceFile) -> XMLTree {
    // What was open when the file broke off ends there.
    while let last = open.popLast() { close(last, contentEnd: bytes.count, end: bytes.count) }
    return XMLTree(
      source: source, diagnostics: problems.sorted(), records: records, attributes: attributes,
      names: names.all, sideText: sideText)
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLBuilder>? {
    user?.assumingMemoryBound(to: XMLBuilder.self)
  }

  // MARK: Events

  /// A DTD is never loaded; Apple's of property lists, which stands in each of them, is known.
  private mutating func doctype(
    _ offset: Int, _ publicID: UnsafePointer<CChar>?, _ systemID: UnsafePointer<CChar>?
  ) {
    guard let name = (systemID ?? publicID).map({ String(cString: $0) }),
      !Self.appleDTDs.contains(name)
    else { return }
    fail(
      "the file names the DTD \"\(VisibleText.escaped(String(name.prefix(60))))\"; none is loaded, "
        + "leave the DOCTYPE out", at: origin + offset)
  }

  private static let appleDTDs: Set<String> = [
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd",
    "https://www.apple.com/DTDs/PropertyList-1.0.dtd",
    "file://localhost/System/Library/DTDs/PropertyList.dtd",
  ]

  private mutating func start(
    _ offset: Int, _ name: UnsafePointer<CChar>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let name, !hasFailed else { return }
    guard records.count < SyntaxTree.mostNodes else {
      fail("more than \(SyntaxTree.mostNodes) elements; the rest is not read", at: origin + offset)
      return
    }
    guard let name = names.index(of: name) else {
      fail("more than \(XMLNames.most) different names; the rest is not read", at: origin + offset)
      return
    }
    // Nothing before the tag's end but the tag has a "<": attributes write it as an entity.
    let tagEnd = origin + offset
    var tagStart = min(tagEnd, bytes.count) - 1
    while tagStart > 0, bytes[tagStart] != UInt8(ascii: "<") { tagStart -= 1 }
    if !open.isEmpty {
      noteStrayText()
      open[open.count - 1].hasChildren = true
    }
    let isSelfClosing = tagEnd < bytes.count && bytes[tagEnd] == UInt8(ascii: "/")
    let contentStart = min(tagEnd + (isSelfClosing ? 2 : 1), bytes.count)
    let firstAttribute = self.attributes.count
    sideText.removeSubrange(textStart...)
    for attribute in 0..<count {
      add(attribute: attributes, at: attribute * 5)
    }
    open.append(Open(index: records.count))
    records.append(
      XMLRecord(
        start: UInt32(tagStart), end: UInt32(contentStart), contentStart: UInt32(contentStart),
        contentEnd: UInt32(contentStart), next: UInt32(records.count + 1), textStart: 0,
        textCount: 0, firstAttribute: UInt32(firstAttribute),
        attributeCount: UInt16(truncatingIfNeeded: self.attributes.count - firstAttribute),
        name: name, isDecoded: true, hasStrayText: false))
    textStart = sideText.count
  }

  private mutating func add(
    attribute attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?, at index: Int
  ) {
    guard let attributes, let start = attributes[index + 3], let end = attributes[index + 4],
      end >= start, let name = attributes[index].flatMap({ names.index(of: $0) })
    else { return }
    let textStart = sideText.count
    let count = end - start
    start.withMemoryRebound(to: UInt8.self, capacity: count) {
      append(value: UnsafeBufferPointer(start: $0, count: count))
    }
    self.attributes.append(
      XMLAttributeRecord(
        name: name, textStart: UInt32(textStart),
        textCount: UInt32(sideText.count - textStart)))
  }

  /// Appends the value of an attribute, in which libxml2 writes an ampersand as `&#38;`: it expects
  /// to read entities in it again.
  private mutating func append(value: UnsafeBufferPointer<UInt8>) {
    var rest = value[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      sideText.append(contentsOf: rest[...ampersand])
      rest = rest[(ampersand + 1)...]
      if rest.starts(with: "#38;".utf8) { rest = rest.dropFirst(4) }
    }
    sideText.append(contentsOf: rest)
  }

  private mutating func end(_ offset: Int) {
    guard !hasFailed, let last = open.popLast() else { return }
    let end = min(origin + offset, bytes.count)
    var contentEnd = end
    // A tag that closes itself has no content; else the content ends where `</` begins.
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
      sideText.removeSubrange(textStart...)
    } else {
      let count = sideText.count - textStart
      let start = Int(records[index].contentStart)
      // Decoding shortens: a text as long as its source is its source.
      if count == contentEnd - start {
        sideText.removeSubrange(textStart...)
        records[index].textStart = UInt32(start)
        records[index].isDecoded = false
      } else {
        records[index].textStart = UInt32(textStart)
      }
      records[index].textCount = UInt32(count)
    }
    records[index].contentEnd = UInt32(max(contentEnd, Int(records[index].contentStart)))
    records[index].end = UInt32(max(end, Int(records[index].contentStart)))
    records[index].next = UInt32(records.count)
    textStart = sideText.count
  }

  /// Notes that the innermost element has text beside its children.
  private mutating func noteStrayText(of index: Int? = nil) {
    guard let index = index ?? open.last?.index else { return }
    if sideText[textStart...].contains(where: { $0 > 0x20 }) {
      records[index].hasStrayText = true
    }
  }

  private mutating func text(_ text: UnsafePointer<CChar>?, _ size: Int) {
    guard let text, !hasFailed, !open.isEmpty else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: size) {
      sideText.append(contentsOf: UnsafeBufferPointer(start: $0, count: size))
    }
  }

  private mutating func entity(_ offset: Int, _ name: UnsafePointer<CChar>?, isDeclaration: Bool) {
    let name = name.map { VisibleText.escaped(String(cString: $0)) } ?? ""
    fail(
      isDeclaration
        ? "the file declares the entity \"\(name)\"; entities are not read, write the text itself"
        : "unknown entity \"&\(name);\"; XML knows &amp; &lt; &gt; &quot; and &apos;",
      at: origin + offset)
  }

  private mutating func failed(_ offset: Int, _ message: UnsafePointer<CChar>?, level: Int) {
    // Warnings of libxml2 concern namespaces and what it would validate.
    guard level >= 3, let message else { return }
    fail(Self.sentence(String(cString: message)), at: origin + offset)
  }

  private mutating func fail(_ message: String, at offset: Int) {
    guard !hasFailed else { return }
    hasFailed = true
    problems.error(message, at: SourceRange(at: min(max(offset, 0), bytes.count)))
  }

  /// What libxml2 says, on one line, as our messages begin.
  private static func sentence(_ message: String) -> String {
    let line =
      message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "not well-formed"
    var text = VisibleText.escaped(line.trimmingTrailingSpaces)
    // What only a program can do about it, and which of its functions says so.
    for (part, other) in [
      (" use XML_PARSE_HUGE option", ""),
      ("xmlParseCharRef: invalid xmlChar value", "no character is"),
    ] {
      if let range = text.firstRange(of: part) { text.replaceSubrange(range, with: other) }
    }
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
