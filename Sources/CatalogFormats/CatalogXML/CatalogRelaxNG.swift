/// The RELAX NG schema of the catalog in XML, by which editors and `xmllint` check it.
///
/// It is made of the same description as the JSON Schema, and says as much: not whether a day
/// exists, nor what refers to another part of the file. Attributes with a prefix may stand
/// everywhere, the order of elements means nothing but where there are several of a kind.
public enum CatalogRelaxNG {
  /// The schema in the XML syntax.
  public static let text: String = {
    var printer = RelaxNGPrinter()
    return printer.schema(of: CatalogSchema.root, named: CatalogXMLNames.root)
  }()
}
