import CatalogEditing
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper
import StoreConnection

/// `shopkeeper asc pull`: makes or refreshes a catalog from the live state.
enum AscPullCommand {
  private static let app = Option(
    "app", of: .text("BUNDLE_ID"), help: "The app's bundle ID; by default that of CATALOG")
  private static let into = Option(
    "into", of: .file(extensions: ["yml", "yaml"], placeholder: "CATALOG"),
    help: "The catalog to refresh; by default a new one is made")
  private static let saved = Option(
    "save-answers", of: .directory(),
    help: "A folder for the answers of the store, with which --against and \"diff\" work offline")
  private static let output = Option(
    "output", short: "o", of: .file(extensions: ["yml", "yaml"]),
    help: "Where to write a new catalog; by default standard output")

  static let command = Command(
    "pull", abstract: "Make or refresh a catalog from App Store Connect",
    discussion: """
      Texts are those of the newest version, a draft included; prices are the base price and those \
      that differ from what the store derives from it. With --into, values that differ are replaced \
      in the catalog, its comments and layout are kept, and so is everything that only the catalog \
      has. A price that a policy gives stays computed if the store has the one of the reviewed file, \
      and is stated otherwise. What a catalog can't say is listed on standard error.

      With --save-answers, the answers of the store are kept as files, which have neither the token \
      nor the key, but everything that the store says about the products. "asc plan --against", \
      "export --format asc --against" and "diff" read them without a key and a connection.

      \(StoreAccess.discussion)
      """,
    options: [app, into, output, saved] + EditedCatalog.options + StoreAccess.options,
    examples: [
      Example("shopkeeper asc pull --app com.example.app -o catalog.yml", help: "Start a catalog"),
      Example("shopkeeper asc pull --into catalog.yml --dry-run", help: "Show what differs at the store"),
      Example(
        "shopkeeper asc pull --into catalog.yml --dry-run --save-answers answers",
        help: "Keep the answers, to plan without the store"),
    ],
    action: { invocation in
      if invocation[into] != nil, invocation[output] != nil {
        throw invocation.usageError(.other("--into and --output can't both be given"))
      }
      if invocation[EditedCatalog.dryRun], invocation[into] == nil {
        throw invocation.usageError(.other("--dry-run needs a catalog given with --into"))
      }
      let edited = try invocation[into].map { try EditedCatalog($0, for: invocation) }
      let own = edited?.catalog
      guard let bundleID = invocation[app] ?? own?.app.bundleID else {
        throw invocation.usageError(.other("the bundle ID is missing; give it with --app"))
      }
      let computed = try edited.map { try LockedPrices.reviewed(of: $0.loaded) } ?? []
      let folder = try invocation[saved].map { try AnswerFolder(writing: $0) }
      var recorder: AnswerRecorder?
      let session = try StoreAccess.session(invocation, isReadOnly: true) { transport in
        guard folder != nil else { return transport }
        let own = AnswerRecorder(transport)
        recorder = own
        return own
      }
      let pulled = try PulledStore(bundleID, into: own, computed: computed, over: session)
      try folder?.write(recorder?.answers ?? [], on: invocation.console)
      pulled.report(on: invocation.console)
      guard var catalog = edited else { return try write(pulled.catalog, invocation) }
      if let other = own?.app.bundleID, other != bundleID {
        throw Failure("the catalog is for another app: \"\(other)\", expected \"\(bundleID)\"")
      }
      var merge = CatalogMerge(pulled.catalog, into: catalog.draft, overwriting: true)
      try catalog.edit(invocation) { (draft) throws(CatalogEditFailure) in
        try merge.run()
        draft = merge.draft
      }
      let account = merge.account
      let code = try catalog.finish(invocation, reporting: account.text)
      return code == .success && !account.conflicts.isEmpty ? .findings : code
    })

  private static func write(_ catalog: Catalog, _ invocation: Invocation) throws -> ExitCode {
    let bytes = CatalogYAMLEncoder.write(catalog, comment: "Pulled from App Store Connect.")
    if let path = invocation[output], path != "-" {
      try OutputFile.write(bytes, to: path, replacing: false)
      invocation.console.writeErrorLine("wrote \(path)")
    } else {
      invocation.console.write(bytes)
    }
    return .success
  }
}
