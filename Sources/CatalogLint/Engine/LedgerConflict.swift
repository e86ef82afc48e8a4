import Basics
import CatalogModel

/// A use of a product ID that the ledger of a store doesn't allow.
public struct LedgerConflict: Sendable, Hashable {
  /// The ID of the rule that reports it.
  public var rule: String
  public var productID: String
  /// What is wrong and what to do, as a message of the rule.
  public var message: String

  public init(rule: String, productID: String, message: String) {
    self.rule = rule
    self.productID = productID
    self.message = message
  }
}

extension LintContext {
  /// Reports what the ledger says about the products of a catalog, as findings of a rule.
  ///
  /// - Parameters:
  ///   - field: The field that is wrong; nil for the product as a whole.
  ///   - catalog: The index of the catalog; nil for the current one.
  func reportConflicts(of rule: String, at field: CatalogField?, catalog: Int? = nil) {
    let input = inputs[catalog ?? catalogIndex]
    let conflicts = input.conflicts.filter { $0.rule == rule }
    guard !conflicts.isEmpty else { return }
    let indices = input.catalog.productIndices
    for conflict in conflicts {
      let index = indices[ExactText(conflict.productID)]
      report(
        conflict.message,
        path: index.map { CatalogPath(.product($0), field) } ?? CatalogPath(.catalog),
        catalog: catalog)
    }
  }
}
