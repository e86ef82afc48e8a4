import Basics

/// Finds the fields of templates and format strings, which don't belong in finished texts: `{price}`,
/// `{quantity:plain}`, `{{name}}`, `${x}`, `%@`, `%1$s`, `<name>`, and `{price` without its end.
struct TemplateFieldSearch: Sendable {
  /// The names of the fields of catalogs; such a field is also recognized without its last brace: `{price`.
  let names: [String]

  /// The end of the field that begins at an offset; nil when none does.
  func end(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    switch text[start] {
    case UInt8(ascii: "{"): braced(text, start)
    case UInt8(ascii: "$"): sigil(text, start)
    case UInt8(ascii: "%"): sigil(text, start) ?? formatted(text, start)
    case UInt8(ascii: "<"): angled(text, start)
    default: nil
    }
  }

  /// `{}`, `{name}`, `{ name }`, `{{name}}`: nothing, or one word, between braces.
  private func braced(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count, text[index] == UInt8(ascii: "{") { (index, depth) = (index + 1, depth + 1) }
    while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
    let name = index
    while index < text.count, Self.isNameByte(text[index]) || text[index] == UInt8(ascii: ":") { index += 1 }
    let isKnown = names.contains { $0.utf8.elementsEqual(text[name..<index]) }
    var end = index
    while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
    for _ in 0..<depth {
      guard index < text.count, text[index] == UInt8(ascii: "}") else {
        return isKnown && !text[index...].contains(UInt8(ascii: "}")) ? end : nil
      }
      index += 1
      end = index
    }
    return end
  }

  /// `${name}`, `$(name)`, `%{name}`, `%(name)`.
  private func sigil(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard start + 1 < text.count else { return nil }
    if text[start + 1] == UInt8(ascii: "{") { return braced(text, start + 1) }
    guard text[start + 1] == UInt8(ascii: "(") else { return nil }
    var index = start + 2
    while index < text.count, Self.isNameByte(text[index]) { index += 1 }
    guard index > start + 2, index < text.count, text[index] == UInt8(ascii: ")"), !text[start + 2].isASCIIDigit else {
      return nil
    }
    return index + 1
  }

  /// `%@`, `%d`, `%lld`, `%.2f`, `%1$s`, but not the percent sign of `50%d…`.
  private func formatted(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    while index < text.count, text[index].isASCIIDigit || text[index] == UInt8(ascii: ".") { index += 1 }
    let isPositional = index > start + 1 && index < text.count && text[index] == UInt8(ascii: "$")
    if isPositional { index += 1 }
    while index < text.count, text[index] == UInt8(ascii: "l") { index += 1 }
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: "@"): return index + 1
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"), UInt8(ascii: "s"):
      if isPositional { return index + 1 }
      if start > 0,
        text[start - 1].isASCIIDigit
          || text[start - 1] == UInt8(ascii: " ") && start > 1 && text[start - 2].isASCIIDigit
      {
        return nil
      }
      if index + 1 < text.count,
        Self.isNameByte(text[index + 1]) && !(0x80...).contains(text[index + 1]) || text[index + 1] == UInt8(ascii: "'")
      {
        return nil
      }
      return index + 1
    default: return nil
    }
  }

  /// `<name>`: a word between angle brackets that is not an HTML tag.
  private func angled(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    while index < text.count, Self.isNameByte(text[index]) || text[index] == UInt8(ascii: " ") { index += 1 }
    guard index > start + 3, index < text.count, text[index] == UInt8(ascii: ">"), !text[start + 1].isASCIIDigit,
      text[start + 1] != UInt8(ascii: " ")
    else { return nil }
    let name = text[start + 1..<index]
    let isTag = Self.htmlTags.contains { tag in
      tag.utf8.count == name.count && zip(tag.utf8, name).allSatisfy { $0 == $1 | 0x20 }
    }
    return isTag ? nil : index + 1
  }

  /// Letters of any script, digits, `_`, `-` and `.`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80..., UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: byte.isASCIIDigit
    }
  }

  /// Tags are a problem of their own, reported by another rule.
  private static let htmlTags = [
    "big", "center", "code", "del", "div", "font", "img", "ins", "mark", "pre", "small", "span", "strike", "strong",
    "sub", "sup", "table",
  ]
}
