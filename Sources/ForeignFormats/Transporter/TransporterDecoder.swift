public import Basics
public import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads the `metadata.xml` of a Transporter package, or a fragment of one.
///
/// Apple's schemas were withdrawn in 2024, and no two tools wrote the same structure: elements are
/// found by their local names at any position and depth, and the version of the schema is ignored.
public enum TransporterDecoder {
  /// Reads a package; values that can't be read are left out of the catalog and reported in the
  /// diagnostics.
  ///
  /// The screenshots next to the file are compared with the sizes and checksums in it.
  ///
  /// - Parameters:
  ///   - file: The `metadata.xml` of the package.
  ///   - companions: The files next to it.
  ///   - today: The date that determines which of several prices applies; by default the current
  ///     one, in UTC.
  public static func read(_ file: ParsedFile, companions: CompanionFiles = .none, today: CalendarDate? = nil)
    -> CatalogDocument
  {
    let tree = file.xml
    guard let root = tree.root else {
      return CatalogDocument(refusing: tree.source, TransporterCatalogBuilder.facets, tree.diagnostics)
    }
    var builder = TransporterCatalogBuilder(
      isWhole: !tree.hasErrors, today: today ?? .today, screenshots: TransporterScreenshots(companions))
    builder.build(root)
    let map = TransporterSourceMap(tree: tree, places: builder.places, shared: builder.shared)
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems, editing: { map.replacements(for: $0) },
      sourceMap: { path, text in map.range(of: path, text: text) })
  }

  /// Whether a file starts like a package or a fragment of one.
  static func mark(in file: ParsedFile) -> Int? {
    file.xmlRootName.map(TransporterElement.roots.contains) == true ? 0 : nil
  }
}
