import CatalogFormats
import CommandLayer

/// `shopkeeper set`: changes fields of a product where they stand.
enum SetCommand {
  private static let subject = Argument(
    "PRODUCT", of: .text("PRODUCT"),
    help: "A product ID or item, or app, group:KEY, template:KEY, currency:KEY")
  private static let assignments = Argument(
    zeroOrMore: "FIELD=VALUE", of: FieldAssignment.field,
    help: "A field, as \"shopkeeper diff\" names it, and what it becomes")
  private static let unset = Option(
    repeating: "unset", of: .text("FIELD"), help: "Take this field away")

  static let command = Command(
    "set", abstract: "Change fields of a product in its catalog file",
    discussion: """
      A field is named by the keys that lead to it in the file, with periods: price.tier, \
      price.USD, localizations.en-US.title, review.notes, grants.gold, offers.0.mode. What is \
      missing on the way is written too, where the file would have it and as it is laid out; \
      comments, order and every other byte stay. Lists are separated by commas.

      The file is read again before it is written: a value that brings a new error is refused, and \
      then nothing is written.
      """,
    arguments: [EditedCatalog.catalog, subject, assignments],
    options: [unset, EditedCatalog.dryRun],
    examples: [
      Example(
        "shopkeeper set Catalogs/GoldRush coins400 price.tier=7 grants.gold=400+40",
        help: "Change two fields"),
      Example(
        "shopkeeper set Catalogs/GoldRush removeads --unset familySharable --dry-run",
        help: "See what taking a field away would change"),
      Example(
        "shopkeeper set Catalogs/GoldRush app locales=zh-Hans,en-US,ja", help: "Change the app"),
    ],
    action: { invocation in
      guard !invocation[assignments].isEmpty || !invocation[unset].isEmpty else {
        throw invocation.usageError(.missingArgument("FIELD=VALUE"))
      }
      var edited = try EditedCatalog(invocation[EditedCatalog.catalog])
      let place = try EditSubject.subject(invocation[subject], in: edited.catalog)
      try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
        for field in invocation[unset] { try draft.unset(field, of: place) }
        for assignment in invocation[assignments] {
          try draft.set(assignment.key, of: place, to: assignment.value)
        }
      }
      return try edited.finish(invocation)
    })
}
