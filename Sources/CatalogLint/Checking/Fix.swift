public import Basics
public import CatalogModel
public import SourceSyntax

/// A change to the catalog that fixes a finding.
public struct Fix: Sendable, Hashable {
  /// Whether a fix may be applied without review.
  public enum Safety: String, Sendable, Hashable {
    /// Changes nothing for any customer or the store: `--fix` applies it.
    case safe
    /// A proposal that changes the meaning of a text or the product sold: only `--unsafe-fixes` applies it.
    case unsafe
  }

  /// The effect of the fix, in the imperative: lower case, no full stop.
  public var message: Message
  public var safety: Safety
  public var edits: [CatalogEdit]

  public init(_ message: Message, safety: Safety = .safe, edits: [CatalogEdit]) {
    self.message = message
    self.safety = safety
    self.edits = edits
  }
}

/// A fix as replacements in the file of its finding, sorted and non-overlapping.
public struct LocatedFix: Sendable, Hashable {
  public var message: String
  public var safety: Fix.Safety
  public var replacements: [TextReplacement]

  public init(message: String, safety: Fix.Safety, replacements: [TextReplacement]) {
    self.message = message
    self.safety = safety
    self.replacements = replacements
  }

  /// Whether it inserts a possible secret, which no report shows.
  package var hasSecrets: Bool { replacements.contains { Secrets.redacted(Array($0.text.utf8)) != nil } }
}
