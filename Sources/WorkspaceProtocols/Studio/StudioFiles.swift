package import AppStoreReference
package import Basics
import CatalogEditing
package import CatalogLint
package import CatalogModel
package import Shopkeeper
package import SourceSyntax

/// The work of the page with whole files. The commands do it, so that both give the same answers.
package protocol StudioFiles: Sendable {
  /// A file for a translator.
  ///
  /// - Throws: A reason that people can read.
  func export(_ order: StudioOrder, from file: CatalogFile) throws(StudioProblem) -> (name: String, bytes: [UInt8])

  /// Merges a file into a catalog in memory.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The catalog.
  ///   - overwrites: Whether the values of the file are used where both have different ones.
  ///   - language: The language of the report.
  func merge(_ source: SourceFile, into file: CatalogFile, overwriting overwrites: Bool, in language: MessageLanguage)
    -> StudioMerge

  /// The changes of a catalog, with the consequences at the store.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - opened: The catalog when the program was started.
  ///   - fromCommit: Whether to compare with the last commit; the answer names what was compared with.
  ///   - language: The language of the consequences.
  func changes(of file: CatalogFile, since opened: Catalog, orCommit fromCommit: Bool, in language: MessageLanguage)
    -> OrderedValue
}

/// The reason why something that was asked for is not done.
package struct StudioProblem: Error, Sendable {
  let message: Message

  package init(_ message: Message) { self.message = message }

  /// The reason of another error; in English, unless it is one of ours.
  init(_ error: any Error) {
    switch error {
    case let problem as StudioProblem: self = problem
    case let failure as CatalogEditFailure: message = Message(verbatim: failure.message)
    case let failure as CatalogFileFailure: message = failure.message
    default: message = Message(verbatim: "\(error)")
    }
  }
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
