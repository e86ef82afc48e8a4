import AppStoreReference
import SourceSyntax

/// Prints the catalog's schema as RELAX NG; each object once, as a definition.
struct RelaxNGPrinter {
  private struct Definition {
    var object: ObjectSchema
    var element: String
    var key: String?
  }

  private var text = ""
  private var depth = 0
  private var definitions: [Definition] = []

  mutating func schema(of root: ObjectSchema, named element: String) -> String {
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    block(
      "grammar xmlns=\"http://relaxng.org/ns/structure/1.0\" "
        + "xmlns:a=\"http://relaxng.org/ns/compatibility/annotations/1.0\" "
        + "datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\""
    ) { printer in
      printer.block("start") { $0.object(root, element: element, key: nil) }
      // Printing a definition may discover others.
      var printed = 0
      while printed < printer.definitions.count {
        printer.define(printer.definitions[printed])
        printed += 1
      }
      printer.block("define name=\"territory\"") { $0.choice(Territory.all.map(\.code)) }
      printer.block("define name=\"currency\"") { $0.choice(CurrencySet.storefronts.currencies.map(\.description)) }
      printer.block("define name=\"amount\"") { $0.pattern(TextForm.amount.pattern ?? "") }
      printer.block("define name=\"foreign\"") { printer in
        printer.summary("Attributes for other programs, such as xsi:schemaLocation.")
        printer.block("zeroOrMore") { printer in
          printer.block("attribute") { printer in
            printer.block("anyName") { $0.block("except") { $0.line("<nsName ns=\"\"/>") } }
          }
        }
      }
    }
    return text
  }

  // MARK: Lines

  private mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  private mutating func block(_ tag: String, _ content: (inout RelaxNGPrinter) -> Void) {
    line("<\(tag)>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(tag.prefix { $0 != " " })>")
  }

  private mutating func summary(_ summary: String) {
    line("<a:documentation>\(XMLText.escaped(summary))</a:documentation>")
  }

  // MARK: Elements

  private mutating func define(_ definition: Definition) {
    block("define name=\"\(definition.object.definitionName)\"") { printer in
      printer.block("element name=\"\(definition.element)\"") { printer in
        printer.line("<ref name=\"foreign\"/>")
        printer.keyAttribute(definition.key)
        let fields = definition.object.fields
        for field in fields where CatalogXMLNames.isAttribute(field) {
          printer.optional(unless: field.isRequired) { printer in
            let name = CatalogXMLNames.attribute(of: field.name, in: definition.object)
            printer.block("attribute name=\"\(name)\"") { printer in
              printer.summary(field.summary)
              printer.scalar(field.value)
            }
          }
        }
        printer.interleave(fields.filter { !CatalogXMLNames.isAttribute($0) })
      }
    }
  }

  private mutating func interleave(_ fields: [FieldSchema]) {
    guard !fields.isEmpty else { return }
    func print(_ printer: inout RelaxNGPrinter) {
      for field in fields {
        printer.optional(unless: field.isRequired) { printer in
          printer.value(field.value, element: field.name, key: nil, summary: field.summary)
        }
      }
    }
    if fields.count == 1 { print(&self) } else { block("interleave", print) }
  }

  private mutating func optional(unless isRequired: Bool, _ content: (inout RelaxNGPrinter) -> Void) {
    if isRequired { content(&self) } else { block("optional", content) }
  }

  private mutating func keyAttribute(_ key: String?) {
    guard let key else { return }
    block("attribute name=\"\(key)\"") { printer in
      printer.block("data type=\"string\"") { $0.line("<param name=\"minLength\">1</param>") }
    }
  }

  private mutating func object(_ object: ObjectSchema, element: String, key: String?) {
    if !definitions.contains(where: { $0.object === object }) {
      definitions.append(Definition(object: object, element: element, key: key))
    }
    line("<ref name=\"\(object.definitionName)\"/>")
  }

  /// An element that holds a value.
  private mutating func value(_ schema: ValueSchema, element: String, key: String?, summary: String? = nil) {
    if case .object(let object) = schema { return self.object(object, element: element, key: key) }
    block("element name=\"\(element)\"") { printer in
      if let summary { printer.summary(summary) }
      printer.line("<ref name=\"foreign\"/>")
      printer.keyAttribute(key)
      let entry = CatalogXMLNames.entry(in: element)
      switch schema {
      case .list(let inner): printer.block("zeroOrMore") { $0.value(inner, element: entry.element, key: nil) }
      case .map(CatalogSchema.price): printer.price()
      case .map(let map): printer.block("zeroOrMore") { $0.value(map.value, element: entry.element, key: entry.key) }
      default: printer.scalar(schema)
      }
    }
  }

  private mutating func price() {
    block("optional") { $0.line("<attribute name=\"\(CatalogXMLNames.tier)\"/>") }
    block("zeroOrMore") { printer in
      printer.block("element name=\"\(CatalogXMLNames.amount)\"") { printer in
        printer.line("<ref name=\"foreign\"/>")
        printer.block("choice") { printer in
          for key in CatalogXMLNames.amountKeys {
            printer.block("attribute name=\"\(key)\"") { $0.line("<ref name=\"\(key)\"/>") }
          }
        }
        printer.line("<ref name=\"amount\"/>")
      }
    }
  }

  // MARK: Scalars

  private mutating func scalar(_ schema: ValueSchema) {
    switch schema {
    case .integer(let minimum): pattern(minimum > 0 ? "0*[1-9][0-9]{0,17}" : "[0-9]{1,18}")
    case .flag: choice(["true", "false"])
    case .form(.date): pattern("[0-9]{4}-[0-9]{2}-[0-9]{2}")
    case .oneOf(let values, _) where values == Territory.all.map(\.code): line("<ref name=\"territory\"/>")
    case .oneOf(let values, _): choice(values)
    case .form(let form): if let expression = form.pattern { pattern(expression) } else { line("<text/>") }
    case .filledText:
      // Blanks around a token are insignificant.
      block("data type=\"token\"") { $0.line("<param name=\"minLength\">1</param>") }
    case .text, .name, .oneOrMore, .list, .object, .map, .either, .variant: line("<text/>")
    }
  }

  private mutating func choice(_ values: [String]) {
    func print(_ printer: inout RelaxNGPrinter) {
      for value in values { printer.line("<value>\(XMLText.escaped(value))</value>") }
    }
    if values.count == 1 { print(&self) } else { block("choice", print) }
  }

  /// - Parameter expression: An ECMA-262 expression; here, `^` and `$` are implied.
  private mutating func pattern(_ expression: String) {
    var expression = Substring(expression)
    if expression.hasPrefix("^") { expression.removeFirst() }
    if expression.hasSuffix("$") { expression.removeLast() }
    block("data type=\"token\"") { printer in
      printer.line("<param name=\"pattern\">\(XMLText.escaped(String(expression)))</param>")
    }
  }
}
