import CommandLayer

/// `shopkeeper asc`: reads and changes the products of an app in App Store Connect.
enum AscCommand {
  static let command = Command(
    "asc", abstract: "Pull from App Store Connect, plan changes and apply them",
    discussion: """
      The catalog is compared with the live state, the least changes are shown with their \
      consequences, and only what was shown is made. Products and their offer codes, subscriptions \
      and their offers, groups, texts, prices, storefronts, review screenshots and promotional images \
      are covered; billing plans are left to App Store Connect, and so are the images themselves when \
      a catalog is pulled.

      \(StoreAccess.discussion)

      None of this was ever tried against Apple's servers by its authors: it was tested against a \
      simulated store. Read a plan before you apply it, and begin with one product and --only.
      """,
    examples: [
      Example("shopkeeper asc pull --app com.example.app -o catalog.yml", help: "Start a catalog"),
      Example("shopkeeper asc plan", help: "Show what would change; exits with 4 on drift"),
      Example("shopkeeper asc apply", help: "Show the changes, ask, and make them"),
    ],
    subcommands: [
      AscPullCommand.command, AscPlanCommand.command, AscApplyCommand.command, AscStatusCommand.command,
      AscSubmitCommand.command, AscPricesCommand.command, AscCodesCommand.command,
      AscDoctorCommand.command,
    ])
}
