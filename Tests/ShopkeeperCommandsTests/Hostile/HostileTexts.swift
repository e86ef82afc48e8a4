/// Hostile files that are text.
enum HostileTexts {
  static let all = [external, deepXML, deepJSON, deepYAML, encodings, numbers, repeated].flatMap(\.self)

  private static func file(_ format: String, _ text: String = "a") -> String { HarmlessFile.named(format).text(text) }

  // MARK: XML

  private static let external: [HostileInput] = ["xml", "plist", "transporter"].flatMap { format in
    let root = file(format).dropFirst().prefix { $0 != " " }
    func input(_ attempt: String, _ doctype: String, _ text: String, _ refusal: String) -> HostileInput {
      HostileInput(attempt, format, "<!DOCTYPE \(root) \(doctype)>\n\(file(format, text))", refusal)
    }
    let declared = "the DOCTYPE has declarations"
    let named = "the file names the DTD"
    let bomb = (1...40).map { number in
      let references = String(repeating: "&b\(number - 1);", count: 10)
      return "<!ENTITY b\(number) '\(references)'>"
    }
    let long = String(repeating: "b", count: 50_000)
    let inclusion = "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file:///etc/passwd'/>"
    let defaults = (0..<900).map { "a\($0) CDATA 'b'" }.joined(separator: " ")
    let attributes = (0..<50_000).map { "a\($0)='b'" }
    return [
      input("a file as an entity", "[<!ENTITY x SYSTEM 'file:///etc/passwd'>]", "&x;", declared),
      input("an address as an entity", "[<!ENTITY x SYSTEM 'http://[::1]:9/'>]", "&x;", declared),
      input("a parameter entity", "[<!ENTITY % x SYSTEM 'file:///etc/passwd'> %x;]", "a", declared),
      input("an entity bomb", "[<!ENTITY b0 'b'>\(bomb.joined())]", "&b40;", declared),
      input("a long entity, often", "[<!ENTITY b '\(long)'>]", String(repeating: "&b;", count: 50_000), declared),
      input("attributes for every element", "[<!ATTLIST \(root) \(defaults)>]", "a", declared),
      input("a DTD of the network", "SYSTEM 'http://[::1]:9/a.dtd'", "a", named),
      input("a DTD of the disk", "SYSTEM 'file:///etc/passwd'", "a", named),
      input("a public DTD", "PUBLIC '-//X//Y' 'http://[::1]:9/a.dtd'", "a", named),
      HostileInput("an entity of nobody", format, file(format, "&x;"), "entity"),
      HostileInput(
        "an inclusion", format, file(format, inclusion),
        format == "transporter" ? "the product has no \"product_id\"" : "holds text, not elements"),
      HostileInput(
        "50,000 attributes", format, "<\(root) \(attributes.joined(separator: " "))/>", "more than 1000 attributes"),
      HostileInput("a comment of hyphens", format, "<!--" + String(repeating: "-", count: 200_000), "double hyphen"),
    ]
  }

  // MARK: Depth

  private static let depth = 100_000

  private static func nested(_ opening: String, _ closing: String) -> String {
    String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
  }

  private static let deepXML: [HostileInput] = [
    ("plist", "plist", "<array>", "</array>"), ("plist", "plist", "<dict><key>a</key>", "</dict>"),
    ("xml", "catalog", "<a>", "</a>"), ("transporter", "package", "<a>", "</a>"),
  ].map { format, root, opening, closing in
    HostileInput(
      "100,000 \(opening)", format, "<\(root)>\(nested(opening, closing))</\(root)>",
      "not well-formed XML: excessive depth")
  }

  private static let deepJSON: [HostileInput] = [
    ("storekit", "{\"products\": [], \"settings\": {\"x\": ", "}}"),
    ("unity", "{\"appleSKU\": \"\", \"payouts\": ", "}"), ("gpp", "{\"sku\": \"a\", \"x\": ", "}"),
    ("asc", "{\"links\": ", ", \"data\": []}"),
  ].flatMap { format, start, end -> [HostileInput] in
    let levels = [("[", "]"), ("{\"a\":", "}"), ("[{\"b\":", "}]")]
    return levels.flatMap { opening, closing in
      [
        HostileInput("100,000 \(opening)", format, start + nested(opening, closing) + end, "nested deeper"),
        HostileInput("endless \(opening)", format, start + String(repeating: opening, count: depth), "nested deeper"),
      ]
    }
  }

