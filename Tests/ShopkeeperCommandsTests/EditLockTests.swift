import Foundation
import Testing

@Suite("Edits at the same time") struct EditLockTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.small, primaryLocale: en-US}
    products:
      coins:   # a comment
        type: consumable
        referenceName: Coins
        localizations:
          en-US: {title: Some  Coins, description: Some coins for the game.}
      gems:
        type: consumable
        referenceName: Gems

    """

  @Test("of edits at once, none is lost that was acknowledged") func edits() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "catalog.yml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.yml"), withDestinationPath: "catalog.yml")
    let outcome = try run(
      """
      for round in 1 2 3 4 5; do
        shopkeeper set . coins referenceName="Coins $round" >> log && echo "Coins $round" > coins &
        shopkeeper set link.yml gems referenceName="Gems $round" >> log && echo "Gems $round" > gems &
        shopkeeper add . "new$round" --type consumable >> log && echo "new$round:" >> added &
        shopkeeper remove catalog.yml "new$((round - 1))" >> log && echo "new$((round - 1))" >> gone &
        printf 'id,title[en-US]\\ncom.example.small.csv%s,Many\\n' $round > in.csv
        shopkeeper import in.csv --into . >> log && echo "csv$round:" >> added &
        shopkeeper fmt . 2>> log &
        shopkeeper lint --fix link.yml >> log &
        wait
      done
      grep -qF "$(cat coins)" catalog.yml || echo lost $(cat coins)
      grep -qF "$(cat gems)" catalog.yml || echo lost $(cat gems)
      for item in $(grep -v new added); do grep -qF "$item" catalog.yml || echo lost $item; done
      for item in $(cat gone); do grep -qE "^  - com.example.small.$item|[[ ]com.example.small.$item" catalog.yml || echo lost retired $item; done
      ls -A
      """,
      in: folder.url)
    #expect(!outcome.output.contains("lost"), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("staging"), "\(outcome.output)")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("title: Some Coins"), "the fix of the linter: \(text)")
    #expect(text.contains("# a comment"))
  }

  @Test(
    "a file that is being edited is reported after a while, and is unchanged",
    arguments: [
      "set . coins referenceName=X", "add . new --type consumable", "remove . coins", "import in.csv --into .", "fmt .",
      "lint --fix .",
    ]) func held(_ line: String) throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog.replacing("gems:", with: "gems :"), to: "catalog.yml")
    try folder.write("id,title[en-US]\ncom.example.small.csv,Many\n", to: "in.csv")
    let before = try folder.text("catalog.yml")
    let outcome = try run("exec 9< catalog.yml; flock 9; time shopkeeper \(line) --wait 1", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("catalog.yml\" is being edited by another process"), "\(outcome.errors)")
    #expect(outcome.errors.contains("; waited 1 second for it to finish"), "\(outcome.errors)")
    #expect(try folder.text("catalog.yml") == before)
  }

  @Test("what only prints doesn't wait", arguments: ["--dry-run", "--wait 0 --dry-run"]) func printing(
    _ options: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "catalog.yml")
    let outcome = try run(
      """
      exec 9< catalog.yml; flock 9
      shopkeeper set . coins referenceName=X \(options) && shopkeeper lint . --diff | grep -c Some
      """,
      in: folder.url)
    #expect(outcome.errors.contains("referenceName") && outcome.output.contains("+    referenceName"))
    #expect(outcome.output.hasSuffix("2\n"), "\(outcome.output)")
  }

  @Test("of two new catalogs with one name, one is refused") func new() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      """
      for name in A B C D; do shopkeeper init catalog.yml --name $name 2>> errors && echo $name >> made & done
      wait; wc -l < made; grep -c "already exists" errors; grep -qF "name: $(cat made)" catalog.yml && echo same
      """,
      in: folder.url)
    #expect(outcome.output.filter { !" \t".contains($0) } == "1\n3\nsame\n", "\(outcome.output)\(outcome.errors)")
  }
}
