import AppStoreReference
import CatalogFormats
import CatalogModel
import CommandLayer

/// `shopkeeper add`: writes a new product into a catalog file.
enum AddCommand {
  private static let item = Argument(
    "ITEM", of: .text("ITEM"),
    help: "What follows the bundle ID in the product ID, such as coins400")
  private static let fields = Argument(
    zeroOrMore: "FIELD=VALUE", of: FieldAssignment.field,
    help: "Any other field, as for \"shopkeeper set\"")
  private static let type = Option(
    "type",
    of: .choice(
      ProductType.allCases.filter { $0 != .autoRenewable }.map { Candidate($0.rawValue) }),
    help: "The product's type, which can never be changed; a subscription has a --group")
  private static let id = Option(
    "id", of: .text("ID"), help: "The product ID, when it is not the bundle ID and the item")
  private static let referenceName = Option(
    "reference-name", of: .text("NAME"), help: "The name inside App Store Connect")
  private static let price = Option(
    repeating: "price",
    of: FieldAssignment.kind("KEY=VALUE", expected: "a price such as tier=6 or USD=5.99"),
    help: "The price: tier=6, or amounts such as USD=5.99")
  private static let title = Option(
    repeating: "title",
    of: FieldAssignment.kind("LOCALE=TEXT", expected: "a locale and its text, such as en-US=Gold"),
    help: "The display name in a locale")
  private static let description = Option(
    repeating: "description",
    of: FieldAssignment.kind("LOCALE=TEXT", expected: "a locale and its text, such as en-US=Gold"),
    help: "The description in a locale")
  private static let template = Option(
    "template", of: .text("KEY"), help: "The template that fills the texts")
  private static let grants = Option(
    repeating: "grants",
    of: FieldAssignment.kind(
      "CURRENCY=AMOUNT", expected: "a currency and how much, such as gold=400"),
    help: "What the product gives, such as gold=400+40")
  private static let group = Option(
    "group", of: .text("KEY"), help: "The subscription group that it belongs to")
  private static let groupName = Option(
    "new-group", of: .text("NAME"),
    help: "Add the group too, with this reference name, when it is not there yet")
  private static let period = Option(
    "period", of: .choice(SubscriptionPeriod.allCases.map { Candidate($0.words) }),
    help: "How long one period of the subscription lasts")
  private static let level = Option(
    "level", of: .integer(1...1_000),
    help: "The service level of the subscription; 1 is the highest")

  static let command = Command(
    "add", abstract: "Add a product to a catalog file",
    discussion: """
      The product is written behind the last one, laid out as the others are; everything else in \
      the file stays. An ID that a product has, or that is retired, is refused.
      """,
    arguments: [EditedCatalog.catalog, item, fields],
    options: [
      type, id, referenceName, price, grants, template, title, description, group, groupName,
      period, level, EditedCatalog.dryRun,
    ],
    examples: [
      Example(
        "shopkeeper add Catalogs/GoldRush coins980 --type consumable --price tier=15 "
          + "--grants gold=980 --template goldPack", help: "Add a pack of coins"),
      Example(
        "shopkeeper add Catalogs/GoldRush vip.weekly --group vip --period \"1 week\" --level 1",
        help: "Add a subscription"),
    ],
    action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    if invocation[type] == nil, invocation[group] == nil {
      throw invocation.usageError(.missingOption("--type"))
    }
    if invocation[type] != nil, invocation[group] != nil {
      throw invocation.usageError(
        .other("--type and --group can't both be given: what is in a group is auto-renewable"))
    }
    var edited = try EditedCatalog(invocation[EditedCatalog.catalog])
    let new = try identity(invocation, in: edited.catalog)
    var groupKey: String?
    if let key = invocation[group] {
      groupKey = key
      if !edited.catalog.groups.contains(where: { ExactText($0.key) == ExactText(key) }) {
        guard let name = invocation[groupName] else {
          _ = try EditSubject.index(
            of: key, "subscription group", among: edited.catalog.groups.map(\.key))
          return .failure
        }
        try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
          try draft.add(
            key, to: .subscriptionGroups, values: [(keys: ["referenceName"], text: name)])
        }
      }
    }
    let values = values(invocation, id: new.id)
    try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
      try draft.add([(item: new.item, values: values)], toGroup: groupKey)
      // By the way that "set" has, which knows the fields.
      let index = draft.catalog.products.firstIndex { ExactText($0.item) == ExactText(new.item) }
      for field in invocation[fields] {
        try draft.set(field.key, of: .product(index ?? 0), to: field.value)
      }
    }
    return try edited.finish(invocation)
  }

  /// The item and, where it does not follow from it, the ID of the product; refuses one that is used.
  private static func identity(
    _ invocation: Invocation, in catalog: Catalog
  ) throws -> (item: String, id: String?) {
    let prefix = catalog.app.bundleID.map { "\($0)." } ?? ""
    var item = invocation[item]
    if !prefix.isEmpty, item.hasPrefix(prefix) { item = String(item.dropFirst(prefix.count)) }
    guard !item.isEmpty else {
      throw invocation.usageError(.other("ITEM is empty; expected a name such as coins400"))
    }
    let id = ExactText(invocation[id] ?? "\(prefix)\(item)")
    if catalog.products.contains(where: { ExactText($0.productID) == id }) {
      throw Failure("a product \"\(id.text)\" is in the catalog already")
    }
    if catalog.products.contains(where: { ExactText($0.item) == ExactText(item) }) {
      throw Failure("an item \"\(item)\" is in the catalog already")
    }
    if catalog.retired.contains(where: { ExactText($0) == id }) {
      throw Failure(
        "\"\(id.text)\" is retired: App Store Connect never takes an ID again that was used once")
    }
    return (item, invocation[self.id])
  }

  private static func values(
    _ invocation: Invocation, id: String?
  ) -> [(keys: [String], text: String)] {
    var values: [(keys: [String], text: String)] = []
    func add(_ keys: [String], _ text: String?) {
      if let text { values.append((keys, text)) }
    }
    add(["type"], invocation[type])
    add(["id"], id)
    add(["referenceName"], invocation[referenceName])
    add(["period"], invocation[period])
    add(["level"], invocation[level].map(String.init))
    for price in invocation[price] { add(["price", price.key], price.value) }
    for grant in invocation[grants] { add(["grants", grant.key], grant.value) }
    add(["template"], invocation[template])
    for title in invocation[title] { add(["localizations", title.key, "title"], title.value) }
    for text in invocation[description] {
      add(["localizations", text.key, "description"], text.value)
    }
    return values
  }
}
