import AppStoreReference
import Basics
import SourceSyntax

/// `.shopkeeper.yml`, key by key.
public enum ConfigurationSchema {
  /// The JSON Schema of the file, which editors use to complete and check it.
  ///
  /// Anything beyond names and shapes, such as whether an expression is valid, is checked by the
  /// reader.
  public static var json: String {
    JSONSchemaPrinter.text(
      of: root(), identifier: "urn:shopkeeper:configuration:1", title: "Shopkeeper configuration",
      summary: "How a team lints its catalogs.")
  }

  /// - Parameter customRules: The names of the team's own rules, which other parts may refer to.
  static func root(customRules: [String] = []) -> ObjectSchema {
    let names = LintRules.all.map { $0.description.id } + customRules
    let rule = KeySchema("rule", "A built-in rule, or one of customRules.", oneOf: names, pattern: namePattern)
    let wordingRule = KeySchema("wording rule", "A rule that takes words.", names: CustomWords.rules) { name in
      if CustomWords.rules.contains(name) { return nil }
      return rule.problem?(name) ?? "rule \"\(name)\" takes no words; these do: \(quoted(CustomWords.rules))"
    }
    return ObjectSchema(
      name: "a configuration",
      fields: [
        FieldSchema("profile", .name(profile), "The limits to apply; \"before2023\" for the older ones."),
        FieldSchema(
          "rules",
          .map(
            MapSchema(of: .name(level), key: rule, expectation: "a mapping from rules to off, info, warning or error")),
          "The level of each rule; rules that are not listed keep their default."),
        FieldSchema(
          "subjects",
          .oneOrMore(of: .name(subject), expectation: "a list of subjects, such as [banking, exams]", least: 1),
          "What the apps are about; rules that look for words of a subject don't run."),
        FieldSchema(
          "words",
          .map(
            MapSchema(
              of: .map(MapSchema(of: words, key: textLocale, expectation: "words by locale, such as {all: [GamePay]}")),
              key: wordingRule, expectation: "a mapping from rules to words by locale")),
          "The team's own words for the wording rules."),
        FieldSchema(
          "customRules", .map(MapSchema(of: customRule, key: customName, expectation: "a mapping from names to rules")),
          "The team's own rules."),
        FieldSchema(
          "maps",
          .map(
            MapSchema(
              of: .map(
                MapSchema(
                  of: .form(TextForm(notEmpty: "a column such as price[CNY], a type, or - for none")),
                  key: KeySchema("heading"), expectation: "columns by heading, such as {Product ID: id}", least: 1)),
              key: KeySchema("name of a map"), expectation: "a mapping from names to columns by heading")),
          "What the headings of the team's tables mean, its words for types, and \"encoding\", by a "
            + "name for --map."),
        FieldSchema(
          "baseline", .form(TextForm(notEmpty: "the path of a baseline, relative to this file")),
          "A file of findings that are accepted for now, relative to this file."),
        FieldSchema(
          "serveRules", .oneOrMore(of: .name(rule), expectation: "a list of rules", least: 1),
          "More rules whose errors keep a catalog from being served."),
        FieldSchema(
          "store", .form(TextForm(notEmpty: "the path of a store, relative to this file, or an address")),
          "The published revisions: a file, or the address of a PostgreSQL database."),
        FieldSchema(
          "exclude",
          .oneOrMore(
            of: .form(pathPattern), expectation: "a list of patterns, such as [Samples, \"*-old.storekit\"]", least: 0),
          "Files and folders that are not searched for catalogs, as in .gitignore."),
        FieldSchema(
          "sources",
          .oneOrMore(
            of: .form(source), expectation: "a list of paths or patterns, such as [shop/catalog.yml]", least: 1),
          "The catalogs, relative to this file; other .storekit files are taken for their exports."),
      ])
  }

  private static let pathPattern = TextForm("a pattern such as Samples or *-old.storekit") {
    PathPattern(given: $0.text) != nil
  }
  private static let source = TextForm("a path or a pattern below the folder of this file") {
    PathPattern($0.text, isAnchored: true) != nil && Path.staysInside($0.text)
  }

  // MARK: Names

  private static let profile = KeySchema("profile", "A set of limits.", oneOf: LimitProfile.all.map(\.name))

  private static let levels = LintConfiguration.Level.allCases.map(\.rawValue)
  private static let level = KeySchema("level", "Whether a rule runs, and the severity of its findings.", oneOf: levels)
  private static let severities = levels.filter { $0 != "off" }
  private static let severity = KeySchema("severity", "The severity of the findings.", names: severities) {
    severities.contains($0) ? nil : KeySchema.unknown("level", $0, among: severities)
  }

  private static let subject = KeySchema(
    "subject", "A subject whose words are not held against an app.", oneOf: AppSubject.allCases.map(\.rawValue))

  private static let textLocale = KeySchema(
    "text locale", "A locale of the App Store, or all.", names: ["all"] + StoreLocale.all.map(\.code)
  ) { name in
    let codes = ["all"] + StoreLocale.all.map(\.code)
    return codes.contains(name) ? nil : KeySchema.unknown("locale", name, among: codes)
  }

