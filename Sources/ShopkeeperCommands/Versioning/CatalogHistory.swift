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

  /// The IDs of a version, and the words for its origin.
  private struct Step {
    var sold: Set<ExactText>
    var retired: Set<ExactText>
    /// Nil for the file as it is now.
    var version: GitHistory.Version?
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
    var newer = Step(sold: Set(current.keys), retired: retired)
    var (compared, unread) = (0, 0)
    for version in history.versions {
      guard version.blob != nil else { continue }
      if history.isLate { break }
      guard let earlier = try Self.catalog(version, of: file, in: history) else {
        unread += 1
        continue
      }
      compared += 1
      guard Self.isSameApp(earlier, catalog) else { continue }
      let step = Step(
        sold: Set(earlier.products.map { ExactText($0.productID) }),
        retired: Set(earlier.retired.map { ExactText($0) }), version: version)
      compare(earlier, at: version, with: newer)
      newer = step
    }
    note(history, of: file.name, compared: compared, unread: unread)
  }

  /// A version of the catalog; nil when it can't be read in full, so that missing products mean nothing.
  private static func catalog(_ version: GitHistory.Version, of file: CatalogFile, in history: GitHistory) throws
    -> Catalog?
  {
    guard let bytes = try history.bytes(of: version) else { return nil }
    let document = CatalogReading.read(SourceFile(name: file.name, bytes: bytes))
    return document.unread.isEmpty ? document.catalog : nil
  }

  private static func isSameApp(_ one: Catalog, _ other: Catalog) -> Bool {
    guard let one = one.app.bundleID, let other = other.app.bundleID else { return true }
    return ExactText(one) == ExactText(other)
  }

  // MARK: Comparing

  /// Compares a version with the next newer one.
  private mutating func compare(_ earlier: Catalog, at version: GitHistory.Version, with newer: Step) {
    let until: Message = newer.version.map { "in \($0.name)" } ?? "since \(version.name)"
    for product in earlier.products {
      let id = ExactText(product.productID)
      if let now = current[id] {
        if let type = now.type, let before = product.type, before != type, retyped.insert(id).inserted {
          let change: Message =
            newer.version.map { "until \($0.name) made it \(phrase: type.rawValue)" }
            ?? "in \(version.name) and is \(phrase: type.rawValue) now"
          add(
            "changed-product-type", product.productID,
            "\"\(product.productID)\" was \(phrase: before.rawValue) \(change); the type of a product that App "
              + "Store Connect has can't change, so give it a new product ID")
        }
        if !newer.sold.contains(id), returned.insert(id).inserted {
          add(
            "retired-product-id", product.productID,
            "product ID \"\(product.productID)\" was removed \(until) and is used again; if it was "
              + "deleted in App Store Connect, choose a new one", severity: .info)
        }
      } else if known.insert(id).inserted {
        add(
          "retired-product-id", product.productID,
          "product ID \"\(product.productID)\" was removed \(until); add it to \"retired\", because "
            + "it can't be used again", severity: .warning, retires: true)
      }
    }
    for text in earlier.retired {
      let id = ExactText(text)
      guard !newer.retired.contains(id), !retired.contains(id) else { continue }
      if current[id] != nil {
        guard returned.insert(id).inserted else { continue }
        add(
          "retired-product-id", text,
          "product ID \"\(text)\" was retired until it was taken from the list \(until), and can't "
            + "be used again; choose a new one")
      } else if known.insert(id).inserted {
        add(
          "retired-product-id", text,
          "product ID \"\(text)\" was taken from \"retired\" \(until); add it again, because it "
            + "can't be used again", severity: .warning, retires: true)
      }
    }
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
