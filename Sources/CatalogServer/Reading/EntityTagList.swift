/// The value of `If-None-Match` (RFC 9110, section 13.1.2): tags, or `*` for any.
struct EntityTagList {
  private let value: [UInt8]

  init(_ value: String) {
    self.value = Array(FieldValue.trimmed(Array(value.utf8)[...]))
  }

  /// Whether the list names a tag, given without quotes; weak and strong tags count alike.
  ///
  /// Reading ends at the first thing that is no tag: what follows cannot be told apart.
  func contains(_ etag: String) -> Bool {
    if value == [UInt8(ascii: "*")] { return true }
    var rest = value[...]
    while true {
      rest = rest.drop { $0.isOptionalWhitespace || $0 == UInt8(ascii: ",") }
      if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
      guard rest.first == UInt8(ascii: "\"") else { return false }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return false }
      if rest[..<end].elementsEqual(etag.utf8) { return true }
      rest = rest[(end + 1)...]
    }
  }
}
