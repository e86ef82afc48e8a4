/// The RELAX NG schema of the catalog in XML, which editors and `xmllint` use to validate it.
///
/// It is generated from the same description as the JSON Schema, with the same limits: it checks
/// neither whether a date exists nor references to other parts of the file. Attributes with a
/// prefix are allowed everywhere; the order of elements is only significant among elements of the
/// same kind.
public enum CatalogRelaxNG {
  /// The schema in the XML syntax.
  public static let text: String = {
    var printer = RelaxNGPrinter()
    return printer.schema(of: CatalogSchema.root, named: CatalogXMLNames.root)
  }()
}
