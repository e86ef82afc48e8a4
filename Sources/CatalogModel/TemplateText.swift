/// A text of a template, split into literal text and the fields in between.
public struct TemplateText: Sendable, Hashable {
  public enum Part: Sendable, Hashable {
    case literal(String)
    /// A field; plain for a number without the marks of its locale: `{quantity:plain}`.
    case field(TextTemplate.Field, isPlain: Bool)
  }

  /// A name in braces that isn't a field.
  public struct UnknownField: Sendable, Hashable {
    public var name: String
    /// The range of the name including its braces, in UTF-8 offsets.
    public var range: Range<Int>
  }

  public let parts: [Part]
  public let unknownFields: [UnknownField]

  /// Parses the notation: anything in braces that isn't a field is literal text.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var unknown: [UnknownField] = []
    var literal = 0
    func take(upTo end: Int) {
      guard end > literal else { return }
      parts.append(.literal(String(decoding: bytes[literal..<end], as: UTF8.self)))
    }
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      index = close + 1
      let name = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      if let field = Self.field(name) {
        take(upTo: open)
        parts.append(field)
        literal = index
      } else if Self.isName(bytes[open + 1..<close]) {
        unknown.append(UnknownField(name: name, range: open..<index))
      }
    }
    take(upTo: bytes.count)
    self.parts = parts
    unknownFields = unknown
  }

  private static func field(_ name: String) -> Part? {
    if let field = TextTemplate.Field(rawValue: name) { return .field(field, isPlain: false) }
    guard name.hasSuffix(":plain"), let field = TextTemplate.Field(rawValue: String(name.dropLast(6))), field.isNumber
    else { return nil }
    return .field(field, isPlain: true)
  }

  /// Whether the bytes are a word that may be a misspelled field: letters, digits, `_ - . :`.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80..., UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: ":"):
          true
        default: false
        }
      }
  }
}

extension TemplateText.Part {
  /// The part as written in a template.
  public var notation: String {
    switch self {
    case .literal(let text): text
    case .field(let field, let isPlain): "{\(field.rawValue)\(isPlain ? ":plain" : "")}"
    }
  }
}

extension TextTemplate {
  /// A field that a template can fill in, by its name in braces.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The amount of a currency that the product grants, without the bonus; `1,000`.
    case quantity
    /// The bonus of the grant.
    case bonus
    /// The name of the granted currency in texts of the locale.
    case currency
    /// The price in the main storefront of the locale, without its currency; `5.99`.
    case price
    /// The price with the sign of its currency, `$5.99`; named as in StoreKit.
    case displayPrice
    /// The length of the subscription period, in the language of the locale; `3 months`.
    case period

    /// Whether it can be written without the separators of a locale.
    public var isNumber: Bool { self == .quantity || self == .bonus || self == .price }
  }
}
