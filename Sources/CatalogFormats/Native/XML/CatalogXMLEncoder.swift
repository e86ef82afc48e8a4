public import CatalogModel
import SourceSyntax

/// Writes a complete catalog as XML.
public enum CatalogXMLEncoder {
  /// Writes a catalog; characters that XML can't represent and duplicates are lost.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var encoder = CatalogEncoder(catalog)
    var writer = Elements()
    writer.element(CatalogXMLNames.root, encoder.root().value, as: .object(CatalogSchema.root))
    return ExportResult(
      bytes: Array(writer.text.utf8), losses: encoder.losses, advice: ExportResult.advice(for: catalog))
  }

  /// Elements with their indentation.
  private struct Elements {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    /// Writes a value as an element; several texts as one element each.
    mutating func element(
      _ name: String, _ value: OrderedValue, as schema: ValueSchema, key: (name: String, value: String)? = nil
    ) {
      if case .list(let elements) = value, case .oneOrMore = schema {
        for element in elements { self.element(name, element, as: .text, key: key) }
        return
      }
      text += String(repeating: "  ", count: depth) + "<\(name)"
      if let key { attribute(key.name, key.value) }
      if value.isScalar {
        text += ">\(XMLText.escaped(XMLText.writable(value.scalarText)))</\(name)>\n"
        return
      }
      attributes(of: value, as: schema)
      text += ">\n"
      depth += 1
      let before = text.utf8.count
      content(of: value, as: schema, in: name)
      depth -= 1
      if text.utf8.count == before {
        text.removeLast(2)
        text += "/>\n"
      } else {
        text += String(repeating: "  ", count: depth) + "</\(name)>\n"
      }
    }

    private mutating func attribute(_ name: String, _ value: String) {
      text += " \(name)=\"\(XMLText.attribute(XMLText.writable(value)))\""
    }

    private mutating func attributes(of value: OrderedValue, as schema: ValueSchema) {
      for entry in value.entries {
        switch schema {
        case .object(let object):
          guard let field = object.field(entry.key), CatalogXMLNames.isAttribute(field) else { continue }
          attribute(CatalogXMLNames.attribute(of: entry.key, in: object), entry.value.scalarText)
        case .map(CatalogSchema.price) where entry.key == CatalogXMLNames.tier:
          attribute(CatalogXMLNames.tier, entry.value.scalarText)
        default: return
        }
      }
    }

    private mutating func content(of value: OrderedValue, as schema: ValueSchema, in name: String) {
      switch (schema, value) {
      case (.list(let inner), .list(let elements)):
        let entry = CatalogXMLNames.entry(in: name)
        for element in elements { self.element(entry.element, element, as: inner) }
      case (.map(CatalogSchema.price), .map(let map)):
        for entry in map.entries where entry.key != CatalogXMLNames.tier {
          var key = CatalogXMLNames.amountKeys[0]
          if case .territory? = PriceKey(entry.key) { key = CatalogXMLNames.amountKeys[1] }
          element(CatalogXMLNames.amount, entry.value, as: .text, key: (key, entry.key))
        }
      case (.map(let schema), .map(let map)):
        let names = CatalogXMLNames.entry(in: name)
        for entry in map.entries {
          element(names.element, entry.value, as: schema.value, key: names.key.map { ($0, entry.key) })
        }
      case (.object(let object), .map(let map)):
        for entry in map.entries {
          guard let field = object.field(entry.key), !CatalogXMLNames.isAttribute(field) else { continue }
          element(entry.key, entry.value, as: field.value)
        }
      default: break
      }
    }
  }
}
