import AppStoreConnect
import Basics
import CommandLayer
import Shopkeeper
import SourceSyntax
import StoreConnection

/// `shopkeeper asc apply`: makes the changes of a plan.
enum AscApplyCommand {
  private static let saved = Option(
    "plan", of: .file(extensions: ["json"]),
    help: "The plan to apply, as \"asc plan --out\" wrote it; by default a new one is shown")
  private static let yes = Flag("yes", help: "Apply without asking")
  private static let resume = Flag("resume", help: "Continue a run that did not come to its end")
  private static let journal = Option(
    "journal", of: .file(), help: "The journal of the run; by default beside the catalog, with .asc-journal at the end")

  static let command = Command(
    "apply", abstract: "Make the changes of a plan in App Store Connect",
    discussion: """
      The plan is shown first, and applied after a confirmation or with --yes. A plan from a file is \
      applied exactly: not at all when the store or the catalog has changed since. In place of the \
      catalog, it is applied with that of this folder.

      Each change is noted in a journal before it is sent. A change whose outcome is unknown, because \
      the connection ended, is read back before it is sent again; after a crash, --resume continues \
      where the run ended. The journal is removed at the end of a whole run.

      \(StoreAccess.discussion)

      Exits with 0 when everything was applied or nothing had to be, 1 when something was refused.
      """,
    arguments: [StorePlanning.catalog],
    options: [saved, yes, resume, journal] + StorePlanning.planOptions + StoreAccess.options,
    examples: [
      Example("shopkeeper asc apply", help: "Show the changes, ask, and make them"),
      Example("shopkeeper asc apply plan.json --yes", help: "Make the changes that were reviewed"),
    ],
    action: { invocation in
      let console = invocation.console
      try StandardStream.refuse(invocation[journal], for: "--journal", invocation)
      try StandardStream.requireOnce(
        [invocation[saved], invocation[StorePlanning.catalog], invocation[StoreAccess.key]], .read, for: invocation)
      var catalog = invocation[StorePlanning.catalog]
      var plan: SavedPlan?
      if let path = invocation[saved] {
        guard let read = SavedPlan(try StandardStream.source(at: path).bytes) else {
          throw Failure("\"\(path)\" is not a plan of \"shopkeeper asc plan --out\"")
        }
        plan = read
      } else if let path = catalog, FileSystem.kind(path) == .file,
        let read = SavedPlan(try SourceFile.read(path: path).bytes)
      {
        plan = read
        catalog = nil
      }
      let loaded = try StorePlanning.load(catalog, invocation)
      let run = try JournalFile(invocation[journal] ?? loaded.name + ".asc-journal")
      let session = try StoreAccess.session(invocation, isReadOnly: false)
      let planning = try StorePlanning(loaded, over: session, invocation, as: plan)
      let earlier = try run.unfinished(for: planning.plan, isResumed: invocation[resume], of: "the catalog")
      if let plan {
        try requireCurrent(plan, planning, after: earlier)
      } else if let earlier, earlier.digest != SavedPlan.digest(of: planning.catalog) {
        throw Failure(
          "the catalog has changed since the run began, or it was of a plan file; remove \"\(run.path)\" and plan again"
        )
      }
      guard !planning.plan.steps.isEmpty else {
        console.write(PlanText.text(planning.plan, perHour: planning.perHour, remaining: planning.remaining))
        if earlier != nil { run.remove() }
        return planning.plan.isEmpty ? .success : .findings
      }
      console.write(PlanText.text(planning.plan, perHour: planning.perHour, remaining: planning.remaining))
      guard try invocation[yes] || StoreAccess.confirm("Apply these changes? Type \"yes\": ", invocation) else {
        console.writeErrorLine("nothing was changed")
        return .findings
      }
      return try apply(planning, as: plan, earlier, run, on: console)
    })

  /// Refuses a plan that is out of date, or the rest of one that isn't what its file says.
  private static func requireCurrent(_ plan: SavedPlan, _ planning: StorePlanning, after earlier: JournalRecord?) throws
  {
    guard plan.catalogDigest == SavedPlan.digest(of: planning.catalog) else {
      throw Failure("the catalog has changed since the plan was made; plan again")
    }
    if let path = plan.changedFile(in: planning.options) {
      throw Failure("the file \(quoted: path) has changed since the plan was made; plan again")
    }
    if let earlier {
      guard plan.fileDigest == earlier.digest else {
        throw Failure("the run that is continued was not of this file; plan again")
      }
      if let step = plan.addedStep(of: planning.plan, isBegun: { earlier.open.contains($0.key) }) {
        throw Failure(
          "\"\(step.key)\" is not what the plan says: the store has changed since, or the file was edited; plan again")
      }
      return
    }
    guard plan.liveDigest == planning.live.digest else {
      throw Failure("the store has changed since the plan was made; plan again")
    }
    if let change = plan.changedPrice(in: planning.plan) {
      throw Failure("the store's prices have changed since the plan was made: \(change); plan again")
    }
    guard plan.planDigest == planning.plan.digest else {
      throw Failure(
        "the steps are not those of the plan, which was made on \(plan.options.today) or by another version; plan again"
      )
    }
    guard plan.readsAs(planning.plan) else {
      throw Failure(
        "the file says other than what would be done: it was edited, or made by another version; plan again")
    }
  }

  private static func apply(
    _ planning: StorePlanning, as plan: SavedPlan?, _ earlier: JournalRecord?, _ journal: JournalFile,
    on console: Console
  ) throws -> ExitCode {
    try journal.begin(isContinued: earlier != nil)
    let executor = PlanExecutor(
      planning.plan, for: planning.catalog, planning.options, live: planning.live, quotes: planning.quotes,
      over: planning.session, journal: journal, continuing: earlier,
      contents: CatalogFolder(path: planning.loaded.folder).companions.bytes)
    let count = planning.plan.steps.count
    let progress = ProgressLine.forPeople(on: console)
    executor.onStep = { number, step in progress?.show("\(number) of \(count): \(step.key)") }
    let outcome = try executor.run(digest: plan?.fileDigest ?? SavedPlan.digest(of: planning.catalog))
    progress?.erase()
    for failure in outcome.failures { console.writeErrorLine("error: \(failure.subject): \(failure.text)") }
    let made = outcome.done.count
    console.writeLine(
      "\(made) of \(count) steps made, with \(planning.session.writes) writes and " + "\(planning.session.reads) reads")
    guard outcome.failures.isEmpty else {
      console.writeErrorLine(
        outcome.isStopped
          ? "note: the run was stopped; continue it with --resume"
          : "note: correct what was refused; \"shopkeeper asc plan\" shows what is left")
      // The outcome of refused steps is certain: a new run may begin.
      if !outcome.isStopped { journal.remove() }
      return .findings
    }
    journal.remove()
    return planning.plan.refusals.isEmpty && planning.plan.questions.isEmpty ? .success : .findings
  }
}
