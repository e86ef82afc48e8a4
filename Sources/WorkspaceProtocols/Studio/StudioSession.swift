import AppStoreReference
import Basics
import CatalogEditing
import CatalogLint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// The catalog that the page shows: its state by version, and its edits, which are written at once.
struct StudioSession: Sendable {
  /// The calls of the page.
  enum Call: String {
    /// The state, or the changes since a version.
    case state
    /// Texts are written.
    case edit
    /// Texts are linted, and not written.
    case check
    case fix
    case undo
    /// A screenshot is written beside the catalog, and named in it.
    case screenshot
    /// A file for a translator is made.
    case export
    /// A file is merged in memory, and the result is shown.
    case merge
    /// The last file that was merged in memory is written, if it is the one that the page shows.
    case accept
    /// The prices of a product by storefront.
    case prices
    /// The changes since the last commit, or since the program was started.
    case changes
  }

  var workspace: CatalogWorkspace
  private(set) var state: StudioState
  private var version = 1
  /// The version in which a part was last changed, by its key.
  private var changed: [String: Int] = [:]
  /// The version in which all parts were changed, or some added or removed.
  private var wholeChanged = 1
  /// The versions that the edits made, since somebody else last changed the file.
  private var edited: [Int] = []
  private var isGone = false
  let files: any StudioFiles
  let opened: Catalog
  /// The catalog with the last file that was merged, and the one that it was merged into.
  var merged: (before: SourceFile, after: SourceFile)?
  /// The number of files that were merged.
  var merges = 0

  init(_ workspace: CatalogWorkspace, _ files: some StudioFiles) {
    self.workspace = workspace
    self.files = files
    opened = workspace.file.document.catalog
    state = StudioState(workspace)
  }

  mutating func answer(_ call: Call, _ asked: OrderedValue) -> OrderedValue {
    let since = asked["since"].flatMap { Int($0.scalarText) } ?? 0
    // A page that is loaded sees a changed configuration and changed images.
    if call == .state, since == 0 {
      workspace.refresh()
      version += 1
      wholeChanged = version
    }
    catchUp()
    var outcome: OrderedMap
    do {
      outcome = try self.outcome(of: call, asked, since: since)
    } catch {
      outcome = ["problem": .text(StudioProblem(error).message.text(in: Self.language(asked)))]
      if case .accept = call { outcome.append("isLate", .flag(!canAccept(asked))) }
    }
    return .map(
      OrderedMap([("version", .integer(version)), ("isChecked", .flag(workspace.isLinted))])
        + changes(since: since, asked)
        + outcome)
  }

  private mutating func outcome(of call: Call, _ asked: OrderedValue, since: Int) throws -> OrderedMap {
    switch call {
    case .state: [:]
    case .check: ["findings": check(asked)]
    case .edit: try edit(asked)
    case .fix: try fix(asked)
    case .undo: try undo(since: since)
    case .screenshot: try screenshot(asked)
    case .export: try export(asked)
    case .merge: try merge(asked)
    case .accept: try accept(asked)
    case .prices: ["prices": state.prices(asked["key"]?.scalarText ?? "", workspace, in: Self.language(asked))]
    case .changes: changes(asked)
    }
  }

  /// More parts than these are not sent in one answer: the page asks for those that it shows.
  private static let mostParts = 200

  /// The head, the matching rows and the keys of changed parts if anything has changed since a version; and of the
  /// parts that the page shows, those that it lacks.
  private func changes(since: Int, _ asked: OrderedValue) -> OrderedMap {
    let language = Self.language(asked)
    let isWhole = since < wholeChanged || since > version
    let wanted = (asked["wanted"]?.elements ?? []).map(\.scalarText)
    let lacked = Set((asked["lacked"]?.elements ?? []).map(\.scalarText))
    let new = wanted.filter { isWhole || lacked.contains($0) || changed[$0, default: 1] > since }
    var answer: OrderedMap = [:]
    if since != version {
      answer = [
        "head": state.head(workspace, in: language), "undoable": .integer(edited.count), "isGone": .flag(isGone),
        "order": isWhole ? .texts(state.keys) : nil,
        "changed": isWhole ? nil : .texts(changed.filter { $0.value > since }.map(\.key)),
      ]
    }
    if since != version || asked["isNewFilter"]?.scalarText == "true" {
      answer.append("rows", .texts(StudioFilter(asked["filter"]).keys(of: state)))
    }
    let sent = (new + (isWhole ? state.keys : [])).prefix(Self.mostParts)
    let parts = sent.reduce(into: [String: OrderedValue]()) {
      $0[$1] = $0[$1] ?? state.part($1, workspace, in: language)
    }
    answer.append("parts", .map(entries: parts.map { ($0.key, $0.value) }))
    return answer
  }