  private static let deepYAML: [HostileInput] = ["[", "{a: ", "- ", "? "].map { opening in
    HostileInput(
      "100,000 \(opening)", "yaml", "catalog: 1\nproducts:\n  \(String(repeating: opening, count: depth))", "")
  }

  // MARK: Encodings

  private static let encodings: [HostileInput] = HarmlessFile.all.flatMap { file in
    let utf16 = file.text("a").utf8.flatMap { byte -> [UInt8] in [byte, 0] }
    let utf32 = file.text("a").utf8.flatMap { byte -> [UInt8] in [byte, 0, 0, 0] }
    let broken = Array(file.text("é").utf8).filter { $0 != 0xA9 }
    let inputs: [(attempt: String, bytes: [UInt8], refusal: String)] = [
      ("a NUL", Array(file.text("a\u{0}b").utf8), "0x00"), ("bytes that are no UTF-8", broken, "UTF-8"),
      ("UTF-16", [0xFF, 0xFE] + utf16, "UTF-16"), ("UTF-16 without a mark", utf16, "UTF-16"),
      ("UTF-32", [0xFF, 0xFE, 0, 0] + utf32, "UTF-32"), ("nothing", [], ""),
      ("a byte order mark alone", [0xEF, 0xBB, 0xBF], ""), ("blanks alone", Array(repeating: 0x20, count: 100_000), ""),
    ]
    // Spreadsheets save tables in UTF-16, with a mark.
    let readable = file.format.hasSuffix("csv") || file.format == "tsv" ? "UTF-16" : nil
    return inputs.filter { $0.attempt != readable }.map { HostileInput($0.attempt, file.format, $0.bytes, $0.refusal) }
  }

  // MARK: Numbers

  static let amounts = [
    "1e999999", "1e-999999", String(repeating: "9", count: 400), "-1", "NaN", "0x10", "१", "",
  ]

  private static let numbers: [HostileInput] = amounts.flatMap { amount -> [HostileInput] in
    func input(_ format: String, _ part: String, _ other: String, _ refusal: String) -> HostileInput {
      HostileInput("the amount \(amount.prefix(12))", format, file(format).replacing(part, with: other), refusal)
    }
    var inputs = [
      input("storekit", "\"1\"", "\"\(amount)\"", "displayPrice"),
      input(
        "xml", "<referenceName>", "<price><amount currency='USD'>\(amount)</amount></price><referenceName>", "amount"),
      input("csv", "type\nproduct,a,consumable", "type,price\n,a,consumable,USD \(amount)", "price"),
      input("revenuecat-csv", ",1,", ",\(amount),", "amount"), input("google-play-csv", "990000", amount, "price"),
      input("unity", "Tier\": 1", "Tier\": \"\(amount)\"", "applePriceTier"),
    ]
    if amount.isEmpty { inputs.removeAll { ["storekit", "google-play-csv"].contains($0.format) } }
    if !amount.isEmpty { inputs.append(input("yaml", "consumable}", "consumable, price: {USD: \(amount)}}", "amount")) }
    return inputs
  }

  // MARK: Repetition

  private static let repeated: [HostileInput] = [
    HostileInput(
      "a product twice", "yaml", file("yaml").replacing("products: {", with: "products: {a: {type: consumable}, "),
      "duplicate key"),
    HostileInput("a list twice", "storekit", "{\"products\": [], \"products\": []}", "duplicate key"),
    HostileInput("a key twice", "unity", "{\"appleSKU\": \"\", \"appleSKU\": \"\"}", "duplicate key"),
    HostileInput("a key twice", "gpp", "{\"sku\": \"a\", \"sku\": \"b\"}", "duplicate key"),
    HostileInput("a key twice", "asc", "{\"data\": [], \"data\": []}", "duplicate key"),
    HostileInput(
      "a key twice", "plist", "<plist><dict><key>a</key><string/><key>a</key><string/></dict></plist>", "duplicate key"),
    HostileInput("a column twice", "csv", "id,id\na,b\n", "occurs twice"),
    HostileInput(
      "an alias bomb", "yaml",
      "a0: &a0 [x]\n"
        + (1...30).map { number in "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1), *a\(number - 1)]\n" }
        .joined(), ""),
    HostileInput(
      "a tag", "yaml", file("yaml").replacing("consumable", with: "!!python/object:os.system id"),
      "tags are not supported"),
  ]
}
