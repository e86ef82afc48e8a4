package import AppStoreReference
package import CatalogModel
package import Shopkeeper
package import SourceSyntax

/// What the page does with whole files. The commands do it, so that both give the same answers.
package protocol StudioFiles: Sendable {
  /// A file for a translator.
  ///
  /// - Throws: A reason that people can read.
  func export(_ order: StudioOrder, from file: CatalogFile) throws -> (name: String, bytes: [UInt8])

  /// Merges a file into a catalog in memory.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The catalog.
  ///   - overwrites: Whether the values of the file are used where both have different ones.
  func merge(_ source: SourceFile, into file: CatalogFile, overwriting overwrites: Bool) -> StudioMerge

  /// What changed in a catalog, with the consequences at the store.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - opened: The catalog when the program was started.
  ///   - fromCommit: Whether to compare with the last commit; the answer names what was compared with.
  func changes(of file: CatalogFile, since opened: Catalog, orCommit fromCommit: Bool) -> OrderedValue
}

/// The texts that a translator gets.
package struct StudioOrder: Sendable {
  package var format: String
  package var locale: StoreLocale
  /// The indices of products and groups.
  package var products: Set<Int>
  package var groups: Set<Int>
  package var onlyMissing: Bool
}

/// A file as it would be merged into a catalog.
package struct StudioMerge: Sendable {
  /// The report that the page shows.
  package var report: OrderedValue
  /// The catalog with the file; nil if it can't be merged.
  package var result: SourceFile?

  package init(report: OrderedValue, result: SourceFile?) {
    self.report = report
    self.result = result
  }
}
