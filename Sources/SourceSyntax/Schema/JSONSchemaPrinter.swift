/// Prints a schema as JSON Schema; each object once, as a definition.
package struct JSONSchemaPrinter {
  private var definitions: [ObjectSchema] = []
  private var keys: [KeySchema] = []

  /// The text of a schema in draft 2020-12, for a file whose values were typed by YAML 1.2: where
  /// text is expected, numbers and `true` are accepted too.
  package static func text(of root: ObjectSchema, identifier: String, title: String, summary: String) -> String {
    var printer = JSONSchemaPrinter()
    let head: OrderedMap = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .text(identifier), "title": .text(title),
      "description": .text(summary),
    ]
    let object = printer.object(root)
    let schema = OrderedValue.map(head + object + ["$defs": .map(printer.allDefinitions())])
    return String(decoding: schema.json(.pretty), as: UTF8.self)
  }

  private mutating func allDefinitions() -> OrderedMap {
    var printed = OrderedMap()
    // Printing a definition may discover others.
    var index = 0
    while index < definitions.count {
      printed.append(definitions[index].definitionName, .map(object(definitions[index])))
      index += 1
    }
    for key in keys { printed.append(key.definitionName, .map(Self.names(key))) }
    return printed
  }

  private static func names(_ key: KeySchema) -> OrderedMap {
    let names = key.names()
    // YAML 1.1 reads the word as a Boolean.
    let list = choice(names, others: names.contains("off") ? [false] : [], orNull: false)
    let summary: OrderedMap = ["description": .text(key.summary)]
    guard let pattern = key.pattern.map(OrderedValue.text) else { return summary + list }
    return summary + (names.isEmpty ? ["pattern": pattern] : ["anyOf": [.map(list), ["pattern": pattern]]])
  }

  private mutating func object(_ object: ObjectSchema) -> OrderedMap {
    let required = object.fields.filter(\.isRequired).map(\.name)
    var printed: OrderedMap = [
      // A key without a value is an empty object, which is complete when nothing is required.
      "type": Self.type("object", orNull: required.isEmpty), "additionalProperties": false,
      "required": required.isEmpty ? nil : .texts(required), "properties": .map(properties(object.fields)),
    ]
    if let choice = object.choice {
      printed.append(choice.isExclusive ? "oneOf" : "anyOf", .list(choice.keys.map { ["required": [.text($0)]] }))
    }
    return printed
  }

  private mutating func properties(_ fields: [FieldSchema]) -> OrderedMap {
    var properties = OrderedMap()
    for field in fields {
      let summary: OrderedMap = ["description": .text(field.summary)]
      // A key without a value is equivalent to no key.
      let value = value(field.value, orNull: !field.isRequired, isField: true)
      properties.append(field.name, .map(summary + value))
    }
    return properties
  }

  // MARK: Values

  /// - Parameter isField: Whether it is the value of a field of an object, where null is not text.
  private mutating func value(_ value: ValueSchema, orNull: Bool, isField: Bool = false) -> OrderedMap {
    switch value {
    case .text: Self.text(orNull: !isField || orNull)
    case .filledText: Self.text(orNull: false) + ["pattern": "[^\\s]"]
    case .integer(let minimum):
      [
        "type": Self.type("integer", "string", orNull: orNull), "minimum": .integer(minimum),
        "pattern": "^\(minimum > 0 ? "(?!0+$)" : "")[0-9]{1,18}$",
      ]
    case .flag: Self.choice(["true", "false"], others: [true, false], orNull: orNull)
    case .oneOf(let values, _):
      // YAML reads digits as a number where the reader expects text.
      Self.choice(
        values, others: values.filter { Int($0).map(String.init) == $0 }.map(OrderedValue.number), orNull: orNull)
    case .name(let names): Self.any([reference(to: names)], orNull)
    case .form(let form): Self.form(form, orNull: orNull, isField: isField)
    case .list(let element):
      ["type": Self.type("array", orNull: orNull), "items": .map(self.value(element, orNull: false))]
    case .oneOrMore(.text, _, 0): ["type": .texts(Self.scalars + ["array"]), "items": ["type": .texts(Self.scalars)]]
    case .oneOrMore(let element, _, let least):
      Self.any(
        [
          self.value(element, orNull: false),
          ["type": "array", "minItems": .integer(least), "items": .map(self.value(element, orNull: false))],
        ], orNull)
    case .either(let value, let map):
      Self.any([self.value(value, orNull: false), self.map(map, orNull: false)], orNull)
    case .variant(let variant): Self.any(variant.objects.map { reference(to: $0, orNull: false) }, orNull)
    case .object(let object): reference(to: object, orNull: orNull)
    case .map(let map): self.map(map, orNull: orNull)
    }
  }

  private mutating func reference(to object: ObjectSchema, orNull: Bool) -> OrderedMap {
    if !definitions.contains(where: { $0.name == object.name }) { definitions.append(object) }
    return Self.any(
      [["$ref": "#/$defs/\(object.definitionName)"]], orNull && object.fields.contains(where: \.isRequired))
  }

  private mutating func reference(to names: KeySchema) -> OrderedMap {
    if !keys.contains(names) { keys.append(names) }
    return ["$ref": "#/$defs/\(names.definitionName)"]
  }

  private mutating func map(_ map: MapSchema, orNull: Bool) -> OrderedMap {
    let anyName = map.key.problem == nil || map.key.summary.isEmpty
    return [
      "type": Self.type("object", orNull: orNull),
      "propertyNames": .map(anyName ? ["minLength": 1] : reference(to: map.key)),
      "minProperties": map.least > 0 ? .integer(map.least) : nil,
      "properties": map.fields.isEmpty ? nil : .map(properties(map.fields)),
      "additionalProperties": .map(value(map.value, orNull: false)),
    ]
  }

  // MARK: Pieces

  /// The types that YAML may read a scalar as that the reader treats as text.
  private static let scalars = ["string", "number", "boolean", "null"]

  /// A choice between several schemas, or the schema itself when it is the only one.
  private static func any(_ schemas: [OrderedMap], _ orNull: Bool) -> OrderedMap {
    if schemas.count == 1, !orNull { return schemas[0] }
    return ["anyOf": .list(schemas.map(OrderedValue.map) + (orNull ? [["type": "null"]] : []))]
  }

  private static func text(orNull: Bool) -> OrderedMap {
    ["type": .texts(orNull ? scalars : scalars.filter { $0 != "null" })]
  }

  /// A format of text; YAML may read a value that consists only of digits as a number. A pattern
  /// doesn't constrain numbers, nor does `minimum` constrain text.
  private static func form(_ form: TextForm, orNull: Bool, isField: Bool) -> OrderedMap {
    guard let pattern = form.pattern else { return text(orNull: !isField || orNull) }
    guard let number = form.number?.rawValue else {
      return ["type": type("string", orNull: orNull), "pattern": .text(pattern)]
    }
    return ["type": type(number, "string", orNull: orNull), "minimum": 0, "pattern": .text(pattern)]
  }

  private static func type(_ names: String..., orNull: Bool) -> OrderedValue {
    let names = orNull ? names + ["null"] : names
    return names.count == 1 ? .text(names[0]) : .texts(names)
  }

  /// A choice between texts and other literals.
  private static func choice(_ texts: [String], others: [OrderedValue], orNull: Bool) -> OrderedMap {
    ["enum": .list(others + texts.map(OrderedValue.text) + (orNull ? [.null] : []))]
  }
}
