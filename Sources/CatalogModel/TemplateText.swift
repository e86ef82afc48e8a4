/// A text of a template, cut into what stands as it is and the fields between.
public struct TemplateText: Sendable, Hashable {
  public enum Part: Sendable, Hashable {
    case literal(String)
    /// A field; plain for a number without the marks of its locale: `{quantity:plain}`.
    case field(TextTemplate.Field, isPlain: Bool)
  }

  /// A name between braces that no field has.
  public struct UnknownField: Sendable, Hashable {
    public var name: String
    /// Where the name stands with its braces, in UTF-8 offsets.
    public var range: Range<Int>
  }

  public let parts: [Part]
  public let unknownFields: [UnknownField]
  /// About how many bytes a filled text takes.
  let capacity: Int

  /// Reads the notation: what is no field between braces is text, and stays as it is.
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
    capacity = bytes.count + 16 * parts.count
  }

  private static func field(_ name: String) -> Part? {
    if let field = TextTemplate.Field(rawValue: name) { return .field(field, isPlain: false) }
    guard name.hasSuffix(":plain"),
      let field = TextTemplate.Field(rawValue: String(name.dropLast(6))), field.isNumber
    else { return nil }
    return .field(field, isPlain: true)
  }

  /// Whether the bytes are a word such as a misspelt field would be: letters, digits, `_ - . :`.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80..., UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "."), UInt8(ascii: ":"):
          true
        default: false
        }
      }
  }
}

extension TemplateText.Part {
  /// The part as a template writes it.
  public var notation: String {
    switch self {
    case .literal(let text): text
    case .field(let field, let isPlain): "{\(field.rawValue)\(isPlain ? ":plain" : "")}"
    }
  }
}

extension TextTemplate {
  /// What a template can have filled in, by the name between braces.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// How much of a currency the product grants, without the bonus; `1,000`.
    case quantity
    /// What is granted on top.
    case bonus
    /// What texts of the locale call the currency that is granted.
    case currency
    /// The price in the main storefront of the locale, without its currency; `5.99`.
    case price
    /// The price with the sign of its currency, `$5.99`; named as in StoreKit.
    case displayPrice
    /// How long the subscription runs, in the language of the locale; `3 months`.
    case period

    /// Whether it can be written without the marks of a locale.
    public var isNumber: Bool { self == .quantity || self == .bonus || self == .price }
  }
}
