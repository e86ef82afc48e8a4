import Foundation
import Shopkeeper
import TestTools
import Testing

@Suite("The page edits the catalog") struct StudioEditTests {
  private static let commented = Samples.small.replacing(
    "    localizations:\n", with: "    localizations:   # for translators\n")

  @Test("an edit is written at once, keeps comments and layout, and is taken back as one") func edit() throws {
    let probe = try StudioProbe(Self.commented)
    let answer = try probe.edit("400 Coins", was: "400 Gold Coins")
    let edited = Self.commented.replacing("title: 400 Gold Coins", with: "title: 400 Coins")
    #expect(try probe.text == edited && answer["undoable"] as? Int == 1)
    let block = [
      StudioProbe.edit("400 Münzen", was: "", locale: "de-DE"),
      StudioProbe.edit("Für deine Schätze.", was: "", "description", locale: "de-DE"),
      StudioProbe.edit("400 Gold", was: "400 Coins"),
    ]
    #expect(try probe.call("edit", ["edits": block])["problem"] == nil)
    let text = try probe.text
    for part in ["400 Münzen", "Für deine Schätze.", "title: 400 Gold,", "# for translators"] {
      #expect(text.contains(part))
    }
    #expect(try probe.call("undo")["problem"] == nil)
    #expect(try probe.text == edited)
    try probe.call("undo")
    #expect(try probe.text == Self.commented && probe.call("undo")["problem"] != nil)
  }

  @Test("a tab doesn't take back what another one wrote unseen") func undoOfAnotherTab() throws {
    let probe = try StudioProbe(Self.commented)
    let mine = try probe.edit("400 Coins", was: "400 Gold Coins")
    let theirs = try probe.edit("Adds 400.", was: "Adds 400 gold coins to your balance.", "description")
    let text = try probe.text
    let late = try probe.call("undo", ["since": mine["version"] ?? 0])
    #expect(try late["problem"] != nil && theirs["problem"] == nil && probe.text == text)
    #expect(try probe.call("undo", ["since": late["version"] ?? 0])["problem"] == nil)
    #expect(try probe.text.contains("400 Coins") && !probe.text.contains("Adds 400."))
  }

  @Test("a block of cells is written and emptied in time in proportion to it") func block() throws {
    let (took, limit) = try proportion(25, 400) { count in
      let products = (0..<count).map {
        "  p\($0): {type: consumable, localizations: {en-US: {title: Old, description: D.}}}\n"
      }
      let head = "catalog: 1\napp: {bundleID: com.example.small, primaryLocale: en-US}\nproducts:\n"
      let probe = try StudioProbe(head + products.joined())
      for (text, was) in [("New", "Old"), ("", "New")] {
        let edits = (0..<count).map {
          StudioProbe.edit(text, was: was).merging(["key": "product:com.example.small.p\($0)"]) { $1 }
        }
        #expect(try probe.call("edit", ["edits": edits])["problem"] == nil)
        #expect(try probe.text.split(separator: "title: New").count == (text.isEmpty ? 1 : count + 1))
      }
      #expect(try !probe.text.contains("title"))
    }
    #expect(took < limit, "\(took), \(limit)")
  }

  @Test("a block that names a cell twice is not written") func cellTwice() throws {
    let probe = try StudioProbe()
    let edits = ["A", "B"].map { StudioProbe.edit($0, was: "400 Gold Coins") }
    #expect(try probe.call("edit", ["edits": edits])["problem"] != nil && probe.text == Samples.small)
  }

  @Test("a text that the linter refuses is written, as a draft with its findings at their words") func draft() throws {
    let template = "templates:\n  pack: {en-US: {title: \"{quantity} Coins\"}}\n"
    let probe = try StudioProbe(
      Samples.small.replacing("products:\n", with: template + "products:\n").replacing(
        "    grants:", with: "    template: pack\n    grants:"))
    let text = "🪙 500 Gold Coins"
    let findings = try probe.part(probe.edit(text, was: "400 Gold Coins"))["findings"] as? [[String: Any]] ?? []
    let found = try #require(findings.first { $0["rule"] as? String == "quantity-mismatch" })
    #expect(try probe.text.contains(text))
    // The page counts in units of UTF-16, in which the coin is two.
    #expect(found["start"] as? Int == 3 && found["end"] as? Int == 6 && found["severity"] as? String == "error")
    let answer = try probe.call("fix", ["key": StudioProbe.key, "finding": found["key"] ?? ""])
    #expect(probe.rules(try probe.part(answer)["findings"]).isEmpty && answer["problem"] == nil)
    #expect(try !probe.text.contains("500"))
    #expect(try probe.call("fix", ["key": StudioProbe.key, "finding": found["key"] ?? ""])["problem"] != nil)
  }

