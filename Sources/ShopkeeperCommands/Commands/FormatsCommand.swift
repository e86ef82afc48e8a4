import CatalogFormats
import CommandLayer
import SourceSyntax

/// `shopkeeper formats`: what can be read and written.
enum FormatsCommand {
  private static let format = Option(
    "format", short: "f", of: .choice(["table", "json"]), default: "table", help: "What to print")

  static let command = Command(
    "formats", abstract: "List the formats that are read and written",
    options: [format],
    action: { invocation in
      invocation.console.write(invocation[format] == "json" ? json : table)
      return .success
    })

  private static var table: String {
    var table = TextTable(header: ["FORMAT", "READ", "WRITE", "FILES", "WHAT IT IS"], rows: [])
    for format in CatalogFormatRegistry.formats {
      table.rows.append([
        format.name, format.read == nil ? "–" : "✓", format.write == nil ? "–" : "✓",
        format.fileExtensions.map { ".\($0)" }.joined(separator: " "), format.summary,
      ])
    }
    return table.text
  }

  private static var json: String {
    var writer = JSONWriter(style: .pretty)
    writer.array { writer in
      for format in CatalogFormatRegistry.formats {
        writer.object { writer in
          writer.key("name")
          writer.string(format.name)
          writer.key("summary")
          writer.string(format.summary)
          writer.key("reads")
          writer.boolean(format.read != nil)
          writer.key("writes")
          writer.boolean(format.write != nil)
          writer.key("extensions")
          writer.array { writer in
            for name in format.fileExtensions { writer.string(name) }
          }
          writer.key("remark")
          writer.string(format.remark)
        }
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }
}
