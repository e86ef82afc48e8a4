/// A whole text that is the key by which a program looks up the text: `iap.removeads.title`,
/// `iap_title_1`, `com.example.gems`.
struct StringKey {
  let text: String

  /// Nil for anything but names joined by dots or underscores that are common for keys.
  init?(of text: String) {
    // Nearly every text has a space or a letter that no key has.
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || Self.isPartOfName($0) }) else { return nil }
    let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }), Self.isLookedUp(names) || Self.isIdentifier(names) || Self.isSnake(names)
    else { return nil }
    self.text = text
  }

  /// Names of which the last one is common for texts: `iap.removeads.product_title`.
  private static func isLookedUp(_ names: [Substring.UTF8View]) -> Bool {
    guard names.count > 1, let last = names.last else { return false }
    // As the last component, "product_title" is as good as "title".
    let role = last.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.last ?? last
    return roles.contains(word(role))
  }

  /// The name of an organization in reverse, and more: `com.example.gems`.
  private static func isIdentifier(_ names: [Substring.UTF8View]) -> Bool {
    names.count > 2 && organizations.contains(String(Substring(names[0])))
  }

  /// Words joined by underscores, one of which is common for keys: `iap_title_1`, `DESC_GEMS_100`.
  private static func isSnake(_ names: [Substring.UTF8View]) -> Bool {
    guard names.count == 1 else { return false }
    let words = names[0].split(separator: UInt8(ascii: "_")).map(word)
    guard words.count > 1, names[0].contains(UInt8(ascii: "_")) else { return false }
    let named = words.filter { !$0.allSatisfy(\.isNumber) }
    guard let first = named.first, let last = named.last, named.count > 1 || words.count > 2 else {
      return named.count == 1 && words.count == 2 && roles.contains(named[0])
    }
    return roles.contains(last) || roles.contains(first) || prefixes.contains(first)
  }

  private static func word(_ name: Substring.UTF8View) -> String { String(Substring(name)).lowercased() }

  private static func isPartOfName(_ byte: UInt8) -> Bool { AddressBytes.isLabel(byte) || byte == UInt8(ascii: "_") }

  private static let roles: Set<String> = [
    "title", "subtitle", "name", "displayname", "desc", "description", "text", "label", "body", "caption", "header",
    "string",
  ]
  private static let prefixes: Set<String> = [
    "iap", "sku", "str", "txt", "lbl", "msg", "loc", "i18n", "l10n", "localized", "product",
  ]
  private static let organizations: Set<String> = ["com", "net", "org", "io", "app", "dev"]
}