  /// The language of the page.
  static func language(_ asked: OrderedValue) -> MessageLanguage {
    MessageLanguage(locale: asked["language"]?.scalarText ?? "")
  }

  /// Takes what others wrote to the file. Nothing of ours is lost, because it was written at once.
  private mutating func catchUp() {
    let found = workspace.catchUp()
    let wasGone = isGone
    isGone = if case .gone = found { true } else { false }
    if case .update = found {
      edited = []
      update()
    } else if workspace.catchUpWithPrices() || isGone != wasGone {
      version += 1
    }
  }

  /// Takes the catalog as it is now.
  private mutating func update() {
    let keys = state.keys
    version += 1
    for key in state.live.update(workspace) { changed[key] = version }
    if keys != state.keys { wholeChanged = version }
  }

  // MARK: The whole catalog

  /// The workspace to lint as a whole; nil when it is linted, or is being linted.
  mutating func beginCheck() -> CatalogWorkspace? { state.live.beginCheck(of: workspace) }

  /// Takes the findings of a copy that was linted, unless the catalog was changed meanwhile.
  mutating func endCheck(_ copy: CatalogWorkspace) {
    guard let others = state.live.endCheck(copy, of: &workspace) else { return }
    version += 1
    for key in others { changed[key] = version }
  }

  /// Writes the file; an edit that can't be written is taken back.
  mutating func commit(from before: SourceFile) throws {
    guard workspace.source.bytes != before.bytes else { return }
    do { try workspace.save() } catch {
      _ = workspace.undo()
      throw error
    }
    update()
    edited.append(version)
  }

  // MARK: Edits

  /// A text of the page: its place in the catalog, and the text that the page showed before.
  private struct Edit {
    let subject: CatalogPath.Subject
    let locale: String
    let field: CatalogField
    let text: String
    let was: String?
    let current: Localization?

    init?(_ asked: OrderedValue, _ state: StudioState, in catalog: Catalog) {
      guard let key = asked["key"]?.scalarText, let subject = state.subjects[key],
        let code = asked["locale"]?.scalarText,
        let field = asked["field"].flatMap({ CatalogField(rawValue: $0.scalarText) }),
        let text = asked["text"]?.scalarText
      else { return nil }
      let localizations: [Localization]
      switch subject {
      case .product(let index) where field == .title || field == .description:
        localizations = catalog.products[index].localizations
      case .group(let index) where field == .title: localizations = catalog.groups[index].localizations
      default: return nil
      }
      let current = localizations.first { StudioState.code(of: $0) == code }
      guard current != nil || StoreLocale.resolving(code) != nil else { return nil }
      self.subject = subject
      locale = current?.locale ?? code
      self.field = field
      self.text = text
      was = asked["was"]?.scalarText
      self.current = current
    }

    var shown: String { current?[text: field] ?? "" }
    private var isGenerated: Bool { current?.generated.contains(field == .title ? .title : .description) ?? true }

    /// The field that is emptied, unless it is empty or generated already.
    var removal: String? {
      text.isEmpty && !shown.isEmpty && !isGenerated ? "localizations.\(locale).\(field.rawValue)" : nil
    }

    var change: CatalogDraft.Change? {
      guard !text.isEmpty, ExactText(text) != ExactText(shown) else { return nil }
      return CatalogDraft.Change(subject, ["localizations", locale, field.rawValue], to: text)
    }
  }

