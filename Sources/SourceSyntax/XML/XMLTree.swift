/// What an XML file says, as a tree of elements that know their places.
///
/// Read with libxml2. Nothing is loaded from anywhere, no DTD is read, and no entities are known but
/// the five of XML: a file that declares some is refused. Namespaces are read and left out; an
/// element goes by its local name.
public final class XMLTree: Sendable {
  public let source: SourceFile
  /// The problems, in the order of their places. A file that is not well-formed has one error where
  /// it breaks off, and the elements before.
  public let diagnostics: [Diagnostic]

  let records: ContiguousArray<XMLRecord>
  let attributes: ContiguousArray<XMLAttributeRecord>
  let names: [String]
  /// Texts that are not written as they read, and attribute values, end to end.
  let sideText: [UInt8]

  init(
    source: SourceFile, diagnostics: [Diagnostic], records: ContiguousArray<XMLRecord> = [],
    attributes: ContiguousArray<XMLAttributeRecord> = [], names: [String] = [],
    sideText: [UInt8] = []
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.records = records
    self.attributes = attributes
    self.names = names
    self.sideText = sideText
  }

  /// The outermost element; nil when the file has none, be it empty or unreadable.
  public var root: XMLElement? {
    records.isEmpty ? nil : XMLElement(tree: self, index: 0)
  }

  /// The element with an index in the order of the file; nil when there is none.
  public func element(at index: Int) -> XMLElement? {
    records.indices.contains(index) ? XMLElement(tree: self, index: index) : nil
  }

  /// Whether anything was found that makes the file wrong.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// An element in 40 bytes, in the order of the file.
struct XMLRecord: Sendable {
  /// The whole element, from `<` to behind `>`.
  var start: UInt32
  var end: UInt32
  /// What stands between the tags.
  var contentStart: UInt32
  var contentEnd: UInt32
  /// The index behind the last descendant.
  var next: UInt32
  /// The text, in the file or in the side text.
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
