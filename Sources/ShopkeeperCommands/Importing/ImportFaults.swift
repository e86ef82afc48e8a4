import Basics
import CatalogLint
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax

/// Every fault of a file that is imported, in one run: the parts that can't be read, and for a table
/// also lint's findings in its cells, so that a sheet is corrected once.
struct ImportFaults {
  private struct Fault {
    var range: SourceRange
    var message: Message
    var kind: Kind
    /// The rule of a finding.
    var rule: String?
  }

  /// The importance of a fault for the result that is made from the file.
  private enum Kind: String {
    /// The result would be incomplete.
    case fatal = "error"
    /// The store would refuse it.
    case wrong = "warning"
    /// A reviewer or a customer may stumble over it.
    case doubtful = "note"
  }

  /// The number of doubts of one rule that are described; the linter lists all.
  private static let mostDoubts = 5

  /// Our own limit: more than anybody reads.
  private static let mostFaults = 1000

  private let loaded: CatalogFile
  private var faults: [Fault]

  /// - Parameters:
  ///   - catalog: The catalog that the file is merged into, whose products may have values that the file
  ///     lacks; nil for a new catalog.
  ///   - unchanged: The indices of the products of the file that are the same in the catalog.
  ///   - folder: The folder of the catalog, which the paths of images will be relative to.
  ///   - language: The language of the findings.
  init(
    of loaded: CatalogFile, into catalog: Catalog?, unchanged: Set<Int> = [], at folder: String? = nil,
    in language: MessageLanguage
  ) throws {
    self.loaded = loaded
    let document = loaded.document
    let unread = document.unread
    faults = unread.map { Fault(range: $0.range, message: $0.content, kind: .fatal) }
    guard document.isTable else { return }
    faults += Self.shortIDs(of: document, into: catalog)
    let known = KnownRows(of: document, in: catalog ?? Catalog(), unchanged: unchanged)
    // The parts that the file lacks.
    let unreadMessages = Set(unread.map(\.message))
    let gaps = document.diagnostics.filter {
      $0.severity == .error && !unreadMessages.contains($0.message)
        && document.cellRow(of: $0.range).map { !known.contains($0) } ?? true
    }
    faults += gaps.map { Fault(range: $0.range, message: $0.content, kind: .wrong) }
    // A value that can't be read is not missing.
    let unreadPlaces = Set(unread.map(\.range.start))
    // Other faults of a cell that can't be read follow from that.
    let unreadCells = Set(unread.compactMap { document.cellName(of: $0.range) })
    let reported = Set(document.diagnostics.map(\.message))
    var doubts: [String: Int] = [:]
    let lint = LintRun(settled: [loaded.name: unchanged])
    var here = loaded
    // Paths within the catalog's folder are rewritten, and others stay as they are.
    if let folder, !loaded.isStandardInput, !Self.contains(folder, loaded.folder) { here.folder = folder }
    for finding in try lint.lint([here]).complete.findings
    where finding.severity != .info && !reported.contains(finding.englishMessage) {
      let isAbsence = finding.rule.hasPrefix("missing-")
      // A table of products has no rows for groups: a new one gets its name there, too.
      if isAbsence, case .group = finding.subject { continue }
      // A table says less about the app than the catalog does.
      if isAbsence, catalog != nil, finding.product == nil { continue }
      if isAbsence, unreadPlaces.contains(finding.range.start) { continue }
      if isAbsence, document.cellRow(of: finding.range).map(known.contains) ?? false { continue }
      let isOfID = ["duplicate-product-id", "invalid-product-id"].contains(finding.rule)
      let kind: Kind = finding.severity == .error ? isOfID ? .fatal : .wrong : .doubtful
      // Faults that the catalog already has are for the linter, not for every import of the same table.
      if let row = document.cellRow(of: finding.range), known.isUnchanged(row) { continue }
      if !unreadCells.isEmpty, document.cellName(of: finding.range).map(unreadCells.contains) ?? false { continue }
      if kind == .doubtful {
        doubts[finding.rule, default: 0] += 1
        guard doubts[finding.rule, default: 0] <= Self.mostDoubts else { continue }
      }
      let message = Message(verbatim: "\(finding.shown(in: language).message) [\(finding.rule)]")
      faults.append(Fault(range: finding.range, message: message, kind: kind, rule: finding.rule))
    }
    for (rule, count) in doubts where count > Self.mostDoubts {
      guard let last = faults.lastIndex(where: { $0.rule == rule }) else { continue }
      let more = count - Self.mostDoubts
      faults[last].message = "\(faults[last].message); \(more) more like it, which \"shopkeeper lint\" lists"
    }
    faults.sort { $0.range.start < $1.range.start }
  }

