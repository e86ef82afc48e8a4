import Basics
import CatalogFormats
import CatalogLint
import CommandLayer
import ForeignFormats
import Shopkeeper

/// The options for reading a table: the meanings of its headings and words, and its encoding.
enum ColumnMapChoice {
  static let option = Option(
    "map", of: .text("MAP"), help: "The columns of a table, HEADING=COLUMN, …, or the name of a map in .shopkeeper.yml")
  static let encoding = Option(
    "encoding", of: .text("NAME"), help: "The encoding of a CSV or TSV that is not UTF-8, such as gb18030 or shift-jis")

  static let sheet = Option(
    "sheet", of: .text("NAME"), help: "The sheet of a workbook; by default the first with products")

  static let options: [any OptionDeclaration] = [option, encoding, sheet]

  /// The text about it in the help of a command.
  static let discussion = """
    The headings of a table may be in the team's own words. Those in Chinese, Japanese, Korean and \
    English are guessed, and the guess is shown; --map "商品ID=id, 价格(元)=price[CNY], 备注=-" gives their \
    meanings, where "-" ignores a column, and --map NAME uses the map with that name under "maps" \
    in the configuration. Of several columns with one heading, 名称#2 is the second. A map also has \
    the team's words for types and languages, 道具=consumable, Spanish=es-MX, and the encoding of its \
    tables, encoding=gb18030.

    A table has a row for each product and columns for each locale, or a row for each locale with \
    a column "locale": then the other cells repeat those of the product's first row, or are empty.

    A CSV or TSV in another encoding than UTF-8 is read with --encoding, one of \
    \(TextEncoding.all.map(\.name).joined(separator: ", ")); a byte order mark overrules it.
    """

  /// The map that was given; empty without one.
  ///
  /// - Parameter paths: The files whose nearest configurations are searched for a name, in order.
  static func map(_ invocation: Invocation, near paths: [String]) throws -> ColumnMap {
    var columns = try named(invocation, near: paths)
    if let name = invocation[encoding] {
      guard let encoding = TextEncoding(name) else {
        let names = TextEncoding.all.map(\.name)
        throw invocation.usageError(
          .invalidValue(
            name, for: "--encoding", expected: "one of " + names.joined(separator: ", "),
            suggestion: Suggestion.nearest(to: name, among: names)))
      }
      columns.encoding = encoding
    }
    return columns
  }

  /// Refuses an encoding that is given for files that are not tables in text.
  static func requireTable(among files: [CatalogFile], _ invocation: Invocation) throws {
    guard invocation[encoding] != nil, let first = files.first else { return }
    let hasTable = files.contains { file in
      let format = file.format.flatMap { CatalogFormatRegistry.format(named: $0) }
      return format?.fileExtensions.contains { ["csv", "tsv"].contains($0) } ?? true
    }
    guard !hasTable else { return }
    throw Failure(
      "--encoding is for tables in CSV and TSV, and \"\(first.name)\" is " + "\(first.format ?? "something else")")
  }

  private static func named(_ invocation: Invocation, near paths: [String]) throws -> ColumnMap {
    guard let text = invocation[option] else { return ColumnMap() }
    do throws(ColumnMapFault) { if text.contains("=") { return try ColumnMap(text) } } catch {
      throw invocation.usageError(.other("--map: \(error.description)"))
    }
    var known: [String] = []
    var searched: Set<String> = []
    for path in paths {
      guard let file = LintConfiguration.file(nearestTo: path), searched.insert(FileSystem.absolute(file)).inserted
      else { continue }
      let maps = try LintConfiguration(contentsOf: file).maps
      known += maps.keys.sorted()
      guard let columns = maps[text] else { continue }
      do throws(ColumnMapFault) { return try ColumnMap(columns) } catch {
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
