internal import AppStoreReference
internal import CatalogFormats
internal import CatalogModel
package import SourceSyntax

/// The content that a resource lists of the selected products.
enum OfferDocument: UInt8, Hashable, Sendable, CaseIterable {
  /// The IDs alone.
  case identifiers
  /// Everything that clients may know.
  case products
  /// The array of objects that apps of the older interface ask for.
  case legacyList

  var hasTexts: Bool { self != .identifiers }

  /// - Parameter revision: The number of the published revision.
  func value(of table: OfferTable, _ indices: [Int], locale: Int, revision: Int?) -> OrderedValue {
    switch self {
    case .identifiers: return .texts(indices.map { table.offers[$0].id })
    case .products:
      return [
        "bundleID": .text(table.bundleID), "revision": revision.map(OrderedValue.integer),
        "locale": table.locales.isEmpty ? nil : .text(table.locales[locale]),
        "products": .list(indices.map { Self.product(table, $0, locale) }),
      ]
    case .legacyList:
      return .list(indices.map { Self.legacyProduct(table, $0, locale) })
    }
  }

  private static func product(_ table: OfferTable, _ index: Int, _ locale: Int) -> OrderedValue {
    let offer = table.offers[index]
    let grants = offer.grants.map { grant in
      OrderedValue.map([
        "currency": .text(grant.currency), "quantity": .integer(grant.quantity),
        "bonus": grant.bonus == 0 ? nil : .integer(grant.bonus),
      ])
    }
    return [
      "id": .text(offer.id), "type": offer.type.map { .text($0.rawValue) },
      "restorable": offer.type.map { .flag($0.isRestorable) }, "grants": grants.isEmpty ? nil : .list(grants),
      "group": offer.group.map { .text(table.groups[$0]) }, "level": offer.level.map(OrderedValue.integer),
      "tags": offer.tags.isEmpty ? nil : .texts(offer.tags.map { table.tags[$0] }),
      "title": offer.title(in: locale).map(OrderedValue.text),
      "description": offer.description(in: locale).map(OrderedValue.text), "image": offer.image.map(OrderedValue.text),
    ]
  }

  private static func legacyProduct(_ table: OfferTable, _ index: Int, _ locale: Int) -> OrderedValue {
    let offer = table.offers[index]
    return [
      "identifier": .text(offer.id), "title": offer.title(in: locale).map(OrderedValue.text),
      "description": offer.description(in: locale).map(OrderedValue.text),
      "quantity": .integer(offer.grants.first?.total ?? 1), "type": offer.type.map { .text($0.rawValue) },
      "image": offer.image.map(OrderedValue.text),
    ]
  }
}

/// The formats of answers.
package enum OfferFormat: Int, CaseIterable, Sendable {
  case json
  case xml
  case propertyList
  case binaryPropertyList
  case text

  /// The bytes of a document.
  ///
  /// - Parameters:
  ///   - root: The name of the element around it in XML.
  ///   - bundleID: The app, which XML names where the value doesn't.
  ///   - ids: The product IDs in it, which plain text consists of.
  package func bytes(_ value: OrderedValue, root: String, bundleID: String?, ids: [String]) -> [UInt8] {
    switch self {
    case .json: return value.json(.compact) + [UInt8(ascii: "\n")]
    case .xml: return OfferXML.bytes(value, root: root, bundleID: bundleID)
    case .propertyList: return PropertyListXML.bytes(value)
    case .binaryPropertyList: return PropertyListBinary.bytes(value)
    case .text: return Array(ids.map { $0 + "\n" }.joined().utf8)
    }
  }
}

/// XML in which keys are elements, and the elements of a list are named by the singular.
private enum OfferXML {
  static func bytes(_ value: OrderedValue, root: String, bundleID: String?) -> [UInt8] {
    let attribute = bundleID.map { " bundleID=\"\(XMLText.attribute(XMLText.writable($0)))\"" } ?? ""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(value, root, attribute, depth: 0, to: &text)
    return Array(text.utf8)
  }

  private static func write(
    _ value: OrderedValue, _ name: String, _ attribute: String, depth: Int, to text: inout String
  ) {
    let indent = String(repeating: "  ", count: depth)
    let children: [(String, OrderedValue)] =
      switch value {
      case .map(let map): map.entries.map { ($0.key, $0.value) }
      case .list(let elements): elements.map { (name.hasSuffix("s") ? String(name.dropLast()) : name, $0) }
      default: []
      }
    switch value {
    case .map, .list:
      if children.isEmpty {
        text += "\(indent)<\(name)\(attribute)/>\n"
      } else {
        text += "\(indent)<\(name)\(attribute)>\n"
        for (key, child) in children { write(child, key, "", depth: depth + 1, to: &text) }
        text += "\(indent)</\(name)>\n"
      }
    case .text(let content): text += "\(indent)<\(name)>\(XMLText.escaped(XMLText.writable(content)))</\(name)>\n"
    case .integer(let number): text += "\(indent)<\(name)>\(number)</\(name)>\n"
    case .number(let number): text += "\(indent)<\(name)>\(number)</\(name)>\n"
    case .flag(let flag): text += "\(indent)<\(name)>\(flag)</\(name)>\n"
    case .null: break
    }
  }
}
