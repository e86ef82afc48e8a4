import AppStoreConnect
import AppStoreReference
import CatalogFormats
import SourceSyntax

/// The information about the catalog in the look-ups and uploads of a manifest.
struct ConnectManifest {
  /// A price point that is looked up.
  struct Point {
    let territory: String
    let amount: String
    let place: SyntaxNode
  }

  /// The price points, by the references to them.
  private(set) var points: [String: Point] = [:]
  private(set) var bundleID: SyntaxNode?
  /// The storefront whose prices are set, and from which the store derives the others.
  let baseTerritory: Territory?
  /// The paths of the files, by the references to the resources that they are uploaded for.
  private(set) var files: [String: SyntaxNode] = [:]

  init(_ place: SyntaxNode) { baseTerritory = place.value("baseTerritory").flatMap { Territory($0.text) } }

  /// - Parameter operations: The reference to the upload operations of the file, which is named
  ///   after the resource that the file is uploaded for.
  mutating func add(_ file: SyntaxNode, operations: String) {
    guard let end = operations.utf8.lastIndex(of: UInt8(ascii: ":")) else { return }
    files["\(operations[..<end])}"] = file
  }

  mutating func read(_ saving: SyntaxNode) {
    guard let name = saving.value("name")?.text, let conditions = saving.value("where") else { return }
    if let bundleID = conditions.value("/attributes/bundleId") { self.bundleID = bundleID }
    if let territory = conditions.value("/relationships/territory/data/id"),
      let amount = conditions.value("/attributes/customerPrice")
    {
      points["${\(name)}"] = Point(territory: territory.text, amount: amount.text, place: amount)
    }
  }

  /// The price of all storefronts of a currency that have no price of their own, derived from the
  /// name of the list of its price points.
  static func amount(ofList name: String) -> Money? {
    let parts = RequestName.parts(of: name)
    guard parts.count == 5, parts[0] == "pricePoints", let currency = CurrencyCode(parts[3]) else { return nil }
    return Money(decimal: parts[4], currency: currency)
  }
}
