import Basics
import CatalogModel
import SourceSyntax

/// Reads a catalog in XML, as ``CatalogXMLEncoder`` writes it.
public enum CatalogXMLDecoder {
  /// Reads a catalog; values that violate the format are left out of it and reported in the diagnostics.
  ///
  /// The file is checked by our own rules, which report positions and suggestions, and validated
  /// against the schema that ``CatalogRelaxNG`` prints.
  public static func read(_ file: ParsedFile) -> CatalogDocument {
    let xml = file.xml
    let (document, faults) = readAndValidated(xml)
    // Everything that our own rules report also violates the schema, whose messages are worse.
    return document.diagnostics.isEmpty ? document.adding(faults) : document
  }

  /// Reads the tree and validates the file against the schema: concurrently if it is large, because
  /// the two are independent.
  private static func readAndValidated(_ xml: XMLTree) -> (CatalogDocument, [Diagnostic]) {
    @Sendable func read() -> CatalogDocument {
      var draft = CatalogXMLDraft(xml.source)
      if let root = xml.root { draft.read(root) }
      return CatalogYAMLDecoder.read(draft.finish(after: xml.diagnostics))
    }
    @Sendable func validated() -> [Diagnostic] { xml.faults(against: CatalogRelaxNG.text) }
    guard xml.source.bytes.count > fewBytes else {
      let document = read()
      return (document, document.diagnostics.isEmpty ? validated() : [])
    }
    return concurrently(read, validated)
  }

  /// Below this size, a thread costs more than it saves.
  private static let fewBytes = 500_000

  /// Whether the outermost element is a catalog's.
  static func mark(in file: ParsedFile) -> Int? { file.xmlRootName == CatalogXMLNames.root ? 0 : nil }
}
