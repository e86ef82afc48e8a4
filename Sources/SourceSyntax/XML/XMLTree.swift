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

  let records: [XMLRecord]
  /// The attributes of all elements, by local name, with their decoded values.
  let attributes: [(name: String, value: String)]

  init(
    source: SourceFile, diagnostics: [Diagnostic], records: [XMLRecord] = [],
    attributes: [(name: String, value: String)] = []
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.records = records
    self.attributes = attributes
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

/// An element, in the order of the file.
struct XMLRecord: Sendable {
  let name: String
  /// The range of the whole element, from its `<` to its last `>`, inclusive.
  var start: UInt32
  var end: UInt32
  /// The range between the tags.
  var contentStart: UInt32
  var contentEnd: UInt32
  /// The index after the last descendant.
  var next: UInt32
  let firstAttribute: UInt32
  let attributeCount: UInt16
  /// The decoded text, without child elements.
  var text = ""
  /// Whether the text is verbatim in the file.
  var isVerbatim = false
  /// Whether there is text between child elements.
  var hasStrayText = false
}
