/// Texts with placeholders for facts, such as "over {title.length.max} characters".
///
/// `{ID}` is the value of a fact, `{ID.min}` and `{ID.max}` are the ends of a range. Anything else
/// in braces, such as `{USD: 5.99}`, is kept.
public enum FactText {
  /// The text with the values of a profile.
  public static func filled(_ template: String, in profile: LimitProfile = .current) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    var filled = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = value(of: rest[rest.index(after: open)..<close], in: profile)
      else {
        filled.append(rest.removeFirst())
        continue
      }
      filled += value
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  private static func value(of placeholder: some StringProtocol, in profile: LimitProfile) -> String? {
    if let fact = Facts.named(placeholder, in: profile) { return fact.value }
    if placeholder.hasSuffix(".min") { return Facts.named(placeholder.dropLast(4), in: profile)?.minimum?.factText }
    if placeholder.hasSuffix(".max") { return Facts.named(placeholder.dropLast(4), in: profile)?.maximum?.factText }
    return nil
  }
}
