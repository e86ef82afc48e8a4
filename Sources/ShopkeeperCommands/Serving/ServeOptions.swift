import CatalogEndpoint
import CatalogServer
import CommandLayer
import Shopkeeper

/// The options of `serve`, some of which other commands have too.
enum ServeOptions {
  static let catalogs = Argument(
    zeroOrMore: "CATALOG", of: CatalogArgument.kind,
    help:
      "Catalogs, or folders to search for them, one for each app; without them, the store that is configured, or this folder"
  )
  static let host = Option(
    "host", of: .text("ADDRESS"), default: "127.0.0.1",
    help: "The address to listen on; 0.0.0.0 or :: for all addresses of this machine")
  static let port = Option(
    "port", short: "p", of: .integer(0...65535), default: 8080, help: "The port to listen on; 0 for any free port")
  static let listen = Option(
    repeating: "listen", of: address,
    help: "Listen here in place of --host and --port: ADDRESS:PORT, or the path of a Unix socket")
  static let metricsListen = Option("metrics-listen", of: address, help: "Serve /metrics here alone")
  static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app of a .storekit file, which doesn't name one")
  static let maxAge = Option(
    "max-age", of: .integer(0...31_536_000, placeholder: "SECONDS"), default: 300,
    help: "How long clients and caches may keep a response")
  static let config = Option(
    "config", of: .file(extensions: ["yml", "yaml"]),
    help: "Check with this configuration instead of the nearest .shopkeeper.yml")
  static let rest = Option(
    "rest", of: .integer(0...60_000, placeholder: "MILLISECONDS"), default: 500,
    help: "How long a changed file must stay as it is before it is read")
  static let maxDrop = Option(
    "max-drop", of: .integer(0...100, placeholder: "PERCENT"), default: 20,
    help: "How many of an app's products may disappear at once without a confirmation by SIGHUP")
  static let threads = Option(
    "threads", of: .integer(1...256), help: "Threads; by default one for each processor, at most 8")
  static let connections = Option(
    "connections", of: .integer(1...1_000_000), default: 65_536,
    help: "Connections at one time, as far as the system allows")
  static let perAddress = Option(
    "connections-per-address", of: .integer(1...1_000_000), help: "Connections of one address; by default half of all")
  static let rate = Option("rate", of: .integer(1...1_000_000), help: "Requests a second of one address; 429 beyond")
  static let accessLog = Flag("access-log", help: "Write a line of JSON to standard output for each request")

  static let serverTiming = Flag("server-timing", help: "Say in each answer how long it took to make")

  static let channel = Option(
    "channel", of: .text("CHANNEL"),
    help: "Serve the revisions that this channel of the store points to; by default the newest")
  static let tlsCertificate = Option(
    "tls-cert", of: .file(extensions: ["pem", "crt"]),
    help: "Serve HTTPS with this certificate, followed by those of its authorities, in PEM")
  static let tlsKey = Option(
    "tls-key", of: .file(extensions: ["pem", "key"]), help: "The key of the certificate, in PEM")
  static let signingKeys = Option(
    repeating: "signing-key", of: .text("[ID=]FILE"),
    help: "Sign answers with this Ed25519 key, in PEM; two while one replaces the other")
  static let signatureDays = Option(
    "signature-days", of: .integer(1...365, placeholder: "DAYS"), default: 7,
    help: "How long a signed answer may be used at least, and a day longer at most")
  static let invalidIDs = Option(
    "invalid-ids", of: .file(extensions: ["json"]),
    help: "Take reports of product IDs that StoreKit did not return, and keep their counts here")
  static let verifySite = Option(
    "verify-site", of: .file(placeholder: "FOLDER"),
    help: "Serve nothing: compare a folder that \"site\" has written with the answers")

  private static let address = ValueKind<ListenAddress>(
    "ADDRESS:PORT", expected: "an address and a port, or the path of a Unix socket", completion: .none,
    write: { "\($0)" }, read: { ListenAddress($0) })

  /// The source of the catalogs: the named files, or else the store.
  ///
  /// - Parameters:
  ///   - rest: Milliseconds for which a changed file must stay unchanged.
  ///   - drop: The percentage of an app's products that may disappear at once.
  ///   - counts: The counts of reports of invalid IDs; nil when they are not accepted.
  static func source(
    _ invocation: Invocation, rest: Int = 500, drop: Int = 20, countingIn counts: InvalidIDCounts? = nil,
    cache: AnswerStore = AnswerStore()
  ) throws -> any ServedSource {
    var takesInvalidIDs: (@Sendable (AppEndpoint, Request) -> Response)?
    if let counts { takesInvalidIDs = { counts.take($1, of: $0) } }
    let signer = try SigningKeys.read(invocation[signingKeys], days: invocation[signatureDays])
    let paths = invocation[catalogs]
    let location = paths.isEmpty ? try StoreOptions.configured(invocation) : nil
    guard let location else {
      if invocation.isGiven(StoreOptions.store) || invocation.isGiven(channel) {
        throw invocation.usageError(.other("expected catalogs, or --store with --channel, but not both"))
      }
      try StandardStream.refuse(invocation[config], for: "--config", invocation)
      var settings = ServedCatalogs.Settings(paths: paths, cache: cache)
      // A configuration that is found is read again whenever the catalogs are.
      settings.search = try CatalogSearch(invocation)
      settings.search.configuration = try ConfigurationChoice(path: invocation[config]).given
      settings.bundleID = invocation[bundleID]
      settings.configurationPath = invocation[config]
      settings.rest = rest
      settings.drop = drop
      settings.signer = signer
      settings.keys = signer?.keySet
      settings.takesInvalidIDs = takesInvalidIDs
      return try ServedCatalogs(settings)
    }
    var settings = ServedStore.Settings(location: location, cache: cache)
    settings.channel = invocation[channel]
    settings.signer = signer
    settings.keys = signer?.keySet
    settings.takesInvalidIDs = takesInvalidIDs
    return try ServedStore(settings)
  }

  static let all: [any OptionDeclaration] = [
    StoreOptions.store, channel, host, port, listen, metricsListen, bundleID, maxAge, config, rest, maxDrop, threads,
    connections, perAddress, rate, accessLog, serverTiming, tlsCertificate, tlsKey, signingKeys, signatureDays,
    invalidIDs, verifySite,
    SearchOptions.exclude, SearchOptions.usesIgnoreFiles,
  ]
}
