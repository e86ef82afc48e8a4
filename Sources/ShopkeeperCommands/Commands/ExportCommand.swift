import CatalogFormats
import CommandLayer
import SourceSyntax

/// `shopkeeper export`: a catalog in a format that something else reads.
enum ExportCommand {
  private static let catalog = Argument(
    "CATALOG", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "CATALOG"),
    help: "A catalog, or the folder of one")
  private static let format = Option(
    required: "format", short: "f",
    of: .choice(
      CatalogFormatRegistry.formats.filter { $0.write != nil }
        .map { Candidate($0.name, help: $0.summary) }),
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
      guard let write = CatalogFormatRegistry.format(named: invocation[format])?.write else {
        return .failure
      }
      // The identifiers of a StoreKit configuration are digests.
      if invocation[format] == "storekit" { try Failure.unlessDigestsCanBeMade() }
      let result = write(loaded.document.catalog, .none)
      if let path = invocation[output] {
        try OutputFile.write(result.bytes, to: path)
      } else {
        invocation.console.write(result.bytes)
      }
      invocation.console.writeError(losses(of: result, format: invocation[format]))
      if invocation[format] == "storekit", loaded.name.hasSuffix(".storekit") {
        invocation.console.writeError(
          "note: storekit leaves out the settings, policies and identifiers of \(loaded.name)\n")
      }
      return .success
    })

  /// What the format could not carry, counted by reason; nothing when it carried everything.
  private static func losses(of result: ExportResult, format: String) -> String {
    var counts: [(message: String, extent: ExportLoss.Extent, count: Int)] = []
    for loss in result.losses {
      let index = counts.firstIndex { $0.message == loss.message && $0.extent == loss.extent }
      if let index {
        counts[index].count += 1
      } else {
        counts.append((loss.message, loss.extent, 1))
      }
    }
    return counts.map { message, extent, count in
      switch extent {
      case .value:
        "note: \(format) leaves out \(count) \(count == 1 ? "value" : "values"): \(message)\n"
      case .whole: "warning: \(format) leaves out \(count) whole: \(message)\n"
      }
    }.joined()
  }
}
