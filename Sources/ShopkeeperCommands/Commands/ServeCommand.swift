import Basics
import CPlatform
import CatalogEndpoint
import CatalogServer
import CommandLayer
import Shopkeeper

/// `shopkeeper serve`: answers apps over HTTP.
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
  private static let listen = Option(
    repeating: "listen", of: address,
    help: "Listen here in place of --host and --port: ADDRESS:PORT, or the path of a Unix socket")
  private static let metricsListen = Option(
    "metrics-listen", of: address, help: "Serve /metrics here alone")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app of a .storekit file, which doesn't name one")
  private static let maxAge = Option(
    "max-age", of: .integer(0...31_536_000, placeholder: "SECONDS"), default: 300,
    help: "How long clients and caches may keep a response")
  private static let config = Option(
    "config", of: .file(extensions: ["yml", "yaml"]),
    help: "Check with this configuration instead of the nearest .shopkeeper.yml")
  private static let rest = Option(
    "rest", of: .integer(0...60_000, placeholder: "MILLISECONDS"), default: 500,
    help: "How long a changed file must stay as it is before it is read")
  private static let maxDrop = Option(
    "max-drop", of: .integer(0...100, placeholder: "PERCENT"), default: 20,
    help: "How many of an app's products may disappear at once without a confirmation by SIGHUP")
  private static let threads = Option(
    "threads", of: .integer(1...256), help: "Threads; by default one for each processor, at most 8")
  private static let connections = Option(
    "connections", of: .integer(1...1_000_000), default: 65_536,
    help: "Connections at one time, as far as the system allows")
  private static let perAddress = Option(
    "connections-per-address", of: .integer(1...1_000_000),
    help: "Connections of one address; by default half of all")
  private static let rate = Option(
    "rate", of: .integer(1...1_000_000), help: "Requests a second of one address; 429 beyond")
  private static let accessLog = Flag(
    "access-log", help: "Write a line of JSON to standard output for each request")

  private static let address = ValueKind<ListenAddress>(
    "ADDRESS:PORT", expected: "an address and a port, or the path of a Unix socket",
    completion: .none, write: { "\($0)" }, read: { ListenAddress($0) })

  static let command = Command(
    "serve", abstract: "Answer apps over HTTP",
    discussion: """
      GET /v1/apps/BUNDLE_ID/products returns the products on sale in their order, \
      /v1/apps/BUNDLE_ID/product-ids their IDs alone: as JSON, XML, property list or text, depending on \
      the Accept header or a suffix such as .xml, with an ETag for conditional requests. The parameters \
      platform, appVersion, storefront, locale, type, tag and group select products. Hidden products \
      are left out; prices, reference names and review notes are never sent. GET /openapi.json \
      describes everything, /healthz and /readyz return the state of the server, /metrics its counters.

      A catalog that changes on disk goes live when it is at rest and free of errors that concern what \
      is served; until then its last good answers are sent. A new catalog in a folder appears, a \
      removed one disappears, and each app stands for itself. SIGHUP reads all files again and confirms \
      that many products disappear; SIGTERM and SIGINT stop the server.
      """,
    arguments: [catalogs],
    options: [
      host, port, listen, metricsListen, bundleID, maxAge, config, rest, maxDrop, threads,
      connections, perAddress, rate, accessLog,
    ],
    examples: [
      Example("shopkeeper serve Catalogs/GoldRush", help: "Serve one app at 127.0.0.1:8080"),
      Example(
        "curl -H 'Accept: application/xml' "
          + "http://127.0.0.1:8080/v1/apps/com.example.goldrush/product-ids",
        help: "Request the list as XML"),
    ],
    action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    var settings = ServedCatalogs.Settings(paths: invocation[catalogs])
    settings.bundleID = invocation[bundleID]
    settings.configurationPath = invocation[config]
    settings.rest = invocation[rest]
    settings.drop = invocation[maxDrop]
    let served = try ServedCatalogs(settings)
    Signals.install()
    let log = invocation[accessLog] ? try openLog() : nil
    let server = try start(invocation, serving: served, log: log)
    let metrics = try invocation[metricsListen].map { try startMetrics(of: server, on: $0) }
    let console = invocation.console
    let addresses = server.addresses.joined(separator: ", ")
    console.writeErrorLine(
      "serving version \(served.publication.snapshot.version) at \(addresses)")
    for event in served.firstEvents { console.writeErrorLine(event.line) }
    ServiceManager.notify("READY=1")

    // In a task of its own: reading a large catalog must not delay the end of the server.
    let watch = Task.detached {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(100))
        let events = served.refresh(force: Signals.takeReload(), now: SystemClock.milliseconds)
        for event in events { console.writeErrorLine(event.line) }
      }
    }
    while !Signals.wantsStop { try await Task.sleep(for: .milliseconds(50)) }
    watch.cancel()
    ServiceManager.notify("STOPPING=1")
    server.stop()
    metrics?.stop(withinMilliseconds: 0)
    log?.close(withinMilliseconds: 100)
    // Whoever reads the messages may have stopped reading.
    if SystemClock.canWrite(to: 2) { console.writeErrorLine("stopped") }
    return .success
  }

  private static func start(
    _ invocation: Invocation, serving served: ServedCatalogs, log: AccessLog?
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    if let threads = invocation[threads] { limits.threads = threads }
    limits.connections = invocation[connections]
    limits.connectionsPerAddress = invocation[perAddress]
    limits.requestsPerSecond = invocation[rate]
    limits.servesMetrics = invocation[metricsListen] == nil
    let inherited = ServiceManager.takeSockets()
    let listeners = inherited.isEmpty ? invocation[listen] : inherited
    var record: (@Sendable (AccessRecord) -> Void)?
    if let log { record = { log.write($0) } }
    do throws(ServerFailure) {
      return try HTTPServer.start(
        on: listeners.isEmpty
          ? [.tcp(host: invocation[host], port: UInt16(invocation[port]))] : listeners,
        serving: served.publication, limits: limits,
        responder: Responder(maxAge: invocation[maxAge]), log: record)
    } catch {
      throw Failure(error.description)
    }
  }

  private static func startMetrics(
    of server: HTTPServer, on address: ListenAddress
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.threads = 1
    limits.connections = 64
    let routes: [String: Route] = ["/metrics": .page { Response(metrics: server.metrics) }]
    do throws(ServerFailure) {
      return try HTTPServer.start(
        on: [address], serving: Publication(Snapshot(routes: routes, version: "")), limits: limits)
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
