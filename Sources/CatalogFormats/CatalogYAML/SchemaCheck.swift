import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Holds a syntax tree against the catalog's schema and says where it breaks it.
struct SchemaCheck {
  private(set) var diagnostics: [Diagnostic] = []
  /// Those that say what is missing where all that is there is read.
  private(set) var gaps: Set<Diagnostic> = []
  /// Those that say what is missing, be it because the file breaks off.
  private(set) var missing: Set<Diagnostic> = []

  /// What a message calls a value: a fixed name, or the key before it, which is made a text only when
  /// there is a message.
  enum Place {
    case name(String)
    case key(SyntaxNode)

    var text: String {
      switch self {
      case .name(let name): name
      case .key(let node): node.text
      }
    }
  }

  mutating func check(_ node: SyntaxNode, against schema: ValueSchema, place: Place) {
    switch schema {
    case .text:
      if !node.isScalar { report(node, expected: "text", place: place) }
    case .filledText:
      if !node.isScalar || node.isNull || node.text.allSatisfy(\.isWhitespace) {
        report(node, expected: "a text that is not empty", place: place)
      }
    case .integer(let minimum):
      let number = node.isScalar ? Int(decimal: node) : nil
      if let number, number >= minimum { return }
      report(node, expected: "a whole number of at least \(minimum)", place: place)
    case .flag:
      if !node.equals("true"), !node.equals("false") {
        report(node, expected: "true or false", place: place)
      }
    case .date:
      if !node.isScalar || CalendarDate(node.text) == nil {
        report(node, expected: "a day such as 2027-03-01", place: place)
      }
    case .oneOf(let values):
      checkValue(node, among: values, place: place)
    case .form(let form):
      if !node.isScalar || !form.matches(node) {
        report(node, expected: form.expectation, place: place)
      }
    case .list(let element):
      guard node.isSequence else { return report(node, expected: "a list", place: place) }
      for item in node.elements { check(item, against: element, place: place) }
    case .oneOrMore:
      if node.isSequence {
        for item in node.elements { check(item, against: .text, place: place) }
      } else if !node.isScalar {
        report(node, expected: "text or a list of texts", place: place)
      }
    case .object(let object):
      checkObject(node, against: object, place: place)
    case .map(let value, let key):
      guard node.isMapping else {
        return report(node, expected: "a mapping by \(key)", place: place)
      }
      for entry in node.entries {
        if entry.key.utf8Count == 0 { report(entry.key, "the \(key) has an empty name") }
        check(entry.value, against: value, place: .key(entry.key))
      }
    case .price:
      checkPrice(node, place: place)
    }
  }

  private mutating func checkObject(
    _ node: SyntaxNode, against object: ObjectSchema, place: Place
  ) {
    // A key without a value is an empty object: everything that it must have is missing.
    guard node.isMapping || node.isNull else {
      return report(node, expected: object.name, place: place)
    }
    var seen: UInt64 = 0
    for entry in node.entries {
      guard let index = object.keys.firstIndex(where: { entry.key.equals($0) }) else {
        if node.isFlow, entry.value.isNull {
          // "{description: Gems, coins}" is two entries, which nobody meant.
          report(entry.key, "the comma before \(quoted(entry.key)) ends the text; put it in quotes")
        } else {
          report(entry.key, unknownKey(entry.key.text, in: object))
        }
        continue
      }
      seen |= 1 << UInt64(index)
      // Nothing behind a key says as much as no key.
      if entry.value.isNull {
        guard object.required.contains(index) else { continue }
        if case .text = object.values[index] {
          let key = object.keys[index]
          report(entry.key, "\(object.name) needs \"\(key)\"; nothing stands behind the key")
          continue
        }
      }
      check(entry.value, against: object.values[index], place: .key(entry.key))
    }
    for index in object.required where seen & 1 << UInt64(index) == 0 {
      report(node, "\(object.name) needs \"\(object.keys[index])\"")
      guard let last = diagnostics.last else { continue }
      missing.insert(last)
      if object.isReadIncomplete { gaps.insert(last) }
    }
  }

