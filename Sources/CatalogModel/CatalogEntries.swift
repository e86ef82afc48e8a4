import AppStoreReference
public import Basics

/// One value in a catalog: its owner, its keys, and the value itself.
///
/// A catalog as a list of such values can be compared with another, or laid out in columns,
/// regardless of the structure of either file.
public struct CatalogEntry: Sendable, Hashable {
  public var owner: CatalogOwner
  /// The keys that lead to the value from its owner, as in the catalog file: `localizations`,
  /// `en-US`, `title`.
  public var keys: [String]
  /// The value as the catalog file writes it, without quotes.
  public var value: ExactText
  /// The path in the model.
  public var path: CatalogPath
  /// Its name in a list of losses, the same in every locale and currency.
  public var noun: String
  /// The texts of the value, if it is a list whose order doesn't matter.
  package var elements: [String]?

  public init(owner: CatalogOwner, keys: [String], value: ExactText, path: CatalogPath, noun: String) {
    self.owner = owner
    self.keys = keys
    self.value = value
    self.path = path
    self.noun = noun
  }

  /// Whether it is the same as another value with its keys; the order of an unordered list, and how often
  /// a text is in it, makes no difference.
  func hasSameValue(as other: CatalogEntry) -> Bool {
    if value == other.value { return true }
    guard let elements, let others = other.elements else { return false }
    return Set(elements.map { ExactText($0) }) == Set(others.map { ExactText($0) })
  }
}

/// The owner of values in a catalog.
public enum CatalogOwner: Sendable, Hashable {
  case app
  /// The file as a whole: its retired IDs and suppressions.
  case catalog
  /// The key of one of the app's own currencies.
  case currency(ExactText)
  /// The key of a template.
  case template(ExactText)
  /// The full product ID; if several products have the same ID, the first has the occurrence 0.
  case product(ExactText, occurrence: Int)
  /// The key of a subscription group.
  case group(ExactText)

  public var isProduct: Bool { if case .product = self { true } else { false } }
}

extension Catalog {
  /// Everything in the catalog, in its order.
  ///
  /// The entries of lists whose order doesn't matter are identified by their content; in lists
  /// whose order does (locales, offers), they are numbered from 0.
  public var entries: [CatalogEntry] { parts.flatMap { entries(of: $0) } }

  /// An owner of values, and its place in the catalog.
  public typealias Part = (owner: CatalogOwner, subject: CatalogPath.Subject)

  /// The owners of all values, in the order of the catalog.
  public var parts: [Part] {
    var parts: [Part] = [(.app, .app)]
    for (index, currency) in currencies.enumerated() {
      parts.append((.currency(ExactText(currency.key)), .currency(index)))
    }
    for (index, template) in templates.enumerated() {
      parts.append((.template(ExactText(template.key)), .template(index)))
    }
    var occurrences = [ExactText: Int](minimumCapacity: products.count)
    for (index, product) in products.enumerated() {
      let id = ExactText(product.productID)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      parts.append((.product(id, occurrence: occurrence), .product(index)))
    }
    for (index, group) in groups.enumerated() { parts.append((.group(ExactText(group.key)), .group(index))) }
    return parts + [(.catalog, .catalog)]
  }

  /// The number of ``parts`` before the products.
  var partsBeforeProducts: Int { 1 + currencies.count + templates.count }

  /// The values of the part at a place, in the order of its fields.
  package func entries(of subject: CatalogPath.Subject) -> [CatalogEntry] {
    let owner: CatalogOwner =
      switch subject {
      case .app: .app
      case .currency(let index): .currency(ExactText(currencies[index].key))
      case .template(let index): .template(ExactText(templates[index].key))
      case .product(let index): .product(ExactText(products[index].productID), occurrence: 0)
      case .group(let index): .group(ExactText(groups[index].key))
      case .catalog, .retired: .catalog
      }
    return entries(of: (owner, subject))
  }

  /// The values of one owner, in the order of its fields.
  ///
  /// - Parameter part: The owner, and its place in the catalog.
  public func entries(of part: Part) -> [CatalogEntry] { entries(of: part, Product.fields) }

  /// - Parameter fields: The fields to include, if the owner is a product.
  func entries(of part: Part, _ fields: [Field<Product>]) -> [CatalogEntry] {
    var list = EntryList(of: part)
    switch part.subject {
    case .app: list.add(app, App.fields)
    case .currency(let index):
      for (element, name) in currencies[index].names.enumerated() {
        for (place, text) in name.names.enumerated() {
          list.add([name.locale, String(place)], text, .name, element, "names")
        }
      }
    case .template(let index):
      list.add(templates[index].localizations, Localization.fields, below: [])
      list.add(templates[index].suppressions, below: [])
    case .product(let index):
      let product = products[index]
      for field in fields {
        // The group is not a field of a product: it is where the product is listed.
        if field.path == .period, let group = product.subscription?.group, groups.indices.contains(group) {
          list.add(["group"], groups[group].key, .type, nil, "group")
        }
        list.add(product, field)
      }
    case .group(let index): list.add(groups[index], SubscriptionGroup.fields)
    case .catalog, .retired:
      for (index, id) in retired.enumerated() {
        list.add(["retired", id], "retired", CatalogPath(.retired(index)), "retired product IDs")
      }
      list.add(suppressions)
    }
    return list.entries
  }
}