  /// Makes edits in few passes over the file.
  private static func apply(_ edits: [Edit], to draft: inout CatalogDraft) throws(CatalogEditFailure) {
    try draft.set(edits.compactMap(\.change))
    let removals = Dictionary(grouping: edits, by: \.removal)
    for field in removals.keys.compactMap(\.self).sorted() {
      try draft.unset(field, of: removals[field, default: []].map(\.subject))
    }
  }

  private func edits(_ asked: OrderedValue) -> [Edit]? {
    let listed = asked["edits"]?.elements ?? []
    let edits = listed.compactMap { Edit($0, state, in: workspace.file.document.catalog) }
    let places = Set(edits.map { [AnyHashable($0.subject), $0.locale, $0.field] })
    return edits.count == listed.count && places.count == edits.count ? edits : nil
  }

  static let unknown = StudioProblem("the text is no longer in the catalog")
  static let changedMeanwhile = StudioProblem("the catalog was changed meanwhile; nothing was written")

  /// Writes texts as one edit, unless one of them is no longer what the page showed.
  private mutating func edit(_ asked: OrderedValue) throws -> OrderedMap {
    guard let edits = edits(asked) else { throw Self.unknown }
    let conflicts = edits.indices.filter { edits[$0].was.map({ ExactText($0) }) != ExactText(edits[$0].shown) }
    guard conflicts.isEmpty else {
      let listed = conflicts.map { index -> OrderedValue in
        ["edit": .integer(index), "theirs": .text(edits[index].shown), "mine": .text(edits[index].text)]
      }
      return ["conflicts": .list(listed)]
    }
    let before = workspace.source
    try workspace.edit { draft throws(CatalogEditFailure) in try Self.apply(edits, to: &draft) }
    try commit(from: before)
    return [:]
  }

  /// The findings in the product of texts, as if they had been written.
  private func check(_ asked: OrderedValue) -> OrderedValue {
    guard let edits = edits(asked), let key = asked["edits"]?.elements.first?["key"]?.scalarText else { return .null }
    var trial = workspace
    let isMade: Void? = try? trial.edit { draft throws(CatalogEditFailure) in try Self.apply(edits, to: &draft) }
    guard isMade != nil else { return .null }
    var shown = StudioState(trial)
    shown.live.take(trial.findings(inProducts: Set([shown.subjects[key]?.product].compactMap(\.self))), in: [key])
    return shown.part(key, trial, in: Self.language(asked))?["findings"] ?? .null
  }

  private mutating func fix(_ asked: OrderedValue) throws -> OrderedMap {
    guard let key = asked["key"]?.scalarText, let wanted = asked["finding"]?.scalarText,
      let subject = state.subjects[key], let fix = finding(wanted, in: subject)?.fix
    else { throw StudioProblem("the finding is gone") }
    let before = workspace.source
    workspace.replace(fix.replacements)
    try commit(from: before)
    return [:]
  }

  /// The finding with a key, in the catalog as it is now.
  private mutating func finding(_ wanted: String, in subject: CatalogPath.Subject) -> LocatedFinding? {
    func isWanted(_ finding: LocatedFinding) -> Bool {
      finding.subject == subject && LiveFindings.key(of: finding) == wanted
    }
    if !workspace.isLinted {
      let quick = workspace.findings(inProducts: Set([subject.product].compactMap(\.self)))
      if let found = quick.first(where: isWanted) { return found }
    }
    return workspace.lint().findings.first(where: isWanted)
  }

  /// - Parameter since: The version that the page shows: what another tab wrote since then is not taken back unseen.
  private mutating func undo(since: Int) throws -> OrderedMap {
    let before = workspace.source
    guard let last = edited.last else { throw StudioProblem("nothing to take back") }
    guard last <= since else { throw Self.changedMeanwhile }
    guard workspace.undo() else { throw StudioProblem("nothing to take back") }
    do { try workspace.save() } catch {
      workspace.replaceText(with: before)
      throw error
    }
    edited.removeLast()
    update()
    return [:]
  }
}
