import Basics
import CatalogFormats
import CatalogLint
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

extension CatalogFile {
  /// Refuses a catalog that could not be read in full: anything made from it would be incomplete.
  ///
  /// - Parameter console: The place for all errors but the last; nil for the first error alone.
  func requireWhole(on console: Console? = nil) throws {
    let errors = document.unread.prefix(console == nil ? 1 : Self.mostErrors)
    guard let last = errors.last else { return }
    for error in errors.dropLast() {
      console?.writeErrorLine("error: \(place(at: error.range.start)): \(error.message)")
    }
    let more = console == nil ? 0 : document.unread.count - errors.count
    let rest = more > 0 ? "; \(more) more, which \"shopkeeper lint\" lists" : ""
    throw Failure("\(place(at: last.range.start)): \(last.message)\(rest)", exitCode: .findings)
  }

  /// Our own limit: nobody fixes more at once.
  private static var mostErrors: Int { 50 }

  /// Prints the warnings about a file to standard error.
  ///
  /// - Parameters:
  ///   - checksIDs: Whether faults of product IDs are among them.
  ///   - namesAll: Whether everything that is left out is named at each of its places.
  func reportWarnings(on console: Console, checksIDs: Bool = true, namesAll: Bool = false) {
    func tell(_ message: String, at range: SourceRange?) {
      let place = range.map { self.place(at: $0.start) } ?? name
      console.writeErrorLine("\(place): warning: \(message)")
    }
    for diagnostic in document.diagnostics + (namesAll ? document.leftOutElsewhere : []) {
      let message = diagnostic.message(in: console.language)
      switch diagnostic.severity {
      case .info:
        console.writeErrorLine("\(name): note: \(message)")
        for related in diagnostic.related { console.writeErrorLine("  \(related.message)") }
      case .warning: tell(message, at: diagnostic.range)
      case .error: continue
      }
    }
    guard checksIDs else { return }
    let warnings = ProductIDWarnings(of: self)
    for (message, range) in warnings.all { tell(message, at: range) }
    if warnings.more > 0 { tell("\(warnings.more) more product IDs have faults", at: nil) }
  }

  /// Reports that a file that was read in full is empty, rather than converting it silently.
  func reportEmptiness(on console: Console) {
    let catalog = document.catalog
    guard !hasTextsAlone, document.unread.isEmpty, catalog.products.isEmpty, catalog.groups.isEmpty,
      catalog.templates.isEmpty, catalog.currencies.isEmpty
    else { return }
    let message: Message = "\"\(name)\" has no products"
    console.writeErrorLine("warning: \(message.text(in: console.language))")
  }

  /// Whether the file comes from translators, and has only the products that they translated.
  var hasTextsAlone: Bool { format.flatMap(CatalogFormatRegistry.format(named:))?.isForTranslators == true }

  /// Refuses to make a catalog from texts alone.
  ///
  /// - Parameter way: The way to make them part of one.
  func requireProducts(_ way: String) throws {
    guard hasTextsAlone else { return }
    throw Failure("\"\(name)\" has texts alone, which can't make a catalog; \(way)")
  }

  /// Refuses a catalog that could not be read in full, with the first errors on standard error:
  /// missing parts would look like differences.
  func requireComparable(on console: Console) throws {
    let errors = document.unread
    guard !errors.isEmpty else { return }
    for error in errors.prefix(3) {
      let place = self.place(at: error.range.start)
      console.writeErrorLine("\(place): error: \(error.message)")
    }
    let count = errors.count > 3 ? " (\(errors.count) errors)" : ""
    throw Failure("\"\(name)\" can't be read in full\(count), so it can't be compared")
  }

  /// Warns on standard error that a catalog could not be read in full, and refuses one of which
  /// nothing could be read.
  func requireReadable(on console: Console) throws {
    let errors = document.unread
    guard let first = errors.first else { return }
    let message = "\(place(at: first.range.start)): \(first.message)"
    if document.catalog.products.isEmpty { throw Failure(message) }
    let more = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
    console.writeErrorLine("warning: the catalog has errors: \(message)\(more)")
  }
}

extension Console {
  /// The language of the person who reads the output.
  var language: MessageLanguage { MessageLanguage(locale: locale) }
}
