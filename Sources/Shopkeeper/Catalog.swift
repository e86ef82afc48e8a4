import Basics
public import CatalogFormats
public import CatalogModel
import ForeignFormats

extension Catalog {
  /// Reads a catalog: a file in any readable format, or a folder that contains exactly one.
  ///
  /// - Throws: ``CatalogFileFailure`` when the file doesn't exist or can't be read in full:
  ///   anything made from the catalog would be incomplete. ``CatalogFile`` reads as much as
  ///   possible.
  public init(contentsOf path: String) throws {
    let file = try CatalogFile(contentsOf: path)
    if let error = file.document.unread.first {
      throw CatalogFileFailure("\(file.place(at: error.range.start)): \(error.message)")
    }
    self = file.document.catalog
  }

  /// The catalog in a format, with the losses of the conversion.
  ///
  /// - Parameters:
  ///   - format: A name in ``CatalogFormatRegistry``, such as `storekit`.
  ///   - folder: The folder of the images, which some formats include.
  /// - Throws: ``CatalogFileFailure`` when no format with that name can be written.
  public func export(as format: String, imagesIn folder: String? = nil) throws -> ExportResult {
    let companions = folder.map { CatalogFolder(path: $0).companions } ?? .none
    guard let format = CatalogFormatRegistry.format(named: format),
      let result = CatalogExport.export(self, as: format, companions: companions)
    else {
      let names = CatalogFormatRegistry.formats.filter { $0.write != nil }.map(\.name)
      throw CatalogFileFailure(
        "no format named \"\(format)\" can be written; expected one of " + names.joined(separator: ", "))
    }
    return result
  }
}
