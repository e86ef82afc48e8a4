import CatalogFormats
import CommandLayer

/// `shopkeeper schema`: the catalog format for editors.
enum SchemaCommand {
  static let command = Command(
    "schema", abstract: "Print the JSON Schema of the catalog file",
    discussion: """
      Editors with a YAML language server check a catalog against it while it is written, when the \
      file begins with "# yaml-language-server: $schema=catalog.schema.json".
      """,
    examples: [
      Example("shopkeeper schema > catalog.schema.json", help: "Keep the schema for an editor")
    ],
    action: { invocation in
      invocation.console.write(CatalogJSONSchema.text)
      return .success
    })
}
