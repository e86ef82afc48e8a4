import AppStoreReference
import Basics
import CatalogEditing
import CatalogModel
import CommandLayer

/// `shopkeeper add`: writes a new product into a catalog file.
enum AddCommand {
  private static let catalog = EditedCatalog.catalog(CatalogArgument.beforeFields)
  private static let item = Argument(
    "ITEM", of: .text("ITEM"),
    help: "The part of the product ID after the bundle ID, such as coins400; or currency:KEY, group:KEY")
  private static let fields = Argument(
    zeroOrMore: "FIELD=VALUE", of: FieldAssignment.field, help: "Any other field, as for \"shopkeeper set\"")
  private static let type = Option(
    "type", of: .choice(ProductType.allCases.map { Candidate($0.rawValue) }),
    help: "The product's type, which can never be changed; with --group it is auto-renewable")
  private static let id = Option(
    "id", of: .text("ID"), help: "The product ID, when it is not the bundle ID and the item")
  private static let referenceName = Option(
    "reference-name", of: .text("NAME"), help: "The name inside App Store Connect")
  private static let price = Option(
    repeating: "price", of: FieldAssignment.kind("KEY=VALUE", expected: "a price such as tier=6 or USD=5.99"),
    help: "The price: tier=6, or amounts such as USD=5.99")
  private static let title = Option(repeating: "title", of: FieldAssignment.text, help: "The title in a locale")
  private static let description = Option(
    repeating: "description", of: FieldAssignment.text, help: "The description in a locale")
  private static let template = Option("template", of: .text("KEY"), help: "The template that fills the texts")
  private static let grants = Option(
    repeating: "grants",
    of: FieldAssignment.kind("CURRENCY=AMOUNT", expected: "a currency and how much, such as gold=400"),
    help: "What the product gives, such as gold=400+40")
  private static let group = Option("group", of: .text("KEY"), help: "The subscription group that it belongs to")
  private static let groupName = Option(
    "new-group", of: .text("NAME"), help: "Add the group too, with this reference name, when it is not there yet")
  private static let period = Option(
    "period", of: .choice(SubscriptionPeriod.allCases.map { Candidate($0.words) }),
    help: "How long one period of the subscription lasts")
  private static let level = Option(
    "level", of: .integer(1...1_000), help: "The service level of the subscription; 1 is the highest")

  static let command = Command(
    "add", abstract: "Add a product to a catalog file",
    discussion: """
      The product is inserted after the last one, in the layout of the others; the rest of the \
      file is unchanged. An ID that is in use, that is retired, or that App Store Connect would \
      reject is refused. After ITEM, any field can be set as in "shopkeeper set", such as \
      review.notes='Home › Shop'.

      currency:KEY adds one of the app's own currencies with its names by locale, and group:KEY a \
      subscription group with its referenceName and other fields.
      """,
    arguments: [catalog, item, fields],
    options: [type, id, referenceName, price, grants, template, title, description, group, groupName, period, level]
      + EditedCatalog.options,
    examples: [
      Example(
        "shopkeeper add Catalogs/GoldRush coins980 --type consumable --price tier=15 "
          + "--grants gold=980 --template goldPack", help: "Add a pack of coins"),
      Example("shopkeeper add Catalogs/GoldRush currency:gem en-US=gems,gem zh-Hans=宝石", help: "Add a currency"),
      Example(
        "shopkeeper add Catalogs/GoldRush vip.weekly --group vip --period \"1 week\" --level 1",
        help: "Add a subscription"),
      Example(
        "shopkeeper add Catalogs/GoldRush skin.night --type non-consumable --price USD=1.99 "
          + "--title en-US='Night Skin' --description en-US='A dark look for every mine.'",
        help: "Add a non-consumable, including its texts"),
    ], action: { try edited($0).finish($0) })

