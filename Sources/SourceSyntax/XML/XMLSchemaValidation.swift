internal import Basics
internal import CLibXML2

extension XMLTree {
  /// Holds the file against a RELAX NG schema, and tells each element that breaks it.
  ///
  /// A file that is not well-formed is not looked at; of one that is, at most 100 elements are told.
  /// - Parameter schema: The schema in the XML syntax.
  public func faults(against schema: String) -> [Diagnostic] {
    guard XMLTree.isAvailable, !hasErrors, root != nil else { return [] }
    _ = Self.typesOfSchemas
    return found(against: schema)
  }

  /// Has libxml2 make its tables of datatypes, once and before anything else is validated.
  ///
  /// It makes them at the first schema that it reads, without a lock: two threads that come first
  /// at the same time leave them incomplete, and every file invalid for as long as the program runs.
  private static let typesOfSchemas: [Diagnostic] = XMLTree.parse(
    SourceFile(name: "types.xml", text: "<a>b</a>")
  ).found(
    against: """
      <element name="a" xmlns="http://relaxng.org/ns/structure/1.0"
        datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
        <data type="token"><param name="minLength">1</param></data>
      </element>
      """)

  private func found(against schema: String) -> [Diagnostic] {
    let faults = SchemaFaults(tree: self)
    let result = source.bytes.withUnsafeBufferPointer { bytes in
      var schema = schema
      return schema.withUTF8 { schema in
        faults.find(
          in: UnsafeBufferPointer(rebasing: bytes[source.markLength...]), against: schema)
      }
    }
    if result != 0, faults.diagnostics.isEmpty {
      faults.add(0, "the file can't be held against the schema")
    }
    return faults.diagnostics
  }
}

/// Collects what libxml2 finds wrong.
private final class SchemaFaults {
  private let tree: XMLTree
  private(set) var diagnostics: [Diagnostic] = []
  private var elements: Set<Int> = []

  init(tree: XMLTree) {
    self.tree = tree
  }

  func find(
    in bytes: UnsafeBufferPointer<UInt8>, against schema: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    guard let start = bytes.baseAddress, let schemaStart = schema.baseAddress else { return -1 }
    let user = Unmanaged.passUnretained(self).toOpaque()
    return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
      schemaStart.withMemoryRebound(to: CChar.self, capacity: schema.count) { schemaStart in
        libxml2_validate(
          start, Int32(truncatingIfNeeded: bytes.count), schemaStart,
          Int32(truncatingIfNeeded: schema.count),
          { user, element, message in
            guard let user, let message else { return }
            Unmanaged<SchemaFaults>.fromOpaque(user).takeUnretainedValue()
              .add(element, String(cString: message))
          }, user)
      }
    }
  }

  /// Adds a fault; of one element only the first, which is the nearest to what is wrong.
  func add(_ index: Int, _ message: String) {
    guard elements.insert(index).inserted else { return }
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    diagnostics.append(
      Diagnostic(
        .error, "the schema is broken here: " + VisibleText.escaped(line).lowercasedFirst,
        at: tree.element(at: index)?.nameRange ?? SourceRange(at: 0)))
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
