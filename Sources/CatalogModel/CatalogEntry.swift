public import Basics

/// One value that a catalog states: whose it is, which of its keys, and what it says.
///
/// A catalog as a list of such values can be compared with another, or laid out in columns, without
/// regard to the shape of either file.
public struct CatalogEntry: Sendable, Hashable {
  public var owner: CatalogOwner
  /// The keys that lead to the value from its owner, as the catalog file has them:
  /// `localizations`, `en-US`, `title`.
  public var keys: [String]
  /// The value as the catalog file writes it, without quotes.
  public var value: ExactText
  /// The place in the model.
  public var path: CatalogPath

  public init(owner: CatalogOwner, keys: [String], value: ExactText, path: CatalogPath) {
    self.owner = owner
    self.keys = keys
    self.value = value
    self.path = path
  }
}

/// What the values of a catalog belong to.
public enum CatalogOwner: Sendable, Hashable {
  case app
  /// The file as a whole: its retired IDs and suppressions.
  case catalog
  /// The key of a currency of the app's own.
  case currency(ExactText)
  /// The key of a template.
  case template(ExactText)
  /// The whole product ID; of several products with one ID, the first has the occurrence 0.
  case product(ExactText, occurrence: Int)
  /// The key of a subscription group.
  case group(ExactText)
}
