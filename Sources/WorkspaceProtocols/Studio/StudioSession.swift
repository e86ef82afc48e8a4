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
  }

  private var workspace: CatalogWorkspace
  private var state: StudioState
  private var version = 1
  /// The version in which a part was last changed, by its key.
  private var changed: [String: Int] = [:]
  /// The version in which parts were last added or removed.
  private var orderChanged = 1
  /// The edits since somebody else last changed the file.
  private var undoable = 0
  private var isGone = false

  init(_ workspace: CatalogWorkspace) {
    self.workspace = workspace
    state = StudioState(&self.workspace)
  }

  mutating func answer(_ call: Call, _ asked: OrderedValue) -> OrderedValue {
    let since = asked["since"].flatMap { Int($0.scalarText) } ?? 0
    // A page that is loaded sees a changed configuration and changed images.
    if call == .state, since == 0 {
      workspace.refresh()
      update()
    }
    catchUp()
    let outcome: OrderedMap =
      switch call {
      case .state: [:]
      case .check: ["findings": check(asked)]
      case .edit: edit(asked)
      case .fix: fix(asked)
      case .undo: undo()
      case .screenshot: screenshot(asked)
      }
    return .map(OrderedMap([("version", .integer(version))]) + changes(since: since) + outcome)
  }

  /// The parts that were changed since a version; all when parts were added or removed since.
  private func changes(since: Int) -> OrderedMap {
    guard since != version else { return [:] }
    let isWhole = since < orderChanged || since > version
    let parts = state.keys.filter { isWhole || changed[$0, default: 1] > since }
    return [
      "head": state.head, "undoable": .integer(undoable), "isGone": .flag(isGone),
      "order": isWhole ? .texts(state.keys) : nil, "parts": .map(entries: parts.map { ($0, state.parts[$0]) }),
    ]
  }

  /// Takes what others wrote to the file. Nothing of ours is lost, because it was written at once.
  private mutating func catchUp() {
    let found = workspace.catchUp()
    let wasGone = isGone
    isGone = if case .gone = found { true } else { false }
    if case .update = found {
      undoable = 0
      update()
    } else if workspace.catchUpWithPrices() {
      update()
    } else if isGone != wasGone {
      version += 1
    }
  }

  private mutating func update() {
    let next = StudioState(&workspace)
    version += 1
    if next.keys != state.keys { orderChanged = version }
    for key in next.keys where next.parts[key] != state.parts[key] { changed[key] = version }
    state = next
  }

  /// Writes the file; an edit that can't be written is taken back.
  private mutating func commit(from before: SourceFile) -> OrderedMap {
    guard workspace.source.bytes != before.bytes else { return [:] }
    do { try workspace.save() } catch {
      _ = workspace.undo()
      return ["problem": .text("\(error)")]
    }
    undoable += 1
    update()
    return [:]
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

    func apply(to draft: inout CatalogDraft) throws(CatalogEditFailure) {
      if text.isEmpty {
        if !shown.isEmpty, !isGenerated { try draft.unset("localizations.\(locale).\(field.rawValue)", of: subject) }
      } else if ExactText(text) != ExactText(shown) {
        try draft.set([CatalogDraft.Change(subject, ["localizations", locale, field.rawValue], to: text)])
      }
    }
  }

  private func edits(_ asked: OrderedValue) -> [Edit]? {
    let listed = asked["edits"]?.elements ?? []
    let edits = listed.compactMap { Edit($0, state, in: workspace.file.document.catalog) }
    return edits.count == listed.count ? edits : nil
  }

  private static let unknown: OrderedMap = ["problem": "the text is no longer in the catalog"]

  /// Writes texts as one edit, unless one of them is no longer what the page showed.
  private mutating func edit(_ asked: OrderedValue) -> OrderedMap {
    guard let edits = edits(asked) else { return Self.unknown }
    let conflicts = edits.indices.filter { edits[$0].was.map({ ExactText($0) }) != ExactText(edits[$0].shown) }
    guard conflicts.isEmpty else {
      let listed = conflicts.map { index -> OrderedValue in
        ["edit": .integer(index), "theirs": .text(edits[index].shown), "mine": .text(edits[index].text)]
      }
      return ["conflicts": .list(listed)]
    }
    let before = workspace.source
    do {
      try workspace.edit { draft throws(CatalogEditFailure) in for edit in edits { try edit.apply(to: &draft) } }
    } catch { return ["problem": .text(error.message)] }
    return commit(from: before)
  }

  /// The findings in the product of texts, as if they had been written.
  private func check(_ asked: OrderedValue) -> OrderedValue {
    guard let edits = edits(asked), let key = asked["edits"]?.elements.first?["key"]?.scalarText else { return .null }
    var trial = workspace
    let isMade: Void? = try? trial.edit { draft throws(CatalogEditFailure) in
      for edit in edits { try edit.apply(to: &draft) }
    }
    return isMade == nil ? .null : StudioState(&trial).parts[key]?["findings"] ?? .null
  }

  private mutating func fix(_ asked: OrderedValue) -> OrderedMap {
    guard let key = asked["key"]?.scalarText, let wanted = asked["finding"]?.scalarText,
      let fix = state.finding(wanted, of: key, in: workspace.lint())?.fix
    else { return ["problem": "the finding is gone"] }
    let before = workspace.source
    workspace.replace(fix.replacements)
    return commit(from: before)
  }

  private mutating func undo() -> OrderedMap {
    let before = workspace.source
    guard undoable > 0, workspace.undo() else { return ["problem": "nothing to take back"] }
    do { try workspace.save() } catch {
      workspace.replaceText(with: before)
      return ["problem": .text("\(error)")]
    }
    undoable -= 1
    update()
    return [:]
  }

  // MARK: Images

  /// An image of a product that the linter can read; nil otherwise.
  func image(_ index: Int, _ field: String) -> (bytes: [UInt8], isPNG: Bool)? {
    let products = workspace.file.document.catalog.products
    guard products.indices.contains(index),
      let path = field == "promotional" ? products[index].promotionalImage : products[index].review.screenshot,
      case (.success, let file?) = workspace.image(at: path),
      let bytes = try? SourceFile.read(path: file, limit: StudioServer.mostBytes).bytes
    else { return nil }
    return (bytes, bytes.starts(with: Self.signatures[0].bytes))
  }

  private static let signatures: [(bytes: [UInt8], suffix: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "png"), ([0xFF, 0xD8, 0xFF], "jpg"),
  ]

  /// Writes an image beside the catalog under a name that is free, and names it as the review screenshot.
  private mutating func screenshot(_ asked: OrderedValue) -> OrderedMap {
    guard case .product(let index)? = asked["key"].flatMap({ state.subjects[$0.scalarText] }),
      let bytes = asked["image"].flatMap({ Base64.bytes($0.scalarText) })
    else { return Self.unknown }
    guard let suffix = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.suffix else {
      return ["problem": "expected a PNG or a JPEG image"]
    }
    let item = workspace.file.document.catalog.products[index].item
    let name = String(item.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }.prefix(60))
    let folder = Path.join(workspace.file.folder, "screenshots")
    let before = workspace.source
    do {
      try FileSystem.makeFolders(folder)
      var (path, count) = ("screenshots/\(name).\(suffix)", 1)
      while FileSystem.kind(Path.join(workspace.file.folder, path), followingLinks: false) != nil {
        count += 1
        path = "screenshots/\(name)-\(count).\(suffix)"
      }
      guard let file = workspace.image(at: path).file else {
        return ["problem": "the folder \"screenshots\" leads out of the catalog's folder"]
      }
      try FileSystem.replace(file, with: bytes, replacing: false)
      try workspace.edit { draft throws(CatalogEditFailure) in
        try draft.set("review.screenshot", of: .product(index), to: path)
      }
    } catch {
      let reason = (error as? CatalogEditFailure)?.message ?? "could not write the image: \(error)"
      return ["problem": .text(reason)]
    }
    workspace.refresh()
    return commit(from: before)
  }
}
