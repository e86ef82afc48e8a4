import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

/// Small catalogs generated from the schema itself: each field of each object valid, invalid in
/// every way, and left out.
private struct SchemaSample: Sendable {
  let name: String
  let text: String

  static let all: [SchemaSample] = {
    var samples: [SchemaSample] = []
    for object in SchemaObject.all {
      func add(_ name: String, _ fields: [String: String]) {
        samples.append(SchemaSample(name: "\(object.schema.name): \(name)", text: object.file(fields)))
      }
      let whole = Dictionary(uniqueKeysWithValues: object.schema.fields.map { ($0.name, $0.value.sample) })
      let requiredKeys = Set(object.schema.required.map { object.schema.keys[$0] })
      let required = whole.filter { requiredKeys.contains($0.key) }
      add("all", whole)
      add("required only", required)
      add("unknown key", required.merging(["unknown": "1"]) { $1 })
      for field in object.schema.fields {
        for value in ["text", "7", "0", "true", "[a]", "[[]]", "{a: b}", "{a: {b: [c]}}", "~", "''"] {
          add("\(field.name): \(value)", required.merging([field.name: value]) { $1 })
        }
        add("\(field.name) right", required.merging([field.name: field.value.sample]) { $1 })
        if field.isRequired { add("no \(field.name)", required.filter { $0.key != field.name }) }
      }
    }
    for (name, text) in more { samples.append(SchemaSample(name: name, text: text)) }
    return samples
  }()

  private static func product(_ fields: String) -> String {
    "{catalog: 1, app: {bundleID: a, primaryLocale: en-US}, products: {p: {type: consumable, "
      + "\(fields)}}, currencies: {gold: {}}, templates: {t: {}}}"
  }

  /// Cases that the kinds of values don't cover.
  private static let more: [(String, String)] = [
    ("version 2", "{catalog: 2, app: {bundleID: a, primaryLocale: b}}"),
    ("version as text", "{catalog: '1', app: {bundleID: a, primaryLocale: b}}"),
    ("amount", product("price: {USD: 5.99}")), ("amount as text", product("price: {USD: '5.990'}")),
    ("negative amount", product("price: {USD: -1}")), ("three decimals", product("price: {USD: '5.999'}")),
    ("territory", product("price: {JPN: 100}")), ("no currency", product("price: {ABC: 1}")),
    ("amount missing", product("price: {USD: }")), ("tier word", product("price: {tier: A}")),
    ("no tier", product("price: {tier: }")), ("tier list", product("price: {tier: [6]}")),
    ("bonus", product("grants: {gold: 400+40}")), ("two bonuses", product("grants: {gold: 1+2+3}")),
    ("fraction granted", product("grants: {gold: 1.5}")), ("nothing granted", product("grants: {gold: }")),
    ("version", product("minimumAppVersion: 2.1.3")), ("major", product("minimumAppVersion: 2")),
    ("long version", product("minimumAppVersion: 1.2.3.4")),
    ("empty item", "{catalog: 1, app: {bundleID: a, primaryLocale: b}, products: {'': {type: consumable}}}"),
    ("other type", product("type: auto-renewable")), ("storefront", product("storefronts: [CHN, jpn]")),
    ("day", product("from: 2027-3-1")), ("quoted flag", product("hidden: 'true'")),
    ("flag in words", product("hidden: 'yes'")),
    ("number as title", product("localizations: {en-US: {title: 400, description: 1.5}}")), ("nothing", "{}"),
    ("list", "[]"), ("text", "catalog"),
  ]
}

/// An object of the schema and a file that contains it.
private struct SchemaObject {
  let schema: ObjectSchema
  /// The file, with `@` for the object.
  let frame: String

  private static let app = "app: {bundleID: a, primaryLocale: en-US}"
  private static let head = "catalog: 1, \(app), currencies: {gold: {}}, templates: {text: {}}"

  static let all = [
    SchemaObject(schema: CatalogSchema.root, frame: "@"),
    SchemaObject(schema: CatalogSchema.app, frame: "{catalog: 1, app: @}"),
    SchemaObject(schema: CatalogSchema.product, frame: "{\(head), products: {p: @}}"),
    SchemaObject(
      schema: CatalogSchema.texts, frame: "{\(head), products: {p: {type: consumable, localizations: {en-US: @}}}}"),
    SchemaObject(schema: CatalogSchema.review, frame: "{\(head), products: {p: {type: consumable, review: @}}}"),
    SchemaObject(schema: CatalogSchema.suppression, frame: "{\(head), products: {p: {type: consumable, ignore: [@]}}}"),
    SchemaObject(schema: CatalogSchema.group, frame: "{\(head), subscriptionGroups: {g: @}}"),
    SchemaObject(
      schema: CatalogSchema.groupTexts, frame: "{\(head), subscriptionGroups: {g: {localizations: {en-US: @}}}}"),
    SchemaObject(schema: CatalogSchema.subscription, frame: "{\(head), subscriptionGroups: {g: {products: {s: @}}}}"),
    SchemaObject(
      schema: CatalogSchema.offer, frame: "{\(head), subscriptionGroups: {g: {products: {s: {offers: [@]}}}}}"),
  ]

