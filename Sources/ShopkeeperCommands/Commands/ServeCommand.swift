import Basics
import CPlatform
import CatalogEndpoint
import CatalogServer
import CommandLayer

/// `shopkeeper serve`: answers apps over HTTP.
enum ServeCommand {
  static let command = Command(
    "serve", abstract: "Answer apps over HTTP",
    discussion: """
      GET /v1/apps/BUNDLE_ID/products returns the products on sale in their order, \
      /v1/apps/BUNDLE_ID/product-ids their IDs alone: as JSON, XML, property list or text, depending on \
      the Accept header or a suffix such as .xml, with an ETag for conditional requests. The parameters \
      platform, appVersion, storefront, locale, type, tag and group select products. Hidden products \
      are left out; prices, reference names and review notes are never sent. GET /openapi.json \
      describes everything, /healthz and /readyz return the state of the server, /metrics its counters.

      Without a catalog, the store that --store, SHOPKEEPER_STORE or .shopkeeper.yml names is served: \
      the revisions of --channel, or else the newest, as soon as they are published.

      A catalog that changes on disk goes live when it is at rest and free of errors that concern what \
      is served; until then its last good answers are sent. A new catalog in a folder appears, a \
      removed one disappears, and each app stands for itself. SIGHUP reads all files again and confirms \
      that many products disappear; SIGTERM and SIGINT stop the server.
      """,
    arguments: [ServeOptions.catalogs], options: ServeOptions.all,
    examples: [
      Example("shopkeeper serve Catalogs/GoldRush", help: "Serve one app at 127.0.0.1:8080"),
      Example(
        "curl -H 'Accept: application/xml' " + "http://127.0.0.1:8080/v1/apps/com.example.goldrush/product-ids",
        help: "Request the list as XML"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    if let folder = invocation[ServeOptions.verifySite] {
      let source = try ServeOptions.source(invocation, cache: AnswerStore(limit: 0, compresses: false))
      return try verify(folder, with: source, invocation)
    }
    for (option, path) in [
      ("--invalid-ids", invocation[ServeOptions.invalidIDs]), ("--tls-cert", invocation[ServeOptions.tlsCertificate]),
      ("--tls-key", invocation[ServeOptions.tlsKey]),
    ] { try StandardStream.refuse(path, for: option, invocation) }
    SystemMemory.returnLargeBlocks()
    Signals.installReload()
    let reports = try invocation[ServeOptions.invalidIDs].map(ReportedIDsFile.init(continuing:))
    let identity = try identity(invocation)
    let served = try ServeOptions.source(
      invocation, rest: invocation[ServeOptions.rest], drop: invocation[ServeOptions.maxDrop],
      countingIn: reports?.counts)
    Signals.install()
    let log = invocation[ServeOptions.accessLog] ? try openLog() : nil
    let server = try start(invocation, serving: served, identity: identity, reports: reports, log: log)
    let metrics = try invocation[ServeOptions.metricsListen].map { try startMetrics(of: server, on: $0) }
    let console = invocation.console
    let addresses = server.addresses.joined(separator: ", ")
    console.writeErrorLine("serving version \(served.publication.snapshot.version) at \(addresses)")
    for event in served.firstEvents { console.writeErrorLine(event.line) }
    ServiceManager.notify("READY=1")

    // In a task of its own: reading a large catalog must not delay the end of the server.
    let watch = Task.detached {
      var identity = identity
      var nextSave = SystemClock.milliseconds + saveInterval
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(served.interval))
        if SystemClock.milliseconds >= nextSave {
          save(reports, console)
          nextSave = SystemClock.milliseconds + saveInterval
        }
        let events = served.refresh(force: Signals.takeReload(), now: SystemClock.milliseconds)
        if let line = identity?.refresh(server, now: SystemClock.milliseconds) { console.writeErrorLine(line) }
        for event in events { console.writeErrorLine(event.line) }
      }
    }
    while !Signals.wantsStop { try await Task.sleep(for: .milliseconds(50)) }
    watch.cancel()
    ServiceManager.notify("STOPPING=1")
    server.stop()
    metrics?.stop(withinMilliseconds: 0)
    log?.close(withinMilliseconds: 100)
    save(reports, console)
    // The reader of the messages may have stopped reading.
    if SystemClock.canWrite(to: 2) { console.writeErrorLine("stopped") }
    return .success
  }

  private static func identity(_ invocation: Invocation) throws -> ServedIdentity? {
    switch (invocation[ServeOptions.tlsCertificate], invocation[ServeOptions.tlsKey]) {
    case (nil, nil): return nil
    case (let certificate?, let key?):
      return ServedIdentity(certificate: certificate, key: key, rest: invocation[ServeOptions.rest])
    default: throw invocation.usageError(.other("--tls-cert and --tls-key need each other"))
    }
  }

  /// Milliseconds between writes of the clients' reports.
  private static let saveInterval = 10_000

  private static func save(_ reports: ReportedIDsFile?, _ console: Console) {
    do { try reports?.save() } catch {
      console.writeErrorLine("warning: reports were not kept: \(Failure.message(of: error))")
    }
  }

  private static func verify(_ folder: String, with source: any ServedSource, _ invocation: Invocation) throws
    -> ExitCode
  {
    let site = SiteFolder(path: folder, endpoint: source.endpoint, maxAge: invocation[ServeOptions.maxAge])
    let (differences, count) = try site.differences()
    for line in differences { invocation.console.writeLine(line) }
    invocation.console.writeLine(
      differences.isEmpty
        ? "\(count) files are what is answered"
        : "\(differences.count) files are not what is answered; write the site again")
    return differences.isEmpty ? .success : .findings
  }

  private static func start(
    _ invocation: Invocation, serving served: any ServedSource, identity: ServedIdentity?, reports: ReportedIDsFile?,
    log: AccessLog?
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    if let threads = invocation[ServeOptions.threads] { limits.threads = threads }
    limits.connections = invocation[ServeOptions.connections]
    limits.connectionsPerAddress = invocation[ServeOptions.perAddress]
    limits.requestsPerSecond = invocation[ServeOptions.rate]
    limits.showsTiming = invocation[ServeOptions.serverTiming]
    limits.servesMetrics = invocation[ServeOptions.metricsListen] == nil
    var record: (@Sendable (AccessRecord) -> Void)?
    if let log { record = { log.write($0) } }
    let loaded = try identity?.load()
    do throws(ServerFailure) {
      let inherited = try ServiceManager.takeSockets()
      let listeners = inherited.isEmpty ? invocation[ServeOptions.listen] : inherited
      return try HTTPServer.start(
        on: listeners.isEmpty
          ? [.tcp(host: invocation[ServeOptions.host], port: UInt16(invocation[ServeOptions.port]))] : listeners,
        serving: served.publication, limits: limits, responder: Responder(maxAge: invocation[ServeOptions.maxAge]),
        identity: loaded, log: record, metrics: { (reports?.counts.metrics ?? "") + (log?.metrics ?? "") })
    } catch { throw Failure(error.description) }
  }

  private static func startMetrics(of server: HTTPServer, on address: ListenAddress) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.threads = 1
    limits.connections = 64
    let routes: [String: Route] = ["/metrics": .page { Response(metrics: server.metrics) }]
    do throws(ServerFailure) {
      return try HTTPServer.start(
        on: [address], serving: Publication(Snapshot(routes: routes, version: "")), limits: limits)
    } catch { throw Failure(error.description) }
  }

  private static func openLog() throws -> AccessLog {
    do throws(ServerFailure) { return try AccessLog(descriptor: 1) } catch { throw Failure(error.description) }
  }
}
