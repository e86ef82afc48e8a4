import CatalogFormats
import CommandLayer

/// `shopkeeper export`: a catalog in a format that something else reads.
enum ExportCommand {
  private static let catalog = Argument(
    "CATALOG", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "CATALOG"),
    help: "A catalog, or the folder of one")
  private static let format = Option(
    required: "format", short: "f",
    of: .choice(CatalogFormatRegistry.writable.map { Candidate($0.name, help: $0.summary) }),
    help: "The format to write")
  private static let output = Option(
    "output", short: "o", of: .file(),
    help: "The file to write; by default standard output")

  static let command = Command(
    "export", abstract: "Write a catalog in another format",
    discussion: """
      The output is the same bytes on every run. What the format can't carry is counted on standard \
      error. A catalog with errors is not exported; "shopkeeper lint" shows them.
      """,
    arguments: [catalog], options: [format, output],
    examples: [
      Example(
        "shopkeeper export Catalogs/GoldRush --format storekit -o GoldRush.storekit",
        help: "Make a StoreKit configuration for Xcode"),
      Example(
        "shopkeeper export Catalogs/GoldRush --format product-ids-plist -o ProductIDs.plist",
        help: "Make the list that an app embeds"),
    ],
    action: { invocation in
      let loaded = try CatalogFiles.loadOne(invocation[catalog])
      if let error = loaded.document.diagnostics.first(where: { $0.severity == .error }) {
        let place = loaded.document.source.location(at: error.range.start)
        throw Failure(
          "\(loaded.name):\(place.line):\(place.column): \(error.message)", exitCode: .findings)
      }
      let result = try CatalogFormatRegistry.write(
        loaded.document.catalog, as: invocation[format])
      if let path = invocation[output] {
        try OutputFile.write(result.bytes, to: path)
      } else {
        invocation.console.write(result.bytes)
      }
      let losses = LossCount(result.losses)
      if !losses.isEmpty { invocation.console.writeError(losses.text(format: invocation[format])) }
      return .success
    })
}
