public import Basics
import CatalogModel
public import SourceSyntax

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
  ///   - source: The `metadata.xml` of the package.
  ///   - companions: The files beside it.
  ///   - today: The day that tells which of several prices holds; by default that of the clock, in
  ///     UTC.
  public static func read(
    _ source: SourceFile, companions: CompanionFiles = .none, today: CalendarDate? = nil
  ) -> CatalogDocument {
    let tree = XMLTree.parse(source)
    guard let root = tree.root else {
      return CatalogDocument(
        source: source, catalog: Catalog(facets: TransporterCatalogBuilder.facets),
        diagnostics: tree.diagnostics
      ) { _, _ in nil }
    }
    var builder = TransporterCatalogBuilder(
      isWhole: !tree.hasErrors, today: today ?? .today,
      screenshots: TransporterScreenshots(companions))
    builder.build(root)
    let diagnostics = (tree.diagnostics + builder.problems.diagnostics).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    let map = TransporterSourceMap(tree: tree, places: builder.places)
    return CatalogDocument(
      source: source, catalog: builder.catalog, diagnostics: diagnostics,
      editing: { map.replacements(for: $0) },
      sourceMap: { path, text in map.range(of: path, text: text) })
  }

  /// Whether a file begins as a package or a piece of one does.
  static func recognizes(_ source: SourceFile) -> Bool {
    FirstElement.name(of: source).map(TransporterElement.roots.contains) ?? false
  }
}