/// Collects the entries of one owner.
private struct EntryList {
  private(set) var entries: [CatalogEntry] = []
  private let owner: CatalogOwner
  private let subject: CatalogPath.Subject

  init(of part: Catalog.Part) {
    (owner, subject) = part
    // An owner without values still gets an entry.
    add([], "", CatalogPath(subject), "key")
  }

  mutating func add(_ keys: [String], _ value: String, _ path: CatalogPath, _ noun: String) {
    entries.append(CatalogEntry(owner: owner, keys: keys, value: ExactText(value), path: path, noun: noun))
  }

  mutating func add(_ keys: [String], _ value: String, _ field: CatalogField?, _ element: Int?, _ noun: String) {
    add(keys, value, CatalogPath(subject, field, element: element), noun)
  }

  mutating func add<Record>(_ record: Record, _ fields: [Field<Record>]) { for field in fields { add(record, field) } }

  /// - Parameters:
  ///   - keys: The keys that lead to the record.
  ///   - list: The list that the record is an element of: its name in paths, its index in the list,
  ///     and the noun for the record.
  mutating func add<Record>(
    _ record: Record, _ field: Field<Record>, below keys: [String] = [],
    in list: (path: CatalogField, element: Int, noun: String)? = nil
  ) {
    let keys = keys + [field.key]
    let path = list?.path ?? field.path
    let noun = list.map { "\($0.noun)'s \(field.key)" } ?? field.noun
    switch field.content {
    case .scalar(_, let value): if let text = value.get(record) { add(keys, text, path, list?.element, noun) }
    case .list(_, _, let values):
      guard let texts = values.get(record) else { return }
      if field.traits.contains(.ordered) {
        for (element, text) in texts.enumerated() { add(keys + [String(element)], text, path, element, noun) }
      } else {
        add(keys, texts.joined(separator: ", "), path, list?.element, noun)
        entries[entries.count - 1].elements = texts
      }
    case .price(let price):
      for part in price.get(record)?.parts ?? [] {
        let isTier = list == nil && part.key == "tier"
        add(keys + [part.key], part.value, path, list?.element, isTier ? "price tier" : noun)
      }
    case .grants(let grants):
      for (element, grant) in grants.get(record).enumerated() {
        add(keys + [grant.currency], grant.amount, path, element, noun)
      }
    case .localizations(let texts, _, let fields): add(texts.get(record), fields, below: keys)
    case .records(let records):
      guard let path else { return }
      let start = entries.count
      add(records, of: record, path, list?.element, below: keys)
      // Records in a record are a part of it.
      if list != nil { for index in start..<entries.count { entries[index].noun = noun } }
    case .suppressions(let suppressions): add(suppressions.get(record))
    case .review(let inner): for field in inner { add(record, field, below: keys) }
    }
  }

  /// - Parameter place: The element of the path, if the owner is a record itself.
  private mutating func add<List: RecordList>(
    _ list: List, of owner: List.Owner, _ path: CatalogField, _ place: Int?, below keys: [String]
  ) {
    for (element, record) in list.access.get(owner).enumerated() {
      for field in List.Element.fields {
        add(record, field, below: keys + [String(element)], in: (path, place ?? element, list.noun))
      }
    }
  }

  mutating func add(_ localizations: [Localization], _ fields: [Field<Localization>], below keys: [String]) {
    for (element, localization) in localizations.enumerated() {
      let locale = localization.storeLocale?.code ?? localization.locale
      for field in fields {
        guard case .scalar(_, let value) = field.content, let text = value.get(localization) else { continue }
        add(keys + [locale, field.key], text, field.path, element, field.noun)
      }
    }
  }

  /// - Parameter prefix: The keys before the keys of the texts that contain a suppression.
  mutating func add(_ suppressions: [Suppression], below prefix: [String] = ["localizations"]) {
    var numbers: [String?: Int] = [:]
    for (element, suppression) in suppressions.enumerated() {
      let until = suppression.until.map { ", until \($0)" } ?? ""
      let reason = suppression.reason.map { ": \($0)" } ?? ""
      let number = numbers[suppression.locale, default: 0]
      numbers[suppression.locale] = number + 1
      let keys = suppression.locale.map { prefix + [$0] } ?? []
      add(keys + ["ignore", String(number)], "\(suppression.rule)\(until)\(reason)", .ignore, element, "suppressions")
    }
  }
}
