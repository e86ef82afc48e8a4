public import AppStoreReference
import Basics
public import CatalogModel
public import SourceSyntax

/// A team's own rule, as data: contents that texts must not have, or must have.
///
/// The kinds are named as in Vale's styles, which many teams know.
public struct CustomRule: Sendable {
  /// Lowercase words joined by hyphens; not the name of a rule in ``LintRules/all``.
  public var id: String
  public var kind: Kind
  /// The message, with `{match}` for the matched part of the text and `{preferred}` for the
  /// replacement that a substitution suggests; nil for the default message of the kind.
  public var message: String?
  public var level: Severity
  public var locales: LocaleScope
  public var fields: Set<Field>
  /// The types of products that are checked; empty for all, including subscription groups.
  public var types: Set<ProductType>
  /// Whether words, patterns and templates ignore case.
  public var ignoresCase: Bool
  /// Texts that the rule must accept or reject, by which it is tested.
  public var examples: [Example] = []

  /// A text for which it is known whether the rule has a finding in it.
  public struct Example: Sendable, Hashable {
    public var text: String
    public var locales: LocaleScope
    public var isAccepted: Bool
    /// The place of the rule in the configuration.
    public var range: SourceRange

    public init(_ text: String, in locales: LocaleScope = .all, isAccepted: Bool, at range: SourceRange) {
      self.text = text
      self.locales = locales
      self.isAccepted = isAccepted
      self.range = range
    }
  }

  public enum Kind: Sendable {
    /// Words that must not occur, except inside the exceptions, which contain some of them.
    case existence([Words], exceptions: [Words])
    /// Words for which others are preferred.
    case substitution([Swap], exceptions: [Words])
    /// Words of which each text must contain one.
    case required([Words])
    /// An expression that must, or must not, occur in each text.
    case pattern(TextPattern, mustMatch: Bool)
    /// The form that texts must have.
    case template([Form])
  }

  /// A text of a product that a rule can check; subscription groups have titles.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case title
    case description
    case referenceName
    case productID
    case reviewNotes
  }

  /// Words for texts of some locales. `*` at an end of a word lets it begin or end inside another.
  public struct Words: Sendable, Hashable {
    public var locales: LocaleScope
    public var words: [String]

    public init(_ words: [String], locales: LocaleScope = .all) {
      self.words = words
      self.locales = locales
    }
  }

  /// A word, and its replacements in texts of some locales.
  public struct Swap: Sendable, Hashable {
    public var locales: LocaleScope
    public var word: String
    public var preferred: String

    public init(_ word: String, to preferred: String, locales: LocaleScope = .all) {
      self.word = word
      self.preferred = preferred
      self.locales = locales
    }
  }

  /// The required form of the titles or descriptions of some locales, in template notation.
  public struct Form: Sendable, Hashable {
    public var locales: LocaleScope
    public var field: Field
    public var template: TemplateText

    public init(_ template: TemplateText, of field: Field, locales: LocaleScope = .all) {
      self.template = template
      self.field = field
      self.locales = locales
    }
  }

  public init(
    id: String, kind: Kind, message: String? = nil, level: Severity = .warning, locales: LocaleScope = .all,
    fields: Set<Field> = [.title, .description], types: Set<ProductType> = [], ignoresCase: Bool = true
  ) {
    self.id = id
    self.kind = kind
    self.message = message
    self.level = level
    self.locales = locales
    self.fields = fields
    self.types = types
    self.ignoresCase = ignoresCase
  }

  /// The maximum number of words of all custom rules together.
  public static let mostWords = 30_000
}

extension CustomRule {
  /// The rule's description, as for any other rule.
  public var description: RuleDescription {
    RuleDescription(
      id: id, category: .custom, defaultSeverity: level, fix: isFixable ? .unsafe : nil, summary: summary,
      rationale: (message.map { "\($0). " } ?? "") + "A rule defined in the team's configuration.", sources: [])
  }

  private var isFixable: Bool {
    switch kind {
    case .substitution, .template: true
    case .existence, .required, .pattern: false
    }
  }

  /// The findings of the rule, in one line.
  private var summary: String {
    switch kind {
    case .existence(let words, _): "the words \(Self.listed(words.flatMap(\.words)).english)"
    case .substitution(let swaps, _):
      "words with preferred replacements: "
        + Self.listed(swaps.map { "\($0.word)\" for \"\($0.preferred)" }, of: 4).english
    case .required(let words): "texts without any of \(Self.listed(words.flatMap(\.words)).english)"
    case .pattern(let pattern, let mustMatch):
      "texts that \(mustMatch ? "do not match" : "match") \"\(pattern.source)\""
    case .template(let forms):
      "texts that do not have the form "
        + Self.listed(forms.map { $0.template.parts.map(\.notation).joined() }, of: 4).english
    }
  }

  static func listed(_ words: [String], of most: Int = 8) -> Message { Message(quoted: words, atMost: most) }
}
