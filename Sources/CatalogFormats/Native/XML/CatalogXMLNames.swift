import CatalogModel
import SourceSyntax

/// The names of the fields of a catalog in XML where they differ from their own names.
///
/// The reader, the writer and the schema all use this and ``CatalogSchema``, so that they can't
/// disagree: short values that are never sentences are attributes, everything else is an element.
enum CatalogXMLNames {
  /// The outermost element.
  static let root = "catalog"
  /// The attribute of the outermost element for the version of the format.
  static let version = "version"

  /// The children of an element that holds a list, or a mapping whose key becomes an attribute.
  struct Entry: Sendable {
    var element: String
    var key: String?
  }

  /// The entries, by the name of the enclosing element.
  static func entry(in element: String) -> Entry { entries[element] ?? Entry(element: "entry", key: nil) }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [
      "currencies": Entry(element: "currency", key: "key"), "currency": Entry(element: "name", key: "locale"),
      "templates": Entry(element: "template", key: "key"), "template": Entry(element: "localization", key: "locale"),
      "products": Entry(element: "product", key: "item"),
      "subscriptionGroups": Entry(element: "subscriptionGroup", key: "key"), "retired": Entry(element: "productID"),
    ]
    func addRecords<List: RecordList>(of list: List, as entry: Entry) -> Entry {
      add(List.Element.fields)
      return entry
    }
    func add<Record>(_ fields: [Field<Record>]) {
      for field in fields {
        entries[field.key] =
          switch field.content {
          case .list(_, let element, _): Entry(element: element)
          case .grants: Entry(element: "grant", key: "currency")
          case .localizations: Entry(element: "localization", key: "locale")
          case .records(let list): addRecords(of: list, as: Entry(element: singular(of: field.key)))
          case .suppressions: Entry(element: "suppression")
          case .scalar, .price, .review: entries[field.key]
          }
      }
    }
    add(App.fields)
    add(Product.fields)
    return entries
  }()

  /// The name of an element of a list: `offer`, `pricePolicy`.
  private static func singular(of list: String) -> String {
    list.hasSuffix("ies") ? list.dropLast(3) + "y" : String(list.dropLast(list.hasSuffix("ches") ? 2 : 1))
  }

  /// The texts that are attributes: names, codes and paths.
  private static let shortTexts = Set(
    names(App.fields) + names([Product.idField] + Product.fields + Product.reviewFields) + names(Offer.fields)
      + names(BillingPlan.fields) + names(OfferCode.fields) + names(Suppression.fields))

  private static func names<Record>(_ fields: [Field<Record>]) -> [String] {
    fields.filter {
      switch $0.content {
      case .scalar(.name, _), .scalar(.template, _), .scalar(.image, _): true
      default: false
      }
    }.map(\.key)
  }

  static func isAttribute(_ field: FieldSchema) -> Bool {
    switch field.value {
    case .integer, .flag, .oneOf, .name, .form: true
    case .text: shortTexts.contains(field.name)
    case .filledText, .list, .oneOrMore, .object, .map, .either, .variant: false
    }
  }

  /// The name of a field's attribute.
  static func attribute(of field: String, in object: ObjectSchema) -> String {
    object === CatalogSchema.root && field == CatalogSchema.versionKey ? version : field
  }

  /// The field of an attribute; the name itself if the field doesn't exist.
  static func field(ofAttribute name: String, in object: ObjectSchema) -> String {
    object === CatalogSchema.root && name == version ? CatalogSchema.versionKey : name
  }

  // The amounts of a price.
  static let tier = "tier"
  static let amount = "amount"
  static let amountKeys = ["currency", "territory"]
}

extension CatalogXMLNames.Entry { fileprivate init(element: String) { self.init(element: element, key: nil) } }
