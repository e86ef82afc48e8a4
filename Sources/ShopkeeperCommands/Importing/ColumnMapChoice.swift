import Basics
import CatalogFormats
import CatalogLint
import CommandLayer
import Shopkeeper

/// The option that tells what the headings of a table mean.
enum ColumnMapChoice {
  static let option = Option(
    "map", of: .text("MAP"),
    help: "The columns of a table, HEADING=COLUMN, …, or the name of a map in .shopkeeper.yml")

  static let sheet = Option(
    "sheet", of: .text("NAME"), help: "The sheet of a workbook; by default the first with products")

  /// What the help of a command says about it.
  static let discussion = """
    The headings of a table may be in the team's own words. Those in Chinese, Japanese and English \
    are guessed, and the guess is shown; --map "商品ID=id, 价格(元)=price[CNY], 备注=-" gives their \
    meanings, where "-" ignores a column, and --map NAME uses the map with that name under "maps" \
    in the configuration.
    """

  /// The map that was given; empty without one.
  ///
  /// - Parameter paths: The files whose nearest configurations are searched for a name, in order.
  static func map(_ invocation: Invocation, near paths: [String]) throws -> ColumnMap {
    guard let text = invocation[option] else { return ColumnMap() }
    do throws(ColumnMapFault) {
      if text.contains("=") { return try ColumnMap(text) }
    } catch {
      throw invocation.usageError(.other("--map: \(error.description)"))
    }
    var known: [String] = []
    var searched: Set<String> = []
    for path in paths {
      guard let file = LintConfiguration.file(nearestTo: path),
        searched.insert(FileSystem.absolute(file)).inserted
      else { continue }
      let maps = try LintConfiguration(contentsOf: file).maps
      known += maps.keys.sorted()
      guard let columns = maps[text] else { continue }
      do throws(ColumnMapFault) {
        return try ColumnMap(columns)
      } catch {
        throw Failure("\"\(file)\": the map \"\(text)\": \(error.description)")
      }
    }
    throw invocation.usageError(
      .invalidValue(
        text, for: "--map",
        expected: "HEADING=COLUMN pairs, or the name of a map in the configuration"
          + (known.isEmpty ? "" : ": \(known.joined(separator: ", "))"), suggestion: nil))
  }
}
