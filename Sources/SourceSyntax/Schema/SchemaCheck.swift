import Basics

/// Validates a syntax tree against a schema and reports the violations.
package struct SchemaCheck {
  private var problems = DiagnosticList(limit: nil)
  /// Whether the file was read to its end; otherwise nothing is reported as missing.
  private let isWhole: Bool
  /// The keys that were most likely meant where an object has an unknown one instead, by the indices
  /// of their nodes.
  package private(set) var misspelt: [Int: String] = [:]

  /// The name of a value in messages: fixed, or the key before it, which is only converted to a
  /// string when there is a message.
  package enum Place {
    case name(String)
    case key(SyntaxNode)
    indirect case element(of: Place)

    fileprivate var text: String {
      switch self {
      case .name(let name): name
      case .key(let node): node.text
      case .element(of: let list): list.text
      }
    }

    /// The subject of a message.
    fileprivate var phrase: String { if case .element = self { "each element of \"\(text)\"" } else { "\"\(text)\"" } }
  }

  package init(isWhole: Bool = true) { self.isWhole = isWhole }

  /// The violations, in the order of their positions.
  package var diagnostics: [Diagnostic] { problems.sorted() }

  package mutating func check(_ node: SyntaxNode, against schema: ValueSchema, place: @autoclosure () -> Place) {
    switch schema {
    case .text: if !node.isScalar { report(node, expected: "text", place: place()) }
    case .filledText:
      if !node.isScalar || node.isNull || node.text.allSatisfy(\.isWhitespace) {
        report(node, expected: "a text that is not empty", place: place())
      }
    case .integer(let minimum):
      let number = node.isScalar ? Int(decimal: node) : nil
      if let number, number >= minimum { return }
      report(node, expected: "a whole number of at least \(minimum)", place: place())
    case .flag:
      if !node.equals("true"), !node.equals("false") { report(node, expected: "true or false", place: place()) }
    case .oneOf(let values, let meant): checkValue(node, among: values, meant, place: place())
    case .name(let names):
      guard node.isScalar else { return report(node, expected: "one of \(Self.listed(names.names()))", place: place()) }
      if let problem = names.problem?(node.text) { report(node, problem) }
    case .form(let form):
      guard !form.matches(node) else { return }
      let mistake = node.isScalar ? form.mistake?(node.text).map { "; \($0)" } ?? "" : ""
      report(node, "\(place().phrase) must be \(form.expectation), not \(Self.found(node))\(mistake)")
    case .list(let element):
      guard node.isSequence else { return report(node, expected: "a list", place: place()) }
      for item in node.elements { check(item, against: element, place: .element(of: place())) }
    case .oneOrMore(let element, let expectation, let least):
      if node.isSequence {
        for item in node.elements { check(item, against: element, place: .element(of: place())) }
        if node.count < least { reportEmpty(node, expectation, place: place()) }
      } else if node.isScalar {
        check(node, against: element, place: place())
      } else {
        report(node, expected: expectation, place: place())
      }
    case .either(let value, let map): check(node, against: node.isMapping ? .map(map) : value, place: place())
    case .variant(let variant): checkVariant(node, against: variant, place: place())
    case .object(let object): checkObject(node, against: object, place: place())
    case .map(let map): checkMap(node, against: map, place: place())
    }
  }

  private mutating func checkVariant(
    _ node: SyntaxNode, against variant: VariantSchema, place: @autoclosure () -> Place
  ) {
    guard node.isMapping else { return report(node, expected: variant.expectation, place: place()) }
    let names = variant.tag.names()
    guard let tag = node.value(forKey: variant.tag.name) else {
      return report(node, "\"\(place().text)\" needs \"\(variant.tag.name)\": \(Self.listed(names))")
    }
    check(tag, against: .name(variant.tag), place: place())
    guard let index = names.firstIndex(where: { tag.equals($0) }) else { return }
    checkObject(node, against: variant.objects[index], besides: variant.objects, place: place())
  }

  /// - Parameter others: Other objects that are allowed in its place.
  private mutating func checkObject(
    _ node: SyntaxNode, against object: ObjectSchema, besides others: [ObjectSchema] = [],
    place: @autoclosure () -> Place
  ) {
    // A key without a value is an empty object: all of its required keys are missing.
    guard node.isMapping || node.isNull else { return report(node, expected: object.name, place: place()) }
    var seen: UInt64 = 0
    var unknown: [MappingEntries.Element] = []
    for (key, value) in node.entries {
      guard let index = object.keys.firstIndex(where: key.equals) else {
        unknown.append((key, value))
        if node.isFlow, value.isNull {
          // "{description: Gems, coins}" is two entries, which is never intended.
          report(key, "the comma before \(quoted: key.text) ends the text; put it in quotes")
        } else {
          report(key, Self.unknownKey(key.text, in: object, besides: others))
        }
        continue
      }
      seen |= 1 << UInt64(index)
      // A key without a value is equivalent to no key.
      if value.isNull {
        guard object.required.contains(index) else { continue }
        if case .text = object.values[index] {
          let name = object.keys[index]
          report(key, "\(object.name) needs \"\(name)\"; the key has no value")
          continue
        }
      }
      check(value, against: object.values[index], place: .key(key))
    }
    // The value of a misspelt key is neither missing nor left unchecked.
    for entry in unknown where misspelt.count < Self.mostMisspelt {
      guard let near = Self.meant(entry.key.text, in: object, besides: others),
        let index = object.keys.firstIndex(of: near), seen & 1 << UInt64(index) == 0
      else { continue }
      seen |= 1 << UInt64(index)
      guard !entry.value.isNull else { continue }
      let before = self
      misspelt[entry.key.index] = near
      check(entry.value, against: object.values[index], place: .name(near))
      // A value of another form belongs to another key.
      if diagnostics.contains(where: { $0.range == entry.value.range }) { self = before }
    }
    for index in object.required where seen & 1 << UInt64(index) == 0 {
      guard isWhole else { continue }
      problems.report(
        .error, "\(object.name) needs \"\(object.keys[index])\"", at: node.range, isGap: object.isReadIncomplete)
    }
    guard let choice = object.choice else { return }
    let count = choice.keys.count { node.value(forKey: $0).map { !$0.isNull } ?? false }
    if count == 0 || choice.isExclusive && count > 1 {
      let keys = choice.keys.map { "\"\($0)\"" }.joined(separator: " or ")
      report(node, "\(object.name) needs \(choice.isExclusive ? "either " : "")\(keys)")
    }
  }

  private mutating func checkValue(
    _ node: SyntaxNode, among values: [String], _ meant: ((String) -> String?)?, place: @autoclosure () -> Place
  ) {
    guard node.isScalar else { return report(node, expected: "one of \(Self.listed(values))", place: place()) }
    guard !values.contains(where: { node.equals($0) }) else { return }
    let text = String(node.text.prefix(60))
    let near = meant?(text) ?? Suggestion.nearest(to: text, among: values)
    let hint = near.map { "did you mean \"\($0)\"? It" } ?? "it"
    report(node, "\"\(place().text)\" can't be \"\(text)\"; \(hint) is one of \(Self.listed(values))")
  }

  private mutating func checkMap(_ node: SyntaxNode, against map: MapSchema, place: @autoclosure () -> Place) {
    guard node.isMapping else { return report(node, expected: map.expectation, place: place()) }
    if node.count < map.least { reportEmpty(node, map.expectation, place: place()) }
    for (key, value) in node.entries {
      if let field = map.fields.first(where: { key.equals($0.name) }) {
        check(value, against: field.value, place: .key(key))
        continue
      }
      if let problem = map.key.problem?(key.text) {
        report(key, problem)
        continue
      }
      if map.key.problem == nil, key.utf8Count == 0 { report(key, "the \(map.key.name) has an empty name") }
      check(value, against: map.value, place: .key(key))
    }
  }

  /// Our own limit: a file with more is in another format.
  private static let mostMisspelt = 1_000

  /// The key of an object that an unknown key misspells.
  private static func meant(_ key: String, in object: ObjectSchema, besides others: [ObjectSchema]) -> String? {
    others.contains { $0.keys.contains(key) } ? nil : Suggestion.nearest(to: key, among: object.keys)
  }

  private static func unknownKey(_ key: String, in object: ObjectSchema, besides others: [ObjectSchema]) -> String {
    let names = object.keys
    if let other = others.first(where: { $0.keys.contains(key) }) {
      return "\(object.name) has no key \"\(key)\"; \(other.name) has"
    }
    guard let near = Suggestion.nearest(to: key, among: names) else {
      return "\(object.name) has no key \"\(key)\"; it can have \(Self.listed(names))"
    }
    return "\(object.name) has no key \"\(key)\"; did you mean \"\(near)\"?"
  }

  /// Twelve of the values if there are many, so that a message fits on a line; all keys of an offer.
  private static func listed(_ values: [String]) -> String {
    let most = values.count > 16 ? 12 : values.count
    let shown = values.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
    return values.count > most ? "\(shown) and \(values.count - most) more" : shown
  }

  private mutating func reportEmpty(_ node: SyntaxNode, _ expected: String, place: @autoclosure () -> Place) {
    report(node, "\"\(place().text)\" must be \(expected), and not empty")
  }

  private static func found(_ node: SyntaxNode) -> String {
    node.isMapping ? "a mapping" : node.isSequence ? "a list" : "\(quoted: node.text)"
  }

  private mutating func report(
    _ node: SyntaxNode, expected: @autoclosure () -> String, place: @autoclosure () -> Place, line: UInt = #line
  ) { report(node, "\(place().phrase) must be \(expected()), not \(Self.found(node))", line: line) }

  private mutating func report(_ node: SyntaxNode, _ message: @autoclosure () -> String, line: UInt = #line) {
    problems.error(message(), at: node.range, line: line)
  }
}

extension Int {
  /// Parses a scalar of one to eighteen decimal digits.
  package init?(decimal node: SyntaxNode) {
    guard let value = node.withUTF8({ Int(decimal: $0, atMost: 18) }) else { return nil }
    self = value
  }
}
