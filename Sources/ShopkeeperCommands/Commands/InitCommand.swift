import Basics
import CommandLayer

/// `shopkeeper init`: creates a catalog to start with.
enum InitCommand {
  private static let file = Argument(
    optional: "FILE", of: .file(extensions: ["yml", "yaml"]),
    help: "The file to write; catalog.yml by default, - for standard output")
  private static let source = Option(
    "from", of: .file(extensions: ["storekit", "yml", "yaml"]),
    help: "Take the products from this .storekit file; by default the only one of the project")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app's bundle ID; by default that of the project")
  private static let name = Option("name", of: .text("NAME"), help: "The app's name; by default that of the project")
  private static let interactive = Flag(
    "interactive", short: "i", help: "Ask for everything, with what was found as defaults")

  static let command = Command(
    "init", abstract: "Write a catalog for the app of this project",
    discussion: """
      Looks through the folder of FILE for the app: its bundle ID and name in an Xcode project, \
      Info.plist, XcodeGen's project.yml or Tuist's Project.swift, its locales, and a .storekit file \
      whose products are taken. What was found is printed on standard error. Without products, two \
      examples are written, with comments.

      With --interactive, everything is asked for at a terminal. An existing file is never \
      overwritten.
      """,
    arguments: [file], options: [source, bundleID, name, interactive],
    examples: [
      Example("shopkeeper init", help: "Start a catalog in the folder of an Xcode project"),
      Example("shopkeeper init --interactive", help: "Be asked for the app and its first product"),
      Example(
        "shopkeeper init --from App.storekit --bundle-id com.example.game",
        help: "Take the products of a StoreKit configuration"),
    ],
    action: { invocation in
      try requireBundleID(invocation[bundleID], invocation)
      let path = invocation[file] ?? "catalog.yml"
      let isFile = path != StandardStream.name
      // Checked before any question is asked.
      if isFile, !OutputFile.isStream(path), FileSystem.kind(path) != nil {
        throw Failure("\"\(path)\" already exists; remove it first, or give another file")
      }
      let folder = isFile ? Path.folder(of: path) : "."
      let facts = ProjectFacts(of: folder)
      let console = invocation.console
      for line in facts.lines(takingProductsOf: invocation[source]) { console.writeErrorLine(line) }
      var start = NewApp(facts, bundleID: invocation[bundleID], name: invocation[name], from: invocation[source])
      if invocation[interactive], console.canAsk {
        try start.ask(on: console)
      } else {
        if invocation[interactive] { console.writeErrorLine("note: nobody is at a terminal, so nothing is asked") }
        if let assumed = start.assumedID {
          console.writeErrorLine("note: the bundle ID \(assumed) is only an example; give the app's with --bundle-id")
        }
      }
      let bytes = try start.bytes(for: invocation, in: folder)
      try OutputFile.write(bytes, to: path, on: console, replacing: false)
      if isFile { console.writeErrorLine("wrote \(path); \"shopkeeper lint \(path)\" checks it") }
      return .success
    })

  /// Refuses a text that can't be a bundle ID.
  private static func requireBundleID(_ id: String?, _ invocation: Invocation) throws {
    guard let id, !NewCatalog.isBundleID(id) else { return }
    throw invocation.usageError(
      .invalidValue(
        id, for: "--bundle-id", expected: "letters, digits, \"-\" and \".\", such as com.example.app", suggestion: nil))
  }
}