  private static let locale = KeySchema(
    "locale", "A locale of the App Store, a language, or all.", names: LocaleScope.names
  ) { name in LocaleScope(name) == nil ? KeySchema.unknown("locale", name, among: LocaleScope.names) : nil }

  private static let namePattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"

  private static let customName = KeySchema("rule name", "Lowercase words joined by hyphens.", pattern: namePattern) {
    name in
    if LintRules.named(name) != nil { return "\"\(name)\" is a built-in rule; choose another name" }
    let isName =
      name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
      && name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          }
      }
    return isName ? nil : "a rule name consists of lowercase words joined by hyphens, such as \"no-crystals\""
  }

  // MARK: Rules

  private static let word = TextForm("a word or a phrase") { hasLetters($0.text) }
  private static let words = ValueSchema.oneOrMore(of: .form(word), expectation: "a list of words", least: 1)
  private static let wordsByLocale = byLocale(words, such: "{all: [coin]}")

  private static func byLocale(_ value: ValueSchema, such example: String) -> ValueSchema {
    .either(
      value, orMapping: MapSchema(of: value, key: locale, expectation: "texts by locale, such as \(example)", least: 1))
  }

  private static func hasLetters(_ word: String) -> Bool {
    word.unicodeScalars.contains {
      $0 != "*" && !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }

  private static let swap = MapSchema(
    of: .either(.form(word), orMapping: MapSchema(of: .form(word), key: KeySchema("word"))),
    key: KeySchema("word", "") { hasLetters($0) ? nil : "expected a word or a phrase" },
    expectation: "a mapping from words to the preferred ones", least: 1)

  private static let form = byLocale(
    .form(TextForm(notEmpty: "a text such as \"{quantity} gems\"")), such: "{en: \"{quantity} gems\"}")

  private static let expression = ValueSchema.form(TextForm(notEmpty: "a regular expression"))

  private static let customRule = ValueSchema.variant(
    VariantSchema(
      "a rule with a \"kind\", such as {kind: existence, words: […]}", tag: "kind",
      [
        "existence": kind(
          "existence",
          [
            FieldSchema(
              "words", wordsByLocale, required: true,
              "Words that must not occur: whole ones, or with * at an end as a part of others."), exceptions,
          ] + examples),
        "substitution": kind(
          "substitution",
          [FieldSchema("swap", .map(swap), required: true, "What to write for each word, or by locale."), exceptions]
            + examples),
        "required": kind(
          "required",
          [FieldSchema("words", wordsByLocale, required: true, "Words of which each text must contain one.")] + examples
        ),
        "pattern": kind(
          "pattern",
          [
            FieldSchema("mustMatch", expression, "A regular expression that each text must match."),
            FieldSchema("mustNotMatch", expression, "A regular expression that must not match."),
          ] + examples, choice: ObjectSchema.Choice(of: "mustMatch", "mustNotMatch", isExclusive: true)),
        "template": kind(
          "template",
          [
            FieldSchema("title", form, "The form of titles."),
            FieldSchema("description", form, "The form of descriptions."),
          ], choice: ObjectSchema.Choice(of: "title", "description", isExclusive: false)),
      ]))

  private static let examples = ["accepted", "rejected"].map { key in
    FieldSchema(
      key,
      byLocale(
        .oneOrMore(of: .form(TextForm(notEmpty: "a text")), expectation: "a list of texts", least: 1),
        such: "{all: [A bag of gems]}"), "Texts that the rule has \(key); lint --test-rules tests it by them.")
  }

  private static let exceptions = FieldSchema("exceptions", wordsByLocale, "Texts in which the words may occur.")

  private static func kind(_ name: String, _ fields: [FieldSchema], choice: ObjectSchema.Choice? = nil) -> ObjectSchema
  {
    let article = name.hasPrefix("e") ? "an" : "a"
    let kind = FieldSchema("kind", .oneOf([name]), required: true, "What the rule checks for.")
    return ObjectSchema(name: "\(article) \(name) rule", fields: [kind] + common + fields, choice: choice)
  }

  private static let common = [
    FieldSchema(
      "message", .form(TextForm(notEmpty: "the text of a message")),
      "The message, with the fields {match} and {preferred}."),
    FieldSchema("level", .name(severity), "The severity of the findings."),
    FieldSchema(
      "locales", names(locale, "a list of locales, such as [zh, en-US]"), "The locales whose texts are checked."),
    FieldSchema(
      "fields",
      names(
        KeySchema("field", "A text of a product.", oneOf: CustomRule.Field.allCases.map(\.rawValue)), "a list of fields"
      ), "The texts that are checked."),
    FieldSchema(
      "types",
      names(KeySchema("type", "A type of products.", oneOf: ProductType.allCases.map(\.rawValue)), "a list of types"),
      "The types of products that are checked."),
    FieldSchema("ignoreCase", .flag, "Whether case is ignored; it is by default."),
  ]

  private static func names(_ names: KeySchema, _ expectation: String) -> ValueSchema {
    .oneOrMore(of: .name(names), expectation: expectation, least: 1)
  }

  private static func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}
