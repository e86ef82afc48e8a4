import SourceSyntax

/// Prints the catalog's schema as JSON Schema; each object once, as a definition.
struct JSONSchemaPrinter {
  private var definitions: [ObjectSchema] = []

  mutating func printRoot(_ root: ObjectSchema, to writer: inout JSONWriter) {
    writer.object { writer in
      text("$schema", "https://json-schema.org/draft/2020-12/schema", to: &writer)
      text("$id", CatalogJSONSchema.identifier, to: &writer)
      text("title", "Shopkeeper catalog", to: &writer)
      text("description", "The in-app products of one app.", to: &writer)
      printObject(root, to: &writer)
      writer.key("$defs")
      writer.object { writer in
        // Printing a definition can find others.
        var printed = 0
        while printed < definitions.count {
          let definition = definitions[printed]
          writer.key(definition.definitionName)
          writer.object { writer in printObject(definition, to: &writer) }
          printed += 1
        }
        writer.key("priceKey")
        writer.object { writer in
          text("description", "The tier, a currency, or a territory.", to: &writer)
          writer.key("enum")
          writer.array(of: PriceKey.names)
        }
      }
    }
  }

  private mutating func printObject(_ object: ObjectSchema, to writer: inout JSONWriter) {
    let required = object.fields.filter(\.isRequired).map(\.name)
    // A key without a value is an empty object, which lacks nothing when nothing is required.
    types(["object"], orNull: required.isEmpty, to: &writer)
    writer.key("additionalProperties")
    writer.boolean(false)
    if !required.isEmpty {
      writer.key("required")
      writer.array(of: required)
    }
    writer.key("properties")
    writer.object { writer in
      for field in object.fields {
        writer.key(field.name)
        writer.object { writer in
          text("description", field.summary, to: &writer)
          // Nothing behind a key says as much as no key.
          printValue(field.value, orNull: !field.isRequired, isField: true, to: &writer)
        }
      }
    }
  }

  // MARK: Values

  /// - Parameter isField: Whether it is the value of a field of an object, where nothing is not text.
  private mutating func printValue(
    _ value: ValueSchema, orNull: Bool, isField: Bool = false, to writer: inout JSONWriter
  ) {
    switch value {
    case .text:
      types(isField && !orNull ? Self.scalars.filter { $0 != "null" } : Self.scalars, to: &writer)
    case .filledText:
      types(Self.scalars.filter { $0 != "null" }, to: &writer)
      text("pattern", "[^\\s]", to: &writer)
    case .integer(let minimum):
      types(["integer", "string"], orNull: orNull, to: &writer)
      writer.key("minimum")
      writer.integer(minimum)
      text("pattern", "^\(minimum > 0 ? "(?!0+$)" : "")[0-9]{1,18}$", to: &writer)
    case .flag:
      choice(["true", "false"], others: ["true", "false"], orNull: orNull, to: &writer)
    case .date:
      types(["string"], orNull: orNull, to: &writer)
      text("pattern", "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", to: &writer)
    case .oneOf(let values):
      // YAML makes a number of digits where the reader takes text.
      let numbers = values.filter { Int($0).map(String.init) == $0 }
      choice(values, others: numbers, orNull: orNull, to: &writer)
    case .form(let form):
      printForm(form, orNull: orNull, to: &writer)
    case .list(let element):
      types(["array"], orNull: orNull, to: &writer)
      writer.key("items")
      writer.object { writer in printValue(element, orNull: false, to: &writer) }
    case .oneOrMore:
      types(Self.scalars + ["array"], to: &writer)
      writer.key("items")
      writer.object { writer in types(Self.scalars, to: &writer) }
    case .object(let object):
      printReference(to: object, orNull: orNull, &writer)
    case .map(let value, _):
      types(["object"], orNull: orNull, to: &writer)
      writer.key("propertyNames")
      writer.object { writer in
        writer.key("minLength")
        writer.integer(1)
      }
      writer.key("additionalProperties")
      writer.object { writer in printValue(value, orNull: false, to: &writer) }
    case .price:
      printPrice(orNull: orNull, to: &writer)
    }
  }

  private mutating func printReference(
    to object: ObjectSchema, orNull: Bool, _ writer: inout JSONWriter
  ) {
    if !definitions.contains(where: { $0.name == object.name }) { definitions.append(object) }
    let reference = "#/$defs/\(object.definitionName)"
    guard orNull, object.fields.contains(where: \.isRequired) else {
      return text("$ref", reference, to: &writer)
    }
    writer.key("anyOf")
    writer.array { writer in
      writer.object { writer in text("$ref", reference, to: &writer) }
      writer.object { writer in types(["null"], to: &writer) }
    }
  }

  /// A form of text, of which a value of digits alone is a number to YAML; a pattern says nothing of
  /// numbers, nor `minimum` of text.
  private func printForm(_ form: TextForm, orNull: Bool, to writer: inout JSONWriter) {
    types([form == .quantity ? "integer" : "number", "string"], orNull: orNull, to: &writer)
    writer.key("minimum")
    writer.integer(0)
    text("pattern", form.pattern, to: &writer)
  }

  private func printPrice(orNull: Bool, to writer: inout JSONWriter) {
    types(["object"], orNull: orNull, to: &writer)
    writer.key("propertyNames")
    writer.object { writer in text("$ref", "#/$defs/priceKey", to: &writer) }
    writer.key("properties")
    writer.object { writer in
      writer.key("tier")
      writer.object { writer in
        text("description", "A classic price tier, such as 6, A or alternate 4.", to: &writer)
        types(Self.scalars, to: &writer)
      }
    }
    writer.key("additionalProperties")
    writer.object { writer in printForm(.amount, orNull: false, to: &writer) }
  }

  // MARK: Pieces

  /// What YAML may make of a scalar that the reader takes as text.
  private static let scalars = ["string", "number", "boolean", "null"]

  private func text(_ key: String, _ value: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.string(value)
  }

  private func types(_ names: [String], orNull: Bool = false, to writer: inout JSONWriter) {
    let names = orNull ? names + ["null"] : names
    writer.key("type")
    if names.count == 1 { writer.string(names[0]) } else { writer.array(of: names) }
  }

  /// A choice between texts and other literals.
  private func choice(
    _ texts: [String], others: [String], orNull: Bool, to writer: inout JSONWriter
  ) {
    writer.key("enum")
    writer.array { writer in
      for literal in others { writer.token(literal) }
      for text in texts { writer.string(text) }
      if orNull { writer.token("null") }
    }
  }
}

extension ObjectSchema {
  /// `an offer` as `offer`, `what the reviewer sees` as `whatTheReviewerSees`.
  var definitionName: String {
    var words = name.split(separator: " ").map { word in word.filter { $0 != "'" } }
    if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
    return words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
