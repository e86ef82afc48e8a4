import AppStoreReference
import CommandLayer

/// `FIELD=VALUE` on a command line.
enum FieldAssignment {
  static func kind(_ placeholder: String, expected: String) -> ValueKind<Assignment<String>> {
    ValueKind(
      placeholder, expected: expected, write: { "\($0.key)=\($0.value)" },
      read: { text in
        guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
        return Assignment(key: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
      })
  }

  /// `LOCALE=TEXT`, with the locale in the store's spelling.
  static let text = ValueKind<Assignment<String>>(
    "LOCALE=TEXT", expected: "a locale of the App Store and its text, such as en-US=Gold",
    write: { "\($0.key)=\($0.value)" },
    read: { text in
      guard let sign = text.firstIndex(of: "="), let locale = StoreLocale.resolving(text[..<sign]),
        text.index(after: sign) < text.endIndex
      else { return nil }
      return Assignment(key: locale.code, value: String(text[text.index(after: sign)...]))
    })

  static let field = kind("FIELD=VALUE", expected: "a field and its value, such as price.tier=7")

  /// Refuses a field that is given twice: it is unclear which of the two is meant.
  static func requireOnce(_ fields: [String], in invocation: Invocation) throws {
    var seen: Set<String> = []
    if let field = fields.first(where: { !seen.insert($0).inserted }) {
      throw invocation.usageError(.other("\"\(field)\" is given twice"))
    }
  }
}
