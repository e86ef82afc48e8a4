/// An element of an XML file: a view that keeps its tree alive.
public struct XMLElement: Sendable {
  public let tree: XMLTree
  /// The element's index in its tree, in the order of the file.
  public let index: Int

  private var record: XMLRecord { tree.records[index] }

  /// The local name.
  public var name: String { record.name }

  /// The bytes from `<` to the closing `>`, inclusive.
  public var range: SourceRange { SourceRange(start: Int(record.start), end: Int(record.end)) }

  /// The bytes of the name in the opening tag, including its prefix.
  public var nameRange: SourceRange {
    let start = Int(record.start) + 1
    var end = start
    let bytes = tree.source.bytes
    while end < bytes.count, !Self.endsName(bytes[end]) { end += 1 }
    return SourceRange(start: start, end: end)
  }

  /// The child elements, in the order of the file.
  public var children: Children { Children(parent: self) }

  /// The first child with a name.
  public func child(_ name: String) -> XMLElement? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// The children with one of the names that an earlier child has already.
  public func repeatedChildren(among names: Set<String>) -> [XMLElement] {
    var seen: Set<String> = []
    return children.filter { names.contains($0.name) && !seen.insert($0.name).inserted }
  }

  /// Whether the element has no child elements.
  public var isLeaf: Bool { Int(record.next) == index + 1 }

  // MARK: Text

  /// The decoded text of an element without child elements; empty for others.
  public var text: String { record.text }

  /// The text without leading and trailing white space.
  public var trimmedText: String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !Self.isBlank($0) }),
      let last = bytes.lastIndex(where: { !Self.isBlank($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// Whether the text is verbatim in the file.
  var isVerbatim: Bool { record.isVerbatim }

  /// The range between the tags.
  public var innerRange: SourceRange { SourceRange(start: Int(record.contentStart), end: Int(record.contentEnd)) }

  /// The range between the tags, without leading and trailing white space.
  public var contentRange: SourceRange {
    var start = Int(record.contentStart)
    var end = Int(record.contentEnd)
    let bytes = tree.source.bytes
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether there is text in addition to child elements.
  public var hasStrayText: Bool { record.hasStrayText }

  // MARK: Attributes

  /// The attributes with their decoded values, in the order of the file, by local name.
  public var attributes: [(name: String, value: String)] {
    let first = Int(record.firstAttribute)
    return Array(tree.attributes[first..<first + Int(record.attributeCount)])
  }

  /// The attributes without a prefix, with their positions: those that the element's own format
  /// defines.
  ///
  /// An attribute with a prefix, such as `xsi:schemaLocation`, is meant for other programs.
  public var ownAttributes: [XMLAttribute] {
    var own: [XMLAttribute] = []
    let bytes = tree.source.bytes
    var rest = attributes[...]
    var offset = nameRange.end
    while let attribute = rest.first, let written = writtenAttribute(from: &offset) {
      let name = bytes[written.name.start..<written.name.end]
      // Namespace declarations look like attributes, but are not.
      if name.starts(with: "xmlns".utf8), name.count == 5 || name.dropFirst(5).first == 0x3A { continue }
      rest.removeFirst()
      guard !name.contains(UInt8(ascii: ":")) else { continue }
      own.append(
        XMLAttribute(
          name: attribute.name, value: attribute.value, nameRange: written.name, valueRange: written.value))
    }
    return own
  }

  /// The next attribute of the opening tag in the source; nil after the last one.
  private func writtenAttribute(from offset: inout Int) -> (name: SourceRange, value: SourceRange)? {
    let bytes = tree.source.bytes
    let end = min(Int(record.contentStart), bytes.count)
    while offset < end, bytes[offset] <= 0x20 { offset += 1 }
    let name = offset
    while offset < end, !Self.endsName(bytes[offset]) { offset += 1 }
    let nameEnd = offset
    while offset < end, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != 0x27 { offset += 1 }
    guard nameEnd > name, offset < end else { return nil }
    let quote = bytes[offset]
    offset += 1
    let value = offset
    while offset < end, bytes[offset] != quote { offset += 1 }
    let range = SourceRange(start: value, end: offset)
    offset += 1
    return (SourceRange(start: name, end: nameEnd), range)
  }

  /// The value of an attribute; nil when the element does not have it.
  public func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The range of the value of an attribute, without its quotes; the name of the element when it
  /// does not have it.
  public func range(ofAttribute name: String) -> SourceRange {
    let wanted = Array(name.utf8)
    var offset = nameRange.end
    while let written = writtenAttribute(from: &offset) {
      let found = tree.source.bytes[written.name.start..<written.name.end]
      let isWanted =
        found.elementsEqual(wanted)
        || found.count > wanted.count && found.suffix(wanted.count).elementsEqual(wanted)
          && found[found.endIndex - wanted.count - 1] == UInt8(ascii: ":")
      if isWanted { return written.value }
    }
    return nameRange
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
  }

  /// The child elements of an element.
  public struct Children: Sequence {
    let parent: XMLElement

    public func makeIterator() -> Iterator {
      Iterator(tree: parent.tree, index: parent.index + 1, end: Int(parent.tree.records[parent.index].next))
    }

    public struct Iterator: IteratorProtocol {
      let tree: XMLTree
      var index: Int
      let end: Int

      public mutating func next() -> XMLElement? {
        guard index < end else { return nil }
        defer { index = Int(tree.records[index].next) }
        return XMLElement(tree: tree, index: index)
      }
    }
  }
}
