import Basics
import CatalogFormats
import ForeignFormats
import Shopkeeper

/// A folder with a file for each locale, as an export for translators fills it.
enum TranslationFolder {
  /// The paths with each folder of translations replaced by its files, sorted by name.
  ///
  /// - Parameters:
  ///   - format: The requested format; nil for a folder that has files of translators' formats, and no catalog.
  ///   - leftOut: The other files of such a folder.
  /// - Throws: ``Failure`` for a folder without a file of that format, or one that can't be listed.
  static func expand(_ paths: [String], as format: CatalogFormat?, leavingOut leftOut: inout [String]) throws
    -> [String]
  {
    try paths.flatMap { path in
      guard path != "-", FileSystem.kind(path) == .folder else { return [path] }
      if let format {
        guard format.isForTranslators else { return [path] }
        let found = try files(below: path).filter { isOf(format, $0) }
        guard !found.isEmpty else { throw Failure("no .\(format.fileExtensions[0]) file in \"\(path)\"") }
        return found
      }
      let all = try files(below: path)
      let formats = CatalogFormatRegistry.formats.filter(\.isForTranslators)
      let catalogs = CatalogFormatRegistry.formats.filter { !$0.isForTranslators && $0.read != nil }
      let translations = all.filter { file in
        formats.contains { isOf($0, file) } && Path.name(of: file) != "InfoPlist.strings"
      }
      let others = all.filter { !translations.contains($0) }
      let isCatalog = others.contains { file in
        CatalogFormatRegistry.fileExtension(of: file).map { ending in
          catalogs.contains { $0.fileExtensions.contains(ending) }
        } ?? false
      }
      guard !translations.isEmpty, !isCatalog else { return [path] }
      leftOut += others
      return translations
    }
  }

  /// Whether a file has an extension of a format other than `json`, which other formats share.
  private static func isOf(_ format: CatalogFormat, _ file: String) -> Bool {
    let ending = CatalogFormatRegistry.fileExtension(of: file)
    return format.fileExtensions.contains { $0 == ending && $0 != "json" }
  }

  /// The files of a folder, and of the folders in it, such as `ja.lproj`.
  private static func files(below folder: String) throws -> [String] {
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch { throw Failure("could not list \"\(folder)\": \(error)") }
    return try names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = Path.join(folder, name)
      try CatalogFileFailure.refuseLinkOut(path, of: folder)
      switch FileSystem.kind(path) {
      case .folder where name.hasSuffix(".lproj"): return try files(below: path)
      case .file: return [path]
      default: return []
      }
    }
  }
}
