import CatalogLint
import CatalogServer
import CommandLayer
import Shopkeeper

/// `shopkeeper serve`: serves product IDs to apps over HTTP.
enum ServeCommand {
  private static let catalogs = Argument(
    oneOrMore: "CATALOG",
    of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "CATALOG"),
    help: "Catalogs, or folders to search for them; one for each app")
  private static let host = Option(
    "host", of: .text("ADDRESS"), default: "127.0.0.1",
    help: "The address to listen on; 0.0.0.0 or :: for all addresses of this machine")
  private static let port = Option(
    "port", short: "p", of: .integer(0...65535), default: 8080,
    help: "The port to listen on; 0 for any free port")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app of a .storekit file, which doesn't name one")
  private static let maxAge = Option(
    "max-age", of: .integer(0...31_536_000, placeholder: "SECONDS"), default: 300,
    help: "How long clients and caches may keep a response")
  private static let config = Option(
    "config", of: .file(extensions: ["yml", "yaml"]),
    help: "Lint with this configuration instead of the nearest .shopkeeper.yml")
  private static let accessLog = Flag(
    "access-log", help: "Write a line of JSON to standard output for each request")

  static let command = Command(
    "serve", abstract: "Serve product IDs to apps over HTTP",
    discussion: """
      GET /v1/apps/BUNDLE_ID/product-ids returns the product IDs of an app: as JSON, XML or \
      property list, depending on the Accept header, with an ETag for conditional requests. Hidden \
      products are left out; prices, names and review notes are never sent. GET /healthz and \
      /readyz return the state of the server.

      A catalog that changes on disk goes live when it lints without errors; until then the last \
      good one is served. SIGHUP reads the files again, SIGTERM and SIGINT stop the server after \
      the running requests. Put a proxy in front for TLS.
      """,
    arguments: [catalogs],
    options: [host, port, bundleID, maxAge, config, accessLog],
    examples: [
      Example("shopkeeper serve Catalogs/GoldRush", help: "Serve one app at 127.0.0.1:8080"),
      Example(
        "curl -H 'Accept: application/xml' "
          + "http://127.0.0.1:8080/v1/apps/com.example.goldrush/product-ids",
        help: "Request the list as XML"),
    ],
    action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    var lint = LintRun()
    lint.choices.configurationPath = invocation[config]
    let served = try ServedCatalogs(
      paths: try CatalogFile.expand(invocation[catalogs]), bundleID: invocation[bundleID],
      run: lint)
    Signals.install()
    let console = invocation.console
    let log = invocation[accessLog] ? try openLog() : nil
    let server = try start(invocation, serving: served, log: log)
    let shownHost = invocation[host].contains(":") ? "[\(invocation[host])]" : invocation[host]
    console.writeErrorLine(
      "serving version \(served.publication.snapshot.version) at http://\(shownHost):\(server.port)"
    )

    // Signals are handled within a tenth of a second, files are checked every second.
    var ticks = 0
    while !Signals.wantsStop {
      try await Task.sleep(for: .milliseconds(100))
      ticks += 1
      let isForced = Signals.takeReload()
      guard isForced || ticks % 10 == 0 else { continue }
      switch served.refresh(force: isForced) {
      case .unchanged: break
      case .published(let version, let products):
        console.writeErrorLine("serving version \(version), products: \(products)")
      case .refused(let reason):
        console.writeErrorLine("warning: still serving the previous catalog: \(reason)")
      }
    }
    server.stop()
    log?.close(withinMilliseconds: 150)
    console.writeErrorLine("stopped")
    return .success
  }

  private static func start(
    _ invocation: Invocation, serving served: ServedCatalogs, log: AccessLog?
  ) throws -> HTTPServer {
    let age = invocation[maxAge]
    let responder = Responder(
      cacheControl: age == 0 ? "no-cache" : "public, max-age=\(age), stale-while-revalidate=86400")
    var record: (@Sendable (AccessRecord) -> Void)?
    if let log { record = { log.write($0) } }
    do throws(ServerFailure) {
      return try HTTPServer.start(
        host: invocation[host], port: UInt16(invocation[port]), serving: served.publication,
        responder: responder, log: record)
    } catch {
      throw Failure(error.description)
    }
  }

  private static func openLog() throws -> AccessLog {
    do throws(ServerFailure) {
      return try AccessLog(descriptor: 1)
    } catch {
      throw Failure(error.description)
    }
  }
}
