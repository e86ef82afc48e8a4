import SourceSyntax

/// Files of a given size in several notations, the same on every run.
enum GeneratedFile {
  private static let texts = [
    ("en_US", "Gold Coins", "Adds gold coins to your balance."),
    ("zh_Hans", "金币", "充值后获得金币，可在商店使用。"),
    ("de_DE", "Goldmünzen", "Bringt Goldmünzen auf dein Konto: \"glänzend\"."),
  ]

  /// A StoreKit configuration as Xcode writes it.
  static func json(size: Int) -> [UInt8] {
    var writer = JSONWriter(style: .xcode)
    writer.object { writer in
      writer.key("identifier")
      writer.string("B495CDA2")
      writer.key("products")
      writer.array { writer in
        for number in 0..<size / 750 { writeProduct(number, to: &writer) }
      }
      writer.key("version")
      writer.object { writer in
        writer.key("major")
        writer.integer(4)
        writer.key("minor")
        writer.integer(0)
      }
    }
    return writer.output
  }

  private static func writeProduct(_ number: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("displayPrice")
      writer.string("4.99")
      writer.key("familyShareable")
      writer.boolean(false)
      writer.key("internalID")
      writer.string(String(6_739_000_000 + number))
      writer.key("localizations")
      writer.array { writer in
        for (locale, title, description) in texts {
          writer.object { writer in
            writer.key("description")
            writer.string(description)
            writer.key("displayName")
            writer.string("\(number) \(title)")
            writer.key("locale")
            writer.string(locale)
          }
        }
      }
      writer.key("productID")
      writer.string("com.example.large.coins\(number)")
      writer.key("referenceName")
      writer.string("\(number) gold coins")
      writer.key("type")
      writer.string("Consumable")
    }
  }

  /// Products as XML with attributes, texts and references.
  static func xml(size: Int) -> [UInt8] {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<in_app_purchases>"]
    for number in 0..<size / 640 {
      lines.append("  <in_app_purchase number=\"\(number)\">")
      lines.append("    <product_id>com.example.large.coins\(number)</product_id>")
      lines.append("    <locales>")
      for (locale, title, description) in texts {
        lines.append("      <locale name=\"\(locale)\">")
        lines.append("        <title>\(number) \(title) &amp; more</title>")
        lines.append("        <description>\(description)</description>")
        lines.append("      </locale>")
      }
      lines.append("    </locales>")
      lines.append("  </in_app_purchase>")
    }
    lines.append("</in_app_purchases>\n")
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Products as a property list of dictionaries.
  static func propertyList(size: Int) -> [UInt8] {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<plist version=\"1.0\">", "<array>",
    ]
    for number in 0..<size / 245 {
      lines += [
        "\t<dict>", "\t\t<key>ProductID</key>",
        "\t\t<string>com.example.large.coins\(number)</string>", "\t\t<key>Title</key>",
        "\t\t<string>\(number) 金币 &amp; more</string>", "\t\t<key>Quantity</key>",
        "\t\t<integer>\(number)</integer>", "\t\t<key>Hidden</key>", "\t\t<false/>", "\t</dict>",
      ]
    }
    lines.append("</array>\n</plist>\n")
    return Array(lines.joined(separator: "\n").utf8)
  }
}
