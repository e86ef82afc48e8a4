internal import Basics
public import CatalogModel
public import SourceSyntax

/// What a rule would change in the catalog to fix a finding.
public struct Fix: Sendable, Hashable {
  /// Whether a fix may be applied without review.
  public enum Safety: String, Sendable, Hashable {
    /// Means the same to every customer and to the store: `--fix` applies it.
    case safe
    /// A proposal that changes what is said or sold: only `--unsafe-fixes` applies it.
    case unsafe
  }

  /// Lower case, no full stop, in the imperative: what the fix does.
  public var message: String
  public var safety: Safety
  public var edits: [CatalogEdit]

  public init(_ message: String, safety: Safety = .safe, edits: [CatalogEdit]) {
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

  /// Whether it inserts what may be a secret, which no report shows.
  package var hasSecrets: Bool { replacements.contains { Secrets.redacted(Array($0.text.utf8)) != nil } }
}
