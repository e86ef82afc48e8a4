import AppStoreConnect
import Basics
import CPlatform
import CommandLayer
import Shopkeeper
import StoreConnection

/// `shopkeeper asc submit`: sends drafts to review.
enum AscSubmitCommand {
  private static let platform = Option(
    "platform",
    of: .choice([
      Candidate("ios", help: "iPhone and iPad"), Candidate("macos", help: "Mac"), Candidate("tvos", help: "Apple TV"),
      Candidate("visionos", help: "Apple Vision"),
    ]), default: "ios", help: "The platform of the submission")
  private static let only = Option(
    repeating: "only", of: .text("PRODUCT_ID"), separatedByCommas: true, help: "Submit only these products")
  private static let first = Flag("first", help: "Also submit the first product of a kind, which Apple may refuse")
  private static let dryRun = Flag("dry-run", help: "List what would be submitted, and end")
  private static let catalog = Option(
    "catalog", of: .file(placeholder: "CATALOG"),
    help: "The catalog whose texts the drafts have to have; by default that of this folder")
  private static let unchecked = Flag("unchecked", help: "Submit drafts with any texts, without a catalog")
  private static let yes = Flag("yes", help: "Submit without asking")

  static let command = Command(
    "submit", abstract: "Send drafts to review",
    discussion: """
      The drafts of complete products and of their groups are listed, and sent to review after a \
      confirmation or with --yes. What can't be submitted is listed with the reason: a product that \
      lacks something, one whose draft has other texts than the catalog, or the first one of its kind, \
      which goes to review with an app version in App Store Connect. The texts that would be sent are \
      shown, and the catalog may have no errors. The clicks for what goes with an app version are printed. After \
      sending, the store is read again. Nothing is sent when the platform has an open submission with anything else in \
      it.

      \(StoreAccess.discussion)

      Exits with 0 when everything was submitted or nothing had to be, 1 when a draft is left.
      """,
    options: [StoreAccess.app, catalog, unchecked, platform, only, first, dryRun, yes] + StoreAccess.options,
    examples: [
      Example("shopkeeper asc submit --dry-run", help: "List what can go to review"),
      Example("shopkeeper asc submit --only com.example.app.coins", help: "Submit one product"),
    ],
    action: { invocation in
      let console = invocation.console
      let loaded = try invocation[unchecked] ? nil : checked(invocation)
      let bundleID =
        try invocation[StoreAccess.app] ?? loaded?.document.catalog.app.bundleID ?? StoreAccess.bundleID(invocation)
      let session = try StoreAccess.session(invocation, isReadOnly: invocation[dryRun])
      var reader = LiveReader(session)
      let live = try reader.read(reader.app(bundleID))
      let wanted = Set(invocation[only])
      if let unknown = wanted.subtracting(live.products.map(\.productID)).min() {
        throw Failure("the app has no product \"\(unknown)\" in App Store Connect")
      }
      let plan = SubmissionPlan(live, only: wanted, includesFirst: invocation[first], as: loaded?.document.catalog)
      for item in plan.items { show(item, on: console) }
      for note in plan.exclusions { console.writeErrorLine("note: \(note.subject) is not submitted: \(note.text)") }
      let first = FirstOfKind.all(in: live).filter { kind in
        wanted.isEmpty || !wanted.isDisjoint(with: kind.ready + kind.incomplete)
      }
      let clicks = invocation[Self.first] ? [] : first.instructions(for: live.app.name ?? bundleID)
      for line in clicks { console.writeErrorLine(VisibleText.escaped(line)) }
      let left: ExitCode = plan.exclusions.isEmpty ? .success : .findings
      guard !plan.items.isEmpty else {
        console.writeErrorLine("nothing can be submitted")
        return left
      }
      if invocation[dryRun] { return left }
      guard try invocation[yes] || StoreAccess.confirm("Send these to review? Type \"yes\": ", invocation) else {
        console.writeErrorLine("nothing was submitted")
        return .findings
      }
      let name = ["macos": "MAC_OS", "tvos": "TV_OS", "visionos": "VISION_OS"]
      let submitter = Submitter(plan, of: live.app, on: name[invocation[platform]] ?? "IOS", over: session)
      try submitter.run()
      let unsent = try submitter.unsent(of: plan)
      for product in unsent {
        console.writeErrorLine(
          VisibleText.escaped("error: \(product.productID) was sent, but the store shows \(product.state)"))
      }
      guard unsent.isEmpty else { return .findings }
      let count = plan.items.count
      console.writeLine("\(count) \(count == 1 ? "item" : "items") sent to review")
      return left
    })
  /// The catalog that the drafts are compared with, without errors.
  private static func checked(_ invocation: Invocation) throws -> CatalogFile {
    let path = invocation[catalog] ?? "."
    let loaded: CatalogFile
    do { loaded = try CatalogFile(contentsOf: path) } catch {
      throw Failure("\(error); the drafts are compared with a catalog: give it with --catalog, or --unchecked")
    }
    try loaded.requireWhole()
    try StorePlanning.requireClean(loaded, on: invocation.console)
    return loaded
  }

  private static func show(_ item: SubmissionPlan.Item, on console: Console) {
    var lines = ["\(item.subject): version \(item.number)"]
    for text in item.texts {
      lines.append("  \(text.locale): \"\(text.name ?? "")\"" + (text.description.map { ", \"\($0)\"" } ?? ""))
    }
    if let image = item.image { lines.append("  promotional image: \"\(image)\"") }
    for line in lines { console.writeLine(VisibleText.escaped(line)) }
  }
}
