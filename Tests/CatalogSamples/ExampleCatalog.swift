package import CatalogFormats
package import CatalogModel
import Foundation
import SourceSyntax

/// The catalogs that are part of the package.
package enum ExampleCatalog {
  package static func goldRush() throws -> Catalog { try read("Catalogs/GoldRush/catalog.yml").catalog }

  package static func read(_ path: String) throws -> CatalogDocument {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let file = try SourceFile.read(path: package.appendingPathComponent(path).path)
    return CatalogYAMLDecoder.read(file)
  }
}
