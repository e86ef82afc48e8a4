import AppStoreConnect
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax
import StoreConnection

/// `shopkeeper asc plan`: shows the changes that would make the store match the catalog.
enum AscPlanCommand {
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for programs"),
    Candidate("markdown", help: "for a comment on a change"),
    Candidate("csv", help: "a table of the prices for spreadsheets"))
  private static let prices = Flag("prices", help: "Also show the old and the new price in every storefront")
  private static let output = Option(
    "out", of: .file(extensions: ["json"]), help: "A file for the plan, which \"asc apply\" applies exactly")

  static let command = Command(
    "plan", abstract: "Show the changes that would bring the store to what the catalog says",
    discussion: """
      Nothing is written to the store. Every product is read; the plan has the least changes, what \
      they lead to, what can't be done and why, and what a person has to decide. Texts of an approved \
      product go into a new version, one for each product, and only if one differs. Products, \
      offers, groups and texts that only the store has are named; --prune deletes all but groups. Prices of storefronts that \
      were set manually are named and kept.

      A plan has the old and the new price of every storefront: the text sums up those that the store \
      derives from the base price, and --prices, --format csv and --format json list them all.

      With --against, the answers in a folder take the place of the store, and neither a key nor a \
      connection is needed. An answer that is missing there is an error.

      Not managed, and left as it is: \(UnmanagedSetting.all.map(\.name).joined(separator: "; ")). The page \
      "App Store Connect" says where each is changed.

      \(StoreAccess.discussion)

      Exits with 0 when the store is as the catalog says; with 4 when it isn't, because there are \
      changes or because the store has values of its own, so that a nightly job fails on drift; with 1 \
      when the catalog has errors.
      """,
    arguments: [StorePlanning.catalog],
    options: [format, prices, output, StorePlanning.against] + StorePlanning.planOptions + StoreAccess.options,
    examples: [
      Example("shopkeeper asc plan catalog.yml --out plan.json", help: "Plan, and keep the plan"),
      Example("shopkeeper asc plan --only coins400", help: "Plan one product"),
      Example("shopkeeper asc plan --against answers", help: "Plan without the store"),
    ],
    action: { invocation in
      let planning = try StorePlanning(
        invocation[StorePlanning.catalog], invocation, against: invocation[StorePlanning.against])
      let plan = planning.plan
      if let path = invocation[output] {
        let saved = SavedPlan(plan, of: planning.catalog, against: planning.live, planning.options)
        var kept = KeptFiles(of: planning.loaded)
        if let key = invocation[StoreAccess.key] { kept.keep(key) }
        try kept.requireReport(path)
        try OutputFile.write(saved.json(plan).json(.pretty), to: path, on: invocation.console, followingLinks: false)
        // Standard output is the plan alone.
        if path == StandardStream.name { return code(of: plan) }
      }
      switch invocation[format] {
      case "json": invocation.console.write(plan.json.jsonText)
      case "csv": invocation.console.write(PlanPrices.csv(plan))
      case "markdown":
        invocation.console.write(PlanMarkdown.text(plan, perHour: planning.perHour, remaining: planning.remaining))
        if invocation[prices] { invocation.console.write("\n" + PlanPrices.markdown(plan)) }
      default:
        invocation.console.write(PlanText.text(plan, perHour: planning.perHour, remaining: planning.remaining))
        if invocation[prices] { invocation.console.write("\n" + PlanPrices.text(plan, on: invocation.console)) }
      }
      return code(of: plan)
    })

  private static func code(of plan: Plan) -> ExitCode { plan.isEmpty && plan.drift.isEmpty ? .success : .drift }
}

extension ExitCode {
  /// The store differs from the catalog.
  static let drift = ExitCode(rawValue: 4)
}
