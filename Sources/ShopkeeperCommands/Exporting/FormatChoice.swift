import AppStoreReference
import Basics
import CatalogFormats
import CommandLayer
import ForeignFormats

/// The formats and locales as command-line values.
enum FormatChoice {
  /// All formats, with their summaries.
  static let all = CatalogFormatRegistry.formats.map { Candidate($0.name, help: $0.summary) }
  /// The formats that can be written, with their summaries.
  static let written = CatalogFormatRegistry.formats.filter { $0.write != nil }.map {
    Candidate($0.name, help: $0.summary)
  }
  /// The formats that can be read.
  static let read = CatalogFormatRegistry.formats.filter { $0.read != nil }.map { Candidate($0.name, help: $0.summary) }

  /// A locale in any accepted spelling, as its code.
  static let locale = ValueKind<String>(
    "LOCALE", expected: "a locale of the App Store, such as en-US",
    completion: .candidates { _ in StoreLocale.all.map { Candidate($0.code, help: $0.englishName) } }, write: { $0 },
    read: { StoreLocale.resolving($0)?.code })

  /// The format of an output file by its extension: the first one that usually has it.
  static func format(forOutput path: String) throws -> CatalogFormat {
    let writable = CatalogFormatRegistry.formats.filter { $0.write != nil }
    let known = CatalogFormatRegistry.fileExtension(of: Path.withoutTrailingSlash(path))
    if let known, let format = writable.first(where: { $0.fileExtensions.first == known }) { return format }
    let endings = writable.compactMap(\.fileExtensions.first)
    var seen: Set<String> = []
    let listed = endings.filter { seen.insert($0).inserted }.map { ".\($0)" }
    if path == "-" { throw Failure("the format of standard output is unknown; give it with --to", exitCode: .usage) }
    throw Failure(
      "\"\(path)\" has no known extension; give the format with --to, or end the file in "
        + listed.joined(separator: ", "), exitCode: .usage)
  }
}
