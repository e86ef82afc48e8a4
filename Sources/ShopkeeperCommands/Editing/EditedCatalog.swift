import Basics
import CatalogEditing
import CatalogFormats
import CatalogModel
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// A catalog file that a command edits: read, changed in memory, checked, and written atomically.
struct EditedCatalog {
  let loaded: CatalogFile
  var draft: CatalogDraft
  /// Nil when nothing is written to the file.
  private let lock: FileLock?

  /// An option of every command that edits a catalog.
  static let dryRun = Flag("dry-run", help: "Print what would change as a diff, and write nothing")

  /// The argument of commands that edit a catalog; the words that follow decide whether the first
  /// one is its value.
  static func catalog(_ isTaken: @escaping @Sendable (ArraySlice<String>) -> Bool) -> Argument<String?> {
    Argument(
      optional: "CATALOG", of: .file(extensions: ["yml", "yaml"], placeholder: "CATALOG"),
      help: "A catalog file, or the folder of one; by default this folder", isTaken: isTaken)
  }

  /// Options of every command that edits a catalog.
  static let options: [any OptionDeclaration] = [dryRun, EditLock.wait]

  /// Locks and reads the catalog at a path; formats other than the catalog's own have their own
  /// tools.
  ///
  /// - Parameter path: The file, or the folder of one; nil for this folder.
  init(_ path: String?, for invocation: Invocation) throws {
    let file = try CatalogFile.only(in: path ?? ".")
    lock = file == "-" || invocation[Self.dryRun] ? nil : try EditLock.take(file, waiting: invocation[EditLock.wait])
    loaded = try CatalogFile.read(file)
    let source = loaded.document.source
    guard let format = try? CatalogFormatRegistry.reader(for: ParsedFile(source)),
      format.name == CatalogFormatRegistry.catalogFile.name
    else { throw Failure("\"\(loaded.name)\" is not a catalog file; convert it with \"shopkeeper convert\"") }
    do { draft = try CatalogDraft(loaded.document) } catch { throw Failure(error.message, exitCode: .findings) }
  }

  var catalog: Catalog { draft.catalog }

  /// Makes an edit; an invalid request is reported as a fault of the command line.
  mutating func edit(_ invocation: Invocation, _ change: (inout CatalogDraft) throws(CatalogEditFailure) -> Void) throws
  {
    do { try change(&draft) } catch {
      if error.isOfRequest { throw invocation.usageError(.other(error.message)) }
      throw Failure(error.message)
    }
  }

  /// Writes the file, unless an edit introduced an error, and reports what changed.
  ///
  /// - Parameter report: The report of the changes; nil to compare the catalogs.
  func finish(_ invocation: Invocation, reporting report: String? = nil) throws -> ExitCode {
    let console = invocation.console
    let before = loaded.document.source
    let errors = newErrors
    guard errors.isEmpty else {
      for error in errors { console.writeErrorLine("error: \(error.message)") }
      console.writeErrorLine("nothing was written")
      return .findings
    }
    try StoredLedger.refuse(from: loaded.document.catalog, to: edited.catalog, near: loaded.name, invocation)
    let reported = report ?? DifferenceText.text(DifferenceReport(from: loaded.document.catalog, to: edited.catalog))
    if invocation[Self.dryRun] {
      console.write(UnifiedDiff.render(from: before.bytes, to: draft.source.bytes, name: loaded.name))
      console.writeError(reported)
      return .success
    }
    if loaded.isStandardInput {
      console.write(draft.source.bytes)
      console.writeError(reported)
      return .success
    }
    if draft.source.bytes != before.bytes {
      try withExtendedLifetime(lock) {
        try OutputFile.write(draft.source.bytes, to: loaded.name, unlessChangedFrom: before)
      }
    }
    console.write(reported)
    return .success
  }

  /// The file as it is after the edit.
  private var edited: CatalogDocument { draft.document ?? CatalogYAMLDecoder.read(draft.source) }

  /// The errors that the edit introduced.
  var newErrors: [Diagnostic] { Self.newErrors(from: loaded.document.diagnostics, to: edited.diagnostics) }

  /// The errors that occur more often than before.
  private static func newErrors(from old: [Diagnostic], to new: [Diagnostic]) -> [Diagnostic] {
    // If not every error is described, another may be described in place of one that is gone.
    let isCounted = (old + new).contains { !$0.further.isEmpty }
    if isCounted, new.errorCount <= old.errorCount { return [] }
    var known: [String: Int] = [:]
    for error in old where error.severity == .error { known[error.message, default: 0] += 1 }
    return new.filter { error in
      guard error.severity == .error else { return false }
      known[error.message, default: 0] -= 1
      return known[error.message, default: 0] < 0
    }
  }
}
