public import Basics
import CatalogModel
import SourceSyntax

/// Reads the `metadata.xml` of a Transporter package, or a piece of one.
///
/// Apple's schemas were withdrawn in 2024, and no two tools wrote the same: elements are found by
/// their local names in whatever order and depth they stand, and the version of the schema is not
/// looked at.
public enum TransporterReader {
  /// Reads a package; what can't be read is left out of the catalog and stands in the diagnostics.
  ///
  /// The screenshots beside the file are compared with the sizes and checksums in it.
  ///
  /// - Parameters:
  ///   - file: The `metadata.xml` of the package.
  ///   - companions: The files beside it.
  ///   - today: The day that tells which of several prices holds; by default that of the clock, in
  ///     UTC.
  public static func read(
    _ file: ParsedFile, companions: CompanionFiles = .none, today: CalendarDate? = nil
  ) -> CatalogDocument {
    let tree = file.xml
    guard let root = tree.root else {
      return CatalogDocument(
        refusing: tree.source, TransporterCatalogBuilder.facets, tree.diagnostics)
    }
    var builder = TransporterCatalogBuilder(
      isWhole: !tree.hasErrors, today: today ?? .today,
      screenshots: TransporterScreenshots(companions))
    builder.build(root)
    let map = TransporterSourceMap(tree: tree, places: builder.places, shared: builder.shared)
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      editing: { map.replacements(for: $0) },
      sourceMap: { path, text in map.range(of: path, text: text) })
  }

  /// Whether a file begins as a package or a piece of one does.
  static func mark(in file: ParsedFile) -> Int? {
    file.xmlRootName.map(TransporterElement.roots.contains) == true ? 0 : nil
  }
}
