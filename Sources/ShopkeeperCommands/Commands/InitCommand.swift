import Basics
import CatalogFormats
import CommandLayer
import Shopkeeper

/// `shopkeeper init`: creates a catalog to start with.
enum InitCommand {
  private static let file = Argument(
    optional: "FILE", of: .file(extensions: ["yml", "yaml"]),
    help: "The file to write; catalog.yml by default, - for standard output")
  private static let source = Option(
    "from", of: .file(extensions: ["storekit", "yml", "yaml"]),
    help: "Take the products from this .storekit file")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app's bundle ID")
  private static let name = Option("name", of: .text("NAME"), help: "The app's name")

  static let command = Command(
    "init", abstract: "Write a commented catalog, or one made from a .storekit file",
    discussion: "An existing file is never overwritten.",
    arguments: [file], options: [source, bundleID, name],
    examples: [
      Example("shopkeeper init --bundle-id com.example.game", help: "Start a catalog"),
      Example(
        "shopkeeper init --from App.storekit --bundle-id com.example.game",
        help: "Import the products of an Xcode project"),
    ],
    action: { invocation in
      if let id = invocation[bundleID], !NewCatalog.isBundleID(id) {
        throw invocation.usageError(
          .invalidValue(
            id, for: "--bundle-id",
            expected: "letters, digits, \"-\" and \".\", such as com.example.app",
            suggestion: nil))
      }
      let bytes: [UInt8]
      if let path = invocation[source] {
        let loaded = try CatalogFile.read(path)
        try loaded.requireReadable(on: invocation.console)
        bytes = try NewCatalog.bytes(
          from: loaded, bundleID: invocation[bundleID], name: invocation[name],
          in: Path.folder(of: invocation[file] ?? "catalog.yml"))
      } else {
        let text = StarterCatalog.text(
          bundleID: invocation[bundleID] ?? "com.example.app",
          name: invocation[name] ?? "Example App")
        bytes = Array(text.utf8)
      }
      let path = invocation[file] ?? "catalog.yml"
      if path == "-" {
        invocation.console.write(bytes)
      } else {
        try OutputFile.write(bytes, to: path, replacing: false)
        invocation.console.writeErrorLine("wrote \(path); \"shopkeeper lint \(path)\" checks it")
      }
      return .success
    })
}
