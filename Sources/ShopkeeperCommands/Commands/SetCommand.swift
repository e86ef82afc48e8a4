import CatalogEditing
import CatalogModel
import CommandLayer

/// `shopkeeper set`: changes fields of a product in place.
enum SetCommand {
  private static let catalog = EditedCatalog.catalog(CatalogArgument.beforeFields)
  private static let subject = Argument(
    optional: "PRODUCT", of: CatalogArgument.product,
    help: "A product ID, item or pattern, or app, catalog, group:KEY, template:KEY, currency:KEY",
    isTaken: { words in words.first.map { !$0.contains("=") } ?? false })
  private static let assignments = Argument(
    zeroOrMore: "FIELD=VALUE", of: FieldAssignment.field,
    help: "A field, as \"shopkeeper diff\" names it, and its new value")
  private static let unset = Option(repeating: "unset", of: .text("FIELD"), help: "Remove this field")

  static let command = Command(
    "set", abstract: "Change fields of a product in its catalog file",
    discussion: """
      A field is given as a path of keys, separated by periods: price.tier, price.USD, price.JPN \
      for one storefront, localizations.en-US.title, review.notes, grants.gold, offers.0.mode, \
      ignore.0.rule. Missing parents are inserted where they belong, in the layout of the file; \
      comments, order and every other byte are unchanged. The elements of a list are separated by \
      commas, and "\\," is a comma within an element; the elements of other lists are numbered \
      from 0, and the next number appends one. "catalog" is the file as a whole: retired, ignore.

      \(ProductSelection.discussion) For price.tier and level, "+1" and "-1" are relative to each \
      product's value.

      The file is read again before it is written: a value that a catalog file can't have is \
      refused; then nothing is written and the command exits with 1. Whether texts, prices and \
      terms agree is not checked here, because an edit may need several steps; \
      "shopkeeper lint" checks it. The ID of a product can't be changed, not by another bundle ID \
      either; nor can a retired ID be sold or become available again.
      """,
    arguments: [catalog, subject, assignments],
    options: [unset, ProductSelection.conditions] + EditedCatalog.options,
    examples: [
      Example("shopkeeper set Catalogs/GoldRush coins400 price.tier=7 grants.gold=400+40", help: "Change two fields"),
      Example(
        "shopkeeper set Catalogs/GoldRush removeads --unset familySharable --dry-run",
        help: "Show what removing a field would change"),
      Example(
        "shopkeeper set Catalogs/GoldRush removeads localizations.de-DE.title='Ohne Werbung'",
        help: "Add a text in another locale"),
      Example(
        "shopkeeper set Catalogs/GoldRush vip.yearly offers.0.kind=introductory "
          + "offers.0.mode=free-trial offers.0.period='1 week'", help: "Add an offer"),
      Example(
        "shopkeeper set Catalogs/GoldRush price.tier=+1 --where type=consumable --dry-run",
        help: "Raise every price by a tier"),
      Example("shopkeeper set Catalogs/GoldRush app locales=zh-Hans,en-US,ja", help: "Change the app"),
    ],
    action: { try edited($0).finish($0) })

  /// The edit that a command line asks for, in memory.
  static func edited(_ invocation: Invocation) throws -> EditedCatalog {
    let selection = try ProductSelection(invocation)
    guard let name = invocation[subject] ?? selection.all else {
      throw invocation.usageError(.missingArgument("PRODUCT"))
    }
    guard !invocation[assignments].isEmpty || !invocation[unset].isEmpty else {
      throw invocation.usageError(.missingArgument("FIELD=VALUE"))
    }
    for assignment in invocation[assignments] where assignment.value.isEmpty {
      throw invocation.usageError(
        .other("\"\(assignment.key)\" has no value; remove it with \"--unset \(assignment.key)\""))
    }
    try FieldAssignment.requireOnce(invocation[unset] + invocation[assignments].map(\.key), in: invocation)
    var edited = try EditedCatalog(invocation[catalog], for: invocation)
    let before = edited.catalog
    let places =
      selection.isSelective(name)
      ? try selection.products(name, in: before).map(CatalogPath.Subject.product)
      : [try EditSubject.subject(name, in: before)]
    let assigned = try invocation[assignments].map { assignment in
      let values = try places.map { place in
        guard case .product(let index) = place else { return (subject: place, text: assignment.value) }
        let relative = try RelativeValue.value(assignment.value, of: assignment.key, in: before.products[index])
        return (subject: place, text: relative ?? assignment.value)
      }
      return (field: assignment.key, values: values)
    }
    try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
      for field in invocation[unset] { try draft.unset(field, of: places) }
      for assignment in assigned { try draft.set(assignment.field, assignment.values) }
    }
    try ImpossibleEdit.refuse(from: before, to: edited.catalog)
    return edited
  }
}
