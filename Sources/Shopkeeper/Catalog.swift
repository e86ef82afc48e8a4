public import CatalogFormats
public import CatalogModel

extension Catalog {
  /// Reads a catalog: a file of any format that is read, or a folder that holds exactly one.
  ///
  /// - Throws: ``CatalogFileFailure`` when the file is not there or can't be read in full: what is
  ///   missing would be missing in whatever is made of the catalog. ``CatalogFile`` reads as far as it
  ///   goes.
  public init(contentsOf path: String) throws {
    let file = try CatalogFile(contentsOf: path)
    if let error = file.document.unread.first {
      throw CatalogFileFailure("\(file.place(at: error.range.start)): \(error.message)")
    }
    self = file.document.catalog
  }

  /// The catalog in a format, and what of it the format can't hold.
  ///
  /// - Parameters:
  ///   - format: A name of ``CatalogFormatRegistry``, such as `storekit`.
  ///   - folder: Where the images are that some formats carry.
  /// - Throws: ``CatalogFileFailure`` when no format of that name is written.
  public func export(as format: String, imagesIn folder: String? = nil) throws -> ExportResult {
    let companions = folder.map { CatalogFolder(path: $0).companions } ?? .none
    guard let format = CatalogFormatRegistry.format(named: format),
      let result = CatalogExport.export(self, as: format, companions: companions)
    else {
      let names = CatalogFormatRegistry.formats.filter { $0.write != nil }.map(\.name)
      throw CatalogFileFailure(
        "no format \"\(format)\" is written; expected one of \(names.joined(separator: ", "))")
    }
    return result
  }
}
