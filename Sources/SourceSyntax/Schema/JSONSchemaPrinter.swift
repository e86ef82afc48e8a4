/// Prints a schema as JSON Schema; each object once, as a definition.
package struct JSONSchemaPrinter {
  private var definitions: [ObjectSchema] = []
  private var keys: [KeySchema] = []

  /// The text of a schema in draft 2020-12, for a file that YAML 1.2 has typed: where text is read,
  /// numbers and `true` are accepted too.
  package static func text(
    of root: ObjectSchema, identifier: String, title: String, summary: String
  ) -> String {
    var writer = JSONWriter(style: .pretty)
    var printer = JSONSchemaPrinter()
    writer.object { writer in
      printer.text("$schema", "https://json-schema.org/draft/2020-12/schema", to: &writer)
      printer.text("$id", identifier, to: &writer)
      printer.text("title", title, to: &writer)
      printer.text("description", summary, to: &writer)
      printer.printObject(root, to: &writer)
      writer.key("$defs")
      writer.object { writer in printer.printDefinitions(to: &writer) }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private mutating func printDefinitions(to writer: inout JSONWriter) {
    // Printing a definition can find others.
    var printed = 0
    while printed < definitions.count {
      let definition = definitions[printed]
      writer.key(definition.definitionName)
      writer.object { writer in printObject(definition, to: &writer) }
      printed += 1
    }
    for key in keys {
      writer.key(key.definitionName)
      writer.object { writer in printNames(key, to: &writer) }
    }
  }

  private func printNames(_ key: KeySchema, to writer: inout JSONWriter) {
    text("description", key.summary, to: &writer)
    let names = key.names()
    func printList(_ writer: inout JSONWriter) {
      // YAML 1.1 takes the word for a truth value.
      choice(names, others: names.contains("off") ? ["false"] : [], orNull: false, to: &writer)
    }
    guard let pattern = key.pattern else { return printList(&writer) }
    guard !names.isEmpty else { return text("pattern", pattern, to: &writer) }
    writer.key("anyOf")
    writer.array { writer in
      writer.object { writer in printList(&writer) }
      writer.object { writer in text("pattern", pattern, to: &writer) }
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
    printFields(object.fields, to: &writer)
    guard let choice = object.choice else { return }
    writer.key(choice.isExclusive ? "oneOf" : "anyOf")
    writer.array { writer in
      for key in choice.keys {
        writer.object { writer in
          writer.key("required")
          writer.array(of: [key])
        }
      }
    }
  }

  private mutating func printFields(_ fields: [FieldSchema], to writer: inout JSONWriter) {
    writer.key("properties")
    writer.object { writer in
      for field in fields {
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
      printText(orNull: !isField || orNull, to: &writer)
    case .filledText:
      printText(orNull: false, to: &writer)
      text("pattern", "[^\\s]", to: &writer)
    case .integer(let minimum):
      types(["integer", "string"], orNull: orNull, to: &writer)
      writer.key("minimum")
      writer.integer(minimum)
      text("pattern", "^\(minimum > 0 ? "(?!0+$)" : "")[0-9]{1,18}$", to: &writer)
    case .flag:
      choice(["true", "false"], others: ["true", "false"], orNull: orNull, to: &writer)
    case .oneOf(let values):
      // YAML makes a number of digits where the reader takes text.
      let numbers = values.filter { Int($0).map(String.init) == $0 }
      choice(values, others: numbers, orNull: orNull, to: &writer)
    case .name(let names):
      printAny([{ printer, writer in printer.printReference(to: names, &writer) }], orNull, &writer)
    case .form(let form):
      printForm(form, orNull: orNull, isField: isField, to: &writer)
    case .list(let element):
      types(["array"], orNull: orNull, to: &writer)
      writer.key("items")
      writer.object { writer in printValue(element, orNull: false, to: &writer) }
    case .oneOrMore(.text, _, 0):
      types(Self.scalars + ["array"], to: &writer)
      writer.key("items")
      writer.object { writer in types(Self.scalars, to: &writer) }
    case .oneOrMore(let element, _, let least):
      printAny(
        [
          { printer, writer in printer.printValue(element, orNull: false, to: &writer) },
          { printer, writer in
            printer.types(["array"], to: &writer)
            writer.key("minItems")
            writer.integer(least)
            writer.key("items")
            writer.object { writer in printer.printValue(element, orNull: false, to: &writer) }
          },
        ], orNull, &writer)
    case .either(let value, let map):
      printAny(
        [
          { printer, writer in printer.printValue(value, orNull: false, to: &writer) },
          { printer, writer in printer.printMap(map, orNull: false, to: &writer) },
        ], orNull, &writer)
    case .variant(let variant):
      printAny(
        variant.objects.map { object in
          { printer, writer in printer.printReference(to: object, orNull: false, &writer) }
        }, orNull, &writer)
    case .object(let object):
      printReference(to: object, orNull: orNull, &writer)
    case .map(let map):
      printMap(map, orNull: orNull, to: &writer)
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
    printAny([{ $0.text("$ref", reference, to: &$1) }], true, &writer)
  }

  private mutating func printReference(to names: KeySchema, _ writer: inout JSONWriter) {
    if !keys.contains(names) { keys.append(names) }
    text("$ref", "#/$defs/\(names.definitionName)", to: &writer)
  }

  /// One of several schemas, or that itself when it is the only one.
  private mutating func printAny(
    _ schemas: [(inout JSONSchemaPrinter, inout JSONWriter) -> Void], _ orNull: Bool,
    _ writer: inout JSONWriter
  ) {
    if schemas.count == 1, !orNull { return schemas[0](&self, &writer) }
    writer.key("anyOf")
    writer.array { writer in
      for schema in schemas { writer.object { writer in schema(&self, &writer) } }
      if orNull { writer.object { writer in types(["null"], to: &writer) } }
    }
  }

  private func printText(orNull: Bool, to writer: inout JSONWriter) {
    types(orNull ? Self.scalars : Self.scalars.filter { $0 != "null" }, to: &writer)
  }

  /// A form of text, of which a value of digits alone may be a number to YAML; a pattern says nothing
  /// of numbers, nor `minimum` of text.
  private func printForm(
    _ form: TextForm, orNull: Bool, isField: Bool, to writer: inout JSONWriter
  ) {
    guard let pattern = form.pattern else {
      return printText(orNull: !isField || orNull, to: &writer)
    }
    types([form.number?.rawValue, "string"].compactMap(\.self), orNull: orNull, to: &writer)
    if form.number != nil {
      writer.key("minimum")
      writer.integer(0)
    }
    text("pattern", pattern, to: &writer)
  }

  private mutating func printMap(_ map: MapSchema, orNull: Bool, to writer: inout JSONWriter) {
    types(["object"], orNull: orNull, to: &writer)
    writer.key("propertyNames")
    writer.object { writer in
      if map.key.problem == nil || map.key.summary.isEmpty {
        writer.key("minLength")
        writer.integer(1)
      } else {
        printReference(to: map.key, &writer)
      }
    }
    if map.least > 0 {
      writer.key("minProperties")
      writer.integer(map.least)
    }
    if !map.fields.isEmpty { printFields(map.fields, to: &writer) }
    writer.key("additionalProperties")
    writer.object { writer in printValue(map.value, orNull: false, to: &writer) }
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
