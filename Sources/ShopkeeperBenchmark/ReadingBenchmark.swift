import CatalogFormats
import SourceSyntax

/// What reading files of 10 MB costs, for comparison with other readers in the same run.
enum ReadingBenchmark {
  /// Reads the file that is named once, and prints the shortest of five times in seconds:
  /// of its syntax alone, and of the catalog that it holds.
  static func run(_ path: String) {
    guard let source = try? SourceFile.read(path: path) else {
      print("could not read \(path)")
      return
    }
    let syntax = Measure.shortest(of: 5) {
      if path.hasSuffix(".json") {
        _ = SyntaxTree.parseJSON(source)
      } else if path.hasSuffix(".plist") {
        _ = SyntaxTree.parsePropertyList(source)
      } else {
        _ = XMLTree.parse(source)
      }
    }
    print("syntax \(Measure.decimal(syntax, 4))")
    let catalog = Measure.shortest(of: 5) { _ = CatalogReading.read(source) }
    print("catalog \(Measure.decimal(catalog, 4))")
  }
}
