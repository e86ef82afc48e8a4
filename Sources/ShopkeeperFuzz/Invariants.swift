import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax

/// Properties that hold for every input; each check returns a fault, or nil.
enum Invariants {
  static func range(_ range: SourceRange, in source: SourceFile) -> String? {
    0 <= range.start && range.start <= range.end && range.end <= source.bytes.count
      ? nil : "the range \(range.start)..<\(range.end) is not in the file"
  }

  /// The places of all problems, and of the first products, are in the file.
  static func ranges(of document: CatalogDocument) -> String? {
    // A binary property list has no places but keys.
    guard !document.source.bytes.starts(with: "bplist".utf8) else { return nil }
    for diagnostic in document.diagnostics {
      if let fault = range(diagnostic.range, in: document.source) { return fault }
    }
    for index in document.catalog.products.indices.prefix(20) {
      for field in [CatalogField.productID, .title, .price] {
        guard let range = document.range(of: CatalogPath(.product(index), field)) else { continue }
        if let fault = self.range(range, in: document.source) { return fault }
      }
    }
    return nil
  }

  /// Written output is read again, and differs only by the reported losses.
  static func roundTrip(_ document: CatalogDocument, _ format: CatalogFormat) -> String? {
    guard document.unread.isEmpty, let result = CatalogExport.export(document.catalog, as: format) else { return nil }
    // Without a translation, XLIFF names no language to translate into, which its reader asks for.
    if format.name == "xliff", result.files.isEmpty { return nil }
    let names = result.files.map(\.name) + result.companions.map(\.name)
    if let name = names.first(where: {
      $0.split(separator: "/", omittingEmptySubsequences: false).contains(where: isInvalidName)
    }) {
      return "a folder gets a file with the name \(name)"
    }
    let source = SourceFile(name: "input.\(format.fileExtensions[0])", bytes: result.bytes)
    guard let again = format.read?(ParsedFile(source), .none) else { return nil }
    if result.losses.isEmpty, let error = again.unread.first {
      return "what was written can't be read: \(error.message)"
    }
    let isOwn = ["yaml", "json", "xml"].contains(format.name)
    return isOwn && result.losses.isEmpty && again.catalog != document.catalog
      ? "what was written reads differently, and nothing was reported as lost" : nil
  }

  private static func isInvalidName(_ part: Substring) -> Bool {
    part.isEmpty || part.hasPrefix(".") || part.utf8.count > 255 || part.utf8.contains(0)
  }

  static func errors(in source: SourceFile) -> Int {
    CatalogReading.read(source).diagnostics.count { $0.severity == .error }
  }
}
