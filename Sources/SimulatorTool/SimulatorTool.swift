import AppStoreConnect
import AppStoreConnectSimulator
import Basics
import CPlatform
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax
import StoreConnection

/// `asc-simulator`: a store in memory that answers like App Store Connect, for trying plans.
@main enum SimulatorTool {
  static func main() async {
    let console = Console(
      standardOutput: { _ = FileSystem.put($0, into: STDOUT_FILENO) },
      standardError: { _ = FileSystem.put($0, into: STDERR_FILENO) })
    let words = CommandLine.arguments.dropFirst()
    exit(await CommandRunner.run(command, arguments: Array(words), console: console).rawValue)
  }

  private static let port = Option(
    "port", short: "p", of: .integer(0...65_535), default: 8_086,
    help: "The port to listen on, on this machine alone; 0 for any free port")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app's bundle ID; by default that of CATALOG")
  private static let catalog = Option(
    "catalog", of: .file(extensions: ["yml", "yaml"], placeholder: "CATALOG"),
    help: "Begin with the products of a catalog; by default the only one in this folder")
  private static let approve = Flag("approve", help: "Begin with everything approved")
  private static let keyID = Option(
    "key-id", of: .text("ID"), help: "Accept only tokens of this key; by default any token")
  private static let issuerID = Option("issuer-id", of: .text("ID"), help: "The issuer of the tokens")
  private static let key = Option(
    "key", of: .file(extensions: ["p8"]), help: "The private key, by which tokens are verified")
  private static let address = Option(
    "address", of: .text("URL"), help: "The address of the store in links, such as that of a proxy before it")
  private static let second = Flag(
    "second-reading", help: "Follow the other report wherever people disagree about how Apple's store behaves")

  private static let command = Command(
    "asc-simulator", abstract: "Answer like App Store Connect, from memory",
    discussion: """
      Requests are held against the operations of the App Store Connect API 4.4.1, and answered as \
      far as its behavior is documented or was reported. Nothing leaves this machine. Each request \
      is listed on standard output.
      """,
    options: [port, bundleID, catalog, approve, keyID, issuerID, key, address, second],
    examples: [
      Example("asc-simulator --port 0", help: "Begin with the catalog in this folder"),
      Example("asc-simulator --port 0 --bundle-id com.example.app", help: "Begin with an empty app"),
      Example("asc-simulator --catalog catalog.yml --approve", help: "Begin with an app on sale"),
    ],
    action: { invocation in
      let console = invocation.console
      guard let server = SimulatorServer(port: UInt16(invocation[port])) else {
        throw SimulatorFailure("port \"\(invocation[port])\" is in use; expected a free one, or 0")
      }
      let store = try store(invocation, port: server.port)
      console.writeLine("listening on http://127.0.0.1:\(server.port)")
      server.serve(
        store, log: { request, status in console.writeLine("\(request.method.rawValue) \(request.path) \(status)") })
      return .success
    })

  private static func store(_ invocation: Invocation, port: UInt16) throws -> AppStoreConnectSimulator {
    let file = try catalogFile(invocation)
    guard let id = invocation[bundleID] ?? file?.document.catalog.app.bundleID else {
      throw invocation.usageError(.other("the bundle ID is missing; give it with --bundle-id"))
    }
    if let file { invocation.console.writeErrorLine("beginning with \(file.name)") }
    var rules = invocation[second] ? SimulatorRules.secondReading : SimulatorRules()
    rules.address = invocation[address] ?? "http://127.0.0.1:\(port)"
    rules.uploadAddress = rules.address
    let key = try invocation[key].map { path in
      try StoreKey(
        id: invocation[keyID] ?? "", issuer: invocation[issuerID], privateKey: try SourceFile.read(path: path).bytes)
    }
    var free = rules
    free.perHour = .max
    free.perMinute = .max
    let own = "Bearer the simulator itself"
    let store = AppStoreConnectSimulator(
      bundleID: id, name: file?.document.catalog.app.name ?? "App",
      primaryLocale: file?.document.catalog.app.primaryLocale ?? "en-US", rules: free, clock: MachineClock()
    ) { request, now in
      let field = request.field("Authorization")
      if field == own { return true }
      return key?.accepts(request, now: now) ?? field?.hasPrefix("Bearer ") ?? false
    }
    if let file { try fill(store, with: file, own) }
    if invocation[approve] {
      store.reviewAll(.submit)
      store.reviewAll(.approve)
    }
    store.setRules(rules)
    store.clearLog()
    return store
  }

  /// The given catalog; by default the one in this folder, which in the folder of this package is the
  /// sample GoldRush. Nil for an empty app.
  private static func catalogFile(_ invocation: Invocation) throws -> CatalogFile? {
    if let path = invocation[catalog] { return try CatalogFile(contentsOf: path) }
    guard invocation[bundleID] == nil else { return nil }
    return (try? CatalogFile(contentsOf: "Catalogs/GoldRush")) ?? (try? CatalogFile(contentsOf: "."))
  }

  /// Creates the products of a catalog, with the client that the store is made for.
  private static func fill(_ store: AppStoreConnectSimulator, with file: CatalogFile, _ authorization: String) throws {
    let catalog = file.document.catalog
    let session = StoreSession(store, clock: InstantClock(), seed: 1) { _, _ throws(StoreFailure) in authorization }
    var reader = LiveReader(session)
    let live = try reader.read(reader.app(catalog.app.bundleID ?? ""))
    let files = CatalogFolder(path: file.folder).companions
    var options = PlanOptions(today: .today)
    options.offerStart = .today
    options.images = AssetFile.all(of: catalog, read: files.bytes)
    let plan = Planner.plan(catalog, against: live, options)
    for note in plan.refusals { throw SimulatorFailure("\(note.subject): \(note.text)") }
    let executor = PlanExecutor(
      plan, for: catalog, options, live: live, over: session, journal: NoJournal(), contents: files.bytes)
    for failure in try executor.run(digest: "").failures {
      throw SimulatorFailure("\(failure.subject): \(failure.text)")
    }
  }
}

private struct SimulatorFailure: DescribedFailure {
  let message: String

  init(_ message: String) { self.message = message }
}

/// A clock for the setup of the store, when nobody has to wait.
private final class InstantClock: StoreClock {
  private let time = Lock(MachineClock().now)
  var now: Double { time.withLock { $0 } }
  func wait(seconds: Double) { time.withLock { $0 += seconds } }
}

private final class NoJournal: PlanJournal { func append(_ line: String) {} }
