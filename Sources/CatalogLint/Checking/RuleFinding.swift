import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A problem that a rule found; the engine adds the rule and its severity.
struct RuleFinding: Sendable {
  /// The problem and the expected value: lower case, no full stop.
  let message: Message
  var path: CatalogPath
  /// The locale that the path, which has no text in it, should have one in.
  let missingLocale: StoreLocale?
  /// The index of the catalog; nil for the one that the rule was given.
  let catalog: Int?
  /// UTF-8 offsets in the text of the field, when only a part of it is affected.
  let part: Range<Int>?
  /// The severity, when it is lower than the rule's highest.
  let severity: Severity?
  /// The ID of the fact that the finding rests on, when it isn't the first fact of the rule.
  let fact: String?
  let related: [Place]
  let fix: Fix?
  /// The place in the project's code; nil for a problem in the catalog.
  var code: CodePlace?

  /// A place in the code of the project.
  struct CodePlace: Sendable, Hashable {
    /// The index of the file.
    let file: Int
    let range: SourceRange
  }

  /// Another location related to the problem.
  struct Place: Sendable {
    let message: Message
    let path: CatalogPath
    let catalog: Int?

    init(_ message: Message, _ path: CatalogPath, catalog: Int? = nil) {
      self.message = message
      self.path = path
      self.catalog = catalog
    }
  }

  init(
    _ message: Message, at path: CatalogPath, missing locale: StoreLocale? = nil, catalog: Int? = nil,
    part: Range<Int>? = nil, severity: Severity? = nil, fact: String? = nil, related: [Place] = [], fix: Fix? = nil
  ) {
    self.message = message
    self.path = path
    missingLocale = locale
    self.catalog = catalog
    self.part = part
    self.severity = severity
    self.fact = fact
    self.related = related
    self.fix = fix
  }

  /// A problem in the code of the project.
  ///
  /// - Parameter path: The part of the catalog that it concerns, in which it can be suppressed.
  init(
    _ message: Message, in use: ProjectCode.Use, about path: CatalogPath, severity: Severity? = nil,
    related: [Place] = []
  ) {
    self.init(message, at: path, severity: severity, related: related)
    code = CodePlace(file: use.file, range: use.range)
  }

  /// A problem in a text.
  init(
    _ message: Message, in text: TextSample, part: Range<Int>? = nil, severity: Severity? = nil, fact: String? = nil,
    related: [Place] = [], fix: Fix? = nil
  ) {
    self.init(message, at: text.path, part: part, severity: severity, fact: fact, related: related, fix: fix)
  }
}
