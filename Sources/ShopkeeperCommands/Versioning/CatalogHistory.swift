import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// The git history of a catalog as a record of its product IDs: the ledger of a team without a
/// store.
struct CatalogHistory {
  /// The conflicts that a rule reports, with the commit.
  private(set) var conflicts: [LedgerConflict] = []
  /// Notes on the versions that could not be examined.
  private(set) var notes: [String] = []

  private let current: [ExactText: Product]
  private let retired: Set<ExactText>
  /// The IDs that were seen in the catalog or a newer version.
  private var known: Set<ExactText>
  /// The IDs whose type has been compared with a different one.
  private var retyped: Set<ExactText> = []
  private var returned: Set<ExactText> = []

  /// The IDs of a version that is compared.
  private struct Contents {
    let catalog: Catalog
    let sold: Set<ExactText>
    let retired: Set<ExactText>
    let types: [ExactText: ProductType]

    init(_ catalog: Catalog) {
      self.catalog = catalog
      sold = Set(catalog.products.map { ExactText($0.productID) })
      retired = Set(catalog.retired.map { ExactText($0) })
      types = Dictionary(
        catalog.products.compactMap { product in product.type.map { (ExactText(product.productID), $0) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private enum Reading {
    case contents(Contents)
    case otherApp
    /// It can't be read in full, so that missing products mean nothing.
    case unread

    var contents: Contents? {
      if case .contents(let contents) = self { contents } else { nil }
    }
  }

  /// Reads contents by their names, and keeps those of the last versions: most commits replace those of the next older
  /// one.
  private struct Reader {
    let file: CatalogFile
    let history: GitHistory
    private var recent: [(blob: String, reading: Reading)] = []

    init(_ file: CatalogFile, _ history: GitHistory) {
      self.file = file
      self.history = history
    }

    mutating func read(_ blob: String) throws -> Reading {
      if let known = recent.first(where: { $0.blob == blob }) { return known.reading }
      let reading = try fresh(blob)
      recent = [(blob, reading)] + recent.prefix(3)
      return reading
    }

    private func fresh(_ blob: String) throws -> Reading {
      guard let bytes = try history.bytes(of: blob) else { return .unread }
      let document = CatalogReading.read(SourceFile(name: file.name, bytes: bytes))
      guard document.unread.isEmpty else { return .unread }
      return isSameApp(document.catalog, file.document.catalog) ? .contents(Contents(document.catalog)) : .otherApp
    }

    private func isSameApp(_ one: Catalog, _ other: Catalog) -> Bool {
      guard let one = one.app.bundleID, let other = other.app.bundleID else { return true }
      return ExactText(one) == ExactText(other)
    }
  }

  /// Compares a catalog with all of its committed versions.
  ///
  /// - Throws: An error when git is not installed, or the catalog is not in a repository.
  init(of file: CatalogFile) throws {
    let catalog = file.document.catalog
    current = Dictionary(
      catalog.products.map { (ExactText($0.productID), $0) }, uniquingKeysWith: { first, _ in first })
    retired = Set(catalog.retired.map { ExactText($0) })
    known = retired.union(current.keys)
    // The IDs of a file for tests say nothing about the app's.
    guard catalog.facets.contains(.bundleID) else { return }
    guard FileSystem.kind(file.name) == .file else {
      notes.append("\"\(file.name)\" is not a file, so it has no history")
      return
    }
    let history = try GitHistory(of: file.name)
    let now = Contents(catalog)
    var reader = Reader(file, history)
    if let head = history.head, let newest = history.versions.first, let contents = try reader.read(head).contents {
      compare(contents, with: now, Change(version: newest, isSince: true))
    }
    var seen = now.sold.union(now.retired)
    var lastSeen: [(id: String, isListed: Bool, change: Change)] = []
    var (compared, unread) = (0, 0)
    for version in history.versions {
      guard let blob = version.blob else { continue }
      if history.isLate { break }
      let reading = try reader.read(blob)
      if case .unread = reading { unread += 1 } else { compared += 1 }
      guard let contents = reading.contents else { continue }
      if let before = version.before, let earlier = try reader.read(before).contents {
        compare(earlier, with: contents, Change(version: version))
      }
      let since = Change(version: version, isSince: true)
      for product in contents.catalog.products where seen.insert(ExactText(product.productID)).inserted {
        lastSeen.append((product.productID, false, since))
      }
      for id in contents.catalog.retired where seen.insert(ExactText(id)).inserted {
        lastSeen.append((id, true, since))
      }
    }
    // No commit removed these: a merge left them out, or a version that can't be read.
    for (id, isListed, change) in lastSeen { addLost(id, isListed: isListed, change) }
    note(history, of: file.name, compared: compared, unread: unread)
  }

  // MARK: Comparing

  /// A commit that changed the catalog, or the newest one before an unknown change.
  private struct Change {
    var version: GitHistory.Version
    var isSince = false

    var time: Message { isSince ? "since \(version.name)" : "in \(version.name)" }
  }

  /// Compares contents with those that replaced them.
  private mutating func compare(_ earlier: Contents, with newer: Contents, _ change: Change) {
    for product in earlier.catalog.products {
      let id = ExactText(product.productID)
      guard let now = current[id] else {
        if !newer.sold.contains(id) { addLost(product.productID, isListed: false, change) }
        continue
      }
      if let type = now.type, let before = product.type, before != type, newer.types[id] ?? type == type,
        retyped.insert(id).inserted
      {
        let words: Message =
          change.isSince
          ? "in \(change.version.name) and is \(phrase: type.rawValue) now"
          : "until \(change.version.name) made it \(phrase: type.rawValue)"
        add(
          "changed-product-type", product.productID,
          "\"\(product.productID)\" was \(phrase: before.rawValue) \(words); the type of a product that App "
            + "Store Connect has can't change, so give it a new product ID")
      }
      if !newer.sold.contains(id), returned.insert(id).inserted {
        add(
          "retired-product-id", product.productID,
          "product ID \"\(product.productID)\" was removed \(change.time) and is used again; if it was "
            + "deleted in App Store Connect, choose a new one", severity: .info)
      }
    }
    for text in earlier.catalog.retired {
      let id = ExactText(text)
      guard !newer.retired.contains(id), !retired.contains(id) else { continue }
      guard current[id] != nil else {
        addLost(text, isListed: true, change)
        continue
      }
      guard returned.insert(id).inserted else { continue }
      add(
        "retired-product-id", text,
        "product ID \"\(text)\" was retired until it was taken from the list \(change.time), and can't "
          + "be used again; choose a new one")
    }
  }

  /// Reports an ID that is neither sold nor listed as retired any more, by its newest change.
  private mutating func addLost(_ id: String, isListed: Bool, _ change: Change) {
    guard known.insert(ExactText(id)).inserted else { return }
    let message: Message =
      isListed
      ? "product ID \"\(id)\" was taken from \"retired\" \(change.time); add it again, because it can't be used again"
      : "product ID \"\(id)\" was removed \(change.time); add it to \"retired\", because it can't be used again"
    add("retired-product-id", id, message, severity: .warning, retires: true)
  }

  private mutating func add(
    _ rule: String, _ id: String, _ message: Message, severity: Severity? = nil, retires: Bool = false
  ) {
    conflicts.append(LedgerConflict(rule: rule, productID: id, message: message, severity: severity, retires: retires))
  }

  /// The conflicts to report for a catalog, without findings from comparing it with an earlier revision or
  /// a store.
  func conflicts(besides input: LintInput) -> [LedgerConflict] {
    var reported = Set(input.conflicts.map { Reported($0.rule, $0.productID) })
    var types: [ExactText: ProductType] = [:]
    for product in input.catalog.products { types[ExactText(product.productID)] = product.type }
    for product in input.previous?.products ?? [] {
      if types[ExactText(product.productID)] == nil {
        reported.insert(Reported("retired-product-id", product.productID))
      } else if types[ExactText(product.productID)] != product.type {
        reported.insert(Reported("changed-product-type", product.productID))
      }
    }
    for id in input.previous?.retired ?? [] { reported.insert(Reported("retired-product-id", id)) }
    // A fix may have retired some of them.
    let listed = Set(input.catalog.retired.map { ExactText($0) })
    return conflicts.filter { conflict in
      !reported.contains(Reported(conflict.rule, conflict.productID))
        && !(conflict.retires && listed.contains(ExactText(conflict.productID)))
    }
  }

  private struct Reported: Hashable {
    let rule: String
    let id: ExactText

    init(_ rule: String, _ id: String) {
      self.rule = rule
      self.id = ExactText(id)
    }
  }

  // MARK: Notes

  private mutating func note(_ history: GitHistory, of name: String, compared: Int, unread: Int) {
    if history.versions.isEmpty, !history.isCut {
      notes.append("\"\(name)\" was never committed, so it has no history")
    }
    if unread > 0 {
      let versions = unread == 1 ? "1 version" : "\(unread) versions"
      notes.append(
        "\(versions) of \"\(name)\" in the git history could not be read and \(unread == 1 ? "is" : "are") "
          + "not compared")
    }
    if history.isCut || history.isLate {
      notes.append("only the newest \(compared) versions of \"\(name)\" were compared")
    }
    if history.isShallow {
      notes.append(
        "the history of \"\(name)\" ends early, because the repository is a shallow clone; \"git fetch "
          + "--unshallow\" gets the rest")
    }
  }
}

extension GitHistory.Version {
  /// The name of the commit for people.
  fileprivate var name: Message { "commit \(commit.prefix(10)) (\(day))" }
}
