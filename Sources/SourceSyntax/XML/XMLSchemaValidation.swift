import Basics
internal import CLibXML2

extension XMLTree {
  /// Validates the file against a RELAX NG schema, and reports each element that violates it.
  ///
  /// A file that is not well-formed is not validated; in others, at most 100 elements are reported.
  /// - Parameter schema: The schema in the XML syntax.
  public func faults(against schema: String) -> [Diagnostic] {
    guard !hasErrors, root != nil else { return [] }
    _ = Self.typesOfSchemas
    return found(against: schema)
  }

  /// Lets libxml2 create its tables of data types, once and before anything else is validated.
  ///
  /// It creates them for the first schema that it reads, without a lock: if two threads are first
  /// at the same time, the tables are incomplete, and every file is invalid for as long as the
  /// program runs.
  private static let typesOfSchemas: [Diagnostic] = XMLTree.parse(SourceFile(name: "types.xml", text: "<a>b</a>"))
    .found(
      against: """
        <element name="a" xmlns="http://relaxng.org/ns/structure/1.0"
          datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
          <data type="token"><param name="minLength">1</param></data>
        </element>
        """)

  private func found(against schema: String) -> [Diagnostic] {
    let faults = SchemaFaults(tree: self)
    let isValid = source.bytes.withUnsafeBufferPointer { bytes in
      var schema = schema
      return schema.withUTF8 { schema in
        faults.find(in: UnsafeBufferPointer(rebasing: bytes[source.markLength...]), against: schema)
      }
    }
    if !isValid, faults.diagnostics.isEmpty { faults.add(0, "the file can't be validated against the schema") }
    if faults.isCutOff, let last = faults.diagnostics.last {
      return faults.diagnostics + [Diagnostic(.error, "further problems not shown", at: last.range)]
    }
    return faults.diagnostics
  }
}

extension XMLTree {
  /// The parser loads nothing from elsewhere and supports line numbers above 65,535; the bytes are
  /// UTF-8, regardless of the declaration.
  static let parserOptions = Int32(
    bitPattern: XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
}

/// Collects the errors that libxml2 reports.
private final class SchemaFaults {
  private let tree: XMLTree
  private(set) var diagnostics: [Diagnostic] = []
  private var elements: Set<Int> = []
  private var root: xmlNodePtr?
  private var count = 0

  /// The maximum number of reported faults: finding the index of an element takes time proportional
  /// to it.
  private static let mostFaults = 100

  var isCutOff: Bool { count > Self.mostFaults }

  init(tree: XMLTree) { self.tree = tree }

  /// Whether the bytes are valid; also false when they or the schema can't be used.
  func find(in bytes: UnsafeBufferPointer<UInt8>, against schema: UnsafeBufferPointer<UInt8>) -> Bool {
    let user = Unmanaged.passUnretained(self).toOpaque()
    let found: xmlStructuredErrorFunc = { user, error in
      guard let user, let error else { return }
      Unmanaged<SchemaFaults>.fromOpaque(user).takeUnretainedValue().add(
        error.pointee.message, at: error.pointee.node?.assumingMemoryBound(to: xmlNode.self))
    }
    let parser = schema.withMemoryRebound(to: CChar.self) {
      xmlRelaxNGNewMemParserCtxt($0.baseAddress, Int32(truncatingIfNeeded: $0.count))
    }
    guard let parser else { return false }
    xmlRelaxNGSetParserStructuredErrors(parser, found, user)
    let grammar = xmlRelaxNGParse(parser)
    xmlRelaxNGFreeParserCtxt(parser)
    guard let grammar else { return false }
    defer { xmlRelaxNGFree(grammar) }
    let silent = Int32(bitPattern: XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withMemoryRebound(to: CChar.self) {
      xmlReadMemory($0.baseAddress, Int32(truncatingIfNeeded: $0.count), nil, nil, XMLTree.parserOptions | silent)
    }
    guard let document else { return false }
    defer { xmlFreeDoc(document) }
    root = xmlDocGetRootElement(document)
    guard let context = xmlRelaxNGNewValidCtxt(grammar) else { return false }
    defer { xmlRelaxNGFreeValidCtxt(context) }
    xmlRelaxNGSetValidStructuredErrors(context, found, user)
    return xmlRelaxNGValidateDoc(context, document) == 0
  }

  private func add(_ message: UnsafePointer<CChar>?, at node: xmlNodePtr?) {
    count += 1
    guard count <= Self.mostFaults, let message else { return }
    var element = node
    while let node = element, node.pointee.type != XML_ELEMENT_NODE { element = node.pointee.parent }
    add(element.map(index(of:)) ?? 0, String(cString: message))
  }

  /// The elements of the document before an element, in the order of the document.
  private func index(of wanted: xmlNodePtr) -> Int {
    var index = 0
    var node = root
    while var current = node, current != wanted {
      if current.pointee.type == XML_ELEMENT_NODE {
        index += 1
        if let child = current.pointee.children {
          node = child
          continue
        }
      }
      while current != root, current.pointee.next == nil, let parent = current.pointee.parent { current = parent }
      node = current == root ? nil : current.pointee.next
    }
    return index
  }

  /// Adds a fault; only the first of each element, which is the most specific.
  func add(_ index: Int, _ message: String) {
    guard elements.insert(index).inserted else { return }
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    diagnostics.append(
      Diagnostic(
        .error, "the schema is broken here: " + line.lowercasedFirst,
        at: tree.element(at: index)?.nameRange ?? SourceRange(at: 0)))
  }
}

extension String { fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() } }
