public import Basics
import CatalogModel
public import SourceSyntax

/// A use of a product ID that the ledger of a store, or the history of the catalog, doesn't allow.
public struct LedgerConflict: Sendable, Hashable {
  /// The ID of the rule that reports it.
  public var rule: String
  public var productID: String
  /// The problem and its remedy, as a message of the rule.
  public var message: Message
  /// The severity, if it is lower than the rule's.
  public var severity: Severity?
  /// Whether the ID is gone and belongs in the list of retired ones.
  public var retires: Bool

  public init(rule: String, productID: String, message: Message, severity: Severity? = nil, retires: Bool = false) {
    self.rule = rule
    self.productID = productID
    self.message = message
    self.severity = severity
    self.retires = retires
  }
}

extension LintInput {
  /// The conflicts between the products and the ledger, as findings of a rule.
  ///
  /// - Parameters:
  ///   - field: The field that is wrong; nil for the product as a whole.
  ///   - catalog: The index of the input among those that are linted together; nil for the one that
  ///     the rule was given.
  func conflicts(of rule: String, at field: CatalogField?, catalog index: Int? = nil) -> [RuleFinding] {
    let conflicts = conflicts.filter { $0.rule == rule }
    guard !conflicts.isEmpty else { return [] }
    let indices = catalog.productIndices
    // The same edit for all of them: it is made once.
    let gone = conflicts.filter(\.retires).map(\.productID)
    return conflicts.map { conflict in
      let product = indices[ExactText(conflict.productID)]
      return RuleFinding(
        conflict.message,
        at: product.map { CatalogPath(.product($0), field) }
          ?? CatalogPath(.catalog, catalog.retired.isEmpty ? nil : .retired), catalog: index,
        severity: conflict.severity, fix: conflict.retires ? Fix.retiring(gone) : nil)
    }
  }
}

extension Fix {
  /// Adds IDs to the retired ones.
  static func retiring(_ ids: [String]) -> Fix {
    Fix("add it to \"retired\"", edits: [CatalogEdit(CatalogPath(.catalog, .retired), .append(ids))])
  }
}