  /// The edit that a command line asks for, in memory.
  static func edited(_ invocation: Invocation) throws -> EditedCatalog {
    if let term = NewTerm(invocation[item]) {
      try FieldAssignment.requireOnce(invocation[fields].map(\.key), in: invocation)
      var edited = try EditedCatalog(invocation[catalog], for: invocation)
      try term.add(to: &edited, fields: invocation[fields], for: invocation)
      return edited
    }
    // The words of "add currency gems" are a catalog and an item.
    if let kind = invocation[catalog], ["currency", "group"].contains(kind) {
      throw invocation.usageError(.other("a \(kind) is added as \"\(kind):\(invocation[item])\", in one word"))
    }
    try check(invocation)
    var edited = try EditedCatalog(invocation[catalog], for: invocation)
    let before = edited.catalog
    let new = try NewProductID(
      invocation[item], id: invocation[id],
      isLegacy: invocation[fields].contains { $0.key == "legacyID" && $0.value == "true" }, in: before, for: invocation)
    var groupKey: String?
    if let key = invocation[group] {
      groupKey = key
      if !edited.catalog.groups.contains(where: { ExactText($0.key) == ExactText(key) }) {
        guard let name = invocation[groupName] else {
          let near = Suggestion.nearest(to: key, among: edited.catalog.groups.map(\.key)).map {
            "; did you mean \"\($0)\"?"
          }
          throw Failure("no subscription group \"\(key)\" in the catalog" + (near ?? "; add it with --new-group NAME"))
        }
        try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
          let group = SubscriptionGroup(key: key, referenceName: name)
          try draft.add(groups: [group])
        }
      }
    }
    let values = values(invocation, id: invocation[id])
    try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
      try draft.add([(item: new.item, values: values)], toGroup: groupKey)
      // With "set", which knows the fields.
      let index = draft.catalog.products.firstIndex { ExactText($0.item) == ExactText(new.item) }
      for field in invocation[fields] { try draft.set(field.key, of: .product(index ?? 0), to: field.value) }
    }
    try ImpossibleEdit.refuse(from: before, to: edited.catalog)
    return edited
  }

  /// Refuses options that contradict each other.
  private static func check(_ invocation: Invocation) throws {
    try FieldAssignment.requireOnce(invocation[fields].map(\.key), in: invocation)
    let isGrouped = invocation[group] != nil
    func refuse(_ message: String) -> any Error { invocation.usageError(.other(message)) }
    switch invocation[type] {
    case nil where !isGrouped: throw invocation.usageError(.missingOption("--type"))
    case ProductType.autoRenewable.rawValue? where !isGrouped:
      throw refuse("an auto-renewable subscription is in a group; name it with --group")
    case let type? where isGrouped && type != ProductType.autoRenewable.rawValue:
      throw refuse("--type \(type) and --group can't both be given: what is in a group is " + "auto-renewable")
    default: break
    }
    guard !isGrouped else { return }
    for (name, isGiven) in [
      ("new-group", invocation.isGiven(groupName)), ("period", invocation.isGiven(period)),
      ("level", invocation.isGiven(level)),
    ] where isGiven { throw refuse("--\(name) is for a subscription, which has a --group") }
  }

  private static func values(_ invocation: Invocation, id: String?) -> [(keys: [String], text: String)] {
    var values: [(keys: [String], text: String)] = []
    func add(_ keys: [String], _ text: String?) { if let text { values.append((keys, text)) } }
    if invocation[group] == nil { add(["type"], invocation[type]) }
    add(["id"], id)
    add(["referenceName"], invocation[referenceName])
    add(["period"], invocation[period])
    add(["level"], invocation[level].map(String.init))
    for price in invocation[price] { add(["price", price.key], price.value) }
    for grant in invocation[grants] { add(["grants", grant.key], grant.value) }
    add(["template"], invocation[template])
    for title in invocation[title] { add(["localizations", title.key, "title"], title.value) }
    for text in invocation[description] { add(["localizations", text.key, "description"], text.value) }
    return values
  }
}
