import AppStoreConnect
import Basics
import CatalogModel
import CommandLayer
import StoreConnection

/// `shopkeeper asc prices`: lists subscribers who still pay an earlier price; `--migrate` ends that.
enum AscPricesCommand {
  private static let migrate = Flag(
    "migrate", help: "Let existing subscribers pay the current price, after a confirmation")
  private static let confirmed = Flag(
    "change-existing-subscribers", help: "With --migrate, don't ask for the confirmation")
  private static let resume = Flag("resume", help: "With --migrate, continue a run that did not come to its end")
  private static let journal = Option(
    "journal", of: .file(),
    help: "The journal of --migrate; by default a file in this folder, named after the bundle ID")
  private static let only = Option(
    repeating: "only", of: .text("PRODUCT_ID"), separatedByCommas: true, help: "Only these subscriptions")

  static let command = Command(
    "prices", abstract: "List or migrate subscribers who kept an earlier price",
    discussion: """
      When the price of a subscription changes, existing subscribers may keep theirs. Without \
      --migrate, the storefronts where some do are listed, with their prices and the current one. \
      With --migrate and --price-start, they pay the current price from that day on; where it is \
      higher, Apple asks many of them to agree, and ends the subscriptions of those who don't. A \
      price that took effect can't be taken back. --migrate asks first, unless \
      --change-existing-subscribers is given.

      Each change is noted in a journal before it is sent; after a crash, --resume continues where the \
      run ended.

      \(StoreAccess.discussion)

      Exits with 0 when nobody pays an earlier price or all were migrated, 1 otherwise.
      """,
    options: [StoreAccess.app, migrate, StorePlanning.priceStart, only, confirmed, resume, journal]
      + StoreAccess.options,
    examples: [
      Example("shopkeeper asc prices", help: "List where subscribers pay an earlier price"),
      Example(
        "shopkeeper asc prices --migrate --price-start 2027-03-01 --only com.example.app.vip",
        help: "Let the subscribers of one subscription pay its current price"),
    ],
    action: { invocation in
      let console = invocation.console
      let bundleID = try StoreAccess.bundleID(invocation)
      let run =
        invocation[migrate] ? try JournalFile(invocation[journal] ?? "\(Path.name(of: bundleID)).asc-journal") : nil
      let session = try StoreAccess.session(invocation, isReadOnly: !invocation[migrate])
      var reader = LiveReader(session)
      let live = try reader.read(reader.app(bundleID))
      var options = PlanOptions(today: StoreAccess.today(session))
      options.migratesSubscribers = true
      options.only = Set(invocation[only])
      options.priceStart = try StorePlanning.date(StorePlanning.priceStart, invocation)
      if let unknown = options.only.subtracting(live.products.map(\.productID)).min() {
        throw Failure("the app has no product \"\(unknown)\" in App Store Connect")
      }
      let catalog = Catalog(app: App(bundleID: bundleID))
      let plan = Planner.plan(catalog, against: live, options)
      let perHour = session.pace.limitOfHour ?? PaceKeeper.usualPerHour
      console.write(PlanText.text(plan, perHour: perHour, remaining: session.pace.remainingInHour))
      guard let run else { return plan.isEmpty ? .success : .findings }
      let earlier = try run.unfinished(for: plan, isResumed: invocation[resume], of: "a price")
      // Nothing but the steps themselves says what was confirmed.
      if let earlier, let step = plan.steps.first(where: { !earlier.hasContents(of: $0) }) {
        throw Failure(
          "\"\(step.key)\" is not what was confirmed in the run that is continued: a price at the store or --price-start "
            + "has changed since; remove \"\(run.path)\" and plan again")
      }
      guard !plan.steps.isEmpty else {
        if earlier != nil { run.remove() }
        return plan.isEmpty ? .success : .findings
      }
      guard
        try invocation[confirmed]
          || StoreAccess.confirm("Change what existing subscribers pay? Type \"yes\": ", invocation)
      else {
        console.writeErrorLine("nothing was changed")
        return .findings
      }
      try run.begin(isContinued: earlier != nil)
      let executor = PlanExecutor(
        plan, for: catalog, options, live: live, over: session, journal: run, continuing: earlier)
      let outcome = try executor.run(digest: plan.digest)
      for failure in outcome.failures { console.writeErrorLine("error: \(failure.subject): \(failure.text)") }
      console.writeLine("\(outcome.done.count) of \(plan.steps.count) subscriptions migrated")
      if outcome.isStopped {
        console.writeErrorLine("note: the run was stopped; continue it with --resume")
      } else {
        run.remove()
      }
      return outcome.failures.isEmpty && plan.refusals.isEmpty && plan.questions.isEmpty ? .success : .findings
    })
}
