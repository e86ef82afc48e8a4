import Foundation
import Testing

@Suite("The page exports texts for translators, and takes them back") struct StudioFilesTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.gold, name: Gold, primaryLocale: en-US, locales: [en-US, ja, de-DE]}
    currencies:
      gold: {en-US: gold coins, ja: ゴールド, de-DE: Gold}
    templates:
      pack: {en-US: {title: "{quantity} Gold Coins", description: "Adds {quantity} gold coins."}, ja: {title: "{quantity}ゴールド"}}
    products:
      coins400: {type: consumable, template: pack, grants: {gold: 400}, price: {USD: 4.99}}   # the first
      map:
        type: non-consumable
        price: {USD: 2.99}
        review: {notes: Secret entrance, screenshot: map.png}
        localizations:
          en-US: {title: World Map, description: Shows all mines.}
          ja: {title: 世界地図}
      boots:
        type: non-consumable
        localizations:
          en-US: {title: Boots, description: Run faster.}
          ja: {title: ブーツ, description: もっと速く走れます。}
    """

  private func export(_ probe: StudioProbe, _ asked: [String: Any]) throws -> String {
    let answer = try probe.call("export", asked)
    let file = try #require((answer["file"] as? String).flatMap { Data(base64Encoded: $0) }, "\(answer)")
    return String(decoding: file, as: UTF8.self)
  }

  private func merge(_ probe: StudioProbe, _ name: String, _ text: String, overwrites: Bool = false) throws -> [String:
    Any]
  {
    try probe.call(
      "merge", ["name": name, "file": Data(text.utf8).base64EncodedString(), "overwrites": overwrites])
  }

  private func report(_ answer: [String: Any], _ part: String) throws -> [Any] {
    try #require((answer["report"] as? [String: Any])?[part] as? [Any])
  }

  @Test("only what is missing in a language, and nothing that a translator shouldn't see") func missing() throws {
    let probe = try StudioProbe(Self.catalog)
    let table = try export(probe, ["locale": "ja", "format": "csv", "onlyMissing": true])
    let lines = table.split(separator: "\r\n").map(String.init)
    #expect(lines[0].contains("title[en-US] (source)") && lines[0].contains("description[ja]"))
    #expect(lines.contains { $0.hasPrefix("template,pack,") && $0.contains("Adds {quantity} gold coins.") })
    #expect(lines.contains { $0.hasPrefix("product,com.example.gold.map,") && $0.contains("Shows all mines.") })
    for hidden in ["World Map", "boots", "4.99", "Secret", "map.png", "世界地図", "locales"] {
      #expect(!table.contains(hidden), "\(hidden)")
    }
    let units = try export(probe, ["locale": "ja", "format": "xliff", "onlyMissing": true])
    #expect(units.contains("trgLang=\"ja\"") && units.components(separatedBy: "<unit ").count == 3)
    let all = try export(
      probe, ["locale": "ja", "format": "xliff", "onlyMissing": false, "filter": ["search": "boots"]])
    #expect(all.components(separatedBy: "<unit ").count == 3 && all.contains("もっと速く走れます。"))
    // No text in German: the columns to fill are there nevertheless.
    let german = try export(probe, ["locale": "de-DE", "format": "csv", "onlyMissing": true])
    #expect(german.contains("title[de-DE],description[de-DE]"))
    #expect(try probe.call("export", ["locale": "en-US", "format": "csv"])["problem"] != nil)
    #expect(try probe.call("export", ["locale": "ja", "format": "storekit"])["problem"] != nil)
  }

  @Test(
    "a filled file is shown before it is written, and is one step of undo", arguments: ["csv", "xliff", "xliff-1.2"])
  func back(_ format: String) throws {
    let probe = try StudioProbe(Self.catalog)
    let empty = try export(probe, ["locale": "ja", "format": format, "onlyMissing": true])
    var filled = empty.replacing("Shows all mines.,,", with: "Shows all mines.,,すべての鉱山を表示します。")
    filled = filled.replacing(
      "Shows all mines.</source>", with: "Shows all mines.</source><target>すべての鉱山を表示します。</target>")
    #expect(filled != empty)
    let answer = try merge(probe, "ja.\(format == "csv" ? "csv" : "xliff")", filled)
    #expect(answer["canWrite"] as? Bool == true, "\(answer)")
    let lines = try report(answer, "lines").compactMap { $0 as? String }
    #expect(try report(answer, "conflicts").isEmpty)
    #expect(lines.allSatisfy { $0.contains("1 of 2 texts have no translation") } && lines.isEmpty == (format == "csv"))
    #expect(try probe.text == Self.catalog)
    let shown = ["merge": answer["merge"] ?? 0]
    #expect(try probe.call("accept", shown)["problem"] == nil)
    let text = try probe.text
    #expect(text.contains("description: すべての鉱山を表示します。") && text.contains("# the first"))
    #expect(try probe.call("accept", shown)["problem"] != nil)
    try probe.call("undo")
    #expect(try probe.text == Self.catalog)
  }

  @Test("a conflict is named and kept, or the file is used if asked") func conflicts() throws {
    let probe = try StudioProbe(Self.catalog)
    let table = "id,title[ja]\ncom.example.gold.boots,長靴\n"
    let kept = try merge(probe, "ja.csv", table)
    let conflict = try #require(report(kept, "conflicts").first as? [String: Any])
    #expect(conflict["field"] as? String == "localizations.ja.title" && kept["canWrite"] as? Bool == false)
    #expect((conflict["reason"] as? String)?.contains("ブーツ") == true)
    let used = try merge(probe, "ja.csv", table, overwrites: true)
    #expect(try report(used, "conflicts").isEmpty && used["canWrite"] as? Bool == true)
    try probe.call("accept", ["merge": used["merge"] ?? 0])
    #expect(try probe.text.contains("ja: {title: 長靴, description"))
  }

  @Test("what is wrong in a file is listed by row, as by the command") func faults() async throws {
    let probe = try StudioProbe(Self.catalog)
    let table = "id,title[ja],price[USD]\ncom.example.gold.map,無料の地図 https://example.com,a lot\n"
    let answer = try merge(probe, "ja.csv", table, overwrites: true)
    let path = try probe.folder.write(table, to: "ja.csv")
    let run = await CommandRun(
      "import", path, "--into", probe.folder.path("catalog.yml"), "--overwrite", "--dry-run")
    let expected = run.errors.split(separator: "\n").compactMap { line in
      line.range(of: "ja.csv:").map { String(line[$0.lowerBound...]) }
    }
    let lines = try report(answer, "lines").compactMap { $0 as? String }
    #expect(!lines.isEmpty && lines.contains { $0.hasPrefix("ja.csv:2:") && $0.contains("error") })
    #expect(expected == lines)
    #expect(answer["canWrite"] as? Bool == false)
    #expect((answer["report"] as? [String: Any])?["failure"] as? String != nil)
    #expect(try probe.call("accept", ["merge": answer["merge"] ?? 0])["problem"] != nil && probe.text == Self.catalog)
  }

  @Test("of two tabs, each writes only the file that it shows") func tabs() throws {
    let probe = try StudioProbe(Self.catalog)
    let first = try merge(probe, "fr.csv", "id,title[fr-FR]\ncom.example.gold.boots,Bottes\n")
    let second = try merge(probe, "de.csv", "id,title[de-DE]\ncom.example.gold.boots,Stiefel\n")
    for late in [["merge": first["merge"] ?? 0], [:]] {
      #expect(try probe.call("accept", late)["isLate"] as? Bool == true && probe.text == Self.catalog)
    }
    #expect(try probe.call("accept", ["merge": second["merge"] ?? 0])["problem"] == nil)
    #expect(try probe.text.contains("Stiefel") && !probe.text.contains("Bottes"))
    #expect(try probe.call("accept", ["merge": second["merge"] ?? 0])["isLate"] as? Bool == true)
  }

  @Test("a file is not written over what was changed since it was checked") func late() throws {
    let probe = try StudioProbe(Self.catalog)
    let table = "id,title[de-DE]\ncom.example.gold.boots,Stiefel\n"
    let merged = try merge(probe, "de.csv", table)
    #expect(merged["canWrite"] as? Bool == true)
    try probe.folder.write(Self.catalog + "\n# theirs\n", to: "catalog.yml")
    #expect(try probe.call("accept", ["merge": merged["merge"] ?? 0])["isLate"] as? Bool == true)
    #expect(try probe.text.hasSuffix("# theirs\n"))
    for name in ["../../x.csv", "/etc/passwd", "\u{202E}x.csv", ""] {
      #expect(try merge(probe, name, table)["report"] != nil)
    }
    for body in ["", "\u{0}\u{1}", "PK\u{3}\u{4}", "<xliff/>"] {
      #expect(try merge(probe, "x.xlsx", body)["canWrite"] as? Bool == false)
    }
    #expect(try probe.text.hasSuffix("# theirs\n"))
  }

  @Test(
    "the changes since the last commit, or since the start, are named with their consequences",
    .enabled(if: GitRepository.isInstalled), arguments: [true, false])
  func changes(_ isCommitted: Bool) throws {
    let repository = isCommitted ? try GitRepository() : nil
    let probe = try StudioProbe(Self.catalog, in: repository?.folder)
    try repository?.commit()
    func changes(_ base: String) throws -> [String: Any] {
      try #require(probe.call("changes", ["base": base])["changes"] as? [String: Any])
    }
    func items(_ changes: [String: Any]) -> [[String: Any]] {
      (changes["difference"] as? [String: Any])?["differences"] as? [[String: Any]] ?? []
    }
    #expect(try items(changes("commit")).isEmpty)
    let changed = Self.catalog.replacing("map:\n    type: non-consumable", with: "map:\n    type: consumable")
    try probe.folder.write(changed, to: "catalog.yml")
    let found = try changes("commit")
    #expect(found["isCommit"] as? Bool == isCommitted && found["summary"] as? String == "1 product changed")
    let item = try #require(items(found).first)
    #expect((item["consequences"] as? [String])?.first?.contains("type of a product can't be changed") == true)
    #expect(item["title"] as? String == "World Map")
    #expect(try items(changes("opened")).count == 1)
  }

  @Test("what the page says of files and changes is in its language", arguments: ["zh-Hans", "ja"])
  func language(_ language: String) throws {
    let probe = try StudioProbe(Self.catalog)
    var shown: [String] = []
    func call(_ path: String, _ asked: [String: Any]) throws -> [String: Any] {
      let answer = try probe.call(path, asked.merging(["language": language]) { $1 })
      shown += [answer["problem"] as? String].compactMap(\.self)
      return answer
    }
    func merge(_ name: String, _ text: String) throws {
      let answer = try call("merge", ["name": name, "file": Data(text.utf8).base64EncodedString()])
      shown += try report(answer, "lines").compactMap { $0 as? String }.map {
        String($0[($0.range(of: ": ", options: .backwards) ?? $0.startIndex..<$0.startIndex).upperBound...])
      }
      shown += try report(answer, "conflicts").compactMap { ($0 as? [String: Any])?["reason"] as? String }
      shown += [(answer["report"] as? [String: Any])?["failure"] as? String].compactMap(\.self)
    }
    try merge("ja.csv", "id,title[ja],type\ncom.example.gold.boots,無料の靴 https://example.com,consumable\n")
    try merge("ja.csv", "id,title[ja]\ncom.example.gold.boots,999の靴\n")
    try merge("ja.csv", "title[ja]\n靴\n")
    try merge("ja.xliff", try export(probe, ["locale": "ja", "format": "xliff", "onlyMissing": true]))
    try merge("ja.xliff", "<xliff version=\"2.1\" srcLang=\"en-US\" trgLang=\"xx\"/>")
    #expect(shown.count > 6)
    _ = try call("export", ["locale": "en-US", "format": "csv"])
    _ = try call("accept", [:])
    _ = try call("undo", [:])
    _ = try call("screenshot", ["key": "product:com.example.gold.map", "image": ""])
    _ = try call("fix", ["key": "product:com.example.gold.map", "finding": "x"])
    try probe.folder.write(
      Self.catalog.replacing("map:\n    type: non-consumable", with: "map:\n    type: consumable").replacing(
        "gold: {en-US: gold coins", with: "gold: {en-US: golden coins"), to: "catalog.yml")
    let changes = try #require(call("changes", ["base": "opened"])["changes"] as? [String: Any])
    shown += [try #require(changes["summary"] as? String)]
    let items = (changes["difference"] as? [String: Any])?["differences"] as? [[String: Any]] ?? []
    let consequences = items.flatMap { $0["consequences"] as? [String] ?? [] }
    #expect(!consequences.isEmpty)
    shown += consequences
    for text in shown { #expect(!text.contains(/\b[a-z]+ [a-z]+\b/), "\(text)") }
    let locales = try #require((call("state", ["since": -1])["head"] as? [String: Any])?["locales"] as? [[String: Any]])
    let names = locales.compactMap { $0["name"] as? String }
    #expect(names.count == 3 && !names.contains { $0.contains("Japanese") || $0.contains("English") }, "\(names)")
  }
}
