import Basics

/// The countries, regions and groups of countries without a storefront, which lists of countries have beside those with one.
package enum OtherPlace {
  /// Whether a text is the code or a name of such a place: `Iran, Islamic Rep.`, `WLD`, `Upper middle income`.
  package static func isNamed(_ text: String) -> Bool { names.contains(folded(text)) }

  private static func folded(_ name: String) -> String { FoldedHeading.text(name).filter { !"(),.".contains($0) } }

  private static let names: Set<String> = {
    var names: Set<String> = []
    for row in EmbeddedTable.rows(of: PackageResources.other_places_tsv) where row.count == 3 {
      names.formUnion((row[..<2] + row[2].split(separator: "|").map(String.init)).map(folded))
    }
    return names.subtracting([""])
  }()
}
