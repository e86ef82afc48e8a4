import CatalogFormats
import CatalogLint
import CommandLayer

/// `shopkeeper schema`: the catalog format for editors.
enum SchemaCommand {
  private static let format = Option(
    "format", short: "f", of: .choice(["json", "rng"]), default: "json",
    help: "JSON Schema for YAML, or RELAX NG for XML")
  private static let config = Flag("config", help: "Print that of .shopkeeper.yml instead")

  static let command = Command(
    "schema", abstract: "Print the schema of the catalog file",
    discussion: """
      Editors with a YAML language server check a catalog against the JSON Schema while it is \
      written, when the file begins with "# yaml-language-server: $schema=catalog.schema.json". \
      Those that know XML take the RELAX NG schema, and so does "xmllint --relaxng".
      """,
    options: [format, config],
    examples: [
      Example("shopkeeper schema > catalog.schema.json", help: "Keep the schema for an editor"),
      Example("shopkeeper schema --format rng > catalog.rng", help: "Keep that of the XML"),
    ],
    action: { invocation in
      if invocation[config] {
        guard invocation[format] == "json" else {
          throw Failure("the schema of .shopkeeper.yml is a JSON Schema only", exitCode: .usage)
        }
        invocation.console.write(ConfigurationSchema.json)
      } else {
        invocation.console.write(
          invocation[format] == "rng" ? CatalogRelaxNG.text : CatalogJSONSchema.text)
      }
      return .success
    })
}
