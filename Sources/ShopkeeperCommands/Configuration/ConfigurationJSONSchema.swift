import AppStoreReference
import CatalogLint

/// The JSON Schema of `.shopkeeper.yml`, by which editors complete and check it.
///
/// Names are those that the reader of the file knows; what it asks for beyond names and shapes, such
/// as that an expression is one, is left to it.
enum ConfigurationJSONSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:shopkeeper:configuration:1",
      "title": "Shopkeeper configuration",
      "type": ["object", "null"],
      "additionalProperties": false,
      "properties": {
        "profile": {"enum": [\(list(LimitProfile.all.map(\.name)))]},
        "rules": {
          "type": "object",
          "propertyNames": {
            "anyOf": [{"enum": [\(list(LintRules.all.map { $0.facts.id }))]}, \(name)]
          },
          "additionalProperties": {"enum": [false, \(list(levels))]}
        },
        "words": {
          "type": "object",
          "propertyNames": {"enum": [\(list(CustomWords.rules))]},
          "additionalProperties": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/texts"}
          }
        },
        "customRules": {
          "type": ["object", "null"],
          "propertyNames": \(name),
          "additionalProperties": {"oneOf": [\(KindName.allCases.map(rule).joined(separator: ", "))]}
        }
      },
      "$defs": {
        "texts": {
          "anyOf": [
            {"type": ["string", "number"]},
            {"type": "array", "minItems": 1, "items": {"type": ["string", "number"]}}
          ]
        },
        "locale": {"enum": [\(list(LocaleScope.names))]},
        "words": {
          "anyOf": [
            {"$ref": "#/$defs/texts"},
            {
              "type": "object",
              "propertyNames": {"$ref": "#/$defs/locale"},
              "additionalProperties": {"$ref": "#/$defs/texts"}
            }
          ]
        },
        "swap": {
          "type": "object",
          "minProperties": 1,
          "additionalProperties": {
            "anyOf": [
              {"type": ["string", "number"]},
              {"type": "object", "additionalProperties": {"type": ["string", "number"]}}
            ]
          }
        },
        "form": {
          "anyOf": [
            {"type": "string", "minLength": 1},
            {
              "type": "object",
              "propertyNames": {"$ref": "#/$defs/locale"},
              "additionalProperties": {"type": "string", "minLength": 1}
            }
          ]
        }
      }
    }

    """

  private static let name = #"{"pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}"#

  private static let levels = LintConfiguration.Level.allCases.map(\.rawValue)

  private static func rule(_ kind: KindName) -> String {
    let own = kind.keys.map { "\"\($0)\": \(shape(of: $0))" }.joined(separator: ", ")
    let needed =
      switch kind {
      case .existence, .required: #", "required": ["kind", "words"]"#
      case .substitution: #", "required": ["kind", "swap"]"#
      case .pattern:
        #", "required": ["kind"], "oneOf": [{"required": ["mustMatch"]}, {"required": ["mustNotMatch"]}]"#
      case .template:
        #", "required": ["kind"], "anyOf": [{"required": ["title"]}, {"required": ["description"]}]"#
      }
    return """
      {"type": "object", "additionalProperties": false, "properties": {\
      "kind": {"const": "\(kind.rawValue)"}, "message": {"type": "string", "minLength": 1}, \
      "level": {"enum": [\(list(levels.filter { $0 != "off" }))]}, \
      "locales": \(oneOrMore(LocaleScope.names)), \
      "fields": \(oneOrMore(CustomRule.Field.allCases.map(\.rawValue))), \
      "types": \(oneOrMore(ProductType.allCases.map(\.rawValue))), \
      "ignoreCase": {"type": "boolean"}, \(own)}\(needed)}
      """
  }

  private static func shape(of key: String) -> String {
    switch key {
    case "swap": ##"{"$ref": "#/$defs/swap"}"##
    case "title", "description": ##"{"$ref": "#/$defs/form"}"##
    case "mustMatch", "mustNotMatch": #"{"type": "string", "minLength": 1}"#
    default: ##"{"$ref": "#/$defs/words"}"##
    }
  }

  private static func oneOrMore(_ names: [String]) -> String {
    let choice = "{\"enum\": [\(list(names))]}"
    return "{\"anyOf\": [\(choice), {\"type\": \"array\", \"minItems\": 1, \"items\": \(choice)}]}"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
