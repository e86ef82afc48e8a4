import CatalogFormats
import CatalogLint
import CommandLayer

/// `shopkeeper schema`: prints the schema of the catalog format, for editors.
enum SchemaCommand {
  private static let format = Option(
    "format", short: "f", of: .choice(["json", "rng"]), default: "json",
    help: "JSON Schema for YAML, or RELAX NG for XML")
  private static let config = Flag("config", help: "Print the schema of .shopkeeper.yml instead")

  static let command = Command(
    "schema", abstract: "Print the schema of the catalog file",
    discussion: """
      Editors with a YAML language server validate a catalog against the JSON Schema as you type, \
      when the file starts with "# yaml-language-server: $schema=catalog.schema.json". XML editors \
      use the RELAX NG schema, and so does "xmllint --relaxng".
      """,
    options: [format, config],
    examples: [
      Example("shopkeeper schema > catalog.schema.json", help: "Save the schema for an editor"),
      Example("shopkeeper schema --format rng > catalog.rng", help: "Save the schema of the XML"),
    ],
    action: { invocation in
      if invocation[config] {
        guard invocation[format] == "json" else {
          throw Failure("the schema of .shopkeeper.yml is only a JSON Schema", exitCode: .usage)
        }
        invocation.console.write(ConfigurationSchema.json)
      } else {
        invocation.console.write(invocation[format] == "rng" ? CatalogRelaxNG.text : CatalogJSONSchema.text)
      }
      return .success
    })
}
