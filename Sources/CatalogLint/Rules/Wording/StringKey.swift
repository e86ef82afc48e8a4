/// A whole text that is the key by which a program looks up the text: `iap.removeads.title`.
struct StringKey {
  let text: String

  /// Nil for anything but names joined by dots, the last of which is common for texts.
  init?(of text: String) {
    let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.count > 1, let last = names.last,
      names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isPartOfName) })
    else { return nil }
    // As the last name, "product_title" is as good as "title".
    let role = last.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.last ?? last
    guard Self.roles.contains(String(Substring(role)).lowercased()) else { return nil }
    self.text = text
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    AddressBytes.isLabel(byte) || byte == UInt8(ascii: "_")
  }

  private static let roles: Set<String> = [
    "title", "subtitle", "name", "displayname", "desc", "description", "text", "label", "body",
    "caption", "header", "string",
  ]
}
