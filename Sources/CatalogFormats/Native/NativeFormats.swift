import Basics

/// Shopkeeper's own notations of a catalog.
extension CatalogFormat {
  /// The format of the catalog file, which is edited in place.
  package static let catalogFile = CatalogFormat(
    "yaml", "Shopkeeper's own catalog file", fileExtensions: ["yml", "yaml"],
    read: { file, _ in CatalogYAMLDecoder.read(file.source) },
    write: { catalog, _ in CatalogYAMLEncoder.export(catalog) })

  package static let json = CatalogFormat(
    "json", "the whole catalog as JSON, for programs; its schema is that of the catalog file",
    fileExtensions: ["json"], mark: CatalogYAMLDecoder.markOfJSON,
    read: { file, _ in CatalogYAMLDecoder.read(file.json) },
    write: { catalog, _ in CatalogJSONEncoder.write(catalog) })

  package static let xml = CatalogFormat(
    "xml", "the whole catalog as XML, for programs; its schema is RELAX NG",
    fileExtensions: ["xml"], mark: CatalogXMLDecoder.mark,
    read: { file, _ in CatalogXMLDecoder.read(file) },
    write: { catalog, _ in CatalogXMLEncoder.write(catalog) })

  package static let csv = CatalogFormat(
    "csv", "a table for spreadsheets, one row per product", fileExtensions: ["csv"],
    mark: CatalogTableDecoder.mark,
    read: { file, _ in CatalogTableDecoder.read(file.table, map: file.columns) },
    write: { catalog, _ in CatalogTableEncoder.csv(catalog) },
    writeBeside: { CatalogTableEncoder.csv($0, source: $1) })

  package static let tsv = CatalogFormat(
    "tsv", "the same table, separated by tabs", fileExtensions: ["tsv", "tab"],
    mark: CatalogTableDecoder.mark,
    read: { file, _ in
      CatalogTableDecoder.read(file.table, separator: UInt8(ascii: "\t"), map: file.columns)
    },
    write: { catalog, _ in CatalogTableEncoder.tsv(catalog) },
    writeBeside: { CatalogTableEncoder.tsv($0, source: $1) })

  package static let xlsx = CatalogFormat(
    "xlsx", "the same table as a spreadsheet of Excel, LibreOffice or Numbers",
    fileExtensions: ["xlsx", "xlsm"], mark: CatalogWorkbookDecoder.mark,
    read: { file, _ in CatalogWorkbookDecoder.read(file) },
    write: { catalog, _ in CatalogWorkbookEncoder.write(catalog) },
    writeBeside: { CatalogWorkbookEncoder.write($0, source: $1) })
}