  @Test("a finding is in the language of the page, and the same finding in each") func language() throws {
    let probe = try StudioProbe(Samples.small.replacing("title: 400 Gold Coins", with: "title: \"500 Gold Coins \""))
    func findings(_ language: String) throws -> [[String: String]] {
      let part = try probe.part(probe.call("state", ["since": -1, "language": language]))
      return (part["findings"] as? [[String: Any]] ?? []).map { $0.compactMapValues { $0 as? String } }
    }
    _ = try probe.edit("500 Gold Coins  ", was: "500 Gold Coins ")
    let (english, chinese) = (try findings("en"), try findings("zh-Hans"))
    #expect(chinese.compactMap { $0["message"] }.contains("显示名称以 2 个空格结尾，请移除"), "\(chinese)")
    #expect(chinese.map { $0["key"] } == english.map { $0["key"] })
    let fix = try #require(chinese.first { $0["fix"] == "移除这些空格" }?["key"])
    try probe.call("fix", ["key": StudioProbe.key, "finding": fix, "language": "zh-Hans"])
    #expect(try probe.text.contains("500 Gold Coins\""))
    let edits = [StudioProbe.edit(" 1", was: "500 Gold Coins")]
    let check = try probe.call("check", ["edits": edits, "language": "ja"])
    let messages = (check["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    #expect(messages.contains("表示名がスペースで始まっています。削除してください"), "\(messages)")
  }

  @Test("a text is linted without being written") func check() throws {
    let probe = try StudioProbe()
    let answer = try probe.edit("900 Gold Coins", was: "400 Gold Coins", "title", locale: "en-US", "check")
    #expect(probe.rules(answer["findings"]).contains("quantity-mismatch"))
    #expect(try probe.text == Samples.small && probe.call("state")["undoable"] as? Int == 0)
  }

  @Test("what others wrote is shown, and a text that they changed is not overwritten") func conflict() throws {
    let probe = try StudioProbe()
    let first = try probe.call("state")
    try probe.edit("400 Coins", was: "400 Gold Coins")
    let theirs = try probe.text.replacing("400 Coins", with: "400 Nuggets")
    try probe.folder.write(theirs, to: "catalog.yml")
    let answer = try probe.edit("400 Pieces", was: "400 Coins")
    let conflict = try #require((answer["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["theirs"] as? String == "400 Nuggets" && conflict["mine"] as? String == "400 Pieces")
    #expect(try probe.text == theirs)
    // Their change is theirs to take back.
    #expect(try probe.call("undo")["problem"] != nil)
    let texts =
      try probe.part(probe.call("state", ["since": first["version"] ?? 0]))["texts"] as? [String: [String: Any]]
    #expect(texts?["en-US"]?["title"] as? String == "400 Nuggets")
    // Another text of the file is not in conflict.
    #expect(try probe.edit("Adds 400.", was: "Adds 400 gold coins to your balance.", "description")["conflicts"] == nil)
    #expect(try probe.edit("400 Pieces", was: "400 Nuggets")["conflicts"] == nil)
    #expect(try probe.text.contains("400 Pieces") && probe.text.contains("Adds 400."))
  }

  @Test("an edit that can't be written is reported, and taken back") func unwritable() throws {
    let probe = try StudioProbe()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: probe.folder.path("catalog.yml"))
    let answer = try probe.edit("400 Coins", was: "400 Gold Coins")
    #expect((answer["problem"] as? String)?.contains("could not write") == true)
    #expect(try probe.text == Samples.small)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: probe.folder.path("catalog.yml"))
    #expect(try probe.edit("400 Coins", was: "400 Gold Coins")["problem"] == nil)
    try FileManager.default.removeItem(atPath: probe.folder.path("catalog.yml"))
    #expect(try probe.call("state", ["since": 1])["isGone"] as? Bool == true)
    #expect(try probe.edit("Gone", was: "400 Coins")["problem"] != nil)
    #expect(!FileManager.default.fileExists(atPath: probe.folder.path("catalog.yml")))
  }

  @Test("an emptied text is removed, and a template fills it again") func cleared() throws {
    let template = "templates:\n  pack: {en-US: {title: \"{quantity} Coins\"}}\n"
    let probe = try StudioProbe(
      Samples.small.replacing("products:\n", with: template + "products:\n").replacing(
        "    grants:", with: "    template: pack\n    grants:"))
    let texts = try probe.part(probe.edit("", was: "400 Gold Coins"))["texts"] as? [String: [String: Any]]
    #expect(texts?["en-US"]?["title"] as? String == "400 Coins")
    #expect(texts?["en-US"]?["titleIsGenerated"] as? Bool == true)
    #expect(try !probe.text.contains("title: 400 Gold Coins"))
    #expect(try probe.edit("", was: "400 Coins")["problem"] == nil)
  }

  @Test(
    "any text is written as it is, or refused with a reason",
    arguments: [
      "<script>alert(1)</script>", "\"'&<>", "a: b # c", "- x", "{a: b}", "no", "400", "\u{202E}desrever", "a\nb",
      "a\tb",
      "ﷺ 👨‍👩‍👧‍👦 e\u{301}", "\u{0}", "\u{7}", "x\u{FEFF}y", " padded ", "null", "~", "*a", "&a", "!t", "%", "@", "`",
      "${x}", "../../etc/passwd", String(repeating: "長", count: 5000),
    ]) func hostile(_ text: String) throws
  {
    let probe = try StudioProbe()
    let answer = try probe.edit(text, was: "400 Gold Coins")
    if answer["problem"] != nil {
      #expect(try probe.text == Samples.small)
      return
    }
    let file = try CatalogFile(contentsOf: probe.folder.path("catalog.yml"))
    let title = file.document.catalog.products[0].localizations[0].title
    #expect(title.map { Array($0.utf8) } == Array(text.utf8))
    let shown = try probe.part(answer)["texts"] as? [String: [String: Any]]
    #expect((shown?["en-US"]?["title"] as? String).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("a screenshot is written beside the catalog under a free name, and checked") func screenshot() throws {
    let probe = try StudioProbe(Samples.small.replacing("coins400:", with: "\"../coins 400\":\n    id: coins400"))
    let image = try Data(contentsOf: URL(filePath: Samples.catalog("GoldRush") + "/screenshots/shop-gold.png"))
    let key = try #require((try probe.call("state")["order"] as? [String])?.first)
    var was = ""
    for name in ["___coins_400.png", "___coins_400-2.png"] {
      let answer = try probe.call("screenshot", ["key": key, "image": image.base64EncodedString(), "was": was])
      #expect(answer["problem"] == nil)
      was = "screenshots/\(name)"
      #expect(try probe.text.contains("screenshot: screenshots/\(name)"))
      #expect(try Data(contentsOf: probe.folder.url.appending(path: "screenshots/\(name)")) == image)
    }
    let before = try probe.text
    func refused(_ image: Data, _ was: String) throws -> Bool {
      try probe.call("screenshot", ["key": key, "image": image.base64EncodedString(), "was": was])["problem"] != nil
    }
    for other in [Data("GIF89a".utf8), Data(), image.prefix(3)] { #expect(try refused(other, was)) }
    // Another tab has replaced the one that this tab shows.
    for late in ["", "screenshots/___coins_400.png"] { #expect(try refused(image, late)) }
    #expect(try probe.text == before)
    let broken = try probe.call(
      "screenshot", ["key": key, "image": image.prefix(5000).base64EncodedString(), "was": was])
    let part = try #require((broken["parts"] as? [String: Any])?[key] as? [String: Any])
    #expect(probe.rules(part["findings"]).contains("unreadable-image"))
  }

  @Test("the findings in an edited product are there at once, those of the whole catalog once it is linted")
  func background() async throws {
    let other = "product:com.example.small.coins500"
    let probe = try StudioProbe(
      Samples.small
        + "  coins500: {type: consumable, grants: {coins: 500}, localizations: {en-US: {title: 400 Gold Coins}}}\n")
    let first = try await probe.checked()
    let head = try #require(first["head"] as? [String: Any])
    #expect((head["reasons"] as? [String: String])?["quantity-mismatch"] != nil && head["errors"] as? Int ?? 0 > 0)
    let answer = try probe.call(
      "edit",
      [
        "edits": [
          ["key": other, "locale": "en-US", "field": "title", "text": "600 Gold Coins", "was": "400 Gold Coins"]
        ], "wanted": [other],
      ])
    #expect(answer["isChecked"] as? Bool == false)
    let part = try #require((answer["parts"] as? [String: Any])?[other] as? [String: Any])
    let messages = (part["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    #expect(messages.contains { $0.contains("600") })
    _ = try await probe.checked()
    let after = try #require(
      (probe.call("state", ["wanted": [other], "lacked": [other]])["parts"] as? [String: Any])?[other] as? [String: Any]
    )
    #expect(probe.rules(after["findings"]).contains("quantity-mismatch"))
  }

  @Test("of a large catalog, the page gets the products in sight, and those that match its filter")
  func large() async throws {
    let products = (0..<500).map { index in
      let title = index % 100 == 7 ? "" : "title: Pack \(index)"
      return
        "  p\(index): {type: consumable, tags: [\(index < 3 ? "first" : "rest")], localizations: {en-US: {\(title)}}}\n"
    }
    let probe = try StudioProbe(
      "catalog: 1\napp: {bundleID: com.example.large, name: L, primaryLocale: en-US, locales: [en-US, ja]}\nproducts:\n"
        + products.joined())
    let first = try probe.call("state", ["wanted": []])
    #expect((first["order"] as? [String])?.count == 500)
    #expect((first["parts"] as? [String: Any])?.count == 200)
    let last = "product:com.example.large.p499"
    let more = try probe.call("state", ["since": first["version"] ?? 0, "wanted": [last], "lacked": [last]])
    #expect((more["parts"] as? [String: Any])?.keys.sorted() == [last] && more["order"] == nil)
    _ = try await probe.checked()
    func rows(_ filter: [String: String]) throws -> Int {
      try #require((probe.call("state", ["filter": filter, "isNewFilter": true])["rows"] as? [String])?.count)
    }
    #expect(try rows([:]) == 500 && rows(["search": "PACK 49"]) == 11 && rows(["tag": "first"]) == 3)
    #expect(try rows(["show": "withMissing", "locale": "en-US"]) == 500 && rows(["show": "withErrors"]) == 500)
    #expect(try rows(["rule": "missing-text", "locale": "en-US", "search": "p107"]) == 1)
    #expect(try rows(["rule": "no-such-rule"]) == 0 && rows(["show": "withMissing", "locale": "fr-FR"]) == 0)
  }

  @Test("only what changed since a version is sent") func changes() async throws {
    let probe = try StudioProbe(Samples.small + "  coins500: {type: consumable}\n")
    _ = try probe.call("state")
    let first = try await probe.checked()
    let version = try #require(first["version"] as? Int)
    #expect((first["order"] as? [String])?.count == 2)
    let unchanged = try probe.call("state", ["since": version])
    #expect((unchanged["parts"] as? [String: Any])?.isEmpty == true && unchanged["head"] == nil)
    try probe.edit("Other", was: "400 Gold Coins")
    let second = try probe.call("state", ["since": version])
    #expect((second["parts"] as? [String: Any])?.keys.sorted() == [StudioProbe.key] && second["order"] == nil)
    try probe.folder.write(Samples.small, to: "catalog.yml")
    #expect((try probe.call("state", ["since": second["version"] ?? 0])["order"] as? [String])?.count == 1)
  }

  @Test("the prices of a product are listed by storefront, as its policy gives them now, in the page's language")
  func prices() throws {
    let policy = """
        pricePolicies:
          - {name: ppp, multipliers: [IND 0.5], rates: [USD 1, INR 80], others: store, rounding: usual}
      currencies:
      """
    let text = Samples.small.replacing("currencies:", with: policy).replacing(
      "price: {tier: 6}", with: "price: {USD: 5.99, JPN: 900}\n    pricePolicy: ppp")
    let probe = try StudioProbe(text)
    func prices(_ language: String = "en") throws -> [[String: String]] {
      try #require(
        probe.call("prices", ["key": StudioProbe.key, "language": language])["prices"] as? [[String: String]])
    }
    let first = try prices()
    #expect(first.contains { $0["amount"] == "JPY 900" && $0["storefronts"] == "Japan" }, "\(first)")
    let india = try #require(first.first { $0["storefronts"] == "India" }?["amount"])
    #expect(india.hasPrefix("INR 2"))
    #expect(try prices("zh-Hans").contains { $0["storefronts"] == "印度" && $0["amount"] == india })
    try probe.folder.write(text.replacing("IND 0.5", with: "IND 1"), to: "catalog.yml")
    #expect(try prices().contains { $0["storefronts"] == "India" && $0["amount"]?.hasPrefix("INR 4") == true })
    #expect(try probe.call("prices", ["key": "product:none"])["prices"] as? [String] == [])
  }
}
