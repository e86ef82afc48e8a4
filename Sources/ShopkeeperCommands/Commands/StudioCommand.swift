import Basics
import CPlatform
import CatalogFormats
import CatalogServer
import CommandLayer
import ForeignFormats
import Shopkeeper
import WorkspaceProtocols

/// `shopkeeper studio`: a page for people who don't write code.
enum StudioCommand {
  private static let staysClosed = Flag("no-open", help: "Print the address, and open no browser")
  private static let endsWithTab = Flag("until-closed", help: "End when the last tab with the page is closed")
  private static let port = Option(
    "port", short: "p", of: .integer(0...65535), default: 0, help: "The port to listen on; by default any free one")

  static let command = Command(
    "studio", abstract: "Edit the texts of a catalog in a browser, with the findings beside them",
    discussion: """
      Opens a page with the products and the texts of all locales: findings are underlined at their \
      words while you type, with the reason and the fix. Each edit is written to the file at once, \
      keeps its comments and layout, and can be undone; what others write meanwhile is shown, never \
      overwritten.

      The page is served to this machine alone, at an address with a secret that is new each time. \
      SIGTERM and SIGINT end it.
      """,
    arguments: [CatalogArgument.one], options: [staysClosed, endsWithTab, port],
    examples: [Example("shopkeeper studio Catalogs/GoldRush", help: "Edit the catalog of an app")], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    let console = invocation.console
    let path = try CatalogFile.only(in: invocation[CatalogArgument.one] ?? ".")
    try StandardStream.refuse(path, for: "CATALOG", invocation)
    let workspace = try CatalogWorkspace(opening: path, cacheFolder: console.cacheFolder)
    guard workspace.file.format == CatalogFormatRegistry.catalogFile.name else {
      throw Failure("\"\(path)\" is not a catalog file; convert it with \"shopkeeper convert\"")
    }
    Signals.install()
    let studio = StudioServer(workspace, files: PageFiles())
    var limits = ServerLimits()
    limits.threads = 2
    // A browser needs six for a page; each may send a screenshot, which other users of the machine may do as well.
    limits.connections = 48
    limits.bodyLength = StudioServer.mostBytes
    let snapshot = Snapshot { studio.answer($0, now: SystemClock.milliseconds) }
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: UInt16(invocation[port]))], serving: Publication(snapshot), limits: limits)
    let address = studio.address(port: server.port)
    console.writeErrorLine("editing \"\(path)\" at \(address)")
    let opened = invocation[staysClosed] ? nil : open(address, console)
    while !Signals.wantsStop {
      if invocation[endsWithTab], studio.isAbandoned(now: SystemClock.milliseconds) { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    if let opened { unlink(opened) }
    server.stop()
    if SystemClock.canWrite(to: 2) { console.writeErrorLine("stopped") }
    return .success
  }

  /// Opens the browser. Other users see the arguments of a program, so that it gets the address in a file that only
  /// this user can read.
  ///
  /// - Returns: The file.
  private static func open(_ address: String, _ console: Console) -> String? {
    guard let folder = console.cacheFolder.map({ Path.join($0, "studio") }) else { return nil }
    let file = Path.join(folder, "\(getpid()).html")
    let page = """
      <!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>shopkeeper studio</title>
      <meta http-equiv="refresh" content="0; url=\(address)">

      """
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    do {
      try FileSystem.makePrivateFolder(folder)
      try FileSystem.replace(file, with: Array(page.utf8))
      let limits = Subprocess.Limits(deadline: .now + .seconds(5), output: 1 << 16)
      if let outcome = try Subprocess.run(program, [file], limits: limits), outcome.status == 0 { return file }
    } catch {}
    console.writeErrorLine("could not open a browser; open the address yourself")
    return file
  }
}
