import Foundation
import Testing

@Suite("A hyphen in place of a file") struct StandardStreamTests {
  /// Runs a line of a shell in a folder with a catalog.
  private func line(_ line: String) throws -> (status: Int32, output: String, errors: String) {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let outcome = try run("\(line); code=$?; test ! -e ./- || echo MADE; exit $code", in: folder.url)
    #expect(!outcome.output.contains("MADE"), "a file named - was written")
    return (outcome.status, outcome.output, outcome.errors)
  }

  @Test("is standard output for reports, and the text for people goes to standard error") func reports() throws {
    let json = try line("shopkeeper lint --output json=-")
    #expect(json.output.hasPrefix("{\n") && json.output.hasSuffix("}\n"), "\(json)")
    #expect(json.errors.contains("in 1 product (1 file)"))
    let baseline = try line("shopkeeper lint --write-baseline -")
    #expect(baseline.output.hasPrefix("{\n  \"version\": 1"), "\(baseline)")
    #expect(try line("shopkeeper lint -o json=- --write-baseline -").status == 2)
  }

  @Test("is standard input for a baseline, a configuration and an earlier catalog") func inputs() throws {
    let wrong = "sed -i.old 's/Adds 400/Adds 500/' catalog.yml; "
    #expect(try line(wrong + "shopkeeper lint").status == 1)
    let baseline = try line(wrong + "shopkeeper lint --write-baseline - 2> /dev/null | shopkeeper lint --baseline -")
    #expect(baseline.status == 0 && baseline.output.contains("not shown"), "\(baseline)")
    let configuration = try line(wrong + "echo 'rules: {quantity-mismatch: off}' | shopkeeper lint --config -")
    #expect(configuration.status == 0, "\(configuration)")
    let earlier = try line(
      "sed s/coins400/coins500/ catalog.yml | shopkeeper lint --against - --only retired-product-id")
    #expect(earlier.output.contains("com.example.small.coins500\" was used before"), "\(earlier)")
    #expect(try line("shopkeeper lint --baseline - --config - < catalog.yml").status == 2)
    #expect(try line("shopkeeper lint - --against - < catalog.yml").status == 2)
  }

  @Test("is refused where a file is read or written again and again") func refused() throws {
    for options in ["--config -", "--invalid-ids -", "--tls-cert - --tls-key x"] {
      let outcome = try line("shopkeeper serve . --port 0 \(options) < /dev/null")
      #expect(outcome.status == 2, "\(options): \(outcome.errors)")
    }
  }

  @Test(
    "commands take the only catalog of the folder",
    arguments: [
      "export -f text", "show coins400", "set coins400 price.tier=7", "remove coins400", "add gems --type consumable",
      "set 'coin*' price.tier=7 --where type=consumable", "list", "show coins400 --format json",
      "set app name=Big --dry-run",
    ]) func onlyCatalog(_ command: String) throws
  {
    let outcome = try line("shopkeeper \(command)")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("a path that doesn't exist is a catalog that is missing, not a product") func missingCatalog() throws {
    let set = try line("shopkeeper set gone.yml coins400 price.tier=7")
    #expect(set.errors.contains("no file at \"gone.yml\""), "\(set)")
    let show = try line("shopkeeper show Gone coins400")
    #expect(show.errors.contains("no file at \"Gone\""), "\(show)")
    let product = try line("shopkeeper show coins401")
    #expect(product.errors.contains("coins400"), "\(product)")
  }

  @Test("serves the catalog of the folder where no store is configured") func serve() throws {
    let outcome = try line("shopkeeper site -o site && cat site/index.json")
    #expect(outcome.output.contains("com.example.small"), "\(outcome)")
  }

  @Test(
    "a catalog in YAML from standard input is not taken for a table",
    arguments: ["catalog: 1\n", "# comment\n---\napp: {bundleID: com.x}\n", "\u{FEFF}catalog: 1\r\n"]) func yaml(
      _ start: String
    ) throws
  {
    let folder = try TemporaryFolder()
    let text = """
      \(start)products:
        coins:
          type: consumable
          localizations:
            en-US: {title: Big Pack, description: A very big pack of things.}
            id: {title: Paket, description: Satu paket besar untuk kamu}

      """
    try folder.write(text, to: "l")
    let outcome = try run("shopkeeper lint - --only invalid-catalog < l", in: folder.url)
    #expect(!outcome.output.contains("column"), "\(outcome.output)")
    let table = try run("printf 'id,type,title[id]\\ncom.x.a,consumable,Paket\\n' | shopkeeper list -", in: folder.url)
    #expect(table.output.contains("com.x.a"), "\(table)")
  }

  @Test("a terminal gets text alone, unless it is asked for", arguments: ["xlsx", "plist-binary", "csv"]) func terminal(
    format: String
  ) async throws {
    let words = ["export", Samples.catalog("Minimal"), "--format", format]
    let shown = await CommandRun(words, terminalColumns: 80)
    let isText = format == "csv"
    #expect(shown.status == (isText ? 0 : 2))
    #expect(shown.output.isEmpty != isText)
    let refusal = "error: \(format) is not text, and is not written to a terminal; write it to a file"
    #expect(shown.errors.contains(refusal) != isText, "\(shown.errors)")
    let asked = await CommandRun(words + ["-o", "-"], terminalColumns: 80)
    #expect(asked.status == 0 && !asked.output.isEmpty)
    let piped = await CommandRun(words)
    #expect(piped.status == 0 && !piped.output.isEmpty)
  }
}
