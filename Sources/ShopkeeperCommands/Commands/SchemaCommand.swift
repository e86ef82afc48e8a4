import CatalogFormats
import CommandLayer

/// `shopkeeper schema`: the catalog format for editors.
enum SchemaCommand {
  private static let config = Flag("config", help: "Print that of .shopkeeper.yml instead")

  static let command = Command(
    "schema", abstract: "Print the JSON Schema of the catalog file",
    discussion: """
      Editors with a YAML language server check a catalog against it while it is written, when the \
      file begins with "# yaml-language-server: $schema=catalog.schema.json".
      """,
    options: [config],
    examples: [
      Example("shopkeeper schema > catalog.schema.json", help: "Keep the schema for an editor")
    ],
    action: { invocation in
      invocation.console.write(
        invocation[config] ? ConfigurationJSONSchema.text : CatalogJSONSchema.text)
      return .success
    })
}
