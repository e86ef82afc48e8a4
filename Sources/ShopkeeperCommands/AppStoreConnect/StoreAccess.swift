import Basics
import CPlatform
import CommandLayer
import Shopkeeper
import SourceSyntax
package import StoreConnection

/// The options of every command that talks to App Store Connect, and the session that they lead to.
package enum StoreAccess {
  private static let keyID = Option(
    "key-id", of: .text("ID"), help: "The key ID; by default that in APP_STORE_CONNECT_KEY_ID")
  private static let issuerID = Option(
    "issuer-id", of: .text("ID"),
    help: "The issuer ID of a team key; by default that in APP_STORE_CONNECT_ISSUER_ID, and none for an "
      + "individual key")
  static let key = Option(
    "key", of: .file(extensions: ["p8"]),
    help: "The private key, a .p8 file, or - for standard input; by default the file in "
      + "APP_STORE_CONNECT_KEY_FILE or the text in APP_STORE_CONNECT_KEY")

  private static let server = Option(
    "server", of: .text("URL"),
    help: "A simulated store on this machine, such as http://127.0.0.1:8086, in place of Apple's")

  private static let readOnly = Flag(
    "read-only", help: "Write nothing, and sign each token for one request, so that a stolen one can't write")

  static let options: [any OptionDeclaration] = [keyID, issuerID, key, readOnly, server]

  static let app = Option(
    "app", of: .text("BUNDLE_ID"), help: "The app's bundle ID; by default that of the catalog in this folder")

  /// The given bundle ID, or the one of the only catalog in this folder.
  static func bundleID(_ invocation: Invocation) throws -> String {
    if let id = invocation[app] { return id }
    guard let id = try? CatalogFile(contentsOf: ".").document.catalog.app.bundleID else {
      throw invocation.usageError(.other("the bundle ID is missing; give it with --app"))
    }
    return id
  }

  /// Whether the answer to a question at the terminal is yes.
  static func confirm(_ question: String, _ invocation: Invocation) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1 else {
      throw invocation.usageError(
        .other("nobody can be asked without a terminal; read what is listed, then give --yes"))
    }
    invocation.console.writeError(question)
    return readLine() == "yes"
  }

  static let discussion = """
    A key of the App Store Connect API is needed, with the role App Manager or Admin; it is created \
    under Users and Access. It is never written anywhere. The environment variables for proxies are \
    honored.
    """

  /// A store that takes the place of Apple's, with its clock, for tests.
  package struct Replacement: Sendable {
    package var transport: any Transport
    package var clock: any StoreClock

    package init(transport: any Transport, clock: any StoreClock) {
      self.transport = transport
      self.clock = clock
    }
  }

  @TaskLocal package static var replacement: Replacement?

  static var clock: any StoreClock { replacement?.clock ?? MachineClock() }

  /// - Parameters:
  ///   - isReadOnly: Whether nothing is written, even without "--read-only".
  ///   - wrap: Makes the transport for the session's requests from the connection.
  static func session(
    _ invocation: Invocation, isReadOnly: Bool, through wrap: (any Transport) -> any Transport = { $0 }
  ) throws -> StoreSession {
    let key = try storeKey(invocation)
    let transport = wrap(try replacement?.transport ?? curl(invocation))
    let clock = Self.clock
    let session = StoreSession(
      transport, clock: clock, isReadOnly: isReadOnly || invocation[readOnly], seed: UInt64(clock.now * 1_000),
      authorization: StoreSession.authorization(key, isScoped: invocation[readOnly]))
    let console = invocation.console
    session.onPause = { seconds, reason in
      guard seconds >= 5 else { return }
      console.writeErrorLine("note: waiting \(Int(seconds.rounded(.up))) seconds: \(reason)")
    }
    return session
  }

  private static func curl(_ invocation: Invocation) throws -> any Transport {
    let address = invocation[server]
    if let address, !CurlTransport.isLocal(address) {
      throw invocation.usageError(
        .invalidValue(
          address, for: "--server", expected: "an address of this machine, because it gets the token", suggestion: nil))
    }
    do throws(TransportFailure) { return try CurlTransport(server: address ?? StoreSession.server) } catch {
      throw Failure(error.description)
    }
  }

  private static func storeKey(_ invocation: Invocation) throws -> StoreKey {
    func environment(_ name: String) -> String? {
      Terminal.environment("APP_STORE_CONNECT_" + name).flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let id = invocation[keyID] ?? environment("KEY_ID") else {
      throw Failure("no key ID; give it with --key-id or in APP_STORE_CONNECT_KEY_ID", exitCode: .usage)
    }
    let bytes: [UInt8]
    let origin: String
    if let path = invocation[key] {
      bytes = try StandardStream.source(at: path).bytes
      origin = path == StandardStream.name ? "standard input" : "the file of --key"
    } else if let path = environment("KEY_FILE") {
      bytes = try StandardStream.source(at: path).bytes
      origin = "the file that APP_STORE_CONNECT_KEY_FILE names"
    } else if let text = environment("KEY") {
      bytes = Array(text.utf8)
      origin = "APP_STORE_CONNECT_KEY; APP_STORE_CONNECT_KEY_FILE takes the path of a file"
    } else {
      throw Failure(
        "no private key; give its file with --key or in APP_STORE_CONNECT_KEY_FILE, or its text in "
          + "APP_STORE_CONNECT_KEY", exitCode: .usage)
    }
    do throws(StoreFailure) {
      return try StoreKey(
        id: id, issuer: invocation[issuerID] ?? environment("ISSUER_ID"), privateKey: bytes, from: origin)
    } catch { throw Failure(error.description) }
  }

  /// Today, by the clock of the session.
  static func today(_ session: StoreSession) -> CalendarDate {
    CalendarDate(daysSince1970: Int(session.clock.now / 86_400)) ?? .today
  }
}