  private mutating func checkValue(_ node: SyntaxNode, among values: [String], place: Place) {
    guard node.isScalar else {
      return report(node, expected: "one of \(listed(values))", place: place)
    }
    guard !values.contains(where: { node.equals($0) }) else { return }
    let text = String(node.text.prefix(60))
    if let near = Suggestion.nearest(to: text, among: values) {
      report(
        node,
        "\"\(place.text)\" can't be \"\(text)\"; did you mean \"\(near)\"? It is one of "
          + "\(listed(values))")
    } else {
      report(node, "\"\(place.text)\" can't be \"\(text)\"; it is one of \(listed(values))")
    }
  }

  private mutating func checkPrice(_ node: SyntaxNode, place: Place) {
    guard node.isMapping else {
      return report(
        node, expected: "a mapping such as {tier: 6} or {USD: 5.99}", place: place)
    }
    for entry in node.entries {
      if entry.key.equals("tier") {
        if !entry.value.isScalar {
          report(entry.value, expected: "a tier such as 6", place: .key(entry.key))
        }
        continue
      }
      let key = entry.key.text
      guard PriceKey(key) != nil else {
        report(entry.key, unknownPriceKey(key))
        continue
      }
      check(entry.value, against: .form(.amount), place: .key(entry.key))
    }
  }

  private func quoted(_ node: SyntaxNode) -> String { "\"\(node.text.prefix(60))\"" }

  private func unknownKey(_ key: String, in object: ObjectSchema) -> String {
    let names = object.keys
    guard let near = Suggestion.nearest(to: key, among: names) else {
      return "\(object.name) has no key \"\(key)\"; it can have \(listed(names))"
    }
    return "\(object.name) has no key \"\(key)\"; did you mean \"\(near)\"?"
  }

  private func unknownPriceKey(_ key: String) -> String {
    let known = "expected \"tier\", a currency such as USD, or a territory such as JPN"
    guard let near = Suggestion.nearest(to: key, among: PriceKey.names) else {
      return "a price has no key \"\(key)\"; \(known)"
    }
    return "a price has no key \"\(key)\"; did you mean \"\(near)\"? \(known)"
  }

  /// At most twelve of the values, so that a message stays a line.
  private func listed(_ values: [String]) -> String {
    let shown = values.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return values.count > 12 ? "\(shown) and \(values.count - 12) more" : shown
  }

  private mutating func report(_ node: SyntaxNode, expected: String, place: Place) {
    let found =
      node.isMapping ? "a mapping" : node.isSequence ? "a list" : "\"\(node.text.prefix(60))\""
    report(node, "\"\(place.text)\" must be \(expected), not \(found)")
  }

  private mutating func report(_ node: SyntaxNode, _ message: String) {
    diagnostics.append(Diagnostic(.error, message.onOneLine, at: node.range))
  }
}

/// A key of a price: a currency or a territory.
enum PriceKey {
  case currency(CurrencyCode)
  case territory(Territory)

  init?(_ key: String) {
    if let territory = Territory(key) {
      self = .territory(territory)
    } else if let currency = CurrencyCode(ofStorefronts: key) {
      self = .currency(currency)
    } else {
      return nil
    }
  }

  /// Every key that a price can have.
  static var names: [String] {
    ["tier"] + CurrencySet.storefronts.currencies.map(\.description) + Territory.all.map(\.code)
  }
}

extension TextForm {
  /// Whether a scalar has the form.
  func matches(_ node: SyntaxNode) -> Bool {
    switch self {
    case .quantity: return Quantity(node.text) != nil
    case .version:
      let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
      return (1...3).contains(parts.count)
        && parts.allSatisfy { part in
          (1...9).contains(part.utf8.count)
            && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
    case .amount: return Money(decimal: node.text, currency: .usd) != nil
    }
  }
}

/// A quantity as a catalog writes it: `400`, or `400+40` with a bonus.
struct Quantity {
  let quantity: Int
  let bonus: Int

  init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ part in
        (1...12).contains(part.utf8.count)
          && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }),
      let quantity = Int(parts[0]), let bonus = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    self.quantity = quantity
    self.bonus = bonus
  }
}

extension Int {
  /// Reads a scalar of one to eighteen decimal digits.
  init?(decimal node: SyntaxNode) {
    let value: Int? = node.withUTF8 { digits in
      guard (1...18).contains(digits.count) else { return nil }
      var value = 0
      for digit in digits {
        guard (0x30...0x39).contains(digit) else { return nil }
        value = value * 10 + Int(digit - 0x30)
      }
      return value
    }
    guard let value else { return nil }
    self = value
  }
}