  func file(_ fields: [String: String]) -> String {
    let body = fields.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
    return frame.replacingOccurrences(of: "@", with: "{\(body)}")
  }
}

extension ValueSchema {
  /// A valid value.
  fileprivate var sample: String {
    switch self {
    case .text: "text"
    case .integer(let minimum): "\(minimum + 1)"
    case .flag: "false"
    case .oneOf(let values, _): values.last ?? ""
    case .form(.date): "2027-03-01"
    case .form(.quantity): "400+40"
    case .form(.amount): "5.99"
    case .form(let form) where form.number == .number: "2.1"
    case .form(let form) where form.pattern?.contains("a-z") == true: "featured"
    case .form: "6"
    case .filledText: "because"
    case .list(let element): "[\(element.sample), \(element.sample)]"
    case .oneOrMore(let element, _, _): "[\(element.sample), \(element.sample)]"
    case .either(let value, _): value.sample
    // Kinds that only the configuration has.
    case .name, .variant: ""
    case .object(let object):
      "{" + object.fields.filter(\.isRequired).map { "\($0.name): \($0.value.sample)" }.joined(separator: ", ") + "}"
    case .map(CatalogSchema.price): "{tier: 6, USD: 5.99, CHN: 40}"
    case .map(let map): "{\(map.key == .currency ? "gold" : "key"): \(map.value.sample)}"
    }
  }
}

@Suite("The JSON Schema of a catalog file") struct CatalogJSONSchemaTests {
  @Test("is JSON, and the same every time") func text() throws {
    let data = Data(CatalogJSONSchema.text.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(json["$id"] as? String == "urn:shopkeeper:catalog:1")
    #expect(json["additionalProperties"] as? Bool == false)
    let definitions = try #require(json["$defs"] as? [String: Any])
    #expect(
      Set(definitions.keys) == [
        "app", "localization", "product", "whatTheReviewerSees", "suppression", "subscriptionGroup",
        "groupsLocalization", "subscription", "offer", "billingPlan", "offerCode", "batchOfCodes", "priceKey",
        "pricePolicy",
        "retentionMessage",
      ])
    #expect(CatalogJSONSchema.text.hasSuffix("}\n"))
  }

  /// The verdict of the reader's own check.
  private func isAccepted(_ text: String) -> Bool {
    let tree = SyntaxTree.parseYAML(SourceFile(name: "catalog.yml", text: text))
    guard let root = tree.root, !tree.hasErrors else { return false }
    var check = SchemaCheck()
    check.check(root, against: .object(CatalogSchema.root), place: .name("the file"))
    return check.diagnostics.isEmpty
  }

  @Test(
    "agrees with the reader on every field, valid and invalid",
    .enabled(if: Tool.schemaChecker != nil, "needs python3 with the packages jsonschema and yaml")) func agreement()
    throws
  {
    let python = try #require(Tool.schemaChecker)
    let samples = SchemaSample.all
    #expect(samples.count > 500)
    let script = """
      import json, sys, yaml, jsonschema
      class Loader(yaml.SafeLoader): pass
      # YAML 1.2 has no dates, and only true and false for truth.
      Loader.yaml_implicit_resolvers = {
          first: [(tag, form) for tag, form in resolvers
                  if tag not in ('tag:yaml.org,2002:timestamp', 'tag:yaml.org,2002:bool')]
          for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}
      import re
      Loader.add_implicit_resolver(
          'tag:yaml.org,2002:bool', re.compile(r'^(?:true|false)$'), list('tf'))
      request = json.load(sys.stdin)
      jsonschema.Draft202012Validator.check_schema(request['schema'])
      validator = jsonschema.Draft202012Validator(request['schema'])
      print(json.dumps([validator.is_valid(yaml.load(text, Loader)) for text in request['files']]))
      """
    let schema = try JSONSerialization.jsonObject(with: Data(CatalogJSONSchema.text.utf8))
    let request = try JSONSerialization.data(withJSONObject: ["schema": schema, "files": samples.map(\.text)])
    let output = try python.run(["-c", script], input: [UInt8](request))
    let verdicts = try JSONDecoder().decode([Bool].self, from: output)
    #expect(verdicts.count == samples.count)
    for (sample, verdict) in zip(samples, verdicts) where isAccepted(sample.text) != verdict {
      Issue.record("\(sample.name): the schema says \(verdict) of \(sample.text)")
    }
    // Both verdicts occur.
    #expect(verdicts.count { $0 } > 100)
    #expect(verdicts.count { !$0 } > 100)
  }

  @Test("is respected by the catalogs of the package") func examples() throws {
    for path in ["Catalogs/GoldRush/catalog.yml", "Catalogs/Minimal/catalog.yml"] {
      let document = try ExampleCatalog.read(path)
      #expect(document.diagnostics == [])
      #expect(isAccepted(String(decoding: document.source.bytes, as: UTF8.self)))
    }
  }
}
