import SourceSyntax

/// Numbers that look random but are the same in every run.
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  package mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  package mutating func isHeads(_ one: Int = 2) -> Bool { next(below: one) == 0 }
}

/// Writes catalogs in the many ways that people do: blocks and braces, all kinds of quotes,
/// comments, both kinds of line breaks.
package struct RandomLayout {
  package var numbers: SeededNumbers
  private var text = ""

  /// Texts that are difficult for YAML.
  package static let texts = [
    "100 Gems", "充值后获得400金币，可在商店使用。", "it's", "say \"hi\"", "a: b", "a #b", "- dash", "null", "yes", "  ahead",
    "behind  ", "two  spaces here", "[list]", "{brace}", "a, b", "back\\slash", "👨‍👩‍👧 family", "e\u{301}tude", "#1",
    "100%", "@home", "`tick", "tab\there", "line\nbreak", "end\n", "two\n\nlines\n", "ends:", "?what", "!bang",
    "'quoted'", "*star", "0x1F", "~", "very long text that somebody has written over several lines of the file", "",
    "\u{FEFF}mark", "nbsp\u{A0}!", "…", "—dash", "a:b", "http://example.com/#x", ":colon", "-", "--- x", "%a", "é",
  ]
  package static let locales = ["en-US", "zh-Hans", "ja", "no", "fr-FR", "de-DE", "es-ES", "pt-BR"]

  package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// A catalog of a few products.
  package mutating func catalog() -> String {
    text = numbers.isHeads(3) ? "# 注释: first\n" : ""
    line(0, "catalog: 1")
    if numbers.isHeads() {
      line(0, "app: {bundleID: com.example.a, primaryLocale: en-US, locales: \(flowList(someLocales()))}")
    } else {
      line(0, "app:")
      line(2, "bundleID: com.example.a")
      line(2, "primaryLocale: en-US")
      list(2, "locales", someLocales())
    }
    line(0, "products:")
    for index in 0..<3 { product("p\(index)") }
    list(0, "retired", (0..<5).map { _ in "com.example.a.\("cabd".randomElement(using: &numbers) ?? "x")" })
    if numbers.isHeads() { text += "# the end\n" }
    if numbers.isHeads(4) { text.removeLast() }
    return numbers.isHeads(3) ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func someLocales() -> [String] {
    Array(Self.locales.shuffled(using: &numbers).prefix(Int.random(in: 1...4, using: &numbers)))
  }

  private mutating func product(_ item: String) {
    line(2, "\(item):")
    entry(4, "referenceName")
    line(4, "type: consumable")
    line(4, "localizations:")
    for locale in someLocales() {
      let key = numbers.isHeads(3) ? "\"\(locale)\"" : locale
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: line(6, "\(key): {title: \(flow()), description: \(flow())}")
      case 1:
        let inner = numbers.isHeads() ? ",  # first\n          " : ",\n          "
        line(6, "\(key): {title: \(flow())\(inner)description: \(flow())\n        }")
      default:
        line(6, "\(key):")
        entry(8, "title")
        if numbers.isHeads() { text += "\n" }
        entry(8, "description")
      }
    }
    if numbers.isHeads() {
      line(4, "review: {notes: \(flow())}")
    } else {
      line(4, "review:")
      entry(6, "notes")
    }
    if numbers.isHeads() {
      line(4, "ignore: [{rule: a, reason: b}, {rule: c, reason: d}]")
    } else {
      line(4, "ignore:")
      line(6, "- {rule: a, reason: b}")
      line(6, "- rule: c")
      line(6, "  reason: d")
    }
  }

  // MARK: Parts

  private mutating func line(_ margin: Int, _ content: String) {
    text += String(repeating: " ", count: margin) + content
    if numbers.isHeads(4) { text += "  # say: why" }
    text += "\n"
    if numbers.isHeads(12) { text += "\n" }
  }

  private mutating func entry(_ margin: Int, _ key: String) {
    let value = someText()
    guard let block = block(value, margin: margin) else { return line(margin, "\(key): \(flow(value))") }
    text += String(repeating: " ", count: margin) + "\(key): \(block)"
  }

  private mutating func list(_ margin: Int, _ key: String, _ values: [String]) {
    let space = String(repeating: " ", count: margin)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: line(margin, "\(key): \(flowList(values))")
    case 1:
      text += "\(space)\(key): [\n"
      for (index, value) in values.enumerated() {
        line(margin + 2, index < values.count - 1 || numbers.isHeads() ? "\(value)," : value)
      }
      text += "\(space)  ]\n"
    default:
      text += "\(space)\(key):\n"
      let inner = numbers.isHeads() ? margin : margin + 2
      for value in values { line(inner, "- \(value)") }
    }
  }

  private mutating func flowList(_ values: [String]) -> String {
    "[\(values.joined(separator: numbers.isHeads() ? ", " : ","))]"
  }

  package mutating func someText() -> String { Self.texts.randomElement(using: &numbers) ?? "" }

  private mutating func flow() -> String { flow(someText()) }

  /// A text on one line, in one of the possible notations.
  private mutating func flow(_ text: String) -> String {
    let bare = YAMLScalar.text(text)
    let isPrintable = !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0xFEFF }
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: return bare
    case 1 where isPrintable: return "'\(text.replacing("'", with: "''"))'"
    default: return doubleQuoted(text)
    }
  }

  /// Some characters as escapes, even though they don't need them.
  private mutating func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\\(scalar)"
      } else if scalar.value < 0x20 || scalar.value == 0xFEFF || numbers.isHeads(6) {
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A text on lines of its own, with its line break; nil if it isn't written like this.
  private mutating func block(_ text: String, margin: Int) -> String? {
    guard numbers.isHeads(), let first = text.unicodeScalars.first, !first.properties.isWhitespace,
      !text.hasSuffix(" "), first != "\u{FEFF}"
    else { return nil }
    let space = String(repeating: " ", count: margin + (numbers.isHeads() ? 2 : 4))
    if text.utf8.contains(0x0A) || numbers.isHeads() {
      guard !text.hasSuffix("\n\n") else { return nil }
      let ending = text.hasSuffix("\n") ? "" : "-"
      let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
      let comment = numbers.isHeads() ? " # a block" : ""
      return "|\(ending)\(comment)\n" + lines.joined(separator: "\n") + "\n"
    }
    // Words on lines of their own, in quotes or folded.
    guard !text.contains("  "), !text.contains("\t"), !text.contains("\\") else { return nil }
    let words = text.split(separator: " ").map(String.init)
    let folded = words.joined(separator: "\n\(space)")
    if numbers.isHeads() { return ">-\n\(space)\(folded)\n" }
    guard !text.contains("\"") else { return nil }
    return "\"\(folded)\"\n"
  }
}
