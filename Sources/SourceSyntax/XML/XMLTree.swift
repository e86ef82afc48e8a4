/// The contents of an XML file, as a tree of elements with their positions.
///
/// Parsed with libxml2. Nothing is loaded from elsewhere, no DTD is read, and no entities are
/// supported except the five of XML: a file with declarations of its own is rejected. Namespaces are parsed
/// and ignored; an element is identified by its local name.
public final class XMLTree: Sendable {
  public let source: SourceFile
  /// The problems, in the order of their positions. A file that is not well-formed has one error at
  /// that point, and the elements before it.
  public let diagnostics: [Diagnostic]

  let records: ContiguousArray<XMLRecord>
  let attributes: ContiguousArray<XMLAttributeRecord>
  let names: [String]
  /// Texts that are not verbatim, and attribute values, concatenated.
  let sideText: [UInt8]

  init(
    source: SourceFile, diagnostics: [Diagnostic], records: ContiguousArray<XMLRecord> = [],
    attributes: ContiguousArray<XMLAttributeRecord> = [], names: [String] = [], sideText: [UInt8] = []
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.records = records
    self.attributes = attributes
    self.names = names
    self.sideText = sideText
  }

  /// The outermost element; nil when the file is empty or unreadable.
  public var root: XMLElement? { records.isEmpty ? nil : XMLElement(tree: self, index: 0) }

  /// The element with an index in the order of the file; nil if it doesn't exist.
  public func element(at index: Int) -> XMLElement? {
    records.indices.contains(index) ? XMLElement(tree: self, index: index) : nil
  }

  /// Whether there is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// An element in 40 bytes, in the order of the file.
struct XMLRecord: Sendable {
  /// The range of the whole element, from its `<` to its last `>`, inclusive.
  var start: UInt32
  var end: UInt32
  /// The range between the tags.
  var contentStart: UInt32
  var contentEnd: UInt32
  /// The index after the last descendant.
  var next: UInt32
  /// The start of the text, in the file or in the side text.
  var textStart: UInt32
  var textCount: UInt32
  var firstAttribute: UInt32
  var attributeCount: UInt16
  var name: UInt16
  var isDecoded: Bool
  /// Whether there is text between child elements.
  var hasStrayText: Bool
}

struct XMLAttributeRecord: Sendable {
  var name: UInt16
  var textStart: UInt32
  var textCount: UInt32
}
