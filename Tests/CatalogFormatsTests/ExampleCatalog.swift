import CatalogFormats
import CatalogModel
import Foundation
import SourceSyntax

/// The catalogs that come with the package.
enum ExampleCatalog {
  static func goldRush() throws -> Catalog {
    try read("Catalogs/GoldRush/catalog.yml").catalog
  }

  static func read(_ path: String) throws -> CatalogDocument {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let file = try SourceFile.read(path: package.appendingPathComponent(path).path)
    return CatalogReading.read(file)
  }
}