  private static func contains(_ folder: String, _ other: String) -> Bool {
    let (folder, other) = (FileSystem.absolute(folder), FileSystem.absolute(other))
    return folder == other || other.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// IDs that are short for other ones: the same as the end of another, or without a point beside others that have
  /// some.
  private static func shortIDs(of document: CatalogDocument, into catalog: Catalog?) -> [Fault] {
    let products = document.catalog.products
    let ids = (products + (catalog?.products ?? [])).map(\.productID)
    let items = Dictionary(
      ids.compactMap { id in id.lastIndex(of: ".").map { (String(id[id.index(after: $0)...]), id) } },
      uniquingKeysWith: { first, _ in first })
    let example = items.values.min()
    let own = Set(catalog?.products.map { ExactText($0.productID) } ?? [])
    return products.indices.compactMap { index in
      let id = products[index].productID
      guard !id.isEmpty, !id.contains("."), !own.contains(ExactText(id)), let other = items[id] ?? example,
        let range = document.range(of: CatalogPath(.product(index), .productID))
      else { return nil }
      return items[id] != nil
        ? Fault(range: range, message: "\"\(id)\" may be short for \"\(other)\"; write IDs in full", kind: .fatal)
        : Fault(
          range: range, message: "\"\(id)\" is taken for the whole ID, and others are such as \"\(other)\"",
          kind: .wrong)
    }
  }

  /// Reports all of them on standard error, in the order of the file, and refuses a file that could
  /// not be read in full. A fault that can be imported and corrected in the catalog is a warning,
  /// regardless of the other rows.
  func require(on console: Console) throws {
    for fault in faults.prefix(Self.mostFaults) {
      let message = fault.message.text(in: console.language)
      console.writeErrorLine("\(loaded.place(at: fault.range.start)): \(fault.kind.rawValue): \(message)")
    }
    if faults.count > Self.mostFaults {
      let message: Message = "\(faults.count - Self.mostFaults) more are not listed"
      console.writeErrorLine("\(loaded.name): " + message.text(in: console.language))
    }
    let errors = faults.count { $0.kind == .fatal }
    guard errors > 0 else { return }
    // Includes the faults of the whole table, which are reported before.
    let warnings = faults.count { $0.kind == .wrong } + loaded.document.diagnostics.count { $0.severity == .warning }
    let counts: [Message] = ["\(errors, of: "error")", "\(warnings, of: "warning")"]
    let named = Message(list: warnings > 0 ? counts : [counts[0]], .and)
    let message: Message = "\(named) in \"\(loaded.name)\"; nothing was imported"
    throw Failure(message.text(in: console.language), exitCode: .findings)
  }
}

/// The rows of a table whose products a catalog has.
private struct KnownRows {
  /// The indices of the products in the table, by their rows.
  private var products: [Int: Int] = [:]
  private let unchanged: Set<Int>

  init(of document: CatalogDocument, in catalog: Catalog, unchanged: Set<Int>) {
    self.unchanged = unchanged
    let places = catalog.productIndices
    for (index, product) in document.catalog.products.enumerated() where places[ExactText(product.productID)] != nil {
      guard let range = document.range(of: CatalogPath(.product(index))), let row = document.cellRow(of: range) else {
        continue
      }
      products[row] = index
    }
  }

  func contains(_ row: Int) -> Bool { products[row] != nil }

  /// Whether the product of a row has nothing that the catalog doesn't have.
  func isUnchanged(_ row: Int) -> Bool { products[row].map(unchanged.contains) ?? false }
}
