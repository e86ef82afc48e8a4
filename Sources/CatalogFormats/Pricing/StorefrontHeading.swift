import AppStoreReference

/// The columns of a table that name storefronts: by names, or by codes.
enum StorefrontHeading {
  /// The columns that headings say to have storefronts, those of names first.
  ///
  /// - Parameter rows: The rows below the headings; a heading such as `ISO` or `Code` counts if they have codes there.
  static func columns(of headings: PriceTableRow, over rows: some Collection<PriceTableRow>) -> [Int] {
    let named = headings.columns(words)
    let others = Set(named)
    let coded = headings.cells.indices.filter { column in
      guard !others.contains(column), areCodes.contains(plain(headings.cell(column))) else { return false }
      let cells = rows.lazy.map { $0.cell(column) }.filter { !SpreadsheetNumber.isBlank($0) }
      let known = cells.count { PriceTableRow.isCode($0.uppercased()) && isPlace($0) }
      return known > 0 && known * 2 > cells.count
    }
    return named + coded
  }

  private static func isPlace(_ code: String) -> Bool {
    CellWords.territory(code) != nil || Territory(furtherName: code) != nil || OtherPlace.isNamed(code)
  }

  private static func plain(_ heading: String) -> String {
    FoldedHeading.text(heading).filter { $0.isLetter || $0.isNumber }
  }

  private static let words = HeadingWords.words(
    """
    territory territories storefront storefronts country countries land länder pays país paese 国家 国家或地区 地区 國家 國家或地區 \
    地區 国 국가 страна kraj ülke landen
    """)

  private static let areCodes = HeadingWords.words(
    """
    iso iso2 iso3 isoa2 isoa3 isocode isocodes iso2code iso3code isoalpha2 isoalpha3 iso3166 iso31661 iso31661alpha2 iso31661alpha3 \
    alpha2 alpha3 alpha2code alpha3code a2 a3 cc code codes countrycode countryiso isocountry isocountrycode kürzel kuerzel \
    ländercode laendercode länderkürzel laenderkuerzel landescode landeskürzel landcode landkod isokürzel codepays codepaís \
    códigopaís codigopais códigodepaís códigodopaís codicepaese kodkraju кодстраны ülkekodu 国家代码 国家编码 国家/地区代码 \
    國家代碼 地区代码 地區代碼 国コード 国别代码 国別コード 국가코드
    """.replacing("/", with: ""))
}

extension PriceTableRow {
  /// The columns of headings with one of some words.
  func columns(_ words: Set<String>, besides others: [Int] = []) -> [Int] {
    let others = Set(others)
    return cells.indices.filter { column in
      !others.contains(column)
        && cells[column].lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
    }
  }

  /// The storefronts that the first of some columns names, and the contradiction of another column.
  ///
  /// - Returns: Nil if no column names one.
  func storefronts(in columns: [Int]) -> (territories: [Territory], contradiction: (column: Int, text: String)?)? {
    let named = columns.map { (column: $0, territories: storefronts($0)) }.filter { !$0.territories.isEmpty }
    guard let found = named.first?.territories else { return nil }
    func names(_ territories: [Territory]) -> String { territories.map(\.name).joined(separator: ", ") }
    guard let other = named.first(where: { Set($0.territories) != Set(found) }) else { return (found, nil) }
    let text = "\"\(cell(other.column))\" is \(names(other.territories)), and the same row names \(names(found))"
    return (found, (other.column, text))
  }
}
