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
    var draft = CatalogXMLDraft(xml.source)
    if let root = xml.root { draft.read(root) }
    let document = CatalogYAMLDecoder.read(draft.finish(after: xml.diagnostics))
    // Everything that our own rules report also violates the schema, whose messages are worse.
    return document.diagnostics.isEmpty ? document.adding(xml.faults(against: CatalogRelaxNG.text)) : document
  }

  /// Whether the outermost element is a catalog's.
  static func mark(in file: ParsedFile) -> Int? { file.xmlRootName == CatalogXMLNames.root ? 0 : nil }
}
