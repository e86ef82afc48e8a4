public import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads products in the forms of Google's publishing API, which are also the forms in the files of
/// gradle-play-publisher in `play/products`: the one before one-time products, and one-time products.
public enum PlayProductDecoder {
  /// Reads a product, a list of products, or a response of the API that contains one.
  ///
  /// - Parameters:
  ///   - file: The contents as a parsed file.
  ///   - companions: The files of the folder, among them the app's default language.
  public static func read(_ file: ParsedFile, _ companions: CompanionFiles = .none) -> CatalogDocument {
    let tree = file.json
    guard let root = tree.root, root.isMapping || root.isSequence else {
      return CatalogDocument(
        of: tree, whichIsNot: "products of Google Play are a JSON object or a list", PlayProductBuilder.facets)
    }
    let language = companions.bytes(of: "default-language.txt").map {
      String(decoding: $0, as: UTF8.self).trimmedBlanks
    }
    var builder = PlayProductBuilder(
      isWhole: !tree.hasErrors, defaultLanguage: language?.isEmpty == false ? language : nil)
    builder.build(root)
    let places = builder.places
    return CatalogDocument(
      builder.catalog, of: tree.source, tree.diagnostics, builder.problems,
      editing: { edit in
        let isText = edit.path.field == .title || edit.path.field == .description
        return isText ? places.replacements(for: edit, in: tree) : nil
      }, sourceMap: { path, text in places.range(of: path, text: text, in: tree) })
  }

  /// Whether an object has the requests of ``PlayRequestEncoder``.
  static func isRequests(_ root: SyntaxNode) -> Bool {
    root.value(forKey: "format")?.equals(PlayRequestEncoder.format) ?? false
  }

  /// The mark of a file of requests.
  static func markOfRequests(in file: ParsedFile) -> Int? {
    file.jsonRoot.flatMap { isRequests($0) ? $0.value(forKey: "format")?.index : nil }
  }

  /// Whether a file has a key that only one-time products and subscriptions with base plans have.
  static func isNewer(_ file: ParsedFile) -> Bool {
    guard let root = file.jsonRoot else { return false }
    let first = root.isSequence ? root.elements.first { _ in true } : root
    return first?.firstKey(among: ["purchaseOptions", "basePlans", "oneTimeProducts", "subscriptions"]) != nil
  }

  /// A key of the products that gradle-play-publisher has kept since 4.2, which a file of older ones or an answer of the
  /// API doesn't begin with.
  static func markOfNewer(in file: ParsedFile) -> Int? {
    guard let root = file.jsonRoot, !isOlder(file) else { return nil }
    let first = root.isSequence ? root.elements.first { _ in true } : root
    guard let first, first.firstKey(among: ["purchaseOptions", "basePlans"]) != nil else { return nil }
    return mark(in: file)
  }

  /// Whether a file has the version of Google's regions alone.
  static func isRegionsVersion(_ file: ParsedFile) -> Bool {
    file.jsonRoot.map { $0.count == 1 && $0.value(forKey: "regionsVersion") != nil } ?? false
  }

  /// Whether a file has a product in the form before one-time products.
  static func isOlder(_ file: ParsedFile) -> Bool {
    guard let root = file.jsonRoot else { return false }
    let first = root.isSequence ? root.elements.first { _ in true } : root
    return first?.value(forKey: "sku") != nil
  }

  /// A key of Google's products, also in the first one of a list.
  static func mark(in file: ParsedFile) -> Int? {
    guard let root = file.jsonRoot else { return nil }
    let first = root.isSequence ? root.elements.first { _ in true } : root
    return first?.firstKey(among: [
      "sku", "purchaseType", "defaultPrice", "listings", "inappproduct", "basePlans", "purchaseOptions",
      "oneTimeProducts", "subscriptions",
    ])
  }
}
