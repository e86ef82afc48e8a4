import TestTools
import Testing

/// An algorithm of n² steps takes minutes on these files, and one of n takes a second.
@Suite("The cost of a file grows with its size") struct LongListTests {
  private static let head = "catalog: 1\napp: {bundleID: com.example.long, primaryLocale: en-US"
  private static let product = """
    products:
      a:
        type: consumable
        localizations: {en-US: {title: Coins, description: Many of them}}

    """

  private static func list(_ count: Int, _ part: (Int) -> String) -> String {
    (0..<Seeds.rounds(count)).map(part).joined(separator: ", ")
  }

  private static let blankLines = String(repeating: "\n", count: Seeds.rounds(120_000))
  private static let locales = list(30_000) { $0 % 2 == 0 ? "ja" : "xx" }
  private static let amounts = list(20_000) { $0 % 2 == 0 ? "JPN: \($0)" : "USD: \($0).99" }
  private static let retired = list(30_000) { "com.example.long.x\($0 % 7)" }
  private static let ignored = list(20_000) { _ in "{rule: missing-price, reason: x}" }
  private static let texts = list(10_000) { "x\($0): {title: \"Coins \"}" }

  private static let files = [
    "blank lines": "\(head)}\n\(product)\(blankLines)", "locales": "\(head), locales: [\(locales)]}\n\(product)",
    "amounts": "\(head)}\n\(product)    price: {\(amounts)}\n",
    "retired IDs": "\(head)}\nretired: [\(retired)]\n\(product)",
    "suppressions": "\(head)}\nignore: [\(ignored)]\n\(product)",
    "suppressions of a product": "\(head)}\n\(product)    ignore: [\(ignored)]\n",
    "texts of a template": "\(head)}\ntemplates:\n  t: {\(texts)}\n\(product)",
  ]

  @Test("is linted, formatted and fixed in time", arguments: files.keys.sorted()) func time(_ name: String) throws {
    let text = try #require(Self.files[name])
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "catalog.yml")
    for words in ["lint --statistics", "fmt --check", "lint --unsafe-fixes --diff"] {
      // Seconds of processor time, so that a busy machine makes no difference.
      let run = try run("ulimit -t 60; shopkeeper \(words) catalog.yml", in: folder.url)
      #expect([0, 1].contains(run.status), "\(name): \(words) \(run.errors.prefix(300))")
    }
  }
}
