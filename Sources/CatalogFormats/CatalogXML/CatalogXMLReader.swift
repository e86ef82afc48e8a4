import CatalogModel
public import SourceSyntax

/// Reads a catalog in XML, as ``CatalogXMLWriter`` writes it.
public enum CatalogXMLReader {
  /// Reads a catalog; what breaks the format is left out of it and stands in the diagnostics.
  ///
  /// The file is read by our own rules, which name the place and what was meant, and held against
  /// the schema that ``CatalogRelaxNG`` prints.
  public static func read(_ source: SourceFile) -> CatalogDocument {
    let xml = XMLTree.parse(source)
    var draft = CatalogXMLDraft(source)
    if let root = xml.root { draft.read(root) }
    let document = CatalogYAMLReader.read(draft.finish(after: xml.diagnostics))
    // What our own rules find, the schema breaks too, and says it worse.
    guard document.diagnostics.isEmpty else { return document }
    return document.adding(xml.faults(against: CatalogRelaxNG.text))
  }

  /// Whether the outermost element is that of a catalog.
  static func recognizes(_ source: SourceFile) -> Bool {
    XMLRoot.name(of: source) == CatalogXMLNames.root
  }
}
