import AppStoreReference
import Basics
import CatalogFormats
import CommandLayer

/// The formats and locales as values on a command line.
enum FormatChoice {
  /// All formats, with what each is.
  static let all = CatalogFormatRegistry.formats.map { Candidate($0.name, help: $0.summary) }
  /// The formats that can be written, with what each is.
  static let written = CatalogFormatRegistry.formats.filter { $0.write != nil }
    .map { Candidate($0.name, help: $0.summary) }
  /// The formats that can be read.
  static let read = CatalogFormatRegistry.formats.filter { $0.read != nil }
    .map { Candidate($0.name, help: $0.summary) }

  /// A locale in any spelling that means one, as its code.
  static let locale = ValueKind<String>(
    "LOCALE", expected: "a locale of the App Store, such as en-US",
    completion: .candidates {
      StoreLocale.all.map { Candidate($0.code, help: $0.englishName) }
    },
    write: { $0 }, read: { StoreLocale.resolving($0)?.code })

  /// The format that a file to be written is for, by its extension: the first that usually has it.
  static func format(forOutput path: String) throws -> CatalogFormat {
    let writable = CatalogFormatRegistry.formats.filter { $0.write != nil }
    let known = CatalogFormatRegistry.fileExtension(of: Path.withoutTrailingSlash(path))
    if let known, let format = writable.first(where: { $0.fileExtensions.first == known }) {
      return format
    }
    let endings = writable.compactMap(\.fileExtensions.first)
    var seen: Set<String> = []
    let listed = endings.filter { seen.insert($0).inserted }.map { ".\($0)" }
    if path == "-" {
      throw Failure(
        "standard output has no name that tells the format; name it with --to", exitCode: .usage)
    }
    throw Failure(
      "\"\(path)\" does not tell the format; name it with --to, or end the file in "
        + listed.joined(separator: ", "), exitCode: .usage)
  }
}
